"""Undercover in text: the table and the information board."""

from typing import Any, cast

from safehouse.games.game import Json, Language, Picture, Style, Words
from safehouse.games.undercover.material import COLOURS

NUMBERS = {"first": "1", "second": "2", "third": "3", "fourth": "4"}


def draw(view: Json, words: Words, language: Language) -> Picture:
    """The table and beside it the information board and the players."""
    v = cast(dict[str, Any], view)
    table = cast(dict[str, Any], v["table"])
    letters = {colour: words("undercover-letter", colour=colour) for colour in (*COLOURS, "?")}
    width = 2 * max(map(len, letters.values())) + 4
    folders = {p["folder"]: NUMBERS[seat] for seat, p in v["players"].items() if p["folder"]}
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
    picture += _piles(v, letters, words)
    picture.append([])
    picture += _board(v, letters, words)
    return picture


def _tile(tile: dict[str, Any], letters: dict[str, str]) -> tuple[str, Style]:
    if "hq" in tile:
        return f"[{letters[tile['hq']]}]", "first"
    if "joker" in tile:
        return "[*]", "second"
    return agent_text(tile, letters), "strong"


def agent_text(tile: dict[str, Any], letters: dict[str, str]) -> str:
    """An agent: the side that is up, the other side; an undercover side up is written small."""
    official, undercover = letters[tile["official"]], letters[tile["undercover"]]
    if tile["shows"] == "official":
        return f"{official}/{undercover.lower()}"
    return f"{undercover.lower()}/{official}"


def _piles(v: dict[str, Any], letters: dict[str, str], words: Words) -> Picture:
    lines: Picture = []
    for number, pile in enumerate(v["piles"], 1):
        top = agent_text(pile[0], letters) if pile else words("terminal-empty")
        text = words("terminal-undercover-pile", pile=number, top=top, count=len(pile))
        lines.append([(text, "plain")])
    active = v.get("active")
    if active:
        tile = active["tile"]
        what = (
            words("undercover-thing", what="joker")
            if "joker" in tile
            else agent_text(tile, letters)
        )
        lines.append([(words("terminal-undercover-active", tile=what), "mark")])
    return lines


def _board(v: dict[str, Any], letters: dict[str, str], words: Words) -> Picture:
    spaces = int(v["options"].get("plain_spaces", 6)) + 5
    lines: Picture = []
    named = {colour: words("undercover-colour-name", colour=colour) for colour in COLOURS}
    width = max(map(len, named.values()))
    for colour in COLOURS:
        line: list[tuple[str, Style]] = [
            (f"{letters[colour]:<2} {named[colour]:<{width}} ", "plain")
        ]
        for space in range(1, spaces + 1):
            here = [NUMBERS[s] for s, p in v["players"].items() if p["employees"][colour] == space]
            value = "·" if space <= spaces - 5 else str(v["points"][colour][space - spaces + 4])
            line.append((f"{here[0] if here else ' '}{value} ", "mark" if here else "plain"))
        lines.append(line)
    for seat, player in v["players"].items():
        enemy = COLOURS[(COLOURS.index(player["colour"]) + 3) % 6]
        tiles = " ".join(f"{letters[c]}{value}" for c, value in player["tiles"].items())
        text = words(
            "terminal-undercover-player",
            seat=seat,
            colour=player["colour"],
            other=enemy,
            joker="yes" if player["joker"] else "no",
        )
        style: Style = "strong" if v["to_move"] == seat else "plain"
        lines.append([(f"{NUMBERS[seat]}  {text}  {tiles}".rstrip(), style)])
    return lines
