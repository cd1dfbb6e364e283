"""nbgrader's metadata read as roles; regions cut as nbgrader cuts them."""

from __future__ import annotations

import pytest
from nbgrader.preprocessors import ClearHiddenTests, ClearSolutions

from autograder.course.roles import (
    HIDDEN_TESTS,
    SOLUTION,
    Role,
    place_of,
    read_roles,
    region_source,
    visible_source,
)
from autograder.tests.support.notebook_fixtures import (
    ANSWER,
    TEST,
    code,
    make_assignment,
    make_notebook,
    markdown,
    prose,
    solution,
    test_cell,
)


@pytest.mark.parametrize(
    ("cell", "role"),
    [
        pytest.param(markdown("text"), Role.PLAIN, id="plain"),
        pytest.param(solution("a", "x"), Role.SOLUTION, id="solution"),
        pytest.param(test_cell("a-test", "x"), Role.TEST, id="test"),
        pytest.param(prose("a-why", "x"), Role.MANUAL, id="manual"),
        pytest.param(code("x", nbgrader={"locked": True}), Role.READ_ONLY, id="read-only"),
        pytest.param(markdown("x", nbgrader={"task": True, "grade_id": "t"}), Role.TASK, id="task"),
        pytest.param(code("x", nbgrader={"grade": False, "solution": False}), Role.PLAIN, id="off"),
    ],
)
def test_role_is_what_nbgrader_does_with_the_cell(cell, role):
    (view,) = read_roles(make_notebook(cell))

    assert view.role is role


def test_view_names_points_and_grade_id():
    views = read_roles(make_assignment())

    graded = {view.grade_id: view.points for view in views if view.role is not Role.PLAIN}
    assert graded == {"square": None, "square-test": 2.0, "square-why": 1.0}


def test_regions_are_cut_where_nbgrader_cuts_them():
    notebook = make_assignment()
    answer, test = notebook.cells[2], notebook.cells[3]
    ClearSolutions()._replace_solution_region(answer, "python")
    ClearHiddenTests()._remove_hidden_test_region(test)

    stub = "    # YOUR CODE HERE\n    raise NotImplementedError()"
    assert answer.source.replace(stub, "").rstrip() == visible_source(ANSWER).rstrip()
    assert test.source.rstrip() == visible_source(TEST).rstrip()


def test_region_holds_its_own_lines_only():
    assert "product_of_number" in region_source(ANSWER, SOLUTION)
    assert "def square" not in region_source(ANSWER, SOLUTION)
    assert region_source(TEST, HIDDEN_TESTS).count("assert") == 1


@pytest.mark.parametrize(
    ("cell", "place"),
    [
        pytest.param(solution("square", ANSWER), "cell `square`", id="grade-id"),
        pytest.param(markdown("\n## 1.1 Squares\n\nText."), "cell `cell-0` (“## 1.1 Squares”)",
                     id="first-line"),
        pytest.param(code("x" * 80), f"cell `cell-0` (“{'x' * 50}…”)", id="long-line"),
        pytest.param(code(""), "cell `cell-0`", id="empty"),
    ],
)  # fmt: skip
def test_a_place_is_one_that_an_author_finds_in_the_notebook_and_in_its_text(cell, place):
    notebook = make_notebook(cell)

    assert place_of(notebook.cells[0]) == read_roles(notebook)[0].place == place
