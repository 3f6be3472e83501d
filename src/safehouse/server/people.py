"""Who comes in: guests with a name, accounts with a passphrase, and the keys they are known by."""

import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache

import msgspec
from anyio import CapacityLimiter, to_thread
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from safehouse.games.errors import Refused
from safehouse.players import level_names
from safehouse.server.messages import PersonInfo, RatingInfo
from safehouse.server.storage import Row, Storage
from safehouse.table.ratings import Rating

NUMBERS = range(2, 1000)
NUMBERS_TRIED = 20
"""What may stand behind a suggested name, and how many are tried."""

GONE = "?"
"""What stands in records instead of the name of somebody who is gone."""

LONGEST_NAME = 30
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and signs that count as printable and show nothing."""

ALIKE = str.maketrans(
    "01i|авеіјкмнорсԁһԛѕтухԝѵαβεζηικμνορτυχ",
    "olllabeljkmhopcdhqstyxwvabezhlkmnoptyx",
    "".join(map(chr, range(0xFE00, 0xFE10))),  # choose between forms of the letter before
)
"""Small letters of different scripts, and digits, that look alike as small or as large letters."""

JOINER, PICTURE_FORM, FLAG, END_OF_TAG = "\u200d", "\ufe0f", "\U0001f3f4", "\U000e007f"
"""What joins emoji, what makes one of a sign, and what flags of regions begin and end with."""

HASHED_AT_ONCE = 4
"""Passphrases that are looked at together; each takes 64 MB for that time."""

KNOWN_FOR = 5.0
"""Seconds until the database is asked again: another process may have taken a key back."""


def clean_name(name: str) -> str:
    """A name as it is shown: printable, without a crowd of spaces."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    is_seen = _without_joiners(name).isprintable() and BLANK.isdisjoint(name)
    if not 0 < len(name) <= LONGEST_NAME or not is_seen or unicodedata.category(name[0])[0] == "M":
        raise Refused("bad_name", "A name is made of letters that can be seen, at most 30.")
    return name


def _without_joiners(name: str) -> str:
    """A name without what joins emoji, where it does join some; elsewhere it would not be seen."""
    name = re.sub(
        f"{FLAG}[\U000e0061-\U000e007a\U000e0030-\U000e0039]{{2,6}}{END_OF_TAG}", FLAG, name
    )
    left = ""
    for at, letter in enumerate(name):
        before = left.rstrip(PICTURE_FORM)[-1:]
        joins = _is_picture(before) and _is_picture(name[at + 1 : at + 2])
        if letter != JOINER or not joins:
            left += letter
    return left


def _is_picture(letter: str) -> bool:
    """Whether a letter is an emoji, or the colour of its skin."""
    return letter != "" and unicodedata.category(letter) in ("So", "Sk") and letter > "\u2000"


def distinct_name(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at a table has: with a number, if somebody has it already."""
    taken = {name_key(other) for other in others}
    number, distinct = 1, name
    while name_key(distinct) in taken:
        number += 1
        distinct = f"{name} {number}"
    return distinct


@cache
def _computers_names() -> frozenset[str]:
    """The names of computer players in all languages; several at a table are numbered."""
    names = {name for level in level_names() for name in level.values()}
    return frozenset(_bare(name) for one in names for name in (one, *(f"{one} {n}" for n in "234")))


def _bare(name: str) -> str:
    """What is left of a name to compare without spaces and signs."""
    return "".join(letter for letter in name_key(name) if letter.isalnum())


def free_name(name: str) -> str:
    """A name as it is shown, if it is not a computer player's."""
    name = clean_name(name)
    if _bare(name) in _computers_names():
        raise Refused("computers_name", "A computer player has this name; take another.")
    return name


def name_key(name: str) -> str:
    """Names that look alike are alike."""
    return unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)[:80]


