"""A child that runs locked in, as the process that started it sees it."""

from __future__ import annotations

import os
import signal


class CannotLock(Exception):
    """A child could not be locked in, and ran nothing."""


class Locked:
    """A running child and everything it started.

    Attributes:
        pid: the process to wait for; when it has ended, so has all it started.
        cpu_s: seconds it and what it waited for have computed; known when it has ended.
    """

    def __init__(self, pid: int, *, leash: int | None = None) -> None:
        """Take charge of ``pid``.

        Args:
            leash: a descriptor; closing it is what makes the process end all it started. Without
                one its end is the end of them.
        """
        self.pid = pid
        self.cpu_s = 0.0
        self._leash = leash
        self._is_leashed = leash is not None
        self._status: int | None = None

    def poll(self) -> int | None:
        """Exit status of the child, or minus the signal that ended it; None while it runs."""
        return self._wait(os.WNOHANG)

    def kill(self) -> None:
        """Kill the child and all it started, and do not wait until they are gone."""
        if self.poll() is None:
            # Killed a second time, what held the leash would leave its work of ending half done.
            if not self._is_leashed:
                os.kill(self.pid, signal.SIGKILL)
            self._let_go()

    def end(self) -> int:
        """Kill the child and all it started, and remove its files; the child's status."""
        self.kill()
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
                self._let_go()
        return self._status

    def _let_go(self) -> None:
        if self._leash is not None:
            os.close(self._leash)
            self._leash = None
