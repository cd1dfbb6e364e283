"""Knowing again what was graded, and against what, so that only what changed is graded again."""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
import stat

from autograder.grading.assignment import Assignment
from autograder.grading.rebuild import CannotRebuild
from autograder.grading.rebuild.files import open_folder, read_file
from autograder.release.limits import NOTEBOOK_BYTES

_MOST_NAMES = 1000


def digest_of_assignment(assignment: Assignment) -> str:
    """Changes with every cell and every limit of ``assignment``."""
    text = json.dumps([assignment.notebook, dataclasses.asdict(assignment.limits)], sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def digest_of_folder(folder: os.PathLike[str]) -> str:
    """Changes with every file that was handed in; empty if the folder cannot be read.

    Files that are too large for a notebook count by size and time of change.
    """
    from pathlib import Path

    found = hashlib.sha256()
    try:
        with open_folder(Path(folder)) as descriptor:
            for name in sorted(os.listdir(descriptor))[:_MOST_NAMES]:
                state = os.stat(name, dir_fd=descriptor, follow_symlinks=False)
                small = stat.S_ISREG(state.st_mode) and state.st_size <= NOTEBOOK_BYTES
                content = (
                    read_file(descriptor, name)
                    if small
                    else f"{state.st_mode} {state.st_size} {state.st_mtime_ns}".encode()
                )
                for part in (os.fsencode(name), content):
                    found.update(len(part).to_bytes(8, "big") + part)
    except (OSError, CannotRebuild):
        return ""
    return found.hexdigest()
