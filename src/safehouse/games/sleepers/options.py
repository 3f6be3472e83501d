"""The options of Sleepers, each with its values, the printed rule first."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
import numpy as np

from safehouse.games.contract import Options as Encoded
from safehouse.games.errors import Refused
from safehouse.games.options import convert_options, wanted_options
from safehouse.games.sleepers import record

Limit = Annotated[int, msgspec.Meta(ge=1, le=30_000)] | Literal["off"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game of Sleepers."""

    capture: Literal["single", "group"] = "single"
    own_sleepers: Literal["hidden", "visible"] = "hidden"
    informant_self: Literal["allow", "forbid"] = "allow"
    diversion_self: Literal["allow", "forbid"] = "allow"
    effects: Literal["strict", "lenient"] = "strict"
    police_first_jump: Literal["must", "may"] = "must"
    no_progress: Limit = 100
    turn_cap: Limit = 400
    master_copies: Literal["active", "any"] = "active"
    corners: Literal["both", "none"] = "both"
    attrition: Literal["own_turn", "end_of_any_turn"] = "own_turn"
    killed_sleepers: Literal["hidden", "owner", "open"] = "hidden"
    first_player: Literal["random", "chosen"] = "random"
    """White begins. Colours are drawn by lot, or chosen by the players (R7)."""

    def encode(self) -> Encoded:
        """Flags and limits as the rules read them."""
        flags = (
            record.GROUP_CAPTURE * (self.capture == "group")
            | record.NO_INFORMANT_SELF * (self.informant_self == "forbid")
            | record.NO_DIVERSION_SELF * (self.diversion_self == "forbid")
            | record.LENIENT * (self.effects == "lenient")
            | record.POLICE_MAY_STAY * (self.police_first_jump == "may")
            | record.COPY_ANY * (self.master_copies == "any")
            | record.NO_CORNERS * (self.corners == "none")
            | record.ATTRITION_AT_ONCE * (self.attrition == "end_of_any_turn")
            | record.KILLED_OPEN * (self.killed_sleepers == "open")
        )
        limits = [0 if limit == "off" else limit for limit in (self.no_progress, self.turn_cap)]
        return np.array([flags, *limits], np.int16)


PRESETS: dict[str, dict[str, str]] = {
    "german_table": {"diversion_self": "forbid", "master_copies": "any"},
}


def read_options(given: object) -> Options:
    """Check options from outside and fill in what they imply."""
    wanted = wanted_options(given)
    preset = wanted.pop("preset", None)
    if preset is not None:
        if not isinstance(preset, str) or preset not in PRESETS:
            presets = ", ".join(PRESETS)
            sentence = f"The option preset is one of: {presets}."
            raise Refused("bad_options", sentence, why="value", name="preset", values=presets)
        _imply(wanted, PRESETS[preset], f"The preset {preset}")
    if wanted.get("effects") == "lenient":
        # Where every ability may be declined, so may a Police's first jump (R20, R50).
        _imply(wanted, {"police_first_jump": "may"}, "With lenient effects the game")
    return convert_options(wanted, Options, more=("preset",))


def _imply(wanted: dict[str, object], implied: Mapping[str, str], because: str) -> None:
    for name, value in implied.items():
        if wanted.setdefault(name, value) != value:
            raise Refused(
                "contradictory_options",
                f"{because} has {name} = {value}, which contradicts {name} = {wanted[name]}.",
                name=name,
            )
