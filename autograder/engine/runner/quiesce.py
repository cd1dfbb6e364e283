"""Bringing a process to rest between a learner's code and the code that looks at what it left.

Tracing ends, timers stop, signal handlers go, and no garbage is collected. Threads cannot be
ended; where a learner's code left some, a copy of the process, which has none of them, looks
instead.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]
import _thread
import faulthandler
import gc
import os
import signal
import sys
from collections.abc import Callable

# Taken now: the names may mean something else when they are needed.
_count_threads, _fork, _wait = _thread._count, os.fork, os.waitpid
resume_collecting = gc.enable
# Functions of C's with their arguments: after them nothing of the learner's runs between two lines
# of ours. A finaliser is code of theirs, too.
AT_ONCE = ((gc.disable,), (gc.callbacks.clear,), (sys.settrace, None), (sys.setprofile, None))
_stop_watchdog = faulthandler.cancel_dump_traceback_later
# The one without an enumeration of the answers, which takes twenty times as long.
_get_signal = _signal.getsignal
_set_signal, _set_timer = signal.signal, signal.setitimer
_TIMERS = (signal.ITIMER_VIRTUAL, signal.ITIMER_PROF)
_SIGNALS = tuple(sorted(signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP, signal.SIGALRM}))
_DEFAULT = (signal.SIG_DFL, signal.SIG_IGN, signal.default_int_handler, None)


def stop_timers_and_tracing() -> bool:
    """End tracing, timers, signal handlers and collecting; the alarm that limits a call goes on.

    Whether there was a signal's handler: it could run until now, and may act while it goes. The
    same holds of tracing and collecting: who must know ends them before, by `AT_ONCE`.
    """
    for stop, *arguments in AT_ONCE:
        stop(*arguments)
    _stop_watchdog()  # a thread of C's own: not counted below, and it can end the process
    for timer in _TIMERS:
        _set_timer(timer, 0)
    had_handlers = False
    for number in _SIGNALS:
        if _get_signal(number) not in _DEFAULT:
            _set_signal(number, signal.SIG_DFL)
            had_handlers = True
    return had_handlers


class Threads:
    """How many threads there are before any learner's code runs."""

    def __init__(self) -> None:
        self._before = _count_threads()

    def leave_behind(self, wait: Callable[[int, int], object] = _wait) -> bool:
        """Go on without the learner's threads: True in a copy of the process that has none.

        False if there are none, and then nothing happened. The process that was copied waits
        until the copy is gone, and raises `AnsweredInFork`: the copy has done what was to be done.
        """
        if _count_threads() <= self._before:
            return False
        _set_timer(signal.ITIMER_REAL, 0)  # only one of the two may answer that it took too long
        child = _fork()
        if child == 0:
            return True
        try:
            wait(child, 0)
        except ChildProcessError:
            pass  # whoever ignores SIGCHLD waits as long, and is told this
        raise AnsweredInFork


class AnsweredInFork(BaseException):
    """A copy of this process has answered, and is gone."""
