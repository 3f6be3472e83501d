"""People: guests with a name, accounts with a passphrase, and the keys by which they are known."""

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
from safehouse.server.messages.people import PersonInfo, RatingInfo
from safehouse.server.storage import Storage
from safehouse.server.storage.rows import KeyRow, Person
from safehouse.table.ratings import Rating

NUMBERS = range(2, 1000)
NUMBERS_TRIED = 20
"""Numbers that may be added to a suggested name, and how many of them are tried."""

GONE = "?"
"""What replaces the name of a deleted account in games."""

MAX_NAME = 30
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that count as printable but show nothing."""

ALIKE = str.maketrans(
    "01i|авеіјкмнорсԁһԛѕтухԝѵαβεζηικμνορτυχ",
    "olllabeljkmhopcdhqstyxwvabezhlkmnoptyx",
    "".join(map(chr, range(0xFE00, 0xFE10))),  # variants of the letter before
)
"""Lower-case letters of several scripts, and digits, that look alike in lower or upper case."""

JOINER, PICTURE_FORM, FLAG, END_OF_TAG = "\u200d", "\ufe0f", "\U0001f3f4", "\U000e007f"
"""What joins emoji, what makes one of a sign, and what flags of regions begin and end with."""

HASHED_AT_ONCE = 4
"""Passphrases that are hashed at the same time; each takes 64 MB meanwhile."""

KNOWN_FOR = 5.0
"""Seconds until a key is looked up again: another process may have revoked it."""


def clean_name(name: str, about: str | None = None) -> str:
    """A name as it is shown: printable, with single spaces."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    is_seen = _without_joiners(name).isprintable() and BLANK.isdisjoint(name)
    if not 0 < len(name) <= MAX_NAME or not is_seen or unicodedata.category(name[0])[0] == "M":
        sentence = "A name is made of letters that can be seen, at most 30."
        raise Refused("bad_name", sentence, about)
    return name


def _without_joiners(name: str) -> str:
    """A name without the joiners inside emoji; elsewhere they would be invisible."""
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
    """The letters and digits of a name, for comparisons."""
    return "".join(letter for letter in name_key(name) if letter.isalnum())


def free_name(name: str, about: str | None = None) -> str:
    """A name as it is shown; a computer player's name is refused."""
    name = clean_name(name, about)
    if _bare(name) in _computers_names():
        raise Refused("computers_name", "A computer player has this name; take another.", about)
    return name


def name_key(name: str) -> str:
    """What a name is compared by: names that look alike have the same key."""
    return unicodedata.normalize("NFKC", name).casefold().translate(ALIKE)[:80]


def hash_of(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


class People:
    """Who is known here."""

    def __init__(self, storage: Storage, now: Callable[[], int], new_id: Callable[[], str]) -> None:
        self._storage = storage
        self._now = now
        self._new_id = new_id
        self._hasher = PasswordHasher()
        self._few_at_once = CapacityLimiter(HASHED_AT_ONCE)
        self._nobodys = ""
        self._known: dict[str, tuple[Person, float]] = {}

    async def enter(
        self, name: str, is_bot: bool = False, is_suggested: bool = False
    ) -> tuple[Person, str]:
        """Let a guest in; a suggested name gets a number if an account has it already."""
        name = suggestion = free_name(name)
        for _ in range(NUMBERS_TRIED if is_suggested else 0):
            if not await self._storage.people.named(name_key(name)):
                break
            name = free_name(f"{suggestion} {secrets.choice(NUMBERS)}")
        if await self._storage.people.named(name_key(name)):
            raise Refused("name_taken", "Somebody keeps an account with this name.")
        person = Person(self._new_id(), name, is_bot, since=self._now())
        await self._storage.people.add(person)
        return person, await self.new_key(person, "browser")

    async def new_key(self, person: Person, label: str) -> str:
        """A new key by which somebody will be known."""
        key = secrets.token_urlsafe(32)
        await self._storage.people.add_key(KeyRow(hash_of(key), person.id, label, self._now()))
        return key

    async def with_key(self, key: str) -> Person | None:
        """Whoever has this key."""
        hashed = hash_of(key)
        known, until = self._known.get(hashed, (None, 0.0))
        if known is not None and time.monotonic() < until:
            return known
        person = await self._storage.people.with_key(hashed)
        if person is not None:
            if len(self._known) > 20_000:
                self._known.clear()
            self._known[hashed] = person, time.monotonic() + KNOWN_FOR
        return person

    async def keep(self, person: Person, passphrase: str) -> None:
        """Make an account of a guest, or change its passphrase."""
        hashed = await self._hash(passphrase)
        if not await self._storage.people.set_passphrase(person.id, hashed, name_key(person.name)):
            raise Refused("name_taken", "Somebody keeps an account with this name; take another.")
        self._known.clear()

    async def sign_in(self, name: str, passphrase: str) -> tuple[Person, str]:
        """Use an account on another device."""
        person = await self._storage.people.named(name_key(clean_name(name)))
        # Whether there is such a name must not show in how long the answer takes.
        self._nobodys = self._nobodys or await self._hash("nobody's")
        hashed = (person and person.passphrase) or self._nobodys
        try:
            await to_thread.run_sync(
                self._hasher.verify, hashed, passphrase, limiter=self._few_at_once
            )
        except VerificationError:
            person = None
        if person is None or person.is_guest:
            raise Refused("wrong_passphrase", "There is no account with this name and passphrase.")
        return person, await self.new_key(person, "browser")

    async def _hash(self, passphrase: str) -> str:
        return await to_thread.run_sync(self._hasher.hash, passphrase, limiter=self._few_at_once)

    async def sign_out(self, person: Person, key: str) -> None:
        """Forget a browser."""
        self._known.pop(hash_of(key), None)
        await self._storage.people.drop_keys(person.id, hash_of(key))

    def forget_keys(self) -> None:
        """Look all keys up again: one of them may have been revoked."""
        self._known.clear()

    async def rename(self, person: Person, name: str) -> Person:
        """Take another name."""
        name = free_name(name)
        key = None if person.is_guest else name_key(name)
        if key is None and await self._storage.people.named(name_key(name)):
            raise Refused("name_taken", "Somebody keeps an account with this name.")
        if not await self._storage.people.rename(person.id, name, key):
            raise Refused("name_taken", "Somebody keeps an account with this name.")
        self._known.clear()
        return msgspec.structs.replace(person, name=name, name_key=key)

    async def forget(self, person: Person) -> None:
        """Delete somebody."""
        await self._storage.people.forget(person.id, GONE)
        self._known.clear()

    async def ratings_of(self, person: str) -> dict[str, Rating]:
        """The ratings of somebody, by the kind of game."""
        return await self._storage.ratings.latest(person)

    async def info(self, person: Person) -> PersonInfo:
        """Somebody, as everybody may know them."""
        ratings = [
            RatingInfo(kind, round(rating.value), round(rating.uncertainty), rating.games)
            for kind, rating in sorted((await self.ratings_of(person.id)).items())
        ]
        return PersonInfo(person.id, person.name, person.is_bot, person.is_guest, ratings)
