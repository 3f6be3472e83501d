"""Sarah's Vision in text: the row, the city, the figures, the tower."""

from collections.abc import Iterable
from typing import Any, cast

from safehouse.games.game import Json, Language, Picture, Style, Words
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
LINES = {card.id: card.lines for card in directives()}
LETTER = {"green": "G", "orange": "O", "yellow": "Y", "purple": "P"}
WIDTH = 78


def scenario_of(view: Json) -> Scenario:
    """The scenario of a view."""
    given = cast(dict[str, Any], view["options"]).get("scenario", 1)
    return scenario_number(given) if isinstance(given, int) else read_scenario(given, "scenario")


def opening(options: Options, language: Language) -> str:
    """What is read before play: the scenario, and the rule of its own that it may have."""
    scenario = options.the_scenario()
    texts = [scenario.name, scenario.intro, *([scenario.rule] if scenario.rule else [])]
    return "\n\n".join(in_language(text, language) for text in texts)


def draw(view: Json, words: Words, language: Language) -> Picture:
    """The row, the city, the figures with danger and grid, the tower, and the hands."""
    v = cast(dict[str, Any], view)
    return [
        *_row(v, words, language),
        [],
        *_city(v, words),
        [],
        *_figures(v, words),
        [],
        *_tower(v, words),
        [],
        *_hands(v, words),
    ]


def _row(v: dict[str, Any], words: Words, language: Language) -> Picture:
    scenario = scenario_of(v)
    lines: Picture = []
    cards = [(words("terminal-now"), v["resolving"])] if "resolving" in v else []
    cards += [(str(i), card) for i, card in enumerate(v["row"], 1)]
    for place, card in cards:
        swan = words("sarahs_vision-swan")
        if card["event"] is None or not card["face_up"]:
            back = swan if card.get("swan") else words("sarahs_vision-face-down")
            lines.append([(f"{place:>3}  ", "strong"), (f"({back})", "dim")])
            continue
        title = in_language(scenario.events[card["event"] - 1].title, language)
        text = f"{title} ({swan})" if card.get("swan") else title
        lines.append([(f"{place:>3}  ", "strong"), (text, "strong")])
        lines += _wrapped(_printed(card, scenario, words))
    deck = v["deck"] if isinstance(v["deck"], int) else len(v["deck"])
    lines.append([(f"     {words('sarahs_vision-deck-left', count=deck)}", "dim")])
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


def _printed(card: dict[str, Any], scenario: Scenario, words: Words) -> list[tuple[str, Style]]:
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
        + f" {words('sarahs_vision-location', location=location)}"
        for location in LOCATIONS
        if location in card["danger"] or location in card["inspiration"]
    }
    for i, line in enumerate(card["lines"], 1):
        section = f"line_{i}"
        texts[section] = words("terminal-line", section=section, does=line_in_words(line, words))
    for section, text in texts.items():
        cover = card.get("covers", {}).get(section)
        frame = card["frames"].get(section)
        if cover:
            pieces.append((f"{text} ({words('terminal-covered')})", "dim"))
        elif frame:
            pieces.append((f"{text} [{words('sarahs_vision-kind', colour=frame)}]", "mark"))
        else:
            pieces.append((text, "plain"))
    return pieces


def line_in_words(line: str, words: Words) -> str:
    """What a line of a card does."""
    what, one, two = (*line.split(), "", "")[:3]
    number = int(two) if two.isdecimal() else 0
    message, args = f"sarahs_vision-line-{what}", {"role": one, "number": number}
    if what == "move" and one in ROLES:
        if two in LOCATIONS:
            return words(message, role=one, to=two)
        return words(f"{message}-role-{two}", role=one)
    if what == "move":
        return words(f"{message}-any-to" if two in LOCATIONS else f"{message}-{two}", to=two)
    if what == "deal":
        return words(message, number=int(one))
    if one == "any":
        return words(f"{message}-any", number=number)
    if one in ROLES and what not in ("burden", "relieve", "shelter"):
        return words(f"{message}-at", **args)
    return words(message, **args, location=one, colour=one)


