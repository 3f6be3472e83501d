"""Undercover in text: the table, the information board, and the rules on one page."""

from typing import Any, cast

from safehouse.games.game import Json, Picture, Style
from safehouse.games.undercover.material import COLOURS

LETTER = {colour: colour[0].upper() for colour in COLOURS} | {"?": "?"}
NUMBERS = {"first": "1", "second": "2", "third": "3", "fourth": "4"}

SUMMARY = """\
UNDERCOVER: agents change sides, meet, and move your employees up the information board.

Six colours form a wheel: Red Orange Yellow Green Blue Violet, and Red again. An agent has two
sides, whose colours are neighbours on the wheel. The colour across the wheel from yours is your
enemy.

Your turn
  1  Take a tile: the top of a pile, an agent on the table without a folder on it, or, once in the
     game, your joker. You may not take an agent that shows your enemy colour. If there is nothing
     to take, draw the bottom agent of a pile, whatever it is.
  2  Turn the agent over, or keep it as it is. (Your folder lies on it until your next turn.)
  3  Place it beside at least one tile. All it touches must show its own colour or one of the two
     neighbours, or be a joker; a joker may touch everything. An agent from the table that was not
     turned may not go back to where it lay. If it fits nowhere, it goes to a corner of a tile,
     touches none by an edge, and does not score.
  4  Your employees move: one space in the colour of the placed agent, two if it was turned over,
     and one for each agent or headquarters beside it, in that tile's colour. An occupied space is
     skipped.

An employee that ends on a point tile takes it and stays there. When somebody has six point tiles,
the round is played to its end. The tile in your enemy colour counts twice. Most points win.
"""


def draw(view: Json) -> Picture:
    """The table and beside it the information board and the players."""
    v = cast(dict[str, Any], view)
    table = cast(dict[str, Any], v["table"])
    folders = {p["folder"]: NUMBERS[seat] for seat, p in v["players"].items() if p["folder"]}
    cells = {name: tuple(map(int, name.split(","))) for name in table}
    columns = [x for x, _ in cells.values()]
    rows = [y for _, y in cells.values()]
    left, right = min(columns) - 1, max(columns) + 1
    picture: Picture = [[("     ", "plain")]]
    picture[0] += [(f"{x:^6}", "dim") for x in range(left, right + 1)]
    by_cell = {cell: name for name, cell in cells.items()}
    for y in range(min(rows) - 1, max(rows) + 2):
        line: list[tuple[str, Style]] = [(f"{y:>4} ", "dim")]
        for x in range(left, right + 1):
            name = by_cell.get((x, y))
            if name is None:
                line.append(("   ·  ", "dim"))
            else:
                line += _tile(table[name], folders.get(name, " "))
        picture.append(line)
    picture.append([])
    picture += _piles(v)
    picture.append([])
    picture += _board(v)
    return picture


def _tile(tile: dict[str, Any], folder: str) -> list[tuple[str, Style]]:
    if "hq" in tile:
        return [(f" [{LETTER[tile['hq']]}] {folder}", "first")]
    if "joker" in tile:
        return [(f" [*] {folder}", "second")]
    return [(f" {agent_text(tile)} {folder}", "strong")]


def agent_text(tile: dict[str, Any]) -> str:
    """An agent: the side that is up, the other side; an undercover side up is written small."""
    official, undercover = LETTER[tile["official"]], LETTER[tile["undercover"]]
    if tile["shows"] == "official":
        return f"{official}/{undercover.lower()}"
    return f"{undercover.lower()}/{official}"


def _piles(v: dict[str, Any]) -> Picture:
    lines: Picture = []
    for number, pile in enumerate(v["piles"], 1):
        top = agent_text(pile[0]) if pile else "empty"
        lines.append([(f"pile {number}: {top}   {len(pile)} agents", "plain")])
    active = v.get("active")
    if active:
        tile = active["tile"]
        lines.append([(f"active: {'joker' if 'joker' in tile else agent_text(tile)}", "mark")])
    return lines


def _board(v: dict[str, Any]) -> Picture:
    spaces = int(v["options"].get("plain_spaces", 6)) + 5
    lines: Picture = []
    for colour in COLOURS:
        line: list[tuple[str, Style]] = [(f"{colour:>7} ", "plain")]
        for space in range(1, spaces + 1):
            here = [NUMBERS[s] for s, p in v["players"].items() if p["employees"][colour] == space]
            value = "·" if space <= spaces - 5 else str(v["points"][colour][space - spaces + 4])
            line.append((f"{here[0] if here else ' '}{value} ", "mark" if here else "plain"))
        lines.append(line)
    for seat, player in v["players"].items():
        enemy = COLOURS[(COLOURS.index(player["colour"]) + 3) % 6]
        tiles = " ".join(f"{LETTER[c]}{value}" for c, value in player["tiles"].items())
        joker = ", joker" if player["joker"] else ""
        text = f"{NUMBERS[seat]} {seat}: {player['colour']}, enemy {enemy}{joker}  {tiles}"
        lines.append([(text, "strong" if v["to_move"] == seat else "plain")])
    return lines
