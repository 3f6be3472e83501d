"""How a server is run: from flags, the environment and a file, in this order of precedence."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs

from safehouse.games.errors import Refused

PREFIX = "SAFEHOUSE_"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8640
    database: str = ""
    """A URL of PostgreSQL, or the path of a file; a file in the user's data folder if empty."""

    redis: str = ""
    """A URL of Redis, for a server of several processes; empty for one process."""

    origins: str = ""
    """Other origins whose pages may talk to the server, with commas."""

    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Processes for computer players."""

    warm: bool = True
    """Whether computer players are made ready as soon as the server is open."""

    secure: bool = False
    """Whether cookies go over HTTPS alone; to be set wherever the server is behind HTTPS."""

    trust_proxy: bool = False
    """Whether a proxy is believed about the addresses of visitors."""

    log_level: str = "info"
    rate: Annotated[float, msgspec.Meta(gt=0, le=1_000_000)] = 20.0
    """Messages a second from one visitor, on average; ten times as many in a burst."""

    sockets: Annotated[int, msgspec.Meta(ge=1)] = 40
    """Sockets that one address may have open."""

    away: Annotated[float, msgspec.Meta(ge=0, le=86_400)] = 60.0
    """Seconds for which the others at a table wait for somebody who is away."""

    def database_url(self) -> str:
        """The database, or a file in its place."""
        return self.database or str(Path(platformdirs.user_data_dir("safehouse")) / "house.sqlite3")


def read_settings(
    flags: Mapping[str, object], environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Put the settings together; what is not understood is refused in one sentence."""
    given: dict[str, object] = {}
    if file is not None:
        try:
            given |= tomllib.loads(file.read_text("utf-8"))
        except OSError as error:
            raise Refused("bad_settings", f"{file} cannot be read: {error.strerror}.") from None
        except ValueError as error:
            raise Refused("bad_settings", f"{file} is not TOML: {error}.") from None
    names = Settings.__struct_fields__
    given |= {
        name: environ[PREFIX + name.upper()] for name in names if PREFIX + name.upper() in environ
    }
    given |= {name: value for name, value in flags.items() if name in names and value is not None}
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_settings", f"A setting is wrong: {error}.") from None
