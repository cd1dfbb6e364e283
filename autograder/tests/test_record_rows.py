"""The recorder writes the rows and files that `nbgrader autograde` would have written."""

from __future__ import annotations

import pytest

from autograder.grading.course import autograde, register
from autograder.tests.grading_fixtures import UNIT, answer, hand_in_as
from autograder.tests.record_fixtures import (
    make_released_course,
    open_recorder,
    outcome_of,
    rows_of,
)

pytestmark = pytest.mark.slow

RIGHT = answer("def double(x):\n    return x + x\n")
WRONG = answer("def double(x):\n    return x * x\n")
LEAF = answer("def make_leaf(values):\n    return values.clone().requires_grad_()\n")
PROSE = {"leaf-why": "Nobody recorded its making."}
# Student -> answers, prose, what stock nbgrader gives for the tests.
CLASS = {
    "right": ({"double": RIGHT, "leaf": LEAF}, PROSE, {}),
    "wrong": ({"double": WRONG, "leaf": LEAF}, {}, {"double-test": 0, "double-hidden": 0}),
    "stub": (
        {},
        {},
        dict.fromkeys(("double-test", "double-hidden", "leaf-test", "leaf-hidden"), 0),
    ),
    "late": ({"double": RIGHT}, PROSE, {"leaf-test": 0, "leaf-hidden": 0}),
}
TIMESTAMPS = {
    "right": "2026-01-01 10:00:00 UTC",
    "late": "2026-03-01T10:00:00.123456+01:00",
    "wrong": "2026-01-02 00:00:00 Europe/Berlin",
}


def make_class(root, duedate="2026-02-01"):
    course = make_released_course(root)
    for student, (chosen, prose, _) in CLASS.items():
        path = hand_in_as(course, student, chosen, prose)
        if student in TIMESTAMPS:
            path.with_name("timestamp.txt").write_text(TIMESTAMPS[student] + "\n")
    course.nbgrader.config.LateSubmissionPlugin.penalty_method = "zero"
    return course


def record_all(course):
    with open_recorder(course) as recorder:
        recorder.record(*(outcome_of(course, who, CLASS[who][2]) for who in CLASS))


@pytest.fixture(scope="module")
def stock(tmp_path_factory):
    course = make_class(tmp_path_factory.mktemp("stock"))
    register(course, UNIT)
    for student in CLASS:
        assert autograde(course, student, UNIT) is None
    return course


@pytest.fixture
def ours(tmp_path):
    course = make_class(tmp_path)
    record_all(course)
    return course


def rows(course):
    return rows_of(course.root / "work" / "gradebook.db")


def test_every_row_is_as_stock_nbgrader_writes_it(stock, ours):
    wanted, found = rows(stock), rows(ours)

    assert wanted["grade"] and wanted["comment"]
    assert found == wanted
