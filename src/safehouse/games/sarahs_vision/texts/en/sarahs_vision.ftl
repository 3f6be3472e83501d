# Sarah's Vision: everything that is said on its page and in its log.
sarahs_vision-seat =
    { $seat ->
        [first] Player 1
        [second] Player 2
        [third] Player 3
        [fourth] Player 4
        [tower] The tower
        [named] { $name }
       *[spectator] Spectator
    }

## House rules

sarahs_vision-option-players = Players
sarahs_vision-option-players-about = How many play. All win or lose together, and everybody sees everything.
sarahs_vision-option-players-1 = 1
sarahs_vision-option-players-2 = 2
sarahs_vision-option-players-3 = 3
sarahs_vision-option-players-4 = 4
sarahs_vision-option-scenario = Scenario
sarahs_vision-option-scenario-about = Three chapters of one story, each harder than the one before. Each can be played on its own.
sarahs_vision-option-scenario-1 = First Light
sarahs_vision-option-scenario-2 = Strange Birds
sarahs_vision-option-scenario-3 = Room for One More
sarahs_vision-option-events = Order of the events
sarahs_vision-option-events-about = In order tells the story with its story cards. Shuffled is a variant: a scenario you know becomes new again, without its story cards. It is easier, above all in the first two scenarios.
sarahs_vision-option-events-in_order = In order, with the story
sarahs_vision-option-events-shuffled = Shuffled
sarahs_vision-option-tower = Tower
sarahs_vision-option-tower-about = The house can work out whether the tower holds and shows the risk of every pull. Or you have a real tower in front of you and say what happened.
sarahs_vision-option-tower-simulated = Simulated, with risks shown
sarahs_vision-option-tower-outside = A real one on your table
sarahs_vision-option-figures = Figures
sarahs_vision-option-figures-about = Who plays engineer, scientist and senator. It changes nothing but the names.
sarahs_vision-option-figures-place =
    { $number ->
        [1] Engineer
        [2] Scientist
       *[3] Senator
    }

## What is asked

sarahs_vision-ask-wait = { sarahs_vision-seat } decides.
sarahs_vision-ask-over = The game is over.
sarahs_vision-ask-action = Take one action, or none; then the next event happens.
sarahs_vision-ask-name = Name more sections to cover, or pay for those you have named.
sarahs_vision-ask-pay-swap = Pay { $owed } { sarahs_vision-kind } for swapping two cards: pull a block, or use an unlocked one or a cube.
sarahs_vision-ask-pay-remove = Pay { $owed } more { sarahs_vision-kind } for removing the event: pull blocks, or use unlocked ones or cubes.
sarahs_vision-ask-pay-reveal = Pay { $owed } { sarahs_vision-kind } for revealing cards: pull a block, or use an unlocked one or a cube.
sarahs_vision-ask-pay-cover = Pay { $owed } { sarahs_vision-kind } for the section you cover: pull a block, or use an unlocked one or a cube.
sarahs_vision-ask-pay-play = Pay { $owed } { sarahs_vision-kind } for “{ sarahs_vision-directive }”: pull blocks, or use unlocked ones or cubes.
sarahs_vision-ask-outcome-pulled = Pull the { sarahs_vision-slot } block of layer { $layer } from your tower. Did the tower hold?
sarahs_vision-ask-outcome-laid = Lay the blocks on top of your tower. Did it hold?
sarahs_vision-ask-directive = Play a directive, or none.
sarahs_vision-ask-choice-move = Choose a figure and where it goes.
sarahs_vision-ask-choice-exchange = Choose two figures that change places.
sarahs_vision-ask-choice-calm =
    { $left ->
        [one] Choose where to take away 1 more danger cube.
       *[other] Choose where to take away danger: { $left } cubes in all, one at a time.
    }
sarahs_vision-ask-choice-clear = Choose a location; all danger there goes.
sarahs_vision-ask-choice-relieve = Choose the figure that is relieved of danger.
sarahs_vision-ask-choice-hand_over = Choose who hands over a danger cube, and to whom.
sarahs_vision-ask-choice-shelter = Choose the figure that is sheltered this turn.
sarahs_vision-ask-choice-inspire = Choose where inspiration comes.
sarahs_vision-ask-choice-learn =
    { $left ->
        [one] Choose where on the grid 1 more cube goes.
       *[other] Choose where on the grid { $left } cubes go, one at a time.
    }
