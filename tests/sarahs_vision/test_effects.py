"""Every operation of `effects`, in lines of events and in directives, and every directive card."""

from __future__ import annotations

from typing import Any

import pytest

from safehouse.games.sarahs_vision.contents import Directive, directives
from safehouse.games.sarahs_vision.effects import NUMBER, OPERATIONS, read_line, write_line
from safehouse.games.state import State
from tests.plain import plain
from tests.sarahs_vision.positions import (
    CARDS,
    CITY,
    COLOURS,
    LOCATIONS,
    LOCKED,
    ROLES,
    at,
    choices,
    choices_of,
    covers,
    event,
    face_up,
    grid,
    happened,
    load,
    pending,
    play,
    reason,
    row,
    stands,
    zones,
)

HOLD = "move any any"
"""A line at which the active player is asked, so that the table can be looked at before step 4."""


def line(*lines: str, cells: str = "", **words: Any) -> State:
    """The game after an event with these lines (and what comes after it, if nobody is asked)."""
    return play(load(**{"events": [event(cells, *lines)], **words}), "pass")


CARD = {card.id: card for card in directives()}


def directive(card: str, **words: Any) -> State:
    """The game after a player has paid for a directive with purple cubes."""
    cost = CARD[card].cost
    given: dict[str, Any] = {"step": 3, "stage": "directive", "hands": {"first": card}}
    given.update(words)
    given["grid"] = {**given.get("grid", {}), "purple senator": cost}
    game = load(**given)
    game = play(game, f"play {card}")
    for left in range(cost, 0, -1):
        assert (pending(game)["owed"], pending(game)["colour"]) == (left, "purple")
        game = play(game, "spend purple senator")
    return game


# --- move ---


def test_move_brings_a_figure_to_a_place() -> None:
    game = line("move senator archive")
    assert at(game, "figures") == {
        "engineer": "foundry",
        "scientist": "observatory",
        "senator": "archive",
    }


def test_move_any_any_offers_every_figure_every_other_place() -> None:
    game = line("move any any")
    standing = at(game, "figures")
    assert choices(game) == {"done"} | {
        f"move {role} {place}" for role in ROLES for place in LOCATIONS if standing[role] != place
    }
    game = play(game, "move scientist tidal_works")
    assert at(game, "figures") == {**standing, "scientist": "tidal_works"}
    assert stands(game) == "second action"


def test_move_any_to_a_place_offers_the_figures_that_are_elsewhere() -> None:
    game = line("move any foundry")
    assert choices(game) == {"done", "move scientist foundry", "move senator foundry"}


def test_move_of_a_role_anywhere_offers_that_role() -> None:
    game = line("move engineer any")
    assert choices_of(game, "move") == {
        f"engineer {place}" for place in LOCATIONS if place != "foundry"
    }


@pytest.mark.parametrize("place", LOCATIONS)
def test_next_is_a_place_beside_above_or_below(place: str) -> None:
    game = line("move engineer next", figures={"engineer": place})
    where = {name: (x, y) for y, names in enumerate(CITY) for x, name in enumerate(names)}
    beside = {
        f"engineer {name}"
        for name, (x, y) in where.items()
        if abs(x - where[place][0]) + abs(y - where[place][1]) == 1
    }
    assert choices_of(game, "move") == beside
    assert 2 <= len(beside) <= 4


def test_done_leaves_a_figure_where_it_is() -> None:
    game = play(line("move any any"), "done")
    assert at(game, "figures") == at(load(), "figures")
    assert stands(game) == "second action"


# --- exchange ---


def test_exchange_changes_the_places_of_two_figures() -> None:
    game = line("exchange")
    assert choices(game) == {
        "done",
        "exchange engineer scientist",
        "exchange engineer senator",
        "exchange scientist senator",
    }
    game = play(game, "exchange engineer senator")
    assert at(game, "figures") == {
        "engineer": "community_center",
        "scientist": "observatory",
        "senator": "foundry",
    }