def _city(v: dict[str, Any], words: Words) -> Picture:
    """The nine places: what they are called, what one types for them, cubes, and figures."""
    at: dict[str, list[str]] = {location: [] for location in LOCATIONS}
    for role, location in v["figures"].items():
        at[location].append(words("sarahs_vision-role", role=role))
    lines: Picture = []
    for y in range(3):
        names: list[tuple[str, Style]] = []
        typed: list[tuple[str, Style]] = []
        cubes: list[tuple[str, Style]] = []
        who: list[tuple[str, Style]] = []
        for location in LOCATIONS[3 * y : 3 * y + 3]:
            kinds = "/".join(LETTER[kind] for kind in KINDS[location])
            name = words("sarahs_vision-location", location=location)
            names.append((f"{name + ' ' + kinds:<26}", "strong"))
            typed.append((f"{location:<26}", "dim"))
            danger, inspiration = v["danger"].get(location, 0), v["inspiration"].get(location, 0)
            text = f"{'!' * danger} {'*' * inspiration}".strip() or "·"
            cubes.append((f"{text:<26}", "mark" if danger else "plain"))
            who.append((f"{', '.join(at[location]):<26}", "second" if at[location] else "plain"))
        lines += [names, typed, cubes, who]
    return lines


def _figures(v: dict[str, Any], words: Words) -> Picture:
    """A column for each figure: the danger it has taken, and its cubes on the grid."""
    kinds = {colour: words("sarahs_vision-kind", colour=colour) for colour in COLOURS}
    width = max(len(f"G green  {name}") for name in kinds.values()) + 3
    locked = words("terminal-locked")

    def line(name: str, cells: list[str], style: Style, after: str = "") -> None:
        text = f"{name:<{width}}" + "".join(f"{cell:<15}" for cell in cells) + after
        lines.append([(text.rstrip(), style)])

    lines: Picture = []
    line("", [words("sarahs_vision-role", role=role) for role in ROLES], "strong")
    line("", list(ROLES), "dim")
    zones = [f"{'!' * cubes} {cubes}/5".strip() for cubes in v["zones"].values()]
    line(words("terminal-danger"), zones, "strong")
    sheltered = v.get("pending", {}).get("sheltered", ())
    if sheltered:
        marks = [words("terminal-sheltered") if role in sheltered else "" for role in ROLES]
        line("", marks, "mark")
    for colour in COLOURS:
        cells = [str(v["grid"][colour][role] or "·") for role in ROLES]
        end = locked if colour in v["locked"] else ""
        line(f"{LETTER[colour]} {colour:<6} {kinds[colour]}", cells, "plain", end)
    if any(role in v["locked"] for role in ROLES):
        line(locked, [_blocks(v["locked"].get(role, ())) for role in ROLES], "plain")
    free = _blocks(v["unlocked"]) or words("sarahs_vision-unlocked-none")
    lines.append([(words("terminal-unlocked", blocks=free), "plain")])
    return lines


def _blocks(blocks: Iterable[str]) -> str:
    return ", ".join(_letters(block) for block in blocks)


def _letters(block: str) -> str:
    return "".join(LETTER[colour] for colour in block.split("_"))


def _tower(v: dict[str, Any], words: Words) -> Picture:
    """From the top down, six layers beside six."""
    texts: list[list[tuple[str, Style]]] = []
    for i, layer in enumerate(v["tower"]):
        line: list[tuple[str, Style]] = [(f"{i + 1:>2} ", "dim")]
        for slot in range(3):
            block = layer["blocks"][slot]
            felt = (layer.get("felt") or [None] * 3)[slot]
            risk = (layer.get("risk") or [None] * 3)[slot]
            letters = _letters(block) if block else "  "
            note = "" if risk is None else f"{risk:.0f}%"
            mark = {"loose": "~", "firm": "=", "stuck": "#"}.get(str(felt), " ")
            line.append((f"[{letters:<2}]{mark}{note:<4} ", "plain" if risk is None else "mark"))
        texts.append(line)
    rows = -(-len(texts) // 2)
    upper, lower = texts[rows:][::-1], texts[:rows][::-1]
    lines: Picture = [[(words("terminal-tower"), "dim")]]
    for i in range(rows):
        lines.append([*lower[i], ("   ", "plain"), *(upper[i] if i < len(upper) else [])])
    return lines


def _hands(v: dict[str, Any], words: Words) -> Picture:
    lines: Picture = []
    for seat, cards in v["hands"].items():
        mark: Style = "strong" if v["to_move"] == seat else "plain"
        if not cards:
            lines.append([(words("terminal-hand-empty", seat=seat), mark)])
        for card in cards:
            text = words(
                "terminal-directive",
                seat=seat,
                card=card,
                typed=card,
                colour="purple",
                cost=COSTS[card],
            )
            lines.append([(text, mark)])
            lines += _wrapped([(line_in_words(line, words), "plain") for line in LINES[card]])
    return lines