sarahs_vision-ask-choice-free = Choose a row or a column; its blocks are unlocked.
sarahs_vision-ask-choice-swap = Choose two cards of the row that change places.
sarahs_vision-ask-choice-cover = Choose a framed section; a cube covers it free of charge.
sarahs_vision-ask-take = { sarahs_vision-location }: who takes the next danger cube?
sarahs_vision-ask-take-overflow = { sarahs_vision-location } overflows. Who takes the cube that is too many?
sarahs_vision-ask-learn = { sarahs_vision-location }: where on the grid does the inspiration go?

## Decisions

sarahs_vision-do-pass = No action
sarahs_vision-do-pass-directive = No directive
sarahs_vision-do-draw = Draw a directive (free)
sarahs_vision-do-reveal = Reveal the face-down cards ({ $cost } { sarahs_vision-kind })
sarahs_vision-do-pay = Pay for what is named
sarahs_vision-do-done = Leave it at that
sarahs_vision-do-held = It held
sarahs_vision-do-fell = It fell
sarahs_vision-do-swap = Swap cards { $place } and { $second }
sarahs_vision-do-remove = Remove card { $place } ({ $cost } { sarahs_vision-kind })
sarahs_vision-do-cover = Cover a section of card { $place }: { sarahs_vision-section }
sarahs_vision-do-play = Play “{ sarahs_vision-directive }”
sarahs_vision-do-pull = Pull the { sarahs_vision-slot } block of layer { $layer }
sarahs_vision-do-touch = Feel the { sarahs_vision-slot } block of layer { $layer }
sarahs_vision-do-feel = Feel for a loose block
sarahs_vision-do-use = Use an unlocked block: { sarahs_vision-block }
sarahs_vision-do-spend = Spend a cube: { sarahs_vision-kind }, { sarahs_vision-role }
sarahs_vision-do-learn = Put the cube here: { sarahs_vision-kind }, { sarahs_vision-role }
sarahs_vision-do-take = The { sarahs_vision-role } takes the danger
sarahs_vision-do-move = Send the { sarahs_vision-role } to { sarahs_vision-to }
sarahs_vision-do-exchange = { sarahs_vision-role } and { sarahs_vision-other } change places
sarahs_vision-do-calm = Take a danger cube away: { sarahs_vision-location }
sarahs_vision-do-clear = Take all danger away: { sarahs_vision-location }
sarahs_vision-do-inspire = Bring inspiration here: { sarahs_vision-location }
sarahs_vision-do-relieve = Relieve the { sarahs_vision-role }
sarahs_vision-do-shelter = Shelter the { sarahs_vision-role }
sarahs_vision-do-hand_over = The { sarahs_vision-role } hands a danger cube to the { sarahs_vision-other }
sarahs_vision-do-free = Unlock: { sarahs_vision-end-of-grid }

## What happened

sarahs_vision-event-decide-pass = { sarahs_vision-seat } passes.
sarahs_vision-event-decide-draw = { sarahs_vision-seat } draws a directive.
sarahs_vision-event-decide-reveal = { sarahs_vision-seat } wants to reveal the face-down cards.
sarahs_vision-event-decide-pay = { sarahs_vision-seat } begins to pay.
sarahs_vision-event-decide-done = { sarahs_vision-seat } leaves it at that.
sarahs_vision-event-decide-held = The tower has held.
sarahs_vision-event-decide-fell = The tower has fallen.
sarahs_vision-event-decide-swap = { sarahs_vision-seat } swaps cards { $place } and { $second }.
sarahs_vision-event-decide-remove = { sarahs_vision-seat } wants to remove card { $place }.
sarahs_vision-event-decide-cover = { sarahs_vision-seat } names a section of card { $place }: { sarahs_vision-section }.
sarahs_vision-event-decide-play = { sarahs_vision-seat } plays “{ sarahs_vision-directive }”.
sarahs_vision-event-decide-pull =
    { $held ->
        [yes] { sarahs_vision-seat } pulls a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }); the tower holds.
        [no] { sarahs_vision-seat } pulls a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }), and the tower sways.
       *[other] { sarahs_vision-seat } pulls a block ({ sarahs_vision-block }, layer { $layer }, { sarahs_vision-slot }).
    }
