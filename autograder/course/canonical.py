"""The one form in which a notebook of the course is stored, so that a diff shows only edits.

Every transformation, in order:
 1. notebook format 4.5, written by ``nbformat.write``: sorted keys, one space of indent;
 2. notebook metadata is the Python 3 kernel and nothing else: no editor, Colab or Jupytext traces;
 3. cell metadata is what ``CELL_METADATA`` names; empty entries are dropped;
 4. nbgrader's entry is complete, so an author may write only what matters in the text view;
 5. every cell has an id of its own; a missing or repeated one is made from the cell's text;
 6. no trailing line end in a cell;
    the setup cell, known by its title, is folded;
 7. solutions: no outputs, no execution counts;
 8. lessons: outputs stay, without timings, split streams and paths of one machine;
 9. lessons: outputs that answer a Predict are put away (`put_away.py`); `read_notebook` takes them
    out again.
"""

from __future__ import annotations

import hashlib
import io
import json
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from autograder.course.layout import NotebookKind
from autograder.course.outputs import settle_outputs
from autograder.course.problems import AuthorError, Problem
from autograder.course.put_away import put_away, take_out
from autograder.course.roles import Role, place_of, role_of
from autograder.course.titles import FOLDED, SETUP_TITLE, title_of

KERNEL = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {"name": "python", "pygments_lexer": "ipython3"},
}
CELL_METADATA = frozenset({"nbgrader", "tags", "jupyter", "slideshow", "cellView"})
JUPYTER_METADATA = frozenset({"source_hidden", "outputs_hidden"})
GRADER_METADATA = frozenset(
    {"grade", "grade_id", "locked", "points", "schema_version", "solution", "task"}
)


def read_notebook(path: Path) -> NotebookNode:
    """The notebook in ``path`` as it is stored, or ``AuthorError`` when it is none.

    ``nbformat.reads`` would give cells without an id a random one.
    """
    try:
        text = path.read_text("utf-8")
        version = json.loads(text).get("nbformat")
        notebook: NotebookNode = nbformat.v4.reads(text)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, KeyError, AttributeError, TypeError) as error:
        raise AuthorError(f"{path}: is not a notebook that can be read ({error}).") from error
    if version != 4:
        raise AuthorError(f"{path}: is a notebook of format {version}; save it with JupyterLab.")
    take_out(notebook)
    return notebook


def write_notebook(path: Path, notebook: NotebookNode, kind: NotebookKind) -> bool:
    """Write the canonical form; return whether the file's bytes changed."""
    try:
        text = canonical_text(notebook, kind)
    except AuthorError as error:
        raise AuthorError(f"{path}: {error}") from error
    if path.exists() and path.read_text("utf-8") == text:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return True


def normalise(path: Path, kind: NotebookKind) -> bool:
    """Bring the file to its canonical form; return whether that changed it."""
    return write_notebook(path, read_notebook(path), kind)


def canonical_text(notebook: NotebookNode, kind: NotebookKind) -> str:
    """The canonical file content of ``notebook``."""
    settled = _canonical(notebook, kind)
    if kind is NotebookKind.LESSON:
        put_away(settled)
    try:
        nbformat.validate(settled)
    except nbformat.ValidationError as error:
        raise AuthorError(f"breaks the notebook format: {error.message}.") from error
    buffer = io.StringIO()
    nbformat.write(settled, buffer)  # type: ignore[no-untyped-call]
    return buffer.getvalue()


def verify_canonical(path: Path, kind: NotebookKind) -> list[Problem]:
    """What keeps ``path`` from its canonical form, named by cell as far as it can be."""
    where = path.as_posix()
    mend = "make normalise"
    try:
        notebook = read_notebook(path)
        settled_text = canonical_text(notebook, kind)
    except AuthorError as error:
        return [Problem(where, str(error).removeprefix(f"{path}: "))]
    if path.read_text("utf-8") == settled_text:
        return []
    problems = [Problem(where, reason, mend) for reason in _notebook_reasons(notebook)]
    seen: set[str] = set()
    for cell, settled in zip(notebook.cells, _canonical(notebook, kind).cells, strict=True):
        spot = f"{where}, {place_of(settled)}"
        problems += [Problem(spot, reason, mend) for reason in _cell_reasons(cell, settled, seen)]
    return problems or [Problem(where, "is not in the canonical form.", mend)]


