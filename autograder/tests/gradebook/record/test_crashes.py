"""kill -9 or a full disk at any moment loses nothing, doubles nothing and breaks nothing."""

from __future__ import annotations

import ctypes
import os
import random
import resource
import shutil
import signal
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import nbgrader.api
import pytest

from autograder.course.graded_assignment import read_assignment
from autograder.course.layout import notebook_of
from autograder.course.outcome import Submission
from autograder.gradebook.course import Course
from autograder.gradebook.record import Recorder, RecordError, read_journal
from autograder.gradebook.record.journal import read_lines
from autograder.tests.support.grading_fixtures import UNIT
from autograder.tests.support.record_fixtures import (
    files_in,
    made_up_outcome,
    make_released_course,
    open_recorder,
    rows_of,
)

pytestmark = pytest.mark.slow

STUDENTS = [f"student-{number:02}" for number in range(20)]
KILLS = 100


def record_class(root: Path, round_: int, done: Callable[[str], None] = lambda who: None) -> None:
    """Record what ``round_`` of grading comes to, less what an earlier call already did."""
    assignment = read_assignment(root, UNIT)
    with Recorder(root, [assignment], say=lambda text: None) as recorder:
        outcomes = [
            made_up_outcome(assignment, student, number * 7 + round_)
            for number, student in enumerate(STUDENTS)
        ]
        known = read_journal(root)
        todo = [
            outcome
            for outcome in outcomes
            if outcome.submission not in known
            or known[outcome.submission].latest.seed != outcome.seed
        ]
        while todo:
            batch = [todo.pop(0) for _ in range(min(len(todo), random.randint(1, 4)))]
            recorder.record(*batch)
            for outcome in batch:
                done(outcome.submission.student)


