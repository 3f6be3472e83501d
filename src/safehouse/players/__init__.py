"""Computer players: they are told what a seat knows and choose a decision.

A player is named by a word, with a colon and more where it can be told more: `random`; `greedy`;
`beginner:40`, which errs on four of ten occasions; `ismcts:5000` or `ismcts:1s`, which searches
5000 simulations or one second for each decision; `level1` to `level6`; and the policies and plans
of a game. For measurements `ismcts` can be told to leave something out or to add something:
`ismcts:5000:plain` tries all decisions alike at first (UCB1), `:uniform` draws no conclusions from
what the others do, `:fresh` keeps no tree, and `:playout20` plays twenty random decisions on from
each leaf.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from safehouse.games import GAMES, game_named
from safehouse.games.errors import Refused
from safehouse.games.players import Policy
from safehouse.players.player import Player

GENERAL = ("random", "greedy", "beginner:50", "ismcts:5000", "ismcts:1s", "level1 to level6")

_SEARCH = re.compile(
    r"ismcts(?::(?P<number>\d{1,7})|:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)?"
    r"(?P<plain>:plain)?(?P<uniform>:uniform)?(?P<fresh>:fresh)?(?::playout(?P<playout>\d{1,3}))?"
)


@cache
def level_names() -> tuple[dict[str, str], ...]:
    """The names of the levels by language, the easiest level first."""
    data = tomllib.loads((files("safehouse.players") / "levels.toml").read_text("utf-8"))
    return msgspec.convert(data["levels"], tuple[dict[str, str], ...])


def ratings_of(level: int) -> dict[str, int]:
    """The ratings of a level (1 is the easiest), in the games that have ratings."""
    ratings = {game: game_named(game).players().levels[level - 1].rating for game in GAMES}
    return {game: rating for game, rating in ratings.items() if rating is not None}


def unknown_player(game: str, name: str) -> Refused:
    """The refusal for an unknown player."""
    own = game_named(game).players()
    there_are = ", ".join((*GENERAL, *(policy.name for policy in own.policies), *own.plans))
    sentence = f"There is no player {name[:20]!r}; there are {there_are}."
    return Refused("unknown_player", sentence, name=name[:20], players=there_are)


def policy_named(game: str, name: str) -> Policy | None:
    """A policy by its name; None for random play."""
    if name == "random":
        return None
    policies = {policy.name: policy for policy in game_named(game).players().policies}
    if name not in policies:
        there_are = ", ".join(("random", *policies))
        sentence = f"There is no player {name[:20]!r} for {game}; choose one of these: {there_are}."
        raise Refused("unknown_player", sentence, name=name[:20], players=there_are)
    return policies[name]


def spec_of(game: str, name: str) -> str:
    """Who plays a level; any other name stands for itself."""
    level = re.fullmatch(r"level([1-6])", name)
    return game_named(game).players().levels[int(level[1]) - 1].player if level else name


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
    from safehouse.players.simple import PolicyPlayer, RandomPlayer

    player: Player
    own = game_named(game).players()
    spec = spec_of(game, name)
    if spec == "random":
        player = RandomPlayer(seed)
    elif spec == "greedy":
        player = Greedy(seed)
    elif spec in own.plans:
        player = Greedy(seed, own.plans[spec])
    elif found := re.fullmatch(r"beginner:(\d{1,2})", spec):
        player = Beginner(seed, mistakes=int(found[1]) / 100)
    elif found := _SEARCH.fullmatch(spec):
        player = _search(found, seed)
    elif policy := next((policy for policy in own.policies if policy.name == spec), None):
        player = PolicyPlayer(policy, seed)
    else:
        raise unknown_player(game, name)
    player.name = name
    return player


def _search(spec: re.Match[str], seed: int) -> Player:
    from safehouse.players.search import TreeSearch
    from safehouse.players.tree import EXPLORE, PLAIN_EXPLORE, SHARPNESS

    return TreeSearch(
        seed,
        simulations=max(1, int(spec["number"])) if spec["number"] else None,
        seconds=float(spec["seconds"]) if spec["seconds"] else None,
        playout=int(spec["playout"] or 0),
        explore=PLAIN_EXPLORE if spec["plain"] else EXPLORE,
        sharpness=0.0 if spec["plain"] else SHARPNESS,
        infers=not spec["uniform"],
        keeps=not spec["fresh"],
    )
