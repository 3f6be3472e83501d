"""The data files: what is in the box, all texts, and what is said about files that are broken."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from safehouse.games.errors import Refused
from safehouse.games.sarahs_vision import contents
from safehouse.games.sarahs_vision.scenario import (
    Scenario,
    events_of,
    parse_scenario,
    read_scenario,
    scenario_number,
)
from tests.sarahs_vision.positions import BLOCKS, COLOURS, LOCATIONS, ROLES, scenario

BOX, CARDS = contents.box(), contents.directives()
NUMBERS = (1, 2, 3)

Data = dict[str, Any]


# The box


def test_nine_locations_six_with_one_kind_three_with_two_each_kind_three_times_V3() -> None:
    assert [place.id for place in BOX.locations] == list(LOCATIONS)
    assert sorted(len(place.kinds) for place in BOX.locations) == [1] * 6 + [2] * 3
    kinds = Counter(kind for place in BOX.locations for kind in place.kinds)
    assert kinds == dict.fromkeys(COLOURS, 3)
    assert len({place.name["en"] for place in BOX.locations}) == 9
    assert len({tuple(place.kinds) for place in BOX.locations if len(place.kinds) == 2}) == 3


def test_28_blocks_of_one_colour_and_18_of_two_V2() -> None:
    assert 4 * BOX.blocks.one_colour == 28
    assert 6 * BOX.blocks.two_colours == 18
    assert BLOCKS.total() == 46


def test_eight_figures_three_roles_and_forty_cubes_of_each_kind_V4_V6() -> None:
    assert len({figure.id for figure in BOX.figures}) == 8
    assert len({figure.name for figure in BOX.figures}) == 8
    assert tuple(role.id for role in BOX.roles) == ROLES
    assert (BOX.cubes.danger, BOX.cubes.inspiration) == (40, 40)
    assert (BOX.limits.zone, BOX.limits.location) == (5, 3)


def test_the_start_is_on_three_locations_and_three_cells_of_the_grid_V5() -> None:
    assert {role.id: role.inspiration for role in BOX.roles} == {
        "engineer": "orange",
        "scientist": "yellow",
        "senator": "green",
    }
    assert len({role.start for role in BOX.roles}) == 3


def test_the_actions_cost_what_the_rules_say_V9_V10_V11() -> None:
    costs = msgspec.to_builtins(BOX.costs)
    assert costs == {
        "swap": {"colour": "green", "number": 1},
        "remove": {"colour": "yellow", "number": 4},
        "reveal": {"colour": "orange", "number": 1},
    }


def test_26_directives_with_at_least_14_different_effects_V6() -> None:
    assert len({card.id for card in CARDS}) == 26
    assert len({card.lines for card in CARDS}) >= 14
    assert len({card.title["en"] for card in CARDS}) == 26
    assert all(1 <= card.cost <= 4 for card in CARDS)


# The scenarios


@pytest.mark.parametrize("number", NUMBERS)
def test_a_scenario_has_twenty_events_and_three_stories_V6(number: int) -> None:
    written = scenario_number(number)
    assert len(written.events) == 20
    assert len(written.stories) == 3
    assert len({str(card.title) for card in written.events}) == 20
    events = events_of(written)
    assert any(sum(one.danger) for one in events)
    assert any(sum(one.inspiration) for one in events)
    assert any(frame is not None for one in events for frame in one.frames)
    assert any(one.lines for one in events)


def test_scenario_two_has_black_swans_and_scenario_three_a_rule_and_a_limit_of_two_V24() -> None:
    swans = {number: sum(c.swan for c in scenario_number(number).events) for number in NUMBERS}
    assert swans[2] > 0
    assert swans[1] == swans[3] == 0
    limits = {number: scenario_number(number).location_limit for number in NUMBERS}
    assert limits == {1: None, 2: None, 3: 2}
    assert scenario_number(3).rule
    assert scenario_number(2).rule
    assert not scenario_number(1).rule


def test_every_kind_of_frame_is_on_the_events_of_a_scenario_V7() -> None:
    for number in NUMBERS:
        frames = [f for one in events_of(scenario_number(number)) for f in one.frames]
        assert set(frames) == {None, 0, 1, 2, 3}, number


# Texts


def texts_in(data: object, path: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Every text of some contents, with where it stands."""
    if isinstance(data, dict) and data and set(data) <= {"en", "de", "fr"}:
        yield path, data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from texts_in(value, f"{path}.{name}")
    elif isinstance(data, list | tuple):
        for i, value in enumerate(data):
            yield from texts_in(value, f"{path}[{i}]")


