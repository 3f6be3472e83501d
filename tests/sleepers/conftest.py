"""Fixtures that set up Sleepers in either implementation of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.sleepers.positions import Deal, Game, Load, LoadSecret, PlainGame, SecretGame, position


@pytest.fixture(params=["reference", "kernel"])
def load(request: pytest.FixtureRequest) -> Load:
    """Sets up a position in the plain reference and in the product, one after the other."""
    if request.param == "reference":
        from tests.reference.sleepers import ReferenceGame

        def set_up_reference(white: str = "", black: str = "", **rest: Any) -> Game:
            return ReferenceGame.from_position(position(white, black, **rest))

        return set_up_reference

    from safehouse.games.state import State

    def set_up_kernel(white: str = "", black: str = "", **rest: Any) -> Game:
        return PlainGame(State.from_position(position(white, black, **rest)))

    return set_up_kernel


@pytest.fixture
def load_secret() -> LoadSecret:
    """Sets up a position in the product, which knows what each seat may see."""
    from safehouse.games.state import State

    def set_up(white: str = "", black: str = "", **rest: Any) -> SecretGame:
        return PlainGame(State.from_position(position(white, black, **rest)))

    return set_up


@pytest.fixture
def deal() -> Deal:
    """Deals a new game of the product."""
    from safehouse.games.state import State

    def deal_new(options: Mapping[str, object] | None = None, *, seed: int = 0) -> SecretGame:
        chosen = None if options is None else dict(options)
        return PlainGame(State.new("sleepers", chosen, seed=seed))

    return deal_new
