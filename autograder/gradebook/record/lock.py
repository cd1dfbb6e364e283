"""One grader at a time in one course: a lock that the system lets go when its holder dies."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from autograder.course.problems import AuthorError


class RecordError(AuthorError):
    """Results cannot be written; the text says why, what is kept, and what to do."""


class GraderLock:
    """Held from `take` until `release`, or until the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self, say: Callable[[str], None], *, wait: bool = True) -> None:
        """Become the only grader of this course; ``wait`` for another one, or raise."""
        # Readable by others of a shared course, so that they too are told who holds it.
        file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o664)
        try:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                holder = f"Another grader is at work in this course ({_holder(file)})."
                if not wait:
                    raise RecordError(f"{holder} Run the command again when it is done.") from None
                say(f"{holder} Waiting until it is done.")
                fcntl.flock(file, fcntl.LOCK_EX)
            _sign(file)
        except BaseException:
            os.close(file)
            raise
        self._file = file

    def release(self) -> None:
        """Let the next one in."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _sign(file: int) -> None:
    """Say in the lock who holds it; the lock itself does not depend on it."""
    since = datetime.now().astimezone().isoformat(" ", "seconds")
    text = json.dumps({"pid": os.getpid(), "host": os.uname().nodename, "since": since})
    try:
        os.ftruncate(file, 0)
        os.pwrite(file, text.encode(), 0)
    except OSError:  # a full disk is reported where it matters
        pass


def _holder(file: int) -> str:
    try:
        found = json.loads(os.pread(file, 1000, 0))
        return f"process {found['pid']} on {found['host']}, since {found['since']}"
    except (OSError, ValueError, KeyError, TypeError):
        return "it has not said who it is"
