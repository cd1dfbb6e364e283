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
    _signal([-child], signal.SIGKILL)  # its process group, for where nothing else can be listed
    stopped: set[int] = set()
    while living := _living_descendants():
        # A stopped process starts no others, so the list comes to an end, even of a fork bomb.
        if living <= stopped:
            _signal(living, signal.SIGKILL)
        else:
            _signal(living - stopped, signal.SIGSTOP)
            stopped |= living
        status = _reap_ended(child, status)
    return _reap_all(child, status)


def leave_as(status: int) -> NoReturn:
    """End this process as one with this wait status has ended."""
    code = os.waitstatus_to_exitcode(status)
    if code < 0:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if -code != signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code & 0xFF)


def _living_descendants() -> set[int]:
    parents = dict(_parents())
    children: dict[int, list[int]] = {}
    for pid, parent in parents.items():
        children.setdefault(parent, []).append(pid)
    found: set[int] = set()
    left = [os.getpid()]
    while left:
        below = children.get(left.pop(), [])
        found.update(below)
        left += below
    return found


def _parents() -> Iterable[tuple[int, int]]:
    """Each process that has not ended, and its parent."""
    if Path("/proc/self/stat").exists():
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    text = Path("/proc", entry, "stat").read_text()
                except OSError:
                    continue
                state, parent = text.rpartition(")")[2].split()[:2]
                if state not in "ZX":
                    yield int(entry), int(parent)
        return
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,stat=,comm="], capture_output=True, text=True, check=False
    )
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


def _reap_ended(child: int, status: int | None) -> int | None:
    try:
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            if ended[0] == child:
                status = ended[1]
    except ChildProcessError:
        pass
    return status


def _reap_all(child: int, status: int | None) -> int:
    try:
        while True:
            pid, found = os.wait()
            if pid == child:
                status = found
    except ChildProcessError:
        return signal.SIGKILL if status is None else status