def in_child(work: Callable[[int], None]) -> tuple[int, int]:
    """Fork a child that does ``work`` with the end of a pipe to write to; its pid and our end."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child:
        os.close(theirs)
        return child, ours
    code = 1
    try:
        random.seed()
        work(theirs)
        code = 0
    except BaseException as error:
        os.write(2, f"{type(error).__name__}: {error}\n".encode())
    finally:
        os._exit(code)


def ended(child: int, pipe: int) -> tuple[int, str]:
    """How the child ended, and what it wrote."""
    with os.fdopen(pipe) as file:
        said = file.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


def recording(root: Path, round_: int) -> tuple[int, int]:
    def work(pipe: int) -> None:
        def done(who: str) -> None:
            os.write(pipe, f"{who}\n".encode())

        record_class(root, round_, done)

    return in_child(work)


def state_of(root: Path) -> dict[str, object]:
    """Everything that a grader leaves behind, less random names and times."""
    with sqlite3.connect(root / "work" / "gradebook.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    lines = list(read_lines(root / "work" / "grading" / "journal.jsonl"))
    return {
        "rows": rows_of(root / "work" / "gradebook.db"),
        "files": files_in(root / "work" / "autograded"),
        "lines": Counter((*line["submission"], line["seed"]) for line in lines),
        "scores": {place: known.latest.scores for place, known in read_journal(root).items()},
        "left over": [
            path.name
            for path in (root / "work" / "grading").rglob("*")
            if path.name not in ("journal.jsonl", "lock", "pending.jsonl", "staged")
        ],
        "pending": (root / "work" / "grading" / "pending.jsonl").read_bytes(),
    }


@pytest.fixture(scope="module")
def graded(tmp_path_factory):
    """A class graded once, with points and words that people gave since."""
    course = make_released_course(tmp_path_factory.mktemp("crashes"))
    record_class(course.root, 1)
    with course.gradebook() as gradebook:
        for student in STUDENTS[::3]:
            grade = gradebook.find_grade("double-test", notebook_of(UNIT), UNIT, student)
            grade.manual_score, grade.needs_manual_grade = 1.5, False
            gradebook.find_comment(
                "double", notebook_of(UNIT), UNIT, student
            ).manual_comment = "well"
        gradebook.db.commit()
    return course.root


def copy_of(root: Path, target: Path) -> Path:
    shutil.copytree(root, target)
    config = target / "nbgrader_config.py"
    config.write_text(config.read_text().replace(str(root), str(target)))
    return target


@pytest.fixture(scope="module")
def undisturbed(graded, tmp_path_factory):
    root = copy_of(graded, tmp_path_factory.mktemp("undisturbed") / "course")
    started = time.monotonic()
    child, pipe = recording(root, 2)
    code, said = ended(child, pipe)
    assert (code, len(said.split())) == (0, len(STUDENTS))
    return state_of(root), time.monotonic() - started


def test_kill_9_at_a_hundred_random_moments_changes_nothing(graded, undisturbed, tmp_path):
    wanted, lasts_s = undisturbed
    dice, killed, copies = random.Random(5), 0, 0
    while killed < KILLS:
        copies += 1
        root = copy_of(graded, tmp_path / f"course-{copies}")
        said_done: list[str] = []
        latest_s = lasts_s
        while True:
            child, pipe = recording(root, 2)
            time.sleep(dice.uniform(0, latest_s))
            latest_s *= 1.05  # the machine may be slower by now, and none of them get to the end
            os.kill(child, signal.SIGKILL)
            code, said = ended(child, pipe)
            said_done += said.split()
            if code == 0:
                break
            assert code == -signal.SIGKILL
            killed += 1
        assert len(said_done) == len(set(said_done))  # nobody was recorded twice
        with open_recorder(Course(root)):
            pass  # ends what the last one began, if it was killed after its last result
        assert state_of(root) == wanted
        shutil.rmtree(root)
    assert copies > 3


def test_a_grader_killed_while_it_makes_the_gradebook_leaves_none_or_a_whole_one(tmp_path):
    course = make_released_course(tmp_path)
    path = course.root / "work" / "gradebook.db"
    nbgrader.api.get_alembic_version.cache_clear()  # which takes most of the time of making one

    for after_s in (0.05, 0.2, 0.5, 1.0):
        child, pipe = recording(course.root, 1)
        time.sleep(after_s)
        os.kill(child, signal.SIGKILL)
        ended(child, pipe)
        if path.exists():
            assert rows_of(path)["alembic_version"]
    record_class(course.root, 1)

    assert len(rows_of(path)["submitted_assignment"]) == len(STUDENTS)


@pytest.mark.parametrize(
    "tail",
    [
        pytest.param(b'{"token": "half', id="cut-off"),
        pytest.param(b"\0" * 4096, id="zeros"),
        pytest.param(b"\0" * 100 + b"\n", id="zeros-and-a-line-end"),
        pytest.param(b"[1, 2]\n{}\nnull\n", id="other-json"),
    ],
)
@pytest.mark.parametrize("name", ["journal.jsonl", "pending.jsonl"])
def test_a_torn_end_of_a_file_is_passed_over(graded, tmp_path, name, tail):
    root = copy_of(graded, tmp_path / "course")
    before = read_journal(root)
    with (root / "work" / "grading" / name).open("ab") as file:
        file.write(tail)

    assert read_journal(root) == before
    record_class(root, 2)

    known = read_journal(root)
    assert known.keys() == before.keys()
    assert all(known[place].latest.seed != before[place].latest.seed for place in before)


def interrupted_before(root: Path, step: str, monkeypatch) -> None:
    """Let a recorder die of an error at ``step`` of recording one new result."""
    assignment = read_assignment(root, UNIT)
    recorder = open_recorder(Course(root))
    owner = {"write": recorder._gradebook, "replace": recorder._folders}.get(
        step, recorder._journal
    )
    monkeypatch.setattr(owner, step, lambda *a, **k: (_ for _ in ()).throw(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        recorder.record(made_up_outcome(assignment, STUDENTS[0], 99))
    monkeypatch.undo()
    recorder.close()


@pytest.mark.parametrize("step", ["write", "replace", "append"])
def test_what_was_finished_is_recorded_by_the_next_recorder(graded, tmp_path, monkeypatch, step):
    root = copy_of(graded, tmp_path / "course")
    place = Submission(STUDENTS[0], UNIT)
    interrupted_before(root, step, monkeypatch)
    assert read_journal(root)[place].latest.seed != "seed 99"

    with open_recorder(Course(root)):
        pass

    assert read_journal(root)[place].latest.seed == "seed 99"
    notebook = root / "work" / "autograded" / STUDENTS[0] / UNIT / f"{UNIT}_exercise.ipynb"
    assert "# answer 99" in notebook.read_text("utf-8")


# A full disk


def record_with(root: Path, limit: Callable[[], None]) -> str:
    """What a recorder says that meets ``limit``; empty if it could do its work."""

    def work(pipe: int) -> None:
        limit()
        try:
            record_class(root, 2)
        except RecordError as error:
            os.write(pipe, str(error).encode())

    code, said = ended(*in_child(work))
    assert code == 0
    return said


@pytest.mark.parametrize("room", [0, 1, 4_000, 40_000, 150_000])
def test_files_that_may_not_grow_are_one_clear_message(graded, undisturbed, tmp_path, room):
    """As with a full disk, of which SQLite and we hear at any write."""
    root = copy_of(graded, tmp_path / "course")
    before = rows_of(root / "work" / "gradebook.db")

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))

    said = record_with(root, limit)

    assert said.count("\n") == 0 and "run the same command again" in said, said
    assert str(root) in said
    after = rows_of(root / "work" / "gradebook.db")
    assert len(after["grade"]) == len(before["grade"])
    assert record_with(root, lambda: None) == ""
    assert state_of(root) == undisturbed[0]


def mount_small_disk(folder: Path, room_kib: int) -> bool:
    """Put a disk over ``folder`` that has what is in it and some room, for this process only."""
    libc = ctypes.CDLL(None, use_errno=True)
    new_user, new_mounts = 0x10000000, 0x00020000
    user, group = os.getuid(), os.getgid()
    if libc.unshare(new_mounts | (new_user if user else 0)):
        return False
    if user:
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
    private = 1 << 18 | 16384
    libc.mount(b"none", b"/", None, private, None)
    kept = folder.with_name("kept")
    shutil.copytree(folder, kept)
    if libc.mount(b"tmpfs", str(folder).encode(), b"tmpfs", 0, b"size=64m"):
        return False
    shutil.copytree(kept, folder, dirs_exist_ok=True)
    found = os.statvfs(folder)
    used = (found.f_blocks - found.f_bfree) * found.f_frsize
    resize(folder, used + room_kib * 1024)
    return True


def resize(folder: Path, size: int) -> None:
    remount = 32
    options = f"size={size}".encode()
    assert ctypes.CDLL(None).mount(b"tmpfs", str(folder).encode(), b"tmpfs", remount, options) == 0


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux's mounts")
@pytest.mark.parametrize("room_kib", [0, 8, 24, 40, 80, 120])
def test_a_full_disk_keeps_the_last_good_results(graded, undisturbed, tmp_path, room_kib):
    root = copy_of(graded, tmp_path / "course")
    work_folder = root / "work"

    def work(pipe: int) -> None:
        if not mount_small_disk(work_folder, room_kib):
            os.write(pipe, b"refused")
            return
        good = [path for path in (work_folder / "autograded").rglob("*.ipynb")]
        try:
            record_class(root, 2)
            os.write(pipe, b"there was room")
        except RecordError as error:
            os.write(pipe, str(error).encode())
        assert good == [path for path in (work_folder / "autograded").rglob("*.ipynb")]
        assert all(path.read_bytes().endswith(b"}\n") for path in good)
        rows_of(work_folder / "gradebook.db")
        resize(work_folder, 64 << 20)
        record_class(root, 2)
        assert state_of(root) == undisturbed[0]

    code, said = ended(*in_child(work))

    if said == "refused":
        pytest.skip("no mounts for this user here")
    assert code == 0
    assert "Make room, then run the same command again" in said and "\n" not in said, said
