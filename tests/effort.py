"""How hard the tests try: one factor for all that is repeated with other random numbers.

`SAFEHOUSE_EFFORT=20`, which `make test-long` sets, takes twenty times as many deals and games.
"""

import os

EFFORT = float(os.environ.get("SAFEHOUSE_EFFORT", "1"))


def times(number: int) -> int:
    """So often, by the effort that is asked for."""
    return max(1, round(number * EFFORT))
