"""The process that forks locked-in children."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

from autograder.grading.sandbox.level import Level
from autograder.grading.sandbox.locked import Locked
from autograder.release.limits import Limits


def prepare(level: Level, *, visible: Sequence[Path] = (), hidden: Sequence[Path] = ()) -> Stem:
    """Make this process one that starts locked-in children, once.

    Call it in a process with one thread. At the level `namespaces` the call returns in a new
    process, in namespaces of its own, and the caller waits for that one's end and ends with
    the same status; file descriptors stay open. Afterwards neither the course nor anything
    outside ``visible`` can be opened from here, and the environment is a clean one.

    Args:
        visible: what children may read besides Python, its packages, `autograder.checks` and
            `autograder.lab`.
        hidden: what they may not, although it lies in a visible folder: the course.
    """
    return Stem(level)


class Stem:
    """Starts children that are locked in at one level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def start(
        self, limits: Limits, work: Callable[[], None], *, keep: Sequence[int] = ()
    ) -> Locked:
        """Fork a child that is locked in, runs ``work()`` in an empty folder of its own and ends.

        Args:
            keep: file descriptors that stay open in the child, besides stdout and stderr;
                stdin is empty.
        """
        folder = Path(tempfile.mkdtemp(prefix="autograder-"))
        pid = os.fork()
        if pid == 0:
            _run(folder, work)
        return Locked(pid, kill=partial(os.killpg, pid, signal.SIGKILL), folder=folder)


def _run(folder: Path, work: Callable[[], None]) -> NoReturn:
    status = 1
    try:
        os.setsid()
        os.chdir(folder)
        work()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)
