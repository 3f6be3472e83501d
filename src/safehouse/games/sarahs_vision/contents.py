"""What is in the box, read from the data files and checked: locations, blocks, figures, cards."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Annotated, TypeVar

import msgspec

from safehouse.games.errors import Refused
from safehouse.games.sarahs_vision.effects import (
    COLOURS,
    LOCATIONS,
    ROLES,
    Colour,
    Line,
    Role,
    read_line,
)
from safehouse.games.telling import Language

LANGUAGES: tuple[Language, ...] = ("en", "de", "fr")
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Texts = dict[Language, Text]
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Number = Annotated[int, msgspec.Meta(ge=1, le=99)]
Hundredths = Annotated[int, msgspec.Meta(ge=-5000, le=5000)]

Form = TypeVar("Form", bound=msgspec.Struct)


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a data file."""


def in_language(texts: Texts | str, language: Language = "en") -> str:
    """A text in a language, or in the first one there is."""
    if isinstance(texts, str):
        return texts
    return texts.get(language) or next(iter(texts.values()))


# --- Reading -------------------------------------------------------------------------------------


def bad_data(file: str, field: str, what: str) -> Refused:
    """The refusal for invalid contents."""
    return Refused("bad_data", f"{file}{', ' + field if field else ''}: {what.rstrip('.')}.")


def read_toml(text: str, file: str) -> dict[str, object]:
    """The names and values of a TOML file."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise bad_data(file, "", f"this is not TOML: {error}") from None


def read_form(given: Mapping[str, object], form: type[Form], file: str) -> Form:
    """Contents in the form of their file, not yet checked for sense."""
    try:
        return msgspec.convert(dict(given), form)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at `")
        field = where.rstrip("`").removeprefix("$").removeprefix(".")
        raise bad_data(file, field, what) from None


def data_file(name: str) -> str:
    """The text of a file that comes with the game."""
    return (files("safehouse.games.sarahs_vision") / "data" / name).read_text("utf-8")


def load(name: str, form: type[Form]) -> Form:
    """A file that comes with the game, in all languages."""
    given = read_toml(data_file(name), name)
    check_texts(name, "", given)
    return read_form(given, form, name)


def check_texts(file: str, field: str, given: object) -> None:
    """What comes with the game speaks all languages wherever it speaks one."""
    if isinstance(given, list):
        for i, part in enumerate(given):
            check_texts(file, f"{field}[{i}]", part)
    elif isinstance(given, dict):
        if given.keys() & set(LANGUAGES) and given.keys() != set(LANGUAGES):
            raise bad_data(file, field, f"the text is needed in {', '.join(LANGUAGES)}")
        for name, part in given.items():
            check_texts(file, f"{field}.{name}".lstrip("."), part)


# --- The box -------------------------------------------------------------------------------------


class Location(Data, frozen=True):
    """A place in the city: the inspiration it gives, and its texts."""

    id: str
    kinds: tuple[Colour, ...]
    name: Texts
    at: Texts
    """How a sentence says that somebody is there."""

    to: Texts
    """How a sentence says that somebody goes there."""

    about: Texts


class RoleCard(Data, frozen=True):
    """A role, and where its figure begins."""

    id: Role
    start: str
    inspiration: Colour
    name: Texts


class Figure(Data, frozen=True):
    """A figure that somebody can choose for a role."""

    id: str
    name: str
    about: Texts


class Kind(Data, frozen=True):
    """One of the four kinds of resource and inspiration."""

    id: Colour
    name: Texts
    colour: Texts


class Blocks(Data, frozen=True):
    """How many blocks there are of each colour, and of each pair of colours."""

    one_colour: Number
    two_colours: Number


class Cubes(Data, frozen=True):
    """The supply."""

    danger: Number
    inspiration: Number


class Limits(Data, frozen=True):
    """How many cubes lose the game in a zone, and how many a location can hold."""

    zone: Number
    location: Number


class Cost(Data, frozen=True):
    """What an action costs."""

    colour: Colour
    number: Number


class Costs(Data, frozen=True):
    """The actions that cost something, but for covering."""

    swap: Cost
    remove: Cost
    reveal: Cost


class Box(Data, frozen=True):
    """`box.toml`."""

    blocks: Blocks
    cubes: Cubes
    limits: Limits
    costs: Costs
    kinds: tuple[Kind, ...]
    roles: tuple[RoleCard, ...]
    locations: tuple[Location, ...]
    figures: tuple[Figure, ...]


def read_box(box: Box, file: str) -> Box:
    """Check the box for sense."""
    for field, found, wanted in (
        ("kinds", [kind.id for kind in box.kinds], COLOURS),
        ("roles", [role.id for role in box.roles], ROLES),
        ("locations", [location.id for location in box.locations], LOCATIONS),
    ):
        if tuple(found) != tuple(wanted):
            raise bad_data(file, field, f"there must be {', '.join(wanted)}, in this order")
    for number, location in enumerate(box.locations):
        if not 1 <= len(set(location.kinds)) == len(location.kinds) <= len(COLOURS):
            raise bad_data(file, f"locations[{number}].kinds", "one to four different kinds")
    for number, role in enumerate(box.roles):
        if role.start not in LOCATIONS:
            raise bad_data(file, f"roles[{number}].start", f"there is no location {role.start!r}")
    figures = [figure.id for figure in box.figures]
    if len(set(figures)) != len(figures) or len(figures) < len(ROLES):
        raise bad_data(file, "figures", "at least three different figures are needed")
    if 4 * box.blocks.one_colour + 6 * box.blocks.two_colours != 46:
        raise bad_data(file, "blocks", "there must be 46 blocks in all")
    return box


# --- Directives ----------------------------------------------------------------------------------


class Directive(Data, frozen=True):
    """A directive card: what it costs in purple, what it does, and its texts."""

    id: str
    cost: Annotated[int, msgspec.Meta(ge=1, le=4)]
    lines: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=3)]
    title: Texts
    text: Texts

    def encoded(self) -> list[Line]:
        """What it does, as the rules read it."""
        return [read_line(line) for line in self.lines]


class Directives(Data, frozen=True):
    """`directives.toml`."""

    directives: Annotated[tuple[Directive, ...], msgspec.Meta(min_length=26, max_length=26)]


def read_directives(cards: Directives, file: str) -> tuple[Directive, ...]:
    """Check the directives for sense."""
    names = [card.id for card in cards.directives]
    for number, card in enumerate(cards.directives):
        if names.count(card.id) > 1 or not card.id.replace("_", "").isalpha():
            raise bad_data(file, f"directives[{number}].id", f"{card.id!r} is taken, or not a name")
        for i, line in enumerate(card.lines):
            try:
                read_line(line)
            except ValueError as error:
                raise bad_data(file, f"directives[{number}].lines[{i}]", str(error)) from None
    return cards.directives


# --- The tower -----------------------------------------------------------------------------------


class Bearing(Data, frozen=True):
    """How many sixteenths of the blocks bear lightly, normally and heavily, and what they take."""

    chance: tuple[Number, Number, Number]
    weight: tuple[Number, Number, Number]


class Touch(Data, frozen=True):
    """What a finger feels, in per cent of the layer's load, and how often."""

    loose_below: Number
    stuck_above: Number
    per_pull: Count


