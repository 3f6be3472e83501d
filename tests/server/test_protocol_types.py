"""The browser's types are those of the messages."""

import re
from pathlib import Path

import msgspec

from safehouse.server import messages
from safehouse.server.messages.base import In, Out
from safehouse.server.messages.live import Watch
from safehouse.server.openapi import kinds_of
from safehouse.server.protocol import protocol
from safehouse.table.requests import Decide, Request, Resign

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_browsers_types_are_fresh() -> None:
    assert FILE.read_text("utf-8") == protocol(), "make types writes them anew"


def test_every_message_has_a_type_for_the_browser() -> None:
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", protocol(), re.M))
    for_bots = {"Turn", "Turns"}
    for kind in (*kinds_of(In), *kinds_of(Request), *kinds_of(Out)):
        is_ours = kind.__module__.startswith((messages.__name__, Request.__module__))
        if is_ours and kind.__name__ not in for_bots:
            assert issubclass(kind, msgspec.Struct)
            assert kind.__name__ in declared, kind


def test_what_several_messages_share_is_no_message() -> None:
    assert Request not in kinds_of(Request)
    assert {Decide, Resign} <= set(kinds_of(Request))
    assert Watch in kinds_of(In)
