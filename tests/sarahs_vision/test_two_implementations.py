"""The kernel and the plain reference agree on everything, decision for decision."""

import random
from typing import Any

import pytest

from safehouse.games.sarahs_vision.effects import OPERATIONS
from safehouse.games.state import State
from tests.effort import times
from tests.plain import plain
from tests.reference.sarahs_vision import COLOURS, KINDS, ReferenceGame, risk

GAMES = times(10)
LONGEST = 600
TOLERANCE = 0.1
"""In percentage points; the kernel says risks in tenths, and calculates in whole numbers."""

BRAVE = ("cover", "pay", "draw", "play", "reveal", "swap", "remove", "touch", "feel", "pull", "use")
HARMFUL = ("danger", "spread", "burden")
SHELTERED = ["shelter engineer", "shelter scientist", "shelter senator"]


def random_line(chance: random.Random, mood: str) -> str:
    names = [name for name in OPERATIONS if mood == "hard" or name not in HARMFUL]
    name = chance.choice(names)
    words = []
    for possible in OPERATIONS[name]:
        if possible[0] == "1" and (mood == "hard" or chance.random() < 0.5):
            possible = possible[:2]
        elif "any" in possible and chance.random() < 0.5:
            possible = possible[possible.index("any") :]
        words.append(chance.choice(possible))
    frame = f" : {chance.choice(COLOURS)}" if chance.random() < 0.4 else ""
    return " ".join([name, *words]) + frame


def random_cell(chance: random.Random, mood: str) -> str:
    danger = {"hard": "1112", "mild": "1", "flooded": "1234"}[mood]
    cell = f"{chance.choice(danger)}!" if chance.random() < 0.12 else ""
    cell += f"{chance.choice('1124')}*" if chance.random() < 0.2 else ""
    frame = f":{chance.choice(COLOURS)}" if chance.random() < 0.6 else ""
    return cell + frame if cell else "."


def random_scenario(chance: random.Random) -> dict[str, object]:
    """Hard ones that bring danger, mild ones that last, and some where cubes run out."""
    mood = chance.choice(["hard", "mild", "mild", "flooded"])
    scenario: dict[str, object] = {"format": 1}
    scenario |= dict.fromkeys(("name", "intro", "victory", "defeat"), "-")
    scenario["stories"] = [{"title": "-", "text": "-"}] * 3
    events = []
    for _ in range(20):
        lines = [random_line(chance, mood) for _ in range(chance.choice([0, 1, 2, 2, 3]))]
        if mood == "flooded" and chance.random() < 0.8:
            lines = SHELTERED
        rows = [" ".join(random_cell(chance, mood) for _ in range(3)) for _ in range(3)]
        swan = chance.random() < 0.2
        events.append({"title": "-", "story": "-", "grid": rows, "lines": lines, "swan": swan})
    scenario["events"] = events
    if mood == "flooded" or chance.random() < 0.5:
        scenario["location_limit"] = 9 if mood == "flooded" else chance.choice([1, 2, 4])
    return scenario


def random_options(chance: random.Random) -> dict[str, object]:
    options: dict[str, object] = {"players": chance.choice([1, 2, 3, 4])}
    own = chance.random() < 0.5
    options["scenario"] = random_scenario(chance) if own else chance.choice([1, 2, 3])
    if chance.random() < 0.4:
        options["events"] = "shuffled"
    if chance.random() < 0.4:
        options["tower"] = "outside"
    return options


def worn(chance: random.Random, position: Any) -> Any:
    """A position that lies deep in some game: a tower full of gaps, few cards, other cubes."""
    tower = position["tower"]
    for _ in range(chance.choice([0, 10, 20, 60])):
        below = [layer["blocks"] for layer in tower[:-3] if layer["blocks"].count(None) < 2]
        if below:
            layer = chance.choice(below)
            slot = chance.choice([slot for slot in range(3) if layer[slot]])
            if None not in tower[-1]["blocks"]:
                tower.append({"blocks": [None] * 3, "bearing": ["light"] * 3})
            free = next(slot for slot in (1, 0, 2) if tower[-1]["blocks"][slot] is None)
            tower[-1]["blocks"][free], layer[slot] = layer[slot], None
            tower[-1]["bearing"][free] = chance.choice(["light", "normal", "heavy"])
    most = chance.choice([0, 1, 3])
    for row in position["grid"].values():
        row |= {role: chance.randint(0, most) for role in row}
    position["zones"] = {role: chance.randint(0, 3) for role in position["zones"]}
    for end in list(position["locked"]):
        if chance.random() < 0.2:
            position["unlocked"] += position["locked"].pop(end)
    position["unlocked"].sort(key=KINDS.index)
    left = chance.choice([0, 0, 1, 5, 15])
    position["deck"] = position["deck"][len(position["deck"]) - left :]
    if not left:
        position["row"] = position["row"][: chance.randint(1, 5)]
    pile = position["directives"]
    where = chance.choice([["pile"], ["pile", "discarded"], ["discarded", "hand"], ["hand"]])
    position["directives"] = []
    for card in pile:
        to = chance.choice(where)
        hand = position["hands"][chance.choice(list(position["hands"]))]
        others = {"pile": position["directives"], "discarded": position["discarded"]}
        others.get(to, hand).append(card)
    return position


