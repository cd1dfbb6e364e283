"""What stands on a learner's page: the saved file, and what was run since it was saved.

A kernel does not hold its notebook. The file may be older than the page, so the texts of answers
that were run after it was saved count instead of those in the file. What was typed since and
neither run nor saved, nobody but the browser knows; hence the sentence that says what was marked.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.names import assigned_names, defined_names
from autograder.course.problems import AuthorError
from autograder.rebuild.expected import Given, expected_of


@dataclass(frozen=True)
class Run:
    """One cell that a kernel ran: its id, where the front end tells it, its text, and when."""

    cell: str | None
    text: str
    at: float


@dataclass(frozen=True)
class Page:
    """The bytes of a notebook, and a sentence on where they come from."""

    text: bytes
    said: str


def page_of_file(assignment: GradedAssignment, path: Path, runs: Sequence[Run] = ()) -> Page:
    """The file at ``path``, with the answers that were run since it was saved."""
    try:
        saved_at, text = path.stat().st_mtime, path.read_bytes()
    except OSError as error:
        raise AuthorError(f"{path}: cannot be read ({error.strerror}).") from error
    clock = time.strftime("%H:%M:%S", time.localtime(saved_at))
    if time.time() - saved_at > 12 * 3600:
        clock = time.strftime("%d %B %Y, %H:%M", time.localtime(saved_at))
    newer = [run for run in _with_sure_ids(runs, assignment) if run.at > saved_at]
    merged, changed = _with_runs(assignment, text, newer) if newer else (text, [])
    said = f"Marked: {path.name} as it was saved at {clock}"
    if changed:
        names = ", ".join(f"`{name}`" for name in changed)
        said += f", with {names} as you ran it since" if len(changed) == 1 else (
            f", with {names} as you ran them since"
        )  # fmt: skip
    return Page(merged, f"{said}. Changed it since? Save (Ctrl+S, on a Mac Cmd+S) and mark again.")


def page_of_runs(assignment: GradedAssignment, runs: Sequence[Run]) -> Page:
    """The exercise with the answers that a kernel ran last, where there is no file."""
    notebook: NotebookNode = nbformat.from_dict(assignment.notebook)  # type: ignore[no-untyped-call]
    runs = _with_sure_ids(runs, assignment)
    for given in expected_of(assignment).answers:
        if given.view.is_code and (text := _last_run(given, runs)) is not None:
            notebook.cells[given.index].source = text
    text = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
    return Page(
        text.encode(),
        "Marked: the answers that you ran in this session, for there is no file of this notebook "
        "here. Answers in prose and cells that you have not run are not in it.",
    )


def page_of_json(notebook: dict[str, Any]) -> Page:
    """The page as a front end sent it."""
    return Page(json.dumps(notebook).encode(), "Marked: the page as it stands.")


def _with_runs(
    assignment: GradedAssignment, text: bytes, runs: Sequence[Run]
) -> tuple[bytes, list[str]]:
    """A notebook's bytes with newer answers in it, and the grade ids of these."""
    try:
        notebook = json.loads(text)
        cells = [cell for cell in notebook["cells"] if cell.get("cell_type") == "code"]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return text, []  # rebuilding says what is wrong with it
    changed = []
    for given in expected_of(assignment).answers:
        found = [cell for cell in cells if _is_home(cell, given)]
        if len(found) != 1:  # split or copied: the file is what is clear
            continue
        newer = _last_run(given, runs)
        if newer is not None and newer.rstrip("\n") != _source(found[0]).rstrip("\n"):
            found[0]["source"] = newer
            changed.append(given.name)
    return (json.dumps(notebook).encode() if changed else text), changed


def _is_home(cell: dict[str, Any], given: Given) -> bool:
    metadata = cell.get("metadata")
    grader = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    grade_id = grader.get("grade_id") if isinstance(grader, dict) else None
    return (grade_id or cell.get("id")) in (given.view.grade_id, given.view.id)


def _with_sure_ids(runs: Sequence[Run], assignment: GradedAssignment) -> list[Run]:
    """``runs``, without ids if none of them is one of the notebook's: VS Code has its own."""
    ids = {view.id for view in assignment.cells}
    if any(run.cell in ids for run in runs):
        return list(runs)
    return [replace(run, cell=None) for run in runs]


def _last_run(given: Given, runs: Sequence[Run]) -> str | None:
    """The text with which an answer cell was run last; without ids, it is known by its names."""
    for run in reversed(runs):
        if run.cell == given.view.id or (run.cell is None and _defines(run.text, given)):
            return run.text
    return None


def _defines(text: str, given: Given) -> bool:
    if given.defined:
        return given.defined <= defined_names(text)
    return bool(given.assigned) and given.assigned <= assigned_names(text)


def _source(cell: dict[str, Any]) -> str:
    source = cell.get("source", "")
    return "".join(source) if isinstance(source, list) else str(source)