def test_exchange_offers_no_figures_at_the_same_place() -> None:
    game = line("exchange", figures={"senator": "foundry"})
    assert choices(game) == {
        "done",
        "exchange engineer scientist",
        "exchange scientist senator",
    }
    together = line("exchange", figures=dict.fromkeys(ROLES, "archive"))
    assert stands(together) == "second action"


# --- gather ---


def test_gather_brings_all_figures_to_a_place() -> None:
    assert at(line("gather academy"), "figures") == dict.fromkeys(ROLES, "academy")


# --- deal ---


def test_deal_gives_one_each_in_turn() -> None:
    game = line("deal 3", HOLD, players=4, turn="third")
    assert {seat: len(hand) for seat, hand in at(game, "hands").items()} == {
        "first": 1,
        "second": 0,
        "third": 1,
        "fourth": 1,
    }
    assert len(at(game, "directives")) == 23


# --- danger ---


def test_danger_comes_to_a_place() -> None:
    assert at(line("danger archive 2"), "danger") == {"archive": 2}


def test_danger_comes_to_where_a_figure_stands() -> None:
    game = line("danger senator 2", HOLD, figures={"senator": "skyport"})
    assert at(game, "danger") == {"skyport": 2}
    assert zones(game) == {}


def test_danger_comes_as_far_as_the_cubes_go() -> None:
    lying = {"observatory": 9, "agency_hq": 9, "skyport": 9, "gardens": 9, "archive": 2}
    assert at(line("danger academy 9", HOLD, danger=lying), "danger academy") == 2


# --- spread ---


def test_spread_adds_a_cube_wherever_there_is_danger() -> None:
    game = line("spread", HOLD, cells="skyport 1!", danger={"archive": 2, "gardens": 1})
    assert at(game, "danger") == {"skyport": 2, "gardens": 2, "archive": 3}
    assert at(line("spread"), "danger") == {}


def test_spread_goes_in_reading_order_as_far_as_the_cubes_go() -> None:
    lying = {"observatory": 9, "agency_hq": 9, "skyport": 9, "gardens": 9, "archive": 2}
    game = line("spread", HOLD, danger=lying)
    assert at(game, "danger") == {**lying, "observatory": 10, "agency_hq": 10}


# --- burden ---


def test_burden_brings_danger_directly_to_a_figure() -> None:
    game = line("burden senator 2", HOLD)
    assert zones(game) == {"senator": 2}
    assert at(game, "danger") == {}


def test_burden_comes_as_far_as_the_cubes_go() -> None:
    lying = {"observatory": 9, "agency_hq": 9, "skyport": 9, "gardens": 9, "archive": 2}
    assert zones(line("burden senator 4", HOLD, danger=lying)) == {"senator": 2}


# --- calm ---


def test_calm_takes_danger_from_a_place() -> None:
    lying = {"archive": 3, "gardens": 1}
    assert at(line("calm archive 2", danger=lying), "danger") == {"archive": 1, "gardens": 1}
    assert at(line("calm gardens 2", danger=lying), "danger") == {"archive": 3}
    assert at(line("calm skyport 2", danger=lying), "danger") == lying


def test_calm_takes_danger_from_where_a_figure_stands() -> None:
    assert zones(line("calm engineer 2", danger={"foundry": 3})) == {"engineer": 1}


def test_calm_any_takes_cubes_one_by_one() -> None:
    game = line("calm any 2", danger={"archive": 1, "gardens": 2})
    assert choices(game) == {"done", "calm archive", "calm gardens"}
    game = play(game, "calm archive")
    assert choices(game) == {"done", "calm gardens"}
    game = play(game, "calm gardens")
    assert at(game, "danger") == {"gardens": 1}
    assert stands(game) == "second action"


def test_calm_any_can_be_done_early_and_ends_with_the_danger() -> None:
    game = line("calm any 3", HOLD, danger={"archive": 1, "gardens": 2})
    assert at(play(game, "calm gardens", "done"), "danger") == {"gardens": 1, "archive": 1}
    emptied = line("calm any 3", danger={"archive": 1})
    assert stands(play(emptied, "calm archive")) == "second action"
    assert stands(line("calm any 3")) == "second action"


