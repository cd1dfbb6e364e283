"""Where a course keeps its notebooks: lessons, solutions and what is released of them."""

from __future__ import annotations

import enum
from pathlib import Path

from autograder.course.problems import AuthorError

LESSONS = "course"
SOLUTIONS = "solutions"
EXERCISES = "exercises"
MANIFEST = "assignments.toml"
CONFIG = "nbgrader_config.py"
# What learners work in: copies, in a folder of the course's shape.
COPIES = Path("work/mine")
# The lessons as pages.
SITE = Path("work/site")
LANDING = Path(LESSONS, "00_start_here.ipynb")


class NotebookKind(enum.Enum):
    """What a notebook is for: it decides whether outputs are stored."""

    LESSON = "lesson"
    SOLUTION = "solution"


def folder_of(assignment: str) -> str:
    """The folder of an assignment, which nbgrader knows it by.

    Another nbgrader course may have several notebooks in a folder. Each is graded by itself, and
    called ``ps1/problem1``; no folder's name has a slash in it.
    """
    return assignment.partition("/")[0]


def notebook_of(assignment: str) -> str:
    """The notebook of an assignment, without its ending: of two open tabs, its lesson's differs."""
    return assignment.partition("/")[2] or f"{assignment}_exercise"


def former_notebook_of(assignment: str) -> str:
    """What the notebook was called in older releases: copies and gradebooks made then have it."""
    return assignment.partition("/")[2] or assignment


def find_root(start: Path, *, of_nbgrader: bool = False) -> Path:
    """The nearest folder from ``start`` upwards that holds a course, of any kind if asked for."""
    if not start.is_dir():  # and not the course above a mistyped one
        raise AuthorError(f"{start}: no such folder.")
    for folder in (start.resolve(), *start.resolve().parents):
        if (folder / SOLUTIONS / MANIFEST).is_file() or (of_nbgrader and is_of_nbgrader(folder)):
            return folder
    if learners := course_around(start.resolve()):
        return learners
    raise AuthorError(
        f"{start.resolve()}: no course here; run this in a folder that has {SOLUTIONS}/{MANIFEST}."
    )


def is_of_nbgrader(root: Path) -> bool:
    """Whether nbgrader's settings and sources say all there is of the course in ``root``."""
    return (root / CONFIG).is_file() and not (root / SOLUTIONS / MANIFEST).is_file()


def course_around(start: Path) -> Path | None:
    """The nearest folder from ``start`` upwards that holds a course; ``None`` if there is none.

    Learners' copies have the shape of a course, and lie inside one: it is that one.
    """
    for folder in (start.absolute(), *start.absolute().parents):
        if (folder / LANDING).is_file() and (folder / EXERCISES).is_dir():
            if folder.parts[-2:] == COPIES.parts:
                return folder.parents[1]
            return folder
        if folder.parts[-2:] == COPIES.parts:  # its copies are being made anew, or were removed
            return folder.parents[1]
    return None


def lesson_paths(root: Path) -> list[Path]:
    """The lessons, in order."""
    return _notebooks(root / LESSONS, "*.ipynb")


def solution_paths(root: Path) -> list[Path]:
    """The source notebooks of all assignments, in order."""
    return _notebooks(root / SOLUTIONS, "*/*.ipynb")


def exercise_paths(root: Path) -> list[Path]:
    """The released notebooks, in order."""
    return _notebooks(root / EXERCISES, "*/*.ipynb")


def source_paths(root: Path) -> list[tuple[Path, NotebookKind]]:
    """Every notebook that people write, with its kind."""
    lessons = [(path, NotebookKind.LESSON) for path in lesson_paths(root)]
    return lessons + [(path, NotebookKind.SOLUTION) for path in solution_paths(root)]


def kind_of(path: Path, root: Path) -> NotebookKind:
    """Whether ``path`` is a lesson or a solution; ``AuthorError`` for any other file."""
    full = path.resolve()
    if full.suffix == ".ipynb":
        if full.is_relative_to(root / LESSONS):
            return NotebookKind.LESSON
        if full.is_relative_to(root / SOLUTIONS):
            return NotebookKind.SOLUTION
    raise AuthorError(f"{path}: is not a notebook in {LESSONS}/ or {SOLUTIONS}/.")


def relative(path: Path, root: Path) -> str:
    """How messages name a file: from the course's root, with forward slashes."""
    return path.resolve().relative_to(root.resolve()).as_posix()


def _notebooks(folder: Path, pattern: str) -> list[Path]:
    return sorted(path for path in folder.glob(pattern) if ".ipynb_checkpoints" not in path.parts)
