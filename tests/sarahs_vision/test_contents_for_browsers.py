"""What the browser knows of the box and the scenarios is what the data says."""

from pathlib import Path

import pytest

from tests.sarahs_vision.contents import ROOT, files


@pytest.mark.parametrize(
    ("path", "text"), [pytest.param(*file, id=str(file[0].relative_to(ROOT))) for file in files()]
)
def test_generated_contents_are_up_to_date(path: Path, text: str) -> None:
    assert path.read_text("utf-8") == text, "run python -m tests.sarahs_vision.contents"
