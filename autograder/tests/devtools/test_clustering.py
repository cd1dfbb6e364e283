"""Comparing two gradings of one class: whatever differs of a submission counts, and once."""

from __future__ import annotations

import pytest

from autograder.course.outcome import Status, Submission
from autograder.gradebook.record import Entry
from autograder.tests.devtools.clustering import Run

ADA = Submission("ada", "unit")
ROW = ("unit", "ada", "a-test", "auto_score")


def run(score: float = 2.0, row: float | None = 2.0) -> Run:
    entry = Entry("", ADA, Status.GRADED, "", scores={"a-test": score})
    return Run(entries={ADA: entry}, rows={} if row is None else {ROW: row})


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        pytest.param(run(), set(), id="nothing"),
        pytest.param(run(score=1.0), {ADA}, id="journal"),
        pytest.param(run(row=1.0), {ADA}, id="gradebook"),
        pytest.param(run(row=None), {ADA}, id="row-missing"),
        pytest.param(run(score=1.0, row=1.0), {ADA}, id="both"),
        pytest.param(Run(), {ADA}, id="submission-missing"),
    ],
)
def test_what_differs_is_found(other, differing):
    assert run().differing(other) == differing
    assert other.differing(run()) == differing
