"""Computer players against each other: each deal is played from every seat, and all are rated."""

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context

import msgspec

from safehouse.engine.counting import Happened
from safehouse.engine.game_file import GameFile, game_file_of
from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.games.telling import Event
from safehouse.players import make_player
from safehouse.players.answers import answer_of
from safehouse.players.host import Hosted
from safehouse.players.player import Player

Z = 1.96


class Standing(msgspec.Struct, frozen=True):
    """How a player did: games, its share of the points with a 95 % interval, and a rating."""

    player: str
    games: int
    points: float
    share: float
    low: float
    high: float
    rating: float


class Contest(msgspec.Struct, frozen=True):
    """The result of a contest."""

    game: str
    options: dict[str, object]
    seed: int
    games: int
    standings: list[Standing]
    ends: dict[str, int]
    decisions: int
    faults: dict[str, dict[str, int]] = {}
    """How often a player's answer was late, illegal or missing, so that its fallback was played."""

    happened: Happened | None = None
    """What happened in the games, if somebody asked for it."""


def interval(points: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share = points / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games**2))
    half /= 1 + Z * Z / games
    return max(0.0, middle - half), min(1.0, middle + half)


def seating(names: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in a game: from one game to the next everybody moves on by one seat."""
    return [names[(seat + number) % len(names)] for seat in range(seats)]


class Work(msgspec.Struct, frozen=True):
    """A game to be played: who sits where, what deals it, and the seed of the players."""

    game: str
    options: dict[str, object]
    players: list[str]
    deal: int
    seed: int
    limit: float | None = None
    """Seconds for an answer; players with a limit sit in processes of their own."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played, and the players' faults by name and kind."""

    game_file: GameFile
    faults: list[tuple[str, str]]


def play_game(work: Work) -> Played:
    """Play one game."""
    begin = state = State.new(work.game, work.options, work.deal)
    table: dict[str, Player] = {
        seat: make_player(work.game, name, work.seed + i)
        if work.limit is None
        else Hosted(work.game, name, work.seed + i, work.limit)
        for i, (seat, name) in enumerate(zip(state.seats, work.players, strict=True))
    }
    unread: dict[str, list[Event]] = {seat: [] for seat in table}
    decisions: list[str] = []
    faults: list[tuple[str, str]] = []
    while (seat := state.actor) is not None:
        seen, unread[seat] = unread[seat], []
        answer = answer_of(table[seat], state.known_to(seat), state.decisions(), seen)
        if answer.fault:
            faults.append((table[seat].name, answer.fault))
        decisions.append(answer.decision)
        state = state.decide(answer.decision)
        for viewer in unread:
            unread[viewer] += state.events(viewer)
    for player in table.values():
        if isinstance(player, Hosted):
            player.close()
    names = {seat: player.name for seat, player in table.items()}
    return Played(game_file_of(begin, decisions, state, work.deal, names), faults)


def points_of(game_file: GameFile) -> dict[str, float]:
    """What each seat gets: a win is 1, shared by those who share it; a draw is shared by all."""
    assert game_file.result is not None
    winners = game_file.result.winners or (
        (game_file.result.winner,) if game_file.result.winner else ()
    )
    if game_named(game_file.game).cooperative:
        return {seat: 1.0 if seat in winners else 0.0 for seat in game_file.players}
    sharing = winners or tuple(game_file.players)
    return {seat: 1 / len(sharing) if seat in sharing else 0.0 for seat in game_file.players}


def compete(
    game: str,
    options: Mapping[str, object],
    names: Sequence[str],
    games: int,
    seed: int = 0,
    processes: int = 1,
    limit: float | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> tuple[Contest, list[GameFile]]:
    """Let players play; the same seed gives the same games on any number of processes.

    Where all win together a team of one kind plays each deal; the kinds take turns.
    """
    which = game_named(game)
    chosen = which.read_options(options)
    which.refuse_outsiders(chosen)
    seats = len(which.seats_in(chosen))
    if not which.cooperative and not 2 <= len(names) <= seats:
        sentence = f"A contest at {seats} seats is between 2 and {seats} players."
        raise Refused("bad_command", sentence, why="players", seats=seats)
    work = []
    for number in range(games):
        deal = seed + number // len(names)
        table = (
            [names[number % len(names)]] * seats
            if which.cooperative
            else seating(names, seats, number)
        )
        work.append(Work(game, dict(options), table, deal, seed + 1000 * number, limit))
    played = []
    if processes == 1:
        for part in work:
            played.append(play_game(part))
            progress(1)
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for one in pool.map(play_game, work):
                played.append(one)
                progress(1)
    return judge(game, dict(options), names, seed, played), [one.game_file for one in played]


def judge(
    game: str,
    options: dict[str, object],
    names: Sequence[str],
    seed: int,
    played: Sequence[Played],
) -> Contest:
    """Count points and rate the players."""
    cooperative = game_named(game).cooperative
    points, games = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    ends: dict[str, int] = {}
    wins: dict[tuple[str, str], float] = {}
    faults: dict[str, dict[str, int]] = {}
    for one in played:
        game_file = one.game_file
        got = points_of(game_file)
        assert game_file.result is not None
        for name, fault in one.faults:
            of_player = faults.setdefault(name, {})
            of_player[fault] = of_player.get(fault, 0) + 1
        ends[game_file.result.reason] = ends.get(game_file.result.reason, 0) + 1
        by_player: dict[str, list[float]] = {}
        for seat, name in game_file.players.items():
            by_player.setdefault(name, []).append(got[seat])
        for name, shares in by_player.items():
            points[name] += shares[0] if cooperative else sum(shares)
            games[name] += 1
        for this, that in combinations(by_player, 2):
            a, b = sum(by_player[this]), sum(by_player[that])
            first = 0.5 if a == b else float(a > b)
            wins[this, that] = wins.get((this, that), 0.0) + first
            wins[that, this] = wins.get((that, this), 0.0) + 1 - first
    ratings = rate(list(names), wins)
    standings = []
    for name in dict.fromkeys(names):
        low, high = interval(points[name], max(1, games[name]))
        share = points[name] / max(1, games[name])
        standings.append(
            Standing(name, games[name], points[name], share, low, high, round(ratings[name], 1))
        )
    standings.sort(key=lambda standing: -standing.share)
    decisions = sum(len(one.game_file.decisions) for one in played)
    return Contest(game, options, seed, len(played), standings, ends, decisions, faults)


def rate(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings as in chess (Bradley and Terry's model), 1500 on average.

    Half a game against everybody is given to both sides, so that nobody is rated without bound.
    """
    strength = dict.fromkeys(names, 1.0)
    for _ in range(200):
        for name in strength:
            others = [other for other in strength if other != name]
            won = sum(wins.get((name, other), 0.0) + 0.5 for other in others)
            games = sum(
                (wins.get((name, other), 0.0) + wins.get((other, name), 0.0) + 1)
                / (strength[name] + strength[other])
                for other in others
            )
            if games:
                strength[name] = won / games
    logs = {name: 400 * math.log10(value) for name, value in strength.items()}
    middle = sum(logs.values()) / len(logs)
    return {name: 1500 + value - middle for name, value in logs.items()}
