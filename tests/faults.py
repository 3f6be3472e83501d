"""Faults that the tests must catch: `make faults` plants each in a copy and runs the tests for it.

A fault is a text of the product that occurs exactly once, whatever file it is in, and what stands
there instead. It is caught if one of its tests fails. These tests are part of `make test`, and
pass where nothing is planted. They run interpreted, so that no fault waits for the compiler, and
with a tenth of the effort: what is caught so is caught by the whole run all the more.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import cache
from itertools import repeat
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PRODUCT = ("src/safehouse", "web/src")
SUFFIXES = (".py", ".toml", ".ftl", ".ts", ".svelte")
NEEDED = ("src", "tests", "docs", "web", "README.md", "CHANGELOG.md", "pyproject.toml")
BY_VITEST = "vitest "
PASSED, FAILED = 0, 1
AT_ONCE = min(2, os.cpu_count() or 1)


class Fault(NamedTuple):
    """Something wrong, and the tests that are expected to notice."""

    area: str
    name: str
    text: str
    instead: str
    tests: str
    """Arguments of pytest, or of Vitest if they begin with its name."""


FAULTS = (
    # --- The rules of Sleepers --------------------------------------------------------------------
    Fault(
        "rules of Sleepers",
        "Police jump over their own side",
        "    enemy = s.own[1 - seat]\n    free = empty(s)\n",
        "    enemy = s.own[0] | s.own[1]\n    free = empty(s)\n",
        "tests/sleepers/test_rulings_pieces.py -k police",
    ),
    Fault(
        "rules of Sleepers",
        "nine killed agents are enough",
        "if s.num_killed[1 - seat] >= 10:",
        "if s.num_killed[1 - seat] >= 9:",
        "tests/sleepers/test_rulings_end.py",
    ),
    Fault(
        "rules of Sleepers",
        "five Scientists in a row are not enough",
        "if size(scientists) >= 5 and scientists & changed:",
        "if size(scientists) >= 6 and scientists & changed:",
        "tests/sleepers/test_rulings_end.py",
    ),
    Fault(
        "rules of Sleepers",
        "whoever moves loses a tie",
        "            seat = s.seat ^ other\n",
        "            seat = (1 - s.seat) ^ other\n",
        "tests/sleepers/test_rulings_end.py",
    ),
    Fault(
        "rules of Sleepers",
        "a blast spares its own hex",
        "    caught = (NEIGHBOURS[h] | bit(h)) & occupied(s)\n",
        "    caught = NEIGHBOURS[h] & occupied(s)\n",
        "tests/sleepers/test_rulings_pieces.py",
    ),
    # --- The rules of Undercover ------------------------------------------------------------------
    Fault(
        "rules of Undercover",
        "the colour of the enemy may be taken",
        "        if is_agent(code) and shown(code) != enemy(s):\n",
        "        if is_agent(code):\n",
        "tests/undercover/test_rulings_activate.py",
    ),
    Fault(
        "rules of Undercover",
        "an agent that was turned over counts once",
        "        steps += (2 if s.turned else 1) << (4 * shown(code))\n",
        "        steps += 1 << (4 * shown(code))\n",
        "tests/undercover/test_rulings_evaluate.py",
    ),
    Fault(
        "rules of Undercover",
        "the tile of the enemy counts once",
        "total += value * 2 if colour ==",
        "total += value if colour ==",
        "tests/undercover/test_rulings_end.py",
    ),
    # --- The rules of Sarah's Vision --------------------------------------------------------------
    Fault(
        "rules of Sarah's Vision",
        "blocks are pulled from the third layer from the top",
        "UNTOUCHABLE = 3\n",
        "UNTOUCHABLE = 2\n",
        "tests/sarahs_vision/test_rulings_tower.py",
    ),
    Fault(
        "rules of Sarah's Vision",
        "shelter helps nobody",
        "there = figures_at(s, cell) & ~number(s.sheltered)\n",
        "there = figures_at(s, cell)\n",
        "tests/sarahs_vision/test_effects.py tests/sarahs_vision/test_rulings_turn.py",
    ),
    Fault(
        "rules of Sarah's Vision",
        "what a finger has felt is forgotten",
        "    s.possible[layer] &= AGREES[taken, slot, answer]\n",
        "",
        "tests/sarahs_vision/test_rulings_tower.py",
    ),
    Fault(
        "rules of Sarah's Vision",
        "the last block of a layer pays",
        "        return (there | there >> np.uint64(1)) & NIBBLES\n",
        "        return there\n",
        "tests/sarahs_vision/test_rulings_actions.py tests/sarahs_vision/test_rulings_tower.py"
        " tests/sarahs_vision/test_two_implementations.py",
    ),
    # --- Secrets ----------------------------------------------------------------------------------
    Fault(
        "secrets",
        "the key of the deal is left in what a seat of Sleepers knows",
        "    s.deal = NONE\n    s.settled = 0\n",
        "    s.settled = 0\n",
        "tests/sleepers/test_secrecy.py -k seed",
    ),
    Fault(
        "secrets",
        "a seat of Sleepers knows the hand of the other",
        "        if owner != seat:\n            hide(s, owner)\n",
        "        if owner != seat:\n            set_kind(s, unseen(s, owner), UNKNOWN)\n",
        "tests/sleepers/test_sampling.py -k dealt_uniformly",
    ),
    Fault(
        "secrets",
        "a known tile that went home is forgotten",
        "    if code & SEEN_BEFORE:\n        remember(s, owner, kind_of(code))\n",
        "    if code & SEEN_BEFORE:\n        mingle(s, owner, 0)\n",
        "tests/sleepers/test_sampling.py tests/sleepers/test_rulings_hidden.py -k R74",
    ),
    Fault(
        "secrets",
        "how the tower bears can be read from what a seat knows",
        "        s.bearing[layer] = UNKNOWN_BEARING\n",
        "        s.bearing[layer] = s.bearing[layer]\n",
        "tests/test_secrecy.py -k 'sarahs and one'",
    ),
    Fault(
        "secrets",
        "of two agents with the same colour the first is always the same",
        "    picks |= number(mix(counter + ONE + ONE + ONE) & twice)\n",
        "    picks |= number(twice)\n",
        "tests/undercover/test_secrets.py -k uniformly",
    ),
    Fault(
        "secrets",
        "everybody is shown what can be decided",
        "if self.may_decide(seat) and not self.paused else []",
        "if not self.paused and self.actor else []",
        "tests/test_table.py -k 'AnyTableOfUndercover or decid'",
    ),
    Fault(
        "secrets",
        "the file of a running game can be had",
        'raise Refused("still_running", "A game file can be had when the game is over.")',
        "pass",
        "tests/test_table.py -k game_file",
    ),
    Fault(
        "secrets",
        "a view by strict memory shows the other sides of agents",
        '    is_strict = options.memory == "strict" and s.end == RUNNING\n',
        "    is_strict = False\n",
        "tests/undercover/test_rulings_hidden.py -k strict",
    ),
    Fault(
        "secrets",
        "planes show the hand of the other as one's own",
        "fill(planes, MY_HAND + kind, copies(s.hand[seat], kind))",
        "fill(planes, MY_HAND + kind, copies(s.hand[them], kind))",
        "tests/test_planes.py -k sleepers",
    ),
    Fault(
        "secrets",
        "planes leave out what nobody has seen",
        "        planes[UNSEEN, event] = np.uint8(number(s.unseen) >> event & 1)\n",
        "        planes[UNSEEN, event] = 0\n",
        "tests/test_planes.py -k vision",
    ),
    Fault(
        "secrets",
        "what one drew can be looked up",
        "        return Draw(event.seat, count=len(event.kinds) or event.count)\n",
        "        return event\n",
        "tests/test_table.py -k notebook",
    ),
    Fault(
        "secrets",
        "values that others collected can be looked up for ever",
        "            return msgspec.structs.replace(event, value=HIDDEN)\n",
        "            return event\n",
        "tests/undercover tests/test_table.py -k 'remembered or strict'",
    ),
    Fault(
        "secrets",
        "everybody is told which agent was recruited",
        "return _hidden(Recruit(SEATS[a], HEXES[b], KINDS[c]), but_to=[SEATS[a]])",
        "return Telling(Recruit(SEATS[a], HEXES[b], KINDS[c]))",
        "tests/sleepers/test_rulings_hidden.py tests/test_table.py -k 'recruit'",
    ),
    Fault(
        "secrets",
        "story cards are read where events are shuffled",
        '    if options.events == "shuffled":\n        rows',
        '    if options.events == "unshuffled":\n        rows',
        "tests/sarahs_vision -k 'V8 or story'",
    ),
    # --- The engine -------------------------------------------------------------------------------
    Fault(
        "engine",
        "a secret deals every game alike",
        'b"safehouse dealing %d" % number',
        'b"safehouse dealing %d" % 0',
        "tests/test_dealing.py",
    ),
    Fault(
        "engine",
        "deals and decisions use the same random numbers",
        "np.uint64(2 * number + 1)",
        "np.uint64(2 * number)",
        "tests/test_agreement.py -k 'one_game and undercover'",
    ),
    Fault(
        "engine",
        "a game file with a wrong result is believed",
        "if self.result is not None and self.result != state.result:",
        "if False:",
        "tests/sleepers/test_notation.py -k wrong_result",
    ),
    # --- Computer players -------------------------------------------------------------------------
    Fault(
        "players",
        "a greedy player takes the worst",
        "best = np.flatnonzero(total >= total.max() - 1e-9)",
        "best = np.flatnonzero(total <= total.min() + 1e-9)",
        "tests/test_players.py -k 'further and undercover and random'",
    ),
    # --- Clocks -----------------------------------------------------------------------------------
    Fault(
        "clocks",
        "a turn gives no time back",
        "return left + self.setting.increment * SECOND, periods",
        "return left, periods",
        "tests/test_clock.py",
    ),
    Fault(
        "clocks",
        "a clock that is set back gives time",
        "left -= max(0, now - self.since)",
        "left -= now - self.since",
        "tests/test_clock.py",
    ),
    Fault(
        "clocks",
        "who is out of time may still decide",
        'if self.must_time_out(entry.at) or (entry.by == "player" and falls_back):',
        'if entry.by == "player" and falls_back:',
        "tests/test_table.py -k 'time or clock'",
    ),
    # --- Ratings ----------------------------------------------------------------------------------
    Fault(
        "ratings",
        "the loser is rated as a winner",
        "after_results(other, [(one.rested(now), 1 - score)], now)",
        "after_results(other, [(one.rested(now), score)], now)",
        "tests/test_ratings.py",
    ),
    Fault(
        "ratings",
        "who rests is known as well as before",
        "math.hypot(uncertainty, SCALE * volatility * math.sqrt(periods))",
        "uncertainty",
        "tests/test_ratings.py",
    ),
    # --- At the table -----------------------------------------------------------------------------
    Fault(
        "table",
        "one side agrees to a draw",
        "        if len(offers) == 2:\n",
        "        if len(offers) >= 1:\n",
        "tests/test_table.py -k draw",
    ),
    # --- Storage ----------------------------------------------------------------------------------
    Fault(
        "storage",
        "an entry is read twice",
        "entries.c.number > number",
        "entries.c.number >= number",
        "tests/server/test_storage.py -k sqlite",
    ),
    Fault(
        "storage",
        "what an entry changes is written without it",
        "await _write_changes(connection, done)",
        "await _write_changes(connection, batch)",
        "tests/server/test_storage.py -k sqlite",
    ),
    Fault(
        "storage",
        "one person takes two seats",
        "seats.c.seat == seat, free, ~sits)",
        "seats.c.seat == seat, free)",
        "tests/server/test_routes.py -k 'one_person_takes_one_seat and sqlite'",
    ),
    # --- People and protocol ----------------------------------------------------------------------
    Fault(
        "people",
        "any passphrase opens an account",
        "        except VerificationError:\n            person = None\n",
        "        except VerificationError:\n            pass\n",
        "tests/server/test_people.py -k passphrase",
    ),
    Fault(
        "protocol",
        "who has seen an older table may decide",
        "    if number != table.number:\n",
        "    if number > table.number:\n",
        "tests/server/test_routes.py -k cannot_be_made",
    ),
    Fault(
        "protocol",
        "two people's messages are taken for one",
        'f"{person}:{request.id}"',
        "request.id",
        "tests/server/test_routes.py -k cannot_be_made",
    ),
    # --- Texts ------------------------------------------------------------------------------------
    Fault(
        "texts",
        "a message is missing in French",
        "loading-table = On dresse la table…\n",
        "",
        "tests/test_texts.py -k three_languages",
    ),
    Fault(
        "texts",
        "a message asks for what it is not given",
        "[named] { $name }\n       *[spectator] Public",
        "[named] { $nom }\n       *[spectator] Public",
        "tests/test_texts.py -k three_languages",
    ),
    # --- Boards and pages -------------------------------------------------------------------------
    Fault(
        "boards",
        "the enemy is not across the wheel",
        "return turn(colour, 3);",
        "return turn(colour, 2);",
        BY_VITEST + "src/games/undercover",
    ),
    Fault(
        "boards",
        "a step on the map of Sleepers goes the wrong way",
        "  [1, 1],\n  [1, 0],\n",
        "  [1, 0],\n  [1, 1],\n",
        BY_VITEST + "src/games/sleepers",
    ),
    Fault(
        "pages",
        "a paused clock runs on",
        "if (times.paused || times.running !== seat) return left;",
        "if (times.running !== seat) return left;",
        BY_VITEST + "src/lib/clock.test.ts",
    ),
    Fault(
        "pages",
        "what was not answered is not sent again",
        "for (const unanswered of this.#unanswered.values()) this.#send(unanswered);",
        "",
        BY_VITEST + "src/lib/connection.test.ts",
    ),
)


@cache
def sources() -> dict[Path, str]:
    """All files of the product in which a fault may be planted."""
    return {
        path: path.read_text("utf-8")
        for folder in PRODUCT
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in SUFFIXES and not path.name.endswith(".test.ts")
    }


def places(fault: Fault) -> list[Path]:
    """The files in which a fault's text occurs, as often as it does."""
    return [
        path.relative_to(ROOT)
        for path, source in sources().items()
        for _ in range(source.count(fault.text))
    ]


