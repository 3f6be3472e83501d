"""How games end other than by their rules: one line, whoever reads it."""

import pytest

from safehouse.games import GAMES, game_named
from safehouse.games.endings import ENDINGS, end_line
from safehouse.games.game import Result
from safehouse.games.telling import Line


@pytest.mark.parametrize("game", GAMES)
def test_who_has_resigned_or_run_out_of_time_is_named_with_the_winner(game: str) -> None:
    rules = game_named(game)
    first, second = rules.seats[:2]
    for reason in ("resigned", "time"):
        said = end_line(rules, Result(second, reason), (first, second))
        assert said == Line(f"end-{reason}", {"winner": second, "loser": first})
        unsure = end_line(rules, Result(None, reason), rules.seats)
        assert unsure == Line(f"end-{reason}", {"winner": "none", "loser": "none"})


@pytest.mark.parametrize(("aborters", "by"), [(["black"], "black"), (["black", "white"], "none")])
def test_who_has_aborted_a_game_alone_is_named(aborters: list[str], by: str) -> None:
    game = game_named("sleepers")
    said = end_line(game, Result(None, "aborted"), game.seats, aborters)
    assert said == Line("end-aborted", {"seat": by})


@pytest.mark.parametrize("game", GAMES)
def test_an_end_by_the_rules_is_said_by_the_game(game: str) -> None:
    rules = game_named(game)
    for reason in rules.ends[1:]:
        assert reason not in ENDINGS
        result = Result(None if rules.cooperative else rules.seats[0], reason)
        assert end_line(rules, result, rules.seats) == rules.sayings.end(result)
