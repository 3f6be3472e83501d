"""What is foreseen of a decision comes true, and says nothing that cannot be seen at the table."""

import dataclasses
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from safehouse.games.contract import imagine
from safehouse.games.errors import Refused
from safehouse.games.game import Sayings
from safehouse.games.sleepers.record import ERA, FACE, FACE_UP, NUM_PLANES, SEEN, SEEN_BEFORE
from safehouse.games.state import State
from safehouse.games.undercover.material import IS_OFFICIAL, JOKER
from safehouse.games.undercover.material import UNKNOWN as UNKNOWN_SIDE
from safehouse.table.preview import Foresight, foresee
from tests.examples import encode, random_states
from tests.plain import plain

VARIANTS: list[tuple[str, dict[str, object]]] = [
    ("sleepers", {}),
    ("sleepers", {"killed_sleepers": "owner", "master_copies": "any", "effects": "lenient"}),
    ("sleepers", {"killed_sleepers": "open", "attrition": "end_of_any_turn"}),
    ("sleepers", {"own_sleepers": "visible"}),
    ("undercover", {"players": 3, "memory": "strict"}),
    ("undercover", {"players": 4, "memory": "strict", "piles_show": "mixed", "round_cap": 9}),
    ("undercover", {"players": 2}),
    ("sarahs_vision", {"players": 2}),
    ("sarahs_vision", {"players": 3, "events": "shuffled", "tower": "outside"}),
]
STRICT = [
    n for n, (game, more) in enumerate(VARIANTS) if game != "sarahs_vision" and n not in (3, 6)
]
STATES = 210
MAX_DECISIONS = 8


def decider(state: State) -> str:
    """The seat that decides; for an outsider anybody does."""
    return state.actor if state.actor in state.seats else state.seats[-1]


def foreseen(state: State, seat: str, decision: str) -> Foresight:
    return foresee(state.known_to(seat), state.view(seat), decision)


# --- It comes true --------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_is_foreseen_is_how_it_really_begins(variant: int) -> None:
    chance = random.Random(variant)
    said: Counter[str] = Counter()
    for state in random_states(*VARIANTS[variant]):
        seat, decisions = decider(state), state.decisions()
        for decision in chance.sample(decisions, min(3, len(decisions))):
            foresight = foreseen(state, seat, decision)
            after = state.reshuffled(chance.getrandbits(64)).decide(decision)
            coming = after.events(seat)
            assert foresight.events == coming[: len(foresight.events)], decision
            if foresight.outcome is not None:
                assert foresight.outcome == after.result
            said["something" if foresight.events else "nothing"] += 1
            said["all"] += len(foresight.events) == len(coming)
            said["end"] += foresight.outcome is not None
    assert said["something"] > 50, said
    assert said["all"] > 20, said


@pytest.mark.parametrize("memory", ["assisted", "strict"])
def test_an_end_is_foreseen_where_all_that_decides_it_lies_open(memory: str) -> None:
    found = 0
    for state in random_states("undercover", {"round_cap": 3, "memory": memory}):
        seat, decision = decider(state), state.decisions()[0]
        result = state.decide(decision).result
        if result is not None:
            is_open = b"?" not in encode(plain(state.view(seat))["players"])
            assert foreseen(state, seat, decision).outcome == (result if is_open else None)
            found += is_open
    assert found > 2


# --- It tells no more than can be seen ------------------------------------------------------------


