"""Undercover in text: the table and the information board."""

from safehouse.games.game import Picture, Say, Style
from safehouse.games.telling import HIDDEN, Language
from safehouse.games.undercover.material import COLOURS
from safehouse.games.undercover.view import Tile, View

NUMBERS = {"first": "1", "second": "2", "third": "3", "fourth": "4"}


def draw(v: View, say: Say, language: Language) -> Picture:
    """The table and beside it the information board and the players."""
    table = v.table
    letters: dict[str, str] = {c: say("undercover-letter", colour=c) for c in COLOURS}
    letters[HIDDEN] = HIDDEN
    width = 2 * max(map(len, letters.values())) + 4
    folders = {p.folder: NUMBERS[seat] for seat, p in v.players.items() if p.folder}
    cells = {name: tuple(map(int, name.split(","))) for name in table}
    columns = [x for x, _ in cells.values()]
    rows = [y for _, y in cells.values()]
    left, right = min(columns) - 1, max(columns) + 1
    picture: Picture = [[("     ", "plain")]]
    picture[0] += [(f"{x:^{width}}", "dim") for x in range(left, right + 1)]
    by_cell = {cell: name for name, cell in cells.items()}
    for y in range(min(rows) - 1, max(rows) + 2):
        line: list[tuple[str, Style]] = [(f"{y:>4} ", "dim")]
        for x in range(left, right + 1):
            name = by_cell.get((x, y))
            if name is None:
                line.append((f"{'·':>{width // 2 + 1}}".ljust(width), "dim"))
            else:
                text, style = _tile(table[name], letters)
                line.append((f" {text:^{width - 2}}{folders.get(name, ' ')}", style))
        picture.append(line)
    picture.append([])
    picture += _piles(v, letters, say)
    picture.append([])
    picture += _board(v, letters, say)
    return picture


def _tile(tile: Tile, letters: dict[str, str]) -> tuple[str, Style]:
    if tile.hq is not None:
        return f"[{letters[tile.hq]}]", "first"
    if tile.joker:
        return "[*]", "second"
    return agent_text(tile, letters), "strong"


def agent_text(tile: Tile, letters: dict[str, str]) -> str:
    """An agent: the side that is up, the other side; an undercover side up is written small."""
    official, undercover = letters[tile.official or HIDDEN], letters[tile.undercover or HIDDEN]
    if tile.shows == "official":
        return f"{official}/{undercover.lower()}"
    return f"{undercover.lower()}/{official}"


def _piles(v: View, letters: dict[str, str], say: Say) -> Picture:
    lines: Picture = []
    for number, pile in enumerate(v.piles, 1):
        top = agent_text(pile[0], letters) if pile else say("terminal-empty")
        text = say("terminal-undercover-pile", pile=number, top=top, count=len(pile))
        lines.append([(text, "plain")])
    if v.active:
        tile = v.active.tile
        joker = say("undercover-thing", what="joker")
        what = joker if tile.joker else agent_text(tile, letters)
        lines.append([(say("terminal-undercover-active", tile=what), "mark")])
    return lines


def _board(v: View, letters: dict[str, str], say: Say) -> Picture:
    spaces = v.options.plain_spaces + 5
    lines: Picture = []
    named = {colour: say("undercover-colour-name", colour=colour) for colour in COLOURS}
    width = max(map(len, named.values()))
    for colour in COLOURS:
        line: list[tuple[str, Style]] = [
            (f"{letters[colour]:<2} {named[colour]:<{width}} ", "plain")
        ]
        for space in range(1, spaces + 1):
            here = [NUMBERS[s] for s, p in v.players.items() if p.employees[colour] == space]
            value = "·" if space <= spaces - 5 else str(v.points[colour][space - spaces + 4])
            line.append((f"{here[0] if here else ' '}{value} ", "mark" if here else "plain"))
        lines.append(line)
    for seat, player in v.players.items():
        enemy = COLOURS[(COLOURS.index(player.colour) + 3) % 6]
        tiles = " ".join(f"{letters[c]}{value}" for c, value in player.tiles.items())
        text = say(
            "terminal-undercover-player",
            seat=seat,
            colour=player.colour,
            other=enemy,
            joker="yes" if player.joker else "no",
        )
        style: Style = "strong" if v.to_move == seat else "plain"
        lines.append([(f"{NUMBERS[seat]}  {text}  {tiles}".rstrip(), style)])
    return lines
