"""Computer players: they are told what a seat knows and choose a decision."""

from collections.abc import Callable

from safehouse.engine.policy import Policy
from safehouse.games.errors import Refused
from safehouse.players.player import Player

POLICIES = {"sarahs_vision": ("sound", "reckless")}
"""Players that are compiled with the rules of their game."""


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


def players_of(game: str) -> dict[str, Callable[[int], Player]]:
    """All players of a game by their names, each made with a seed; the first is the usual one."""
    from safehouse.players.simple import ByPolicy, RandomPlayer, Scout

    def by_policy(name: str) -> Callable[[int], Player]:
        return lambda seed: ByPolicy(_policy(game, name), seed)

    policies = {name: by_policy(name) for name in POLICIES.get(game, ())}
    return {**policies, "scout": Scout, "random": RandomPlayer}


def player_named(game: str, name: str | None) -> Callable[[int], Player]:
    """A player of a game by its name, or the usual one."""
    players = players_of(game)
    name = name or next(iter(players))
    if name not in players:
        raise Refused(
            "unknown_player", f"For {game} there is no {name[:20]!r}, but {', '.join(players)}."
        )
    return players[name]


def _policy(game: str, name: str) -> Policy:
    policy = policy_named(game, name)
    assert policy is not None
    return policy
