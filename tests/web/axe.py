"""What is wrong with a page: what axe finds, and texts that are missing."""

import re
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds wrong, in words."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({', '.join(str(n['target']) for n in one['nodes'][:5])})"
        for one in found["violations"]
    ]


def raw_ids(page: Page) -> list[str]:
    """Texts that are missing show their ids."""
    shown = page.locator("body").inner_text()
    return re.findall(
        r"\b(?:sleepers|undercover|sarahs_vision|lesson|house|error|nav)-[a-z-]{3,}", shown
    )