def other_sleepers(state: State, viewer: str, chance: random.Random) -> State:
    """The same to look at for a seat of Sleepers; everything else is dealt anew, and forgotten."""
    records = state.record()
    s: Any = records[0]
    me = state.seats.index(viewer)
    shows_killed = plain(state.options).get("killed_sleepers", "hidden")
    for owner in range(2):
        down = [
            h for h in range(64) if int(s.own[owner]) >> h & 1 and not int(s.plane[FACE]) >> h & 1
        ]
        killed = [
            i
            for i in range(s.num_killed[owner])
            if not int(s.beside[owner, -1 - i]) & FACE_UP
            and shows_killed != "open"
            and not (shows_killed == "owner" and owner == me)
        ]
        kinds = [sum((int(s.plane[i]) >> h & 1) << i for i in range(4)) for h in down]
        kinds += [int(s.beside[owner, -1 - i]) & 15 for i in killed]
        hand = [k for k in range(15) for _ in range(int(s.hand[owner]) >> (4 * k) & 15)]
        pile = s.beside[owner, : s.pile_size[owner]].tolist()
        kinds += pile
        if owner != me:
            kinds += hand
        chance.shuffle(kinds)
        for h in down:
            kind = kinds.pop()
            for i in range(NUM_PLANES):
                s.plane[i] &= np.uint64(~(1 << h) & (1 << 64) - 1)
                s.plane[i] |= np.uint64((kind >> i & 1) << h)
        for i in killed:
            s.beside[owner, -1 - i] = kinds.pop()
        for i in range(s.num_killed[owner]):
            code = int(s.beside[owner, -1 - i]) & ((1 << ERA) - 1)
            is_up = code & FACE_UP or shows_killed == "open"
            s.beside[owner, -1 - i] = code | SEEN_BEFORE if is_up else code & ~SEEN_BEFORE
        s.beside[owner, : len(pile)] = [kinds.pop() for _ in pile]
        if owner != me:
            s.hand[owner] = np.uint64(sum(1 << (4 * kind) for kind in kinds))
    s.plane[SEEN] = s.plane[FACE]
    s.plane[ERA] = s.plane[ERA + 1] = np.uint64(0)
    s.returned[:] = 0
    s.era[:] = 0
    s.hand_era[:] = 0
    s.chains[:] = 0
    s.deal = np.uint64(chance.getrandbits(64))
    return State(state.game, state.options, records)


def other_tiles(state: State, viewer: str, chance: random.Random) -> State:
    """The same to look at for a seat of Undercover, with everything else dealt anew."""
    records = state.record()
    s: Any = records[0]

    def forgotten(code: int) -> int:
        is_agent = code >> 3 & 7 != JOKER
        return (code & (7 | IS_OFFICIAL)) | UNKNOWN_SIDE << 3 if is_agent else code

    for i in range(s.num_tiles):
        s.tile[i] = forgotten(int(s.tile[i]))
    for p in range(2):
        size = int(s.pile_size[p])
        for i in range(size):
            is_top = i == size - 1
            side = IS_OFFICIAL if s.piles_show == 1 else 0
            s.pile[p, i] = forgotten(int(s.pile[p, i])) if is_top else 7 | UNKNOWN_SIDE << 3 | side
    state.game.kernel.call(imagine, records, np.uint64(chance.getrandbits(64)))
    me = state.seats.index(viewer)
    for colour in range(6):
        spaces = [int(s.employee[p, colour]) - int(s.plain_spaces) for p in range(s.num_players)]
        hidden = [space - 1 for p, space in enumerate(spaces) if p != me and space > 0]
        s.points[colour, hidden] = chance.sample(s.points[colour, hidden].tolist(), len(hidden))
    return State(state.game, state.options, records)


OTHER = {"sleepers": other_sleepers, "undercover": other_tiles}


