"""The browser's types are those of the messages."""

import re
from pathlib import Path

import msgspec

from safehouse.server import messages
from safehouse.server.protocol import protocol

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_browsers_types_are_fresh() -> None:
    assert FILE.read_text("utf-8") == protocol(), "make types writes them anew"


def test_every_message_has_a_type_for_the_browser() -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", protocol(), re.M))
    for name, thing in vars(messages).items():
        is_message = isinstance(thing, type) and issubclass(thing, messages.In | messages.Out)
        if is_message and name not in ("In", "Out", "Turn", "Turns"):  # bots are no browsers
            assert issubclass(thing, msgspec.Struct)
            assert name in declared, name
