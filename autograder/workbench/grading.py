"""Behind ``grade_me()``: the exercise of this notebook, marked while its learner waits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import autograder
from autograder.content import OUTLINE
from autograder.course.layout import course_around
from autograder.course.outline import Unit
from autograder.course.problems import AuthorError
from autograder.workbench.beginning import unit_begun
from autograder.workbench.marks import Marks, State
from autograder.workbench.places import notebook_of_kernel, started_in
from autograder.workbench.progress import (
    progress_file,
    read_progress,
    record_check,
    record_marks,
)
from autograder.workbench.runs import runs
from autograder.workbench.showing import Shown, show_marks, show_model

# Far longer than the engine gives one exercise; then something of ours hangs.
_PATIENCE_S = 300.0


def marked_or_model(show: str | None = None) -> Shown:
    """The table of this notebook's exercise, or the model answer of the question ``show``."""
    try:
        unit = unit_here()
        if show is None:
            marks = Marks.from_json(ask("mark", unit)["marks"])
            record(unit, marks, progress_file())
            return show_marks(unit, marks)
        told = ask("show", unit, question=show, tried=was_tried(unit, show, progress_file()))
        return show_model(unit, show, told["model"])
    except AuthorError as error:
        return Shown(str(error))


def record(unit: Unit, marks: Marks, path: Path | None) -> None:
    """Keep what was earned with the learner's progress."""
    for each in marks.questions:
        if each.state is State.NOT_ATTEMPTED:
            continue
        if each.points is not None and not each.untested:
            record_marks(unit.id, {each.id: {"points": each.points, "of": each.of}}, path=path)
        elif each.verdicts:
            record_check(unit.id, each.id, each.state.value, path=path)


def was_tried(unit: Unit, question: str, path: Path | None) -> bool:
    """Whether a question was answered before, whatever stands on the page now."""
    known = read_progress(path)["units"].get(unit.id, {}).get("questions", {})
    return bool(known.get(question, {}).get("seen"))


def unit_here() -> Unit:
    """The unit of this kernel's notebook."""
    found = unit_begun()
    if found is None and (file := notebook_of_kernel()):
        found = file.stem.removesuffix("_exercise")
    if found is None:
        raise AuthorError("Which exercise is this? Run the setup cell at the top, then try again.")
    if found in OUTLINE.by_id:
        return OUTLINE.by_id[found]
    raise AuthorError(f"There is no exercise “{found}”: there are {', '.join(OUTLINE.by_id)}.")


def exercise_here(unit: Unit) -> Path | None:
    """The file of this notebook: as the front end says it, or as exercises are named."""
    name = Path(unit.exercise).name
    if (told := notebook_of_kernel()) and (told.name == name or told.parent.name == unit.id):
        return told
    here = started_in() / name
    return here if here.is_file() else None


def _notebook_in_colab() -> dict[str, Any] | None:
    """The page itself, which Colab gives to those who ask, or None elsewhere."""
    if "google.colab" not in sys.modules:
        return None
    try:
        from google.colab import _message  # type: ignore[import-not-found]

        found = _message.blocking_request("get_ipynb", request="", timeout_sec=10)
        notebook = found["ipynb"]
        return notebook if isinstance(notebook, dict) and notebook.get("cells") else None
    except Exception:  # theirs, and no promise of theirs: what was run is there all the same
        return None


def ask(do: str, unit: Unit, **more: object) -> dict[str, Any]:
    """What `marking`, in another process, answers; `AuthorError` if it cannot."""
    file = exercise_here(unit)
    course = course_around(file.parent if file else started_in())
    request = {
        "do": do,
        "unit": unit.id,
        "course": str(course) if course else None,
        "file": str(file) if file else None,
        "notebook": None if file else _notebook_in_colab(),
        "runs": runs(),
        **more,
    }
    package = str(Path(autograder.__file__).parents[1])
    try:
        done = subprocess.run(
            # Not what lies beside the notebook: it may be called torch.py.
            [sys.executable, "-P", "-m", "autograder.workbench"],
            input=json.dumps(request),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=_PATIENCE_S,
            env={**os.environ, "PYTHONPATH": package},
            check=False,
        )
        answer: dict[str, Any] = json.loads(done.stdout)
    except subprocess.TimeoutExpired as error:
        raise AuthorError(f"Marking was stopped after {_PATIENCE_S:g} seconds.") from error
    except (OSError, ValueError) as error:
        said = done.stderr.strip().splitlines() if "done" in locals() else [str(error)]
        why = said[-1] if said else f"it ended with {done.returncode}"
        raise AuthorError(f"Marking failed; your answers are as they were. ({why})") from error
    if "error" in answer:
        raise AuthorError(answer["error"])
    return answer
