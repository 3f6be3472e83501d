# Sarah's Vision: everything that is said on its page and in its log.
sarahs_vision-seat =
    { $seat ->
        [first] Player 1
        [second] Player 2
        [third] Player 3
        [fourth] Player 4
        [tower] The tower
       *[spectator] Spectator
    }

## Names put together

sarahs_vision-resource = { sarahs_vision-kind } ({ sarahs_vision-colour })
sarahs_vision-directive-quoted = “{ sarahs_vision-directive }”
sarahs_vision-ways =
    { $ways ->
        [pull] pull a block from the tower
        [use] use an unlocked block
        [spend] spend an inspiration cube
        [pull_use] pull a block or use an unlocked one
        [pull_spend] pull a block or spend an inspiration cube
        [use_spend] use an unlocked block or spend an inspiration cube
       *[pull_use_spend] pull a block, use an unlocked one or spend an inspiration cube
    }

## Options

sarahs_vision-option-players = Players
sarahs_vision-option-players-about = You win or lose together, and everyone sees everything.
sarahs_vision-option-players-1 = 1
sarahs_vision-option-players-2 = 2
sarahs_vision-option-players-3 = 3
sarahs_vision-option-players-4 = 4
sarahs_vision-option-scenario = Scenario
sarahs_vision-option-scenario-about = Three chapters of one story, each harder than the last. You can play any of them on its own.
sarahs_vision-option-scenario-1 = First Light
sarahs_vision-option-scenario-2 = Strange Birds
sarahs_vision-option-scenario-3 = Room for One More
sarahs_vision-option-events = Order of events
sarahs_vision-option-events-about = Played in order, the events tell the story, with story cards. Shuffled, they make a familiar scenario new again, but without the story cards. This variant is easier, above all in the first two scenarios.
sarahs_vision-option-events-in_order = In order, with the story
sarahs_vision-option-events-shuffled = Shuffled
sarahs_vision-option-tower = Tower
sarahs_vision-option-tower-about = Simulated: the computer decides whether the tower holds, and shows you the risk of every pull. Real: you build the tower on your own table and say what happened.
sarahs_vision-option-tower-simulated = Simulated, with risks shown
sarahs_vision-option-tower-outside = A real one on your table
sarahs_vision-option-figures = Figures
sarahs_vision-option-figures-about = Who plays the Engineer, the Scientist and the Senator. Only the names change.
sarahs_vision-option-figures-place =
    { $number ->
        [1] Engineer
        [2] Scientist
       *[3] Senator
    }

## Questions

sarahs_vision-ask-wait =
    { $seat ->
        [tower] Waiting to hear whether the tower held…
       *[other] Waiting for { $seat_name }…
    }
sarahs_vision-ask-over = The game is over.
sarahs_vision-ask-action = Take one action, or none. Either way, the first event in the row is resolved next.
sarahs_vision-ask-name =
    { $more ->
        [yes] Name more sections to cover, or start paying for the ones you have named.
       *[no] You can’t pay for any more sections. Start paying for the ones you have named.
    }
sarahs_vision-ask-pay-swap = Pay { $owed } { sarahs_vision-resource } to swap cards { $place } and { $second }: { sarahs_vision-ways }.
sarahs_vision-ask-pay-remove = Pay { $owed } { sarahs_vision-resource } to remove card { $place }: { sarahs_vision-ways }.
sarahs_vision-ask-pay-reveal = Pay { $owed } { sarahs_vision-resource } to reveal the face-down cards: { sarahs_vision-ways }.
sarahs_vision-ask-pay-cover =
    { $sections ->
        [one] Pay { $owed } { sarahs_vision-resource } to cover a section of card { $place } ({ sarahs_vision-section }): { sarahs_vision-ways }.
       *[other] Pay { $owed } { sarahs_vision-resource } for the first of { $sections } sections, on card { $place } ({ sarahs_vision-section }): { sarahs_vision-ways }.
    }
