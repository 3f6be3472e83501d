"""Time, ids and chance that a test gives to a server."""

from collections.abc import Callable

from safehouse.server.sources import Sources


class Given(Sources):
    """What is given, and all else as it is elsewhere: `Given(now=lambda: 1_000)`."""

    def __init__(self, **given: Callable[..., object]) -> None:
        super().__init__()
        for name, source in given.items():
            assert callable(getattr(Sources, name))
            setattr(self, name, source)