sarahs_vision-event-decide-touch =
    { $felt ->
        [loose] { sarahs_vision-seat } feels a block (layer { $layer }, { sarahs_vision-slot }): loose.
        [stuck] { sarahs_vision-seat } feels a block (layer { $layer }, { sarahs_vision-slot }): stuck.
       *[firm] { sarahs_vision-seat } feels a block (layer { $layer }, { sarahs_vision-slot }): firm.
    }
sarahs_vision-event-decide-feel = { sarahs_vision-seat } feels for a loose block.
sarahs_vision-event-feel =
    { $felt ->
        [loose] Layer { $layer }, { sarahs_vision-slot }: loose.
        [stuck] Layer { $layer }, { sarahs_vision-slot }: stuck.
       *[firm] Layer { $layer }, { sarahs_vision-slot }: firm.
    }
sarahs_vision-event-decide-use = { sarahs_vision-seat } uses an unlocked block: { sarahs_vision-block }.
sarahs_vision-event-decide-spend = { sarahs_vision-seat } spends a cube: { sarahs_vision-kind }, { sarahs_vision-role }.
sarahs_vision-event-decide-learn = { sarahs_vision-seat } puts a cube on the grid.
sarahs_vision-event-decide-take = The { sarahs_vision-role } takes a danger cube.
sarahs_vision-event-decide-move = { sarahs_vision-seat } sends the { sarahs_vision-role } to { sarahs_vision-to }.
sarahs_vision-event-decide-exchange = { sarahs_vision-role } and { sarahs_vision-other } change places.
sarahs_vision-event-decide-calm = { sarahs_vision-seat } takes a danger cube away.
sarahs_vision-event-decide-clear = { sarahs_vision-seat } takes all danger away from a location.
sarahs_vision-event-decide-inspire = { sarahs_vision-seat } brings inspiration to a location.
sarahs_vision-event-decide-relieve = { sarahs_vision-seat } relieves the { sarahs_vision-role }.
sarahs_vision-event-decide-shelter = { sarahs_vision-seat } shelters the { sarahs_vision-role }.
sarahs_vision-event-decide-hand_over = The { sarahs_vision-role } hands a danger cube to the { sarahs_vision-other }.
sarahs_vision-event-decide-free = { sarahs_vision-seat } unlocks blocks: { sarahs_vision-end-of-grid }.
sarahs_vision-event-collapse = The tower falls! It is built anew, all covers are lost, and up to five events follow at once.
sarahs_vision-event-resolve = Event: { $title }.
sarahs_vision-event-reveal = Card { $place } is revealed: { $title }.
sarahs_vision-event-remove = The event is removed.
sarahs_vision-event-swap = Cards of the row change places: { $places }.
sarahs_vision-event-story = A story card: { $title }.
sarahs_vision-event-refill =
    { $cards ->
        [one] A new card is laid face down.
       *[other] { $cards } new cards are laid face down.
    }
sarahs_vision-event-move = The { sarahs_vision-role } goes to { sarahs_vision-to }.
sarahs_vision-event-danger =
    { $cubes ->
        [1] { sarahs_vision-location }: one danger cube more.
        [-1] { sarahs_vision-location }: one danger cube fewer.
       *[other] { sarahs_vision-location }: danger { $signed }.
    }
sarahs_vision-event-inspiration =
    { $cubes ->
        [1] { sarahs_vision-location }: one inspiration cube more.
        [-1] { sarahs_vision-location }: one inspiration cube fewer.
       *[other] { sarahs_vision-location }: inspiration { $signed }.
    }
sarahs_vision-event-zone = The { sarahs_vision-role } now bears { $now } of 5 danger cubes.
sarahs_vision-event-grid =
    { $cubes ->
        [1] Grid: a cube for { sarahs_vision-kind }, { sarahs_vision-role }.
       *[other] Grid, { sarahs_vision-kind }, { sarahs_vision-role }: { $signed }.
    }
sarahs_vision-event-free = Unlocked: { $blocks }.
sarahs_vision-event-shelter = The { sarahs_vision-role } is sheltered this turn.
sarahs_vision-event-deal = { sarahs_vision-seat } gets: { $cards }.
sarahs_vision-event-turn = { sarahs_vision-seat } is on turn.
sarahs_vision-event-end =
    { $reason ->
        [victory] { sarahs_vision-end-victory }
       *[defeat] { sarahs_vision-end-defeat }
    }
