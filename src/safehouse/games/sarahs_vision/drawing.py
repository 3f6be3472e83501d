"""Sarah's Vision in text: the row, the city, the figures, the tower."""

from collections.abc import Iterable, Mapping

from safehouse.games.game import Picture, Say, Style
from safehouse.games.sarahs_vision.contents import box, directives, in_language
from safehouse.games.sarahs_vision.decisions import SECTIONS
from safehouse.games.sarahs_vision.effects import COLOURS, LOCATIONS, ROLES, write_line
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.sayings import card_line
from safehouse.games.sarahs_vision.scenario import EventCard, read_event
from safehouse.games.sarahs_vision.view import Print, View
from safehouse.games.telling import Language

KINDS = {location.id: location.kinds for location in box().locations}
COSTS = {card.id: card.cost for card in directives()}
LINES = {card.id: card.lines for card in directives()}
LETTER = {"green": "G", "orange": "O", "yellow": "Y", "purple": "P"}
WIDTH = 78


def opening(options: Options, language: Language) -> str:
    """What is read before play: the scenario, and the rule of its own that it may have."""
    scenario = options.the_scenario()
    texts = [scenario.name, scenario.intro, *([scenario.rule] if scenario.rule else [])]
    return "\n\n".join(in_language(text, language) for text in texts)


def draw(view: View, say: Say, language: Language) -> Picture:
    """The row, the city, the figures with danger and grid, the tower, and the hands."""
    return [
        *_row(view, say, language),
        [],
        *_city(view, say),
        [],
        *_figures(view, say),
        [],
        *_tower(view, say),
        [],
        *_hands(view, say),
    ]


def _row(v: View, say: Say, language: Language) -> Picture:
    scenario = v.options.the_scenario()
    lines: Picture = []
    cards = [(say("terminal-now"), v.resolving)] if v.resolving else []
    cards += [(str(i), card) for i, card in enumerate(v.row, 1)]
    for place, card in cards:
        swan = say("sarahs_vision-swan")
        if card.event is None or not card.face_up:
            back = swan if card.swan else say("sarahs_vision-face-down")
            lines.append([(f"{place:>3}  ", "strong"), (f"({back})", "dim")])
            continue
        written = scenario.events[card.event - 1]
        title = in_language(written.title, language)
        text = f"{title} ({swan})" if card.swan else title
        lines.append([(f"{place:>3}  ", "strong"), (text, "strong")])
        lines += _wrapped(sections(print_of(written), say, card.covers))
    deck = v.deck if isinstance(v.deck, int) else len(v.deck)
    lines.append([(f"     {say('sarahs_vision-deck-left', count=deck)}", "dim")])
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


def print_of(card: EventCard) -> Print:
    """What is printed on an event of a scenario."""
    event = read_event(card)
    return Print(
        danger={LOCATIONS[i]: n for i, n in enumerate(event.danger) if n},
        inspiration={LOCATIONS[i]: n for i, n in enumerate(event.inspiration) if n},
        lines=[write_line(line) for line in event.lines],
        frames={
            SECTIONS[i]: COLOURS[colour]
            for i, colour in enumerate(event.frames)
            if colour is not None
        },
    )


def sections(
    printed: Print, say: Say, covers: Mapping[str, str] | None = None
) -> list[tuple[str, Style]]:
    """The sections of an event, with frames and covers."""
    pieces: list[tuple[str, Style]] = []
    texts: dict[str, str] = {
        location: " ".join(
            f"{number}{sign}"
            for sign, cubes in (("!", printed.danger), ("*", printed.inspiration))
            if (number := cubes.get(location))
        )
        + f" {say('sarahs_vision-location', location=location)}"
        for location in LOCATIONS
        if location in printed.danger or location in printed.inspiration
    }
    for i, line in enumerate(printed.lines, 1):
        section = f"line_{i}"
        texts[section] = say(
            "terminal-line", section=section, typed=section, does=line_text(line, say)
        )
    for section, text in texts.items():
        frame = printed.frames.get(section)
        if covers and section in covers:
            pieces.append((f"{text} ({say('terminal-covered')})", "dim"))
        elif frame:
            pieces.append((f"{text} [{say('sarahs_vision-resource', colour=frame)}]", "mark"))
        else:
            pieces.append((text, "plain"))
    return pieces


def line_text(line: str, say: Say) -> str:
    """What a line of a card does."""
    said = card_line(line)
    return say(said.id, **said.args)


