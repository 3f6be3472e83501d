"""The planted faults stay true while the product changes: `make faults` plants them."""

import shlex
from pathlib import Path

import pytest

from tests.faults import BY_VITEST, FAULTS, ROOT, Fault, places

README = (ROOT / "tests" / "README.md").read_text("utf-8")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_planted_in_one_place(fault: Fault) -> None:
    assert len(places(fault)) == 1
    assert fault.text != fault.instead
    is_of_the_client = fault.tests.startswith(BY_VITEST)
    root = Path(ROOT, "web") if is_of_the_client else ROOT
    for word in shlex.split(fault.tests.removeprefix(BY_VITEST)):
        assert "/" not in word or (root / word).exists()


def test_there_are_enough_faults_and_the_readme_lists_them() -> None:
    assert len(FAULTS) >= 25
    listed = [line for line in README.splitlines() if line.startswith("| ")][1:]
    assert listed == [f"| {fault.area} | {fault.name} |" for fault in FAULTS]
