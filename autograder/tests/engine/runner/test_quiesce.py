"""What a learner's code left running is at rest before anybody looks at what it left.

Signals, tracing and threads belong to a whole process, so each test has one of its own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import textwrap

import pytest

pytestmark = pytest.mark.slow


def run(code: str) -> list[object]:
    """What ``code`` said, one JSON value a line."""
    script = f"""
import _thread, json, os, signal, sys, threading, time
from autograder.engine.runner.quiesce import AnsweredInFork, Threads, stop_timers_and_tracing

def say(value):
    os.write(1, json.dumps(value).encode() + b"\\n")

{textwrap.dedent(code)}
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_signal_handlers_timers_and_tracing_end() -> None:
    said = run("""
        signal.signal(signal.SIGUSR1, lambda *_: say("a handler ran"))
        signal.signal(signal.SIGVTALRM, lambda *_: say("a timer rang"))
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05, 0.05)
        sys.settrace(lambda *_: None)
        sys.setprofile(lambda *_: None)

        stop_timers_and_tracing()

        say(signal.getsignal(signal.SIGUSR1) == signal.SIG_DFL)
        say(signal.getitimer(signal.ITIMER_VIRTUAL)[0])
        say([sys.gettrace(), sys.getprofile()])
        ends = time.process_time() + 0.2
        while time.process_time() < ends:
            pass
    """)

    assert said == [True, 0.0, [None, None]]


def test_no_watchdog_ends_the_process_later() -> None:
    said = run("""
        import faulthandler
        faulthandler.dump_traceback_later(0.1, exit=True)

        stop_timers_and_tracing()

        time.sleep(0.3)
        say("still here")
    """)

    assert said == ["still here"]


def test_the_alarm_that_limits_a_call_goes_on() -> None:
    said = run("""
        signal.signal(signal.SIGALRM, lambda *_: say("the time is up"))
        signal.setitimer(signal.ITIMER_REAL, 0.05)

        stop_timers_and_tracing()

        time.sleep(0.5)
    """)

    assert said == ["the time is up"]


def test_without_threads_the_process_goes_on_itself() -> None:
    said = run("""
        threads, before = Threads(), os.getpid()
        done = threading.Thread(target=int)
        done.start()
        done.join()

        say(threads.leave_behind())
        say(os.getpid() == before)
    """)

    assert said == [False, True]


def test_a_copy_without_the_threads_goes_on_and_the_process_ends_after_it() -> None:
    said = run("""
        threads, before = Threads(), os.getpid()
        threading.Thread(target=time.sleep, args=[1000], daemon=True).start()

        try:
            is_copy = threads.leave_behind()
        except AnsweredInFork:
            say(["the process", os.getpid() == before])
            os._exit(0)
        say(["the copy", is_copy, os.getpid() == before, _thread._count()])
        os._exit(0)
    """)

    assert said == [["the copy", True, False, 1], ["the process", True]]


def test_only_the_copy_is_left_to_answer_and_no_alarm_rings_in_the_other() -> None:
    said = run("""
        threads = Threads()
        threading.Thread(target=time.sleep, args=[1000], daemon=True).start()
        signal.signal(signal.SIGALRM, lambda *_: say("rang"))
        signal.setitimer(signal.ITIMER_REAL, 0.3)

        try:
            threads.leave_behind()
        except AnsweredInFork:
            say("the process")
            os._exit(0)
        time.sleep(1)
        say("the copy")
        os._exit(0)
    """)

    assert said == ["the copy", "the process"]


def test_setting_the_default_device_after_its_mode_was_popped_takes_no_other_mode_off() -> None:
    said = run("""
        import torch
        from torch.overrides import TorchFunctionMode
        from autograder.engine.guard.torch_state import pop_modes

        torch.set_default_device("cpu")
        pop_modes()
        with TorchFunctionMode():
            torch.set_default_device(None)
            say(torch._C._len_torch_function_stack())
    """)

    assert said == [1]
