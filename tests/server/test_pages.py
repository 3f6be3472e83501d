"""The built client as browsers get it: right kinds, kept as long as is right, and nothing else."""

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar

from safehouse.server.app import create_app
from safehouse.server.guard import HEADERS
from safehouse.server.settings import Settings
from tests.server.visitor import Caller, problem

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><title>Safehouse</title><script src='/assets/house-1a2b.js'></script>"
SCRIPT = "console.log('open');" * 20

FILES = {
    "index.html": PAGE,
    "favicon.svg": "<svg/>",
    "manifest.webmanifest": "{}",
    "assets/house-1a2b.js": SCRIPT,
    "assets/house-3c4d.css": "p { color: black }",
    "assets/letters-5e6f.woff2": "letters",
    "assets/deep/board-7a8b.js": "deep",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small build beside a file that is nobody's business."""
    folder = tmp_path / "web"
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        if not name.endswith("woff2"):
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(text.encode()))
            path.with_name(path.name + ".br").write_bytes(b"brotli of " + text.encode())
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture(name="app")
async def app_with_pages(built: Path, tmp_path: Path) -> AsyncIterator[Litestar]:
    settings = Settings(database=str(tmp_path / "house.sqlite3"), rate=1e6)
    app = create_app(settings, built=built)
    async with app.lifespan():
        yield app


async def get(app: Litestar, way: str, encoding: str = "identity", **more: str) -> httpx.Response:
    async with Caller(app, "").http as http:
        return await http.get(way, headers={"accept-encoding": encoding, **more})


async def raw(app: Litestar, way: str, encoding: str) -> bytes:
    """The bytes as they go over the line."""
    headers = {"accept-encoding": encoding}
    async with Caller(app, "").http as http, http.stream("GET", way, headers=headers) as reply:
        return b"".join([part async for part in reply.aiter_raw()])


KINDS = {
    "/favicon.svg": "image/svg+xml",
    "/manifest.webmanifest": "application/manifest+json",
    "/assets/house-1a2b.js": "text/javascript; charset=utf-8",
    "/assets/house-3c4d.css": "text/css; charset=utf-8",
    "/assets/letters-5e6f.woff2": "font/woff2",
    "/assets/deep/board-7a8b.js": "text/javascript; charset=utf-8",
}


@pytest.mark.parametrize("way", KINDS)
async def test_files_come_with_their_kind_and_assets_are_kept_for_ever(
    way: str, app: Litestar
) -> None:
    reply = await get(app, way)
    assert reply.status_code == 200
    assert reply.text == FILES[way[1:]]
    assert reply.headers["content-type"] == KINDS[way]
    for_ever = "public, max-age=31536000, immutable"
    kept = for_ever if way.startswith("/assets/") else "no-cache"
    assert reply.headers["cache-control"] == kept
    assert HEADERS.items() <= dict(reply.headers).items()


PAGES = [
    "/",
    "/lobby",
    "/settings",
    "/about",
    "/table/a1b2c3d4e5f6",
    "/replay",
    "/replay/a1b2c3d4e5f6",
    "/people/a1b2c3d4e5f6",
    "/learn",
    "/learn/sleepers",
    "/learn/sarahs_vision/12",
    "/learn/sleepers/the-first-sleeper",
    "/rules/undercover",
    "/new/sleepers",
]


@pytest.mark.parametrize("way", PAGES)
async def test_every_page_of_the_client_is_the_one_page(way: str, app: Litestar) -> None:
    reply = await get(app, way)
    assert (reply.status_code, reply.text) == (200, PAGE)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.headers["cache-control"] == "no-cache"


NOTHING = [
    "/nowhere",
    "/learn/chess",
    "/learn/sleepers/1/2",
    "/learn/sleepers/x.js",
    "/rules",
    "/table",
    "/table/a/b",
    "/table/" + "a" * 17,
    "/people/%0a",
    "/assets",
    "/assets/",
    "/assets/nothing.js",
    "/assets/house-1a2b.js.br",
    "/favicon.svg.gz",
    "/secret.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/assets/..%5c..%5csecret.txt",
    "//etc/passwd",
    "/api/nowhere",
]


@pytest.mark.parametrize("way", NOTHING)
async def test_anything_else_is_nowhere(way: str, app: Litestar) -> None:
    reply = await get(app, way)
    assert reply.status_code == 404
    assert problem(reply) == "not_found"


