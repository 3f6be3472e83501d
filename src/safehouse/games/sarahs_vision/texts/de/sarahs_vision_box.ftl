# Generated from the data of the game by tests/sarahs_vision/contents.py; do not edit.

sarahs_vision-kind =
    { $colour ->
        [green] Führung
        [orange] Technik
        [yellow] Wissenschaft
       *[purple] KI
    }

sarahs_vision-colour =
    { $colour ->
        [green] grün
        [orange] orange
        [yellow] gelb
       *[purple] violett
    }

sarahs_vision-block =
    { $block ->
        [green] grün
        [orange] orange
        [yellow] gelb
        [purple] violett
        [green_orange] grün/orange
        [green_yellow] grün/gelb
        [green_purple] grün/violett
        [orange_yellow] orange/gelb
        [orange_purple] orange/violett
       *[yellow_purple] gelb/violett
    }

sarahs_vision-role =
    { $role ->
        [engineer] Engineer
        [scientist] Scientist
       *[senator] Senator
    }

sarahs_vision-other =
    { $other ->
        [engineer] Engineer
        [scientist] Scientist
       *[senator] Senator
    }

sarahs_vision-location =
    { $location ->
        [observatory] Sternwarte
        [agency_hq] Agenturzentrale
        [skyport] Himmelshafen
        [gardens] Hängende Gärten
        [community_center] Gemeinschaftszentrum
        [foundry] Gießerei
        [archive] Offenes Archiv
        [academy] Akademie
       *[tidal_works] Gezeitenwerk
    }

sarahs_vision-at =
    { $location ->
        [observatory] in der Sternwarte
        [agency_hq] in der Agenturzentrale
        [skyport] am Himmelshafen
        [gardens] in den Hängenden Gärten
        [community_center] im Gemeinschaftszentrum
        [foundry] in der Gießerei
        [archive] im Offenen Archiv
        [academy] in der Akademie
       *[tidal_works] im Gezeitenwerk
    }

sarahs_vision-destination =
    { $to ->
        [observatory] Sternwarte
        [agency_hq] Agenturzentrale
        [skyport] Himmelshafen
        [gardens] Hängende Gärten
        [community_center] Gemeinschaftszentrum
        [foundry] Gießerei
        [archive] Offenes Archiv
        [academy] Akademie
       *[tidal_works] Gezeitenwerk
    }

sarahs_vision-to =
    { $to ->
        [observatory] zur Sternwarte
        [agency_hq] zur Agenturzentrale
        [skyport] zum Himmelshafen
        [gardens] in die Hängenden Gärten
        [community_center] zum Gemeinschaftszentrum
        [foundry] zur Gießerei
        [archive] zum Offenen Archiv
        [academy] zur Akademie
       *[tidal_works] zum Gezeitenwerk
    }

sarahs_vision-section =
    { $section ->
        [observatory] Sternwarte
        [agency_hq] Agenturzentrale
        [skyport] Himmelshafen
        [gardens] Hängende Gärten
        [community_center] Gemeinschaftszentrum
        [foundry] Gießerei
        [archive] Offenes Archiv
        [academy] Akademie
        [tidal_works] Gezeitenwerk
        [line_1] Effekt 1
        [line_2] Effekt 2
       *[line_3] Effekt 3
    }

sarahs_vision-end-of-grid =
    { $end ->
        [green] Zeile Führung (grün)
        [orange] Zeile Technik (orange)
        [yellow] Zeile Wissenschaft (gelb)
        [purple] Zeile KI (violett)
        [engineer] Spalte Engineer
        [scientist] Spalte Scientist
       *[senator] Spalte Senator
    }

sarahs_vision-location-about =
    { $location ->
        [observatory] Eine Messingkuppel auf dem windigen Hügel, wo die Leute noch selbst hinaufschauen.
        [agency_hq] Ein Turm aus gestapelten Räumen, klingelnde Telefone und ein Lift, den noch ein Mensch bedient.
        [skyport] Luftschiffe, Gleiter, nasser Asphalt und der Duft von Kaffee aus sechs Ländern.
        [gardens] Terrassen voller Bohnen, Reis und Birnbäume, höher hinauf, als es den Möwen lieb ist.
        [community_center] Lange Tische, Linsensuppe, ein warmer Ofen und ein Stuhl, der immer freigehalten wird.
        [foundry] Hier werden Maschinen gedruckt, heiß und leicht duftend, bei Tag und bei Nacht.
        [archive] Halb Bibliothek, halb KI; Fußnote beantwortet jede Frage und empfiehlt zwei weitere.
        [academy] Kreide, Streit und offene Türen; lehren darf hier, wem der Saal zuhört.
       *[tidal_works] Große, langsame Turbinen unter dem Hafen und Leute, die ihre Uhren nach dem Mond stellen.
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
        [sarita] In der Schulklasse hießen elf Kinder nach Sarah. Nur dieses eine hat nie aufgehört, nach dem Warum zu fragen.
        [oluwaseun] Aufgewachsen auf einem Hamburger Schlepper, liest zum Vergnügen Verträge und entschuldigt sich bei Maschinen, bevor es Schläge gibt.
        [marguerite] Einundsiebzig, aus Marseille; war schon dreimal im Ruhestand und fand ihn jedes Mal langweilig.
        [yusuf] Hat am Schwarzen Meer Fähren gesteuert und beruhigt mit einer gesenkten Augenbraue einen ganzen Saal.
        [leela] Neunzehn, geboren in Leeds, schläft vier Stunden und zählt alles, auch die Stunden.
        [ailu] Stimmt in Tromsø Klaviere: absolutes Gehör, endlose Geduld, keine Meinung zum Wetter.
        [ximena] Kam aus Cochabamba, um eine Brücke zu reparieren, blieb zwanzig Jahre und verschickt noch immer Postkarten von der Brücke.
       *[dimitar] Kind einer Imkerfamilie aus Plowdiw; denkt in Sechsecken, kocht für viele, vertraut Menschen einen Tag zu früh.
    }

