"""Who may do and see what at a table: each check refuses in one sentence, or passes."""

from collections.abc import Mapping

import msgspec

from safehouse.games.errors import Refused
from safehouse.games.game import SPECTATOR
from safehouse.table.clock import NoClock
from safehouse.table.table import Table


class Absences(msgspec.Struct, frozen=True):
    """Which seats' people are away, since when, and how long the others have to wait for them."""

    since: Mapping[str, int]
    patience: int


def check_seat(table: Table, seat: str, person: str) -> None:
    """Only the person who has a seat may act for it."""
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", "You do not sit there.")


def check_number(table: Table, number: int) -> None:
    """A decision is made on the table as it stands, not on an older one."""
    if number != table.number:
        raise Refused("out_of_date", "Something has happened meanwhile; look again.")


def check_may_decide(table: Table, seat: str, person: str, number: int) -> None:
    """Only the seat that is asked may try out a decision."""
    check_seat(table, seat, person)
    check_number(table, number)
    if table.paused or not table.may_decide(seat):
        raise Refused("not_your_turn", "Nothing is asked of this seat now.")


def check_may_look(
    seats: Mapping[str, str | None], is_finished: bool, seat: str, person: str
) -> None:
    """Everybody may look as a spectator; from a seat only its person, until the game is over."""
    if seat == SPECTATOR:
        return
    if is_finished:
        if seat not in seats:
            raise Refused("unknown_seat", "There is no such seat at this table.")
    elif seats.get(seat) != person:
        raise Refused("not_your_seat", "You do not sit there.")


def check_is_away(table: Table, seat: str, now: int, absences: Absences) -> None:
    """The others go on without somebody only after waiting for them long enough."""
    if not isinstance(table.clock.setting, NoClock):
        raise Refused("not_away", "Where there is a clock, it runs for those who are away.")
    since = absences.since.get(seat)
    if table.actor != seat or since is None or now - since < absences.patience:
        raise Refused("not_away", "You have not waited long enough for this player yet.")


def check_may_be_helped(table: Table, seat: str, person: str) -> None:
    """Help is for somebody who plays alone, or only with computers, in an unrated game."""
    if seat not in table.setup.seats:
        raise Refused("unknown_seat", "There is no such seat at this table.")
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", "This seat is not yours.")
    people = [occupant for occupant in table.setup.seats.values() if occupant.player is None]
    if table.setup.rated or len(people) != 1:
        raise Refused("no_help", "Help is given to one person who plays alone or with computers.")
    if table.outcome is not None:
        raise Refused("game_over", "This game is over.")
