"""Comparing two gradings of one class: whatever differs of a submission counts, and once."""

from __future__ import annotations

import pytest

from autograder.course.findings import Finding
from autograder.course.outcome import Status, Submission, Verdict, Why
from autograder.gradebook.record import Entry
from autograder.tests.devtools.clustering import Run

ADA = Submission("ada", "unit")
ROW = ("unit", "ada", "a-test", "auto_score")


def run(
    score: float = 2.0, row: float | None = 2.0, seen: str = "3", idea: str | None = None
) -> Run:
    finding = Finding("It is wrong.", seen=seen, misconception=idea)
    verdict = Verdict("a-test", Why.FAILED, 0.0, finding)
    entry = Entry("", ADA, Status.GRADED, "", scores={"a-test": score}, verdicts=(verdict,))
    return Run(entries={ADA: entry}, rows={} if row is None else {ROW: row})


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        pytest.param(run(), set(), id="nothing"),
        pytest.param(run(score=1.0), {ADA}, id="journal"),
        pytest.param(run(row=1.0), {ADA}, id="gradebook"),
        pytest.param(run(row=None), {ADA}, id="row-missing"),
        pytest.param(run(score=1.0, row=1.0), {ADA}, id="both"),
        pytest.param(run(idea="detach-shares"), {ADA}, id="idea"),
        pytest.param(run(seen="4"), set(), id="other-numbers"),
        pytest.param(Run(), {ADA}, id="submission-missing"),
    ],
)
def test_what_differs_is_found(other, differing):
    assert run().differing(other) == differing
    assert other.differing(run()) == differing


def test_other_numbers_of_one_result_are_counted_by_themselves():
    assert run().told_otherwise(run()) == set()
    assert run().told_otherwise(run(seen="4")) == {ADA}
    assert run().told_otherwise(run(seen="4", score=1.0)) == set()
    assert run().told_otherwise(Run()) == set()
