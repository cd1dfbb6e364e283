"""A class of many: what the writer keeps of each submission is little, and nothing is left out."""

from __future__ import annotations

import pytest

from autograder.authoring.releasing import release
from autograder.course.outcome import Status
from autograder.gradebook.record import read_journal
from autograder.gradebook.results import read_results
from autograder.tests.devtools.replaying import (
    grade_and_note,
    hand_in_again,
    memory_mib,
    replay,
)
from autograder.tests.support.grading_fixtures import answer, hand_in_as, make_graded_course

MANY = 600
# A submission's notebook and outcome take more than 60 KiB: 24 MiB for those that are counted.
MOST_MIB = 8


@pytest.mark.slow
def test_memory_hardly_grows_with_what_is_recorded(tmp_path):
    course = make_graded_course(tmp_path)
    release(course.root)
    # What is shown is long, so that outcomes that are kept would be noticed.
    shown = 'print("x" * 60_000)\n'
    hand_in_as(course, "ada", {"double": answer(shown + "def double(x):\n    return 2 * x")})
    hand_in_as(course, "ben", {"double": answer(shown + "def double(x):\n    return x * x")})
    noted = grade_and_note(course)
    source_of = hand_in_again(course, noted, MANY)
    found: dict[int, float] = {}

    def look(done):
        found.setdefault(done // 200 * 200, memory_mib())

    outcomes = replay(course, noted, source_of, look)

    assert found[MANY] - found[200] < MOST_MIB
    assert len(outcomes) == MANY
    assert len(read_journal(course.root)) == MANY + 2
    scores = {each.student: each.score for each in read_results(course)}
    assert set(scores.values()) == {scores["ada"], scores["ben"]}
    assert {each.status for each in outcomes} == {Status.GRADED}
