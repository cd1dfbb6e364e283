"""The classes that the benchmark grades: courses in a folder of their own, with submissions."""

from __future__ import annotations

import random
import shutil
from collections.abc import Sequence
from pathlib import Path

from nbformat import NotebookNode

from autograder.authoring.corpus import CORPUS, Answer
from autograder.authoring.releasing import generate
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import EXERCISES, MANIFEST, SOLUTIONS, NotebookKind
from autograder.course.manifest import read_manifest
from autograder.course.roles import Role, read_roles
from autograder.tests.devtools.simulated_class import Unit, copy_course, hand_in, read_unit

TINY = "tiny"
# The tiny assignment is the first question of this unit with the test that learners see.
_TINY_OF = "03_requires_grad_and_the_graph"
_TINY_MANIFEST = """\
[tiny]
title = "Tiny"
can_do = "ask for a gradient"
lesson = "course/03_requires_grad_and_the_graph.ipynb"
"""


def make_tiny(root: Path, folder: Path, students: int) -> list[str]:
    """One autograd function and one test cell, answered rightly and wrongly in turn."""
    copy_course(root, folder)
    shutil.rmtree(folder / SOLUTIONS)
    source = _first_question(read_notebook(root / SOLUTIONS / _TINY_OF / f"{_TINY_OF}.ipynb"))
    write_notebook(folder / SOLUTIONS / TINY / f"{TINY}.ipynb", source, NotebookKind.SOLUTION)
    (folder / SOLUTIONS / MANIFEST).write_text(_TINY_MANIFEST, "utf-8")
    _release(folder, [TINY])
    whole = read_unit(root, _TINY_OF)
    question = next(iter(whole.answers))
    unit = read_unit(folder, TINY, corpus=root / CORPUS)
    for number in range(students):
        answers = whole.answers[question]
        chosen = {question: answers[number % len(answers)]}
        hand_in(unit, chosen, {}, _place(folder, number, TINY))
    return [TINY]


def make_course(root: Path, folder: Path, students: int) -> list[str]:
    """Each student hands in one unit, the units in turn, with answers of the corpus."""
    copy_course(root, folder)
    names = sorted(read_manifest(root))
    _release(folder, names)
    units = {name: read_unit(folder, name, corpus=root / CORPUS) for name in names}
    for number in range(students):
        unit = units[names[number % len(names)]]
        hand_in(unit, _mixed(unit, number), unit.prose, _place(folder, number, unit.name))
    return names[:students]


def _mixed(unit: Unit, number: int) -> dict[str, Answer | None]:
    """A right or a wrong answer to each question, seeded by the student's number."""
    chance = random.Random(f"{unit.name}/{number}")
    return {question: chance.choice(answers) for question, answers in unit.answers.items()}


def _first_question(source: NotebookNode) -> NotebookNode:
    """``source`` up to its first test cell."""
    roles = [cell.role for cell in read_roles(source)]
    source.cells = source.cells[: roles.index(Role.TEST) + 1]
    return source


def _release(folder: Path, names: Sequence[str]) -> None:
    (folder / EXERCISES).mkdir()
    generate(folder, list(names), folder / EXERCISES)


def _place(folder: Path, number: int, assignment: str) -> Path:
    return folder / "work" / "submitted" / f"student-{number:04d}" / assignment