sarahs_vision-ask-pay-play = Pay { $owed } { sarahs_vision-resource } to play “{ sarahs_vision-directive }”: { sarahs_vision-ways }.
sarahs_vision-ask-outcome-pulled =
    { $purpose ->
        [cover] Pull the { sarahs_vision-slot } block of layer { $layer } from your tower and put it on card { $place }. Did the tower hold?
       *[other] Pull the { sarahs_vision-slot } block of layer { $layer } from your tower and lay it on top. Did the tower hold?
    }
sarahs_vision-ask-outcome-laid =
    { $then ->
        [paid] Lay the unlocked block on top of your tower. Did the tower hold?
        [resolve] Lay the blocks from the removed card on top of your tower. Did the tower hold?
       *[laid_back] Lay the blocks from the resolved event on top of your tower. Did the tower hold?
    }
sarahs_vision-ask-directive = Play a directive, or pass. Once everyone has passed, danger and inspiration are handed out.
sarahs_vision-ask-choice-move-any = “{ $source }”: move any figure to any location, or skip this.
sarahs_vision-ask-choice-move-next = “{ $source }”: move any figure to a neighbouring location, or skip this.
sarahs_vision-ask-choice-move-any-to = “{ $source }”: choose a figure to move { sarahs_vision-to }, or skip this.
sarahs_vision-ask-choice-move-role-any = “{ $source }”: move the { sarahs_vision-role } to any location, or skip this.
sarahs_vision-ask-choice-move-role-next = “{ $source }”: move the { sarahs_vision-role } to a neighbouring location, or skip this.
sarahs_vision-ask-choice-exchange = “{ $source }”: choose two figures to trade places, or skip this.
sarahs_vision-ask-choice-calm-any =
    { $left ->
        [one] “{ $source }”: choose a location to remove 1 danger cube from, or skip this.
       *[other] “{ $source }”: remove up to { $left } danger cubes, one at a time. Choose a location for the next one, or skip the rest.
    }
sarahs_vision-ask-choice-clear-any = “{ $source }”: choose a location to clear of all danger, or skip this.
sarahs_vision-ask-choice-relieve-any =
    { $number ->
        [one] “{ $source }”: choose a figure to lose 1 danger cube, or skip this.
       *[other] “{ $source }”: choose a figure to lose up to { $number } danger cubes, or skip this.
    }
sarahs_vision-ask-choice-hand_over = “{ $source }”: choose a figure to give away 1 danger cube and another to take it, or skip this.
sarahs_vision-ask-choice-shelter-any = “{ $source }”: choose a figure to shelter for the rest of this turn, or skip this.
sarahs_vision-ask-choice-inspire-any =
    { $number ->
        [one] “{ $source }”: choose a location to receive 1 inspiration cube, or skip this.
       *[other] “{ $source }”: choose a location to receive { $number } inspiration cubes, or skip this.
    }
sarahs_vision-ask-choice-learn =
    { $left ->
        [one] “{ $source }”: put 1 inspiration cube in the { sarahs_vision-resource } row, or skip this.
       *[other] “{ $source }”: put up to { $left } inspiration cubes in the { sarahs_vision-resource } row, one at a time. Choose a cell for the next one, or skip the rest.
    }
sarahs_vision-ask-choice-learn-any =
    { $left ->
        [one] “{ $source }”: put 1 inspiration cube on any cell of the grid, or skip this.
       *[other] “{ $source }”: put up to { $left } inspiration cubes on the grid, one at a time. Choose a cell for the next one, or skip the rest.
    }
sarahs_vision-ask-choice-free = “{ $source }”: choose a row or column of the grid and unlock its blocks, or skip this.
sarahs_vision-ask-choice-swap = “{ $source }”: choose two cards in the row to swap, or skip this.
sarahs_vision-ask-choice-cover = “{ $source }”: choose a framed section to cover with a cube from the supply, free of charge, or skip this.
sarahs_vision-ask-take =
    { $cubes ->
        [one] { $roles }: who takes the danger cube { sarahs_vision-at }?
       *[other] { $roles } share { $cubes } danger cubes { sarahs_vision-at }. Who takes the next one?
    }
