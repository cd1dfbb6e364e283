"""A class graded on the workers of a Dask cluster, which are processes of this machine here."""

from __future__ import annotations

import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import pytest
from distributed import Client, Reschedule

from autograder.authoring.releasing import release
from autograder.cli import main
from autograder.content import CONTENT
from autograder.course.outcome import Status, Submission
from autograder.course.problems import AuthorError
from autograder.engine.descendants import parents
from autograder.engine.sandbox import strongest_level
from autograder.gradebook.cluster import client, worker
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import describe, grade_class
from autograder.gradebook.grade_several import CannotGoOn
from autograder.rebuild import Rebuilt
from autograder.tests.support.engine_fixtures import make_assignment
from autograder.tests.support.grading_fixtures import answer, hand_in_as, make_graded_course
from autograder.tests.support.record_fixtures import rows_of

pytestmark = pytest.mark.slow

STUDENTS = 30
VERSIONS = worker.versions()
# Long enough that workers can be lost meanwhile.
ANSWERS = [
    {"double": answer("import time\ntime.sleep(0.3)\ndef double(x):\n    return 2 * x")},
    {"double": answer("import time\ntime.sleep(0.3)\ndef double(x):\n    return x * x")},
    {"leaf": answer("def make_leaf(values):\n    return values.clone()")},
]


@dataclass
class Started:
    """A scheduler and its two workers, started as one starts them by hand."""

    file: Path
    scheduler: subprocess.Popen[bytes]
    workers: subprocess.Popen[bytes]

    def worker_pids(self) -> list[int]:
        with Client(scheduler_file=str(self.file)) as dask:
            return sorted(dask.run(os.getpid).values())


def dask(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


@pytest.fixture(scope="module")
def started(tmp_path_factory) -> Iterator[Started]:
    file = tmp_path_factory.mktemp("dask") / "scheduler.json"
    here = ["--scheduler-file", str(file), "--no-dashboard"]
    scheduler = dask("scheduler", *here, "--port", "0", "--host", "127.0.0.1")
    while not file.exists():
        assert scheduler.poll() is None
        time.sleep(0.1)
    workers = dask("worker", *here, "--nworkers", "2", "--nthreads", "1", "--memory-limit", "0")
    found = Started(file, scheduler, workers)
    with Client(scheduler_file=str(file)) as connected:
        connected.wait_for_workers(2, timeout=240)
    yield found
    for each in (workers, scheduler):
        with suppress(ProcessLookupError):  # workers end with their scheduler
            os.killpg(each.pid, signal.SIGKILL)
        each.wait()


def make_class(root: Path) -> Course:
    course = make_graded_course(root)
    release(root)
    for number in range(STUDENTS):
        hand_in_as(course, f"student-{number:02d}", ANSWERS[number % len(ANSWERS)])
    return course


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch):
    def again(chance=None):
        chance = random.Random("a class")
        monkeypatch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())

    again()
    return again


def test_two_lost_workers_cost_nothing(started, tmp_path, same_seeds, monkeypatch):
    monkeypatch.setattr(client, "_SAY_AFTER_S", 900)  # a busy machine takes long to start others
    alone = make_class(tmp_path / "alone")
    expected = grade_class(alone.root)
    same_seeds()
    course, pids, said = make_class(tmp_path / "cluster"), started.worker_pids(), list[str]()

    def lose_workers(done, _):
        if pids and done >= (4 if len(pids) == 2 else 12):
            # One is lost, the other is told to end, as a batch system does when its time is up.
            os.kill(pids.pop(), signal.SIGKILL if len(pids) == 1 else signal.SIGTERM)

    outcomes = grade_class(
        course.root, cluster=str(started.file), report=lose_workers, say=said.append
    )

    assert pids == []
    assert outcomes == expected
    assert {outcome.status for outcome in outcomes} == {Status.GRADED}
    assert said == []
    assert grades(course) == grades(alone)
    assert strongest_level().describe() in describe(outcomes)


