"""Simulated classes: a copy of the course, and submissions with answers written in."""

from __future__ import annotations

import copy
import random
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import nbformat
from IPython.core.inputtransformer2 import TransformerManager
from nbformat import NotebookNode

from autograder.authoring.corpus import CORPUS, Answer, read_corpus
from autograder.course.canonical import read_notebook
from autograder.course.layout import CONFIG, EXERCISES, LESSONS, SOLUTIONS
from autograder.course.manifest import read_manifest
from autograder.course.roles import Role, read_roles, visible_source
from autograder.gradebook.course import Course, register

FIRST_STUDENT = "student-0000"
SOLUTION = "solution"


@dataclass(frozen=True)
class Unit:
    """One released assignment and what learners might answer to it.

    Attributes:
        answers: question -> its answers: the stub (``None``), the solution, then the corpus.
        prose: grade id of a question graded by a person -> its model answer.
        points: grade id of each test cell -> its points.
        tests: question -> the grade ids of its test cells.
    """

    name: str
    released: NotebookNode
    answers: Mapping[str, list[Answer | None]]
    prose: Mapping[str, str]
    points: Mapping[str, float]
    tests: Mapping[str, list[str]]

    def solution(self, question: str) -> Answer:
        """The reference solution as a learner would have it."""
        return next(each for each in self.answers[question] if each and each.name == SOLUTION)

    def expected(self, chosen: Mapping[str, Answer | None]) -> dict[str, float]:
        """Grade id of each test cell -> the points that ``chosen`` should earn."""
        expected = {}
        for question, tests in self.tests.items():
            answer = chosen.get(question)
            for test in tests:
                lost = answer is None or test in answer.fails
                expected[test] = 0.0 if lost else self.points[test]
        return expected

    def every_answer(self) -> Iterator[dict[str, Answer | None]]:
        """As many notebooks as it takes to give every answer to every question.

        Each question starts from another answer, so that right and wrong ones meet.
        """
        for number in range(max(len(answers) for answers in self.answers.values())):
            yield {
                question: answers[(number + start) % len(answers)]
                for start, (question, answers) in enumerate(self.answers.items())
            }


def copy_course(root: Path, folder: Path) -> None:
    """Make ``folder`` a course with the sources of the one in ``root``, and nothing released."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(root / CONFIG, folder)
    shutil.copytree(root / SOLUTIONS, folder / SOLUTIONS)
    # Messages name the lesson section to read, which they look up here.
    shutil.copytree(root / LESSONS, folder / LESSONS)


def read_unit(root: Path, name: str, corpus: Path | None = None) -> Unit:
    """The unit ``name`` of the course in ``root``, released there, and its answers.

    ``corpus`` is for a course that has its corpus elsewhere.
    """
    source = read_roles(read_notebook(root / SOLUTIONS / name / f"{name}_exercise.ipynb"))
    found = [answer for answer in read_corpus(corpus or root / CORPUS) if answer.unit == name]
    answers: dict[str, list[Answer | None]] = {}
    tests: dict[str, list[str]] = {}
    for cell in source:
        if cell.role is Role.SOLUTION and cell.grade_id:
            tests[cell.grade_id] = []
            solution = Answer(
                name, cell.grade_id, SOLUTION, "right", "the solution", _unmarked(cell.source)
            )
            known = [answer for answer in found if answer.question == cell.grade_id]
            answers[cell.grade_id] = [None, solution, *known]
        elif cell.role is Role.TEST and cell.grade_id and tests:
            tests[list(tests)[-1]].append(cell.grade_id)
    return Unit(
        name=name,
        released=read_notebook(root / EXERCISES / name / f"{name}_exercise.ipynb"),
        answers=answers,
        prose={c.name: visible_source(c.source) for c in source if c.role is Role.MANUAL},
        points={cell.name: cell.points or 0.0 for cell in source if cell.role is Role.TEST},
        tests=tests,
    )


def prose_answers(model: str) -> list[str]:
    """What learners might write where ``model`` is the model answer: the whole of it comes first.

    The others are shorter, and all but the last come from it, so that there is something to mark.
    """
    # Without the author's words to markers: "(1 point)", "Full marks for any wording that …".
    for_markers = r"\*\*Model answer\.\*\*|\s*\([^()]*\bpoints?\b[^()]*\)|^Full marks.*$"
    text = re.sub(for_markers, "", model, flags=re.MULTILINE).strip()
    paragraphs = [part for part in text.split("\n") if part.strip()]
    bare = re.sub(r"^\d+\.\s+", "", paragraphs[0])
    # A sentence shorter than that says nothing alone: "Ada's."
    found = re.match(r"(.{40,}?[.?!])\s+(.*?[.?!](?=\s|$))?", bare)
    first, more = (found[1], found[2] or "") if found else (bare, "")
    said = [
        text,
        paragraphs[0],
        f"{first} {more}".strip(),
        f"I am not sure, but I think: {first}",
        "I do not know. I tried it, and it did what the lesson says.",
    ]
    return list(dict.fromkeys(said))


def hand_in(
    unit: Unit, chosen: Mapping[str, Answer | None], prose: Mapping[str, str], folder: Path
) -> Path:
    """Write the submission into ``folder``: ``chosen`` by question, ``prose`` by grade id."""
    notebook = copy.deepcopy(unit.released)
    for cell in read_roles(notebook):
        if cell.role is Role.SOLUTION and (answer := chosen.get(cell.name)):
            notebook.cells[cell.index].source = answer.source
        elif cell.role is Role.MANUAL and cell.name in prose:
            notebook.cells[cell.index].source = prose[cell.name]
    folder.mkdir(parents=True)
    path = folder / f"{unit.name}_exercise.ipynb"
    nbformat.write(notebook, path)
    return path


def make_simulated_class(
    root: Path, folder: Path, students: int, names: Sequence[str] = ()
) -> list[str]:
    """Make ``folder`` a course, ready to be graded, like the one in ``root``; its units with work.

    Each student hands in one unit, all units in turn, or those of ``names``, answered from the
    corpus.
    """
    copy_course(root, folder)
    course, names = Course(folder), sorted(names or read_manifest(root))[:students]
    for name in names:
        register(course, name)
    units = [read_unit(folder, name, corpus=root / CORPUS) for name in names]
    for number in range(students):
        unit = units[number % len(units)]
        student = f"student-{number:04d}"
        hand_in(unit, _some_answers(unit, number), unit.prose, course.submitted(student, unit.name))
    return names


def _some_answers(unit: Unit, number: int) -> dict[str, Answer | None]:
    """A right or a wrong answer to each question, or none, seeded by the student's number."""
    chance = random.Random(f"{unit.name}/{number}")
    return {question: chance.choice(answers) for question, answers in unit.answers.items()}


def python_of(source: str) -> str:
    """The Python that IPython makes of a cell, magics and all."""
    made: str = TransformerManager().transform_cell(source)
    return made


def _unmarked(source: str) -> str:
    """A solution cell as a learner would have it: without nbgrader's marker lines."""
    marks = ("### BEGIN SOLUTION", "### END SOLUTION")
    return "\n".join(line for line in source.split("\n") if line.strip() not in marks)