# --- clear ---


def test_clear_takes_all_danger_from_a_place() -> None:
    lying = {"archive": 3, "gardens": 2}
    assert at(line("clear archive", danger=lying), "danger") == {"gardens": 2}
    assert zones(line("clear engineer", danger={"foundry": 3})) == {}


def test_clear_any_leaves_the_place_to_the_player() -> None:
    game = line("clear any", danger={"archive": 3, "gardens": 2})
    assert choices(game) == {"done", "clear archive", "clear gardens"}
    game = play(game, "clear archive")
    assert at(game, "danger") == {"gardens": 2}
    assert stands(game) == "second action"


# --- relieve ---


def test_relieve_takes_danger_from_a_figure() -> None:
    game = line("relieve senator 2", zones={"senator": 3, "engineer": 1})
    assert zones(game) == {"senator": 1, "engineer": 1}
    assert zones(line("relieve engineer 2", zones={"senator": 3, "engineer": 1})) == {"senator": 3}


def test_relieve_any_takes_all_of_it_from_one_figure() -> None:
    game = line("relieve any 2", zones={"senator": 3, "engineer": 1})
    assert choices(game) == {"done", "relieve senator", "relieve engineer"}
    assert zones(play(game, "relieve senator")) == {"senator": 1, "engineer": 1}
    assert zones(play(game, "relieve engineer")) == {"senator": 3}
    assert stands(play(game, "relieve engineer")) == "second action"
    assert stands(line("relieve any 2")) == "second action"


# --- hand_over ---


def test_hand_over_gives_one_cube_to_another_figure() -> None:
    game = line("hand_over", zones={"senator": 2, "engineer": 1})
    assert choices(game) == {
        "done",
        "hand_over senator engineer",
        "hand_over senator scientist",
        "hand_over engineer senator",
        "hand_over engineer scientist",
    }
    game = play(game, "hand_over senator scientist")
    assert zones(game) == {"engineer": 1, "scientist": 1, "senator": 1}
    assert stands(line("hand_over")) == "second action"


def test_hand_over_can_be_a_defeat() -> None:
    game = line("hand_over", zones={"senator": 4, "engineer": 1})
    assert reason(play(game, "hand_over engineer senator")) == "defeat"


# --- shelter ---


def test_a_sheltered_figure_takes_no_danger_from_its_own_place() -> None:
    game = line("shelter engineer", danger={"foundry": 2, "observatory": 1})
    assert zones(game) == {"scientist": 1}
    assert at(game, "danger") == {"foundry": 2}


def test_a_shelter_ends_with_the_turn() -> None:
    game = play(line("shelter engineer", danger={"foundry": 2}), "pass")
    assert zones(game) == {"engineer": 2}


def test_danger_goes_to_the_others_at_the_place_of_a_sheltered_figure() -> None:
    game = line("shelter engineer", figures={"senator": "foundry"}, danger={"foundry": 3})
    assert zones(game) == {"senator": 3}
    three = line("shelter engineer", figures=dict.fromkeys(ROLES, "foundry"), danger={"foundry": 2})
    assert choices(three) == {"take scientist", "take senator"}


def test_the_excess_of_a_place_can_go_to_a_sheltered_figure_too() -> None:
    game = line("shelter engineer", danger={"archive": 4})
    assert choices(game) == {"take engineer", "take scientist", "take senator"}


def test_shelter_any_leaves_the_figure_to_the_player() -> None:
    game = line("shelter any", "shelter any", danger={"foundry": 2})
    assert choices(game) == {"done", *(f"shelter {role}" for role in ROLES)}
    game = play(game, "shelter engineer")
    assert choices(game) == {"done", "shelter scientist", "shelter senator"}
    assert zones(play(game, "done")) == {}


def test_a_sheltered_figure_learns_all_the_same() -> None:
    game = line("shelter engineer", inspiration={"foundry": 1})
    assert grid(game) == {"orange engineer": 1}


# --- inspire ---


