"""What a learner's own notebook says is what grading says: real kernels run every unit.

Where a notebook runs a test, both of its halves share a kernel; when it is graded they do not.
"""

from __future__ import annotations

import copy
import os
import re

import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.authoring.exercise import grade_answers, read_exercise
from autograder.authoring.proof import outcome_of
from autograder.content import CONTENT
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Why
from autograder.course.roles import Role, read_roles
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = pytest.mark.slow

UNITS = list(read_manifest(REPOSITORY))
# A learner's notebook finds the lesson's file; a sandbox knows the section's title only.
PLACE = re.compile(r"  read: .*")
LONG_NUMBER = re.compile(r"\d+\.\d{5,}")


@pytest.fixture(scope="module")
def engine():
    with Engine(strongest_level(), CONTENT) as engine:
        yield engine


def run_all(notebook):
    """The notebook after a kernel ran it, past every error."""
    notebook = copy.deepcopy(notebook)
    # Marking is another process; what it says is compared in tests of its own.
    notebook.cells = [cell for cell in notebook.cells if cell.get("id") != "grade-me"]
    folder = {"metadata": {"path": str(REPOSITORY)}}
    client = NotebookClient(notebook, timeout=300, allow_errors=True, resources=folder)
    # As many threads as a check has in a learner's kernel, where it is known by its id: one.
    client.execute(env=os.environ | {"OMP_NUM_THREADS": "1"})
    return notebook


def said(cell):
    """What a test cell put out."""
    return [
        (output.ename, list(output.traceback))
        if output.output_type == "error"
        else (output.output_type, [str(output.get("text", ""))])
        for output in cell.outputs
    ]


def outputs_of_tests(notebook):
    """Grade id of each test cell -> what it put out."""
    return {
        view.name: said(notebook.cells[view.index])
        for view in read_roles(notebook)
        if view.role is Role.TEST
    }


def answered_thrice(exercise, wrong):
    """The exercise with its hidden tests, each question as a learner comes to it: untouched, then
    answered wrong, then right; with its test cells after the second and after the third answer.

    Grade ids are unique in a notebook, so these answers and their tests go without.
    """
    notebook = copy.deepcopy(exercise.assignment.notebook)
    views = {view.index: view for view in read_roles(notebook)}
    again: list[dict[str, NotebookNode]] = [{}, {}]
    places: list[list[NotebookNode]] = [[], []]
    cells: list[NotebookNode] = []
    for index, cell in enumerate(notebook.cells):
        view = views.get(index)
        if view and view.role is Role.SOLUTION:
            cells, places = [*cells, *places[0], *places[1]], [[], []]
            if view.name in wrong:
                answers = wrong[view.name].source, exercise.source(view.name, solved=True)
                places = [[new_code_cell(answer)] for answer in answers]
        cells.append(cell)
        if places[0] and view and view.role is Role.TEST:
            for tests, place in zip(again, places, strict=True):
                tests[view.name] = new_code_cell(cell.source)
                place.append(tests[view.name])
    notebook.cells = [*cells, *places[0], *places[1]]
    return notebook, *again


def alike(line: str) -> str:
    """A line of a message, without its link and its last digits: a kernel sums in more threads."""
    return LONG_NUMBER.sub(lambda number: f"{float(number[0]):.4g}", PLACE.sub("", line))


@pytest.mark.parametrize("unit", UNITS)
def test_untouched_wrong_and_right_are_told_what_grading_tells(engine, unit):
    exercise = read_exercise(REPOSITORY, unit)
    corpus = [each for each in read_corpus(REPOSITORY / CORPUS) if each.unit == unit]
    wrong = {each.question: each for each in corpus if each.kind == "wrong"}
    assert set(wrong) == set(exercise.questions)

    notebook, after_wrong, after_right = answered_thrice(exercise, wrong)
    ran = run_all(notebook)

    for test, out in outputs_of_tests(ran).items():
        assert [name for name, _ in out] == ["NotAttempted"], test
    told = {cell.id: said(cell) for cell in ran.cells if cell.cell_type == "code"}
    # One notebook with a wrong answer to every question, as the kernel had it.
    for verdict in grade_answers(engine, exercise, list(wrong.values())).verdicts:
        lines = [alike(line) for _, out in told[after_wrong[verdict.test].id] for line in out]
        if verdict.why is Why.PASSED:
            assert lines == [], verdict.test
        else:
            assert verdict.finding, outcome_of(verdict, 0)
            known = CONTENT.catalogue.get(verdict.finding.misconception or "")
            graded = verdict.finding.lines(known, "there" if known else None)
            assert lines == [alike(line) for line in graded], verdict.test
    loud = {test: told[cell.id] for test, cell in after_right.items() if told[cell.id]}
    assert loud == {}
