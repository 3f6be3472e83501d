### Les leçons de Sarah's Vision en français.

lesson-sarahs_vision-a-directive-title = Une directive
lesson-sarahs_vision-a-directive-task = Ton tour commence par une action, si tu veux. La plus simple ne coûte rien : pioche une directive.
lesson-sarahs_vision-a-directive-well = Les directives restent dans ta main jusqu’à ce que tu les joues, après un événement. Piocher est toujours gratuit, mais c’est toute ton action.
lesson-sarahs_vision-a-directive-hint = Piocher se trouve parmi les boutons à côté de la table.

lesson-sarahs_vision-a-cover-title = Couvrir
lesson-sarahs_vision-a-cover-task = Le prochain événement apporte du danger au QG de l’Agence, où se trouve Sénat. Couvre cette case, et paie avec le cube de la grille.
lesson-sarahs_vision-a-cover-well = Ce qui est couvert n’a pas lieu. Un cube de la couleur du cadre vaut un bloc, et la tour reste intacte.
lesson-sarahs_vision-a-cover-hint = Choisis la case au cadre vert sur la carte 1, puis paie, puis dépense le cube Autorité.

lesson-sarahs_vision-a-steady-hand-title = Sans trembler
lesson-sarahs_vision-a-steady-hand-task = Échange les deux premières cartes. Cette fois, paie avec la tour : tâte d’abord un bloc, puis tires-en un, sans rien faire tomber.
lesson-sarahs_vision-a-steady-hand-well = Un bloc qui bouge ou qui résiste ne risque presque rien ; un bloc coincé, si. Tu peux tâter trois blocs avant de tirer.
lesson-sarahs_vision-a-steady-hand-hint = Échanger coûte du vert. Tâte le bloc de gauche de l’étage 5.

lesson-sarahs_vision-two-at-once-title = Deux d’un coup
lesson-sarahs_vision-two-at-once-task = Génie ne doit prendre aucun danger pendant ce tour. Deux cases du prochain événement menacent la fonderie : couvre les deux en une seule action.
lesson-sarahs_vision-two-at-once-well = Couvrir est une seule action, quel que soit le nombre de cases. On les désigne toutes, puis on les paie une à une.
lesson-sarahs_vision-two-at-once-hint = Regarde la case au milieu à droite et la dernière ligne de la carte 1. Désigne les deux avant de payer.

lesson-sarahs_vision-what-is-coming-title = Ce qui arrive
lesson-sarahs_vision-what-is-coming-task = Quatre cartes sont face cachée. Découvre ce qu’elles annoncent sans toucher à la tour.
lesson-sarahs_vision-what-is-coming-well = Seuls les événements révélés peuvent être couverts ou retirés. Les connaître à temps vaut bien une action.
lesson-sarahs_vision-what-is-coming-hint = Révéler coûte de l’orange, et il y a un cube orange sur la grille.

lesson-sarahs_vision-another-order-title = Un autre ordre
lesson-sarahs_vision-another-order-task = Le prochain événement frappe la fonderie, et ni Génie ni Science ne supporterait un cube de plus. Change l’ordre pour que personne ne prenne de danger.
lesson-sarahs_vision-another-order-well = Les personnages ne prennent le danger qu’à la fin du tour. Un événement qui emmène un personnage à temps le protège.
lesson-sarahs_vision-another-order-hint = La carte 2 envoie Génie aux archives avant le partage du danger.

lesson-sarahs_vision-tea-and-facts-title = Du thé et des faits
lesson-sarahs_vision-tea-and-facts-task = Deux cubes de danger se trouvent là où est Génie. Laisse venir l’événement, puis enlève-les avec ta directive avant que quelqu’un doive les prendre.
lesson-sarahs_vision-tea-and-facts-well = Les directives viennent après l’événement et avant le partage du danger : le dernier moment pour faire le ménage.
lesson-sarahs_vision-tea-and-facts-hint = Ne fais aucune action. Joue ensuite la directive, paie avec le cube violet, et choisis deux fois les archives.

lesson-sarahs_vision-who-bears-it-title = Qui s’en charge ?
lesson-sarahs_vision-who-bears-it-task = Génie et Sénat sont au même endroit, avec deux cubes de danger. Partage-les pour que personne n’arrive à cinq.
lesson-sarahs_vision-who-bears-it-well = Là où sont plusieurs personnages, on partage le danger cube par cube. Cinq cubes pour un seul, et tout le monde a perdu.
lesson-sarahs_vision-who-bears-it-hint = Tous deux en portent trois. Chacun peut en prendre encore un.

lesson-sarahs_vision-a-full-row-title = Une ligne pleine
lesson-sarahs_vision-a-full-row-task = Sénat trouve l’inspiration au QG de l’Agence, pour l’Autorité ou l’I.A. Pose le cube là où il libère un bloc.
lesson-sarahs_vision-a-full-row-well = Une ligne avec un cube pour chaque personnage libère son bloc pour de bon, même si tu dépenses les cubes plus tard.
lesson-sarahs_vision-a-full-row-hint = Dans une ligne, seule la case de Sénat est vide.

lesson-sarahs_vision-out-of-the-way-title = Hors d’atteinte
lesson-sarahs_vision-out-of-the-way-task = Le prochain événement apporte deux cubes à la maison commune. Laisse-le venir, mais éloigne Sénat à temps.
lesson-sarahs_vision-out-of-the-way-well = Le danger reste là où il n’y a personne, et ne nuit à personne tant que le lieu ne déborde pas.
lesson-sarahs_vision-out-of-the-way-hint = Ta péniche s’arrête partout. Choisis un lieu sans danger.

lesson-sarahs_vision-too-many-cubes-title = Trop de cubes
lesson-sarahs_vision-too-many-cubes-task = Le prochain événement apporte deux cubes aux jardins, où il y en a déjà deux. Ce qu’un lieu ne supporte pas va aux personnages, et aucun n’en peut plus. Trouve une issue.
lesson-sarahs_vision-too-many-cubes-well = Un lieu supporte trois cubes. Seul ce qui dépasse se partage, où que soient les personnages.
lesson-sarahs_vision-too-many-cubes-hint = Un cube de moins suffit. Tu n’as pas besoin de la seconde moitié de la directive.

lesson-sarahs_vision-the-last-event-title = Le dernier événement
lesson-sarahs_vision-the-last-event-task = Il reste un événement. Génie et Sénat portent chacun quatre cubes de danger. Gagne la partie.
lesson-sarahs_vision-the-last-event-well = Les vingt événements sont passés et personne n’a cinq cubes : c’est gagné.
lesson-sarahs_vision-the-last-event-hint = Les deux cases encadrées doivent être couvertes, et il y a un cube pour chacune.
