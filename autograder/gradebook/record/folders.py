"""work/autograded/<student>/<assignment>: made elsewhere, then put in place by renaming."""

from __future__ import annotations

import os
import shutil
import stat
from collections.abc import Collection, Iterator
from contextlib import suppress
from fnmatch import fnmatchcase
from itertools import islice
from pathlib import Path
from typing import Any

from autograder.course.layout import folder_of
from autograder.course.outcome import Submission
from autograder.course.problems import is_full
from autograder.gradebook.course import Course
from autograder.gradebook.record.journal import FOLDER
from autograder.gradebook.record.timestamps import TIMESTAMP, BadTimestamp, read_timestamp

# What formgrader may show beside a notebook. It serves these files to instructors, so nothing
# that a browser would run is among them; everything else stays in work/submitted/.
_SHOWN = frozenset({".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf", ".txt", ".csv", ".md", ".py"})
_MOST_FILES = 100
_MOST_BYTES = 16 << 20


class GradedFolders:
    """The folders in which formgrader and feedback look for graded notebooks."""

    def __init__(self, course: Course) -> None:
        from nbgrader.converters import Autograde

        self._course = course
        # Asked for its settings only: permissions, and which files of the source are left out.
        self._settings: Any = Autograde(
            coursedir=course.nbgrader.coursedir, config=course.nbgrader.config
        )
        self._staged = course.root / FOLDER / "staged"
        graded = self.path(Submission("x", "x")).parents[1]
        graded.mkdir(parents=True, exist_ok=True)
        if graded.stat().st_dev != (course.root / FOLDER).stat().st_dev:
            self._staged = graded / ".staged"  # renaming works within one file system only
        self.forget_staged()

    def path(self, submission: Submission) -> Path:
        """The folder of one submission."""
        return self._course.graded(submission.student, submission.assignment).parent

    def notebook(self, submission: Submission) -> Path:
        """The graded notebook of one submission."""
        return self._course.graded(submission.student, submission.assignment)

    def forget_staged(self) -> None:
        """Remove what a writer that died left half made."""
        shutil.rmtree(self._staged, ignore_errors=True)

    def forget(self, submission: Submission) -> None:
        """Take away the graded notebook of a submission that has none any more."""
        self.notebook(submission).unlink(missing_ok=True)

    def replace(self, submission: Submission, token: str, notebook: bytes) -> None:
        """Put ``notebook`` and what belongs to it in the place of an older result."""
        fresh, old = self._staged / token, self._staged / f"{token}-old"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        written = Path(self.notebook(submission).name)
        own = dict(self._of_assignment(submission))
        for name, source in self._of_learner(submission, {written, *own}):
            _copy_if_possible(source, fresh / name)
        for name, source in own.items():
            _copy(source, fresh / name)
        if folder_of(submission.assignment) != submission.assignment:  # others were graded, too
            for path in self.path(submission).glob("*.ipynb"):
                _copy(path, fresh / path.name)
        (fresh / written).write_bytes(notebook)
        self._permit(fresh)
        _swap(fresh, self.path(submission), old)
        shutil.rmtree(old, ignore_errors=True)

    def _of_learner(
        self, submission: Submission, taken: Collection[Path]
    ) -> Iterator[tuple[Path, Path]]:
        """Files beside the notebook that was handed in, but none in the place of ``taken``."""
        ignored = {*self._course.nbgrader.coursedir.ignore}
        handed_in = self._course.submitted(submission.student, submission.assignment)
        room = _MOST_BYTES
        try:
            read_timestamp(handed_in)
        except BadTimestamp:  # nbgrader would stop at it
            ignored.add(TIMESTAMP)
        for name, path in islice(_files(handed_in, ignored), _MOST_FILES):
            size = path.stat().st_size
            if any(name in (each, *each.parents) or each in name.parents for each in taken):
                continue
            if size <= room and path.suffix.lower() in _SHOWN:
                room -= size
                yield name, path

    def _of_assignment(self, submission: Submission) -> Iterator[tuple[Path, Path]]:
        """Files that the instructor put beside the notebook."""
        folders = self._course.nbgrader.coursedir
        assignment = folder_of(submission.assignment)
        source = Path(folders.format_path(folders.source_directory, ".", assignment))
        excluded = set(self._settings.exclude_overwriting.get(assignment, []))
        for name, path in _files(source, {*folders.ignore}):
            if path.suffix != ".ipynb" and str(name) not in excluded:
                yield name, path

    def _permit(self, folder: Path) -> None:
        """Give the files the permissions that nbgrader would give them."""
        permissions = int(str(self._settings.permissions), 8)
        for here, _, names in os.walk(folder):
            for name in names:
                os.chmod(os.path.join(here, name), permissions)
            if self._settings.coursedir.groupshared:
                os.chmod(here, 0o2770 | os.stat(here).st_mode & 0o0777)


def _files(folder: Path, ignored: set[str]) -> Iterator[tuple[Path, Path]]:
    """Places of regular files below ``folder``, and the files; links are not followed."""
    for here, below, names in os.walk(folder):
        below[:] = sorted(name for name in below if not _is_ignored(name, ignored))
        for name in sorted(names):
            path = Path(here, name)
            if _is_file(path) and not _is_ignored(name, ignored):
                yield path.relative_to(folder), path


def _is_file(path: Path) -> bool:
    """Whether it is a file and no link; of what cannot be looked at, nobody knows."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _is_ignored(name: str, ignored: set[str]) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in ignored)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target, follow_symlinks=False)


def _copy_if_possible(source: Path, target: Path) -> None:
    """Copy what a learner handed in besides; only a full disk may keep a result from its place."""
    try:
        _copy(source, target)
    except OSError as error:
        if is_full(error):
            raise
        with suppress(OSError):
            target.unlink()


def _swap(fresh: Path, place: Path, old: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(old, ignore_errors=True)
    try:
        place.rename(old)
    except FileNotFoundError:
        fresh.rename(place)
        return
    try:
        fresh.rename(place)
    except OSError:
        old.rename(place)
        raise
