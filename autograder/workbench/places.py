"""Where a learner's files are: the course around a notebook, their copies, this kernel's file."""

from __future__ import annotations

import os
import sys
from pathlib import Path

COPIES = Path("work/mine")
# As it was when the kernel started: a cell may go elsewhere later.
_STARTED_IN = Path.cwd()
_LANDING = Path("course/00_start_here.ipynb")


def course_around(start: Path) -> Path | None:
    """The nearest folder from ``start`` upwards that holds a course; ``None`` if there is none.

    Learners' copies have the shape of a course, and lie inside one: it is that one.
    """
    for folder in (start.absolute(), *start.absolute().parents):
        if (folder / _LANDING).is_file() and (folder / "exercises").is_dir():
            if folder.parts[-2:] == COPIES.parts:
                return folder.parents[1]
            return folder
        if folder.parts[-2:] == COPIES.parts:  # its copies are being made anew, or were removed
            return folder.parents[1]
    return None


def started_in() -> Path:
    """The folder in which this process started: that of the notebook, in a kernel."""
    return _STARTED_IN


def notebook_of_kernel() -> Path | None:
    """The file of the notebook that runs in this kernel, where what started it says so."""
    told = os.environ.get("JPY_SESSION_NAME")  # jupyter_server: JupyterLab, Notebook, Binder
    if told is None and (ipython := sys.modules.get("IPython")) is not None:
        shell = ipython.get_ipython()
        told = shell.user_ns.get("__vsc_ipynb_file__") if shell else None
    path = Path(told) if told else None
    # A notebook that was renamed since keeps the name of its first hour.
    return path if path and path.suffix == ".ipynb" and path.is_file() else None
