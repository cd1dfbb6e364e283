"""The disk: flushed when it matters, and explained when it is full."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from autograder.course.problems import is_full
from autograder.gradebook.record.lock import RecordError


def flush_disk(folder: Path) -> None:
    """Have everything written below ``folder`` on the disk, with one call for all files.

    Flushing hundreds of small files one by one takes milliseconds each.
    """
    syncfs = getattr(ctypes.CDLL(None, use_errno=True), "syncfs", None)
    if syncfs is None:
        os.sync()
        return
    file = os.open(folder, os.O_RDONLY)
    try:
        if syncfs(file) != 0:
            number = ctypes.get_errno()
            raise OSError(number, os.strerror(number), str(folder))
    finally:
        os.close(file)


@contextmanager
def explained(folder: Path, problem: str = "Results cannot be recorded") -> Iterator[None]:
    """Let an operating system's error say what an instructor can do about it."""
    try:
        yield
    except OSError as error:
        mend = "Make room" if is_full(error) else "Mend that"
        where = error.filename or folder
        raise RecordError(
            f"{problem}: {where}: {error.strerror}. {mend}, then run the same "
            "command again: what was finished is kept."
        ) from error
