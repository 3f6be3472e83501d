"""Computer players against each other: each deal is played from every seat, and all are rated."""

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from multiprocessing import get_context

import msgspec

from safehouse.engine.record import GameRecord, record_of
from safehouse.games import game_named
from safehouse.games.errors import Refused
from safehouse.games.state import State
from safehouse.players import make_player

Z = 1.96


class Standing(msgspec.Struct, frozen=True):
    """How a player did: games, its share of the points, the interval of 95 in 100, and a rating."""

    player: str
    games: int
    points: float
    share: float
    low: float
    high: float
    rating: float


class Contest(msgspec.Struct, frozen=True):
    """What came out."""

    game: str
    options: dict[str, object]
    seed: int
    games: int
    standings: list[Standing]
    ends: dict[str, int]
    decisions: int


def interval(points: float, games: int) -> tuple[float, float]:
    """Between what the true share lies, 95 of 100 times (Wilson)."""
    share = points / games
    middle = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games**2))
    half /= 1 + Z * Z / games
    return max(0.0, middle - half), min(1.0, middle + half)


def seating(names: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in a game: from one game to the next everybody moves on by one seat."""
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def play_game(
    game: str, options: Mapping[str, object], players: Sequence[str], deal: int, seed: int
) -> GameRecord:
    """One game, and its record."""
    begin = state = State.new(game, options, deal)
    table = {
        seat: make_player(game, name, seed + i)
        for i, (seat, name) in enumerate(zip(state.seats, players, strict=True))
    }
    unread: dict[str, list[dict[str, object]]] = {seat: [] for seat in table}
    decisions: list[str] = []
    while (seat := state.actor) is not None:
        seen, unread[seat] = unread[seat], []
        decision = table[seat].decide(state.known_to(seat), state.decisions(), seen)
        decisions.append(decision)
        state = state.decide(decision)
        for viewer in unread:
            unread[viewer] += state.events(viewer)
    names = {seat: player.name for seat, player in table.items()}
    return record_of(begin, decisions, state, deal, names)


def points_of(record: GameRecord) -> dict[str, float]:
    """What each seat gets: a win is 1, shared by those who share it; a draw is shared by all."""
    assert record.result is not None
    winners = record.result.winners or ((record.result.winner,) if record.result.winner else ())
    if game_named(record.game).cooperative:
        return {seat: 1.0 if seat in winners else 0.0 for seat in record.players}
    sharing = winners or tuple(record.players)
    return {seat: 1 / len(sharing) if seat in sharing else 0.0 for seat in record.players}


def _one(work: tuple[str, dict[str, object], list[str], int, int]) -> GameRecord:
    return play_game(*work)


def compete(
    game: str,
    options: Mapping[str, object],
    names: Sequence[str],
    games: int,
    seed: int = 0,
    processes: int = 1,
    progress: Callable[[int], None] = lambda games: None,
) -> tuple[Contest, list[GameRecord]]:
    """Let players play; the same seed gives the same games on any number of processes.

    Where all win together a team of one kind plays each deal; the kinds take turns.
    """
    which = game_named(game)
    chosen = which.read_options(options)
    if getattr(chosen, "tower", "simulated") == "outside":
        raise Refused("nobody_answers", "Somebody must be there to say what the tower did.")
    seats = len(which.seats_in(chosen))
    if not which.cooperative and not 2 <= len(names) <= seats:
        raise Refused("bad_command", f"Two to {seats} players are needed for {seats} seats.")
    work = []
    for number in range(games):
        deal = seed + number // len(names)
        table = (
            [names[number % len(names)]] * seats
            if which.cooperative
            else seating(names, seats, number)
        )
        work.append((game, dict(options), table, deal, seed + 1000 * number))
    records = []
    if processes == 1:
        for part in work:
            records.append(_one(part))
            progress(1)
    else:
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            for record in pool.map(_one, work):
                records.append(record)
                progress(1)
    return judge(game, dict(options), names, seed, records), records


def judge(
    game: str,
    options: dict[str, object],
    names: Sequence[str],
    seed: int,
    records: Sequence[GameRecord],
) -> Contest:
    """Count points and rate the players."""
    cooperative = game_named(game).cooperative
    points, played = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    ends: dict[str, int] = {}
    wins: dict[tuple[str, str], float] = {}
    for record in records:
        got = points_of(record)
        assert record.result is not None
        ends[record.result.reason] = ends.get(record.result.reason, 0) + 1
        by_player: dict[str, list[float]] = {}
        for seat, name in record.players.items():
            by_player.setdefault(name, []).append(got[seat])
        for name, shares in by_player.items():
            points[name] += shares[0] if cooperative else sum(shares)
            played[name] += 1
        for one, two in combinations(by_player, 2):
            a, b = sum(by_player[one]), sum(by_player[two])
            first = 0.5 if a == b else float(a > b)
            wins[one, two] = wins.get((one, two), 0.0) + first
            wins[two, one] = wins.get((two, one), 0.0) + 1 - first
    ratings = rate(list(names), wins)
    standings = []
    for name in dict.fromkeys(names):
        low, high = interval(points[name], max(1, played[name]))
        share = points[name] / max(1, played[name])
        standings.append(
            Standing(name, played[name], points[name], share, low, high, round(ratings[name], 1))
        )
    standings.sort(key=lambda standing: -standing.share)
    decisions = sum(len(record.decisions) for record in records)
    return Contest(game, options, seed, len(records), standings, ends, decisions)


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
