"""How soon a first start can be played on, and what it holds, and the same for a second start.

    python -m bench.start_up

clones this checkout and says `make play` there. Packages come from the caches of pip and npm if
they are there; nothing is compiled before. Where others use the machine, seconds of CPU say more
than seconds.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import NamedTuple

import httpx

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


class Memory(NamedTuple):
    """Megabytes of all processes: as each counts for itself, and with shared pages counted once."""

    resident: int
    proportional: int


class Figures(NamedTuple):
    """What was measured of a start."""

    page: float
    page_cpu: float
    reply: float
    reply_cpu: float
    ready: float
    ready_cpu: float
    peak: Memory
    settled: Memory


def tree(pid: int) -> list[int]:
    """A process and all that come from it."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(found for child in children for found in tree(int(child)))]


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process and its descendants have used, those that have ended too."""
    used = 0
    for each in tree(pid):
        try:
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        used += sum(map(int, fields[11:15]))
    return used / TICKS


def memory_of(pid: int) -> Memory:
    """What a process and its descendants hold."""
    sums = [0, 0]
    for each in tree(pid):
        try:
            text = Path(f"/proc/{each}/smaps_rollup").read_text()
        except OSError:
            continue
        for i, name in enumerate(("Rss", "Pss")):
            if found := re.search(rf"^{name}:\s+(\d+)", text, re.MULTILINE):
                sums[i] += int(found[1])
    return Memory(sums[0] // 1024, sums[1] // 1024)


def first_reply(url: str, game: str, player: str) -> None:
    """Sit down opposite a computer player that begins, and wait for its decision."""
    with httpx.Client(base_url=url, timeout=600) as client:
        answer = client.post("/api/people", json={"name": "Anna"}).json()
        client.headers["authorization"] = f"Bearer {answer['key']}"
        client.cookies.clear()
        seats = client.get("/api/games").json()
        seat = next(each["seats"][1] for each in seats if each["name"] == game)
        table = client.post("/api/tables", json={"game": game, "players": [player], "seat": seat})
        way = f"/api/tables/{table.json()['id']}/scene"
        while client.get(way, params={"seat": seat}).json()["number"] == 0:
            time.sleep(0.1)


def measure(command: list[str], place: Path, environ: dict[str, str], game: str) -> Figures:
    """Start, play, wait until all is compiled, and stop."""
    begin = time.perf_counter()
    with subprocess.Popen(
        command, cwd=place, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as started:
        peaks = [Memory(0, 0)]
        is_over = threading.Event()

        def watch() -> None:
            while not is_over.wait(0.25):
                peaks.append(memory_of(started.pid))

        assert started.stdout is not None
        assert started.stderr is not None
        threading.Thread(target=watch, daemon=True).start()
        threading.Thread(target=started.stderr.read, daemon=True).start()
        url = ""
        for line in started.stdout:
            print(f"  {time.perf_counter() - begin:6.1f} s  {line}", end="", file=sys.stderr)
            if found := re.search(r"running at (\S+)", line):
                url = found[1]
                break
        httpx.get(url).raise_for_status()
        page, page_cpu = time.perf_counter() - begin, cpu_of(started.pid)
        first_reply(url, game, "level2")
        reply, reply_cpu = time.perf_counter() - begin, cpu_of(started.pid)
        while httpx.get(f"{url}/ready", timeout=60).json().get("preparing"):
            time.sleep(0.5)
        ready, ready_cpu = time.perf_counter() - begin, cpu_of(started.pid)
        time.sleep(5)
        settled = memory_of(started.pid)
        is_over.set()
        for pid in reversed(tree(started.pid)):
            os.kill(pid, 15)
    peak = Memory(max(p.resident for p in peaks), max(p.proportional for p in peaks))
    return Figures(page, page_cpu, reply, reply_cpu, ready, ready_cpu, peak, settled)


def main() -> None:
    """Measure both starts and print them side by side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sleepers", help="the game of the first reply")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="start-up-") as folder:
        place = Path(folder) / "clone"
        subprocess.run(["git", "clone", "-q", ROOT, place], check=True)
        pip = subprocess.run(
            [sys.executable, "-m", "pip", "cache", "dir"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        environ = {
            **os.environ,
            "XDG_CACHE_HOME": f"{folder}/cache",
            "XDG_DATA_HOME": f"{folder}/data",
            "PIP_CACHE_DIR": pip,
            "BROWSER": "true",
            "SAFEHOUSE_PORT": "0",
        }
        starts = [measure(["make", "play"], place, environ, arguments.game) for _ in range(2)]
    print("| | first start | second start |\n|---|---|---|")
    for what in ("page", "reply", "ready"):
        names = {"page": "the page opens", "reply": "the computer's first reply"}
        told = [
            f"{getattr(start, what):.1f} s ({getattr(start, f'{what}_cpu'):.1f} s of CPU)"
            for start in starts
        ]
        print(f"| {names.get(what, 'everything is compiled')} | {' | '.join(told)} |")
    for what in ("peak", "settled"):
        told = [
            f"{getattr(start, what).resident} MB ({getattr(start, what).proportional} MB)"
            for start in starts
        ]
        print(f"| memory, {what}: resident (shared pages once) | {' | '.join(told)} |")


if __name__ == "__main__":
    main()
