"""Sleepers in text: the map, and what lies beside it."""

from safehouse.games.game import Picture, Say, Style
from safehouse.games.sleepers.board import CELLS, HEXES, ROWS
from safehouse.games.sleepers.position import Seat
from safehouse.games.sleepers.view import Agent, View
from safehouse.games.telling import HIDDEN, Language

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
"""The abbreviations people type, in every language; `safehouse rules sleepers` explains them."""

OWNER: dict[Seat, tuple[str, Style]] = {"white": ("○", "first"), "black": ("●", "second")}


def draw(view: View, say: Say, language: Language) -> Picture:
    """The map with the highest row on top; an empty hex shows its name."""
    picture: Picture = []
    side = _beside(view, say)
    for r in reversed(range(9)):
        line: list[tuple[str, Style]] = [("  " * abs(r - 4) + f"{ROWS[r]} ", "dim")]
        for (row, _), name in zip(CELLS, HEXES, strict=True):
            if row == r:
                line.append(_hex(name, view.board.get(name)))
        width = sum(len(text) for text, _ in line)
        line.append((" " * (48 - width), "plain"))
        line += side[8 - r] if 8 - r < len(side) else []
        picture.append(line)
    return picture


def _hex(name: str, agent: Agent | None) -> tuple[str, Style]:
    if agent is None:
        return f" {name} ", "dim"
    mark, style = OWNER[agent.owner]
    short = SHORT[agent.kind]
    if agent.face == "down" and agent.kind != HIDDEN:
        short = short.lower()
    return f"{mark}{short} ", style


def _beside(view: View, say: Say) -> Picture:
    lines: Picture = []
    labels = [say(f"terminal-{name}") for name in ("hand", "pile", "killed")]
    width = max(map(len, labels))
    for colour, (mark, style) in OWNER.items():
        hand, pile, killed = view.hands[colour], view.piles[colour], view.killed[colour]
        if isinstance(hand, int):
            held = say("terminal-tiles", count=hand)
        else:
            held = " ".join(SHORT[kind] for kind in hand) or say("terminal-none")
        dead = " ".join(SHORT[tile.kind] for tile in killed)
        counts = (
            held,
            pile if isinstance(pile, int) else len(pile),
            f"{len(killed)}: {dead}" if dead else len(killed),
        )
        lines.append([(f"{mark} {say('sleepers-seat', seat=colour)}", style)])
        for label, text in zip(labels, counts, strict=True):
            lines.append([(f"  {label:<{width}}  {text}", "plain")])
    return lines