def test_inspire_brings_inspiration_to_a_place_or_a_figure() -> None:
    game = line("inspire archive 2", "inspire senator 1", HOLD)
    assert at(game, "inspiration") == {"archive": 2, "community_center": 1}


def test_inspire_any_brings_all_of_it_to_one_place() -> None:
    game = line("inspire any 3")
    assert choices(game) == {"done", *(f"inspire {place}" for place in LOCATIONS)}
    game = play(game, "inspire foundry")
    assert grid(game) == {"orange engineer": 3}
    assert stands(game) == "second action"


def test_inspire_goes_as_far_as_the_cubes_go() -> None:
    held = {"green senator": 38}
    assert grid(play(line("inspire any 3", grid=held), "inspire foundry")) == {
        **held,
        "orange engineer": 2,
    }
    assert stands(line("inspire any 3", grid={"green senator": 40})) == "second action"
    game = line("inspire engineer 3", HOLD, grid=held)
    assert at(game, "inspiration") == {"foundry": 2}


# --- learn ---


def test_learn_puts_cubes_into_a_row_one_by_one() -> None:
    game = line("learn green 2")
    assert choices(game) == {"done", *(f"learn green {role}" for role in ROLES)}
    game = play(game, "learn green senator", "learn green engineer")
    assert grid(game) == {"green senator": 1, "green engineer": 1}
    assert stands(game) == "second action"


def test_learn_any_puts_cubes_anywhere() -> None:
    game = line("learn any 2")
    assert choices_of(game, "learn") == {f"{colour} {role}" for colour in COLOURS for role in ROLES}
    game = play(game, "learn purple scientist", "done")
    assert grid(game) == {"purple scientist": 1}


def test_learn_frees_blocks_like_any_cube_V18() -> None:
    game = line("learn any 2", grid={"purple scientist": 1, "purple senator": 1})
    game = play(game, "learn purple engineer")
    assert at(game, "unlocked") == ["purple"]


def test_learn_takes_cubes_from_the_supply() -> None:
    held = {"green senator": 39}
    game = play(line("learn any 2", grid=held), "learn orange senator")
    assert stands(game) == "second action"
    assert stands(line("learn any 2", grid={"green senator": 40})) == "second action"


# --- forget ---


def test_forget_takes_cubes_from_the_fullest_column_of_a_row() -> None:
    held = {"purple engineer": 1, "purple scientist": 3, "green senator": 4}
    game = line("forget purple 1", grid=held)
    assert grid(game) == {**held, "purple scientist": 2}


def test_forget_takes_from_the_leftmost_of_several_and_cube_by_cube() -> None:
    held = {"purple engineer": 2, "purple scientist": 2, "purple senator": 1}
    assert grid(line("forget purple 1", grid=held)) == {**held, "purple engineer": 1}
    assert grid(line("forget purple 2", grid=held)) == {
        "purple engineer": 1,
        "purple scientist": 1,
        "purple senator": 1,
    }
    assert grid(line("forget purple 9", grid=held)) == {}


def test_forget_never_locks_blocks_again_V18() -> None:
    held = {f"purple {role}": 1 for role in ROLES}
    game = line("forget purple 3", grid=held, freed="purple", unlocked="purple")
    assert at(game, "unlocked") == ["purple"]
    assert "purple" not in at(game, "locked")


# --- free ---


def test_free_unlocks_a_row_or_column_of_ones_choice() -> None:
    game = line("free")
    assert choices(game) == {"done", *(f"free {end}" for end in LOCKED)}
    assert at(play(game, "free purple"), "unlocked") == ["purple"]
    column = play(game, "free senator")
    assert at(column, "unlocked") == LOCKED["senator"]
    assert "senator" not in at(column, "locked")
    assert stands(column) == "second action"


def test_free_offers_only_what_is_locked() -> None:
    game = line("free", freed="green orange engineer")
    assert choices(game) == {
        "done",
        *(f"free {end}" for end in ("yellow", "purple", "scientist", "senator")),
    }
    assert stands(line("free", freed=" ".join(LOCKED))) == "second action"


# --- reveal ---


