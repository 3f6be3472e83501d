"""Sleepers in text: the map, and the rules on one page."""

from typing import Any, cast

from safehouse.games.game import Json, Picture, Style
from safehouse.games.sleepers.board import CELLS, HEXES, ROWS

SHORT = {
    "scientist": "Sc",
    "militia": "Mi",
    "saboteur": "Sa",
    "police": "Po",
    "ringleader": "Ri",
    "recruiter": "Re",
    "informant": "In",
    "immigration": "Im",
    "double_agent": "Da",
    "diversion": "Di",
    "master_of_disguise": "Ma",
    "?": "··",
}
OWNER: dict[str, tuple[str, Style]] = {"white": ("○", "first"), "black": ("●", "second")}

SUMMARY = """\
SLEEPERS: two resistance networks on a map of France.

Your turn is one of two things, and then you draw back to four tiles:
  recruit a tile of your hand, face down, on any empty hex. It is now a sleeper.
  activate one or two of your sleepers, one after the other: turn it up and do what it can.
You may not look at sleepers, not even your own: remember where you put whom.

You win
  success      by a chain of your active (face-up) agents between two opposite sides of the map
  liberation   by five active Scientists in a straight row
  morale       when ten agents of the other side are killed
  capture      when your active Militia stand on every hex around one enemy agent
  attrition    when the other side has to move and has neither a tile nor a sleeper

Agents, with how many of each you have, and what they do when they are activated
  Sc scientist 8             nothing; five in a row win
  Mi militia 5               nothing; they surround
  Sa saboteur 1              dies, and so does everybody around it, friend or enemy
  Po police 2                jumps over a neighbouring enemy, who dies, and on if it likes
  Ri ringleader 2            activates up to two more of your sleepers
  Re recruiter 2             recruits another tile of your hand
  In informant 2             turns any one agent over, itself too, without activating it
  Im immigration 2           sends up to two other agents back to their owners' hands
  Da double_agent 2          changes places with any other agent
  Di diversion 2             moves any one agent, itself too, to any empty hex
  Ma master_of_disguise 2    may use the ability of one active neighbour; face up it counts as a
                             Scientist and as Militia

What has no "may" or "up to" must be done if it can be. A goal counts the moment it is reached,
whoever's turn it is; if both sides reach one at the same moment, the side whose turn it is wins.
"""


def draw(view: Json) -> Picture:
    """The map with the highest row on top; an empty hex shows its name."""
    board = cast(dict[str, Any], view["board"])
    picture: Picture = []
    side = _beside(view)
    for r in reversed(range(9)):
        line: list[tuple[str, Style]] = [("  " * abs(r - 4) + f"{ROWS[r]} ", "dim")]
        for (row, _), name in zip(CELLS, HEXES, strict=True):
            if row == r:
                line += _hex(name, board.get(name))
        width = sum(len(text) for text, _ in line)
        line.append((" " * (48 - width), "plain"))
        line += side[8 - r] if 8 - r < len(side) else []
        picture.append(line)
    return picture


def _hex(name: str, agent: dict[str, Any] | None) -> list[tuple[str, Style]]:
    if agent is None:
        return [(f" {name} ", "dim")]
    mark, style = OWNER[agent["owner"]]
    short = SHORT[agent["kind"]]
    if agent["face"] == "down" and agent["kind"] != "?":
        short = short.lower()
    return [(f"{mark}{short} ", style)]


def _beside(view: Json) -> Picture:
    lines: Picture = []
    for colour, (mark, style) in OWNER.items():
        hand = cast(dict[str, Any], view["hands"])[colour]
        piles = cast(dict[str, Any], view["piles"])[colour]
        killed = cast(dict[str, Any], view["killed"])[colour]
        held = " ".join(SHORT[k] for k in hand) if isinstance(hand, list) else _tiles(hand)
        pile = piles if isinstance(piles, int) else len(piles)
        dead = " ".join(SHORT[tile["kind"]] for tile in killed)
        lines.append([(f"{mark} {colour.title()}", style)])
        lines.append([(f"  hand    {held or 'none'}", "plain")])
        lines.append([(f"  pile    {pile}", "plain")])
        lines.append([(f"  killed  {len(killed)}{': ' + dead if dead else ''}", "plain")])
    return lines


def _tiles(n: int) -> str:
    return "1 tile" if n == 1 else f"{n} tiles"
