"""Computer players: they are told what a seat knows and choose a decision.

A player is named by a word, with a colon and more where it can be told more: `random`; `greedy`;
`beginner:40`, which errs at four of ten occasions; `ismcts:5000` or `ismcts:1s`, so many
simulations or seconds for each decision; `level1` to `level6`; and the policies and plans of a
game. For measurements `ismcts` can be told to leave something out or to add something:
`ismcts:5000:plain` tries all decisions alike at first (UCB1), `:uniform` draws no conclusions from
what the others do, `:fresh` keeps no tree, and `:playout20` plays twenty random decisions on from
each leaf.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from safehouse.engine.policy import Policy
from safehouse.games.errors import Refused
from safehouse.players.player import Player

POLICIES = {
    "sarahs_vision": ("expert", "sound", "narrow", "thrifty", "hasty", "dreamy", "reckless"),
}
"""Players that are compiled with the rules of their game, the strongest first."""

PLANS = {"sleepers": ("racer", "liberator", "hunter")}
"""Players with one plan each."""

GENERAL = ("random", "greedy", "beginner:50", "ismcts:5000", "ismcts:1s", "level1 to level6")

_SEARCH = re.compile(
    r"ismcts(?::(?P<number>\d{1,7})|:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)?"
    r"(?P<plain>:plain)?(?P<uniform>:uniform)?(?P<fresh>:fresh)?(?::playout(?P<playout>\d{1,3}))?"
)


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level: its name in three languages, and who plays it in each game."""

    name: dict[str, str]
    sleepers: str
    undercover: str
    sarahs_vision: str
    ratings: dict[str, int] = {}
    """Points on the scale of chess, from the distances that the arena measured; `greedy` has 1500
    in each game. Where all win together nobody is rated."""


@cache
def levels() -> tuple[Level, ...]:
    """The levels, the easiest first."""
    data = tomllib.loads((files("safehouse.players") / "levels.toml").read_text("utf-8"))
    return msgspec.convert(data["levels"], tuple[Level, ...])


def unknown_player(game: str, name: str) -> Refused:
    """What is raised for a player that there is not."""
    there_are = ", ".join((*GENERAL, *POLICIES.get(game, ()), *PLANS.get(game, ())))
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


def trials_of(game: str, name: str) -> tuple[str, ...]:
    """Players that need the same code as another and answer at once: for compiling it."""
    spec = spec_of(game, name)
    if spec.startswith("ismcts"):
        return ("ismcts:1",)
    if spec.startswith("beginner"):
        return ("greedy", "beginner:99")
    return (spec,)


def make_player(game: str, name: str, seed: int = 0) -> Player:
    """A player of a game by its name."""
    from safehouse.players.beginner import Beginner
    from safehouse.players.greedy import Greedy
    from safehouse.players.plans import AIMS
    from safehouse.players.search import TreeSearch
    from safehouse.players.simple import ByPolicy, RandomPlayer
    from safehouse.players.tree import EXPLORE, PLAIN_EXPLORE, SHARPNESS

    player: Player
    spec = spec_of(game, name)
    if spec == "random":
        player = RandomPlayer(seed)
    elif spec == "greedy":
        player = Greedy(seed)
    elif spec in PLANS.get(game, ()):
        player = Greedy(seed, AIMS[spec])
    elif found := re.fullmatch(r"beginner:(\d{1,2})", spec):
        player = Beginner(seed, mistakes=int(found[1]) / 100)
    elif found := _SEARCH.fullmatch(spec):
        player = TreeSearch(
            seed,
            simulations=max(1, int(found["number"])) if found["number"] else None,
            seconds=float(found["seconds"]) if found["seconds"] else None,
            playout=int(found["playout"] or 0),
            explore=PLAIN_EXPLORE if found["plain"] else EXPLORE,
            sharpness=0.0 if found["plain"] else SHARPNESS,
            infers=not found["uniform"],
            keeps=not found["fresh"],
        )
    elif spec in POLICIES.get(game, ()):
        policy = policy_named(game, spec)
        assert policy is not None
        player = ByPolicy(policy, seed)
    else:
        raise unknown_player(game, name)
    player.name = name
    return player
