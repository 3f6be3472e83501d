"""Rulings on terms, material and set-up (R2 to R11), and on positions from outside (R119)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.plain import plain
from tests.sleepers.positions import (
    CHAIN,
    COLOURS,
    HEXES,
    KINDS,
    SEATS,
    TILES,
    Deal,
    Load,
    LoadSecret,
    Position,
    agents,
    all_tiles,
    choices,
    chosen,
    hand,
    is_refused,
    neighbours,
    network,
    occupied,
    outcome,
    pile,
    play,
    position,
    sleepers,
)

# A. Terms, material, set-up


@pytest.mark.parametrize(
    ("kind", "verb"), [("informant", "flip"), ("immigration", "bounce"), ("double_agent", "swap")]
)
def test_tiles_in_hand_pile_and_beside_the_board_are_no_agents_R2(
    load: Load, kind: str, verb: str
) -> None:
    game = load(
        white=f"E5 {kind} down, A1 scientist",
        black="I9 scientist down",
        white_hand="police, ringleader, recruiter, militia",
        white_pile="militia",
        white_killed="police down",
        black_killed="militia",
    )
    assert chosen(play(game, "activate E5"), verb) - {"E5"} == {"A1", "I9"}


def test_a_sleeper_back_in_the_hand_is_merely_a_tile_R2(load: Load) -> None:
    game = load(
        white="E5 immigration down, D4 militia down, A1 scientist down", black_hand="police"
    )
    game = play(game, "activate E5", "bounce D4", "stop")
    assert choices(game) == {"activate A1", "stop"}
    assert hand(game, "white") == ["militia", "scientist"]


def test_an_agent_turned_up_without_activation_is_active_R3(load: Load) -> None:
    game = load(white="E5 informant down, F6 master_of_disguise down", black="G7 police down")
    game = play(game, "activate E5", "flip G7", "activate F6")
    assert choices(game) == {"copy E5", "copy G7", "stop"}


def test_an_agent_set_up_face_up_is_active_R3(load: Load) -> None:
    before_last = load(white=network(*CHAIN[:8]) + f", {CHAIN[8]} police down")
    assert outcome(before_last) is None
    assert outcome(load(white=network(*CHAIN))) == ("white", "success")


def test_all_61_hexes_of_the_side_five_hexagon_are_usable_R4(load: Load) -> None:
    game = load(white_hand="police")
    assert choices(game) == {f"recruit police {where}" for where in HEXES}
    assert len(choices(game)) == 61


def test_adjacent_hexes_share_an_edge_R4(load: Load) -> None:
    degrees: Counter[int] = Counter()
    for where in HEXES:
        near = set(neighbours(where))
        around = (near | {far for hex_ in near for far in neighbours(hex_)}) - {where}
        game = load(white=f"{where} saboteur down", black=sleepers(*sorted(around)))
        game = play(game, f"activate {where}")
        assert occupied(game) == around - near, where
        degrees[len(near)] += 1
    assert degrees == {6: 37, 4: 18, 3: 6}


def test_sixty_agents_leave_one_hex_for_a_diversion_R5(load: Load) -> None:
    white, black = sleepers(*HEXES[:30]), sleepers(*HEXES[30:60])
    game = load(white=white, black=black, white_hand="", black_hand="")
    acting = next(words.split()[0] for words in white.split(", ") if "diversion" in words)
    game = play(game, f"activate {acting}")
    assert choices(game) == {f"move {where} {HEXES[60]}" for where in HEXES[:60]}
    game = play(game, f"move {HEXES[5]} {HEXES[60]}")
    assert occupied(game) == set(HEXES) - {HEXES[5]}


def test_the_sixtieth_tile_finds_an_empty_hex_R5(load: Load) -> None:
    white, black = sleepers(*HEXES[:29]), sleepers(*HEXES[29:59])
    game = load(white=white, black=black, white_hand="scientist", black_hand="")
    assert chosen(game, "recruit") == {f"scientist {where}" for where in HEXES[59:]}
    acting = next(words.split()[0] for words in white.split(", ") if "recruiter" in words)
    game = play(game, f"activate {acting}")
    assert choices(game) == {f"recruit scientist {where}" for where in HEXES[59:]}


def test_each_player_draws_from_the_top_of_an_own_pile_R6(load: Load) -> None:
    game = load(
        white="E5 scientist down",
        black="A1 scientist down",
        white_hand="police",
        white_pile="militia, saboteur, recruiter, diversion, militia",
        black_hand="police",
        black_pile="informant, scientist, militia, diversion",
    )
    game = play(game, "activate E5")
    assert hand(game, "white") == ["militia", "police", "recruiter", "saboteur"]
    assert pile(game, "white") == ["diversion", "militia"]
    game = play(game, "activate A1")
    assert hand(game, "black") == ["informant", "militia", "police", "scientist"]
    assert pile(game, "black") == ["diversion"]


def test_each_supply_is_the_whole_set_in_random_order_R6(deal: Deal) -> None:
    dealt = [deal(seed=seed).position() for seed in range(200)]
    for described in dealt:
        for colour in COLOURS:
            assert Counter(all_tiles(described, colour)) == TILES
    orders = {
        (colour, *sorted(described["hands"][colour]), *described["piles"][colour])
        for described in dealt
        for colour in COLOURS
    }
    assert len(orders) == 400
    assert any(described["piles"]["white"] != described["piles"]["black"] for described in dealt)
    hands = Counter(
        kind for described in dealt for colour in COLOURS for kind in described["hands"][colour]
    )
    assert set(hands) == set(KINDS)
    # 1,600 tiles, of which 8 in 30 should be Scientists: five standard deviations each way.
    assert abs(hands["scientist"] - 1600 * 8 / 30) < 90


def test_the_same_seed_deals_the_same_tiles_R6(deal: Deal) -> None:
    assert deal(seed=7).position() == deal(seed=7).position()


@pytest.mark.parametrize("first_player", ["random", "chosen"])
def test_white_begins_R7(deal: Deal, first_player: str) -> None:
    for seed in range(20):
        game = deal({"first_player": first_player}, seed=seed)
        assert game.actor == "white"
        assert game.position()["to_move"] == "white"


def test_players_take_turns_R7(load: Load) -> None:
    game = load(white_hand="2 scientist", black_hand="2 scientist")
    assert game.actor == "white"
    game = play(game, "recruit scientist A1")
    assert game.actor == "black"
    game = play(game, "recruit scientist I9")
    assert game.actor == "white"


@pytest.mark.parametrize("seat", SEATS)
def test_everyone_sees_whose_sleeper_it_is_R8(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(white="E5 police down, A1 militia", black="E6 police down, I9 militia")
    owners = {where: agent["owner"] for where, agent in game.view(seat)["board"].items()}
    assert owners == {"E5": "white", "A1": "white", "E6": "black", "I9": "black"}
    faces = {where: agent["face"] for where, agent in game.view(seat)["board"].items()}
    assert faces == {"E5": "down", "A1": "up", "E6": "down", "I9": "up"}


def test_the_four_tiles_of_the_opening_hand_are_kept_R9(deal: Deal) -> None:
    game = deal(seed=3)
    for colour in COLOURS:
        assert len(hand(game, colour)) == 4
        assert len(pile(game, colour)) == 26
    assert choices(game) == {
        f"recruit {kind} {where}" for kind in hand(game, "white") for where in HEXES
    }


@pytest.mark.parametrize("seat", SEATS)
def test_all_counts_are_public_R10(load_secret: LoadSecret, seat: str) -> None:
    game = load_secret(
        white_hand="4 scientist",
        black_hand="3 scientist, 2 militia",
        white_pile="police, 2 militia",
        black_pile="2 police",
        white_killed="diversion down, recruiter",
        black_killed="3 scientist down",
    )
    view = game.view(seat)
    assert view["piles"] == {"white": 3, "black": 2}
    for colour, count in (("white", 4), ("black", 5)):
        shown = view["hands"][colour]
        if seat == colour:
            assert sorted(shown) == hand(game, colour)
        else:
            assert shown == count
    assert len(view["killed"]["white"]) == 2
    assert len(view["killed"]["black"]) == 3


# Positions from outside


def test_a_decided_position_is_over_at_once_R119(load: Load) -> None:
    game = load(white=network(*CHAIN), to_move="black")
    assert outcome(game) == ("white", "success")
    assert game.actor is None
    assert choices(game) == set()
    assert is_refused(game, "recruit scientist A1")


@pytest.mark.parametrize("to_move", COLOURS)
def test_a_position_decided_for_both_goes_to_the_side_to_move_R119(
    load: Load, to_move: str
) -> None:
    game = load(
        white=agents("scientist", ["E1", "E2", "E3", "E4", "E5"]),
        black=agents("scientist", ["C1", "C2", "C3", "C4", "C5"]),
        to_move=to_move,
    )
    assert outcome(game) == (to_move, "liberation")


def test_ten_killed_tiles_decide_a_position_R119(load: Load) -> None:
    nine = load(black_killed="7 scientist, 2 militia down", to_move="black")
    assert outcome(nine) is None
    ten = load(black_killed="7 scientist, 3 militia down", to_move="black")
    assert outcome(ten) == ("white", "morale")


def test_more_killed_tiles_than_any_game_brings_decide_a_position_R119(load: Load) -> None:
    killed = "8 scientist, 5 militia down, 2 diversion, 2 recruiter down, 2 informant"
    game = load(black_hand="police", black_killed=killed, to_move="black")
    assert outcome(game) == ("white", "morale")
    assert len(game.position()["killed"]["black"]) == 19


@pytest.mark.parametrize(
    ("turn", "quiet", "options", "reason"),
    [
        (8, 0, {"turn_cap": 7}, "turn_cap"),
        (7, 0, {"turn_cap": 7}, None),
        (1, 9, {"no_progress": 9}, "no_progress"),
        (1, 8, {"no_progress": 9}, None),
        (8, 9, {"turn_cap": 7, "no_progress": 9}, "no_progress"),
    ],
)
def test_a_position_beyond_a_limit_is_drawn_at_once_R119(
    load: Load, turn: int, quiet: int, options: dict[str, object], reason: str | None
) -> None:
    game = load(white="E5 scientist", options=options, turn=turn, quiet=quiet)
    assert outcome(game) == (None if reason is None else (None, reason))


def test_a_side_that_ran_out_of_moves_in_its_turn_has_lost_a_position_R119(load: Load) -> None:
    at_any_turn = {"attrition": "end_of_any_turn"}
    for white, black in (("E5 scientist", "I9 scientist"), ("E5 scientist", "")):
        game = load(white, black, white_hand="", to_move="black", options=at_any_turn)
        assert outcome(game) == ("black", "attrition")
    both = load("E5 scientist", white_hand="", black_hand="", to_move="black", options=at_any_turn)
    assert outcome(both) == ("white", "attrition")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"no_progress": 2}, "no_progress"),
        ({"turn_cap": 5}, "turn_cap"),
        ({"attrition": "own_turn"}, "attrition"),
        ({"attrition": "end_of_any_turn"}, "attrition"),
    ],
)
def test_what_a_position_wrote_of_a_game_that_is_over_loads_as_it_was_R119(
    options: dict[str, object], reason: str
) -> None:
    from safehouse.games.state import State

    endings = Counter[str]()
    for seed in range(8):
        state = State.from_position(late_position(seed, options))
        chance = Random(seed)
        while state.result is None:
            state = state.decide(state.choose(chance.getrandbits(64)))
        loaded = State.from_position(plain(state.position()))
        assert loaded.result == state.result
        assert loaded.position() == state.position()
        endings[state.result.reason] += 1
    assert endings[reason] > 1


def late_position(seed: int, options: dict[str, object]) -> Position:
    """Two tiles each in hand, sleepers to activate, and nothing to draw."""
    chance = Random(seed)
    described = position(white_hand="", black_hand="", options=options)
    hexes = chance.sample(HEXES, 12)
    for colour in COLOURS:
        kinds = [kind for kind in KINDS if kind not in ("scientist", "militia")]
        chance.shuffle(kinds)
        described["hands"][colour] = [kinds.pop(), kinds.pop()]
        for _ in range(6):
            described["board"][hexes.pop()] = {
                "owner": colour,
                "kind": kinds.pop(),
                "face": chance.choice(("up", "down")),
            }
    return described


def test_a_ready_capture_decides_a_position_R119(load: Load) -> None:
    game = load(white=agents("militia", ["A2", "B1", "B2"]), black="A1 police down")
    assert outcome(game) == ("white", "capture")


def test_a_side_to_move_without_a_move_has_lost_a_position_R119(load: Load) -> None:
    game = load(white="E5 scientist", white_hand="")
    assert outcome(game) == ("black", "attrition")
    other = load(white="E5 scientist", white_hand="", to_move="black")
    assert outcome(other) is None


def test_an_open_position_is_played_and_exported_as_it_was_given_R119(load: Load) -> None:
    given = position(
        white="E5 police down, D4 militia",
        black="I9 scientist down",
        white_hand="scientist, militia",
        black_hand="recruiter",
        white_pile="police, scientist",
        white_killed="diversion down",
        black_killed="informant",
        to_move="black",
        turn=7,
        quiet=3,
    )
    game = load(
        white="E5 police down, D4 militia",
        black="I9 scientist down",
        white_hand="scientist, militia",
        black_hand="recruiter",
        white_pile="police, scientist",
        white_killed="diversion down",
        black_killed="informant",
        to_move="black",
        turn=7,
        quiet=3,
    )
    exported = game.position()
    for key in ("game", "to_move", "board", "hands", "piles", "killed", "turn", "quiet"):
        assert exported[key] == given[key], key
    assert "pending" not in exported
    assert "recruit recruiter A1" in choices(game)


def with_agent(where: str, owner: str, kind: str, face: str) -> Position:
    """A position with one more agent, described exactly as given."""
    described = position(white="D4 scientist down")
    described["board"][where] = {"owner": owner, "kind": kind, "face": face}
    return described


def with_board(where: str, described: object) -> Position:
    """A position with anything at all on one hex."""
    return position() | {"board": {where: described}}


def with_tiles(place: str, colour: str, tiles: list[Any]) -> Position:
    """A position with a Saboteur on the board and these tiles elsewhere."""
    described = position(white="D4 saboteur down", black="D5 saboteur")
    described[place][colour] = tiles
    return described


FAULTS = {
    "a hex beyond the edge": (with_agent("A6", "white", "police", "up"), "A6"),
    "a hex of no row": (with_agent("J5", "white", "police", "up"), "J5"),
    "a hex without a column": (with_agent("E0", "white", "police", "up"), "E0"),
    "an unknown kind on the board": (with_agent("E5", "white", "spy", "up"), "spy"),
    "a hidden kind on the board": (with_agent("E5", "white", "?", "down"), "?"),
    "a third colour": (with_agent("E5", "red", "police", "up"), "red"),
    "an unknown face": (with_agent("E5", "white", "police", "sideways"), "sideways"),
    "the hex of a third colour": (with_agent("E5", "red", "police", "up"), "E5.owner"),
    "the hex of an unknown face": (with_agent("E5", "white", "police", "sideways"), "E5.face"),
    "a hex without an agent": (with_board("E5", "police"), "E5"),
    "an unknown kind in a hand": (with_tiles("hands", "white", ["spy"]), "spy"),
    "an unknown kind in a pile": (with_tiles("piles", "black", ["spy"]), "spy"),
    "an unknown killed kind": (
        with_tiles("killed", "black", [{"kind": "spy", "face": "up"}]),
        "spy",
    ),
    "a second Saboteur in a hand": (with_tiles("hands", "white", ["saboteur"]), "saboteur"),
    "a second Saboteur in a pile": (with_tiles("piles", "black", ["saboteur"]), "saboteur"),
    "a second Saboteur among the killed": (
        with_tiles("killed", "white", [{"kind": "saboteur", "face": "down"}]),
        "saboteur",
    ),
    "a ninth Scientist": (with_tiles("hands", "black", ["scientist"] * 9), "scientist"),
    "an unknown side to move": (position(to_move="red"), "red"),
    "an unknown game": (position() | {"game": "chess"}, "chess"),
}


@pytest.mark.parametrize(("described", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_a_faulty_position_is_refused_in_a_sentence_that_names_the_fault_R119(
    described: Position, fault: str
) -> None:
    from safehouse.games.errors import Refused
    from safehouse.games.state import State

    with pytest.raises(Refused) as refusal:
        State.from_position(described)
    assert isinstance(refusal.value, ValueError)
    assert fault in str(refusal.value)
    assert refusal.value.code


def test_more_than_thirty_tiles_of_a_colour_are_refused_R119() -> None:
    from safehouse.games.errors import Refused
    from safehouse.games.state import State

    described = position()
    tiles = [kind for kind in KINDS for _ in range(TILES[kind])]
    described["hands"]["white"], described["piles"]["white"] = tiles[:4], tiles[4:]
    assert State.from_position(described).actor == "white"
    described["hands"]["white"] = [*tiles[:4], "militia"]
    with pytest.raises(Refused) as refusal:
        State.from_position(described)
    assert str(refusal.value)


def test_two_agents_on_a_hex_are_refused_R119() -> None:
    from safehouse.games.errors import Refused
    from safehouse.games.state import State

    described = with_agent("e5", "white", "police", "up")
    described["board"]["E5"] = {"owner": "black", "kind": "police", "face": "up"}
    with pytest.raises(Refused) as refusal:
        State.from_position(described)
    assert "E5" in str(refusal.value).upper()


def test_only_two_colours_play_R11(deal: Deal) -> None:
    from safehouse.games.errors import Refused
    from safehouse.games.state import State

    assert set(deal().position()["hands"]) == {"white", "black"}
    with pytest.raises(Refused):
        State.from_position(with_agent("E5", "grey", "police", "up"))
