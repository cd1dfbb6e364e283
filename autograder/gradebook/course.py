"""A course's folders, and nbgrader's own steps on them: release, autograde, feedback.

The steps are the code behind formgrader's buttons, with the settings of the course's
nbgrader_config.py, run in this process.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from nbgrader.api import Gradebook
from nbgrader.apps.api import NbGraderAPI
from nbgrader.coursedir import CourseDirectory
from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

from autograder.authoring.releasing import read_config
from autograder.collecting.submissions import find_submissions
from autograder.course.layout import folder_of, is_of_nbgrader, notebook_of
from autograder.course.manifest import Manifest, read_manifest
from autograder.course.problems import AuthorError
from autograder.gradebook.alembic import make_alembic_work
from autograder.gradebook.database_errors import explain
from autograder.gradebook.renaming import rename_notebooks

_EXCEPTION = r"^ *((?:\w+\.)*\w+(?:Error|Exception|Refused|Entry): .+)$"


class Course:
    """One course folder, its nbgrader settings, and where its files are."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        make_alembic_work()
        self.is_of_nbgrader = is_of_nbgrader(self.root)
        config = read_config(self.root)
        self._folders = CourseDirectory(config=config, root=str(self.root))
        self.nbgrader = NbGraderAPI(self._folders, config=config)

    @cached_property
    def manifest(self) -> Manifest:
        """The assignments; none where nbgrader's settings and sources say all there is."""
        return {} if self.is_of_nbgrader else read_manifest(self.root)

    @contextmanager
    def gradebook(self) -> Iterator[Gradebook]:
        """nbgrader's database, closed afterwards; ``AuthorError`` if it cannot be used."""
        try:
            with Gradebook(self._folders.db_url, self._folders.course_id) as gradebook:
                self.rename_notebooks(gradebook.engine)
                yield gradebook
        except DatabaseError as error:
            said = explain(self._folders.db_url, error)
            raise AuthorError(f"The gradebook cannot be used: {said}") from error

    def rename_notebooks(self, engine: Engine) -> list[str]:
        """Bring a gradebook of an older release to today's names of notebooks; which changed."""
        graded = self._folder(self._folders.autograded_directory)
        return rename_notebooks(engine, graded, self.manifest)

    def submissions(self) -> set[tuple[str, str]]:
        """Student and assignment of every folder that was handed in."""
        found, _ = find_submissions(self._folder(self._folders.submitted_directory))
        return {(submission.student, submission.assignment) for submission in found}

    def submitted(self, student: str, assignment: str) -> Path:
        """The folder that a learner handed in."""
        return self._folder(self._folders.submitted_directory) / student / folder_of(assignment)

    def graded(self, student: str, assignment: str) -> Path:
        """The notebook that autograde wrote, with outputs."""
        folder = self._folder(self._folders.autograded_directory)
        return folder / student / folder_of(assignment) / f"{notebook_of(assignment)}.ipynb"

    def feedback(self, student: str, assignment: str) -> Path:
        """The page a learner gets."""
        folder = self._folder(self._folders.feedback_directory)
        return folder / student / folder_of(assignment) / f"{notebook_of(assignment)}.html"

    def _folder(self, name: str) -> Path:
        return self.root / name


def register(course: Course, assignment: str) -> None:
    """Release ``assignment`` and enter its cells into the gradebook, which grading needs."""
    found = _run(course.nbgrader.generate_assignment, assignment)
    if not found["success"]:
        raise AuthorError(f"{assignment}: cannot be released.\n{_last_words(found)}")


def autograde(course: Course, student: str, assignment: str) -> str | None:
    """Grade one submission, again if it was graded before; what kept it from a grade, if so."""
    found = _run(course.nbgrader.autograde, assignment, student)
    return None if found["success"] else _last_words(found)


def write_feedback(course: Course, student: str, assignment: str) -> None:
    """Write the feedback page of a graded submission, replacing an older one."""
    found = _run(course.nbgrader.generate_feedback, assignment, student)
    if not found["success"]:
        raise AuthorError(
            f"{student}, {assignment}: feedback cannot be written.\n{_last_words(found)}"
        )


def _run(step: Callable[..., dict[str, Any]], *arguments: str) -> dict[str, Any]:
    """What a step of nbgrader returns; it catches every exception, also the one of Ctrl-C."""
    with warnings.catch_warnings():
        # nbgrader's use of SQLAlchemy warns a dozen times a submission, of nothing we can mend.
        warnings.simplefilter("ignore")
        found = step(*arguments)
    if not found["success"] and "KeyboardInterrupt" in found["error"]:
        raise KeyboardInterrupt
    return found


def _last_words(found: dict[str, Any]) -> str:
    """The exception that ended a step of nbgrader, without its traceback."""
    log, error = found.get("log", ""), found["error"]
    for text in (log, error):
        if exceptions := re.findall(_EXCEPTION, text, re.MULTILINE):
            return str(exceptions[-1])
    return str(log or error).strip()
