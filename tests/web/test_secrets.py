"""What a page receives and keeps is its seat's view and nothing more, read from wire and memory."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

from safehouse.games.sleepers.tiles import KINDS
from tests.web.person import Person

RECENT = 8
"""Steps that a page keeps as they were seen, also where one must play from memory."""

HEARD = "framereceived"
SAID = "framesent"


class Wire:
    """All that goes over the line of a page."""

    def __init__(self, person: Person) -> None:
        self.frames: dict[str, list[str]] = {HEARD: [], SAID: []}
        person.page.on("websocket", self._listen)

    def _listen(self, socket: Any) -> None:
        for way, frames in self.frames.items():
            socket.on(way, lambda frame, frames=frames: frames.append(str(frame)))

    def news(self) -> list[dict[str, Any]]:
        """What the server has told about the table."""
        told = [json.loads(frame) for frame in self.frames[HEARD]]
        return [message for message in told if message["type"] == "news"]

    def decided(self) -> list[str]:
        """What the page has decided."""
        said = [json.loads(frame) for frame in self.frames[SAID]]
        return [message["decision"] for message in said if message["type"] == "decide"]


def memory(person: Person) -> dict[str, Any]:
    """The heap of the page, after all that is not needed was thrown away."""
    session = person.context.new_cdp_session(person.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return dict(json.loads("".join(chunks)))


def objects(heap: dict[str, Any]) -> Iterator[dict[str, str | None]]:
    """Every object of the heap that has a text as a property; its other properties are None."""
    meta, strings = heap["snapshot"]["meta"], heap["strings"]
    node_fields, edge_fields = meta["node_fields"], meta["edge_fields"]
    node_types, edge_types = meta["node_types"][0], meta["edge_types"][0]
    width, span = len(node_fields), len(edge_fields)
    nodes, edges = heap["nodes"], heap["edges"]
    name, kind, count = (node_fields.index(f) for f in ("name", "type", "edge_count"))
    of, called, to = (edge_fields.index(f) for f in ("type", "name_or_index", "to_node"))
    texts = {i for i, one in enumerate(node_types) if "string" in one}
    edge = 0
    for node in range(0, len(nodes), width):
        found: dict[str, str | None] = {}
        for _ in range(nodes[node + count]):
            if edge_types[edges[edge + of]] == "property":
                target = edges[edge + to]
                is_text = nodes[target + kind] in texts
                text = strings[nodes[target + name]] if is_text else None
                found[strings[edges[edge + called]]] = text
            edge += span
        if any(text is not None for text in found.values()):
            yield found


Pair = tuple[str, str]
"""A place, and the kind of an agent."""


def shown_openly(news: list[dict[str, Any]]) -> set[Pair]:
    """What a page may still know of faces on the board: what has just been shown, and the dead.

    Some of these places are empty by now, or somebody else sleeps there.
    """
    number = news[-1]["scene"]["number"]
    return {
        (event["hex"], event["kind"])
        for message in news
        for step in message["steps"]
        for event in step.get("events", [])
        if event.get("kind") in KINDS and "hex" in event
        if step["number"] > number - RECENT or (event["event"], event.get("face")) == ("kill", "up")
    }


def put_together(heap: dict[str, Any], places: set[str]) -> set[Pair]:
    """All kinds of agents that the memory of a page puts together with one of these places."""
    found: set[Pair] = {
        (place, kind)
        for each in objects(heap)
        if (kind := each.get("kind")) in KINDS and kind is not None
        for place in (each.get("hex"), each.get("at"))
        if place in places and place is not None
    }
    kinds, there = "|".join(KINDS), "|".join(sorted(places))
    for text in heap["strings"]:
        found |= {(m[2], m[1]) for m in re.finditer(rf"recruit ({kinds}) ({there})\b", text)}
        said = re.finditer(rf'"hex":"({there})","kind":"({kinds})"', text)
        found |= {(m[1], m[2]) for m in said}
    return found


def noted_draws(heap: dict[str, Any]) -> list[str | None]:
    """What the memory of a page holds about tiles that were drawn, in words or as a list (None)."""
    drawn = [
        each
        for each in objects(heap)
        if "kinds" in each and (each.get("event") == "draw" or {"seat", "count"} <= each.keys())
    ]
    return [each["kinds"] for each in drawn if each["kinds"] != "none"]


def play_some(person: Person, decisions: int) -> None:
    assert person.settle(pace=0, level="level1").begin("sleepers").play(decisions)


def test_no_hidden_kind_is_in_wire_page_or_memory_of_a_strict_game_R111(
    come: Callable[..., Person],
) -> None:
    person = come()
    wire = Wire(person)
    play_some(person, 9)
    scene = wire.news()[-1]["scene"]
    sleeping = {hex for hex, tile in scene["view"]["board"].items() if tile["face"] == "down"}
    recruits = [words.split() for words in wire.decided() if words.startswith("recruit")]
    recruited = {hex: kind for _, kind, hex in recruits}
    mine = {hex: kind for hex, kind in recruited.items() if hex in sleeping}
    assert mine, "The game must have own sleepers for the test to mean anything."
    assert len(sleeping) > len(mine), "And sleepers of the other side."

    # On the wire nothing that lies face down has a kind, in no message, nor has what was drawn.
    draws = 0
    for message in wire.news():
        for tile in message["scene"]["view"]["board"].values():
            assert tile["face"] == "up" or tile["kind"] == "?"
        for step in message["steps"]:
            for event in step.get("events", []):
                assert event["event"] != "recruit" or event["kind"] == "?"
                assert "kinds" not in event  # which would be a note of what left the hand since
                draws += event["event"] == "draw"
            for line in step.get("lines", []):
                assert line.get("args", {}).get("kinds", "none") == "none"
        for owner, hand in message["scene"]["view"]["hands"].items():
            assert owner == message["seat"] or isinstance(hand, int)
    assert draws, "And tiles must have been drawn."
    heard = " ".join(wire.frames[HEARD])
    assert not re.search(r'"(seed|secret|deck)"', heard)

    # In the page no cell says what sleeps there.
    page = person.page
    for hex in sleeping:
        cell = page.locator(f"[role=gridcell][id$='-{hex}']")
        said = f"{cell.get_attribute('aria-label')} {cell.inner_html()}".lower()
        named = [kind for kind in KINDS if kind.replace("_", " ") in said]
        assert named == [], (hex, said)

    # In its memory no object and no text puts a kind and a sleeper's place together, but where
    # another agent has just been seen at the same place.
    shown = shown_openly(wire.news())
    assert set(mine.items()) - shown, "And own sleepers that nothing else gives away."
    heap = memory(person)
    assert put_together(heap, sleeping) - shown == set()
    assert noted_draws(heap) == []


def test_the_reader_of_the_memory_finds_what_is_there(come: Callable[..., Person]) -> None:
    """The test above would be worth nothing if it could not see."""
    person = come().go("/about")
    person.page.evaluate(
        """window.kept = [{ hex: 'E5', kind: 'police' }, { at: 'A1', kind: 'militia' },
        { event: 'draw', kinds: ['ringleader'] }, { event: 'draw', count: 1, kinds: 'none' },
        { id: 'drawn', args: { seat: 'white', kinds: [{ id: 'a-kind' }], count: 1 } },
        { seat: 'white', kinds: 'none', count: 1 },
        ['recruit saboteur', 'C3'].join(' '), JSON.stringify({ hex: 'A1', kind: 'informant' })]"""
    )
    heap = memory(person)
    assert noted_draws(heap) == [None, None]
    assert put_together(heap, {"E5", "A1", "C3", "C4"}) == {
        ("E5", "police"),
        ("A1", "militia"),
        ("A1", "informant"),
        ("C3", "saboteur"),
    }


def test_only_what_has_just_been_seen_may_stay_in_mind() -> None:
    def told(number: int, **event: str) -> dict[str, Any]:
        return {"scene": {"number": 20}, "steps": [{"number": number, "events": [event]}]}

    assert shown_openly(
        [
            told(12, event="bounce", hex="A1", kind="police", face="up"),
            told(13, event="bounce", hex="A2", kind="diversion", face="up"),
            told(14, event="recruit", hex="A2", kind="?"),
            told(2, event="kill", hex="A3", kind="militia", face="up"),
            told(3, event="kill", hex="A4", kind="militia", face="down"),
        ]
    ) == {("A2", "diversion"), ("A3", "militia")}
