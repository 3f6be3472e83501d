"""Which extra to install for a missing module."""

import re
from importlib.metadata import PackageNotFoundError, requires

from safehouse.games.errors import Refused


def refusal_for(module: str) -> Refused | None:
    """What to say where a module is missing; None if no extra would bring it."""
    name = module.partition(".")[0].lower()
    try:
        requirements = requires("safehouse-games") or []
    except PackageNotFoundError:
        return None
    for requirement in requirements:
        extra = re.search(r"extra == ['\"](?!all\b)(\w+)", requirement)
        if extra and requirement.lower().replace("-", "_").startswith(name):
            install = f"pip install 'safehouse-games[{extra[1]}]'"
            sentence = f"{module} is not installed; {install} brings it."
            return Refused("missing_extra", sentence, module=module, command=install)
    return None
