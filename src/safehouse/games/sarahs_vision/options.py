"""Options of a game of Sarah's Vision: players, scenario, order of the events, whose tower."""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
import numpy as np

from safehouse.games.contract import Options as Encoded
from safehouse.games.errors import Refused
from safehouse.games.options import convert_options, wanted_options
from safehouse.games.sarahs_vision.contents import box
from safehouse.games.sarahs_vision.scenario import (
    Scenario,
    encode_scenario,
    read_scenario,
    scenario_number,
)

FIGURES = tuple(figure.id for figure in box().figures)
NAMED = [{"const": figure.id, "title": figure.name} for figure in box().figures]
"""The figures with their names, for a form to choose from."""

Figure = Annotated[
    str, msgspec.Meta(description=" ".join(FIGURES), extra_json_schema={"oneOf": NAMED})
]
Number = Literal[1, 2, 3]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a game of Sarah's Vision."""

    players: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    scenario: Number | Scenario = 1
    """One of the three that come with the game, or one that somebody has written."""

    events: Literal["in_order", "shuffled"] = "in_order"
    """Shuffled and without story cards (V8); measurements show that this is easier."""

    tower: Literal["simulated", "outside"] = "simulated"
    """Outside: somebody else says whether the tower held, for example people with a real one."""

    figures: tuple[Figure, ...] = FIGURES[:3]
    """Who plays engineer, scientist and senator (V4)."""

    def the_scenario(self) -> Scenario:
        """The scenario that is played."""
        if isinstance(self.scenario, Scenario):
            return self.scenario
        return scenario_number(self.scenario)

    def encode(self) -> Encoded:
        """The options as `rules.reset` reads them."""
        head = [self.players, self.events == "in_order", self.tower == "outside"]
        return np.concatenate([np.array(head, np.int16), encode_scenario(self.the_scenario())])


def under_rules_1(options: dict[str, object]) -> dict[str, object]:
    """In the first version another line of one event in scenario 2 could be covered, to no
    effect."""
    if options.get("scenario") != 2:
        return options
    now = scenario_number(2)
    lines = ("move engineer academy : purple", "gather agency_hq")
    events = (
        *now.events[:9],
        msgspec.structs.replace(now.events[9], lines=lines),
        *now.events[10:],
    )
    then = msgspec.structs.replace(now, events=events)
    return {**options, "scenario": msgspec.to_builtins(then)}


def read_options(given: object) -> Options:
    """Check options from outside."""
    wanted = wanted_options(given)
    scenario = wanted.pop("scenario", 1)
    if isinstance(scenario, Mapping):
        written = read_scenario({str(name): value for name, value in scenario.items()}, "scenario")
    elif isinstance(scenario, Scenario):
        written = scenario
    else:
        if isinstance(scenario, bool) or scenario not in get_args(Number):
            raise Refused(
                "bad_options",
                "The option scenario is 1, 2, 3, or one of your own.",
                name="scenario",
            )
        written = None
    if isinstance(wanted.get("figures"), str):
        wanted["figures"] = str(wanted["figures"]).split(",")
    options = convert_options(wanted, Options, more=())
    if len(options.figures) != 3 or len(set(options.figures)) != 3:
        raise Refused(
            "bad_options", "The option figures names three different figures.", name="figures"
        )
    for figure in options.figures:
        if figure not in FIGURES:
            there_are = ", ".join(FIGURES)
            sentence = f"There is no figure {figure[:20]!r}; there are {there_are}."
            raise Refused("bad_options", sentence, name="figures")
    return msgspec.structs.replace(options, scenario=written or scenario)
