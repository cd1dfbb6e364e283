"""Other programs at the same course: a second grader waits, and so do we for formgrader."""

from __future__ import annotations

import os
import signal
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from autograder.course.graded_assignment import read_assignment
from autograder.gradebook.course import Course
from autograder.gradebook.record import Recorder, RecordError
from autograder.tests.support.grading_fixtures import UNIT
from autograder.tests.support.record_fixtures import (
    made_up_outcome,
    make_released_course,
    open_recorder,
    rows_of,
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def course(tmp_path_factory) -> Course:
    course = make_released_course(tmp_path_factory.mktemp("sharing"))
    open_recorder(course).close()
    return course


@contextmanager
def other_grader(course: Course, holds_s: float) -> Iterator[int]:
    """Another process that has the course's recorder open; its pid."""
    ours, theirs = os.pipe()
    child = os.fork()
    if not child:
        try:
            with open_recorder(course):
                os.write(theirs, b"open")
                time.sleep(holds_s)
        finally:
            os._exit(0)
    os.close(theirs)
    assert os.read(ours, 4) == b"open"
    try:
        yield child
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(ours)


def test_a_second_grader_waits_and_says_for_whom_once(course):
    said: list[str] = []

    with other_grader(course, holds_s=0.6) as pid:
        started = time.monotonic()
        open_recorder(course, say=said.append).close()
        waited_s = time.monotonic() - started

    assert waited_s > 0.3
    [sentence] = said
    assert f"process {pid} on {os.uname().nodename}, since 20" in sentence


def test_a_second_grader_that_may_not_wait_is_refused(course):
    with other_grader(course, holds_s=60) as pid, pytest.raises(RecordError) as error:
        open_recorder(course, wait=False)

    assert f"process {pid} " in str(error.value)
    assert "Run the command again when it is done" in str(error.value)


def test_a_grader_that_was_killed_keeps_nobody_out(course):
    with other_grader(course, holds_s=60) as pid:
        os.kill(pid, signal.SIGKILL)
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)

        open_recorder(course, wait=False).close()


def test_a_recorder_that_could_not_open_keeps_nobody_out(course, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(Recorder, "_recover", lambda self: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            open_recorder(course)

    open_recorder(course, wait=False).close()


def test_a_lock_whose_holder_did_not_say_who_it_is_is_still_a_lock(course):
    with other_grader(course, holds_s=60):
        (course.root / "work" / "grading" / "lock").write_text("{")
        with pytest.raises(RecordError, match="has not said who"):
            open_recorder(course, wait=False)


@contextmanager
def formgrader_writing(course: Course, holds_s: float) -> Iterator[None]:
    """A transaction of another program, open for so long."""
    begun = threading.Event()

    def hold() -> None:
        other = sqlite3.connect(course.root / "work" / "gradebook.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        other.execute("INSERT INTO student (id) VALUES ('entered by hand')")
        begun.set()
        time.sleep(holds_s)
        other.execute("DELETE FROM student WHERE id = 'entered by hand'")
        other.execute("COMMIT")
        other.close()

    thread = threading.Thread(target=hold)
    thread.start()
    assert begun.wait(10)
    yield
    thread.join()


def test_a_locked_gradebook_is_waited_for_and_said_once(course):
    said: list[str] = []
    assignment = read_assignment(course.root, UNIT)

    with open_recorder(course, say=said.append) as recorder:
        for number in range(2):
            with formgrader_writing(course, holds_s=3):
                recorder.record(made_up_outcome(assignment, f"waiting-{number}", 3))

    assert said == ["The gradebook is locked by another program, perhaps formgrader; waiting."]
    students = {row["id"] for row in rows_of(course.root / "work" / "gradebook.db")["student"]}
    assert {"waiting-0", "waiting-1"} <= students


def test_a_gradebook_that_is_locked_from_the_start_is_waited_for(course):
    said: list[str] = []

    # Longer than the five seconds after which nbgrader itself gives up.
    with formgrader_writing(course, holds_s=7):
        open_recorder(course, say=said.append).close()

    assert len(said) == 1


def test_registering_waits_for_a_locked_gradebook_too(tmp_path):
    course = make_released_course(tmp_path)
    open_recorder(course).close()
    with course.gradebook() as gradebook:
        gradebook.remove_assignment(UNIT)
    said: list[str] = []
    opened = Recorder._recover

    def lock_then_recover(recorder: Recorder) -> None:
        opened(recorder)
        holding.__enter__()

    holding = formgrader_writing(course, holds_s=9)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Recorder, "_recover", lock_then_recover)
        open_recorder(course, say=said.append).close()
    holding.__exit__(None, None, None)

    assert rows_of(course.root / "work" / "gradebook.db")["grade_cells"]


def test_readers_see_the_gradebook_while_a_recorder_is_open(course):
    with open_recorder(course), course.gradebook() as gradebook:
        assert [assignment.name for assignment in gradebook.assignments] == [UNIT]


def test_nothing_is_left_beside_the_gradebook(course):
    assignment = read_assignment(course.root, UNIT)
    with open_recorder(course) as recorder:
        recorder.record(made_up_outcome(assignment, "tidy", 3))

    assert [path.name for path in (course.root / "work").glob("*gradebook*")] == ["gradebook.db"]


@pytest.mark.parametrize(
    ("content", "says"),
    [
        pytest.param(b"no database, but long enough" * 100, "Put back a copy", id="garbage"),
        pytest.param(None, "`nbgrader db upgrade`", id="old-schema"),
    ],
)
def test_a_gradebook_that_cannot_be_used_says_what_to_do(tmp_path, content, says):
    course = make_released_course(tmp_path)
    path = course.root / "work" / "gradebook.db"
    if content is None:
        open_recorder(course).close()
        with sqlite3.connect(path) as connection:
            connection.execute("ALTER TABLE submitted_notebook DROP COLUMN late_submission_penalty")
        connection.close()
    else:
        path.write_bytes(content)

    with pytest.raises(RecordError) as error:
        open_recorder(course)

    assert str(path) in str(error.value) and says in str(error.value)