async def test_who_is_lost_with_a_browser_is_shown_a_page_with_a_way_out(app: Litestar) -> None:
    reply = await get(app, "/nowhere", accept="text/html,*/*")
    assert reply.status_code == 404
    assert reply.headers["content-type"] == "text/html; charset=utf-8"
    assert reply.content == (await get(app, "/")).content
    for way in ("/api/nowhere", "/assets/nowhere.js", "/nowhere.php"):
        reply = await get(app, way, accept="text/html,*/*")
        assert (reply.status_code, problem(reply)) == (404, "not_found")


async def test_a_path_that_no_browser_would_send_leads_nowhere(app: Litestar) -> None:
    """Clients tidy paths up before they send them; somebody who attacks does not."""
    for path in ("/assets/../../secret.txt", "/../secret.txt", "/assets/\x00", "/./favicon.svg"):
        sent: list[dict[str, object]] = []
        scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode()}
        more = {"headers": [], "query_string": b"", "client": ("10.0.0.1", 1), "app": app}

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, object], to: list[dict[str, object]] = sent) -> None:
            to.append(message)

        await app({**scope, **more}, receive, send)  # type: ignore[arg-type]
        assert sent[0]["status"] == 404, path


@pytest.mark.parametrize("way", ["/lobby", "/assets/house-1a2b.js"])
@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
async def test_pages_can_only_be_read(method: str, way: str, app: Litestar) -> None:
    reply = await Caller(app, "").http.request(method, way)
    assert reply.status_code == 405
    assert problem(reply) == "not_allowed"


ENCODINGS = [
    ("", ""),
    ("identity", ""),
    ("gzip", "gzip"),
    ("gzip, deflate, br, zstd", "br"),
    ("BR", "br"),
    ("br;q=0, gzip;q=0.5", "gzip"),
    ("br; q=0.000, gzip;q=0", ""),
    ("brotli", ""),
]


@pytest.mark.parametrize(("accepted", "packing"), ENCODINGS)
async def test_a_browser_gets_the_packing_that_it_takes(
    accepted: str, packing: str, app: Litestar
) -> None:
    way = "/assets/house-1a2b.js"
    plain = SCRIPT.encode()
    bodies = {"": plain, "gzip": gzip.compress(plain), "br": b"brotli of " + plain}
    sent = await raw(app, way, accepted)
    assert sent == bodies[packing] or (packing == "gzip" and gzip.decompress(sent) == plain)
    async with Caller(app, "").http as http:
        reply = await http.head(way, headers={"accept-encoding": accepted})
    assert reply.headers.get("content-encoding", "") == packing
    assert reply.headers["content-length"] == str(len(sent))
    assert reply.headers["vary"] == "accept-encoding"
    assert reply.content == b""


async def test_what_has_no_twin_comes_as_it_is(app: Litestar) -> None:
    reply = await get(app, "/assets/letters-5e6f.woff2", "br, gzip")
    assert "content-encoding" not in reply.headers
    assert reply.text == "letters"


async def test_who_has_the_page_already_is_told_so(app: Litestar) -> None:
    first = await get(app, "/lobby")
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', f"W/{tag}"):
        again = await get(app, "/", **{"if-none-match": known})
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == "no-cache"
    assert (await get(app, "/", **{"if-none-match": '"other"'})).status_code == 200
    packed = await get(app, "/", "gzip")
    assert packed.headers["etag"] != tag


async def test_what_is_built_anew_is_sent_anew(app: Litestar, built: Path) -> None:
    tag = (await get(app, "/")).headers["etag"]
    (built / "assets" / "house-9999.js").write_text("new")
    (built / "assets" / "house-1a2b.js").unlink()
    (built / "index.html").write_text("<!doctype html>new")
    os.utime(built / "index.html", (1, 1))
    assert (await get(app, "/", **{"if-none-match": tag})).text == "<!doctype html>new"
    assert (await get(app, "/assets/house-9999.js")).text == "new"
    assert (await get(app, "/assets/house-1a2b.js")).status_code == 404


async def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "house.sqlite3"))
    app = create_app(settings, built=tmp_path / "nowhere")
    async with app.lifespan():
        for way in ("/", "/lobby"):
            reply = await get(app, way)
            assert reply.status_code == 200
            assert "make web" in reply.text
        assert (await get(app, "/favicon.svg")).status_code == 404


async def test_no_page_may_run_a_script_from_elsewhere_or_in_itself(app: Litestar) -> None:
    policy = (await get(app, "/")).headers["content-security-policy"]
    said = {rule.split()[0]: rule.split()[1:] for rule in policy.split("; ")}
    assert said["script-src"] == ["'self'"]
    assert said["connect-src"] == ["'self'"]  # which is the socket of the same server, too
    assert said["default-src"] == ["'self'"]
    assert said["object-src"] == ["'none'"]
    assert said["base-uri"] == ["'none'"]
    assert "worker-src" not in said