sarahs_vision-end-victory = You have won together: all twenty events are done.
sarahs_vision-end-defeat = You have lost together: one figure has taken five danger cubes.

## What lines of cards do

sarahs_vision-line-move = { sarahs_vision-role } → { sarahs_vision-to }
sarahs_vision-line-move-any = Move any figure anywhere
sarahs_vision-line-move-next = Move any figure to a neighbouring location
sarahs_vision-line-move-any-to = Move any figure to { sarahs_vision-to }
sarahs_vision-line-move-role-any = Move the { sarahs_vision-role } anywhere
sarahs_vision-line-move-role-next = Move the { sarahs_vision-role } to a neighbouring location
sarahs_vision-line-exchange = Two figures change places
sarahs_vision-line-gather = All figures → { sarahs_vision-location }
sarahs_vision-line-deal =
    { $number ->
        [one] Deal 1 directive
       *[other] Deal { $number } directives
    }
sarahs_vision-line-danger = { sarahs_vision-location }: +{ $number } danger
sarahs_vision-line-danger-at = Where the { sarahs_vision-role } is: +{ $number } danger
sarahs_vision-line-spread = +1 danger wherever there is danger
sarahs_vision-line-burden = { sarahs_vision-role } takes { $number } danger
sarahs_vision-line-calm = { sarahs_vision-location }: −{ $number } danger
sarahs_vision-line-calm-at = Where the { sarahs_vision-role } is: −{ $number } danger
sarahs_vision-line-calm-any = Take away { $number } danger anywhere
sarahs_vision-line-clear = { sarahs_vision-location }: all danger goes
sarahs_vision-line-clear-at = Where the { sarahs_vision-role } is: all danger goes
sarahs_vision-line-clear-any = Take all danger from one location
sarahs_vision-line-relieve = { sarahs_vision-role } is relieved of { $number } danger
sarahs_vision-line-relieve-any = Relieve a figure of { $number } danger
sarahs_vision-line-hand_over = One figure hands 1 danger to another
sarahs_vision-line-shelter = { sarahs_vision-role } is sheltered this turn
sarahs_vision-line-shelter-any = Shelter a figure this turn
sarahs_vision-line-inspire = { sarahs_vision-location }: +{ $number } inspiration
sarahs_vision-line-inspire-at = Where the { sarahs_vision-role } is: +{ $number } inspiration
sarahs_vision-line-inspire-any = +{ $number } inspiration at one location
sarahs_vision-line-learn = { $number } cubes to the grid: { sarahs_vision-kind }
sarahs_vision-line-learn-any = { $number } cubes to the grid, anywhere
sarahs_vision-line-forget = Grid, { sarahs_vision-kind }: −{ $number }
sarahs_vision-line-free = Unlock the blocks of one row or column
sarahs_vision-line-reveal = Reveal all cards of the row
sarahs_vision-line-swap = Swap two cards of the row
sarahs_vision-line-postpone = The next event goes to the end of the row
sarahs_vision-line-cover = Cover a framed section with a cube

## The page

sarahs_vision-part-city = City
sarahs_vision-part-events = Events
sarahs_vision-part-tower = Tower
sarahs_vision-part-hand = Directives
sarahs_vision-part-grid = Inspiration and danger
sarahs_vision-part-story = Story
sarahs_vision-parts = Parts of the table
sarahs_vision-part-waits = { $part }, something to choose here
sarahs_vision-keys = Arrow keys go from place to place, Enter chooses, Escape takes back the first half of a choice. Tab goes to the next part of the table.
sarahs_vision-choose-this = Can be chosen: { $what }.
sarahs_vision-chosen-first = Chosen; now choose the second part, or press Escape.
sarahs_vision-begins = Can be chosen as the first part.
sarahs_vision-part-open = Can be chosen; nothing is decided before you confirm.
sarahs_vision-part-chosen = Chosen; choose it again to take it back.
sarahs_vision-reads = Enter shows its story.
sarahs_vision-figure-chosen = Chosen: the { sarahs_vision-role }. Now choose where to, or press Escape.
sarahs_vision-figure-next = Enter chooses the { sarahs_vision-role }.
sarahs_vision-offer-swap = Swap card { $place }
sarahs_vision-offer-swap-short = Swap
sarahs_vision-offer-remove-short = Remove
sarahs_vision-price = { $number } { sarahs_vision-kind }
sarahs_vision-plan-open =
    { $verbs ->
        [all] Choose framed sections to cover, or cards to swap or remove.
       *[cover] Choose a framed section to cover.
    }