sarahs_vision-ask-take-overflow = Too much danger { sarahs_vision-at }: { $cubes } cubes, and the limit is { $limit }. Choose any figure, wherever it is, to take the next one.
sarahs_vision-ask-learn =
    { $cubes ->
        [one] Inspiration { sarahs_vision-at } for { $roles }: where on the grid does the cube go?
       *[other] Inspiration { sarahs_vision-at } for { $roles }: where on the grid does the next cube go ({ $cubes } left)?
    }

## Decisions

sarahs_vision-do-pass = No action
sarahs_vision-do-pass-directive = Pass
sarahs_vision-do-draw = Draw a directive (free)
sarahs_vision-do-reveal = Reveal the face-down cards for { $cost } { sarahs_vision-resource }
sarahs_vision-do-pay = Start paying
sarahs_vision-do-done = Skip
sarahs_vision-do-held = It held
sarahs_vision-do-fell = It fell
sarahs_vision-do-swap = Swap cards { $place } and { $second }
sarahs_vision-do-remove = Remove card { $place } for { $cost } { sarahs_vision-resource }
sarahs_vision-do-cover = Cover a section of card { $place }: { sarahs_vision-section }
sarahs_vision-do-play = Play “{ sarahs_vision-directive }”
sarahs_vision-do-pull = Pull the { sarahs_vision-slot } block of layer { $layer }
sarahs_vision-do-touch = Test the { sarahs_vision-slot } block of layer { $layer }
sarahs_vision-do-feel = Test the best blocks
sarahs_vision-do-use = Use an unlocked block: { sarahs_vision-block }
sarahs_vision-do-spend = Spend a cube: { sarahs_vision-resource }, { sarahs_vision-role } column
sarahs_vision-do-learn = Put the cube here: { sarahs_vision-resource }, { sarahs_vision-role } column
sarahs_vision-do-take = Give the cube to the { sarahs_vision-role }
sarahs_vision-do-move = Move the { sarahs_vision-role } { sarahs_vision-to }
sarahs_vision-do-exchange = { sarahs_vision-role } and { sarahs_vision-other } trade places
sarahs_vision-do-calm = Remove a danger cube: { sarahs_vision-location }
sarahs_vision-do-clear = Remove all danger: { sarahs_vision-location }
sarahs_vision-do-inspire = Add inspiration: { sarahs_vision-location }
sarahs_vision-do-relieve = Remove danger from the { sarahs_vision-role }
sarahs_vision-do-shelter = Shelter the { sarahs_vision-role }
sarahs_vision-do-hand_over = Pass a danger cube from the { sarahs_vision-role } to the { sarahs_vision-other }
sarahs_vision-do-free = Unlock the blocks: { sarahs_vision-end-of-grid }

## Events

sarahs_vision-event-decide-pass =
    { $seat_who ->
        [you] You pass.
       *[other] { $seat_name } passes.
    }
sarahs_vision-event-decide-draw =
    { $seat_who ->
        [you] You draw a directive.
       *[other] { $seat_name } draws a directive.
    }
sarahs_vision-event-decide-reveal =
    { $seat_who ->
        [you] You choose to reveal the face-down cards.
       *[other] { $seat_name } chooses to reveal the face-down cards.
    }
sarahs_vision-event-decide-pay =
    { $seat_who ->
        [you] You start paying.
       *[other] { $seat_name } starts paying.
    }
sarahs_vision-event-decide-done =
    { $seat_who ->
        [you] You skip the rest.
       *[other] { $seat_name } skips the rest.
    }
sarahs_vision-event-decide-held = The tower held.
sarahs_vision-event-decide-fell = The tower fell.
sarahs_vision-event-decide-swap =
    { $seat_who ->
        [you] You choose cards { $place } and { $second } to swap.
       *[other] { $seat_name } chooses cards { $place } and { $second } to swap.
    }
