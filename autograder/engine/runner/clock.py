"""Ending a cell or a call whose time is up, from within its process.

Time spent waiting for a processor does not count. Nothing here ends one that waits for ever: the
judge does, from outside.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from autograder.engine.fair_time import Waiting


class TookTooLong(BaseException):
    """A cell or a call ran past its limit. No ``Exception``: few learners' code catches it."""


class Clock:
    """Rings when its time is up: `TookTooLong`, in whatever runs then."""

    def __init__(self, limit_s: float, waiting: Waiting) -> None:
        self._limit_s, self._waiting = limit_s, waiting
        self._now = time.monotonic
        self._began_s = self._now() - waiting.seconds()
        self.has_rung = False

    def passed_s(self) -> float:
        """Seconds that count, since it was made."""
        return self._now() - self._waiting.seconds() - self._began_s

    def ring(self, _: int, frame: FrameType | None) -> None:
        if self.passed_s() < self._limit_s:
            return  # it will ring again
        self.has_rung = True
        raise TookTooLong


@contextmanager
def time_limit(limit_s: float, waiting: Waiting) -> Iterator[Clock]:
    """Let what runs inside take ``limit_s`` seconds, and no more.

    Args:
        waiting: how long this process has waited for a processor.
    """
    clock = Clock(limit_s, waiting)
    # Not the one of `signal`, which looks through an enumeration of handlers: of each call's time.
    _signal.signal(signal.SIGALRM, clock.ring)
    # Again each second: a bare `except:` in a loop swallows the first, or time is left.
    signal.setitimer(signal.ITIMER_REAL, limit_s, 1.0)
    try:
        yield clock
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
