"""What every child does before and after its work, whatever its level."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import NoReturn

from autograder.engine.sandbox._descriptors import close_all_but, empty_stdin
from autograder.engine.sandbox.locked import CannotLock

_READY = b"locked in"


class StartReport:
    """How a child tells that it is locked in, or why it could not be."""

    def __init__(self) -> None:
        self._receiving, self._sending = os.pipe()

    def wait(self) -> None:
        """Wait until the child is locked in.

        Raises:
            CannotLock: it has not been; it is about to end.
        """
        os.close(self._sending)
        with os.fdopen(self._receiving, "rb") as pipe:
            said = pipe.read()
        if said != _READY:
            raise CannotLock(said.decode(errors="replace") or "its process ended while locking in")

    def run(
        self, lock_in: Callable[[], None], work: Callable[[], None], keep: Sequence[int]
    ) -> NoReturn:
        """In the child: lock in, say so, do the work, and end without the parent's clean-up.

        Args:
            lock_in: whatever must be done with all of the parent's descriptors still open.
        """
        try:
            try:
                lock_in()
            except BaseException as error:
                os.write(self._sending, f"{type(error).__name__}: {error}".encode())
                raise
            os.write(self._sending, _READY)
            close_all_but({0, 1, 2, *keep})
            run_and_leave(work)
        finally:
            os._exit(1)  # whatever happens, a copy of the launcher must not go on


def run_and_leave(work: Callable[[], None]) -> NoReturn:
    """Do ``work`` and end this process without the parent's clean-up ever running in it."""
    status = 1
    try:
        empty_stdin()
        work()
        status = 0
    except SystemExit as leaving:
        status = leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        _flush()
        os._exit(status & 0xFF)


def _flush() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except Exception:  # the learner's code may have put anything in its place
            pass