sarahs_vision-plan-swap = Swap card { $place } with which one?
sarahs_vision-plan-cover =
    { $count ->
        [one] Cover this section ({ $cost })
       *[other] Cover these { $count } sections ({ $cost })
    }
sarahs_vision-hinted = Recommended.
sarahs_vision-city-name = { sarahs_vision-location }, { $kinds }.
sarahs_vision-city-danger =
    { $danger ->
        [0] No danger.
        [one] 1 danger cube.
       *[other] { $danger } danger cubes.
    }
sarahs_vision-city-full = More than { $limit }: it overflows.
sarahs_vision-city-inspiration =
    { $inspiration ->
        [one] 1 inspiration cube.
       *[other] { $inspiration } inspiration cubes.
    }
sarahs_vision-city-figures = Here: { $figures }.
sarahs_vision-city-coming = Danger to come from the next event: { $next }; from all cards that lie open: { $all }.
sarahs_vision-coming = To come: { $next }, in the whole row { $all }
sarahs_vision-card-now = Now: { $title }
sarahs_vision-card-up = Card { $place }: { $title }
sarahs_vision-card-down = Card { $place }, face down
sarahs_vision-card-swan = Card { $place }, face down: a Black Swan
sarahs_vision-face-down = Face down
sarahs_vision-swan = Black Swan
sarahs_vision-event-number = Event { $number }
sarahs_vision-section-cell = { sarahs_vision-section }: { $danger } danger, { $inspiration } inspiration.
sarahs_vision-section-empty = { sarahs_vision-section }: nothing.
sarahs_vision-section-framed = Framed in { sarahs_vision-kind }.
sarahs_vision-section-covered = Covered: does not happen.
sarahs_vision-section-named = Named to be covered.
sarahs_vision-deck-left =
    { $count ->
        [0] The deck is empty
        [one] 1 more event in the deck
       *[other] { $count } more events in the deck
    }
sarahs_vision-pile-left =
    { $count ->
        [one] 1 directive in the pile
       *[other] { $count } directives in the pile
    }
sarahs_vision-zone = { sarahs_vision-role } ({ sarahs_vision-figure }): { $danger } of { $limit } danger.
sarahs_vision-sheltered = Sheltered this turn.
sarahs_vision-grid-cell =
    { $cubes ->
        [one] { sarahs_vision-kind }, { sarahs_vision-role }: 1 cube.
       *[other] { sarahs_vision-kind }, { sarahs_vision-role }: { $cubes } cubes.
    }
sarahs_vision-grid-locked = { sarahs_vision-end-of-grid }: locked are { $blocks }.
sarahs_vision-grid-freed = { sarahs_vision-end-of-grid }: already unlocked.
sarahs_vision-unlocked = Unlocked blocks
sarahs_vision-unlocked-none = none yet
sarahs_vision-unlocked-block =
    { $count ->
        [one] Unlocked block: { sarahs_vision-block }.
       *[other] { $count } unlocked blocks: { sarahs_vision-block }.
    }
sarahs_vision-purse = There is { $count } to pay with in { sarahs_vision-kind }
sarahs_vision-purses = To pay with
sarahs_vision-layer = Layer { $layer }
sarahs_vision-slot =
    { $slot ->
        [left] left
        [middle] middle
       *[right] right
    }
sarahs_vision-block-at = Layer { $layer }, { sarahs_vision-slot }: { sarahs_vision-block }.
sarahs_vision-gap-at = Layer { $layer }, { sarahs_vision-slot }: gap.
sarahs_vision-top-layer = One of the top three layers.
sarahs_vision-felt-said =
    { $felt ->
        [loose] It is loose.
        [stuck] It is stuck.
       *[firm] It sits firmly.
    }
sarahs_vision-risk = Risk of a fall: { $percent }%.
sarahs_vision-tower-picture = The tower in three dimensions; drag to turn it. The list beside it has the same blocks.
sarahs_vision-turn-left = Turn the tower to the left
sarahs_vision-turn-right = Turn the tower to the right
sarahs_vision-touches-left =
    { $count ->
        [0] No more feeling before the next pull.
        [one] You may feel 1 more block before the next pull.
       *[other] You may feel { $count } more blocks before the next pull.
    }
