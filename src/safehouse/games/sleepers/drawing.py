"""Sleepers in text: the map, and what lies beside it."""

from typing import Any, cast

from safehouse.games.game import Json, Language, Picture, Style, Words
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
"""Kinds as one types them, in every language; `safehouse rules sleepers` explains them."""

OWNER: dict[str, tuple[str, Style]] = {"white": ("○", "first"), "black": ("●", "second")}


def draw(view: Json, words: Words, language: Language) -> Picture:
    """The map with the highest row on top; an empty hex shows its name."""
    board = cast(dict[str, Any], view["board"])
    picture: Picture = []
    side = _beside(view, words)
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


def _beside(view: Json, words: Words) -> Picture:
    lines: Picture = []
    labels = [words(f"terminal-{name}") for name in ("hand", "pile", "killed")]
    width = max(map(len, labels))
    for colour, (mark, style) in OWNER.items():
        hand = cast(dict[str, Any], view["hands"])[colour]
        piles = cast(dict[str, Any], view["piles"])[colour]
        killed = cast(dict[str, Any], view["killed"])[colour]
        held = " ".join(SHORT[kind] for kind in hand) if isinstance(hand, list) else None
        pile = piles if isinstance(piles, int) else len(piles)
        dead = " ".join(SHORT[tile["kind"]] for tile in killed)
        told = (
            words("terminal-tiles", count=hand) if held is None else held or words("terminal-none"),
            pile,
            f"{len(killed)}{': ' + dead if dead else ''}",
        )
        lines.append([(f"{mark} {words('sleepers-seat', seat=colour)}", style)])
        for label, text in zip(labels, told, strict=True):
            lines.append([(f"  {label:<{width}}  {text}", "plain")])
    return lines