def test_reveal_turns_all_cards_and_black_swans_too() -> None:
    events = [event("", "reveal", HOLD), event(swan=True)]
    game = line(events=events, face_down=[2, 3, 5])
    assert face_up(game) == row(game) == [2, 3, 4, 5]
    # The card that comes after it lies face down.
    assert face_up(play(game, "done")) == [2, 3, 4, 5]
    assert row(play(game, "done")) == [2, 3, 4, 5, 6]


# --- swap ---


def test_swap_exchanges_two_cards_of_the_row() -> None:
    game = line("swap")
    pairs = {f"swap {i} {j}" for i in range(1, 5) for j in range(i + 1, 5)}
    assert choices(game) == {"done", *pairs}
    assert row(play(game, "swap 1 4")) == [5, 3, 4, 2, 6]
    assert row(play(game, "done")) == [2, 3, 4, 5, 6]
    last = [*[event()] * 18, event("", "swap", HOLD)]
    assert "swap" not in " ".join(play(load(events=last, row=[19, 20]), "pass").decisions())


# --- postpone ---


def test_postpone_sends_the_first_card_to_the_end_of_the_row() -> None:
    framed = event("archive 1!:green")
    events = [event("", "postpone", HOLD), framed, event()]
    game = line(events=events, face_down=[3], covers={2: {"archive": "green"}})
    assert row(game) == [3, 4, 5, 2]
    assert face_up(game) == [4, 5, 2]
    assert covers(game, 2) == {"archive": "green"}
    assert row(play(game, "done")) == [3, 4, 5, 2, 6]


def test_postpone_with_one_card_or_none_changes_nothing() -> None:
    last = [*[event()] * 18, event("", "postpone", HOLD), event("", "postpone")]
    game = play(load(events=last, row=[19, 20]), "pass")
    assert row(game) == [20]
    assert reason(play(game, "done", "pass")) == "victory"


# --- cover ---

FRAMED = [
    event("", "cover", HOLD),
    event("archive 1!:green, skyport 1!", "deal 1 : purple"),
    event("archive 1!:green"),
]


def test_cover_puts_a_cube_of_the_supply_on_a_framed_section() -> None:
    game = line(events=FRAMED, face_down=[3])
    assert choices(game) == {"done", "cover 1 archive", "cover 1 line_1"}
    game = play(game, "cover 1 line_1")
    assert covers(game, 2) == {"line_1": "purple cube"}
    assert grid(game) == {}


def test_cover_needs_a_section_and_a_cube() -> None:
    assert stands(line("cover")) == "second action"
    game = line(events=[event("", "cover"), *FRAMED[1:]], grid={"green senator": 40})
    assert stands(game) == "second action"
    lying = {2: {"archive": "green", "line_1": "purple"}, 3: {"archive": "green"}}
    assert stands(line(events=[event("", "cover"), *FRAMED[1:]], covers=lying)) == "second action"


# --- all of them ---


def test_there_are_twenty_operations() -> None:
    assert len(OPERATIONS) == 20


EXAMPLES = [
    " ".join([name, *("1" if words is NUMBER else words[-1] for words in places)])
    for name, places in OPERATIONS.items()
]


@pytest.mark.parametrize("text", EXAMPLES, ids=[text.split()[0] for text in EXAMPLES])
def test_an_operation_is_read_written_and_shown(text: str) -> None:
    assert write_line(read_line(text)) == text
    shown: Any = plain(load(events=[event("", text)]).view("first"))["row"]
    assert shown[0]["lines"] == [text]


@pytest.mark.parametrize("text", EXAMPLES, ids=[text.split()[0] for text in EXAMPLES])
def test_an_operation_under_a_cover_does_nothing(text: str) -> None:
    # Something to work on for every operation.
    words: dict[str, Any] = {
        "danger": {"gardens": 2},
        "zones": {"senator": 1},
        "grid": {"green senator": 1, "purple senator": 1},
        "face_down": [3],
    }
    framed = event("skyport 1*:green")
    alone = play(load(events=[event(), framed], **words), "pass")
    card = event("", f"{text} : orange")
    covered = {1: {"line_1": "orange cube"}}
    game = play(load(events=[card, framed], covers=covered, **words), "pass")
    assert stands(game) == "second action"
    left, right = ({**plain(x.position()), "options": None} for x in (alone, game))
    assert left == right
    # Without the cover it does something, or leaves something to choose.
    game = play(load(events=[card, framed], **words), "pass")
    assert {**plain(game.position()), "options": None} != left


