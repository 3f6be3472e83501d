"""The tool that compares our texts with rulebooks finds what they share, and nothing else."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[1] / "tools" / "rulebook_overlap.py"


def overlap(rulebook: Path, text: str) -> tuple[int, str]:
    rulebook.write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, TOOL, rulebook], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout


def test_a_sentence_of_ours_is_found_in_a_rulebook_however_it_is_printed(tmp_path: Path) -> None:
    text = "… so: THE RULES PAGES,\npictures and *stories* here were made for this project! Yes"
    code, out = overlap(tmp_path / "rules.txt", text)
    assert code == 1
    shared = "the rules pages pictures and stories here were made for this project"
    assert out == f"src/safehouse/texts/en/site.ftl: {shared}\n"


def test_six_words_and_words_of_two_messages_are_no_run(tmp_path: Path) -> None:
    text = "The rules pages, pictures and stories! Game over. You won! You lost. Draw. Game aborted"
    assert overlap(tmp_path / "rules.txt", text) == (0, "")