sarahs_vision-event-decide-remove =
    { $seat_who ->
        [you] You choose card { $place } to remove.
       *[other] { $seat_name } chooses card { $place } to remove.
    }
sarahs_vision-event-decide-cover =
    { $seat_who ->
        [you] You choose a section of card { $place } to cover: { sarahs_vision-section }.
       *[other] { $seat_name } chooses a section of card { $place } to cover: { sarahs_vision-section }.
    }
sarahs_vision-event-decide-play =
    { $seat_who ->
        [you] You play “{ sarahs_vision-directive }”.
       *[other] { $seat_name } plays “{ sarahs_vision-directive }”.
    }
sarahs_vision-event-decide-pull =
    { $held ->
        [yes]
            { $seat_who ->
                [you] You pull a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }). The tower holds.
               *[other] { $seat_name } pulls a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }). The tower holds.
            }
        [no]
            { $seat_who ->
                [you] You pull a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }), and the tower sways.
               *[other] { $seat_name } pulls a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }), and the tower sways.
            }
       *[other]
            { $seat_who ->
                [you] You pull a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }).
               *[other] { $seat_name } pulls a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }).
            }
    }
sarahs_vision-event-decide-touch =
    { $seat_who ->
        [you] You test a block (layer { $layer }, { sarahs_vision-slot }): { sarahs_vision-felt }.
       *[other] { $seat_name } tests a block (layer { $layer }, { sarahs_vision-slot }): { sarahs_vision-felt }.
    }
sarahs_vision-event-decide-feel =
    { $seat_who ->
        [you] You test the best blocks.
       *[other] { $seat_name } tests the best blocks.
    }
sarahs_vision-event-feel = Layer { $layer }, { sarahs_vision-slot }: { sarahs_vision-felt }.
sarahs_vision-event-decide-use =
    { $seat_who ->
        [you] You use an unlocked block: { sarahs_vision-block }.
       *[other] { $seat_name } uses an unlocked block: { sarahs_vision-block }.
    }
sarahs_vision-event-decide-spend =
    { $seat_who ->
        [you] You spend an inspiration cube.
       *[other] { $seat_name } spends an inspiration cube.
    }
sarahs_vision-event-decide-learn =
    { $seat_who ->
        [you] You put a cube on the grid.
       *[other] { $seat_name } puts a cube on the grid.
    }
sarahs_vision-event-decide-take =
    { $seat_who ->
        [you] You give a danger cube to the { sarahs_vision-role }.
       *[other] { $seat_name } gives a danger cube to the { sarahs_vision-role }.
    }
sarahs_vision-event-decide-move =
    { $seat_who ->
        [you] You move the { sarahs_vision-role } { sarahs_vision-to }.
       *[other] { $seat_name } moves the { sarahs_vision-role } { sarahs_vision-to }.
    }
sarahs_vision-event-decide-exchange =
    { $seat_who ->
        [you] You make the { sarahs_vision-role } and the { sarahs_vision-other } trade places.
       *[other] { $seat_name } makes the { sarahs_vision-role } and the { sarahs_vision-other } trade places.
    }
sarahs_vision-event-decide-calm =
    { $seat_who ->
        [you] You remove a danger cube.
       *[other] { $seat_name } removes a danger cube.
    }
sarahs_vision-event-decide-clear =
    { $seat_who ->
        [you] You clear a location of danger.
       *[other] { $seat_name } clears a location of danger.
    }
sarahs_vision-event-decide-inspire =
    { $seat_who ->
        [you] You bring inspiration to a location.
       *[other] { $seat_name } brings inspiration to a location.
    }
sarahs_vision-event-decide-relieve =
    { $seat_who ->
        [you] You help the { sarahs_vision-role }.
       *[other] { $seat_name } helps the { sarahs_vision-role }.
    }
sarahs_vision-event-decide-shelter =
    { $seat_who ->
        [you] You shelter the { sarahs_vision-role }.
       *[other] { $seat_name } shelters the { sarahs_vision-role }.
    }
