"""The recorder writes the rows and files that `nbgrader autograde` would have written."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from nbgrader.plugins.export import CsvExportPlugin

from autograder.course.canonical import read_notebook
from autograder.course.layout import notebook_of
from autograder.gradebook.course import Course, autograde, register, write_feedback
from autograder.tests.devtools.stock import make_stock_copy
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as
from autograder.tests.support.record_fixtures import (
    files_in,
    make_released_course,
    open_recorder,
    outcome_of,
    rows_of,
)

pytestmark = pytest.mark.slow

RIGHT = answer("def double(x):\n    return x + x\n")
WRONG = answer("def double(x):\n    return x * x\n")
LEAF = answer("def make_leaf(values):\n    return values.clone().requires_grad_()\n")
PROSE = {"leaf-why": "No operation that is recorded made it."}
NO_DOUBLE: dict[str, float | None] = {"double-test": 0, "double-hidden": 0}
NO_LEAF: dict[str, float | None] = {"leaf-test": 0, "leaf-hidden": 0}
# Student -> answers, prose, and the tests that give no points.
CLASS = {
    "late": ({"double": RIGHT}, PROSE, NO_LEAF),
    "right": ({"double": RIGHT, "leaf": LEAF}, PROSE, {}),
    "stub": ({}, {}, NO_DOUBLE | NO_LEAF),
    "wrong": ({"double": WRONG, "leaf": LEAF}, {}, NO_DOUBLE),
}
TIMESTAMPS = {
    "late": "2026-03-01T10:00:00.123456+01:00",
    "right": "2026-01-01 10:00:00 UTC",
    "wrong": "2026-01-02 00:00:00 Europe/Berlin",
}
DUE = "2026-02-01 12:00:00"


class Pair:
    """One class twice: graded by nbgrader as it comes, and recorded by us."""

    def __init__(self, folder: Path) -> None:
        self.ours = make_released_course(folder / "ours")
        for student, (chosen, prose, _) in CLASS.items():
            path = hand_in_as(self.ours, student, chosen, prose)
            path.with_name("sketch.png").write_bytes(b"\x89PNG")
            if student in TIMESTAMPS:
                path.with_name("timestamp.txt").write_text(TIMESTAMPS[student] + "\n")
        self.stock = make_stock_copy(self.ours.root, folder / "stock")
        config = self.ours.root / "nbgrader_config.py"
        config.write_text(config.read_text() + "c.LateSubmissionPlugin.penalty_method = 'zero'\n")
        self.stock.nbgrader.config.LateSubmissionPlugin.penalty_method = "zero"
        register(self.stock, UNIT)
        open_recorder(self.ours).close()
        self.change(lambda gradebook: gradebook.update_or_create_assignment(UNIT, duedate=DUE))
        self.grade(*CLASS)

    def change(self, do) -> None:
        """The same change to both gradebooks."""
        for course in (self.stock, self.ours):
            with course.gradebook() as gradebook:
                do(gradebook)
                gradebook.db.commit()

    def grade(self, *students: str, scores=None) -> None:
        for student in students:
            assert autograde(self.stock, student, UNIT) is None
        lost = scores if scores is not None else {who: CLASS[who][2] for who in students}
        with open_recorder(self.ours) as recorder:
            recorder.record(*(outcome_of(self.ours, who, lost[who]) for who in students))

    def rows(self):
        return [rows_of(c.root / "work" / "gradebook.db") for c in (self.stock, self.ours)]

    def files(self):
        return [files_in(c.root / "work" / "autograded") for c in (self.stock, self.ours)]


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    return Pair(tmp_path_factory.mktemp("rows"))


@pytest.fixture
def pair(graded, tmp_path):
    """The pair after its first grading, to be changed by the test."""
    own = object.__new__(Pair)
    for name in ("ours", "stock"):
        course = getattr(graded, name)
        shutil.copytree(course.root, tmp_path / name)
        config = tmp_path / name / "nbgrader_config.py"
        config.write_text(config.read_text().replace(str(course.root), str(tmp_path / name)))
        setattr(own, name, Course(tmp_path / name))
    own.stock.nbgrader.config.LateSubmissionPlugin.penalty_method = "zero"
    return own


def test_every_row_is_as_stock_nbgrader_writes_it(graded):
    stock, ours = graded.rows()

    assert len(ours["grade"]) == len(CLASS) * 6
    assert any(row["auto_comment"] == "No response." for row in ours["comment"])
    assert sum(bool(row["late_submission_penalty"]) for row in ours["submitted_notebook"]) == 1
    assert ours == stock


def test_the_files_beside_the_notebook_are_as_stock_nbgrader_leaves_them(graded):
    stock, ours = graded.files()

    assert ours.keys() == stock.keys()
    for path, (content, permissions) in ours.items():
        assert permissions == stock[path][1] == 0o444
        assert path.endswith(".ipynb") or content == stock[path][0]


def test_the_notebook_differs_from_stock_nbgraders_in_outputs_only(graded):
    for student in CLASS:
        stock = read_notebook(graded.stock.graded(student, UNIT))
        ours = read_notebook(graded.ours.graded(student, UNIT))

        assert [cell.id for cell in ours.cells] == [cell.id for cell in stock.cells]
        for mine, theirs in zip(ours.cells, stock.cells, strict=True):
            theirs.metadata.pop("execution", None)
            assert mine.source.rstrip("\n") == theirs.source.rstrip("\n")
            assert mine.metadata == theirs.metadata


def test_nbgraders_own_export_is_the_same(graded, tmp_path):
    exported = []
    for course in (graded.stock, graded.ours):
        export = CsvExportPlugin()
        export.to = str(tmp_path / "grades.csv")
        with course.gradebook() as gradebook:
            export.export(gradebook)
        exported.append((tmp_path / "grades.csv").read_text())

    assert exported[0] == exported[1]
    assert len(exported[1].splitlines()) == 1 + len(CLASS)


def test_feedback_is_written_from_it(graded):
    write_feedback(graded.ours, "wrong", UNIT)

    assert "Doubling" in graded.ours.feedback("wrong", UNIT).read_text("utf-8")


def test_what_people_gave_and_wrote_survives_a_regrade_as_in_stock_nbgrader(pair):
    def give(gradebook):
        for cell, student, points, extra in (
            ("leaf-why", "right", 2.5, None),
            ("drawing", "right", 1.0, 0.5),
            ("double-test", "wrong", 1.0, None),
            ("leaf-why", "stub", 1.0, None),
        ):
            grade = gradebook.find_grade(cell, notebook_of(UNIT), UNIT, student)
            grade.manual_score, grade.extra_credit, grade.needs_manual_grade = points, extra, False
        gradebook.find_comment("double", notebook_of(UNIT), UNIT, "wrong").manual_comment = "nearly"
        gradebook.find_comment(
            "leaf-why", notebook_of(UNIT), UNIT, "stub"
        ).manual_comment = "told me"
        gradebook.find_submission_notebook(notebook_of(UNIT), UNIT, "wrong").flagged = True

    pair.change(give)
    pair.grade("right", "stub", "wrong")
    stock, ours = pair.rows()

    assert ours == stock
    assert {row["manual_score"] for row in ours["grade"]} == {None, 2.5, 1.0}
    assert any(row["manual_comment"] == "nearly" for row in ours["comment"])
    assert any(row["manual_score"] and row["needs_manual_grade"] for row in ours["grade"])


def test_a_new_hand_in_replaces_the_old_result_as_in_stock_nbgrader(pair):
    for course in (pair.stock, pair.ours):
        shutil.rmtree(course.submitted("stub", UNIT))
        path = hand_in_as(pair.ours, "again", {"double": RIGHT}, PROSE)
        path.with_name("timestamp.txt").write_text("2026-02-03 10:00:00 UTC")
        os.rename(path.parent, course.submitted("stub", UNIT))

    pair.change(lambda gradebook: gradebook.grant_extension(UNIT, "stub", days=1))
    pair.grade("stub", scores={"stub": NO_LEAF})
    stock, ours = pair.rows()

    assert ours == stock
    assert [files.keys() for files in pair.files()][0] == pair.files()[1].keys()