def _canonical(notebook: NotebookNode, kind: NotebookKind) -> NotebookNode:
    settled = nbformat.from_dict(notebook)  # type: ignore[no-untyped-call]
    settled.nbformat, settled.nbformat_minor = 4, 5
    settled.metadata = nbformat.from_dict(KERNEL)  # type: ignore[no-untyped-call]
    taken: set[str] = set()
    for cell in settled.cells:
        cell.source = cell.source.rstrip("\n")
        cell.metadata = _cell_metadata(cell)
        cell.id = _cell_id(cell, taken)
        if cell.cell_type != "code":
            cell.pop("outputs", None)
            cell.pop("execution_count", None)
        elif kind is NotebookKind.SOLUTION:
            cell.outputs, cell.execution_count = [], None
        else:
            cell.outputs = settle_outputs(cell.outputs)
    result: NotebookNode = settled
    return result


def _cell_metadata(cell: NotebookNode) -> NotebookNode:
    kept: dict[str, Any] = {key: cell.metadata[key] for key in CELL_METADATA & set(cell.metadata)}
    if cell.cell_type == "code" and title_of(cell.source) == SETUP_TITLE:
        kept |= FOLDED
    if "jupyter" in kept:
        kept["jupyter"] = {k: v for k, v in kept["jupyter"].items() if k in JUPYTER_METADATA}
    if "slideshow" in kept:
        # JupyterLab's property inspector leaves an empty slide type behind when merely opened.
        kept["slideshow"] = {k: v for k, v in kept["slideshow"].items() if v}
    if "nbgrader" in kept:
        kept["nbgrader"] = _grader_metadata(kept["nbgrader"])
    settled = nbformat.from_dict({key: value for key, value in kept.items() if value})  # type: ignore[no-untyped-call]
    result: NotebookNode = settled
    return result


def _grader_metadata(grader: dict[str, Any]) -> dict[str, Any]:
    role = role_of(grader)
    if role is Role.PLAIN:
        return {}
    complete = {
        "grade": False,
        "locked": role in (Role.TEST, Role.TASK, Role.READ_ONLY),
        "schema_version": 3,
        "solution": False,
        "task": False,
        **{key: value for key, value in grader.items() if key in GRADER_METADATA},
    }
    if not (complete["grade"] or complete["task"]):
        complete.pop("points", None)
    return complete


def _cell_id(cell: NotebookNode, taken: set[str]) -> str:
    """The cell's own id, or one made from its text: the same on every machine."""
    own = cell.get("id", "")
    copy = 0
    while not own or own in taken:
        own = hashlib.sha256(f"{copy}\n{cell.source}".encode()).hexdigest()[:8]
        copy += 1
    taken.add(own)
    return str(own)


def _notebook_reasons(notebook: NotebookNode) -> list[str]:
    reasons = [
        f"has foreign notebook metadata `{key}`."
        for key in sorted(set(notebook.metadata) - set(KERNEL))
    ]
    if (notebook.nbformat, notebook.nbformat_minor) != (4, 5):
        reasons.append(f"is in format {notebook.nbformat}.{notebook.nbformat_minor}, not 4.5.")
    return reasons


def _cell_reasons(cell: NotebookNode, settled: NotebookNode, seen: set[str]) -> list[str]:
    reasons = []
    if cell.get("outputs") and not settled.get("outputs"):
        reasons.append("has a stored output.")
    elif cell.get("outputs", []) != settled.get("outputs", []):
        reasons.append("has outputs with timings, split streams or paths of one machine.")
    if cell.get("execution_count") and settled.get("execution_count") is None:
        reasons.append("has an execution count.")
    extra = sorted(set(cell.metadata) - set(settled.metadata))
    reasons += [f"has metadata `{key}` that is not kept." for key in extra]
    if any(cell.metadata[key] != settled.metadata[key] for key in settled.metadata):
        reasons.append("has incomplete or foreign entries in its metadata.")
    if not cell.get("id"):
        reasons.append("has no id.")
    elif cell.id in seen:
        reasons.append("repeats the id of a cell above.")
    seen.add(cell.get("id", ""))
    return reasons
