"""What a learner's own notebook says is what grading says: real kernels run every unit.

Where a notebook runs a test, both of its halves share a kernel; when it is graded they do not.
"""

from __future__ import annotations

import copy
import re

import pytest
from nbclient import NotebookClient

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.authoring.exercise import grade_answer, read_exercise
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
PLACE = re.compile(r"  re-read: .*")


@pytest.fixture(scope="module")
def engine():
    with Engine(strongest_level(), CONTENT) as engine:
        yield engine


def said(notebook):
    """Grade id of each test cell -> what it put out when a kernel ran ``notebook``."""
    notebook = copy.deepcopy(notebook)
    # Marking is another process; what it says is compared in tests of its own.
    notebook.cells = [cell for cell in notebook.cells if cell.get("id") != "grade-me"]
    folder = {"metadata": {"path": str(REPOSITORY)}}
    NotebookClient(notebook, timeout=300, allow_errors=True, resources=folder).execute()
    return {
        view.name: [
            (output.ename, list(output.traceback))
            if output.output_type == "error"
            else (output.output_type, [str(output.get("text", ""))])
            for output in notebook.cells[view.index].outputs
        ]
        for view in read_roles(notebook)
        if view.role is Role.TEST
    }


@pytest.mark.parametrize("unit", UNITS)
def test_the_solution_passes_in_silence(unit):
    assert {
        test: out for test, out in said(read_exercise(REPOSITORY, unit).solved).items() if out
    } == {}


@pytest.mark.parametrize("unit", UNITS)
def test_an_untouched_exercise_is_not_called_wrong(unit):
    with_hidden_tests = read_exercise(REPOSITORY, unit).assignment.notebook

    for test, out in said(with_hidden_tests).items():
        assert [name for name, _ in out] == ["NotAttempted"], test


@pytest.mark.parametrize("unit", UNITS)
def test_a_wrong_answer_is_told_the_same_when_it_is_graded(engine, unit):
    exercise = read_exercise(REPOSITORY, unit)
    corpus = [each for each in read_corpus(REPOSITORY / CORPUS) if each.unit == unit]
    wrong = {each.question: each for each in corpus if each.kind == "wrong"}
    notebook = copy.deepcopy(exercise.assignment.notebook)
    for view in read_roles(notebook):
        if view.name in wrong:
            notebook.cells[view.index].source = wrong[view.name].source
    assert wrong

    told = said(notebook)

    for question, answer in wrong.items():
        for verdict in grade_answer(engine, exercise, answer).verdicts:
            if verdict.test not in exercise.questions[question]:
                continue
            lines = [PLACE.sub("", line) for _, out in told[verdict.test] for line in out]
            if verdict.why is Why.PASSED:
                assert lines == [], answer.where
            else:
                assert verdict.finding, outcome_of(verdict, 0)
                known = CONTENT.catalogue.get(verdict.finding.misconception or "")
                graded = verdict.finding.lines(known, "there" if known else None)
                assert lines == [PLACE.sub("", line) for line in graded], answer.where
