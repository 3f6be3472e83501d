"""Messages about people and their accounts."""

from safehouse.server.messages.base import In, Name, Out, Passphrase
from safehouse.server.messages.tables import TableInfo
from safehouse.table.ratings import Rating


class Enter(In, frozen=True):
    """Come in as a guest."""

    name: Name
    is_bot: bool = False
    is_suggested: bool = False
    """The name is not the guest's own choice: a number may be added to it."""


class SignIn(In, frozen=True):
    """Use an account on another device."""

    name: Name
    passphrase: Passphrase


class Keep(In, frozen=True):
    """Make an account of a guest: from now on the name belongs to it."""

    passphrase: Passphrase


class Rename(In, frozen=True):
    """Take another name."""

    name: Name


class RatingInfo(Out, frozen=True):
    """How strong somebody is thought to be, and how sure that is."""

    kind: str
    value: int
    uncertainty: int
    games: int


class PersonInfo(Out, frozen=True):
    """Somebody, as everybody may know them."""

    id: str
    name: str
    is_bot: bool
    is_guest: bool
    ratings: list[RatingInfo] = []


class Entered(Out, frozen=True):
    """Who you are now, and the key by which you are known from now on: a browser's cookie."""

    person: PersonInfo
    key: str


class KeyInfo(Out, frozen=True):
    """One of your keys; the key itself is not stored."""

    label: str
    since: int


class AccountInfo(Out, frozen=True):
    """What is stored of you yourself; of a passphrase only a hash, which nobody is sent."""

    id: str
    name: str
    is_bot: bool
    since: int


class PersonalData(Out, frozen=True):
    """Everything that is stored about you."""

    person: AccountInfo
    keys: list[KeyInfo]
    ratings: dict[str, Rating]
    games: list[TableInfo]
