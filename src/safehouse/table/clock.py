"""Clocks of a game: none, Fischer, byo-yomi, or days for each turn.

A clock is a value. It is told the time, in milliseconds since any moment, and never looks at a real
clock. It runs for one seat at a time, through all decisions of a turn; what a turn gives back is
given when the turn passes to somebody else.
"""

from collections.abc import Mapping, Sequence

import msgspec

from safehouse.games.errors import Refused

SECOND = 1000
DAY = 24 * 3600 * SECOND

MAX_PAUSE = 7 * DAY
MAX_LIVE_PAUSE = DAY
"""Milliseconds after which a pause ends on its own; the shorter one is for live clocks."""


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class Fischer(msgspec.Struct, frozen=True, tag="fischer", forbid_unknown_fields=True):
    """Some seconds for the whole game, and an increment after each turn."""

    seconds: int
    increment: int = 0


class ByoYomi(msgspec.Struct, frozen=True, tag="byo_yomi", forbid_unknown_fields=True):
    """Some seconds for the whole game, and then a number of periods.

    A period that is not used up starts again with the next turn.
    """

    seconds: int
    periods: int
    period: int


class Days(msgspec.Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """A number of days for each turn."""

    days: int


Setting = NoClock | Fischer | ByoYomi | Days

LIMITS: Mapping[str, tuple[int, int]] = {
    "seconds": (0, 6 * 3600),
    "increment": (0, 3600),
    "periods": (1, 20),
    "period": (1, 3600),
    "days": (1, 30),
}
"""The smallest and the largest value of each setting."""


def read_setting(given: object) -> Setting:
    """Check a setting from outside."""
    try:
        setting: Setting = msgspec.convert(given, Setting)
    except msgspec.ValidationError as error:
        raise Refused("bad_clock", f"This is not a clock: {error}.") from None
    for name in setting.__struct_fields__:
        least, most = LIMITS[name]
        value = getattr(setting, name)
        if not least <= value <= most:
            raise Refused(
                "bad_clock", f"{name} must be from {least} to {most}, not {str(value)[:20]}."
            )
    if isinstance(setting, Fischer) and setting.seconds + setting.increment == 0:
        raise Refused("bad_clock", "A clock needs some time to start with.")
    return setting


class Clock(msgspec.Struct, frozen=True):
    """A clock at one moment: what each seat has left, and whose clock has been running since
    when."""

    setting: Setting
    left: Mapping[str, int]
    """Milliseconds for the game, or for the turn where each turn has its own time."""

    periods: Mapping[str, int]
    running: str | None = None
    since: int = 0
    paused: bool = False
    in_period: bool = False
    """Whether what the seat on turn has left is the rest of a period."""

    def turn_to(self, seat: str | None, now: int) -> "Clock":
        """The clock when the turn passes to a seat, or to nobody when the game is over.

        If the same seat stays on turn, nothing changes.
        """
        if seat == self.running:
            return self
        left, periods = dict(self.left), dict(self.periods)
        if self.running is not None:
            left[self.running], periods[self.running] = self._after_turn(now)
        if seat is not None and isinstance(self.setting, Days):
            left[seat] = self.setting.days * DAY
        return msgspec.structs.replace(
            self,
            left=left,
            periods=periods,
            running=seat,
            since=max(now, self.since),
            in_period=False,
        )

    def pause(self, now: int) -> "Clock":
        """Stop the clock."""
        if self.paused:
            return self
        left, periods, in_period = dict(self.left), dict(self.periods), False
        if self.running is not None:
            left[self.running], periods[self.running], in_period = self._at(now)
        return msgspec.structs.replace(
            self, left=left, periods=periods, since=now, paused=True, in_period=in_period
        )

    def resume(self, now: int) -> "Clock":
        """Let the clock run again."""
        return msgspec.structs.replace(self, since=now, paused=False) if self.paused else self

    @property
    def pause_ends(self) -> int | None:
        """When a pause ends on its own."""
        if not self.paused:
            return None
        is_live = not isinstance(self.setting, NoClock | Days)
        return self.since + (MAX_LIVE_PAUSE if is_live else MAX_PAUSE)

    def stop(self, now: int) -> "Clock":
        """Stop for good when the game is over: the last turn gives nothing back."""
        return msgspec.structs.replace(self.pause(now), running=None, paused=False)

    def time_left(self, seat: str, now: int) -> int | None:
        """Milliseconds that a seat has, with all its periods; None if there is no clock."""
        if isinstance(self.setting, NoClock):
            return None
        left, periods = self._at(now)[:2] if seat == self.running else self._stored(seat)
        return left + periods * self._period

    def deadline(self) -> int | None:
        """When the time of the seat on turn is up, if it ever is."""
        if self.running is None or self.paused or isinstance(self.setting, NoClock):
            return None
        left, periods = self._stored(self.running)
        return self.since + left + periods * self._period

    def out_of_time(self, now: int) -> str | None:
        """The seat whose time is up."""
        deadline = self.deadline()
        return self.running if deadline is not None and now >= deadline else None

    def is_spent(self, seat: str) -> bool:
        """Whether a seat has no time left, and will never have any again."""
        never_gives = isinstance(self.setting, ByoYomi) or (
            isinstance(self.setting, Fischer) and self.setting.increment == 0
        )
        return never_gives and self._stored(seat) == (0, 0)

    @property
    def _period(self) -> int:
        return self.setting.period * SECOND if isinstance(self.setting, ByoYomi) else 0

    def _stored(self, seat: str) -> tuple[int, int]:
        return self.left[seat], self.periods[seat]

    def _at(self, now: int) -> tuple[int, int, bool]:
        """What the seat on turn has: time, further periods, and whether it is in a period now."""
        assert self.running is not None
        left, periods = self._stored(self.running)
        in_period = self.in_period
        if not self.paused and not isinstance(self.setting, NoClock):
            # If the real clock is set back, nobody gains time.
            left -= max(0, now - self.since)
            while left <= 0 and periods > 0:
                left += self._period
                periods -= 1
                in_period = True
        return max(0, left), periods, in_period

    def _after_turn(self, now: int) -> tuple[int, int]:
        """What the seat on turn has left when its turn is over."""
        left, periods, in_period = self._at(now)
        if isinstance(self.setting, Fischer):
            return left + self.setting.increment * SECOND, periods
        if in_period and left > 0:
            return 0, periods + 1  # the next turn starts the period again
        return left, periods


def new_clock(setting: Setting, seats: Sequence[str]) -> Clock:
    """A clock that does not run yet."""
    left = getattr(setting, "seconds", 0) * SECOND
    if isinstance(setting, Days):
        left = setting.days * DAY
    if isinstance(setting, Fischer):
        left += setting.increment * SECOND
    periods = setting.periods if isinstance(setting, ByoYomi) else 0
    return Clock(setting, dict.fromkeys(seats, left), dict.fromkeys(seats, periods))