FILES = {
    "box": BOX,
    "directives": contents.Directives(CARDS),
    **{f"scenario_{number}": scenario_number(number) for number in NUMBERS},
}
TEXTS = {name: list(texts_in(msgspec.to_builtins(data), name)) for name, data in FILES.items()}


def test_all_texts_are_found() -> None:
    # Names, colours, "at", "to" and about-texts of the box; title and text of 26 cards; a
    # scenario's own four texts, two for each of its 20 events and 3 stories.
    assert len(TEXTS["box"]) == 2 * 4 + 3 + 4 * 9 + 8
    assert len(TEXTS["directives"]) == 2 * 26
    assert len(TEXTS["scenario_1"]) == 4 + 2 * 23
    assert len(TEXTS["scenario_3"]) == 5 + 2 * 23


@pytest.mark.parametrize("name", FILES)
def test_every_text_is_there_in_three_languages(name: str) -> None:
    for path, texts in TEXTS[name]:
        assert set(texts) == {"en", "de", "fr"}, path
        assert all(text.strip() == text != "" for text in texts.values()), path


@pytest.mark.parametrize("name", FILES)
def test_the_three_languages_differ(name: str) -> None:
    for path, texts in TEXTS[name]:
        longer = [text for text in texts.values() if len(text) > 20]
        assert len(set(longer)) == len(longer), path
        # A short name may be the same in two languages, but not in all three; orange is orange.
        assert len(set(texts.values())) > 1 or texts["en"] == "orange", path


def test_titles_of_a_scenario_are_titles_and_not_placeholders() -> None:
    for name, texts in TEXTS.items():
        for path, text in texts:
            for words in text.values():
                assert not re.search(r"TODO|FIXME|XXX|lorem ipsum", words), (name, path)


def test_words_can_be_given_in_one_language_or_none_in_a_scenario_of_ones_own() -> None:
    written = scenario()
    written["name"] = {"de": "Ein Name"}
    assert contents.in_language(read_scenario(written, "x").name, "fr") == "Ein Name"
    assert contents.in_language(read_scenario(scenario(), "x").name, "fr") == "A name"


@pytest.mark.parametrize("number", NUMBERS)
def test_a_scenario_that_comes_with_the_game_can_be_read_as_one_of_ones_own(number: int) -> None:
    text = contents.data_file(f"scenario_{number}.toml")
    assert parse_scenario(text, "mine.toml") == scenario_number(number)


# Broken data


def toml(written: Data) -> str:
    """A scenario as TOML."""
    import json

    def value(of: object) -> str:
        if isinstance(of, dict):
            return "{" + ", ".join(f"{name} = {value(x)}" for name, x in of.items()) + "}"
        if isinstance(of, list):
            return "[" + ", ".join(value(x) for x in of) + "]"
        return json.dumps(of)

    return "\n".join(f"{name} = {value(x)}" for name, x in written.items())


def put(path: str, value: object) -> Callable[[Data], None]:
    """Puts a value at a place like "events.3.grid"."""

    def change(data: Any) -> None:
        *way, last = (int(word) if word.isdecimal() else word for word in path.split("."))
        for word in way:
            data = data[word]
        data[last] = value

    return change


def drop(path: str) -> Callable[[Data], None]:
    """Takes away what stands at a place."""

    def change(data: Any) -> None:
        *way, last = (int(word) if word.isdecimal() else word for word in path.split("."))
        for word in way:
            data = data[word]
        del data[last]

    return change


def cell(what: str) -> Callable[[Data], None]:
    """Puts a cell into the middle of the first event."""
    return put("events.0.grid.1", f". {what} .")


def a_line(text: str) -> Callable[[Data], None]:
    """Puts a line into the third event."""
    return put("events.2.lines", ["deal 1", text])