sarahs_vision-event-decide-hand_over =
    { $seat_who ->
        [you] You pass a danger cube from the { sarahs_vision-role } to the { sarahs_vision-other }.
       *[other] { $seat_name } passes a danger cube from the { sarahs_vision-role } to the { sarahs_vision-other }.
    }
sarahs_vision-event-decide-free =
    { $seat_who ->
        [you] You choose blocks to unlock: { sarahs_vision-end-of-grid }.
       *[other] { $seat_name } chooses blocks to unlock: { sarahs_vision-end-of-grid }.
    }
sarahs_vision-event-collapse = The tower collapses! It is rebuilt, all covers are lost, and up to five events follow at once.
sarahs_vision-event-resolve = Event: { $title }.
sarahs_vision-event-reveal = Card { $place } is revealed: { $title }.
sarahs_vision-event-remove = The event is removed.
sarahs_vision-event-swap = Cards { $places } change places.
sarahs_vision-event-story = Story card: { $title }.
sarahs_vision-event-refill =
    { $cards ->
        [one] 1 new card, face down.
       *[other] { $cards } new cards, face down.
    }
sarahs_vision-event-move = The { sarahs_vision-role } goes { sarahs_vision-to }.
sarahs_vision-event-danger = { sarahs_vision-location }: { $signed } danger.
sarahs_vision-event-inspiration = { sarahs_vision-location }: { $signed } inspiration.
sarahs_vision-event-zone = { sarahs_vision-role }: { $signed } danger (now { $now } of 5).
sarahs_vision-event-grid = Grid, { sarahs_vision-resource }, { sarahs_vision-role } column: { $signed }.
sarahs_vision-event-free = Unlocked: { $blocks }.
sarahs_vision-event-shelter = The { sarahs_vision-role } is sheltered for the rest of this turn.
sarahs_vision-event-deal =
    { $seat_who ->
        [you] You get { $cards }.
       *[other] { $seat_name } gets { $cards }.
    }
sarahs_vision-event-turn =
    { $seat_who ->
        [you] Your turn.
       *[other] { $seat_name } takes the next turn.
    }
sarahs_vision-event-end =
    { $reason ->
        [victory] { sarahs_vision-end-victory }
       *[defeat] { sarahs_vision-end-defeat }
    }
sarahs_vision-end-victory = You have won together: all twenty events are behind you.
sarahs_vision-end-defeat = You have lost together: one figure has five danger cubes.

## Effects of cards

sarahs_vision-line-move = { sarahs_vision-role } → { sarahs_vision-destination }
sarahs_vision-line-move-any = Move any figure to any location
sarahs_vision-line-move-next = Move any figure to a neighbouring location
sarahs_vision-line-move-any-to = Move any figure { sarahs_vision-to }
sarahs_vision-line-move-role-any = Move the { sarahs_vision-role } to any location
sarahs_vision-line-move-role-next = Move the { sarahs_vision-role } to a neighbouring location
sarahs_vision-line-exchange = Two figures trade places
sarahs_vision-line-gather = All figures → { sarahs_vision-location }
sarahs_vision-line-deal =
    { $number ->
        [one] Deal 1 directive
       *[other] Deal { $number } directives
    }
