"""Which processes another has started, and those of these."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable
from pathlib import Path


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
