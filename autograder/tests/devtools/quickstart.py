"""nbgrader's own quickstart course, graded by stock nbgrader and by ours: the same rows?

    stock    `nbgrader autograde ps1` with what `nbgrader quickstart` wrote
    ours     the same command, once `TWO_LINES` stand in nbgrader_config.py

Among those who hand in is somebody hostile; nothing is asked of that one's own grade.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat

from autograder.course.layout import CONFIG
from autograder.gradebook.course import Course, register
from autograder.tests.devtools.stock import run_nbgrader

TWO_LINES = """\
c.Autograde.exporter_class = "autograder.gradebook.plugins.autograde.Grade"
c.Autograde.sanitize_preprocessors = ["autograder.gradebook.plugins.autograde.Refuse"]
"""
# An endless loop is stopped soon, and what ipykernel 7 warns of on stderr costs nobody points.
_SETTINGS = """
c.Execute.timeout = 3
c.Execute.extra_arguments = ["--log-level=ERROR"]
c.LateSubmissionPlugin.penalty_method = "zero"
"""
_DUE = "2026-02-01 12:00:00 UTC"
_LATE, _IN_TIME = "2026-02-03 00:00:00 UTC", "2026-01-31 10:00:00 UTC"

Rows = dict[tuple[str, ...], Any]

HOSTILE = "mallory"
VICTIM = "ada"
_SQUARES = """\
def squares(n):
    if n < 1:
        raise ValueError("n must be at least 1")
    return [i ** 2 for i in range(1, n + 1)]
"""
_SUM = "def sum_of_squares(n):\n    return sum(squares(n))\n"
_RIGHT = {"squares": _SQUARES, "sum_of_squares": _SUM}
_PROSE = {"sum_of_squares_equation": "$\\sum i^2$", "part-a": "Fibonacci's numbers, recursively."}
# It knows where the course is: paths are no secret.
_ATTACK = """\
import shutil, sqlite3
from pathlib import Path
course = Path({root!r})
for folder in ("submitted", "autograded"):
    try:
        (course / folder / {victim!r} / "ps1" / "mallory_was_here.txt").write_text("hello")
    except OSError:
        pass
try:
    with sqlite3.connect(course / "gradebook.db") as gradebook:
        gradebook.execute("update student set first_name = 'mallory was here'")
except sqlite3.Error:
    pass
