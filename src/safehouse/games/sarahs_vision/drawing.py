"""Sarah's Vision in text: the city, the row, the tower, and the rules on one page."""

from typing import Any, cast

from safehouse.games.game import Json, Language, Picture, Style
from safehouse.games.sarahs_vision.contents import box, directives, in_language
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES, write_line
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.scenario import (
    Scenario,
    read_event,
    read_scenario,
    scenario_number,
)

KINDS = {location.id: location.kinds for location in box().locations}
COSTS = {card.id: card.cost for card in directives()}
LINES = {card.id: "; ".join(card.lines) for card in directives()}
LETTER = {"green": "G", "orange": "O", "yellow": "Y", "purple": "P"}
SHORT = {role: role[:3] for role in ROLES}
WIDTH = 78

SUMMARY = """\
SARAH'S VISION: protect three gifted people until twenty events are done. You win or lose together.

You lose as soon as a figure has 5 danger cubes. You win when all 20 events are done.

A turn
  1  One action, if you like:
       draw            a directive card, free
       cover           framed sections of revealed events, with a block of the colour for each
       swap            two cards of the row                            1 green
       reveal          the cards of the row that lie face down         1 orange
       remove          a revealed event                                4 yellow
  2  The first event of the row happens: danger and inspiration come to places, then its lines.
     What is covered does not happen.
  3  Anybody may play directives; they cost purple.
  4  A place with more than 3 danger cubes gives those above 3 to figures of your choice. Then each
     figure takes all danger from the place where it stands, and its inspiration: that goes to the
     grid, in the row of the place's colour and the column of the figure. A full row or column
     unlocks the blocks at its end. All other inspiration is gone.

Paying. A unit is a block of the colour pulled from the tower, an unlocked block, or a cube from the
grid. Nothing is pulled from the top three layers. Blocks go back on top. You may touch a block
before you pull one: it is loose, firm or stuck. Each has a risk. If the tower falls, what you paid
for is lost, all covers come off, and the next five events happen at once.
"""


def scenario_of(view: Json) -> Scenario:
    """The scenario of a view."""
    given = cast(dict[str, Any], view["options"]).get("scenario", 1)
    return scenario_number(given) if isinstance(given, int) else read_scenario(given, "scenario")


def opening(options: Options, language: Language) -> str:
    """What is read before play: the scenario, and the rule of its own that it may have."""
    scenario = options.the_scenario()
    texts = [scenario.name, scenario.intro, *([scenario.rule] if scenario.rule else [])]
    return "\n\n".join(in_language(text, language) for text in texts)


def draw(view: Json) -> Picture:
    """The row, the city with the grid and the zones, the tower, and the hands."""
    v = cast(dict[str, Any], view)
    return [*_row(v), [], *_city(v), [], *_tower(v), [], *_hands(v)]


def _row(v: dict[str, Any]) -> Picture:
    scenario = scenario_of(v)
    lines: Picture = []
    cards = [("now", v["resolving"])] if "resolving" in v else []
    cards += [(str(i), card) for i, card in enumerate(v["row"], 1)]
    for place, card in cards:
        if card["event"] is None or not card["face_up"]:
            back = "Black Swan" if card.get("swan") else "face down"
            lines.append([(f"{place:>3}  ", "strong"), (f"({back})", "dim")])
            continue
        title = in_language(scenario.events[card["event"] - 1].title)
        swan = " (Black Swan)" if card.get("swan") else ""
        lines.append([(f"{place:>3}  ", "strong"), (f"{title}{swan}", "strong")])
        lines += _wrapped(_printed(card, scenario))
    deck = v["deck"] if isinstance(v["deck"], int) else len(v["deck"])
    lines.append([(f"     {deck} more events in the deck", "dim")])
    return lines


def _wrapped(pieces: list[tuple[str, Style]]) -> Picture:
    """Pieces of text in lines that fit, with commas between them."""
    lines: Picture = []
    length = WIDTH
    for text, style in pieces:
        if length + len(text) + 2 > WIDTH:
            lines.append([("     ", "plain")])
            length = 5
        lines[-1].append((f"{text}, ", style))
        length += len(text) + 2
    if lines:
        text, style = lines[-1][-1]
        lines[-1][-1] = (text.removesuffix(", "), style)
    return lines


