"""Lessons as a reader runs them who guesses everything."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.running import execute
from autograder.course.canonical import read_notebook
from autograder.course.predictions import guess_in

MIME = "application/vnd.autograd-course.prediction+json"


@dataclass(frozen=True)
class Guessed:
    """What one cell said of a guess, and the rest of what it showed, as it is stored."""

    note: dict[str, Any] | None
    text: str
    others: list[Any]


def run_guessing(path: Path, guess: str, *, limit_s: int = 240) -> dict[str, Guessed]:
    """Run a lesson with ``guess`` typed in everywhere; what became of each guess, by key."""
    notebook = read_notebook(path)
    for cell in notebook.cells:
        if cell.cell_type == "code" and (asked := guess_in(cell.source)):
            line = f"# guess {asked[0]}:"
            cell.source = cell.source.replace(line, f"{line} {guess}", 1)
    with tempfile.TemporaryDirectory() as folder:  # where no progress of anybody's is kept
        ran = execute(notebook, folder=Path(folder), limit_s=limit_s, name=str(path))
    found = {}
    for cell in ran.cells:
        if cell.cell_type == "code" and (asked := guess_in(cell.source)):
            notes = [each for each in cell.outputs if MIME in each.get("data", {})]
            note = notes[0]["data"] if notes else {}
            others = [each for each in cell.outputs if each not in notes]
            found[asked[0]] = Guessed(note.get(MIME), note.get("text/plain", ""), others)
    return found
