"""Whether we give honest answers the grades that stock nbgrader gives, row by row.

One class answers every question of its units in every way the corpus knows, some of it late,
some of it without prose. It is graded three times, each time in a copy of the course:

    stock      `nbgrader autograde` with nbgrader's own settings
    command    `autograder grade`
    plugin     `nbgrader autograde` with the settings of the course
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from autograder.authoring.corpus import CORPUS
from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook
from autograder.course.layout import CONFIG
from autograder.course.roles import read_roles
from autograder.gradebook.course import Course, register
from autograder.gradebook.grade_class import grade_class
from autograder.tests.devtools.simulated_class import copy_course, hand_in, read_unit
from autograder.tests.devtools.stock import make_stock_copy, run_nbgrader

_DUE = "2026-02-01 12:00:00 UTC"
_HANDED_IN = ("2026-01-31 10:00:00 UTC", "2026-02-01T12:00:00.5+01:00", "2026-02-03 00:00:00 UTC")
# Late work earns nothing, so that a penalty shows.
_PENALTY = '\nc.LateSubmissionPlugin.penalty_method = "zero"\n'

Row = tuple[str, ...]
Rows = dict[Row, Any]


@dataclass(frozen=True)
class Difference:
    """One fact of a gradebook that is not as stock nbgrader has it.

    Attributes:
        row: assignment, student, and which fact of which cell.
        reason: what is known to make stock nbgrader's the wrong one; empty if nothing is.
    """

    way: str
    row: Row
    stock: object
    ours: object
    reason: str

    def __str__(self) -> str:
        why = self.reason or "no known reason"
        return f"{self.way}: {', '.join(self.row)}: {self.ours}, stock {self.stock} ({why})"


@dataclass(frozen=True)
class Comparison:
    """What came of grading one class in three ways."""

    submissions: int
    rows: int
    differences: Sequence[Difference]

    @property
    def unexplained(self) -> list[Difference]:
        """Differences for which we may be to blame."""
        return [difference for difference in self.differences if not difference.reason]

    def describe(self) -> str:
        """The differences, and how many there are."""
        explained = len(self.differences) - len(self.unexplained)
        last = (
            f"{self.submissions} submissions, {self.rows} facts in each gradebook, "
            f"{explained} differences explained, {len(self.unexplained)} not"
        )
        return "\n".join([*map(str, self.differences), last])


def compare(
    root: Path,
    names: Sequence[str],
    folder: Path,
    *,
    most: int | None = None,
    say: Callable[[str], None] = print,
) -> Comparison:
    """Grade units of the course in ``root`` in all three ways, in the new ``folder``.

    Args:
        most: the most submissions of each unit; without it as many as it takes.
    """
    plugin = _make_class(root, names, folder / "plugin", most)
    stock = make_stock_copy(plugin.root, folder / "stock")
    with (stock.root / CONFIG).open("a") as config:
        config.write(_PENALTY)
    command = Course(Path(shutil.copytree(plugin.root, folder / "command")))
    for course in (stock, plugin, command):
        for name in names:
            register(course, name)
            with course.gradebook() as gradebook:
                gradebook.update_or_create_assignment(name, duedate=_DUE)
    say(f"{len(plugin.submissions())} submissions: grading with `autograder grade`")
    grade_class(command.root, say=say)
    for course, how in ((plugin, "with our settings"), (stock, "as it comes")):
        for name in names:
            say(f"`nbgrader autograde {name}` {how}")
            run_nbgrader(course.root, "autograde", name)
    wanted = read_rows(stock)
    differences = [
        difference
        for way, course in (("command", command), ("plugin", plugin))
        for difference in _differences(way, read_rows(course), wanted, stock)
    ]
    return Comparison(len(plugin.submissions()), len(wanted), differences)


def read_rows(course: Course) -> Rows:
    """Everything that grading enters into the gradebook, by assignment, student and fact."""
    with course.gradebook() as gradebook:
        return {
            (assignment.name, submission.student.id, *fact): value
            for assignment in gradebook.assignments
            for submission in assignment.submissions
            for fact, value in _facts(submission)
        }


def _facts(submission: Any) -> Iterator[tuple[Row, Any]]:
    yield ("timestamp",), submission.timestamp
    for notebook in submission.notebooks:
        yield (notebook.name, "late_submission_penalty"), notebook.late_submission_penalty
        for grade in notebook.grades:
            yield (grade.name, "auto_score"), grade.auto_score
            yield (grade.name, "manual_score"), grade.manual_score
            yield (grade.name, "needs_manual_grade"), grade.needs_manual_grade
        for comment in notebook.comments:
            yield (comment.name, "auto_comment"), comment.auto_comment
            yield (comment.name, "manual_comment"), comment.manual_comment


def _make_class(root: Path, names: Sequence[str], folder: Path, most: int | None) -> Course:
    copy_course(root, folder)
    with (folder / CONFIG).open("a", encoding="utf-8") as config:
        config.write(_PENALTY)
    release(folder)
    course = Course(folder)
    for name in names:
        unit = read_unit(folder, name, corpus=root / CORPUS)
        for number, answers in enumerate(islice(unit.every_answer(), most)):
            place = course.submitted(f"student-{number:02d}", name)
            hand_in(unit, answers, unit.prose if number % 2 else {}, place)
            if number % 4:  # and some without a time
                time = _HANDED_IN[number % 4 - 1]
                (place / "timestamp.txt").write_text(time + "\n", "utf-8")
    return course


def _differences(way: str, ours: Rows, wanted: Rows, stock: Course) -> Iterator[Difference]:
    missing = "no such row"
    for row in sorted(ours.keys() | wanted.keys()):
        found, expected = ours.get(row, missing), wanted.get(row, missing)
        if found != expected:
            yield Difference(way, row, expected, found, _reason(stock, row))


def _reason(stock: Course, row: Row) -> str:
    """What made stock nbgrader take points for something else than a wrong answer, if it did."""
    assignment, student, *fact = row
    path = stock.graded(student, assignment)
    if fact[-1] != "auto_score" or not path.is_file():
        return ""
    notebook = read_notebook(path)
    outputs = [
        output
        for cell in read_roles(notebook)
        if cell.is_code and cell.grade_id == fact[0]
        for output in notebook.cells[cell.index].outputs
    ]
    stderr = "".join(output.text for output in outputs if output.get("name") == "stderr")
    if stderr and not any(output.output_type == "error" for output in outputs):
        return f"stock takes points for stderr: {' '.join(stderr.split())[:100]}"
    return ""
