"""The options of Undercover, this project's reading of the rules first."""

from typing import Annotated, Literal

import msgspec
import numpy as np

from safehouse.games.contract import Options as Encoded
from safehouse.games.errors import Refused
from safehouse.games.options import convert_options, wanted_options
from safehouse.games.undercover.material import (
    COLOURS,
    NO_PROGRESS,
    PLAIN_SPACES,
    ROUND_CAP,
    Colour,
)
from safehouse.games.undercover.record import MAX_ROUNDS

PILES_SHOW = ("undercover", "official", "mixed")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game of Undercover."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    colours: tuple[Colour, ...] | Literal["random"] = "random"
    """The players' colours in the order of their turns (U15)."""

    plain_spaces: Annotated[int, msgspec.Meta(ge=1, le=40)] = PLAIN_SPACES
    removed_hqs: Literal["unplayed", "random"] = "unplayed"
    piles_show: Literal["undercover", "official", "mixed"] = "undercover"
    first_round_scores: Literal["on", "off"] = "on"
    memory: Literal["assisted", "strict"] = "assisted"
    round_cap: Annotated[int, msgspec.Meta(ge=1, le=MAX_ROUNDS)] = ROUND_CAP
    no_progress: Annotated[int, msgspec.Meta(ge=1, le=MAX_ROUNDS)] | Literal["off"] = NO_PROGRESS
    """The game is scored after this many rounds in which no employee has moved (U30)."""

    head_start: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """So many employees of the first player begin on the first space of their row (U31)."""

    def encode(self) -> Encoded:
        """The options as `rules.reset` reads them."""
        named = () if self.colours == "random" else self.colours
        chosen = [COLOURS.index(colour) for colour in named]
        return np.array(
            [
                self.players,
                self.plain_spaces,
                self.first_round_scores == "off",
                PILES_SHOW.index(self.piles_show),
                self.removed_hqs == "random",
                self.round_cap,
                *chosen,
                *[-1] * (4 - len(chosen)),
                0 if self.no_progress == "off" else self.no_progress,
                self.head_start,
            ],
            np.int16,
        )


def read_options(given: object) -> Options:
    """Check options from outside."""
    wanted = wanted_options(given)
    if isinstance(wanted.get("colours"), str) and wanted["colours"] != "random":
        wanted["colours"] = str(wanted["colours"]).split(",")
    options = convert_options(wanted, Options, more=())
    if options.colours != "random":
        if len(options.colours) != options.players:
            raise Refused(
                "contradictory_options",
                f"There are {options.players} players and {len(options.colours)} colours.",
                name="colours",
            )
        if len(set(options.colours)) != options.players:
            raise Refused(
                "contradictory_options",
                "No two players have the same colour (U15).",
                name="colours",
            )
    return options