sarahs_vision-choose-block = Choose a marked block.
sarahs_vision-feel-it = Feel it
sarahs_vision-pull-it = Pull it: { $percent }% risk
sarahs_vision-pull-outside = Pull it
sarahs_vision-let-it-be = Let it be
sarahs_vision-tower-fell = The tower has fallen!
sarahs_vision-hand-empty = no directives
sarahs_vision-cost = Costs { $number } { sarahs_vision-kind }.
sarahs_vision-read-aloud = Read aloud
sarahs_vision-stop-reading = Stop reading
sarahs_vision-earlier = Earlier
sarahs_vision-later = Later
sarahs_vision-story-of = { $number } of { $count }
sarahs_vision-before-play = Before you begin
sarahs_vision-scenario-rule = A rule of this scenario
sarahs_vision-after-victory = Victory
sarahs_vision-after-defeat = Defeat

## Why can't I?

sarahs_vision-why-over = The game is over.
sarahs_vision-why-not-asked = { sarahs_vision-seat } decides now.
sarahs_vision-why-not-now-city = Nothing is decided in the city now. Figures move by events and directives.
sarahs_vision-why-not-paying = Blocks are only pulled to pay for something: choose an action or a directive first.
sarahs_vision-why-cannot-withdraw = What you have begun to pay for has to be paid first; it cannot be withdrawn.
sarahs_vision-why-top = Nothing is pulled from the top three layers. An unfinished layer on top counts as one of them.
sarahs_vision-why-gap = There is no block any more.
sarahs_vision-why-last = It is the last block of its layer. At least one has to stay.
sarahs_vision-why-wrong-block = This block has another colour. You owe { sarahs_vision-kind }.
sarahs_vision-why-rest = If you took this block, the other sections that you have named could no longer be paid for.
sarahs_vision-why-not-framed = This section has no frame, so nothing can cover it.
sarahs_vision-why-not-together = Together with the sections you have chosen already, this one cannot be paid for.
sarahs_vision-why-covered = This section is covered already.
sarahs_vision-why-named = You have named this section already. Choose more, or pay.
sarahs_vision-why-face-down = The card lies face down. Only revealed events can be covered or removed.
sarahs_vision-why-swan = A Black Swan is not turned by the reveal action, only by a directive.
sarahs_vision-why-happening = This event is happening; it is too late for covers.
sarahs_vision-why-action-only = Cards are covered, swapped and removed as the one action at the beginning of a turn.
sarahs_vision-why-only-covers = You have begun to name sections: name more, or pay for them.
sarahs_vision-why-too-dear = It costs { $cost } { sarahs_vision-kind }, and there are only { $there } to pay with: blocks below the top layers, unlocked ones and cubes.
sarahs_vision-why-directive-later = Directives are played after the event, in the third step of a turn.
sarahs_vision-why-directive-dear = This directive costs { $cost } { sarahs_vision-kind }, and there are only { $there } to pay with.
sarahs_vision-why-other-hand = This directive is in the hand of { sarahs_vision-seat }; everybody is asked in turn.
sarahs_vision-why-no-danger = There is no danger here.
sarahs_vision-why-figure-there = The figure is there already.
sarahs_vision-why-not-next = This directive moves a figure to a neighbouring location only: up, down, left or right.
sarahs_vision-why-figure-first = Choose a figure first.
sarahs_vision-why-grid-now = Cubes leave the grid only to pay for something, one for one.
sarahs_vision-why-grid-colour = You owe { sarahs_vision-kind }; only cubes of that row pay for it.
sarahs_vision-why-grid-empty = There is no cube here.
sarahs_vision-why-learn = The cube goes into the row of the location’s kind and the column of a figure that stands there.
sarahs_vision-why-locked = These blocks are locked until the row or the column has a cube in every cell, or until a directive unlocks them.
sarahs_vision-why-freed = These blocks have been unlocked already; that happens once.
sarahs_vision-why-unlocked-now = Unlocked blocks serve to pay for something.
sarahs_vision-why-take = Only a figure that stands there takes this danger.
sarahs_vision-why-sheltered = This figure is sheltered this turn.
sarahs_vision-why-role-now = Nothing is decided for this figure now.
sarahs_vision-why-no-burden = This figure bears no danger.
sarahs_vision-why-same-place = These two figures stand at the same location.
