# Generated from the data of the game by tests/sarahs_vision/contents.py; do not edit.

sarahs_vision-kind =
    { $colour ->
        [green] Leadership
        [orange] Technical
        [yellow] Scientific
       *[purple] A.I.
    }

sarahs_vision-colour =
    { $colour ->
        [green] green
        [orange] orange
        [yellow] yellow
       *[purple] purple
    }

sarahs_vision-block =
    { $block ->
        [green] green
        [orange] orange
        [yellow] yellow
        [purple] purple
        [green_orange] green/orange
        [green_yellow] green/yellow
        [green_purple] green/purple
        [orange_yellow] orange/yellow
        [orange_purple] orange/purple
       *[yellow_purple] yellow/purple
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
        [observatory] Observatory
        [agency_hq] Agency HQ
        [skyport] Skyport
        [gardens] Vertical Gardens
        [community_center] Community Centre
        [foundry] Foundry
        [archive] Open Archive
        [academy] Academy
       *[tidal_works] Tidal Works
    }

sarahs_vision-at =
    { $location ->
        [observatory] at the Observatory
        [agency_hq] at Agency HQ
        [skyport] at the Skyport
        [gardens] in the Vertical Gardens
        [community_center] at the Community Centre
        [foundry] at the Foundry
        [archive] at the Open Archive
        [academy] at the Academy
       *[tidal_works] at the Tidal Works
    }

sarahs_vision-destination =
    { $to ->
        [observatory] Observatory
        [agency_hq] Agency HQ
        [skyport] Skyport
        [gardens] Vertical Gardens
        [community_center] Community Centre
        [foundry] Foundry
        [archive] Open Archive
        [academy] Academy
       *[tidal_works] Tidal Works
    }

sarahs_vision-to =
    { $to ->
        [observatory] to the Observatory
        [agency_hq] to Agency HQ
        [skyport] to the Skyport
        [gardens] to the Vertical Gardens
        [community_center] to the Community Centre
        [foundry] to the Foundry
        [archive] to the Open Archive
        [academy] to the Academy
       *[tidal_works] to the Tidal Works
    }

sarahs_vision-section =
    { $section ->
        [observatory] Observatory
        [agency_hq] Agency HQ
        [skyport] Skyport
        [gardens] Vertical Gardens
        [community_center] Community Centre
        [foundry] Foundry
        [archive] Open Archive
        [academy] Academy
        [tidal_works] Tidal Works
        [line_1] effect 1
        [line_2] effect 2
       *[line_3] effect 3
    }

sarahs_vision-end-of-grid =
    { $end ->
        [green] Leadership (green) row
        [orange] Technical (orange) row
        [yellow] Scientific (yellow) row
        [purple] A.I. (purple) row
        [engineer] Engineer column
        [scientist] Scientist column
       *[senator] Senator column
    }

sarahs_vision-location-about =
    { $location ->
        [observatory] A brass dome on the windy hill, where people still look up for themselves.
        [agency_hq] A tower of stacked rooms, ringing telephones and one lift with a human operator.
        [skyport] Airships, gliders, wet tarmac and the smell of coffee from six countries.
        [gardens] Terraces of beans, rice and pear trees, climbing higher than the gulls care to.
        [community_center] Long tables, lentil soup, a warm stove, and a chair that is always kept free.
        [foundry] Machines are printed here day and night, hot and slightly fragrant.
        [archive] Half library, half A.I.; Footnote answers any question and recommends two more.
        [academy] Chalk, quarrels and open doors; anyone may teach here who can hold the room.
       *[tidal_works] Great slow turbines under the harbour, and keepers who set their watches by the moon.
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
        [sarita] One of eleven in a single school class named after Sarah, and the only one who kept asking why.
        [oluwaseun] Grew up on a Hamburg tugboat, reads contracts for pleasure and apologises to machines before hitting them.
        [marguerite] Seventy-one, from Marseille; has retired three times and found it dull on each occasion.
        [yusuf] Former ferry captain from the Black Sea coast who can calm a room by lowering one eyebrow.
        [leela] Nineteen, born in Leeds, sleeps four hours and counts everything, including the hours.
        [ailu] Piano tuner from Tromsø with perfect pitch, endless patience and no opinion on small talk.
        [ximena] Came from Cochabamba to mend one bridge, stayed twenty years, still sends postcards of the bridge.
       *[dimitar] Beekeeper’s child from Plovdiv; thinks in hexagons, cooks in quantity, trusts people a day too early.
    }

