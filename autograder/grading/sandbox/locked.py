"""A child that runs locked in, as the process that started it sees it."""

from __future__ import annotations

import os
from collections.abc import Callable


class CannotLock(Exception):
    """A child could not be locked in, and ran nothing."""


class Locked:
    """A running child and everything it started.

    Attributes:
        pid: the process to wait for; when it has ended, so has all it started.
        cpu_s: seconds it and what it waited for have computed; known when it has ended.
    """

    def __init__(self, pid: int, *, kill: Callable[[], None]) -> None:
        self.pid = pid
        self.cpu_s = 0.0
        self._kill = kill
        self._status: int | None = None

    def poll(self) -> int | None:
        """Exit status of the child, or minus the signal that ended it; None while it runs."""
        return self._wait(os.WNOHANG)

    def end(self) -> int:
        """Kill the child and all it started, and remove its files; the child's status."""
        if self._wait(os.WNOHANG) is None:
            self._kill()
            self._wait(0)
        assert self._status is not None
        return self._status

    def __enter__(self) -> Locked:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def _wait(self, options: int) -> int | None:
        if self._status is None:
            pid, status, usage = os.wait4(self.pid, options)
            if pid:
                self._status = os.waitstatus_to_exitcode(status)
                self.cpu_s = usage.ru_utime + usage.ru_stime
        return self._status
