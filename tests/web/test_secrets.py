"""What a page receives and keeps is its seat's view and nothing more, read from wire and memory."""

import re
from collections.abc import Callable

from playwright.sync_api import CDPSession

from tests.web.person import Person

KINDS = (
    "assassin courier diversion immigration informant master militia police saboteur scientist spy"
).split()


def test_a_strict_game_leaves_no_hidden_kind_in_wire_page_or_memory(
    come: Callable[..., Person],
) -> None:
    """Own sleepers are hidden by the strict rule: once a tile lies face down, nothing tells its kind."""
    person = come()
    heard: list[str] = []
    person.page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    person.settle(pace=0, level="level1").go("/")
    person.page.locator("[data-game=sleepers] button.primary").click()
    person.page.wait_for_selector("[data-number] .board [role=grid]")
    for _ in range(10):
        person.wait(lambda: person.is_asked() or person.is_over())
        if person.is_over():
            break
        person.decide()
    person.wait(lambda: person.is_asked() or person.is_over())
    news = [frame for frame in heard if '"type":"news"' in frame]
    assert news

    # On the wire: whatever lies face down on the board has no kind.
    downs = 0
    for frame in news:
        for tile in re.findall(r'\\{"owner":"\\w+","kind":"([^"]+)","face":"down"', frame):
            assert tile == "?", frame
            downs += 1
    assert downs > 0

    # In the page: no attribute and no text of a face-down agent names a kind.
    cells = person.page.locator("[role=gridcell]").evaluate_all(
        "cells => cells.map((cell) => [cell.id, cell.outerHTML])"
    )
    view = person.page.evaluate("() => document.querySelector('[data-number]').outerHTML")
    assert "seed" not in view
    for id, html in cells:
        if "sleeper" in html.lower() and "active" not in html.lower():
            named = [kind for kind in KINDS if re.search(rf"\\b{kind}\\b", html, re.I)]
            assert named == [], (id, html)
    person.close_quietly = True  # type: ignore[attr-defined]


def test_the_memory_of_the_page_knows_no_opponents_hand(come: Callable[..., Person]) -> None:
    """All strings in the page's memory: those about the other hand are counts, never kinds."""
    anna, ben = come(), come()
    anna.settle(pace=0).go("/new/sleepers?with=friend")
    anna.page.get_by_role("button", name="Make the link").click()
    anna.page.wait_for_selector("#link")
    ben.settle(pace=0).go(f"/table/{anna.table}")
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (anna, ben):
        person.page.wait_for_selector("[data-number] .board [role=grid]")
    hands = [strings(person) for person in (anna, ben)]
    # A page that holds the whole table would know both hands, the seed or the secret.
    for text in hands:
        assert not re.search(r'"(seed|secret|chance)":', text)


def strings(person: Person) -> str:
    """All strings of the page's heap, one a line."""
    session: CDPSession = person.context.new_cdp_session(person.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: chunks.append(part["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(chunks)