sarahs_vision-directive =
    { $card ->
        [tea_and_facts] Tee und Tatsachen
        [mind_the_doors] Vorsicht an den Türen
        [sweep_the_square] Den Platz fegen
        [good_neighbours] Gute Nachbarschaft
        [a_night_of_ideas] Nacht der Ideen
        [all_hands] Alle packen an
        [open_the_windows] Fenster auf
        [closed_for_cleaning] Wegen Reinigung geschlossen
        [the_milk_barge] Der Milchkahn
        [a_seat_on_the_mail_glider] Mitflug im Postgleiter
        [hannekes_short_cut] Hannekes Abkürzung
        [changing_hats] Hüte tauschen
        [over_the_rooftops] Über die Dächer
        [a_quiet_word] Ein gutes Wort
        [day_off] Freier Tag
        [a_week_by_the_sea] Eine Woche am Meer
        [let_me_carry_that] Gib her, ich trag das
        [the_spare_room] Das Gästezimmer
        [yellow_umbrellas] Gelbe Regenschirme
        [chalk_on_the_pavement] Kreide auf dem Gehsteig
        [borrowed_spark] Geliehener Funke
        [the_bottom_drawer] Die unterste Schublade
        [lettuce_on_the_terrace] Salat auf der Terrasse
        [shuffle_the_timetable] Fahrplan neu mischen
        [delayed_by_fog] Verspätung wegen Nebel
       *[coffee_on_the_document] Kaffee auf der Akte
    }

sarahs_vision-directive-text =
    { $card ->
        [tea_and_facts] Zwei von euch, ein Klapptisch, heißer Tee und in aller Ruhe die Wahrheit, für jeden, der stehen bleibt.
        [mind_the_doors] Eine menschliche Stimme im Lautsprecher bringt mehr Leute nach Hause als jede Sirene.
        [sweep_the_square] Bis das Gerücht wiederkommt, sind die Flugblätter weg, und jemand hat Stühle hinausgestellt.
        [good_neighbours] In jeder Straße wohnt jemand mit Ersatzschlüsseln und einem ruhigen Hund. Fragt dort.
        [a_night_of_ideas] Lasst das Licht an, die Kreide liegen und die Tür offen, und dann seht, wer kommt.
        [all_hands] Küche, Büro und Nachwuchs in einer langen Reihe, und der Eimer wandert, bis er leer zurückkommt.
        [open_the_windows] Lasst im ganzen Haus die schlechte Luft hinaus, und lasst die Nachbarn hören, wie ihr singt.
        [closed_for_cleaning] Ein ehrliches Schild, eine verschlossene Tür, eine gründliche Nacht mit Schrubber und Schraubenzieher.
        [the_milk_barge] Er legt vor Tagesanbruch ab, hält überall, und durchsucht hat ihn noch nie jemand.
        [a_seat_on_the_mail_glider] Knie einziehen, Pakete festhalten, und schon geht es überallhin, wo die Post hinkommt.
        [hannekes_short_cut] Hinter der Wäscherei gibt es eine Tür. Wohin sie nicht führt, hat Hanneke nie gesagt.
        [changing_hats] Ein nasser Mantel und ein geliehener Hut, und von drüben könnte es jeder sein.
        [over_the_rooftops] Ein paar Bretter, eine Wäscheleine, ein wenig Gleichgewicht: Die Stadt hat mehr Wege als Straßen.
        [a_quiet_word] Auf der Bank nebenan nimmt jemand Platz und sagt, was gesagt werden musste. Die Schultern sinken.
        [day_off] Auf Anordnung der Agentur: keine Bildschirme, ein Liegestuhl, und an die Tür geht jemand anders.
        [a_week_by_the_sea] Die Luft riecht nach Salz und Backfisch, und kein Mensch dort weiß, wer man ist.
        [let_me_carry_that] Sorgen wiegen weniger, sobald jemand sie trägt, der es angeboten hat.
        [the_spare_room] Zweiter Stock, nach hinten raus, frische Laken, eine stämmige Wirtin. An der Wirtin kommt niemand vorbei.
        [yellow_umbrellas] Heute Abend tragt ihr alle einen, und unter irgendeinem davon geht der eine Mensch, der verfolgt wird.
        [chalk_on_the_pavement] Ein Kind zeichnet eine halbe Idee; bis zum Abend haben Passanten sie fertig gezeichnet.
        [borrowed_spark] In einer anderen Stadt weiß jemand, wie es geht, und freut sich sehr über die Frage.
        [the_bottom_drawer] Der Schlüssel lag in der Teekanne. Die Quittung für ein paar Dinge, die wir verloren glaubten, auch.
        [lettuce_on_the_terrace] Herr Abiodun legt immer welchen hinaus. Erstaunlich, was man von dort oben alles kommen sieht und was da landet: heute eine Anweisungskarte.
        [shuffle_the_timetable] Wenn der Ärger schon heute Nacht kommen muss, dann wenigstens in einer Reihenfolge, die uns passt. Dem neuen Fahrplan liegt eine Anweisungskarte bei.
        [delayed_by_fog] Der Himmelshafen bedauert. Reisende mit bösen Absichten warten bitte in der Halle mit der langsamen Uhr.
       *[coffee_on_the_document] Ein höchst bedauerlicher Fleck, genau an der richtigen Stelle. Dieser Absatz lässt sich nicht mehr lesen, geschweige denn ausführen.
    }
