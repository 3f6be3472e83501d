"""What all messages have in common."""

from typing import Annotated

import msgspec

PROTOCOL = 2
"""Incremented whenever a change affects clients."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
GameName = Annotated[str, msgspec.Meta(max_length=20)]
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the server."""


class Out(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message from the server."""