class Risk(Data, frozen=True):
    """The terms of the sum whose logistic function is the risk."""

    loose: Hundredths
    firm: Hundredths
    stuck: Hundredths
    middle: Hundredths
    layer_above: Hundredths
    missing_beside: Hundredths
    missing_above: Hundredths
    gaps: Hundredths
    unsteadied: Hundredths
    lean: Hundredths
    certain_at: Hundredths


class Block(Data, frozen=True):
    """The size of a block."""

    width: Annotated[int, msgspec.Meta(ge=10, le=1000)]


class TowerModel(Data, frozen=True):
    """`tower.toml`."""

    bearing: Bearing
    touch: Touch
    risk: Risk
    block: Block


def read_tower(model: TowerModel, file: str) -> TowerModel:
    """Check the model for sense."""
    if sum(model.bearing.chance) != 16:
        raise bad_data(file, "bearing.chance", "the three must make sixteen sixteenths")
    return model


@cache
def box() -> Box:
    """The box as it comes."""
    return read_box(load("box.toml", Box), "box.toml")


@cache
def directives() -> tuple[Directive, ...]:
    """The directives as they come."""
    return read_directives(load("directives.toml", Directives), "directives.toml")


@cache
def tower_model() -> TowerModel:
    """The model of the tower as it comes."""
    return read_tower(load("tower.toml", TowerModel), "tower.toml")
