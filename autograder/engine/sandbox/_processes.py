"""Ending all that a process started, without a process namespace that would do it."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn


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


def descendants(ancestor: int) -> set[int]:
    """The processes below ``ancestor`` that have not ended."""
    children: dict[int, list[int]] = {}
    for pid, parent in parents():
        children.setdefault(parent, []).append(pid)
    found: set[int] = set()
    left = [ancestor]
    while left:
        below = children.get(left.pop(), [])
        found.update(below)
        left += below
    return found


def parents() -> Iterable[tuple[int, int]]:
    """Each process that has not ended, and its parent."""
    if Path("/proc/self/stat").exists():
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    # The name in it may be any bytes.
                    text = Path("/proc", entry, "stat").read_text(errors="replace")
                except OSError:
                    continue
                state, parent = text.rpartition(")")[2].split()[:2]
                if state not in "ZX":
                    yield int(entry), int(parent)
        return
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,stat=,comm="],
        capture_output=True, text=True, errors="replace", check=False,
    )  # fmt: skip
    for line in listed.stdout.splitlines():
        pid, parent, state, name = line.split(maxsplit=3)
        # The program that lists is a child of this process as well, and has ended by now.
        if not state.startswith("Z") and os.path.basename(name) != "ps":
            yield int(pid), int(parent)


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