def test_a_worker_whose_processes_are_killed_starts_them_again(started, tmp_path, same_seeds):
    alone = make_class(tmp_path / "alone")
    expected = grade_class(alone.root)
    same_seeds()
    course, workers = make_class(tmp_path / "cluster"), started.worker_pids()
    killed: list[int] = []

    def lose_processes(done, _):
        if done < 4 or killed:
            return
        parent_of = dict(parents())
        # A worker's fork server, and its two templates.
        servers = [pid for pid, parent in parent_of.items() if parent in workers]
        templates = [pid for pid, parent in parent_of.items() if parent in servers]
        killed.extend([*servers, *templates])
        for pid in killed:
            os.kill(pid, signal.SIGKILL)

    outcomes = grade_class(course.root, cluster=str(started.file), report=lose_processes)

    assert len(killed) == 2 * 3
    assert started.worker_pids() == workers
    assert outcomes == expected
    assert grades(course) == grades(alone)


def grades(course: Course) -> list[dict[str, object]]:
    rows = rows_of(course.root / "work" / "gradebook.db")
    return sorted((row for row in rows["grade"]), key=str)


def test_the_command_grades_there_and_a_second_time_finds_nothing_to_do(started, tmp_path, capsys):
    course = make_graded_course(tmp_path)
    release(course.root)
    hand_in_as(course, "ada", ANSWERS[0])
    command = ["--course", str(course.root), "grade", "--cluster", str(started.file)]

    assert main(command) == 0
    assert "1 submission: 1 graded" in capsys.readouterr().out
    assert main(command) == 0
    assert "Nothing has changed since it was graded" in capsys.readouterr().out


def test_a_worker_with_another_pytorch_grades_nothing(started, tmp_path, monkeypatch):
    course = make_graded_course(tmp_path)
    release(course.root)
    hand_in_as(course, "ada", ANSWERS[0])
    monkeypatch.setattr(worker, "versions", lambda: {**VERSIONS, "PyTorch": "2.99.0"})

    with pytest.raises(CannotGoOn) as raised:
        grade_class(course.root, cluster=str(started.file))

    *unfit, last = str(raised.value).splitlines()
    assert len(unfit) == 2
    assert all(f"it has PyTorch {VERSIONS['PyTorch']}, and the machine" in line for line in unfit)
    assert last == f"{started.file}: no worker can grade."
    assert not (course.root / "work" / "gradebook.db").exists()


@pytest.mark.parametrize(("is_ending", "raised"), [(True, Reschedule), (False, AuthorError)])
def test_what_a_worker_that_ends_was_grading_goes_to_another(tmp_path, is_ending, raised):
    class Ended:
        closed = is_ending

        def grade(self, *_, **__):
            raise AuthorError("a grading process stopped")

    grading = worker.Grading("grading", [make_assignment()], CONTENT, tmp_path, trust=False)
    grading._engine = Ended()  # type: ignore[assignment]
    rebuilt = Rebuilt(make_assignment().notebook)

    with pytest.raises(raised):
        grading.grade(make_assignment().name, rebuilt, Submission("ada", "unit"), "seed")


def test_what_is_no_cluster_is_said_at_once(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(client, "_CONNECT_S", 1)
    course = make_graded_course(tmp_path)
    release(course.root)
    hand_in_as(course, "ada", ANSWERS[0])
    command = ["--course", str(course.root), "grade", "--cluster"]

    assert main([*command, "tcp://127.0.0.1:9"]) == 1
    assert "tcp://127.0.0.1:9: no Dask scheduler answers there" in capsys.readouterr().err
    assert main([*command, "local:none"]) == 1
    assert "local:none: write local:N" in capsys.readouterr().err
    assert not (course.root / "work" / "gradebook.db").exists()


# The last one: it leaves no scheduler.
def test_a_lost_scheduler_loses_nothing_that_is_finished(started, tmp_path, monkeypatch):
    monkeypatch.setattr(client, "_CONNECT_S", 3)
    course = make_class(tmp_path)

    def lose_scheduler(done, _):
        if done >= 5 and started.scheduler.poll() is None:
            started.scheduler.kill()
            started.scheduler.wait()

    with pytest.raises(CannotGoOn, match="What is finished is kept"):
        grade_class(course.root, cluster=str(started.file), report=lose_scheduler)

    rest = grade_class(course.root, cluster="local:1")
    assert 0 < len(rest) <= STUDENTS - 5
    assert {outcome.status for outcome in rest} == {Status.GRADED}