@pytest.mark.parametrize("variant", STRICT)
def test_what_is_foreseen_depends_on_nothing_that_the_view_does_not_show(variant: int) -> None:
    game, options = VARIANTS[variant]
    chance = random.Random(variant)
    compared = differing = 0
    for state in random_states(game, options):
        seat = decider(state)
        twin = OTHER[game](state, seat, chance)
        assert encode(plain(twin.view(seat))) == encode(plain(state.view(seat)))
        assert twin.decisions() == state.decisions()
        differing += plain(twin.position()) != plain(state.position())
        decisions = state.decisions()
        for decision in chance.sample(decisions, min(MAX_DECISIONS, len(decisions))):
            mine, other = foreseen(state, seat, decision), foreseen(twin, seat, decision)
            assert encode(mine) == encode(other), decision
            compared += bool(mine.events)
    assert compared > 200
    assert differing > STATES / 3


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_what_is_foreseen_does_not_depend_on_what_was_imagined(variant: int) -> None:
    chance = random.Random(variant)
    for number, state in enumerate(random_states(*VARIANTS[variant])):
        if number % 4 == 0:
            seat, decision = decider(state), chance.choice(state.decisions())
            known, view = state.known_to(seat), state.view(seat)
            words = [[chance.getrandbits(64)] for _ in range(3)]
            foresights = [encode(foresee(known, view, decision, one).events) for one in words]
            assert len(set(foresights)) == 1, decision


def decisions_that_show(view: Any, state: State) -> Iterator[str]:
    """Decisions that turn up what the seat sees face down."""
    for decision in state.decisions():
        verb, *words = decision.split()
        if verb in ("activate", "flip", "copy") and view["board"][words[0]]["kind"] == "?":
            yield decision


def test_turning_up_a_sleeper_is_not_foreseen_even_by_who_knows_it() -> None:
    verbs: Counter[str] = Counter()
    for state in random_states("sleepers", {}):
        seat = decider(state)
        for decision in decisions_that_show(plain(state.view(seat)), state):
            assert foreseen(state, seat, decision) == Foresight([])
            verbs[decision.split()[0]] += 1
    assert {"activate", "flip"} <= set(verbs)


def test_who_may_look_at_a_sleeper_sees_what_it_will_do() -> None:
    found = 0
    for state in random_states("sleepers", {"own_sleepers": "visible"}):
        seat = decider(state)
        view: Any = plain(state.view(seat))
        for decision in state.decisions():
            verb, *words = decision.split()
            if verb == "activate":
                (first, *_) = foreseen(state, seat, decision).events
                assert plain(first)["kind"] == view["board"][words[0]]["kind"]
                found += 1
    assert found > 100


def test_the_other_side_of_a_tile_is_foreseen_only_where_it_is_shown() -> None:
    found: Counter[tuple[str, bool]] = Counter()
    for memory in ("strict", "assisted"):
        for state in random_states("undercover", {"memory": memory}):
            seat = decider(state)
            if "turn" in state.decisions():
                view: Any = plain(state.view(seat))
                is_shown = "?" not in view["active"]["tile"].values()
                assert bool(foreseen(state, seat, "turn").events) == is_shown
                found[memory, is_shown] += 1
    assert not found["strict", True]
    assert min(found["strict", False], found["assisted", True], found["assisted", False]) > 2


def test_a_pull_is_never_foreseen() -> None:
    pulls = 0
    for state in random_states("sarahs_vision", {}):
        for verb in ("pull", "touch"):
            found = [decision for decision in state.decisions() if decision.startswith(verb)]
            for decision in found[:1]:
                assert foreseen(state, decider(state), decision) == Foresight([])
                pulls += 1
    assert pulls > 20


def test_of_a_game_that_does_not_say_so_nothing_is_foreseen() -> None:
    state = State.new("sleepers")
    known, view = state.known_to(decider(state)), state.view(decider(state))
    silent = dataclasses.replace(known.game, sayings=Sayings.plain("sleepers"))
    for decision in state.decisions():
        assert foresee(known, view, decision).events
        known.game = silent
        assert foresee(known, view, decision) == Foresight([])
        known.game = state.game


def test_a_decision_that_is_not_possible_is_refused() -> None:
    state = State.new("sleepers")
    for decision, code in (("stop", "illegal_decision"), ("dance", "bad_decision")):
        with pytest.raises(Refused) as refused:
            foreseen(state, "white", decision)
        assert refused.value.code == code
