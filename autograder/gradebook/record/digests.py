"""Knowing again what was graded, and against what, so that only what changed is graded again."""

from __future__ import annotations

import hashlib
import json
import os
import stat
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from autograder.course import devices
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.limits import NOTEBOOK_BYTES
from autograder.course.manifest import OnGpu
from autograder.rebuild import CannotRebuild
from autograder.rebuild.files import open_folder, read_file

_MOST_NAMES = 1000


def gpus_wanted(assignments: Iterable[GradedAssignment]) -> dict[str, str]:
    """The names of those ``assignments`` that are looked at on a GPU, too, and its name."""
    return {each.name: devices.GPU for each in assignments if each.wants_gpu}


def digest_of_assignment(assignment: GradedAssignment) -> str:
    """Changes with every cell, file and limit of ``assignment``, and with what else decides."""
    said: list[object] = [assignment.notebook, asdict(assignment.limits)]
    if assignment.files:
        said.append({n: hashlib.sha256(each).hexdigest() for n, each in assignment.files.items()})
    if assignment.on_gpu is OnGpu.COUNTS:
        said.append(OnGpu.COUNTS)
    if assignment.trusted:
        said.append("trusted")
    text = json.dumps(said, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def digest_of_folder(folder: Path) -> str:
    """Changes with every file that was handed in; empty if the folder cannot be read.

    Folders and hidden files do not count: JupyterLab makes some by merely opening a notebook.
    What is too large for a notebook, or no file, counts by its size and its time.
    """
    found = hashlib.sha256()
    try:
        with open_folder(folder) as descriptor:
            names = sorted(name for name in os.listdir(descriptor) if not name.startswith("."))
            for name in names[:_MOST_NAMES]:
                state = os.stat(name, dir_fd=descriptor, follow_symlinks=False)
                if stat.S_ISDIR(state.st_mode):
                    continue
                if stat.S_ISREG(state.st_mode) and state.st_size <= NOTEBOOK_BYTES:
                    content = read_file(descriptor, name)
                else:
                    content = f"{state.st_mode} {state.st_size} {state.st_mtime_ns}".encode()
                for part in (os.fsencode(name), content):
                    found.update(len(part).to_bytes(8, "big") + part)
    except (OSError, CannotRebuild):
        return ""
    return found.hexdigest()
