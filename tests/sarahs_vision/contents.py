"""Writes what the browser needs of the box and the scenarios, from the data of the game.

`python -m tests.sarahs_vision.contents` writes the files anew; a test says when they are old.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from safehouse.games.sarahs_vision.contents import (
    LANGUAGES,
    Texts,
    box,
    directives,
    in_language,
)
from safehouse.games.sarahs_vision.scenario import SCENARIOS, Scenario, scenario_number
from safehouse.games.sarahs_vision.tower import KIND_NAMES
from safehouse.games.telling import Language

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "src/safehouse/games/sarahs_vision/texts"
CONSTANTS = ROOT / "web/src/games/sarahs_vision/contents.ts"
WORDS: dict[Language, dict[str, str]] = {
    "en": {"effect": "effect {}", "row": "{} row", "column": "{} column"},
    "de": {"effect": "Effekt {}", "row": "Zeile {}", "column": "Spalte {}"},
    "fr": {"effect": "effet {}", "row": "ligne {}", "column": "colonne {}"},
}
HEAD = "Generated from the data of the game by tests/sarahs_vision/contents.py; do not edit."


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file and what has to stand in it."""
    for language in LANGUAGES:
        yield TEXTS / language / "sarahs_vision_box.ftl", _box(language)
        for number in SCENARIOS:
            text = _scenario(number, scenario_number(number), language)
            yield TEXTS / language / f"sarahs_vision_scenario_{number}.ftl", text
    yield CONSTANTS, _constants()


def _plain(text: str) -> str:
    """A text that means nothing to Fluent."""
    if set(text) & set("{}\n") or text[0] in "[*.#" or text != text.strip():
        raise ValueError(f"Fluent would not take this as it is: {text!r}")
    return text


def _choice(name: str, by: str, texts: Mapping[str, str]) -> str:
    """A message that depends on one word; the last text stands for all other words."""
    last = list(texts)[-1]
    variants = [
        f"       {'*' if word == last else ' '}[{word}] {_plain(text)}"
        for word, text in texts.items()
    ]
    return "\n".join([f"sarahs_vision-{name} =", f"    {{ ${by} ->", *variants, "    }", ""])


def _box(language: Language) -> str:
    def named(things: Mapping[str, Texts]) -> dict[str, str]:
        return {word: in_language(texts, language) for word, texts in things.items()}

    kinds = named({kind.id: kind.name for kind in box().kinds})
    colours = named({kind.id: kind.colour for kind in box().kinds})
    roles = named({role.id: role.name for role in box().roles})
    locations = named({location.id: location.name for location in box().locations})
    blocks = {
        block: "/".join(colours[colour] for colour in block.split("_")) for block in KIND_NAMES[1:]
    }
    words = WORDS[language]
    sections = {**locations, **{f"line_{i}": words["effect"].format(i) for i in (1, 2, 3)}}
    ends = {
        **{
            colour: words["row"].format(f"{name} ({colours[colour]})")
            for colour, name in kinds.items()
        },
        **{role: words["column"].format(name) for role, name in roles.items()},
    }
    figures = {figure.id: figure.name for figure in box().figures}
    return "\n".join(
        [
            f"# {HEAD}\n",
            _choice("kind", "colour", kinds),
            _choice("colour", "colour", colours),
            _choice("block", "block", blocks),
            _choice("role", "role", roles),
            _choice("other", "other", roles),
            _choice("location", "location", locations),
            _choice("at", "location", named({x.id: x.at for x in box().locations})),
            _choice("destination", "to", locations),
            _choice("to", "to", named({x.id: x.to for x in box().locations})),
            _choice("section", "section", sections),
            _choice("end-of-grid", "end", ends),
            _choice("location-about", "location", named({x.id: x.about for x in box().locations})),
            _choice("figure", "figure", figures),
            _choice("figure-about", "figure", named({x.id: x.about for x in box().figures})),
            _choice("directive", "card", named({card.id: card.title for card in directives()})),
            _choice("directive-text", "card", named({card.id: card.text for card in directives()})),
        ]
    )


def _scenario(number: int, scenario: Scenario, language: Language) -> str:
    prefix = f"sarahs_vision-scenario-{number}"
    texts: dict[str, str] = {
        "name": in_language(scenario.name, language),
        "intro": in_language(scenario.intro, language),
    }
    if scenario.rule:
        texts["rule"] = in_language(scenario.rule, language)
    for i, event in enumerate(scenario.events, 1):
        texts[f"event-{i}"] = in_language(event.title, language)
        texts[f"event-{i}-story"] = in_language(event.story, language)
    lines = [f"{prefix}-{name} = {_plain(text)}" for name, text in texts.items()]
    return "\n".join([f"# {HEAD}\n", *lines, ""])


def _constants() -> str:
    costs = box().costs
    tables: dict[str, object] = {
        "KINDS_OF": {location.id: location.kinds for location in box().locations},
        "FIGURES": [figure.id for figure in box().figures],
        "COSTS": {
            name: {"colour": cost.colour, "number": cost.number}
            for name, cost in (
                ("swap", costs.swap),
                ("remove", costs.remove),
                ("reveal", costs.reveal),
            )
        },
        "DIRECTIVES": {card.id: {"cost": card.cost, "lines": card.lines} for card in directives()},
    }
    types = {
        "KINDS_OF": "Record<string, readonly string[]>",
        "FIGURES": "readonly string[]",
        "COSTS": 'Record<"swap" | "remove" | "reveal", { colour: string; number: number }>',
        "DIRECTIVES": "Record<string, { cost: number; lines: readonly string[] }>",
    }
    lines = [
        f"// prettier-ignore\nexport const {name}: {types[name]} = {json.dumps(table)};"
        for name, table in tables.items()
    ]
    zone = f"export const ZONE_LIMIT = {box().limits.zone};"
    return "\n".join([f"// {HEAD}", *lines, zone, ""])


def main() -> None:
    """Write all files."""
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
