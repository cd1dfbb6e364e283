"""What learners get is folded and titled; sources stay as their authors wrote them."""

from __future__ import annotations

import pytest

from autograder.authoring.folding import fold, verify_setup
from autograder.course.canonical import canonical_text, read_notebook
from autograder.course.layout import NotebookKind, lesson_paths, solution_paths
from autograder.course.roles import Role, read_roles
from autograder.course.titles import FOLDED, SETUP_TITLE, title_of, without_title
from autograder.rebuild.texts import squeezed
from autograder.tests.support.notebook_fixtures import (
    REPOSITORY,
    UNIT,
    code,
    make_assignment,
    make_notebook,
    test_cell,
)

SETUP = f'{SETUP_TITLE}\nimport torch\n\nbegin("{UNIT}")'


def folded(notebook):
    return fold(notebook, make_assignment())


def test_a_test_cell_is_folded_below_its_title():
    cell = folded(make_assignment()).cells[3]

    assert title_of(cell.source) == "# @title Question 1: check (2 points)"
    assert without_title(cell.source) == make_assignment().cells[3].source
    assert {key: cell.metadata[key] for key in FOLDED} == FOLDED


def test_folding_twice_changes_nothing():
    once = canonical_text(folded(make_assignment()), NotebookKind.SOLUTION)
    twice = canonical_text(folded(folded(make_assignment())), NotebookKind.SOLUTION)

    assert once == twice


def test_answers_and_tests_in_code_are_gone_past_and_nothing_else():
    notebook = folded(make_assignment())

    tagged = [
        view.name
        for view in read_roles(notebook)
        if "raises-exception" in notebook.cells[view.index].metadata.get("tags", [])
    ]
    assert tagged == ["square", "square-test"]


def test_checks_of_one_question_are_numbered_and_hidden_ones_say_so():
    source = make_assignment()
    hidden = "# Hidden tests run here.\n### BEGIN HIDDEN TESTS\nassert 1\n### END HIDDEN TESTS"
    source.cells[4:4] = [
        test_cell("square-more", "assert square(2) == 4", 1),
        test_cell("square-hidden", hidden, 0.5),
    ]

    titles = [title_of(cell.source) for cell in fold(source, source).cells[3:6]]

    assert titles == [
        "# @title Question 1: check 1 of 2 (2 points)",
        "# @title Question 1: check 2 of 2 (1 point)",
        "# @title Question 1: hidden tests (0.5 points)",
    ]


def test_a_title_makes_no_difference_to_recognising_a_cell():
    cell = make_assignment().cells[3]

    assert squeezed(f"# @title Question 1: check (9 points)\n{cell.source}") == squeezed(
        cell.source
    )


def test_a_setup_cell_is_stored_folded():
    text = canonical_text(make_notebook(code(SETUP)), NotebookKind.LESSON)

    assert '"source_hidden": true' in text and '"cellView": "form"' in text


@pytest.mark.parametrize(
    ("source", "says"),
    [
        pytest.param(SETUP.replace(SETUP_TITLE, "# Setup"), "does not begin with", id="title"),
        pytest.param(
            SETUP.replace(UNIT, "02_cubes"), f'lacks the line `begin("{UNIT}")`', id="unit"
        ),
    ],
)
def test_a_setup_cell_that_is_not_as_agreed_is_a_problem(source, says):
    assert verify_setup(make_notebook(code(SETUP)), "here", UNIT) == []

    [problem] = verify_setup(make_notebook(code(source)), "here", UNIT)

    assert says in problem.what


def test_every_notebook_of_this_course_begins_with_its_setup():
    for path in [*lesson_paths(REPOSITORY), *solution_paths(REPOSITORY)]:
        first = next(cell for cell in read_notebook(path).cells if cell.cell_type == "code")
        assert title_of(first.source) == SETUP_TITLE, path


@pytest.mark.slow
def test_every_check_that_learners_get_is_folded():
    from autograder.course.layout import exercise_paths

    for path in exercise_paths(REPOSITORY):
        notebook = read_notebook(path)
        for view in read_roles(notebook):
            if view.role is Role.TEST:
                assert title_of(view.source), view.name
                assert notebook.cells[view.index].metadata["jupyter"]["source_hidden"], view.name
