"""The end of every lesson and exercise: what to do next, written from the manifest's order.

It stands between ``<!-- next -->`` and ``<!-- /next -->`` in the last cell. An exercise has two
more cells before that, which mark it; they too are written here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.authoring.outlining import make_outline
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import SOLUTIONS, NotebookKind, relative
from autograder.course.manifest import read_manifest
from autograder.course.outline import Unit
from autograder.course.problems import Problem

BEGIN, END = "<!-- next -->", "<!-- /next -->"
_BLOCK = re.compile(rf"\n*{BEGIN}.*?{END}\n*", re.DOTALL)
_MARKED = """\
## Your marks

That was the last question.
Save (Ctrl+S, on a Mac Cmd+S), then run the cell below: it marks the whole exercise, hidden tests \
included, and says what is left to do.
Come back to it as often as you like."""
_MARKED_BY_TEACHER = """\
## Your marks

That was the last question.
Save (Ctrl+S, on a Mac Cmd+S), then run the cell below: it runs the visible tests of all questions.
The hidden ones are run when you have handed in."""


def write_endings(root: Path) -> list[Path]:
    """Write the end of every notebook; the files that this changed."""
    return [
        path
        for path, kind, notebook in _endings(root)
        if notebook != read_notebook(path) and write_notebook(path, notebook, kind)
    ]


def verify_endings(root: Path) -> list[Problem]:
    """The notebooks whose end does not say what is next."""
    return [
        Problem(relative(path, root), "does not end with its next step.", "make map release")
        for path, _, notebook in _endings(root)
        if notebook != read_notebook(path)
    ]


def _endings(root: Path) -> Iterator[tuple[Path, NotebookKind, NotebookNode]]:
    """Each notebook of the manifest as it should be."""
    manifest = read_manifest(root)
    units = make_outline(root).units
    for unit, following in zip_longest(units, units[1:]):
        path = root / unit.lesson
        notebook = read_notebook(path)
        _end_with(notebook, _after_lesson(unit, following))
        yield path, NotebookKind.LESSON, notebook
        path = root / SOLUTIONS / unit.id / manifest[unit.id].notebook
        notebook = read_notebook(path)
        _have_marks(notebook, unit)
        _end_with(notebook, _after_exercise(unit, following))
        yield path, NotebookKind.SOLUTION, notebook


def _after_lesson(unit: Unit, following: Unit | None) -> str:
    exercise = f"[exercise {unit.number}, {unit.title}](../{unit.exercise})"
    text = f"**Now use it:** {exercise}; {unit.minutes} minutes."
    if following is None:
        return text
    return f"{text}\nAfter that: {_lesson(following, '')}."


def _after_exercise(unit: Unit, following: Unit | None) -> str:
    if following is None:
        text = "This was the last unit: `progress()` shows what is left to do."
    else:
        text = (
            f"**Next:** {_lesson(following, '../../course/')}; {following.lesson_minutes} minutes."
        )
    name = Path(unit.exercise).name
    return f"{text}\nIn a class: save, and hand in this notebook, `{name}`."


def _lesson(unit: Unit, folder: str) -> str:
    return f"[lesson {unit.number}, {unit.title}]({folder}{Path(unit.lesson).name})"


def _have_marks(notebook: NotebookNode, unit: Unit) -> None:
    """Give an exercise the cells that mark it, behind its last question."""
    cells = [cell for cell in notebook.cells if not _is_of_an_ending(cell)]
    text = _MARKED if unit.self_marking else _MARKED_BY_TEACHER
    new = nbformat.v4
    cells += [
        new.new_markdown_cell(text, id="marks"),  # type: ignore[no-untyped-call]
        new.new_code_cell("grade_me()", id="grade-me"),  # type: ignore[no-untyped-call]
        new.new_markdown_cell("", id="the-end"),  # type: ignore[no-untyped-call]
    ]
    notebook.cells = cells


def _is_of_an_ending(cell: NotebookNode) -> bool:
    """Whether a cell is one of ours; by its text too, for a cell that was copied has another id."""
    source = cell.source.strip()
    return (
        cell.id in ("marks", "grade-me", "the-end")
        or source == "grade_me()"
        or source.startswith("## Your marks\n")
        or (bool(source) and not _BLOCK.sub("", source))
    )


def _end_with(notebook: NotebookNode, text: str) -> None:
    """Have the last cell end with the block that says ``text``."""
    if notebook.cells[-1].cell_type != "markdown":
        cell = nbformat.v4.new_markdown_cell("", id="the-end")  # type: ignore[no-untyped-call]
        notebook.cells.append(cell)
    last = notebook.cells[-1]
    kept = _BLOCK.sub("\n\n", last.source).rstrip("\n")
    last.source = f"{kept}\n\n{BEGIN}\n{text}\n{END}".lstrip("\n")