def _city(v: View, say: Say) -> Picture:
    """The nine places: what they are called, what one types for them, cubes, and figures."""
    at: dict[str, list[str]] = {location: [] for location in LOCATIONS}
    for role, location in v.figures.items():
        at[location].append(say("sarahs_vision-role", role=role))
    lines: Picture = []
    for y in range(3):
        names: list[tuple[str, Style]] = []
        typed: list[tuple[str, Style]] = []
        cubes: list[tuple[str, Style]] = []
        who: list[tuple[str, Style]] = []
        for location in LOCATIONS[3 * y : 3 * y + 3]:
            kinds = "/".join(LETTER[kind] for kind in KINDS[location])
            name = say("sarahs_vision-location", location=location)
            names.append((f"{name + ' ' + kinds:<26}", "strong"))
            typed.append((f"{location:<26}", "dim"))
            danger, inspiration = v.danger.get(location, 0), v.inspiration.get(location, 0)
            text = f"{'!' * danger} {'*' * inspiration}".strip() or "·"
            cubes.append((f"{text:<26}", "mark" if danger else "plain"))
            who.append((f"{', '.join(at[location]):<26}", "second" if at[location] else "plain"))
        lines += [names, typed, cubes, who]
    return lines


def _figures(v: View, say: Say) -> Picture:
    """A column for each figure: the danger it has taken, and its cubes on the grid."""
    kinds = {colour: say("sarahs_vision-kind", colour=colour) for colour in COLOURS}
    width = max(len(f"G green  {name}") for name in kinds.values()) + 3
    locked = say("terminal-locked")

    def line(name: str, cells: list[str], style: Style, after: str = "") -> None:
        text = f"{name:<{width}}" + "".join(f"{cell:<15}" for cell in cells) + after
        lines.append([(text.rstrip(), style)])

    lines: Picture = []
    line("", [say("sarahs_vision-role", role=role) for role in ROLES], "strong")
    line("", list(ROLES), "dim")
    zones = [f"{'!' * cubes} {cubes}/5".strip() for cubes in v.zones.values()]
    line(say("terminal-danger"), zones, "strong")
    sheltered = v.pending.sheltered
    if sheltered:
        marks = [say("terminal-sheltered") if role in sheltered else "" for role in ROLES]
        line("", marks, "mark")
    for colour in COLOURS:
        cells = [str(v.grid[colour][role] or "·") for role in ROLES]
        end = locked if colour in v.locked else ""
        line(f"{LETTER[colour]} {colour:<6} {kinds[colour]}", cells, "plain", end)
    if any(role in v.locked for role in ROLES):
        line(locked, [_blocks(v.locked.get(role, ())) for role in ROLES], "plain")
    free = _blocks(v.unlocked) or say("sarahs_vision-unlocked-none")
    lines.append([(say("terminal-unlocked", blocks=free), "plain")])
    return lines


def _blocks(blocks: Iterable[str]) -> str:
    return ", ".join(_letters(block) for block in blocks)


def _letters(block: str) -> str:
    return "".join(LETTER[colour] for colour in block.split("_"))


def _tower(v: View, say: Say) -> Picture:
    """From the top down, six layers beside six."""
    texts: list[list[tuple[str, Style]]] = []
    for i, layer in enumerate(v.tower):
        line: list[tuple[str, Style]] = [(f"{i + 1:>2} ", "dim")]
        for slot in range(3):
            block = layer.blocks[slot]
            felt = layer.felt[slot] if layer.felt else None
            risk = layer.risk[slot] if layer.risk else None
            letters = _letters(block) if block else "  "
            note = "" if risk is None else f"{risk:.0f}%"
            mark = {"loose": "~", "firm": "=", "stuck": "#"}.get(str(felt), " ")
            line.append((f"[{letters:<2}]{mark}{note:<4} ", "plain" if risk is None else "mark"))
        texts.append(line)
    rows = -(-len(texts) // 2)
    upper, lower = texts[rows:][::-1], texts[:rows][::-1]
    lines: Picture = [[(say("terminal-tower"), "dim")]]
    for i in range(rows):
        lines.append([*lower[i], ("   ", "plain"), *(upper[i] if i < len(upper) else [])])
    return lines


def _hands(v: View, say: Say) -> Picture:
    lines: Picture = []
    for seat, cards in v.hands.items():
        mark: Style = "strong" if v.to_move == seat else "plain"
        if not cards:
            lines.append([(say("terminal-hand-empty", seat=seat), mark)])
        for card in cards:
            text = say(
                "terminal-directive",
                seat=seat,
                card=card,
                typed=card,
                colour="purple",
                cost=COSTS[card],
            )
            lines.append([(text, mark)])
            lines += _wrapped([(line_text(line, say), "plain") for line in LINES[card]])
    return lines