sarahs_vision-directive =
    { $card ->
        [tea_and_facts] Tea and Facts
        [mind_the_doors] Mind the Doors
        [sweep_the_square] Sweep the Square
        [good_neighbours] Good Neighbours
        [a_night_of_ideas] A Night of Ideas
        [all_hands] All Hands
        [open_the_windows] Open the Windows
        [closed_for_cleaning] Closed for Cleaning
        [the_milk_barge] The Milk Barge
        [a_seat_on_the_mail_glider] A Seat on the Mail Glider
        [hannekes_short_cut] Hanneke’s Short Cut
        [changing_hats] Changing Hats
        [over_the_rooftops] Over the Rooftops
        [a_quiet_word] A Quiet Word
        [day_off] Day Off
        [a_week_by_the_sea] A Week by the Sea
        [let_me_carry_that] Let Me Carry That
        [the_spare_room] The Spare Room
        [yellow_umbrellas] Yellow Umbrellas
        [chalk_on_the_pavement] Chalk on the Pavement
        [borrowed_spark] Borrowed Spark
        [the_bottom_drawer] The Bottom Drawer
        [lettuce_on_the_terrace] Lettuce on the Terrace
        [shuffle_the_timetable] Shuffle the Timetable
        [delayed_by_fog] Delayed by Fog
       *[coffee_on_the_document] Coffee on the Document
    }

sarahs_vision-directive-text =
    { $card ->
        [tea_and_facts] Two agents, a folding table, hot tea, and the truth told slowly to anyone who stops.
        [mind_the_doors] A human voice on the loudspeaker gets more people home than any siren.
        [sweep_the_square] By the time the rumour returns, the leaflets are gone and somebody has put out chairs.
        [good_neighbours] Every street has one person with spare keys and a calm dog. Ask there.
        [a_night_of_ideas] Leave the lamps on, the chalk out and the door unlocked, then see who turns up.
        [all_hands] Cooks, clerks and cadets in one long line, passing buckets until the bucket comes back empty.
        [open_the_windows] Let the bad air out of the whole house, and let the neighbours hear you singing.
        [closed_for_cleaning] One honest sign, one locked door, one thorough night with mops and screwdrivers.
        [the_milk_barge] It leaves before dawn, calls everywhere, and nobody has ever searched it.
        [a_seat_on_the_mail_glider] Keep your knees in and hold the parcels, and you may go wherever the post goes.
        [hannekes_short_cut] There is a door behind the laundry. She has never said where it does not lead.
        [changing_hats] From across the street, one wet coat and a borrowed hat look like anybody.
        [over_the_rooftops] A few planks, a clothes line, a good sense of balance: the city has more paths than streets.
        [a_quiet_word] An agent sits down on the next bench and says what needed saying. The shoulders drop.
        [day_off] By order of the Agency: no screens, one deckchair, and somebody else answers the door.
        [a_week_by_the_sea] The air smells of salt and fried fish, and no one there has heard of you.
        [let_me_carry_that] Trouble weighs less once it has been handed to someone who offered.
        [the_spare_room] Second floor back, fresh sheets, a stout landlady. Nobody gets past the landlady.
        [yellow_umbrellas] Tonight every agent carries one, and under one of them, nobody can say which, walks the person who was being followed.
        [chalk_on_the_pavement] A child draws half an idea; by evening the passers-by have finished it.
        [borrowed_spark] Somebody in another city knows how it is done, and is delighted to be asked.
        [the_bottom_drawer] The key was in the teapot. So was the receipt for a few things we thought were gone.
        [lettuce_on_the_terrace] Mr Abiodun always leaves some out. It is surprising what you see coming from up there, and what lands: today, a directive.
        [shuffle_the_timetable] If trouble must arrive tonight, it may at least arrive in an order that suits us. A directive comes with the new timetable.
        [delayed_by_fog] The skyport regrets. Passengers who mean harm are asked to wait in the lounge with the slow clock.
       *[coffee_on_the_document] A most unfortunate stain, exactly where it was needed. That paragraph can no longer be read, or carried out.
    }