def copy_to(folder: Path) -> Path:
    """A copy of all that is tested."""
    for name in NEEDED:
        skipped = shutil.ignore_patterns("node_modules", "__pycache__", ".*_cache")
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=skipped)
        else:
            shutil.copy(ROOT / name, folder / name)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    return folder


def run(tests: str, copy: Path) -> subprocess.CompletedProcess[str]:
    """Run some tests in a copy."""
    if tests.startswith(BY_VITEST):
        words = shlex.split(tests.removeprefix(BY_VITEST))
        code = f"import build; build.npm('run', 'test', '--', *{words})"
        command, folder = [sys.executable, "-c", code], copy / "web"
    else:
        more = ["-x", "-p", "anyio", "-p", "no:cacheprovider"]
        command = [sys.executable, "-m", "pytest", *more, *shlex.split(tests)]
        folder = copy
    return subprocess.run(
        command,
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(copy / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "NUMBA_DISABLE_JIT": "1",
            "SAFEHOUSE_EFFORT": "0.1",
        },
        capture_output=True,
        text=True,
    )


def is_caught(fault: Fault, copy: Path) -> bool:
    """Plant a fault, see whether a test fails, and take it out again."""
    (path,) = places(fault)
    source = sources()[ROOT / path]
    try:
        (copy / path).write_text(source.replace(fault.text, fault.instead), "utf-8")
        done = run(fault.tests, copy)
    finally:
        (copy / path).write_text(source, "utf-8")
    if done.returncode not in (PASSED, FAILED):
        sys.exit(f"The tests of “{fault.name}” did not run:\n{done.stdout}{done.stderr}")
    return done.returncode == FAILED


