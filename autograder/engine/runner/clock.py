"""Ending a cell or a call whose time is up, from within its process."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TookTooLong(BaseException):
    """A cell or a call ran past its limit. No ``Exception``: few learners' code catches it."""


class Clock:
    """Rings when its time is up: `TookTooLong`, in whatever runs then."""

    def __init__(self) -> None:
        self.has_rung = False

    def ring(self, _: int, frame: FrameType | None) -> None:
        self.has_rung = True
        raise TookTooLong


@contextmanager
def time_limit(limit_s: float) -> Iterator[Clock]:
    """Let what runs inside take ``limit_s`` seconds, and no more."""
    clock = Clock()
    signal.signal(signal.SIGALRM, clock.ring)
    # Again each second: a bare `except:` in a loop swallows the first.
    signal.setitimer(signal.ITIMER_REAL, limit_s, 1.0)
    try:
        yield clock
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
