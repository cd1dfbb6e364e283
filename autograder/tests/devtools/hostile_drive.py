"""Grade one class in a process of its own, and write down what is known of it afterwards.

    python -m autograder.tests.devtools.hostile_drive ROOT RESULT JOBS [STUDENT ...]

Writes feedback pages for the students named. What is under way is noted in a file beside
RESULT, so that whoever stops a grader that hangs knows which submission it hangs in.
"""

from __future__ import annotations

import faulthandler
import json
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from autograder.course.outcome import Outcome
from autograder.gradebook import grade_class as grading
from autograder.gradebook import grade_several
from autograder.tests.devtools.hostile_class import UNDER_WAY


def main(root: Path, result: Path, jobs: int, pages: list[str]) -> None:
    _note_what_is_under_way(result.with_name(UNDER_WAY))
    faulthandler.register(signal.SIGUSR1)  # says where every thread is
    started = time.monotonic()
    outcomes = grading.grade_class(root, jobs=jobs)
    graded_s = time.monotonic() - started
    # After the grading: a driver pays for nbgrader's imports only where it must.
    from autograder.gradebook.course import Course, write_feedback
    from autograder.tests.devtools.equality import read_rows

    course = Course(root)
    for outcome in outcomes:
        place = outcome.submission
        if place.student in pages and outcome.scores:
            write_feedback(course, place.student, place.assignment)
    found = {
        "outcomes": [_plain(outcome) for outcome in outcomes],
        "rows": _points(read_rows(course)),
        "graded_s": graded_s,
    }
    result.write_text(json.dumps(found), "utf-8")


def _note_what_is_under_way(path: Path) -> None:
    real, started = grade_several.grade_one, time.monotonic()

    def noting(grader: Any, task: Any) -> Outcome:
        began = time.monotonic()
        with path.open("a", buffering=1) as file:
            file.write(f"{began - started:7.2f} + {task.submission.student}\n")
            try:
                return real(grader, task)
            finally:
                now = time.monotonic()
                file.write(f"{now - started:7.2f} - {task.submission.student} {now - began:.2f}\n")

    grade_several.grade_one = noting


def _plain(outcome: Outcome) -> dict[str, Any]:
    return {
        "student": outcome.submission.student,
        "assignment": outcome.submission.assignment,
        "status": outcome.status.value,
        "scores": dict(outcome.scores),
        "notes": [[note.text, note.cell, note.flagged, note.private] for note in outcome.notes],
        "flagged": outcome.flagged,
        "level": outcome.level,
        "detail": outcome.detail,
    }


def _points(rows: Mapping[tuple[str, ...], Any]) -> dict[str, dict[str, float]]:
    """Student -> grade id of each cell graded by running -> the points in the gradebook."""
    points: dict[str, dict[str, float]] = {}
    for (_, student, *fact), value in rows.items():
        if fact[-1] == "auto_score" and value is not None:
            points.setdefault(student, {})[fact[0]] = value
    return points


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), sys.argv[4:])
