"""What the recorder keeps besides the gradebook: results without a score, seeds, what is old."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import sys
from dataclasses import replace
from datetime import datetime

import pytest

from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.graded_assignment import read_assignment
from autograder.course.layout import NotebookKind, notebook_of
from autograder.course.outcome import Note, Outcome, Status, Submission
from autograder.gradebook.course import Course
from autograder.gradebook.record import RecordError, read_journal
from autograder.gradebook.record.digests import digest_of_assignment, digest_of_folder
from autograder.gradebook.record.journal import JOURNAL, compact, read_lines
from autograder.gradebook.record.timestamps import BadTimestamp, read_timestamp
from autograder.tests.gradebook.record.test_crashes import copy_of, ended, in_child
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as
from autograder.tests.support.record_fixtures import (
    files_in,
    made_up_outcome,
    make_released_course,
    open_recorder,
    outcome_of,
    rows_of,
)

pytestmark = pytest.mark.slow

ANN = Submission("ann", UNIT)
RIGHT = answer("def double(x):\n    return x + x\n")
WITHOUT_SCORE = [Status.TIMED_OUT, Status.NOT_GRADED]


@pytest.fixture(scope="module")
def registered(tmp_path_factory):
    course = make_released_course(tmp_path_factory.mktemp("results"))
    hand_in_as(course, "ann", {"double": RIGHT}, {})
    open_recorder(course).close()
    return course.root


@pytest.fixture
def course(registered, tmp_path) -> Course:
    return Course(copy_of(registered, tmp_path / "course"))


def gradebook_rows(course):
    return rows_of(course.root / "work" / "gradebook.db")


def record(course, *outcomes: Outcome, say=None) -> None:
    with open_recorder(course, **({"say": say} if say else {})) as recorder:
        recorder.seed_of(ANN)
        recorder.record(*outcomes)


# Without a score


@pytest.mark.parametrize("status", WITHOUT_SCORE)
def test_what_has_no_score_is_nowhere_in_the_gradebook(course, status):
    before = gradebook_rows(course)

    record(course, Outcome(ANN, status, detail="why", seed="s", notes=(Note("seen"),)))

    assert gradebook_rows(course) == before
    assert not (course.root / "work" / "autograded" / "ann").exists()
    latest = read_journal(course.root)[ANN].latest
    assert (latest.status, latest.detail, latest.seed) == (status, "why", "s")
    assert latest.notes == (Note("seen"),)
    assert read_journal(course.root)[ANN].graded is None


@pytest.mark.parametrize("status", WITHOUT_SCORE)
def test_what_has_no_score_leaves_the_last_good_result(course, status):
    record(course, outcome_of(course, "ann", seed="good"))
    rows, files = gradebook_rows(course), files_in(course.root / "work" / "autograded")

    record(course, Outcome(ANN, status, detail="why"))

    assert gradebook_rows(course) == rows
    assert files_in(course.root / "work" / "autograded") == files
    known = read_journal(course.root)[ANN]
    assert known.latest.status is status
    assert known.graded is not None and known.graded.seed == "good"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        pytest.param({"notebook": None}, "gives no notebook", id="no-notebook"),
        pytest.param({"scores": {}}, "gives no score for double-test", id="no-score"),
        pytest.param({"double-test": 2.5}, "2.5 of 2 points", id="too-much"),
        pytest.param({"double-test": -1.0}, "-1.0 of 2 points", id="negative"),
        pytest.param({"double-test": float("nan")}, "nan of 2 points", id="nan"),
        pytest.param({"double-test": float("inf")}, "inf of 2 points", id="infinite"),
    ],
)
def test_scores_that_cannot_be_are_our_fault_and_not_recorded(course, change, says):
    sound = outcome_of(course, "ann")
    if "double-test" in change:
        change = {"scores": {**sound.scores, **change}}
    before = gradebook_rows(course)

    record(course, replace(sound, **change))

    latest = read_journal(course.root)[ANN].latest
    assert latest.status is Status.NOT_GRADED
    assert says in latest.detail
    assert gradebook_rows(course) == before


def test_a_test_that_a_person_has_to_judge_waits_for_one(course):
    record(course, outcome_of(course, "ann", {"leaf-test": None}))

    with course.gradebook() as gradebook:
        grade = gradebook.find_grade("leaf-test", notebook_of(UNIT), UNIT, "ann")
        assert (grade.auto_score, grade.needs_manual_grade) == (None, True)


def test_what_an_instructor_should_look_at_is_flagged_in_formgrader(course):
    record(course, outcome_of(course, "ann", notes=(Note("odd", flagged=True),)))
    record(course, outcome_of(course, "ann"))  # only a person takes a flag away

    [row] = gradebook_rows(course)["submitted_notebook"]
    assert row["flagged"]
    assert not read_journal(course.root)[ANN].latest.flagged


def test_several_results_of_one_submission_leave_the_last(course):
    assignment = read_assignment(course.root, UNIT)

    record(course, *(made_up_outcome(assignment, "ann", number) for number in (1, 2, 5)))

    wanted = made_up_outcome(assignment, "ann", 5).scores
    with course.gradebook() as gradebook:
        for cell, points in wanted.items():
            assert gradebook.find_grade(cell, notebook_of(UNIT), UNIT, "ann").auto_score == points
    assert "# answer 5" in course.graded("ann", UNIT).read_text("utf-8")


# What is old


def is_up_to_date(course) -> bool:
    with open_recorder(course) as recorder:
        return recorder.is_up_to_date(ANN)


def test_an_unchanged_submission_is_graded_once(course):
    assert not is_up_to_date(course)

    record(course, outcome_of(course, "ann"))

    assert is_up_to_date(course)


@pytest.mark.parametrize("status", WITHOUT_SCORE)
def test_what_has_no_score_is_tried_again(course, status):
    record(course, Outcome(ANN, status))

    assert not is_up_to_date(course)


def _edit(course):
    path = course.submitted("ann", UNIT) / f"{UNIT}_exercise.ipynb"
    path.write_text(path.read_text("utf-8").replace("x + x", "x * 2"), "utf-8")


def _stamp(course):
    (course.submitted("ann", UNIT) / "timestamp.txt").write_text("2026-01-01")


def _rename(course):
    path = course.submitted("ann", UNIT) / f"{UNIT}_exercise.ipynb"
    path.rename(path.with_name("final.ipynb"))


def _edit_assignment(course):
    path = course.root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    source = read_notebook(path)
    source.cells[4].source += "\n# one more line"
    write_notebook(path, source, NotebookKind.SOLUTION)


def _lose_notebook(course):
    course.graded("ann", UNIT).unlink()


def _lose_grade(course):
    with course.gradebook() as gradebook:
        gradebook.remove_submission(UNIT, "ann")


def _lose_gradebook(course):
    (course.root / "work" / "gradebook.db").unlink()


@pytest.mark.parametrize(
    "change",
    [_edit, _stamp, _rename, _edit_assignment, _lose_notebook, _lose_grade, _lose_gradebook],
)
def test_what_changed_since_is_graded_again(course, change):
    record(course, outcome_of(course, "ann"))
    assert is_up_to_date(course)

    change(course)

    assert not is_up_to_date(course)


def test_opening_a_notebook_in_jupyterlab_is_no_new_hand_in(course):
    before = digest_of_folder(course.submitted("ann", UNIT))

    (course.submitted("ann", UNIT) / ".ipynb_checkpoints").mkdir()
    os.utime(course.submitted("ann", UNIT) / f"{UNIT}_exercise.ipynb")

    assert digest_of_folder(course.submitted("ann", UNIT)) == before


def test_work_changed_while_it_was_graded_is_graded_again(course):
    with open_recorder(course) as recorder:
        recorder.seed_of(ANN)
        outcome = outcome_of(course, "ann")
        _edit(course)
        recorder.record(outcome)

    assert not is_up_to_date(course)


def test_a_limit_is_part_of_an_assignment(course):
    assignment = read_assignment(course.root, UNIT)
    longer = replace(assignment, limits=replace(assignment.limits, wall_s=61))

    assert digest_of_assignment(assignment) != digest_of_assignment(longer)


def test_a_linked_or_missing_folder_has_no_digest(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path)

    assert digest_of_folder(tmp_path / "link") == digest_of_folder(tmp_path / "none") == ""


# Seeds


def test_a_seed_is_new_once_and_then_kept(course):
    with open_recorder(course) as recorder:
        first = recorder.seed_of(ANN)
        assert first == recorder.seed_of(ANN) != recorder.seed_of(Submission("bob", UNIT))
        recorder.record(outcome_of(course, "ann", seed=first))

    with open_recorder(course) as recorder:
        assert recorder.seed_of(ANN) == first
    assert len(first) == 32


def test_a_result_without_a_seed_keeps_the_one_that_was_asked_for(course):
    with open_recorder(course) as recorder:
        seed = recorder.seed_of(ANN)
        recorder.record(Outcome(ANN, Status.NOT_GRADED))

    with open_recorder(course) as recorder:
        assert recorder.seed_of(ANN) == seed


# Time stamps


@pytest.mark.parametrize(
    ("text", "time"),
    [
        ("2026-01-02 03:04:05.678901 UTC", datetime(2026, 1, 2, 3, 4, 5, 678901)),
        # nbgrader takes a number after a blank for seconds; formgrader compares with what it read.
        ("2026-01-02 03:04:05 +0100", datetime(2026, 1, 2, 3, 2, 25)),
        ("2026-07-02T03:04:05+02:00\n", datetime(2026, 7, 2, 1, 4, 5)),
        ("2026-07-02 03:04:05 Europe/Berlin", datetime(2026, 7, 2, 1, 4, 5)),
    ],
)
def test_a_timestamp_is_read_as_nbgrader_reads_it(tmp_path, text, time):
    (tmp_path / "timestamp.txt").write_text(text)

    assert read_timestamp(tmp_path) == time


BROKEN = [
    pytest.param(b"", id="empty"),
    pytest.param(b"yesterday", id="words"),
    pytest.param(b"\xff\xfe\x00", id="not-text"),
    pytest.param(b"2026-99-99 00:00:00 UTC", id="no-such-day"),
    pytest.param(b"0001-01-01 00:00:00 +1400", id="before-time"),
    pytest.param(b"99999999999999999999999", id="number"),
    pytest.param(b"2026-01-01 00:00:00 /etc/passwd", id="path-as-zone"),
    pytest.param(b"2026-01-01 00:00:00 ../../../etc/passwd", id="relative-path-as-zone"),
    pytest.param(b"2026-01-01 " * 100_000, id="long"),
]


@pytest.mark.parametrize("content", BROKEN)
def test_a_timestamp_that_nobody_can_read_is_said_and_stops_nothing(course, content):
    (course.submitted("ann", UNIT) / "timestamp.txt").write_bytes(content)
    said: list[str] = []

    record(course, outcome_of(course, "ann"), say=said.append)

    latest = read_journal(course.root)[ANN].latest
    assert latest.status is Status.GRADED
    assert "timestamp.txt is no time" in latest.notes[-1].text
    assert len(said) == 1 and said[0].startswith("ann, ")
    assert [row["timestamp"] for row in gradebook_rows(course)["submitted_assignment"]] == [None]
    assert not course.graded("ann", UNIT).with_name("timestamp.txt").exists()


def test_a_pipe_or_a_link_in_place_of_a_timestamp_is_not_read(tmp_path):
    os.mkfifo(tmp_path / "timestamp.txt")
    with pytest.raises(BadTimestamp):
        read_timestamp(tmp_path)
    (tmp_path / "other").write_text("2026-01-01")
    (tmp_path / "timestamp.txt").unlink()
    (tmp_path / "timestamp.txt").symlink_to(tmp_path / "other")
    with pytest.raises(BadTimestamp):
        read_timestamp(tmp_path)


# Other files


def test_of_a_learners_other_files_only_what_a_browser_may_show_is_copied(course, tmp_path):
    folder = course.submitted("ann", UNIT)
    (tmp_path / "secret.png").write_text("secret")
    (folder / "linked.png").symlink_to(tmp_path / "secret.png")
    (folder / "linked-folder").symlink_to(tmp_path)
    os.mkfifo(folder / "pipe.png")
    (folder / "pictures").mkdir()
    (folder / "pictures" / "graph.PNG").write_text("graph")
    (folder / "page.html").write_text("<script>")
    (folder / "other.ipynb").write_text("{}")
    (folder / "huge.png").write_bytes(b"\0" * (17 << 20))

    record(course, outcome_of(course, "ann"))

    copied = files_in(course.graded("ann", UNIT).parent)
    assert copied.keys() == {f"{UNIT}_exercise.ipynb", "pictures/graph.PNG"}


def test_a_learners_folder_in_the_place_of_a_file_of_ours_is_left_out(course):
    folder = course.submitted("ann", UNIT)
    (course.root / "solutions" / UNIT / "data.csv").write_text("ours")
    for name in (f"{UNIT}_exercise.ipynb", "data.csv"):
        (folder / "sub" / name).mkdir(parents=True)
        (folder / "sub" / name / "notes.txt").write_text("theirs")
    outcome = outcome_of(course, "ann")
    (folder / f"{UNIT}_exercise.ipynb").unlink()
    for place in (folder / "sub").iterdir():
        place.rename(folder / place.name)

    record(course, outcome)

    copied = files_in(course.graded("ann", UNIT).parent)
    assert copied.keys() == {f"{UNIT}_exercise.ipynb", "data.csv"}
    assert read_journal(course.root)[ANN].latest.status is Status.GRADED


@pytest.mark.parametrize("error", [errno.EACCES, errno.ENAMETOOLONG, errno.EIO])
def test_a_file_beside_the_notebook_that_cannot_be_copied_is_left_out(course, monkeypatch, error):
    folder = course.submitted("ann", UNIT)
    (folder / "graph.png").write_text("graph")
    (folder / "locked.png").write_text("nobody may read it")
    copyfile = shutil.copyfile

    def copy(source, target, **more):
        if source.name == "locked.png":
            raise OSError(error, os.strerror(error), str(source))
        return copyfile(source, target, **more)

    monkeypatch.setattr(shutil, "copyfile", copy)
    record(course, outcome_of(course, "ann"))

    copied = files_in(course.graded("ann", UNIT).parent)
    assert copied.keys() == {f"{UNIT}_exercise.ipynb", "graph.png"}
    assert read_journal(course.root)[ANN].latest.status is Status.GRADED


# The gradebook and solutions/


def change_source(course, change) -> None:
    path = course.root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    source = read_notebook(path)
    change({cell.metadata.get("nbgrader", {}).get("grade_id"): cell for cell in source.cells})
    write_notebook(path, source, NotebookKind.SOLUTION)


def test_points_and_texts_that_changed_are_brought_to_the_gradebook(course):
    record(course, outcome_of(course, "ann"))

    def change(cells):
        cells["double-test"].metadata.nbgrader["points"] = 4
        cells["double-hidden"].source += "\n# and this"
        cells["drawing"].source = cells["drawing"].source.replace("Two points", "One point")

    change_source(course, change)
    exercises = files_in(course.root / "exercises")
    open_recorder(course).close()

    with course.gradebook() as gradebook:
        assert gradebook.find_grade_cell("double-test", notebook_of(UNIT), UNIT).max_score == 4
        assert (
            "# and this"
            in gradebook.find_source_cell("double-hidden", notebook_of(UNIT), UNIT).source
        )
        assert "One point" in gradebook.find_source_cell("drawing", notebook_of(UNIT), UNIT).source
    assert files_in(course.root / "exercises") == exercises


def test_nothing_is_registered_twice(course, monkeypatch):
    monkeypatch.setattr("autograder.gradebook.record.registering.generate", lambda *a, **k: 1 / 0)

    open_recorder(course).close()


def test_a_cell_may_go_before_anybody_was_graded(course):
    change_source(course, lambda cells: cells["leaf-test"].metadata.pop("nbgrader"))
    release(course.root)

    open_recorder(course).close()

    with course.gradebook() as gradebook:
        assert gradebook.find_assignment(UNIT).max_score == 10


def test_a_cell_that_went_after_somebody_was_graded_is_refused_with_a_way_out(course):
    record(course, outcome_of(course, "ann"))
    rows = gradebook_rows(course)
    change_source(course, lambda cells: cells["leaf-test"].metadata.pop("nbgrader"))
    release(course.root)

    with pytest.raises(RecordError) as error:
        open_recorder(course)

    assert "leaf-test came or went since 1 submissions were graded" in str(error.value)
    assert f"`nbgrader db assignment remove {UNIT} --force`" in str(error.value)
    assert gradebook_rows(course) == rows


# The journal


def test_a_long_journal_is_cut_to_what_still_counts(course):
    assignment = read_assignment(course.root, UNIT)
    with open_recorder(course) as recorder:
        recorder.record(made_up_outcome(assignment, "ann", 1))
        recorder.record(Outcome(ANN, Status.TIMED_OUT, seed="last"))
    path = course.root / "work" / "grading" / JOURNAL
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(lines[0] * 2000 + lines[1])
    before = read_journal(course.root)

    compact(path)

    assert read_journal(course.root) == before
    assert len(list(read_lines(path))) == 2


# A large class


def test_recording_five_hundred_takes_no_more_memory_than_a_hundred(course):
    assignment = read_assignment(course.root, UNIT)

    def work(pipe: int) -> None:
        with open_recorder(course) as recorder:
            peaks = []
            for number in range(500):
                recorder.record(made_up_outcome(assignment, f"student-{number}", number))
                if number in (99, 499):
                    peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        os.write(pipe, f"{peaks[0]} {peaks[1]}".encode())

    code, said = ended(*in_child(work))
    first, last = (int(kib) for kib in said.split())

    assert code == 0
    assert last - first < 4096 * (1024 if sys.platform == "darwin" else 1)