sarahs_vision-line-danger = { sarahs_vision-location }: +{ $number } danger
sarahs_vision-line-danger-at = Where the { sarahs_vision-role } is: +{ $number } danger
sarahs_vision-line-spread = +1 danger wherever there is danger
sarahs_vision-line-burden = { sarahs_vision-role }: +{ $number } danger in the danger zone
sarahs_vision-line-calm = { sarahs_vision-location }: −{ $number } danger
sarahs_vision-line-calm-at = Where the { sarahs_vision-role } is: −{ $number } danger
sarahs_vision-line-calm-any = −{ $number } danger at locations of your choice
sarahs_vision-line-clear = { sarahs_vision-location }: remove all danger
sarahs_vision-line-clear-at = Where the { sarahs_vision-role } is: remove all danger
sarahs_vision-line-clear-any = Remove all danger from one location
sarahs_vision-line-relieve = { sarahs_vision-role }: −{ $number } danger in the danger zone
sarahs_vision-line-relieve-any = One figure: −{ $number } danger in the danger zone
sarahs_vision-line-hand_over = One figure passes 1 danger to another
sarahs_vision-line-shelter = The { sarahs_vision-role } is sheltered this turn
sarahs_vision-line-shelter-any = Shelter a figure this turn
sarahs_vision-line-inspire = { sarahs_vision-location }: +{ $number } inspiration
sarahs_vision-line-inspire-at = Where the { sarahs_vision-role } is: +{ $number } inspiration
sarahs_vision-line-inspire-any = +{ $number } inspiration at one location
sarahs_vision-line-learn =
    { $number ->
        [one] 1 cube to the grid: { sarahs_vision-resource }
       *[other] { $number } cubes to the grid: { sarahs_vision-resource }
    }
sarahs_vision-line-learn-any =
    { $number ->
        [one] 1 cube to any cell of the grid
       *[other] { $number } cubes to any cells of the grid
    }
sarahs_vision-line-forget = Grid, { sarahs_vision-resource }: −{ $number }
sarahs_vision-line-free = Unlock the blocks of one row or column
sarahs_vision-line-reveal = Reveal all cards in the row
sarahs_vision-line-swap = Swap two cards in the row
sarahs_vision-line-postpone = The next event goes to the end of the row
sarahs_vision-line-cover = Cover a framed section with a cube from the supply

## The page

sarahs_vision-part-city = City
sarahs_vision-part-events = Events
sarahs_vision-part-tower = Tower
sarahs_vision-part-hand = Directives
sarahs_vision-part-grid = Inspiration and danger
sarahs_vision-part-story = Story
sarahs_vision-parts = Parts of the table
sarahs_vision-part-waits = { $part }: you have a choice here
sarahs_vision-keys = Arrow keys move between cells, Enter selects, Escape takes back the first half of a choice. Tab moves to the next part of the table.
sarahs_vision-choose-this = You can choose: { $what }.
sarahs_vision-chosen-first = Selected. Now choose the second part, or press Escape.
sarahs_vision-begins = You can choose this first.
sarahs_vision-part-open = You can select this. Nothing is final until you confirm.
sarahs_vision-part-chosen = Selected. Select it again to undo.
sarahs_vision-reads = Press Enter to read its story.
sarahs_vision-figure-chosen = The { sarahs_vision-role } is selected. Now choose a destination, or press Escape.
sarahs_vision-figure-next = Press Enter to select the { sarahs_vision-role }.
sarahs_vision-offer-swap = Swap card { $place }
sarahs_vision-offer-swap-short = Swap
sarahs_vision-offer-remove-short = Remove
sarahs_vision-price = { $number } { sarahs_vision-resource }
sarahs_vision-plan-open =
    { $verbs ->
        [all] Choose framed sections to cover, or cards to swap or remove.
       *[cover] Choose framed sections to cover.
    }
sarahs_vision-plan-swap = Swap card { $place } with which card?
sarahs_vision-plan-paid = { $what } for { $cost }
sarahs_vision-plan-cover =
    { $count ->
        [one] Cover this section for { $cost }
       *[other] Cover these { $count } sections for { $cost }
    }
sarahs_vision-hinted = Recommended.
sarahs_vision-city-name = { sarahs_vision-location }, { $kinds }.
sarahs_vision-city-danger =
    { $danger ->
        [0] No danger.
        [one] 1 danger cube.
       *[other] { $danger } danger cubes.
    }
sarahs_vision-city-full = More than { $limit }: too much danger.
sarahs_vision-city-inspiration =
    { $inspiration ->
        [one] 1 inspiration cube.
       *[other] { $inspiration } inspiration cubes.
    }
