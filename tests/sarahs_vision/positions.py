"""Scenarios and positions of Sarah's Vision in a few words, and questions to put to a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from safehouse.games.sarahs_vision.contents import directives
from safehouse.games.state import State
from tests.plain import plain

COLOURS = ("green", "orange", "yellow", "purple")
PAIRS = tuple(f"{one}_{two}" for i, one in enumerate(COLOURS) for two in COLOURS[i + 1 :])
BLOCKS = Counter({**dict.fromkeys(COLOURS, 7), **dict.fromkeys(PAIRS, 3)})
"""How many blocks of each kind are in the box (V2)."""

ROLES = ("engineer", "scientist", "senator")
SEATS = ("first", "second", "third", "fourth")
SLOTS = ("left", "middle", "right")
CITY = (
    ("observatory", "agency_hq", "skyport"),
    ("gardens", "community_center", "foundry"),
    ("archive", "academy", "tidal_works"),
)
LOCATIONS = tuple(place for row in CITY for place in row)
LINES = ("line_1", "line_2", "line_3")
CARDS = tuple(card.id for card in directives())

APART = {"engineer": "foundry", "scientist": "observatory", "senator": "community_center"}
"""Where the figures stand in a position that tells nothing else."""

LOCKED = {
    **{colour: [colour] for colour in COLOURS},
    "engineer": ["green_orange", "green_yellow"],
    "scientist": ["green_purple", "orange_yellow"],
    "senator": ["orange_purple", "yellow_purple"],
}
"""What the ends of rows and columns lock, in a position that tells nothing else."""

Card = dict[str, Any]
Position = dict[str, Any]


# --- Scenarios -----------------------------------------------------------------------------------


def event(cells: str = "", *lines: str, swan: bool = False) -> Card:
    """An event: "foundry 2!:green, archive 1*" and its lines."""
    there = dict.fromkeys(LOCATIONS, ".")
    for cell in cells.split(","):
        if cell.strip():
            place, what = cell.split()
            assert place in there
            there[place] = what
    card: Card = {
        "title": "A title",
        "story": "A story.",
        "grid": [" ".join(there[place] for place in row) for row in CITY],
        "lines": list(lines),
    }
    return {**card, "swan": True} if swan else card


def scenario(*events: Card, limit: int | None = None) -> dict[str, Any]:
    """A scenario that begins with these events; nothing happens in all others."""
    described: dict[str, Any] = {
        "format": 1,
        "name": "A name",
        "intro": "An intro.",
        "victory": "Victory.",
        "defeat": "Defeat.",
        "events": [*events, *(event() for _ in range(20 - len(events)))],
        "stories": [{"title": f"Story {i}", "text": f"Text {i}."} for i in (1, 2, 3)],
    }
    return described if limit is None else {**described, "location_limit": limit}


# --- Positions -----------------------------------------------------------------------------------


class Words(TypedDict, total=False):
    """How a position is described; see `position`."""

    events: Sequence[Card]
    players: int
    limit: int
    order: str
    outside: bool
    figures: Mapping[str, str]
    zones: Mapping[str, int]
    danger: Mapping[str, int]
    inspiration: Mapping[str, int]
    grid: Mapping[str, int]
    row: Sequence[int]
    face_down: Sequence[int]
    deck: Sequence[int]
    covers: Mapping[int, Mapping[str, str]]
    resolving: Card
    hands: Mapping[str, str]
    discarded: str
    pile: str
    freed: str
    unlocked: str
    layers: Sequence[str] | None
    turn: str
    active: str
    step: int
    stage: str
    pending: Mapping[str, object]
    chance: int


def position(**words: Unpack[Words]) -> Position:
    """The position that these words describe.

    The scenario begins with `events` and goes on with events in which nothing happens. The row
    shows events 1 to 5 unless told otherwise, the deck holds those with higher numbers than any in
    the row. `covers` are written {1: {"foundry": "green"}}, by the number of the event.

    The grid is empty but for {"green senator": 2}. `freed` names ends of rows and columns whose
    blocks are not locked any more: they are in the tower, unless they are among the `unlocked`.

    The tower begins, from the bottom, with `layers` like "green . purple". Above them each layer
    has a single block, which nobody can pull, but for the top three, which are full: so nothing
    can be paid with but what the words name. Without layers (None) all layers are full.

    Directives in no hand and not `discarded` are in the pile, unless `pile` says who is there: then
    the others are discarded.
    """
    players = words.get("players", 2)
    row = list(words.get("row", (1, 2, 3, 4, 5)))
    grid = {colour: dict.fromkeys(ROLES, 0) for colour in COLOURS}
    for cell, cubes in words.get("grid", {}).items():
        colour, role = cell.split()
        assert role in grid[colour]
        grid[colour][role] = cubes
    covers = words.get("covers", {})
    freed = words.get("freed", "").split()
    locked = {end: list(blocks) for end, blocks in LOCKED.items() if end not in freed}
    unlocked = words.get("unlocked", "").split()
    turn = words.get("turn", "first")
    active = words.get("active", turn)
    stage = words.get("stage", "action")
    options: dict[str, object] = {"scenario": scenario(*words.get("events", ()))}
    if "limit" in words:
        options["scenario"] = scenario(*words.get("events", ()), limit=words["limit"])
    if players != 2:
        options["players"] = players
    if "order" in words:
        options["events"] = words["order"]
    if words.get("outside"):
        options["tower"] = "outside"
    described: Position = {
        "game": "sarahs_vision",
        "to_move": "tower" if stage == "outcome" else active,
        "active": active,
        "turn": turn,
        "step": words.get("step", 1),
        "stage": stage,
        "options": options,
        "figures": {**APART, **words.get("figures", {})},
        "zones": {**dict.fromkeys(ROLES, 0), **words.get("zones", {})},
        "danger": dict(words.get("danger", {})),
        "inspiration": dict(words.get("inspiration", {})),
        "grid": grid,
        "locked": locked,
        "unlocked": unlocked,
        "row": [_card(number, words.get("face_down", ()), covers) for number in row],
        "deck": list(words.get("deck", range(max(row, default=20) + 1, 21))),
        **_directives(players, words),
        "chance": words.get("chance", 0),
    }
    if "resolving" in words:
        described["resolving"] = words["resolving"]
    if "pending" in words:
        described["pending"] = dict(words["pending"])
    on_cards = [what for card in covers.values() for what in card.values() if " " not in what]
    elsewhere = Counter([*unlocked, *on_cards, *(b for blocks in locked.values() for b in blocks)])
    described["tower"] = tower(words.get("layers", ()), elsewhere)
    return described


def _card(
    number: int, face_down: Sequence[int], covers: Mapping[int, Mapping[str, str]]
) -> dict[str, object]:
    card: dict[str, object] = {"event": number, "face_up": number not in face_down}
    return {**card, "covers": dict(covers[number])} if number in covers else card


def _directives(players: int, words: Words) -> dict[str, Any]:
    given = words.get("hands", {})
    hands = {seat: given.get(seat, "").split() for seat in SEATS[:players]}
    assert set(given) <= set(hands)
    pending = words.get("pending", {})
    gone = {card for hand in hands.values() for card in hand}
    gone |= {str(pending.get("by")), str(pending.get("target"))}
    rest = [card for card in CARDS if card not in gone]
    if "pile" in words:
        pile = words["pile"].split()
        return {
            "hands": hands,
            "directives": pile,
            "discarded": [card for card in rest if card not in pile],
        }
    discarded = words.get("discarded", "").split()
    pile = [card for card in rest if card not in discarded]
    return {"hands": hands, "directives": pile, "discarded": discarded}


def tower(layers: Sequence[str] | None, elsewhere: Counter[str]) -> list[dict[str, object]]:
    """A tower of all blocks that are not elsewhere; see `position`."""
    written = [[None if word == "." else word for word in layer.split()] for layer in layers or ()]
    assert all(len(layer) == 3 for layer in written)
    rest = BLOCKS - elsewhere
    rest.subtract(block for layer in written for block in layer if block)
    assert min(rest.values()) >= 0, "so many blocks there are not"
    # Mixed, so that the top is not of one colour.
    blocks = [kind for i in range(7) for kind in BLOCKS if rest[kind] > i]
    top = len(blocks) if layers is None else 9
    single, full = blocks[: len(blocks) - top], blocks[len(blocks) - top :]
    built = [*written, *([None, block, None] for block in single)]
    for i in range(0, len(full), 3):
        built.append(
            ([*full[i : i + 3], None, None] if i + 1 < len(full) else [None, full[i], None])[:3]
        )
    return [{"blocks": layer, "bearing": ["normal"] * 3} for layer in built]


def load(**words: Unpack[Words]) -> State:
    """A game that goes on from a position in words."""
    return State.from_position(position(**words))


def deal(*events: Card, seed: int = 0, limit: int | None = None, **options: object) -> State:
    """A new game of a scenario that begins with these events."""
    chosen = {"scenario": scenario(*events, limit=limit), **options}
    return State.new("sarahs_vision", chosen, seed)


# --- Playing and asking --------------------------------------------------------------------------


def play(game: State, *decisions: str) -> State:
    """The game after these decisions."""
    for words in decisions:
        game = game.decide(words)
    return game


def choices(game: State) -> set[str]:
    """What the actor can decide now."""
    return set(game.decisions())


def choices_of(game: State, verb: str) -> set[str]:
    """What can follow a verb among the decisions that are possible now."""
    found = [words.split(maxsplit=1) for words in game.decisions()]
    return {rest[0] if rest else "" for first, *rest in found if first == verb}


def verbs(game: State) -> set[str]:
    """With what decisions begin."""
    return {words.split()[0] for words in game.decisions()}


def is_refused(game: State, words: str) -> bool:
    """Whether a decision is not possible now."""
    try:
        game.decide(words)
    except ValueError:
        return True
    return False


def at(game: State, field: str) -> Any:
    """A part of the position, named like "danger" or "grid green senator"."""
    found: Any = plain(game.position())
    for name in field.split():
        found = found[int(name) if isinstance(found, list) else name]
    return found


def pending(game: State) -> dict[str, Any]:
    """What is being done."""
    found = plain(game.position()).get("pending", {})
    assert isinstance(found, dict)
    return found


def row(game: State) -> list[int]:
    """The numbers of the events in the row."""
    return [card["event"] for card in at(game, "row")]


def face_up(game: State) -> list[int]:
    """The numbers of the revealed events in the row."""
    return [card["event"] for card in at(game, "row") if card["face_up"]]


def covers(game: State, number: int) -> dict[str, str]:
    """What lies on an event of the row."""
    (card,) = [card for card in at(game, "row") if card["event"] == number]
    return dict(card.get("covers", {}))


def grid(game: State) -> dict[str, int]:
    """The cells of the grid that are not empty."""
    return {
        f"{colour} {role}": cubes
        for colour, cells in at(game, "grid").items()
        for role, cubes in cells.items()
        if cubes
    }


def zones(game: State) -> dict[str, int]:
    """The danger zones that are not empty."""
    return {role: cubes for role, cubes in at(game, "zones").items() if cubes}


def blocks_in_tower(game: State) -> Counter[str]:
    """How many blocks of each kind the tower has."""
    return Counter(block for layer in at(game, "tower") for block in layer["blocks"] if block)


def top(game: State) -> list[str | None]:
    """The top layer of the tower."""
    return list(at(game, "tower")[-1]["blocks"])


def stands(game: State) -> str:
    """What is to be decided, and by whom: "first action", "tower outcome"."""
    described = plain(game.position())
    return f"{game.actor} {described['stage']}"


def happened(game: State, kind: str) -> list[dict[str, Any]]:
    """The events of a sort that the last decision brought about."""
    return [found for found in plain(game.events()) if found["event"] == kind]


def reason(game: State) -> str | None:
    """How a game ended."""
    return None if game.result is None else game.result.reason


def where_it_holds(words: Mapping[str, Any], *decisions: str) -> State:
    """The game after decisions of which the last is a pull, with such chance that it holds."""
    for chance in range(200):
        game = play(load(**{**words, "chance": chance}), *decisions)
        if not happened(game, "collapse"):
            return game
    raise AssertionError("the tower never holds")
