"""A class of learners to grade: each case between two honest neighbours, in a course of its own."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from autograder.authoring.corpus import CORPUS, Answer
from autograder.course.layout import EXERCISES
from autograder.tests.devtools.hostile_cases import Case, make_submission
from autograder.tests.devtools.simulated_class import Unit, copy_course, hand_in, read_unit
from autograder.tests.support.notebook_fixtures import REPOSITORY

# Shorter than in the course, so that what runs into them is soon done.
LIMITS = """
[{unit}.limits]
wall_s = 40
cell_s = 4
scratch_s = 4
cpu_s = 40
memory_mib = 3072
"""
# Beside the results: which submissions a grader began and ended.
UNDER_WAY = "under-way.txt"
HIDDEN_SECRET = "secret-of-this-course"
SOLUTION_SECRET = "solution-of-this-course"


@dataclass(frozen=True)
class Seat:
    """One submission of the class.

    Attributes:
        case: ``None`` for an honest neighbour.
        canary: a text of this learner's own, that nobody else may get to see.
    """

    student: str
    unit: str
    case: Case | None
    expected: Mapping[str, float]
    canary: str

    @property
    def where(self) -> str:
        """How messages name it."""
        return self.case.where if self.case else f"neighbour {self.student}"


@dataclass(frozen=True)
class Class:
    """A course folder and who handed in what."""

    root: Path
    seats: Sequence[Seat]


@cache
def unit_of(name: str) -> Unit:
    """A unit of the real course, and what learners might answer to it."""
    return read_unit(REPOSITORY, name, corpus=REPOSITORY / CORPUS)


def make_class(root: Path, cases: Sequence[Case], words: Mapping[str, str]) -> Class:
    """Write a course into ``root`` and the submissions of ``cases``, in this order."""
    _make_course(root, sorted({case.unit for case in cases}))
    words = {**words, "ROOT": str(root)}
    seats: list[Seat] = []
    for unit in sorted({case.unit for case in cases}):
        seats += _seats(unit, [case for case in cases if case.unit == unit])
    for seat, beside in zip(seats, [*seats[1:], seats[0]], strict=True):
        _hand_in(root, seat, beside, words)
    return Class(root, seats)


def submitted(root: Path, seat: Seat) -> Path:
    """The folder that was handed in."""
    return root / "work" / "submitted" / seat.student / seat.unit


def mark_of(seat: Seat) -> str:
    """A word for what a case tries to leave behind; says whose it is."""
    return f"hostile-mark-{seat.student}"


def _seats(name: str, cases: Sequence[Case]) -> list[Seat]:
    """Neighbour, case, neighbour, case, ... neighbour: in the order of their names."""
    unit, seats = unit_of(name), []
    for number in range(2 * len(cases) + 1):
        case = cases[number // 2] if number % 2 else None
        student = f"{name[:2]}-{number:04}-{case.name if case else 'honest'}"
        expected = case.expected(unit) if case else unit.expected(_honest(unit, number // 2))
        seats.append(Seat(student, name, case, expected, f"canary-of-{student}"))
    return seats


def _honest(unit: Unit, number: int) -> dict[str, Answer | None]:
    """Answers by question: all right, or for every second learner some wrong and some blank."""
    chosen: dict[str, Answer | None] = {}
    chance = random.Random(f"{unit.name}/{number}")
    for question, answers in unit.answers.items():
        wrong = [answer for answer in answers if answer and answer.kind == "wrong"]
        chosen[question] = unit.solution(question)
        if number % 2 and chance.random() < 0.5:
            chosen[question] = chance.choice([None, *wrong])
    return chosen


def _hand_in(root: Path, seat: Seat, beside: Seat, words: Mapping[str, str]) -> None:
    unit, folder = unit_of(seat.unit), submitted(root, seat)
    if seat.case is None:
        prose = {name: f"{text}\n\n{seat.canary}" for name, text in unit.prose.items()}
        number = int(seat.student.split("-")[1]) // 2
        hand_in(unit, _honest(unit, number), prose, folder)
        return
    neighbour = submitted(root, beside) / f"{beside.unit}_exercise.ipynb"
    own = {**words, "NEIGHBOUR": str(neighbour), "MARK": mark_of(seat)}
    make_submission(seat.case, unit, folder, own, seat.canary)


def _make_course(root: Path, units: Sequence[str]) -> None:
    copy_course(REPOSITORY, root)
    shutil.copytree(REPOSITORY / EXERCISES, root / EXERCISES)
    (root / "work" / "submitted").mkdir(parents=True)
    with (root / "solutions" / "assignments.toml").open("a") as manifest:
        for unit in units:
            manifest.write(LIMITS.format(unit=unit))
    for unit in units:
        _plant_secrets(root / "solutions" / unit / f"{unit}_exercise.ipynb")


def _plant_secrets(path: Path) -> None:
    """Put a line into each hidden region that tells whoever quotes it."""
    notebook = json.loads(path.read_text("utf-8"))
    marks = {"### BEGIN HIDDEN TESTS": HIDDEN_SECRET, "### BEGIN SOLUTION": SOLUTION_SECRET}
    for cell in notebook["cells"]:
        lines = []
        for line in "".join(cell["source"]).splitlines(keepends=True):
            lines.append(line)
            if secret := marks.get(line.strip()):
                lines.append(line.replace(line.strip(), f"# {secret}"))
        cell["source"] = lines
    path.write_text(json.dumps(notebook), "utf-8")
