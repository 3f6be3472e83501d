# Generated from the data of the game by tests/sarahs_vision/contents.py; do not edit.

sarahs_vision-kind =
    { $colour ->
        [green] Autorité
        [orange] Technique
        [yellow] Savoir
       *[purple] IA
    }

sarahs_vision-colour =
    { $colour ->
        [green] vert
        [orange] orange
        [yellow] jaune
       *[purple] violet
    }

sarahs_vision-block =
    { $block ->
        [green] vert
        [orange] orange
        [yellow] jaune
        [purple] violet
        [green_orange] vert/orange
        [green_yellow] vert/jaune
        [green_purple] vert/violet
        [orange_yellow] orange/jaune
        [orange_purple] orange/violet
       *[yellow_purple] jaune/violet
    }

sarahs_vision-role =
    { $role ->
        [engineer] Ingénierie
        [scientist] Science
       *[senator] Sénat
    }

sarahs_vision-other =
    { $other ->
        [engineer] Ingénierie
        [scientist] Science
       *[senator] Sénat
    }

sarahs_vision-location =
    { $location ->
        [observatory] Observatoire
        [agency_hq] QG de l’Agence
        [skyport] Aérogare
        [gardens] Jardins verticaux
        [community_center] Maison commune
        [foundry] Fonderie
        [archive] Archives ouvertes
        [academy] Académie
       *[tidal_works] Usine marémotrice
    }

sarahs_vision-at =
    { $location ->
        [observatory] à l’Observatoire
        [agency_hq] au QG de l’Agence
        [skyport] à l’Aérogare
        [gardens] aux Jardins verticaux
        [community_center] à la Maison commune
        [foundry] à la Fonderie
        [archive] aux Archives ouvertes
        [academy] à l’Académie
       *[tidal_works] à l’Usine marémotrice
    }

sarahs_vision-destination =
    { $to ->
        [observatory] Observatoire
        [agency_hq] QG de l’Agence
        [skyport] Aérogare
        [gardens] Jardins verticaux
        [community_center] Maison commune
        [foundry] Fonderie
        [archive] Archives ouvertes
        [academy] Académie
       *[tidal_works] Usine marémotrice
    }

sarahs_vision-to =
    { $to ->
        [observatory] à l’Observatoire
        [agency_hq] au QG de l’Agence
        [skyport] à l’Aérogare
        [gardens] aux Jardins verticaux
        [community_center] à la Maison commune
        [foundry] à la Fonderie
        [archive] aux Archives ouvertes
        [academy] à l’Académie
       *[tidal_works] à l’Usine marémotrice
    }

sarahs_vision-section =
    { $section ->
        [observatory] Observatoire
        [agency_hq] QG de l’Agence
        [skyport] Aérogare
        [gardens] Jardins verticaux
        [community_center] Maison commune
        [foundry] Fonderie
        [archive] Archives ouvertes
        [academy] Académie
        [tidal_works] Usine marémotrice
        [line_1] effet 1
        [line_2] effet 2
       *[line_3] effet 3
    }

sarahs_vision-end-of-grid =
    { $end ->
        [green] ligne Autorité (vert)
        [orange] ligne Technique (orange)
        [yellow] ligne Savoir (jaune)
        [purple] ligne IA (violet)
        [engineer] colonne Ingénierie
        [scientist] colonne Science
       *[senator] colonne Sénat
    }

sarahs_vision-location-about =
    { $location ->
        [observatory] Une coupole de laiton sur la colline aux vents, où l’on regarde encore le ciel soi-même.
        [agency_hq] Une tour de pièces empilées, des téléphones qui sonnent, et un ascenseur avec liftière.
        [skyport] Des dirigeables, des planeurs, du bitume mouillé et l’odeur du café de six pays.
        [gardens] Des terrasses de haricots, de riz et de poiriers, plus haut que n’aiment monter les mouettes.
        [community_center] De longues tables, de la soupe aux lentilles, un poêle chaud, et une chaise toujours gardée.
        [foundry] Ici on imprime des machines, chaudes et légèrement parfumées, jour et nuit.
        [archive] Moitié bibliothèque, moitié IA ; Notule répond à toute question et en recommande deux autres.
        [academy] De la craie, des disputes, des portes ouvertes ; y enseigne quiconque sait tenir une salle.
       *[tidal_works] De grandes turbines lentes sous le port, et des gardiens qui règlent leur montre sur la lune.
    }

sarahs_vision-figure =
    { $figure ->
        [sarita] Sarita Holm
        [oluwaseun] Oluwaseun Brandt
        [marguerite] Marguerite Tso
        [yusuf] Yusuf Karadeniz
        [leela] Leela Raghunathan
        [ailu] Áilu Somby
        [ximena] Ximena Quispe
       *[dimitar] Dimitar Petkov
    }

sarahs_vision-figure-about =
    { $figure ->
        [sarita] Dans sa classe, onze enfants devaient leur prénom à Sarah. Une seule voix a continué à demander pourquoi : la sienne.
        [oluwaseun] Enfance sur un remorqueur de Hambourg ; lit des contrats par plaisir et s’excuse auprès des machines avant de taper dessus.
        [marguerite] Soixante et onze ans, de Marseille ; a essayé trois fois la retraite, et l’a trouvée chaque fois ennuyeuse.
        [yusuf] A commandé un bac sur la mer Noire ; sait calmer une salle en baissant un seul sourcil.
        [leela] Dix-neuf ans, de Leeds ; dort quatre heures par nuit et compte tout, y compris les heures.
        [ailu] Accorde les pianos de Tromsø ; oreille absolue, patience infinie, aucun avis sur la pluie et le beau temps.
        [ximena] De Cochabamba, pour réparer un pont. Vingt ans après, n’a pas bougé et envoie toujours des cartes postales du pont.
       *[dimitar] Enfance parmi les ruches de Plovdiv ; pense en hexagones, cuisine pour vingt, fait confiance un jour trop tôt.
    }