# --- Directives ---


def check_played(game: State, card: str) -> None:
    """The card is discarded, the purple is spent, and nobody holds it any more."""
    assert card in at(game, "discarded")
    assert all(card not in hand for hand in at(game, "hands").values())
    assert at(game, "grid purple senator") == 0


def cards_with(first: str) -> list[str]:
    """The directives that begin with an operation."""
    return [card.id for card in directives() if card.lines[0].split()[0] == first]


@pytest.mark.parametrize("card", cards_with("calm"))
def test_calming_directives_take_danger_cube_by_cube(card: str) -> None:
    cubes = int(CARD[card].lines[0].split()[-1])
    game = directive(card, danger={"archive": 3, "gardens": cubes})
    for _ in range(cubes):
        assert choices(game) == {"done", "calm archive", "calm gardens"}
        game = play(game, "calm gardens")
    assert at(game, "danger") == {"archive": 3}
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("clear"))
def test_clearing_directives_empty_a_place(card: str) -> None:
    game = play(directive(card, danger={"archive": 3, "gardens": 2}), "clear archive")
    assert at(game, "danger") == {"gardens": 2}
    check_played(game, card)


@pytest.mark.parametrize("card", [c for c in cards_with("move") if len(CARD[c].lines) == 1])
def test_moving_directives_move_a_figure(card: str) -> None:
    game = directive(card)
    assert len(choices_of(game, "move")) == 24
    game = play(game, "move scientist tidal_works")
    assert at(game, "figures scientist") == "tidal_works"
    check_played(game, card)


@pytest.mark.parametrize("card", [c for c in cards_with("move") if len(CARD[c].lines) == 2])
def test_two_steps_may_be_those_of_one_figure_or_of_two(card: str) -> None:
    game = directive(card)
    assert choices_of(game, "move") == {
        "engineer skyport",
        "engineer community_center",
        "engineer tidal_works",
        "scientist agency_hq",
        "scientist gardens",
        "senator agency_hq",
        "senator gardens",
        "senator foundry",
        "senator academy",
    }
    one = play(game, "move scientist agency_hq", "move scientist skyport")
    assert at(one, "figures scientist") == "skyport"
    check_played(one, card)
    two = play(game, "move scientist agency_hq", "move senator academy")
    assert (at(two, "figures scientist"), at(two, "figures senator")) == ("agency_hq", "academy")
    # Who leaves out the first step may take the second.
    late = play(game, "done", "move senator academy")
    assert at(late, "figures senator") == "academy"