def all_pass(chosen: Sequence[Fault], copy: Path) -> bool:
    """Whether the tests pass where nothing is planted."""
    tests = list(dict.fromkeys(fault.tests for fault in chosen))
    with ThreadPoolExecutor(AT_ONCE) as threads:
        failed = [done for done in threads.map(run, tests, repeat(copy)) if done.returncode]
    for done in failed:
        print(shlex.join(done.args), done.stdout, done.stderr, sep="\n")
    return not failed


def tried(chosen: Sequence[Fault], copies: Sequence[Path]) -> Iterator[tuple[Fault, bool, float]]:
    """Each fault, whether it was caught and how long that took, as many at a time as copies."""
    free: SimpleQueue[Path] = SimpleQueue()
    for copy in copies:
        free.put(copy)

    def try_one(fault: Fault) -> tuple[Fault, bool, float]:
        copy, begun = free.get(), time.monotonic()
        try:
            return fault, is_caught(fault, copy), time.monotonic() - begun
        finally:
            free.put(copy)

    with ThreadPoolExecutor(len(copies)) as threads:
        for done in as_completed([threads.submit(try_one, fault) for fault in chosen]):
            yield done.result()


def main(words: Sequence[str]) -> int:
    """Plant all faults, or those whose names contain a word."""
    chosen = [fault for fault in FAULTS if all(word in fault.name for word in words)]
    missed = []
    with tempfile.TemporaryDirectory(prefix="safehouse-faults-") as folder:
        copies = [copy_to(Path(folder, str(n))) for n in range(AT_ONCE)]
        print("Running the tests without a fault.", flush=True)
        if not all_pass(chosen, copies[0]):
            return 1
        for number, (fault, caught, seconds) in enumerate(tried(chosen, copies), 1):
            said = "caught" if caught else "MISSED"
            print(
                f"{number:3}/{len(chosen)}  {said}  {seconds:4.0f} s  {fault.area}: {fault.name}",
                flush=True,
            )
            if not caught:
                missed.append(fault)
    print(f"{len(chosen) - len(missed)} of {len(chosen)} faults were caught.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
