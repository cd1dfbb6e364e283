"""Ending a cell or a call whose time is up, from within its process.

Time spent waiting for a processor does not count. Nothing here ends one that waits for ever, nor
one that waits for threads or processes of its own, which may wait for a processor: the judge
does, from outside.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]
import os
import resource
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from autograder.engine.fair_time import Waiting


class TookTooLong(BaseException):
    """A cell or a call ran past its limit. No ``Exception``: few learners' code catches it."""


# Taken now: in a runner the names may be bound to something else later. The first is not the one of
# `signal`, which looks through an enumeration of handlers: of each call's time.
_set_handler, _set_timer = _signal.signal, _signal.setitimer
_ALARM, _TIMER = int(signal.SIGALRM), signal.ITIMER_REAL
# Where Linux says how many threads there are; of what follows the name, which may be any bytes.
_THREADS = 17
# Less than any thread has run that has ended, in seconds, and more than clocks differ.
_NOTHING_S = 1e-4


class Company:
    """What a process has besides its first thread: threads and processes of its own."""

    def __init__(self) -> None:
        # Now: in a runner the names may be bound to something else later.
        self._read, self._wait, self._usage = os.pread, os.waitid, resource.getrusage
        self._of_all, self._of_first = time.process_time, time.thread_time
        self._any_child = os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT
        try:
            self._stat = os.open("/proc/self/stat", os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            self._stat = -1
        self._at_first = self._threads()

    def ran_s(self) -> tuple[float, float]:
        """Seconds that the first thread ran, and that others did, with children that are gone."""
        children = self._usage(resource.RUSAGE_CHILDREN)
        of_first = self._of_first()
        others_s = self._of_all() - of_first + children.ru_utime + children.ru_stime
        return of_first, others_s

    def is_there(self) -> bool:
        """Whether there are threads or children now that were not there when this was made."""
        try:
            self._wait(*self._any_child)
        except ChildProcessError:
            return self._threads() > self._at_first
        return True

    def _threads(self) -> int:
        try:
            text = self._read(self._stat, 1000, 0)
            return int(text.rpartition(b")")[2].split()[_THREADS])
        except (OSError, ValueError, IndexError):
            return 0


class Clock:
    """Rings when its time is up: `TookTooLong`, in whatever runs then."""

    def __init__(self, limit_s: float, waiting: Waiting, company: Company) -> None:
        self._limit_s, self._waiting, self._company = limit_s, waiting, company
        self._now = time.monotonic
        self._began_s = self._now() - waiting.seconds()
        self._had_run_s = company.ran_s()
        self.has_rung = False

    def passed_s(self) -> float:
        """Seconds that count, since it was made."""
        return self._now() - self._waiting.seconds() - self._began_s

    def ring(self, _: int, frame: FrameType | None) -> None:
        if self.passed_s() < self._limit_s or self._waits_for_others():
            return  # it will ring again
        self.has_rung = True
        raise TookTooLong

    def _waits_for_others(self) -> bool:
        """Whether most of the time the first thread stood still, and others were there or had been.

        They may have waited for a processor: the judge knows.
        """
        now, before = self._company.ran_s(), self._had_run_s
        if now[0] - before[0] > self._limit_s / 2:
            return False
        return now[1] - before[1] > _NOTHING_S or self._company.is_there()


@contextmanager
def time_limit(limit_s: float, waiting: Waiting, company: Company) -> Iterator[Clock]:
    """Let what runs inside take ``limit_s`` seconds, and no more.

    Args:
        waiting: how long this process has waited for a processor.
        company: what it could wait for.
    """
    clock = Clock(limit_s, waiting, company)
    _set_handler(_ALARM, clock.ring)
    # Again each second: a bare `except:` in a loop swallows the first, or time is left.
    _set_timer(_TIMER, limit_s, 1.0)
    try:
        yield clock
    finally:
        _set_timer(_TIMER, 0)
