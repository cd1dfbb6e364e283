"""What a learner has done so far, in one small file of their own.

    work/mine/progress.json
    {"version": 1, "units": {"04_leaf_gradients": {
        "questions": {"leaf-or-not": {"seen": "passed", "marked": {"points": 4, "of": 4}}},
        "predictions": {"4.2-1": {"guess": "None", "right": true}}}}}

``seen`` is what its visible checks said last, ``marked`` what marking gave last, or null. Several
kernels write it, one after the other. Nothing that records ever raises: it is called from
learners' cells, and a full disk is no reason for a check to fail.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from autograder.course.layout import COPIES, MANIFEST, SOLUTIONS, course_around
from autograder.workbench.files import alone_at, write_whole
from autograder.workbench.places import notebook_of_kernel, started_in

VERSION = 1
SEEN = ("passed", "failed")
# Beside a notebook without a course around it, where `progress.json` may be somebody else's.
_ALONE = "autograd_course_progress.json"

JsonDict = dict[str, Any]


def progress_file(start: Path | None = None) -> Path | None:
    """The file in which progress is kept for notebooks in ``start`` (if not said, this kernel's).

    It need not exist. ``None`` in the checkout of those who write the course, outside of its
    copies: who runs a lesson there is not learning from it.
    """
    if start is None:
        notebook = notebook_of_kernel()
        start = notebook.parent if notebook else started_in()
    course = course_around(start)
    if course is None:
        return start / _ALONE
    mine = course / COPIES
    if (course / SOLUTIONS / MANIFEST).is_file() and not start.absolute().is_relative_to(mine):
        return None
    return mine / "progress.json"


def read_progress(path: Path | None) -> JsonDict:
    """What ``path`` holds, complete and of the form above; nothing done yet if there is no file.

    Parts that are of another form, or that a newer version of this course wrote, are left out.
    """
    try:
        found = json.loads(path.read_text("utf-8")) if path else {}
    except (OSError, ValueError, RecursionError):
        found = {}
    units = _table(_table(found).get("units"))
    return {
        "version": VERSION,
        "units": {
            name: {
                "questions": {
                    key: {"seen": _seen(entry.get("seen")), "marked": _marked(entry.get("marked"))}
                    for key, entry in _tables(unit.get("questions"))
                },
                "predictions": {
                    key: {"guess": entry.get("guess"), "right": entry.get("right") is True}
                    for key, entry in _tables(unit.get("predictions"))
                },
            }
            for name, unit in _tables(units)
        },
    }


def record_check(unit: str, question: str, status: str, *, path: Path | None = None) -> None:
    """Keep what the visible checks of a question said: ``"passed"`` or ``"failed"``."""
    if status in SEEN:
        _record(unit, lambda entry: _question(entry, question).update(seen=status), path)


def record_marks(
    unit: str, marks: Mapping[str, Mapping[str, float] | None], *, path: Path | None = None
) -> None:
    """Keep what marking gave: question -> ``{"points": 3, "of": 4}``, ``None`` for no points."""

    def change(entry: JsonDict) -> None:
        for question, given in marks.items():
            _question(entry, question)["marked"] = dict(given) if given else None

    _record(unit, change, path)


def record_prediction(
    unit: str, key: str, guess: object, right: bool, *, path: Path | None = None
) -> None:
    """Keep a guess, and whether it was right."""
    text = guess if isinstance(guess, str) else repr(guess)
    _record(unit, lambda e: e["predictions"].update({key: {"guess": text, "right": right}}), path)


def forget_question(unit: str, question: str, *, path: Path | None = None) -> None:
    """Forget what was said of a question, for it is begun anew."""
    _record(unit, lambda entry: entry["questions"].pop(question, None), path)


def _record(unit: str, change: Callable[[JsonDict], object], path: Path | None) -> None:
    with suppress(Exception), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        path = path or progress_file()
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        with alone_at(path):
            found = read_progress(path)
            before = json.dumps(found)
            change(found["units"].setdefault(unit, {"questions": {}, "predictions": {}}))
            if json.dumps(found) != before:
                _keep_damaged(path)
                _write(path, found)


def _keep_damaged(path: Path) -> None:
    """Put a file that is no progress at all aside; it may be somebody's."""
    with suppress(OSError, RecursionError):
        try:
            sound = isinstance(json.loads(path.read_text("utf-8")), dict)
        except ValueError:
            sound = False
        if not sound:
            path.replace(path.with_name(f"{path.name}.damaged"))


def _write(path: Path, found: JsonDict) -> None:
    write_whole(path, (json.dumps(found, indent=1, ensure_ascii=False) + "\n").encode())


def _question(entry: JsonDict, question: str) -> JsonDict:
    found: JsonDict = entry["questions"].setdefault(question, {"seen": None, "marked": None})
    return found


def _seen(found: object) -> str | None:
    return found if isinstance(found, str) and found in SEEN else None


def _marked(found: object) -> JsonDict | None:
    table = _table(found)
    points, of = table.get("points"), table.get("of")
    if isinstance(points, int | float) and isinstance(of, int | float):
        return {"points": points, "of": of}
    return None


def _table(found: object) -> JsonDict:
    return found if isinstance(found, dict) else {}


def _tables(found: object) -> Iterator[tuple[str, JsonDict]]:
    return ((key, each) for key, each in _table(found).items() if isinstance(each, dict))