BROKEN_SCENARIOS = [
    ("no-format", drop("format"), "format"),
    ("format-2", put("format", 2), "format"),
    ("format-text", put("format", "1"), "format"),
    ("no-name", drop("name"), "name"),
    ("name-number", put("name", 3), "name"),
    ("name-empty", put("name", ""), "name"),
    ("name-in-no-language", put("name", {}), "name"),
    ("name-in-klingon", put("name", {"tlh": "pong"}), "name"),
    ("intro-empty-text", put("intro", {"en": ""}), "intro.en|intro"),
    ("victory-list", put("victory", ["Victory"]), "victory"),
    ("no-defeat", drop("defeat"), "defeat"),
    ("unknown-field", put("difficulty", 3), "difficulty"),
    ("19-events", drop("events.19"), "events"),
    ("no-events", put("events", []), "events"),
    ("events-text", put("events", "many"), "events"),
    ("2-stories", drop("stories.2"), "stories"),
    ("story-without-text", drop("stories.1.text"), r"stories\[1|stories\[\.\.\.\]"),
    ("event-without-title", drop("events.4.title"), r"events\[.*title|title.*events\["),
    ("event-unknown-field", put("events.4.colour", "red"), r"events\["),
    ("event-swan-number", put("events.4.swan", 1), r"events\[.*swan"),
    ("two-rows", put("events.0.grid", [". . .", ". . ."]), r"events\[.*grid"),
    ("row-number", put("events.0.grid", [1, 2, 3]), r"events\[.*grid"),
    ("two-cells", put("events.0.grid.1", ". ."), r"events\[0\].grid\[1\]"),
    ("four-cells", put("events.0.grid.2", ". . . ."), r"events\[0\].grid\[2\]"),
    ("cell-letters", cell("danger"), r"events\[0\].grid\[1\]"),
    ("cell-number", cell("2"), r"events\[0\].grid\[1\]"),
    ("cell-two-digits", cell("12!"), r"events\[0\].grid\[1\]"),
    ("cell-wrong-order", cell("1*2!"), r"events\[0\].grid\[1\]"),
    ("cell-no-number", cell("!"), r"events\[0\].grid\[1\]"),
    ("cell-dots", cell(".."), r"events\[0\].grid\[1\]"),
    ("cell-dot-and-number", cell(".1!"), r"events\[0\].grid\[1\]"),
    ("frame-colour", cell("1!:red"), r"events\[0\].grid\[1\]"),
    ("frame-empty", cell("1!:"), r"events\[0\].grid\[1\]"),
    ("frame-on-empty-cell", cell(".:green"), r"events\[0\].grid\[1\]"),
    ("frame-on-nothing", cell(":green"), r"events\[0\].grid\[1\]"),
    ("frame-on-zero", cell("0!:green"), r"events\[0\].grid\[1\]"),
    ("too-many-cubes", put("events.0.grid", ["9! 9! 9!", "9! 9! .", ". . ."]), r"events\[0\].grid"),
    ("four-lines", put("events.2.lines", ["deal 1"] * 4), r"events\[.*lines"),
    ("line-number", put("events.2.lines", [1]), r"events\[.*lines"),
    ("line-empty", a_line(""), r"events\[2\].lines\[1\]"),
    ("line-unknown", a_line("explode foundry"), r"events\[2\].lines\[1\]"),
    ("line-too-short", a_line("move senator"), r"events\[2\].lines\[1\]"),
    ("line-too-long", a_line("deal 2 3"), r"events\[2\].lines\[1\]"),
    ("line-wrong-word", a_line("move green archive"), r"events\[2\].lines\[1\]"),
    ("line-zero", a_line("deal 0"), r"events\[2\].lines\[1\]"),
    ("line-ten", a_line("danger foundry 10"), r"events\[2\].lines\[1\]"),
    ("line-any", a_line("burden any 1"), r"events\[2\].lines\[1\]"),
    ("line-frame", a_line("deal 2 : blue"), r"events\[2\].lines\[1\]"),
    ("line-two-frames", a_line("deal 2 : green : green"), r"events\[2\].lines\[1\]"),
    ("line-frame-empty", a_line("deal 2 :"), r"events\[2\].lines\[1\]"),
    ("limit-0", put("location_limit", 0), "location_limit"),
    ("limit-10", put("location_limit", 10), "location_limit"),
    ("limit-text", put("location_limit", "two"), "location_limit"),
    ("rule-number", put("rule", 2), "rule"),
]