sarahs_vision-directive =
    { $card ->
        [tea_and_facts] Du thé et des faits
        [mind_the_doors] Attention aux portes
        [sweep_the_square] Un coup de balai
        [good_neighbours] Bons voisins
        [a_night_of_ideas] La nuit des idées
        [all_hands] Tout le monde s’y met
        [open_the_windows] Ouvrez les fenêtres
        [closed_for_cleaning] Fermé pour nettoyage
        [the_milk_barge] La péniche du laitier
        [a_seat_on_the_mail_glider] Le planeur postal
        [hannekes_short_cut] Le raccourci de Hanneke
        [changing_hats] Échange de chapeaux
        [over_the_rooftops] Par les toits
        [a_quiet_word] Un mot à mi-voix
        [day_off] Jour de congé
        [a_week_by_the_sea] Une semaine à la mer
        [let_me_carry_that] Laissez, je porte
        [the_spare_room] La chambre d’amis
        [yellow_umbrellas] Parapluies jaunes
        [chalk_on_the_pavement] Craie sur le trottoir
        [borrowed_spark] Étincelle d’emprunt
        [the_bottom_drawer] Le tiroir du bas
        [lettuce_on_the_terrace] De la laitue en terrasse
        [shuffle_the_timetable] L’horaire chamboulé
        [delayed_by_fog] Retard pour cause de brouillard
       *[coffee_on_the_document] Café renversé
    }

sarahs_vision-directive-text =
    { $card ->
        [tea_and_facts] Deux agents, une table pliante, du thé chaud, et la vérité dite lentement à qui s’arrête.
        [mind_the_doors] Une voix humaine au haut-parleur ramène plus de monde à la maison que toutes les sirènes.
        [sweep_the_square] Quand la rumeur revient, les tracts ont disparu et quelqu’un a sorti des chaises.
        [good_neighbours] Dans chaque rue, quelqu’un garde les doubles des clés et un chien placide. Sonnez là.
        [a_night_of_ideas] Laissez les lampes allumées, la craie à portée et la porte ouverte, puis voyez qui vient.
        [all_hands] Cuisiniers, commis et cadets font la chaîne, jusqu’à ce que le seau revienne vide.
        [open_the_windows] Chassez le mauvais air de toute la maison, et que les voisins vous entendent chanter.
        [closed_for_cleaning] Un écriteau honnête, une porte close, une nuit entière à la serpillière et au tournevis.
        [the_milk_barge] Elle part avant l’aube, s’arrête partout, et personne ne l’a jamais fouillée.
        [a_seat_on_the_mail_glider] Rentrez les genoux, tenez les colis, et vous irez partout où va le courrier.
        [hannekes_short_cut] Il y a une porte derrière la buanderie. Où elle ne mène pas, Hanneke ne l’a jamais dit.
        [changing_hats] Vus du trottoir d’en face, un manteau mouillé et un chapeau d’emprunt ressemblent à n’importe qui.
        [over_the_rooftops] Quelques planches, une corde à linge, un bon équilibre : la ville a plus de chemins que de rues.
        [a_quiet_word] Un agent s’assoit sur le banc d’à côté et dit ce qu’il fallait dire. Les épaules se relâchent.
        [day_off] Par ordre de l’Agence : pas d’écran, une chaise longue, et quelqu’un d’autre va ouvrir.
        [a_week_by_the_sea] L’air sent le sel et la friture, et là-bas personne n’a entendu parler de vous.
        [let_me_carry_that] Un souci pèse moins lourd une fois confié à quelqu’un qui s’est proposé.
        [the_spare_room] Deuxième étage sur cour, draps frais, logeuse solide. Personne ne passe la logeuse.
        [yellow_umbrellas] Ce soir, chaque agent a le sien, et sous l’un d’eux, va savoir lequel, marche la personne que l’on suivait.
        [chalk_on_the_pavement] Un enfant dessine la moitié d’une idée ; le soir, les passants l’ont finie.
        [borrowed_spark] Dans une autre ville, quelqu’un sait comment on fait, et n’attendait que la question.
        [the_bottom_drawer] La clé était dans la théière. Le reçu de deux ou trois choses qu’on croyait perdues aussi.
        [lettuce_on_the_terrace] M. Abiodun en laisse toujours dehors. C’est fou ce qu’on voit venir de là-haut, et ce qui s’y pose : aujourd’hui, une directive.
        [shuffle_the_timetable] Si les ennuis doivent arriver ce soir, qu’ils arrivent au moins dans l’ordre qui nous arrange. Une directive est jointe au nouvel horaire.
        [delayed_by_fog] L’aérogare est navrée. Les passagers malintentionnés sont priés de patienter au salon, celui où l’horloge retarde.
       *[coffee_on_the_document] Une tache des plus fâcheuses, juste à l’endroit voulu. Cet alinéa n’est plus lisible, ni applicable.
    }