sarahs_vision-city-figures = Here: { $figures }.
sarahs_vision-city-coming = Danger on its way: { $next } with the next event, { $all } with all revealed cards.
sarahs_vision-coming = Danger on its way: { $next } with the next event, { $all } with the whole row
sarahs_vision-card-now = Now: { $title }
sarahs_vision-card-up = Card { $place }: { $title }
sarahs_vision-card-down = Card { $place }, face down
sarahs_vision-card-swan = Card { $place }, face down: a Black Swan
sarahs_vision-face-down = Face down
sarahs_vision-swan = Black Swan
sarahs_vision-event-number = Event { $number }
sarahs_vision-section-cell = { sarahs_vision-section }: { $danger } danger, { $inspiration } inspiration.
sarahs_vision-section-empty = { sarahs_vision-section }: nothing.
sarahs_vision-section-framed = Frame: { sarahs_vision-resource }.
sarahs_vision-section-covered = Covered: has no effect.
sarahs_vision-section-named = Chosen to be covered.
sarahs_vision-deck-left =
    { $count ->
        [0] The event deck is empty
        [one] 1 event left in the deck
       *[other] { $count } events left in the deck
    }
sarahs_vision-pile-left =
    { $count ->
        [0] The directive deck is empty
        [one] 1 directive left in the deck
       *[other] { $count } directives left in the deck
    }
sarahs_vision-zone = { sarahs_vision-role } ({ sarahs_vision-figure }): { $danger } of { $limit } danger.
sarahs_vision-sheltered = Sheltered this turn.
sarahs_vision-grid-cell =
    { $cubes ->
        [0] { sarahs_vision-resource }, { sarahs_vision-role } column: no cubes.
        [one] { sarahs_vision-resource }, { sarahs_vision-role } column: 1 cube.
       *[other] { sarahs_vision-resource }, { sarahs_vision-role } column: { $cubes } cubes.
    }
sarahs_vision-grid-locked = { sarahs_vision-end-of-grid }, locked: { $blocks }.
sarahs_vision-grid-freed = { sarahs_vision-end-of-grid }: already unlocked.
sarahs_vision-unlocked = Unlocked blocks
sarahs_vision-unlocked-none = none yet
sarahs_vision-unlocked-block =
    { $count ->
        [one] Unlocked block: { sarahs_vision-block }.
       *[other] { $count } unlocked blocks: { sarahs_vision-block }.
    }
sarahs_vision-purse = { sarahs_vision-resource }: { $count } available
sarahs_vision-purses = Available to pay with
sarahs_vision-layer = Layer { $layer }
sarahs_vision-slot =
    { $slot ->
        [left] left
        [middle] middle
       *[right] right
    }
sarahs_vision-felt =
    { $felt ->
        [loose] loose
        [stuck] stuck
       *[firm] firm
    }
sarahs_vision-block-at = Layer { $layer }, { sarahs_vision-slot }: { sarahs_vision-block }.
sarahs_vision-gap-at = Layer { $layer }, { sarahs_vision-slot }: gap.
sarahs_vision-top-layer = In the top three layers.
sarahs_vision-felt-said =
    { $felt ->
        [loose] It is loose.
        [stuck] It is stuck.
       *[firm] It is firm.
    }
sarahs_vision-risk = Risk of collapse: { $percent }%.
sarahs_vision-tower-picture = The tower in 3D. Drag to turn it; the list beside it has the same blocks.
sarahs_vision-turn-left = Turn the tower left
sarahs_vision-turn-right = Turn the tower right
sarahs_vision-touches-left =
    { $count ->
        [0] You cannot test any more blocks before the next pull.
        [one] You can test 1 more block before the next pull.
       *[other] You can test { $count } more blocks before the next pull.
    }
