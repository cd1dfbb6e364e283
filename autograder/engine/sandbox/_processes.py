"""Ending all that a process started, without a process namespace that would do it."""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Iterable
from typing import NoReturn

from autograder.engine.descendants import descendants


def end_descendants(child: int, status: int | None) -> int:
    """Kill and reap everything below this process; the wait status of ``child``.

    Args:
        status: of ``child``, if it was reaped already.
    """
    # Its process group as well, for where nothing else can be listed.
    _signal([-child, child] if status is None else [-child], signal.SIGKILL)
    if status is None:
        status = os.waitpid(child, 0)[1]
    # What it left has become this process's children, so mostly there is nothing to look for.
    if not _has_children():
        return status
    stopped: set[int] = set()
    while living := descendants(os.getpid()):
        # A stopped process starts no others, so the list comes to an end, even of a fork bomb.
        if living <= stopped:
            _signal(living, signal.SIGKILL)
        else:
            _signal(living - stopped, signal.SIGSTOP)
            stopped |= living
        _reap_ended()
    _reap_ended()
    return status


def leave_as(status: int) -> NoReturn:
    """End this process as one with this wait status has ended."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code & 0xFF)


def _signal(pids: Iterable[int], number: int) -> None:
    for pid in pids:
        try:
            os.kill(pid, number)
        except (ProcessLookupError, PermissionError):
            pass


def _has_children() -> bool:
    try:
        return os.waitpid(-1, os.WNOHANG)[0] >= 0
    except ChildProcessError:
        return False


def _reap_ended() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
