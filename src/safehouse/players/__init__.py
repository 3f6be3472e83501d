"""Computer players: they are told what a seat knows and choose a decision.

A player is named by a word, with a colon and more where it can be told more: `random`; `greedy`, or
`greedy:25`, which notices only a quarter of what it could do; `ismcts:5000` or `ismcts:1s`, so many
simulations or seconds for each decision; `level1` to `level6`; and policies of a game.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from safehouse.engine.policy import Policy
from safehouse.games.errors import Refused
from safehouse.players.player import Player

POLICIES = {"sarahs_vision": ("sound", "expert", "narrow", "hasty", "reckless")}
"""Players that are compiled with the rules of their game."""

GENERAL = ("random", "greedy", "greedy:25", "ismcts:5000", "ismcts:1s", "level1 to level6")


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level: its name in three languages, and who plays it in each game."""

    name: dict[str, str]
    sleepers: str
    undercover: str
    sarahs_vision: str


@cache
def levels() -> tuple[Level, ...]:
    """The levels, the easiest first."""
    data = tomllib.loads((files("safehouse.players") / "levels.toml").read_text("utf-8"))
    return msgspec.convert(data["levels"], tuple[Level, ...])


def unknown_player(game: str, name: str) -> Refused:
    """What is raised for a player that there is not."""
    there_are = ", ".join((*GENERAL, *POLICIES.get(game, ())))
    return Refused("unknown_player", f"There is no player {name[:20]!r}; there are {there_are}.")


def policy_named(game: str, name: str) -> Policy | None:
    """A policy by its name; None for random play."""
    if name == "random":
        return None
    names = POLICIES.get(game, ())
    if name not in names:
        there_are = ", ".join(("random", *names))
        raise Refused("unknown_player", f"For {game} there is no {name[:20]!r}, but {there_are}.")
    from safehouse.players.sound import planner

    return planner(name)


def spec_of(game: str, name: str) -> str:
    """Who plays a level; any other name stands for itself."""
    level = re.fullmatch(r"level([1-6])", name)
    return str(getattr(levels()[int(level[1]) - 1], game)) if level else name


def make_player(game: str, name: str, seed: int = 0) -> Player:
    """A player of a game by its name."""
    from safehouse.players.search import Greedy, TreeSearch
    from safehouse.players.simple import ByPolicy, RandomPlayer

    player: Player
    spec = spec_of(game, name)
    if spec == "random":
        player = RandomPlayer(seed)
    elif found := re.fullmatch(r"greedy(?::(\d{1,3}))?", spec):
        player = Greedy(seed, notices=min(100, int(found[1] or 100)) / 100)
    elif found := re.fullmatch(r"ismcts(?::(\d{1,7}))?", spec):
        player = TreeSearch(seed, simulations=max(1, int(found[1] or 20_000)))
    elif found := re.fullmatch(r"ismcts:(\d{1,3}(?:\.\d{1,3})?)s", spec):
        player = TreeSearch(seed, seconds=float(found[1]))
    elif spec in POLICIES.get(game, ()):
        policy = policy_named(game, spec)
        assert policy is not None
        player = ByPolicy(policy, seed)
    else:
        raise unknown_player(game, name)
    player.name = name
    return player