sarahs_vision-choose-block = Choose one of the marked blocks.
sarahs_vision-feel-it = Test
sarahs_vision-pull-it = Pull ({ $percent }% risk)
sarahs_vision-pull-outside = Pull
sarahs_vision-let-it-be = Cancel
sarahs_vision-tower-fell = The tower has collapsed!
sarahs_vision-hand-empty = no directives
sarahs_vision-cost = Costs { $number } { sarahs_vision-resource }.
sarahs_vision-read-aloud = Read aloud
sarahs_vision-stop-reading = Stop reading
sarahs_vision-earlier = Previous
sarahs_vision-later = Next
sarahs_vision-story-of = { $number } of { $count }
sarahs_vision-before-play = Before you start
sarahs_vision-scenario-rule = Special rule for this scenario
sarahs_vision-after-victory = Victory
sarahs_vision-after-defeat = Defeat

## Why can't I?

sarahs_vision-why-over = The game is over.
sarahs_vision-why-not-asked =
    { $seat ->
        [tower] First, someone at the table has to say whether the tower held.
       *[other] It is { $seat_name }’s decision now.
    }
sarahs_vision-why-not-now-city = There is nothing to choose in the city right now. Figures are moved by events and directives.
sarahs_vision-why-not-paying = You only pull blocks to pay for something. Choose an action or a directive first.
sarahs_vision-why-cannot-withdraw = You have started paying. Finish that first: it cannot be taken back.
sarahs_vision-why-top = Blocks may not be pulled from the top three layers. An unfinished layer on top counts as one of them.
sarahs_vision-why-gap = There is no block here any more.
sarahs_vision-why-last = This is the last block of its layer, and at least one has to stay.
sarahs_vision-why-wrong-block = This block has the wrong colour: you owe { sarahs_vision-resource }.
sarahs_vision-why-rest = If you used this block now, you could no longer pay for the other sections you have named.
sarahs_vision-why-not-framed = This section has no frame, so it cannot be covered.
sarahs_vision-why-not-together = You cannot pay for this section on top of the ones you have already selected.
sarahs_vision-why-covered = This section is already covered.
sarahs_vision-why-named = You have already named this section. Choose more, or start paying.
sarahs_vision-why-face-down = This card is face down. Only revealed events can be covered or removed.
sarahs_vision-why-swan = The Reveal action cannot turn a Black Swan face up; a directive can.
sarahs_vision-why-happening = This event is being resolved: it is too late to cover it.
sarahs_vision-why-action-only = You can only cover, swap or remove cards as your one action at the start of a turn.
sarahs_vision-why-only-covers = You have started naming sections to cover. Name more, or start paying for them.
sarahs_vision-why-too-dear = This costs { $cost } { sarahs_vision-resource }, but you can only pay { $there }, counting blocks below the top three layers, unlocked blocks and cubes.
sarahs_vision-why-directive-later = Directives are played after the event, in step 3 of a turn.
sarahs_vision-why-directive-dear = This directive costs { $cost } { sarahs_vision-resource }, but you can only pay { $there }.
sarahs_vision-why-other-hand = This directive belongs to { $seat_name }. Everyone is asked in turn.
sarahs_vision-why-no-danger = There is no danger here.
sarahs_vision-why-figure-there = The figure is already there.
sarahs_vision-why-not-next = The figure can only move to a neighbouring location: up, down, left or right.
sarahs_vision-why-figure-first = Choose a figure first.
sarahs_vision-why-grid-now = You only spend cubes to pay for something, one cube per unit.
sarahs_vision-why-grid-colour = You owe { sarahs_vision-resource }, so only cubes from that row count.
sarahs_vision-why-grid-empty = There is no cube here.
sarahs_vision-why-learn = The cube goes to a row that matches the location, in the column of a figure that is there.
sarahs_vision-why-locked = These blocks are locked until every cell of their row or column has a cube, or until a directive unlocks them.
sarahs_vision-why-freed = These blocks have already been unlocked; that happens only once.
sarahs_vision-why-unlocked-now = Unlocked blocks are for paying: choose an action or a directive first.
sarahs_vision-why-take = Only a figure at that location can take this danger.
sarahs_vision-why-sheltered = This figure is sheltered this turn.
sarahs_vision-why-role-now = There is nothing to choose for this figure right now.
sarahs_vision-why-no-burden = This figure has no danger cubes.
sarahs_vision-why-same-place = These two figures are at the same location.