@pytest.mark.parametrize("card", cards_with("exchange"))
def test_exchanging_directives(card: str) -> None:
    game = play(directive(card), "exchange scientist senator")
    assert at(game, "figures scientist") == "community_center"
    assert at(game, "figures senator") == "observatory"
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("relieve"))
def test_relieving_directives_take_danger_from_one_figure(card: str) -> None:
    cubes = int(CARD[card].lines[0].split()[-1])
    game = directive(card, zones={"senator": 4, "engineer": 1})
    assert choices(game) == {"done", "relieve senator", "relieve engineer"}
    game = play(game, "relieve senator")
    assert zones(game) == {"senator": 4 - cubes, "engineer": 1}
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("hand_over"))
def test_directives_that_hand_over(card: str) -> None:
    game = play(directive(card, zones={"senator": 4}), "hand_over senator engineer")
    assert zones(game) == {"senator": 3, "engineer": 1}
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("shelter"))
def test_sheltering_directives(card: str) -> None:
    game = directive(card, danger={"foundry": 2, "observatory": 1})
    game = play(game, "shelter engineer")
    assert zones(game) == {"scientist": 1}
    assert at(game, "danger") == {"foundry": 2}
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("inspire"))
def test_inspiring_directives(card: str) -> None:
    cubes = int(CARD[card].lines[0].split()[-1])
    game = play(directive(card), "inspire observatory")
    assert grid(game) == {"yellow scientist": cubes}
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("learn"))
def test_learning_directives(card: str) -> None:
    cubes = int(CARD[card].lines[0].split()[-1])
    game = directive(card)
    for _ in range(cubes):
        assert len(choices_of(game, "learn")) == 12
        game = play(game, "learn green engineer")
    assert grid(game) == {"green engineer": cubes}
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("free"))
def test_directives_that_free_blocks(card: str) -> None:
    game = play(directive(card), "free engineer")
    assert at(game, "unlocked") == LOCKED["engineer"]
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("reveal"))
def test_revealing_directives_turn_black_swans_too(card: str) -> None:
    game = directive(card, events=[event(), event(swan=True)], face_down=[1, 2, 5])
    assert face_up(game) == [1, 2, 3, 4, 5]
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("swap"))
def test_swapping_directives(card: str) -> None:
    game = directive(card)
    assert len(choices_of(game, "swap")) == 10
    game = play(game, "swap 1 5")
    assert row(game) == [5, 2, 3, 4, 1]
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("postpone"))
def test_postponing_directives(card: str) -> None:
    game = directive(card)
    assert row(game) == [2, 3, 4, 5, 1]
    check_played(game, card)


@pytest.mark.parametrize("card", cards_with("cover"))
def test_covering_directives(card: str) -> None:
    game = directive(card, events=[event("archive 1!:green"), event("", "deal 1 : orange")])
    assert choices(game) == {"done", "cover 1 archive", "cover 2 line_1"}
    game = play(game, "cover 2 line_1")
    assert covers(game, 2) == {"line_1": "orange cube"}
    check_played(game, card)


@pytest.mark.parametrize("card", [c.id for c in directives() if "deal 1" in c.lines])
def test_directives_that_deal_give_a_card_to_who_played_them(card: str) -> None:
    given: dict[str, Any] = {"active": "second", "hands": {"second": card}, "face_down": [5]}
    game = directive(card, **given)
    if stands(game).endswith("choice"):
        game = play(game, "done")
    assert at(game, "hands first") == []
    assert len(at(game, "hands second")) == 1
    assert happened(game, "deal")[0]["seat"] == "second"
    check_played(game, card)


def test_every_directive_is_played_in_one_of_these_tests() -> None:
    played = "calm clear move exchange relieve hand_over shelter inspire learn free reveal swap"
    found = [card for first in (*played.split(), "postpone", "cover") for card in cards_with(first)]
    assert sorted(found) == sorted(CARDS)


@pytest.mark.parametrize("card", directives(), ids=CARDS)
def test_a_directive_costs_what_its_card_says_and_no_less(card: Directive) -> None:
    words: dict[str, Any] = {"step": 3, "stage": "directive"}
    both = f"{card.id} {next(c for c in CARDS if c != card.id)}"
    game = load(**words, hands={"first": both}, grid={"purple senator": card.cost})
    assert f"play {card.id}" in choices(game)
    if card.cost > 1:
        held = {"first": f"{card.id} the_milk_barge"}
        poor = load(**words, hands=held, grid={"purple senator": card.cost - 1})
        assert f"play {card.id}" not in choices(poor)
    game = play(game, f"play {card.id}")
    assert pending(game)["owed"] == card.cost
    assert pending(game)["target"] == card.id


@pytest.mark.parametrize("card", CARDS)
def test_a_directive_can_be_played_where_it_finds_nothing_to_do(card: str) -> None:
    # Nothing in the city, all blocks free, all figures together, one card in the row.
    game = directive(
        card,
        freed=" ".join(LOCKED),
        figures=dict.fromkeys(ROLES, "archive"),
        row=[20],
    )
    while at(game, "step") == 3 and not stands(game).endswith("directive"):
        game = play(game, "done")
    check_played(game, card)