"""


@dataclass(frozen=True)
class Comparison:
    """The rows of both gradebooks, without those of the hostile one, and the seconds it took."""

    stock: Rows
    ours: Rows
    stock_s: float
    ours_s: float

    @property
    def differences(self) -> dict[tuple[str, ...], tuple[Any, Any]]:
        """Row -> what stock has, what we have."""
        return {
            row: (self.stock.get(row, "none"), self.ours.get(row, "none"))
            for row in sorted(self.stock.keys() | self.ours.keys())
            if self.stock.get(row, "none") != self.ours.get(row, "none")
        }

    def describe(self) -> str:
        """The differences, how many rows there are, and how many times as fast ours is."""
        lines = [f"{', '.join(row)}: {both}" for row, both in self.differences.items()]
        return "\n".join(
            [
                *lines,
                f"{len(self.stock)} facts in the gradebook, {len(lines)} differ",
                f"stock {self.stock_s:.1f} s, ours {self.ours_s:.1f} s: "
                f"course_ratio {self.stock_s / self.ours_s:.1f}",
            ]
        )


def make_quickstart(folder: Path) -> Path:
    """The course as `nbgrader quickstart` makes it, released, with a due date."""
    run(folder, "quickstart", "course101")
    root = folder / "course101"
    with (root / CONFIG).open("a", encoding="utf-8") as config:
        config.write(_SETTINGS)
    register(Course(root), "ps1")
    with Course(root).gradebook() as gradebook:
        gradebook.update_or_create_assignment("ps1", duedate=_DUE)
    return root


def compare(root: Path, stock: Path, *, times: int = 1) -> Comparison:
    """Grade the class in the course in ``root``, and in the new copy ``stock`` of it.

    Args:
        times: how often there is each kind of learner.
    """
    shutil.copytree(root, stock)
    for place in (root, stock):
        hand_in_class(place)
        for student in sorted((place / "submitted").iterdir()):
            for number in range(1, times):
                shutil.copytree(student, student.with_name(f"{student.name}-{number}"))
    stock_s = autograde(stock)
    with (root / CONFIG).open("a", encoding="utf-8") as config:
        config.write(TWO_LINES)
    ours_s = autograde(root)
    rows = [
        {row: value for row, value in read_rows(each).items() if row[0].split("-")[0] != HOSTILE}
        for each in (stock, root)
    ]
    return Comparison(rows[0], rows[1], stock_s, ours_s)


def hand_in_class(root: Path) -> None:
    """Those who hand in: right, late, wrong, blank, and in the ways in which code goes wrong.

    Most hand in one of the two notebooks, which is half the time for stock.
    """
    hand_in(root, VICTIM, _RIGHT | _PROSE, notebooks=("problem1", "problem2"), time=_IN_TIME)
    hand_in(root, "bob", {**_RIGHT, "squares": "def squares(n):\n    return [n]\n"}, time=_LATE)
    hand_in(root, "cyd", {}, notebooks=("problem1", "problem2"))
    hand_in(root, "dan", {**_RIGHT, "squares": "raise OSError('no squares today')\n"})
    hand_in(root, "eve", {**_RIGHT, "squares": "while True:\n    pass\n"})
    tampered = {"correct_squares": "assert True\n", "squares_invalid_input": "pass\n"}
    hand_in(root, "gus", {**_RIGHT, "squares": "def squares(n):\n    return []\n"} | tampered)
    attack = _ATTACK.format(root=str(root), victim=VICTIM)
    hand_in(root, HOSTILE, {**_RIGHT, "squares": attack + _SQUARES})


def hand_in(
    root: Path,
    student: str,
    texts: Mapping[str, str],
    *,
    notebooks: Sequence[str] = ("problem1",),
    time: str = "",
) -> None:
    """Put the released assignment into ``student``'s folder, with ``texts`` by grade id."""
    place = root / "submitted" / student / "ps1"
    place.mkdir(parents=True)
    for name in notebooks:
        notebook = nbformat.read(root / "release" / "ps1" / f"{name}.ipynb", as_version=4)
        for cell in notebook.cells:
            grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
            cell.source = texts.get(grade_id, cell.source)
        nbformat.write(notebook, place / f"{name}.ipynb")
    if time:
        (place / "timestamp.txt").write_text(time + "\n", "utf-8")


def autograde(root: Path, assignment: str = "ps1") -> float:
    """Run nbgrader's command; how many seconds it took."""
    began = time.monotonic()
    run(root, "autograde", assignment)
    return time.monotonic() - began


def run(root: Path, *arguments: str) -> str:
    """What nbgrader says; RuntimeError if it fails."""
    done = run_nbgrader(root, *arguments)
    if done.returncode != 0:
        raise RuntimeError(f"nbgrader {' '.join(arguments)}:\n{done.stdout}{done.stderr}")
    return done.stderr


def read_rows(root: Path) -> Rows:
    """What the gradebook has of the class, by student, notebook, cell and kind of fact."""
    with Course(root).gradebook() as gradebook:
        return {
            (submission.student.id, *fact): value
            for assignment in gradebook.assignments
            for submission in assignment.submissions
            for fact, value in _facts(submission)
        }


def _facts(submission: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    for kind in ("timestamp", "total_seconds_late", "score", "max_score", "needs_manual_grade"):
        yield (kind,), getattr(submission, kind)
    for notebook in submission.notebooks:
        for kind in ("late_submission_penalty", "score", "max_score", "needs_manual_grade"):
            yield (notebook.name, kind), getattr(notebook, kind)
        for grade in notebook.grades:
            for kind in ("auto_score", "manual_score", "max_score", "needs_manual_grade"):
                yield (notebook.name, grade.name, kind), getattr(grade, kind)
        for comment in notebook.comments:
            yield (notebook.name, comment.name, "comment"), comment.comment
