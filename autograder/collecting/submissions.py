"""What was handed in: a folder for each learner, and in it one for each assignment."""

from __future__ import annotations

import os
from pathlib import Path

from autograder.course.outcome import Submission

UNSTORABLE = "the name of its folder is not UTF-8 text, which cannot be recorded; rename the folder"


def find_submissions(folder: Path) -> tuple[list[Submission], list[str]]:
    """Every submission below ``folder``, in order; and a sentence on each that cannot be one.

    That is a folder nobody may read, and a notebook that lies in no assignment's folder.
    """
    found: list[Submission] = []
    lost: list[str] = []
    for student in _folders(folder, folder, lost):
        names = _folders(folder, folder / student, lost)
        found += [Submission(student, name) for name in names]
    return sorted(found), lost


def is_storable(submission: Submission) -> bool:
    """Whether its names are text, as gradebook and tables need it."""
    try:
        f"{submission.student}{submission.assignment}".encode()
    except UnicodeEncodeError:
        return False
    return True


def printable(name: str) -> str:
    """The name of a folder as part of a line: in quotes where it would be seen as another one."""
    return name if name.isprintable() and name == name.strip() else repr(name)


def _folders(root: Path, folder: Path, lost: list[str]) -> list[str]:
    """Names of what lies in ``folder``: folders, and links that somebody should know of."""
    found: list[str] = []
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith("."):
                    continue
                if entry.is_symlink() or entry.is_dir():
                    found.append(entry.name)
                elif entry.name.lower().endswith(".ipynb"):
                    place = printable(str(Path(entry.path).relative_to(root)))
                    lost.append(f"{place} is not graded: put it into {root}/STUDENT/ASSIGNMENT/.")
    except (FileNotFoundError, NotADirectoryError):  # a link to nowhere or to a file
        return []
    except OSError as error:
        lost.append(f"{folder} cannot be read ({error.strerror}): nothing in it is graded.")
    return found
