"""What the machine had too little time for is tried once more, alone, and no third time."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from autograder.course.outcome import Outcome, Status, Submission
from autograder.gradebook import grade_several
from autograder.gradebook.grade_several import Task, grade_all

STOPPED = {"status": Status.GRADED, "scores": {"a": 0.0}, "starved": True}
EARNED = {"status": Status.GRADED, "scores": {"a": 2.0}}
NOT_GRADED = {"status": Status.NOT_GRADED, "starved": True}


@pytest.mark.parametrize(
    ("tries", "counts"),
    [
        pytest.param([EARNED], EARNED, id="at-once"),
        pytest.param([STOPPED, EARNED], EARNED, id="stopped-and-then-not"),
        pytest.param([STOPPED, STOPPED], STOPPED, id="stopped-twice"),
        pytest.param([NOT_GRADED, EARNED], EARNED, id="no-time-and-then-enough"),
        pytest.param([NOT_GRADED, NOT_GRADED], NOT_GRADED, id="never-enough-time"),
    ],
)
def test_the_second_try_counts(monkeypatch, tries, counts):
    left = list(tries)

    def grade_one(_: object, task: Task) -> Outcome:
        found: dict[str, Any] = left.pop(0)
        return replace(Outcome(task.submission, Status.NOT_GRADED), **found)

    monkeypatch.setattr(grade_several, "grade_one", grade_one)
    assignment: Any = None
    task = Task(Submission("ada", "doubling"), assignment, Path(), "seed")
    grader: Any = None

    outcomes = [each for batch in grade_all(grader, [task], jobs=1) for each in batch]

    assert outcomes == [replace(Outcome(task.submission, Status.NOT_GRADED), **counts)]
    assert left == []