def hash_of(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_guest(person: Row) -> bool:
    """Whether the account goes with the browser it is in."""
    return person["passphrase"] is None


class People:
    """The people of a house."""

    def __init__(self, storage: Storage, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self._storage = storage
        self._now = now
        self._new_id = new_id
        self._hasher = PasswordHasher()
        self._few_at_once = CapacityLimiter(HASHED_AT_ONCE)
        self._nobodys = ""
        self._known: dict[str, tuple[Row, float]] = {}

    async def enter(
        self, name: str, is_bot: bool = False, is_suggested: bool = False
    ) -> tuple[Row, str]:
        """Let a guest in; a suggested name gets a number if an account has it already."""
        name = suggestion = free_name(name)
        for _ in range(NUMBERS_TRIED if is_suggested else 0):
            if not await self._storage.person_named(name_key(name)):
                break
            name = free_name(f"{suggestion} {secrets.choice(NUMBERS)}")
        if await self._storage.person_named(name_key(name)):
            raise Refused("name_taken", "Somebody keeps an account with this name.")
        person = {
            "id": self._new_id(),
            "name": name,
            "name_key": None,
            "passphrase": None,
            "is_bot": is_bot,
            "since": self._now(),
        }
        await self._storage.add_person(person)
        return person, await self.new_key(person, "browser")

    async def new_key(self, person: Row, label: str) -> str:
        """A key by which the house knows somebody again."""
        key = secrets.token_urlsafe(32)
        await self._storage.add_key(
            {"hash": hash_of(key), "person": person["id"], "label": label, "since": self._now()}
        )
        return key

    async def with_key(self, key: str) -> Row | None:
        """Whose key this is."""
        hashed = hash_of(key)
        known, until = self._known.get(hashed, (None, 0.0))
        if known is not None and time.monotonic() < until:
            return known
        person = await self._storage.person_with_key(hashed)
        if person is not None:
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[hashed] = person, time.monotonic() + KNOWN_FOR
        return person

    async def keep(self, person: Row, passphrase: str) -> None:
        """Make an account of a guest, or change its passphrase."""
        hashed = await self._hash(passphrase)
        values = {"passphrase": hashed, "name_key": name_key(person["name"])}
        if not await self._storage.change_person(person["id"], values):
            raise Refused("name_taken", "Somebody keeps an account with this name; take another.")
        self._known.clear()

    async def sign_in(self, name: str, passphrase: str) -> tuple[Row, str]:
        """Use an account on another device."""
        person = await self._storage.person_named(name_key(clean_name(name)))
        # Whether there is such a name must not show in how long the answer takes.
        self._nobodys = self._nobodys or await self._hash("nobody's")
        hashed = person["passphrase"] if person else self._nobodys
        try:
            await to_thread.run_sync(
                self._hasher.verify, hashed, passphrase, limiter=self._few_at_once
            )
        except VerificationError:
            person = None
        if person is None:
            raise Refused("wrong_passphrase", "There is no account with this name and passphrase.")
        return person, await self.new_key(person, "browser")

    async def _hash(self, passphrase: str) -> str:
        return await to_thread.run_sync(self._hasher.hash, passphrase, limiter=self._few_at_once)

    async def sign_out(self, person: Row, key: str) -> None:
        """Forget a browser."""
        self._known.pop(hash_of(key), None)
        await self._storage.drop_keys(person["id"], hash_of(key))

    def forget_keys(self) -> None:
        """Look all keys up again: one of them may be known no more."""
        self._known.clear()

    async def rename(self, person: Row, name: str) -> Row:
        """Take another name."""
        name = free_name(name)
        values: dict[str, object] = {"name": name}
        if not is_guest(person):
            values["name_key"] = name_key(name)
        elif await self._storage.person_named(name_key(name)):
            raise Refused("name_taken", "Somebody keeps an account with this name.")
        if not await self._storage.change_person(person["id"], values):
            raise Refused("name_taken", "Somebody keeps an account with this name.")
        self._known.clear()
        return {**person, **values}

    async def forget(self, person: Row) -> None:
        """Delete somebody."""
        await self._storage.forget_person(person["id"], GONE)
        self._known.clear()

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        """The ratings of somebody, by the kind of game."""
        rows = await self._storage.latest_ratings([person])
        return {row["kind"]: msgspec.convert(row["rating"], Rating) for row in rows}

    async def info(self, person: Row) -> PersonInfo:
        """Somebody, as everybody may know them."""
        ratings = [
            RatingInfo(kind, round(rating.value), round(rating.uncertainty), rating.games)
            for kind, rating in sorted((await self.ratings_of(person["id"])).items())
        ]
        return PersonInfo(person["id"], person["name"], person["is_bot"], is_guest(person), ratings)
