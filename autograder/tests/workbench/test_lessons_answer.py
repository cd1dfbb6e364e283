"""Every guess that a lesson takes is answered by the lesson's own run, and changes nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from nbval.plugin import get_sanitize_patterns

from autograder.authoring.predicting import PREDICTIONS
from autograder.course.canonical import read_notebook
from autograder.course.layout import lesson_paths
from autograder.course.outputs import settle_outputs
from autograder.course.predictions import guess_in, read_predictions
from autograder.tests.support.guessing import run_guessing
from autograder.tests.support.pictures import words_of

ROOT = Path(__file__).parents[3]
# In which words the versions of PyTorch differ: as where all lessons are run.
PATTERNS = get_sanitize_patterns((ROOT / ".ci" / "nbval.cfg").read_text())
LESSONS = [
    path
    for path in lesson_paths(ROOT)
    if read_predictions(ROOT / PREDICTIONS / f"{path.stem}.toml")
]


@pytest.mark.slow
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_guess_is_answered_and_changes_no_output(path: Path) -> None:
    guessed = run_guessing(path, "1")

    unanswered = {key: each.text for key, each in guessed.items() if _is_right(each.note) is None}
    assert not unanswered
    stored = {
        asked[0]: cell.outputs
        for cell in read_notebook(path).cells
        if cell.cell_type == "code" and (asked := guess_in(cell.source))
    }
    assert {k: _shown(each.others) for k, each in guessed.items()} == {
        k: _shown(outputs) for k, outputs in stored.items()
    }


def _is_right(note: dict[str, object] | None) -> object:
    return (note or {}).get("right")


def _shown(outputs: list[object]) -> list[object]:
    """Outputs without pictures and tracebacks, which lessons do not promise to the byte."""
    texts: list[object] = []
    for output in settle_outputs(list(outputs)):
        if output["output_type"] == "error":
            texts.append((output["ename"], _sanitized(output["evalue"])))
        else:
            texts.append(_sanitized(output.get("text") or output["data"].get("text/plain")))
    return texts


def _sanitized(text: str | None) -> str | None:
    if text is None:
        return None
    text = words_of(text)
    for pattern, replacement in PATTERNS:
        text = re.sub(pattern, replacement, text)
    return text
