"""Fixtures that set up Undercover in either implementation of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Unpack

import pytest

from tests.undercover.positions import Deal, Game, Load, LoadSecret, SecretGame, Words, position


@pytest.fixture(params=["reference", "kernel"])
def load(request: pytest.FixtureRequest) -> Load:
    """Sets up a position in the plain reference and in the product, one after the other."""
    if request.param == "reference":
        from tests.reference.undercover import ReferenceGame

        def set_up_reference(table: str = "", **words: Unpack[Words]) -> Game:
            return ReferenceGame.from_position(position(table, **words))

        return set_up_reference

    from safehouse.games.state import State

    def set_up_kernel(table: str = "", **words: Unpack[Words]) -> Game:
        return State.from_position(position(table, **words))

    return set_up_kernel


@pytest.fixture
def load_secret() -> LoadSecret:
    """Sets up a position in the product, which knows what each seat may see."""
    from safehouse.games.state import State

    def set_up(table: str = "", **words: Unpack[Words]) -> SecretGame:
        return State.from_position(position(table, **words))

    return set_up


@pytest.fixture
def deal() -> Deal:
    """Deals a new game of the product."""
    from safehouse.games.state import State

    def deal_new(options: Mapping[str, object] | None = None, *, seed: int = 0) -> SecretGame:
        return State.new("undercover", None if options is None else dict(options), seed=seed)

    return deal_new
