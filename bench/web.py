"""How much the browser loads, and how soon a decision shows: `python -m bench.web`."""

import argparse
import json
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.visitor import running_server
from tests.web.chromium import open_browser
from tests.web.person import Person

GAMES = ("sleepers", "undercover", "sarahs_vision")
LIMIT = 120_000

WATCH = """
window.__shown = [];
let came = null, frames = 0;
const tick = () => { frames++; requestAnimationFrame(tick); };
requestAnimationFrame(tick);
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(...words) {
    super(...words);
    this.addEventListener('message', (event) => {
      if (event.data.startsWith('{"type":"news"')) came = { at: performance.now(), frames };
    });
  }
};
new MutationObserver(() => {
  if (came) __shown.push({ ms: performance.now() - came.at, frames: frames - came.frames });
  came = null;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-number'] });
"""


def loaded(person: Person) -> dict[str, int]:
    """Compressed bytes of script and style that came over the line, by their names."""
    entries = person.page.evaluate(
        "performance.getEntriesByType('resource').map((e) => [e.name, e.encodedBodySize])"
    )
    return {
        name.rsplit("/", 1)[-1]: size for name, size in entries if name.endswith((".js", ".css"))
    }


def first_screen(browser: Browser, url: str) -> dict[str, int]:
    """What the home page needs."""
    person = Person(browser, url).go("/")
    person.page.wait_for_selector("[data-game] svg")
    person.page.wait_for_load_state("networkidle")
    sizes = loaded(person)
    person.close()
    return sizes


def play(
    browser: Browser, url: str, game: str, decisions: int
) -> tuple[dict[str, int], list[dict[str, float]]]:
    """What a game needs on top, and how soon decisions showed."""
    person = Person(browser, url)
    person.page.add_init_script(WATCH)
    person.settle(pace=0, level="level1", confirm="never").go("/")
    person.page.wait_for_selector("[data-game] svg")
    before = loaded(person)
    person.page.locator(f"[data-game={game}] button.primary").click()
    person.page.wait_for_selector("[data-number] .board [role=grid]")
    person.play(decisions)
    shown = person.page.evaluate("__shown")
    more = {name: size for name, size in loaded(person).items() if name not in before}
    person.close()
    return more, shown


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(arguments)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        browser = stack.enter_context(open_browser())
        url = stack.enter_context(
            running_server(str(folder / "house.db"), "--log-level", "warning")
        ).url
        first = first_screen(browser, url)
        games = {game: play(browser, url, game, asked.decisions) for game in GAMES}
    found = {
        "first_screen_bytes": sum(first.values()),
        "games": {
            game: {
                "more_bytes": sum(more.values()),
                "decisions_shown": len(shown),
                "median_ms": sorted(one["ms"] for one in shown)[len(shown) // 2],
                "slowest_ms": max(one["ms"] for one in shown),
                "most_frames": max(one["frames"] for one in shown),
            }
            for game, (more, shown) in games.items()
        },
    }
    if asked.json:
        print(json.dumps(found))
        return
    print(f"First screen: {sum(first.values()) / 1000:.1f} kB of script and style, compressed")
    print(f"  (at most {LIMIT / 1000:.0f} kB)")
    for game, figures in found["games"].items():  # type: ignore[attr-defined]
        print(
            f"{game}: {figures['more_bytes'] / 1000:.1f} kB more when it is opened; "
            f"{figures['decisions_shown']} decisions shown in {figures['median_ms']:.1f} ms "
            f"(median), {figures['slowest_ms']:.1f} ms at most, "
            f"{figures['most_frames']} frames later at most"
        )


if __name__ == "__main__":
    main()
