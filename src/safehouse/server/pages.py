"""The built browser client: its files, and the single page behind all its addresses.

The files are read into memory, so that no path of a request is ever looked up on disk. They are
read again after a new build.
"""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send

from safehouse.games import GAMES
from safehouse.games.errors import Refused
from safehouse.server.refusals import refuse

BUILT = Path(__file__).parents[1] / "web"
"""Where `make web` puts the client."""

INDEX = "/index.html"

_GAME = f"(?:{'|'.join(GAMES)})"
_ID = r"[A-Za-z0-9_-]{1,16}"
PAGES = re.compile(
    rf"/(?:lobby|settings|about|table/{_ID}|replay(?:/{_ID})?|people/{_ID}"
    rf"|new/{_GAME}|rules/{_GAME}|learn(?:/{_GAME}(?:/[a-z0-9-]{{1,40}})?)?)?"
)
"""The paths of the client's pages; the client itself finds out which one to show."""

_IS_PAGE = re.compile(r"/(?!(?:api|assets|schema|metrics|health|ready)(?:/|$))[^.]*").fullmatch

KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "m4a": "audio/mp4",
    "map": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
ANY_KIND = "application/octet-stream"

COMPRESSED = {"br": ".br", "gzip": ".gz"}
"""Compressed copies beside a file, by their endings, the smaller one first."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
"""How long a browser may keep an asset, whose name changes with its contents, and other files."""

NOT_BUILT = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Safehouse</title>"
    b"<meta name=viewport content='width=device-width'>"
    b"<p>The server runs, but its pages have not been built: <code>make web</code> builds them."
    b"</html>"
)


@dataclass(frozen=True)
class File:
    """A file of the client, with its compressed copies."""

    kind: str
    bodies: Mapping[str, bytes]
    """What is sent, by content encoding; the empty name is the file itself."""

    tag: str

    @classmethod
    def of(cls, name: str, bodies: Mapping[str, bytes]) -> "File":
        """A file with this name."""
        kind = KINDS.get(name.rpartition(".")[2], ANY_KIND)
        return cls(kind, bodies, sha256(bodies[""]).hexdigest()[:20])

    def encoding(self, accepted: str) -> str:
        """The best encoding that a browser accepts."""
        taken = set()
        for choice in accepted.lower().split(","):
            name, _, quality = choice.partition(";")
            if not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality):
                taken.add(name.strip())
        return next((name for name in COMPRESSED if name in taken and name in self.bodies), "")


def read_build(folder: Path) -> dict[str, File]:
    """All files of a build, by their paths in requests."""
    found = {
        f"/{path.relative_to(folder).as_posix()}": path
        for path in folder.rglob("*")
        if path.is_file()
    }
    copies = {path + ending for path in found for ending in COMPRESSED.values()} & found.keys()
    files = {}
    for path in found.keys() - copies:
        bodies = {"": found[path].read_bytes()}
        for name, ending in COMPRESSED.items():
            if path + ending in copies:
                bodies[name] = found[path + ending].read_bytes()
        files[path] = File.of(path, bodies)
    return files


class Pages:
    """An ASGI middleware that serves the browser client and passes everything else on."""

    def __init__(self, app: ASGIApp, folder: Path = BUILT) -> None:
        self._app = app
        self._folder = folder
        self._files: dict[str, File] = {}
        self._built: list[int] = []
        self._read_anew()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send a file or the page, if the request is for one."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        file = self._asked(scope["path"])
        if file is None and _is_lost(scope) and INDEX in self._files:
            scope["path_template"] = "/"
            await _answer(scope, send, self._files[INDEX], ASK_AGAIN, found=404)
        elif file is None:
            await self._app(scope, receive, send)
        elif scope["method"] not in ("GET", "HEAD"):
            await refuse(Refused("not_allowed", "That cannot be done here."), send)
        else:
            is_asset = scope["path"].startswith("/assets/")
            scope["path_template"] = "/assets" if is_asset else "/"
            await _answer(scope, send, file, FOR_EVER if is_asset else ASK_AGAIN)

    def _asked(self, path: str) -> File | None:
        if PAGES.fullmatch(path):
            self._read_anew()
            return self._files.get(INDEX) or File.of(INDEX, {"": NOT_BUILT})
        return self._files.get(path)

    def _read_anew(self) -> None:
        """Read the build again if it has changed."""
        watched = (self._folder, self._folder / "assets", self._folder / INDEX[1:])
        with suppress(OSError):  # it is just being built; the next request will read it
            built = [path.stat().st_mtime_ns for path in watched if path.exists()]
            if built != self._built:
                self._files = read_build(self._folder)
                self._built = built


def _is_lost(scope: HTTPScope) -> bool:
    """Whether somebody with a browser asks for a page that does not exist, and needs a way out."""
    accepted = dict(scope["headers"]).get(b"accept", b"")
    return (
        scope["method"] == "GET"
        and b"text/html" in accepted
        and _IS_PAGE(scope["path"]) is not None
    )


async def _answer(scope: HTTPScope, send: Send, file: File, keep: str, found: int = 200) -> None:
    asked = {name: value.decode("latin-1") for name, value in scope["headers"]}
    encoding = file.encoding(asked.get(b"accept-encoding", ""))
    body = file.bodies[encoding]
    tag = f'"{file.tag}{encoding and "-"}{encoding}"'
    known = [one.strip().removeprefix("W/") for one in asked.get(b"if-none-match", "").split(",")]
    headers = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    status = 304
    if tag not in known or found != 200:
        status = found
        headers |= {"content-type": file.kind, "content-length": str(len(body))}
        if encoding:
            headers["content-encoding"] = encoding
    if status == 304 or scope["method"] == "HEAD":
        body = b""
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": encoded})
    await send({"type": "http.response.body", "body": body, "more_body": False})