@pytest.mark.parametrize(
    ("change", "field"),
    [pytest.param(change, field, id=name) for name, change, field in BROKEN_SCENARIOS],
)
def test_a_broken_scenario_is_refused_with_file_and_field(
    change: Callable[[Data], None], field: str
) -> None:
    written = scenario()
    assert isinstance(parse_scenario(toml(written), "mine.toml"), Scenario)
    broken = deepcopy(written)
    change(broken)
    with pytest.raises(Refused) as refused:
        parse_scenario(toml(broken), "mine.toml")
    check_sentence(refused.value, "mine.toml", field)


def check_sentence(refused: Refused, file: str, field: str) -> None:
    """One sentence that names the file and the field."""
    said = str(refused)
    assert refused.code == "bad_data"
    assert said.startswith(file)
    assert said.endswith(".")
    assert "\n" not in said
    assert re.search(field, said.removeprefix(file)), said


@pytest.mark.parametrize(
    "text",
    [
        "this is no TOML",
        "format = ",
        "format = 1\nformat = 1",
        "[[events]",
        'name = "unfinished',
        "a = " + "[" * 5000 + "]" * 5000,
        "format = 1\x00",
    ],
    ids=["words", "no-value", "twice", "bracket", "quote", "deep", "zero"],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    for read in (parse_scenario, contents.read_toml):
        with pytest.raises(Refused) as refused:
            read(text, "mine.toml")
        assert refused.value.code == "bad_data"
        assert str(refused.value).startswith("mine.toml")


def test_an_empty_file_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        parse_scenario("", "mine.toml")
    assert refused.value.code == "bad_data"


def data_of(name: str) -> Data:
    """The contents of a file that comes with the game."""
    return dict(contents.read_toml(contents.data_file(name), name))


def read_box(data: Data) -> object:
    return contents.read_box(contents.read_form(data, contents.Box, "b.toml"), "b.toml")


def read_directives(data: Data) -> object:
    form = contents.read_form(data, contents.Directives, "d.toml")
    return contents.read_directives(form, "d.toml")


def read_tower(data: Data) -> object:
    return contents.read_tower(contents.read_form(data, contents.TowerModel, "t.toml"), "t.toml")


def swapped(path: str) -> Callable[[Data], None]:
    """Exchanges the first two of several."""

    def change(data: Data) -> None:
        data[path][:2] = reversed(data[path][:2])

    return change


def longer(path: str) -> Callable[[Data], None]:
    """Repeats the last of several."""

    def change(data: Data) -> None:
        data[path].append(deepcopy(data[path][-1]))

    return change


BROKEN_BOXES = [
    ("no-blocks", drop("blocks"), "blocks"),
    ("45-blocks", put("blocks.one_colour", 6), "blocks"),
    ("blocks-text", put("blocks.one_colour", "7"), "blocks.one_colour"),
    ("no-cubes", put("cubes.danger", 0), "cubes.danger"),
    ("cubes-100", put("cubes.inspiration", 100), "cubes.inspiration"),
    ("unknown-field", put("dice", 2), "dice"),
    ("limit-missing", drop("limits.zone"), "limits.*zone|zone.*limits"),
    ("cost-colour", put("costs.swap.colour", "red"), "costs.swap.colour"),
    ("cost-nothing", put("costs.swap.number", 0), "costs.swap.number"),
    ("cost-missing", drop("costs.remove"), "costs.*remove|remove.*costs"),
    ("three-kinds", drop("kinds.3"), "kinds"),
    ("kinds-order", swapped("kinds"), "kinds"),
    ("role-unknown", put("roles.0.id", "king"), r"roles\["),
    ("roles-order", swapped("roles"), "roles"),
    ("role-start", put("roles.1.start", "moon"), r"roles\[1\].start"),
    ("role-inspiration", put("roles.1.inspiration", "red"), r"roles\[.*inspiration"),
    ("ten-locations", longer("locations"), "locations"),
    ("locations-order", swapped("locations"), "locations"),
    ("location-renamed", put("locations.0.id", "moon"), "locations"),
    ("location-no-kind", put("locations.2.kinds", []), r"locations\[2\].kinds"),
    ("location-kind-twice", put("locations.2.kinds", ["green"] * 2), r"locations\[2\].kinds"),
    ("location-bad-kind", put("locations.2.kinds", ["red"]), r"locations\[.*kinds"),
    ("location-nameless", drop("locations.2.name"), r"locations\[.*name|name.*locations\["),
    ("location-empty-name", put("locations.2.name.en", ""), r"locations\["),
    ("two-figures", put("figures", []), "figures"),
    ("figure-twice", longer("figures"), "figures"),
    ("figure-without-about", drop("figures.0.about"), r"figures\["),
]
BROKEN_DIRECTIVES = [
    ("25-cards", drop("directives.25"), "directives"),
    ("27-cards", longer("directives"), "directives"),
    ("no-cards", drop("directives"), "directives"),
    ("cost-0", put("directives.3.cost", 0), r"directives\[.*cost"),
    ("cost-5", put("directives.3.cost", 5), r"directives\[.*cost"),
    ("cost-text", put("directives.3.cost", "one"), r"directives\[.*cost"),
    ("no-lines", put("directives.3.lines", []), r"directives\[.*lines"),
    ("four-lines", put("directives.3.lines", ["deal 1"] * 4), r"directives\[.*lines"),
    ("unknown-line", put("directives.3.lines", ["win"]), r"directives\[3\].lines\[0\]"),
    ("second-line", put("directives.3.lines", ["deal 1", "deal"]), r"directives\[3\].lines\[1\]"),
    ("framed-line", put("directives.3.lines", ["deal 1 : green"]), r"directives\[3\].lines\[0\]"),
    ("id-twice", put("directives.3.id", "day_off"), r"directives\[3\].id"),
    ("id-with-space", put("directives.3.id", "day off"), r"directives\[3\].id"),
    ("id-empty", put("directives.3.id", ""), r"directives\[3\].id"),
    ("no-title", drop("directives.3.title"), r"directives\["),
    ("unknown-language", put("directives.3.text.it", "Testo"), r"directives\["),
    ("unknown-field", put("directives.3.colour", "green"), r"directives\["),
]
BROKEN_TOWERS = [
    ("no-bearing", drop("bearing"), "bearing"),
    ("chance-15", put("bearing.chance", [4, 8, 3]), "bearing.chance"),
    ("chance-two", put("bearing.chance", [8, 8]), "bearing.chance"),
    ("chance-zero", put("bearing.chance", [0, 8, 8]), "bearing.chance"),
    ("weight-text", put("bearing.weight", ["1", 2, 3]), "bearing.weight"),
    ("touch-missing", drop("touch.per_pull"), "touch.*per_pull|per_pull.*touch"),
    ("touch-negative", put("touch.per_pull", -1), "touch.per_pull"),
    ("risk-fraction", put("risk.loose", 0.5), "risk.loose"),
    ("risk-too-high", put("risk.loose", 5001), "risk.loose"),
    ("risk-unknown", put("risk.wind", 3), "wind"),
    ("block-thin", put("block.width", 1), "block.width"),
]


def broken(rows: list[tuple[str, Callable[[Data], None], str]], *more: object) -> list[Any]:
    """Parameters with names."""
    return [pytest.param(*more, change, field, id=name) for name, change, field in rows]


@pytest.mark.parametrize(
    ("name", "read", "change", "field"),
    [
        *broken(BROKEN_BOXES, "box.toml", read_box),
        *broken(BROKEN_DIRECTIVES, "directives.toml", read_directives),
        *broken(BROKEN_TOWERS, "tower.toml", read_tower),
    ],
)
def test_broken_contents_are_refused_with_file_and_field(
    name: str, read: Callable[[Data], object], change: Callable[[Data], None], field: str
) -> None:
    good = data_of(name)
    assert read(good)
    bad = deepcopy(good)
    change(bad)
    with pytest.raises(Refused) as refused:
        read(bad)
    check_sentence(refused.value, f"{name[0]}.toml", field)


@pytest.mark.parametrize("name", ["intro", "events"])
def test_a_broken_scenario_as_an_option_is_refused(name: str) -> None:
    from safehouse.games.state import State

    written = {field: value for field, value in scenario().items() if field != name}
    with pytest.raises(Refused) as refused:
        State.new("sarahs_vision", {"scenario": written})
    check_sentence(refused.value, "scenario", name)