def outcome(game: Any) -> Any:
    result = game.result
    if result is None or isinstance(result, dict):
        return result
    return {"winners": list(result.winners), "reason": result.reason}


def lively(
    chance: random.Random, position: Any, decisions: list[str], felt: list[list[str | None]]
) -> str:
    """Any decision, but rather one that lets everybody live on and brings something about."""
    if chance.random() < 0.15:
        return chance.choice([d for d in decisions if d != "fell"] or decisions)
    if decisions == ["fell", "held"]:
        often = 0.06 if position["pending"]["pulled"] else 0.3
        return "fell" if chance.random() < often else "held"
    if decisions[0].startswith("take"):
        return min(decisions, key=lambda d: position["zones"][d.split()[1]])
    if position["stage"] == "choice" and chance.random() < 0.9:
        return chance.choice([d for d in decisions if d != "done"])
    if position["stage"] == "pay":
        good = [d for d in decisions if not d.startswith("pull")]
        for decision in decisions:
            verb, *words = decision.split()
            if verb == "pull":
                layer, slot = int(words[0]) - 1, ("left", "middle", "right").index(words[1])
                if felt[layer][slot] in ("loose", "firm"):
                    good.append(decision)
        return chance.choice(good or decisions)
    verbs = sorted({d.split()[0] for d in decisions})
    verb = chance.choice([v for v in verbs if v in BRAVE] or verbs)
    return chance.choice([d for d in decisions if d.split()[0] == verb])


def compare_risks(view: Any, reference: ReferenceGame) -> int:
    """What the view says of each block, and what the reference says."""
    compared = 0
    felt, risks = reference.felt(), reference.risks()
    lower, upper = reference.risks(slack=-1), reference.risks(slack=1)
    for i, layer in enumerate(view["tower"][: len(felt)]):
        assert layer["felt"] == felt[i], i
        for slot in range(3):
            least, expected, most = lower[i][slot], risks[i][slot], upper[i][slot]
            if "risk" in layer and least is not None and most is not None:
                assert least - TOLERANCE <= layer["risk"][slot] <= most + TOLERANCE, (i, slot)
                answer = felt[i][slot]
                assert answer is None or expected == pytest.approx(risk(reference, i, slot, answer))
                compared += 1
    return compared


def comparable(position: Any, over: bool) -> dict[str, Any]:
    """What is the same in both; after the end nobody says what would have come next."""
    moot = ("to_move", "stage", "pending", "resolving") if over else ()
    return {name: value for name, value in position.items() if name not in moot}


@pytest.mark.parametrize("part", range(4))
def test_kernel_and_reference_agree_in_random_games(part: int) -> None:
    compared = risks = 0
    for seed in range(part * GAMES, (part + 1) * GAMES):
        chance = random.Random(seed)
        options = random_options(chance)
        kernel = State.new("sarahs_vision", options, seed)
        if chance.random() < 0.4:
            kernel = State.from_position(worn(chance, plain(kernel.position())))
        start = position = plain(kernel.position())
        reference = ReferenceGame.from_position(position)
        played: list[str] = []
        while len(played) < LONGEST:
            where = (seed, start, played)
            over = kernel.result is not None
            assert outcome(kernel) == outcome(reference), where
            assert kernel.actor == reference.actor, where
            assert comparable(position, over) == comparable(reference.position(), over), where
            if over:
                break
            decisions = kernel.decisions()
            assert decisions == reference.decisions(), where
            if len(played) % 10 == 0:
                assert plain(State.from_position(position).position()) == position, where
                risks += compare_risks(plain(kernel.view("first")), reference)
            played.append(lively(chance, position, decisions, reference.felt()))
            kernel = kernel.decide(played[-1])
            position = plain(kernel.position())
            held = plain(kernel.events())[0].get("held")
            assert held is None or isinstance(held, bool)
            reference = reference.decide(played[-1], position, held)
            compared += 1
    assert compared > 30 * GAMES
    assert risks > 30 * GAMES
