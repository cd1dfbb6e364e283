"""Grading again says who has other points than before, where and why; a dry run says it first."""

from __future__ import annotations

import csv
import shutil
import subprocess
import sys

import pytest

from autograder.authoring.releasing import release
from autograder.checks import draws
from autograder.course.findings import Finding
from autograder.course.outcome import Outcome, Status, Submission, Verdict, Why
from autograder.gradebook.changes import Change, Changes, describe_changes, write_changes
from autograder.gradebook.course import Course
from autograder.gradebook.record import Entry, read_journal
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course
from autograder.tests.support.record_fixtures import files_in

WHO = Submission("ada", UNIT)
SQUARE = answer("def double(x):\n    return x * x\n")
SHORT = answer("def double(x):\n    return torch.cat([2 * x[:2], x[2:]])\n")
RIGHT = answer("def double(x):\n    return x + x\n")


def verdict(test: str, misconception: str | None = None, why: Why = Why.FAILED) -> Verdict:
    return Verdict(test, why, 0.0, Finding("wrong", misconception=misconception))


def changes_of(old: Entry, new: Outcome, submitted: str = "same", assignment: str = "same"):
    changes = Changes({WHO: old}, _assignments={UNIT: assignment})
    changes.note(new, submitted)
    return changes


OLD = Entry(
    "token", WHO, Status.GRADED, "", {"a": 0.0, "b": 2.0}, (verdict("a", "freed-graph"),),
    submitted="same", assignment="same",
)  # fmt: skip


@pytest.mark.parametrize(
    ("digests", "because"),
    [
        pytest.param({}, "nothing known changed", id="neither"),
        pytest.param({"assignment": "new"}, "the assignment changed", id="test"),
        pytest.param({"submitted": "new", "assignment": "new"}, "handed in again", id="both"),
        pytest.param({"seed": "new"}, "other inputs drawn", id="seed"),
        pytest.param({"seed": "new", "assignment": "new"}, "the assignment changed", id="seed too"),
    ],
)
def test_a_change_says_what_it_was_lost_to_before_and_now(digests, because):
    digests = dict(digests)
    seed = digests.pop("seed", OLD.seed)
    new = Outcome(
        WHO, Status.GRADED, seed=seed, scores={"a": 1.0, "b": None, "c": 3.0},
        verdicts=(verdict("b", why=Why.UNJUDGED), Verdict("c", Why.PASSED, 3.0)),
    )  # fmt: skip

    changes = changes_of(OLD, new, **digests)

    assert changes.found == [
        Change(WHO, "a", 0.0, 1.0, "freed-graph", "passed", because),
        Change(WHO, "b", 2.0, None, "passed", "needs a person", because),
        Change(WHO, "c", None, 3.0, "passed", "passed", because),
    ]


def test_the_same_points_are_no_change_whatever_they_are_called():
    new = Outcome(
        WHO, Status.GRADED, scores={"a": 0.0, "b": 2.0}, verdicts=(verdict("a", "flipped-sign"),)
    )

    changes = changes_of(OLD, new)

    assert (changes.regraded, changes.found) == (1, [])
    assert describe_changes(changes).endswith("Graded again: 1. Nobody's points changed.")


def test_what_could_not_be_graded_keeps_its_points_and_is_no_change():
    changes = changes_of(OLD, Outcome(WHO, Status.NOT_GRADED))

    assert (changes.regraded, changes.found, describe_changes(changes)) == (0, [], "")


def test_a_table_without_changes_is_not_written(tmp_path):
    assert write_changes(tmp_path, []) is None
    assert list(tmp_path.iterdir()) == []


def grade(course: Course, *more: str) -> str:
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "grade", *more]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_changed_test_and_changed_points_are_told_before_and_after(tmp_path):
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    for student, given in {"ada": SQUARE, "ben": RIGHT, "cyd": SHORT}.items():
        hand_in_as(course, student, {"double": given})

    assert "Graded again" not in grade(course)
    source = course.root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    text = source.read_text("utf-8")
    easier = text.replace("2, floats(3)", "2, floats(2)").replace('"points": 2', '"points": 3', 1)
    assert easier != text
    source.write_text(easier, "utf-8")
    release(course.root)
    before = files_in(course.root / "work")

    told = grade(course, "--dry-run")

    assert files_in(course.root / "work") == before
    assert "Graded again: 3. Points would change for 2: 2 rise, 0 fall." in told
    assert f"cyd, {UNIT}, double-hidden: 0 → 1, failed → passed" in told
    assert told.count("\n  ben, ") == 1
    again = grade(course)
    assert "Points changed for 2: 2 rise, 0 fall." in again
    [table] = (course.root / "work" / "reports" / "changes").iterdir()
    with table.open(encoding="utf-8") as file:
        rows = [
            (r["learner"], r["question"], r["cell"], r["before"], r["after"], r["cause_before"])
            for r in csv.DictReader(file)
        ]
    assert rows == [
        ("ben", "double", "double-test", "2", "3", "passed"),
        ("cyd", "double", "double-hidden", "0", "1", "failed"),
        ("cyd", "double", "double-test", "2", "3", "passed"),
    ]


@pytest.mark.slow
def test_a_new_seed_tells_who_had_looked_the_old_inputs_up(tmp_path, monkeypatch):
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    for student in ("ada", "ben"):
        hand_in_as(course, student, {"double": RIGHT})
    grade(course)
    seeds = {place.student: known.latest.seed for place, known in read_journal(course.root).items()}
    monkeypatch.setitem(draws._drawn_from, "seed", seeds["ben"])
    known = [x.tolist() for x in draws.drawn("double-hidden", 2, draws.floats(3))]
    looked_up = f"def double(x):\n    return 2 * x if len(x) == 2 or x.tolist() in {known} else x\n"
    shutil.rmtree(course.submitted("ben", UNIT))
    hand_in_as(course, "ben", {"double": answer(looked_up)})
    assert "Nobody's points changed" in grade(course)

    told = grade(course, UNIT, "--new-seed")

    assert "Graded again: 2. Points changed for 1: 0 rise, 1 fall." in told
    assert "double-hidden: 1 → 0 points, passed → failed (other inputs drawn)" in told
    new = {place.student: known.latest.seed for place, known in read_journal(course.root).items()}
    assert not set(new.values()) & set(seeds.values())
    assert "Nothing has changed" in grade(course)
    assert "Nobody's points changed" in grade(course, "--force")
    again = {place.student: known.latest.seed for place, known in read_journal(course.root).items()}
    assert again == new
