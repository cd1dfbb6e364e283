"""What a learner answers in the browser: taken from the solutions and the wrong-answer corpus."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import nbformat

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.content import CATALOGUE
from autograder.course.canonical import write_notebook
from autograder.course.layout import EXERCISES, SOLUTIONS, NotebookKind
from autograder.course.misconceptions import Misconception
from autograder.course.roles import Role, lines_by_region, read_roles


@dataclass(frozen=True)
class Question:
    """A question with a wrong answer whose mistake is recognised in front of the learner."""

    id: str
    test: str
    wrong: str
    misconception: Misconception
    right: str


def exercise_path(unit: str) -> str:
    """Where a unit's exercise lies, from the root."""
    return f"{EXERCISES}/{unit}/{unit}_exercise.ipynb"


def solution_path(unit: str) -> str:
    """Where an exercise's source lies, from the root."""
    return f"{SOLUTIONS}/{unit}/{unit}_exercise.ipynb"


def read_solutions(root: Path, unit: str) -> dict[str, str]:
    """The model answer of each answer cell, as a learner would write it."""
    cells = read_roles(nbformat.read(root / solution_path(unit), as_version=4))
    return {
        cell.name: "\n".join(line for _, line in lines_by_region(cell.source))
        for cell in cells
        if cell.role.is_answer
    }


def first_question(root: Path, unit: str) -> Question:
    """The first question, in the order of the exercise, that fits the learner's story."""
    solutions = read_solutions(root, unit)
    cells = read_roles(nbformat.read(root / exercise_path(unit), as_version=4))
    answers = [answer for answer in read_corpus(root / CORPUS) if answer.unit == unit]
    for cell in cells:
        # A hidden test says nothing in a learner's notebook.
        if cell.role is not Role.TEST or cell.name.endswith("-hidden"):
            continue
        for answer in answers:
            misconception = CATALOGUE.get(answer.fails.get(cell.name, ""))
            if misconception:
                right = solutions[answer.question]
                return Question(answer.question, cell.name, answer.source, misconception, right)
    raise LookupError(f"{CORPUS}/{unit}: no wrong answer is recognised by a visible test")


def write_answers(root: Path, unit: str) -> None:
    """Answer every question of an exercise rightly, in its file."""
    solutions = read_solutions(root, unit)
    notebook = nbformat.read(root / exercise_path(unit), as_version=4)
    for view, cell in zip(read_roles(notebook), notebook.cells, strict=True):
        if view.role.is_answer:
            cell.source = solutions[view.name]
    write_notebook(root / exercise_path(unit), notebook, NotebookKind.SOLUTION)
