"""A child that runs locked in, as the process that started it sees it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path


class Locked:
    """A running child and everything it started.

    Attributes:
        pid: the process to wait for; when it has ended, so has all it started.
    """

    def __init__(self, pid: int, *, kill: Callable[[], None], folder: Path | None = None) -> None:
        self.pid = pid
        self._kill = kill
        self._folder = folder
        self._status: int | None = None

    def poll(self) -> int | None:
        """Exit status of the child, minus the signal that ended it; None while it runs."""
        return self._wait(os.WNOHANG)

    def end(self) -> int:
        """Kill the child and all it started, remove what they left; the child's exit status."""
        if self._status is None:
            self._kill()
            self._wait(0)
        assert self._status is not None
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None
        return self._status

    def __enter__(self) -> Locked:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def _wait(self, options: int) -> int | None:
        if self._status is None:
            pid, status = os.waitpid(self.pid, options)
            if pid:
                self._status = os.waitstatus_to_exitcode(status)
        return self._status
