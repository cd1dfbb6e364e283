"""Lessons and the data behind their predictions agree: each guess is asked for, and answered."""

from __future__ import annotations

import re
from pathlib import Path

from nbformat import NotebookNode

from autograder.course.canonical import read_notebook
from autograder.course.layout import lesson_paths, relative
from autograder.course.predictions import Prediction, guess_in, read_predictions
from autograder.course.problems import AuthorError, Problem
from autograder.course.put_away import revealing_cells
from autograder.course.roles import place_of

PREDICTIONS = "autograder/content/predictions"
_CHOICE = re.compile(r"^(\d+)\. (.*\S)\s*$", re.MULTILINE)
_SECTION = re.compile(r"^## (\d+\.\d+) ", re.MULTILINE)


def verify_predictions(root: Path) -> list[Problem]:
    """Every guess that a lesson takes and nobody answers, and the other way round."""
    problems = []
    lessons = lesson_paths(root)
    for path in lessons:
        data = root / PREDICTIONS / f"{path.stem}.toml"
        try:
            known = read_predictions(data)
        except AuthorError as error:
            problems.append(Problem(relative(data, root), str(error).removeprefix(f"{data}: ")))
            continue
        problems += _lesson(read_notebook(path), relative(path, root), known, relative(data, root))
    stems = {path.stem for path in lessons}
    for data in sorted((root / PREDICTIONS).glob("*.toml")):
        if data.stem not in stems:
            problems.append(Problem(relative(data, root), f"course/{data.stem}.ipynb is missing."))
    return problems


def _lesson(
    notebook: NotebookNode, where: str, known: dict[str, Prediction], data: str
) -> list[Problem]:
    problems = []
    revealing = {id(cell) for cell in revealing_cells(notebook)}
    asked: list[str] = []
    text = section = ""
    for cell in notebook.cells:
        if cell.cell_type != "code":
            text = cell.source
            section = ([section] + _SECTION.findall(text))[-1]
            continue
        key, guess = guess_in(cell.source) or ("", "")
        if not key:
            continue
        spot = f"{where}, {place_of(cell)}"
        asked.append(key)
        if guess:
            problems.append(Problem(spot, f"has the guess {guess!r} in it; empty the line."))
        if not cell.source.startswith(f"# guess {key}:"):
            problems.append(Problem(spot, f"`# guess {key}:` must be its first line."))
        if section and not key.startswith(f"{section}-"):
            problems.append(Problem(spot, f"takes the guess {key} in section {section}."))
        if id(cell) not in revealing:
            problems.append(Problem(spot, "takes a guess, and no **Predict** stands above it."))
        if key not in known:
            problems.append(Problem(spot, f"takes the guess {key}, which {data} does not know."))
        elif _choices(text) != list(known[key].choices):
            what = f"the choices above it are not those of {key} in {data}, in order."
            problems.append(Problem(spot, what))
    problems += [
        Problem(data, f"`{key}` is asked nowhere in {where}.") for key in known if key not in asked
    ]
    problems += [
        Problem(where, f"the guess {key} is taken more than once.")
        for key in sorted({key for key in asked if asked.count(key) > 1})
    ]
    return problems


def _choices(text: str) -> list[str]:
    """The numbered list below the last **Predict** of a Markdown cell."""
    asking = text[text.rfind("Predict") :]
    return [choice for _, choice in _CHOICE.findall(asking)]
