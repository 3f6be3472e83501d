"""Scenarios of Sarah's Vision: to read, and to check with a measurement of how hard they are."""

from collections import Counter

import msgspec

from safehouse.engine.simulate import Simulation, simulate
from safehouse.games import game_named
from safehouse.games.game import Language
from safehouse.games.sarahs_vision.contents import in_language
from safehouse.games.sarahs_vision.effects import COLOURS, write_line
from safehouse.games.sarahs_vision.options import Options
from safehouse.games.sarahs_vision.scenario import STORIES_AFTER, Scenario, events_of
from safehouse.lab.arena import interval
from safehouse.players import policy_named
from safehouse.terminal import warm_up
from safehouse.terminal.screen import print_json, progress, say

GAME = "sarahs_vision"
TARGETS = {"scenario 1": 0.66, "scenario 2": 0.54, "scenario 3": 0.42}
"""What sound play wins of the three that come with the game."""


def show(scenario: Scenario, language: Language, as_json: bool) -> None:
    """All texts of a scenario in the order in which they are read."""
    if as_json:
        print_json(scenario)
        return
    say(in_language(scenario.name, language), "strong")
    say(f"\n{in_language(scenario.intro, language)}")
    if scenario.rule:
        say(f"\n{in_language(scenario.rule, language)}", "mark")
    stories = dict(zip(STORIES_AFTER, scenario.stories, strict=True))
    for number, card in enumerate(scenario.events, 1):
        swan = " (Black Swan)" if card.swan else ""
        say(f"\n{number}. {in_language(card.title, language)}{swan}", "strong")
        say(in_language(card.story, language))
        for row in card.grid:
            say(f"    {row}", "dim")
        for line in card.lines:
            say(f"    {line}", "dim")
        if number in stories:
            say(f"\n  * {in_language(stories[number].title, language)} *", "strong")
            say(in_language(stories[number].text, language))
    say(f"\n{in_language(scenario.victory, language)}", "mark")
    say(f"\n{in_language(scenario.defeat, language)}", "dim")


class Check(msgspec.Struct, frozen=True):
    """What there is to say about a scenario."""

    name: str
    swans: int
    danger: int
    inspiration: int
    frames: dict[str, int]
    operations: dict[str, int]
    simulation: Simulation | None


def check(options: Options, file: str, games: int, seed: int, as_json: bool) -> None:
    """Say what is in a scenario that was read without fault, and how hard it is."""
    scenario = options.the_scenario()
    events = events_of(scenario)
    frames = Counter(
        COLOURS[colour] for event in events for colour in event.frames if colour is not None
    )
    lines = Counter(write_line(line).split()[0] for event in events for line in event.lines)
    found = Check(
        name=in_language(scenario.name),
        swans=sum(card.swan for card in scenario.events),
        danger=sum(sum(event.danger) for event in events),
        inspiration=sum(sum(event.inspiration) for event in events),
        frames=dict(sorted(frames.items())),
        operations=dict(sorted(lines.items())),
        simulation=_measure(options, games, seed) if games else None,
    )
    if as_json:
        print_json(found)
        return
    say(f"{file} is a scenario without fault: {found.name}.", "strong")
    say(f"  20 events, {found.swans} Black Swans, 3 story cards")
    say(f"  {found.danger} danger and {found.inspiration} inspiration on the grids")
    say(f"  frames  {_list(found.frames)}")
    say(f"  lines   {_list(found.operations)}")
    if found.simulation is not None:
        won = found.simulation.ends["victory"] / games
        low, high = interval(found.simulation.ends["victory"], games)
        nearest = min(TARGETS, key=lambda name: abs(TARGETS[name] - won))
        say(
            f"Sound play of two wins {won:.1%} of {games} games "
            f"(95 of 100 times between {low:.1%} and {high:.1%}); "
            f"of those that come with the game, {nearest} is nearest to that.",
            "strong",
        )


def _measure(options: Options, games: int, seed: int) -> Simulation:
    policy = policy_named(GAME, "sound")
    warm_up.warm_up(warm_up.many_games(GAME, "sound"))
    with progress(games, "Playing") as bar:
        return simulate(
            game_named(GAME),
            options,
            games,
            seed,
            2,
            lambda played: bar.advance(bar.task_ids[0], played),
            policy,
        )


def _list(counts: dict[str, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in counts.items()) or "none"