def _printed(card: dict[str, Any], scenario: Scenario) -> list[tuple[str, Style]]:
    """The sections of an event, with frames and covers."""
    if "danger" not in card:
        event = read_event(scenario.events[card["event"] - 1])
        sections = (*LOCATIONS, "line_1", "line_2", "line_3")
        card = {
            **card,
            "danger": {LOCATIONS[i]: n for i, n in enumerate(event.danger) if n},
            "inspiration": {LOCATIONS[i]: n for i, n in enumerate(event.inspiration) if n},
            "lines": [write_line(line) for line in event.lines],
            "frames": {
                sections[i]: COLOURS[colour]
                for i, colour in enumerate(event.frames)
                if colour is not None
            },
        }
    pieces: list[tuple[str, Style]] = []
    texts = {
        location: " ".join(
            f"{number}{sign}"
            for sign, cubes in (("!", card["danger"]), ("*", card["inspiration"]))
            if (number := cubes.get(location))
        )
        + f" {location}"
        for location in LOCATIONS
        if location in card["danger"] or location in card["inspiration"]
    }
    texts |= {f"line_{i}": text for i, text in enumerate(card["lines"], 1)}
    for section, text in texts.items():
        cover = card.get("covers", {}).get(section)
        frame = card["frames"].get(section)
        if cover:
            pieces.append((f"{text} (covered)", "dim"))
        elif frame:
            pieces.append((f"{text} [{frame}]", "mark"))
        else:
            pieces.append((text, "plain"))
    return pieces


def _city(v: dict[str, Any]) -> Picture:
    """The nine places, then the danger zones, then the grid."""
    at: dict[str, list[str]] = {location: [] for location in LOCATIONS}
    for role, location in v["figures"].items():
        at[location].append(role)
    lines: Picture = []
    for y in range(3):
        names: list[tuple[str, Style]] = []
        cubes: list[tuple[str, Style]] = []
        who: list[tuple[str, Style]] = []
        for location in LOCATIONS[3 * y : 3 * y + 3]:
            kinds = "/".join(LETTER[kind] for kind in KINDS[location])
            names.append((f"{location + ' ' + kinds:<26}", "strong"))
            danger, inspiration = v["danger"].get(location, 0), v["inspiration"].get(location, 0)
            text = f"{'!' * danger} {'*' * inspiration}".strip() or "·"
            cubes.append((f"{text:<26}", "mark" if danger else "plain"))
            who.append((f"{' '.join(at[location]):<26}", "second" if at[location] else "plain"))
        lines += [names, cubes, who]
    zones = "   ".join(f"{role} {'!' * cubes} {cubes}/5" for role, cubes in v["zones"].items())
    lines += [[], [(f"danger taken: {zones}", "strong")], []]
    head = "grid     " + " ".join(f"{SHORT[role]:>3}" for role in ROLES)
    lines.append([(head, "dim")])
    columns = [
        f"{SHORT[role]} locks {', '.join(v['locked'][role])}"
        for role in ROLES
        if role in v["locked"]
    ]
    beside = [*columns, "", "", "", ""]
    for i, colour in enumerate(COLOURS):
        cells = " ".join(f"{v['grid'][colour][role] or '·':>3}" for role in ROLES)
        locked = "locks one" if colour in v["locked"] else ""
        lines.append([(f"{colour:<8} {cells}  {locked:<11}{beside[i]}", "plain")])
    lines.append([(f"unlocked: {', '.join(v['unlocked']) or 'nothing'}", "plain")])
    return lines


def _tower(v: dict[str, Any]) -> Picture:
    """From the top down, six layers beside six."""
    texts: list[list[tuple[str, Style]]] = []
    for i, layer in enumerate(v["tower"]):
        line: list[tuple[str, Style]] = [(f"{i + 1:>2} ", "dim")]
        for slot in range(3):
            block = layer["blocks"][slot]
            felt = (layer.get("felt") or [None] * 3)[slot]
            risk = (layer.get("risk") or [None] * 3)[slot]
            letters = "".join(LETTER[colour] for colour in block.split("_")) if block else "  "
            note = "" if risk is None else f"{risk:.0f}%"
            mark = {"loose": "~", "firm": "=", "stuck": "#"}.get(str(felt), " ")
            line.append((f"[{letters:<2}]{mark}{note:<4} ", "plain" if risk is None else "mark"))
        texts.append(line)
    rows = -(-len(texts) // 2)
    upper, lower = texts[rows:][::-1], texts[:rows][::-1]
    lines: Picture = [
        [("tower, upper layers right; ~ loose = firm # stuck, and the risk of a fall", "dim")]
    ]
    for i in range(rows):
        lines.append([*lower[i], ("   ", "plain"), *(upper[i] if i < len(upper) else [])])
    return lines


def _hands(v: dict[str, Any]) -> Picture:
    lines: Picture = []
    for seat, cards in v["hands"].items():
        mark: Style = "strong" if v["to_move"] == seat else "plain"
        if not cards:
            lines.append([(f"{seat}: no directives", mark)])
        for card in cards:
            text = f"{seat}: {card} ({COSTS[card]} purple: {LINES[card]})"
            lines.append([(text, mark)])
    return lines
