"""A busy machine costs nobody points: what was waited for a processor does not count."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from autograder.content import CONTENT
from autograder.course.limits import Limits
from autograder.course.outcome import Status
from autograder.engine.descendants import descendants
from autograder.engine.driver.engine import Engine
from autograder.engine.fair_time import MOST, Timer, Waiting, open_waiting
from autograder.engine.judge.others import Others
from autograder.engine.sandbox import Level, available_levels, probe_capabilities
from autograder.tests.support.engine_fixtures import grade

COMPUTES = """
def compute():
    import time
    begun = time.thread_time()
    while time.thread_time() - begun < {seconds}:
        pass


def double(x):
    import os
    import threading
    {how}
    return 2 * x"""
IN_A_THREAD = "worker = threading.Thread(target=compute); worker.start(); worker.join()"
IN_A_CHILD = "(pid := os.fork()) or compute() or os._exit(0); os.waitpid(pid, 0)"
HOW = {"itself": "compute()", "in-a-thread": IN_A_THREAD, "in-a-child": IN_A_CHILD}
LEVELS = [level for level in available_levels() if not level.trusted_only]
# Two assignments: each calls the answer seven times.
BUSY, ENDLESS = Limits(cell_s=1, wall_s=10), Limits(cell_s=0.5, wall_s=2)
# Of a thread that ends between two looks the judge does not know how long it waited.
WITH_OTHERS = Limits(cell_s=3, wall_s=30)
ENDS, SLEEPY = Limits(cell_s=0.5, wall_s=30), Limits(cell_s=10, wall_s=4)
tells = pytest.mark.skipif(open_waiting() is None, reason="this kernel does not say who waits")


class Clock:
    """Stands for the time, and for what was waited."""

    def __init__(self) -> None:
        self.now = self.waited = 0.0

    def monotonic(self) -> float:
        return self.now

    def pass_by(self, seconds: float, *, waiting: float = 0.0) -> None:
        self.now += seconds
        self.waited += waiting


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock.monotonic)
    return clock


def timer_of(clock: Clock, limit_s: float, *, is_known: bool = True) -> Timer:
    return Timer(limit_s, lambda: clock.waited, is_known=is_known)


def test_time_that_passes_counts(clock) -> None:
    timer = timer_of(clock, 10)
    clock.pass_by(4)

    assert timer.left_s() == 6


def test_time_waited_for_a_processor_does_not(clock) -> None:
    clock.pass_by(100, waiting=90)
    timer = timer_of(clock, 10)
    clock.pass_by(20, waiting=15)

    assert timer.left_s() == 5


def test_what_passes_in_a_pause_does_not_count_nor_what_is_waited_in_it(clock) -> None:
    timer = timer_of(clock, 10)
    clock.pass_by(3, waiting=1)
    timer.pause()
    clock.pass_by(50, waiting=20)
    timer.resume()
    clock.pass_by(11, waiting=9)

    assert timer.left_s() == 6


def test_nobody_is_asked_what_was_waited_before_the_limit_could_have_passed(clock) -> None:
    asked: list[float] = []

    def waited() -> float:
        asked.append(clock.waited)
        return asked[-1]

    timer = Timer(10, waited, is_known=True)
    clock.pass_by(8, waiting=7)

    assert timer.left_s() == 2
    assert len(asked) == 1  # when it began


def test_a_limit_that_was_used_up_is_fair(clock) -> None:
    timer = timer_of(clock, 10)
    clock.pass_by(16, waiting=5)

    assert timer.left_s() < 0
    assert timer.is_fair()


def test_nobody_is_waited_for_without_end_and_that_is_not_fair(clock) -> None:
    timer = timer_of(clock, 10)
    clock.pass_by(10 * MOST, waiting=10 * MOST - 1)

    assert timer.left_s() <= 0
    assert not timer.is_fair()


@pytest.mark.parametrize(("load", "is_fair"), [(0.9, True), (4.0, False)])
def test_where_nobody_tells_who_waits_the_load_decides(clock, monkeypatch, load, is_fair) -> None:
    monkeypatch.setattr(os, "getloadavg", lambda: (load * (os.cpu_count() or 1), 0, 0))
    timer = timer_of(clock, 10, is_known=False)
    clock.pass_by(11)

    assert timer.left_s() <= 0
    assert timer.is_fair() is is_fair


def test_what_cannot_be_read_counts_as_not_waited() -> None:
    ours, theirs = os.pipe()
    for end in (ours, theirs):
        os.close(end)

    assert Waiting(None).seconds() == 0
    assert Waiting(ours).seconds() == 0


@pytest.fixture(scope="module", params=LEVELS, ids=lambda level: level.value)
def engine(request) -> Iterator[Engine]:
    level: Level = request.param
    with Engine(level, CONTENT) as engine:
        for limits in (BUSY, ENDLESS):  # gets ready before the machine is busy
            grade(engine, {}, limits=limits)
        yield engine


def only_at_the_first_level(request: pytest.FixtureRequest) -> None:
    """Skip the others: what a judge sees from outside is the same at each."""
    if request.node.callspec.params["engine"] is not LEVELS[0]:
        pytest.skip("the same at each level")


@pytest.fixture
def busy() -> Iterator[None]:
    """Forty processes that want a processor all the time."""
    endless = [sys.executable, "-S", "-c", "while True: pass"]
    others = [subprocess.Popen(endless, start_new_session=True) for _ in range(40)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
        for other in others:
            other.wait()


@tells
@pytest.mark.alone
@pytest.mark.parametrize("how", HOW)
def test_an_answer_that_computes_earns_its_points_beside_forty_others(
    engine, busy, how, request
) -> None:
    if how != "itself":
        only_at_the_first_level(request)
    limits = BUSY if how == "itself" else WITH_OTHERS
    started = time.monotonic()

    outcome = grade(engine, {"double": COMPUTES.format(seconds=0.1, how=HOW[how])}, limits=limits)

    # Else this shows nothing: without waiting it would take a second or two.
    assert time.monotonic() - started > 2 * limits.cell_s
    assert outcome.status is Status.GRADED, outcome.detail
    assert (outcome.scores["double-test"], outcome.scores["double-hidden"]) == (2, 1)


@tells
@pytest.mark.alone
def test_what_never_ends_is_no_zero_on_a_machine_that_does_not_let_it_run(
    engine, busy, request
) -> None:
    only_at_the_first_level(request)
    outcome = grade(
        engine, {"double": COMPUTES.format(seconds=1000, how=HOW["itself"])}, limits=ENDLESS
    )

    if outcome.status is Status.GRADED:  # it got its second after all
        assert "did not end within 0.5 seconds" in str(outcome.verdicts)
    else:
        assert outcome.starved
        assert "waited for a processor" in outcome.detail
    assert outcome.status is not Status.TIMED_OUT


@tells
@pytest.mark.alone
def test_who_sleeps_beside_forty_others_did_not_wait_for_a_processor(engine, busy, request) -> None:
    only_at_the_first_level(request)
    sleeps = {"double": COMPUTES.format(seconds=0, how="import time; time.sleep(1.5)")}

    outcome = grade(engine, sleeps, limits=SLEEPY)

    assert outcome.status is Status.TIMED_OUT, outcome.detail


@pytest.mark.parametrize("how", ["threading.Event().wait()", IN_A_THREAD])
def test_what_never_ends_is_stopped_whatever_it_waits_for(engine, how, request) -> None:
    only_at_the_first_level(request)
    outcome = grade(engine, {"double": COMPUTES.format(seconds=1000, how=how)}, limits=ENDS)

    assert outcome.status is Status.GRADED, outcome.detail
    assert "did not end within 0.5 seconds" in str(outcome.verdicts)
    assert outcome.scores["leaf-test"] == 3


@pytest.mark.parametrize(("load", "starved"), [(100.0, True), (0.0, False)])
def test_what_is_stopped_on_an_overrun_machine_is_to_be_tried_again(
    engine, request, monkeypatch, load, starved
) -> None:
    only_at_the_first_level(request)
    monkeypatch.setattr(os, "getloadavg", lambda: (load * (os.cpu_count() or 1), 0, 0))

    endless = grade(engine, {"double": "def double(x):\n    while True: pass"}, limits=ENDS)
    ends = grade(engine, {"double": "def double(x):\n    return 2 * x"}, limits=ENDS)

    assert (endless.status, endless.starved) == (Status.GRADED, starved)
    assert (ends.status, ends.starved) == (Status.GRADED, False)


REFUSED = {
    "a-process": "raise BlockingIOError(11, 'Resource temporarily unavailable')",
    "a-thread": 'raise RuntimeError("can\'t start new thread")',
    "a-file": "raise BlockingIOError('a pipe that nobody reads')",
}


@pytest.mark.parametrize("in_answer", ["def double(x):\n    {}", "{}\ndef double(x): return 2 * x"])
@pytest.mark.parametrize("what", REFUSED)
def test_a_process_that_others_of_the_same_user_may_have_left_none_for_is_to_be_tried_again(
    engine, what, in_answer
) -> None:
    outcome = grade(engine, {"double": in_answer.format(REFUSED[what])})

    shares = outcome.level != Level.NAMESPACES.value or not probe_capabilities().users
    assert (outcome.scores["double-test"], outcome.starved) == (0, shares and what != "a-file")


def test_namespaces_without_those_of_users_share_their_processes_as_well(
    engine, monkeypatch
) -> None:
    grade(engine, {"double": "def double(x): return 2 * x"})  # its processes are there from now on
    without = replace(probe_capabilities(), users=False)
    monkeypatch.setattr("autograder.engine.driver.engine.probe_capabilities", lambda: without)

    assert grade(engine, {"double": "def double(x):\n    " + REFUSED["a-thread"]}).starved


def waiting_of(pid: int) -> Waiting:
    return Waiting(os.open(f"/proc/{pid}/schedstat", os.O_RDONLY))


@tells
@pytest.mark.slow
def test_others_that_sleep_while_a_runner_stands_still_did_not_wait() -> None:
    sleeps = "import subprocess, sys; subprocess.run([sys.executable, '-c', {!r}])"
    runner = subprocess.Popen([sys.executable, "-c", sleeps.format("import time; time.sleep(60)")])
    others = Others(runner.pid, waiting_of(runner.pid))
    time.sleep(2)  # until it has begun
    others.waited_s()
    time.sleep(0.5)

    waited = others.waited_s()

    for pid in (*descendants(runner.pid), runner.pid):
        os.kill(pid, signal.SIGKILL)
    runner.wait()
    assert waited < 0.2


@tells
@pytest.mark.alone
def test_others_that_are_not_let_run_did(busy) -> None:
    runner = subprocess.Popen(["sh", "-c", "sh -c 'while :; do :; done'; true"])
    others = Others(runner.pid, waiting_of(runner.pid))
    while not descendants(runner.pid):
        time.sleep(0.1)
    others.waited_s()
    time.sleep(2)

    waited = others.waited_s()

    for pid in (*descendants(runner.pid), runner.pid):
        os.kill(pid, signal.SIGKILL)
    runner.wait()
    assert waited > 0.5
