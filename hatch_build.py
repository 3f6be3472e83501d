"""Building a wheel builds the browser client first, so that an installed wheel needs no Node."""

import sys
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

import build


class Client(BuildHookInterface):  # type: ignore[misc,type-arg]
    """Puts the built client into the wheel; an editable install leaves it to `make web`."""

    def dependencies(self) -> list[str]:
        """What must be there to build: Node, from PyPI if the machine has none."""
        return [] if build.system_npm() else [build.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, object]) -> None:
        """Build before the files are gathered."""
        if version != "editable":
            build.build()
