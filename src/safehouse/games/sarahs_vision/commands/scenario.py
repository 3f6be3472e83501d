"""`safehouse scenario`: a scenario to read, or to check with a measurement of how hard it is."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from safehouse import games
from safehouse.commands import OptionFlag
from safehouse.commands.arguments import add_seed, between, language_of
from safehouse.commands.files import read
from safehouse.games.errors import Refused

if TYPE_CHECKING:
    from safehouse.engine.simulate import Simulation
    from safehouse.games.sarahs_vision.options import Options
    from safehouse.games.sarahs_vision.scenario import Scenario
    from safehouse.texts import Messages

HELP = "command-scenario"
COMPILES = True

GAME = "sarahs_vision"
PLAYER = "sound"
THREADS = 2
MEASURED = {1: 66, 2: 54, 3: 42}
"""The per cent of games that sound play wins in the scenarios that come with the game."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", choices=["show", "check"], help="argument-scenario-what")
    parser.add_argument("which", metavar="N|FILE", help="argument-scenario-which")
    parser.add_argument(
        "--games",
        type=between(0, 100_000),
        default=1000,
        metavar="N",
        help="argument-scenario-games",
    )
    add_seed(parser)


def run(args: Namespace) -> None:
    # Only games that are played need compiled rules.
    games.interpreted = args.what == "show" or not args.games
    from safehouse.games.sarahs_vision.options import read_options

    options = read_options({"scenario": read_scenario(args.which)})
    if args.what == "show":
        _show(options.the_scenario(), args)
    else:
        _check(options, args)


def read_scenario(which: str) -> object:
    """The number of a scenario, or what a file holds; not yet checked."""
    if which.isdecimal() and len(which) < 10:
        return int(which)
    from safehouse.games.sarahs_vision.contents import read_toml

    try:
        text = read(Path(which)).decode()
    except UnicodeDecodeError:
        raise Refused("bad_data", f"{which[:200]}: this is not text.") from None
    return read_toml(text, which)


OPTION_FLAGS = (OptionFlag("scenario", "N|FILE", "argument-scenario", read_scenario),)


def _show(scenario: "Scenario", args: Namespace) -> None:
    """All texts of a scenario in the order in which they are read."""
    from safehouse.games.sarahs_vision.contents import in_language
    from safehouse.games.sarahs_vision.drawing import print_of, sections
    from safehouse.games.sarahs_vision.scenario import STORIES_AFTER
    from safehouse.terminal.screen import print_json, say
    from safehouse.terminal.wording import messages_for

    if args.json:
        print_json(scenario)
        return
    language = language_of(args)
    messages = messages_for(GAME, language)
    say(in_language(scenario.name, language), "strong")
    say(f"\n{in_language(scenario.intro, language)}")
    if scenario.rule:
        say(f"\n{in_language(scenario.rule, language)}", "mark")
    stories = dict(zip(STORIES_AFTER, scenario.stories, strict=True))
    for number, card in enumerate(scenario.events, 1):
        swan = f" ({messages('scenario-swan')})" if card.swan else ""
        say(f"\n{number}. {in_language(card.title, language)}{swan}", "strong")
        say(in_language(card.story, language))
        for text, _ in sections(print_of(card), messages):
            say(f"    {text}", "dim")
        if number in stories:
            title = in_language(stories[number].title, language)
            say(f"\n{messages('scenario-story', title=title)}", "strong")
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
    simulation: "Simulation | None"


def _check(options: "Options", args: Namespace) -> None:
    """Say what is in a scenario that was read without fault, and how hard it is."""
    from safehouse.games.sarahs_vision.contents import in_language
    from safehouse.terminal.screen import print_json, say
    from safehouse.terminal.wording import messages_for

    scenario = options.the_scenario()
    found = _summary(scenario, _measure(options, args) if args.games else None)
    if args.json:
        print_json(found)
        return
    language = language_of(args)
    messages = messages_for(GAME, language)

    def listed(counts: Mapping[str, int]) -> str:
        named = [f"{name} {number}" for name, number in counts.items()]
        return ", ".join(named) or messages("scenario-none")

    frames = {
        messages("sarahs_vision-resource", colour=colour): number
        for colour, number in found.frames.items()
    }
    name = in_language(scenario.name, language)
    say(messages("scenario-good", which=args.which, name=name), "strong")
    for line in (
        messages("scenario-cards", swans=found.swans),
        messages("scenario-cubes", danger=found.danger, inspiration=found.inspiration),
        messages("scenario-frames", frames=listed(frames)),
        messages("scenario-effects", effects=listed(found.operations)),
    ):
        say(f"  {line}")
    if found.simulation is not None:
        say(_how_hard(found.simulation, messages), "strong")


def _summary(scenario: "Scenario", simulation: "Simulation | None") -> Check:
    from safehouse.games.sarahs_vision.contents import in_language
    from safehouse.games.sarahs_vision.effects import COLOURS, write_line
    from safehouse.games.sarahs_vision.scenario import events_of

    events = events_of(scenario)
    frames = Counter(
        COLOURS[colour] for event in events for colour in event.frames if colour is not None
    )
    lines = Counter(write_line(line).split()[0] for event in events for line in event.lines)
    return Check(
        name=in_language(scenario.name),
        swans=sum(card.swan for card in scenario.events),
        danger=sum(sum(event.danger) for event in events),
        inspiration=sum(sum(event.inspiration) for event in events),
        frames=dict(sorted(frames.items())),
        operations=dict(sorted(lines.items())),
        simulation=simulation,
    )


def _measure(options: "Options", args: Namespace) -> "Simulation":
    from safehouse.engine.simulate import simulate
    from safehouse.players import policy_named
    from safehouse.players.compiling import GAMES_BY
    from safehouse.terminal.compiling import compile_first
    from safehouse.terminal.screen import progress
    from safehouse.terminal.wording import messages_for

    policy = policy_named(GAME, PLAYER)
    language = language_of(args)
    compile_first(language, GAME, f"{GAMES_BY}{PLAYER}")
    playing = messages_for(GAME, language)("scenario-playing")
    with progress(args.games, playing) as bar:
        return simulate(
            games.game_named(GAME),
            options,
            args.games,
            args.seed or 0,
            THREADS,
            bar.step,
            policy,
        )


def _how_hard(simulation: "Simulation", messages: "Messages") -> str:
    from safehouse.lab.arena import interval

    won = simulation.ends["victory"]
    share = won / simulation.games
    low, high = (round(100 * end) for end in interval(won, simulation.games))
    level = messages(
        "scenario-level", games=simulation.games, share=round(100 * share), low=low, high=high
    )
    nearest = min(MEASURED, key=lambda number: abs(MEASURED[number] - 100 * share))
    return f"{level} {messages('scenario-nearest', number=nearest, share=MEASURED[nearest])}"
