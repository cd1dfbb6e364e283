"""`nbgrader autograde`, nbgrader's Python API and formgrader's button, on our engine.

    Autograde.exporter_class = Grade             made before nbgrader touches anything: it grades
    Autograde.sanitize_preprocessors = [Refuse]  should nbgrader ever go its own way, it ends here

nbgrader's own way deletes the last good result before there is a new one, gives zeros where a
notebook is missing, and stops for the whole class at files it cannot read. None of that can be
mended from a preprocessor, which is called after it; so the whole step is ours.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import partial
from pathlib import Path
from typing import Any

from nbconvert.exporters import NotebookExporter
from nbconvert.exporters.exporter import ResourcesDict
from nbformat import NotebookNode
from nbgrader.converters import Autograde
from nbgrader.converters.base import NbGraderException
from nbgrader.preprocessors import NbGraderPreprocessor
from traitlets import Bool

from autograder.course.outcome import Status, Submission
from autograder.course.problems import AuthorError
from autograder.engine.driver.processes import ForkServer
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import describe, grade_class, submissions_in

_OF_COURSE = (
    "db_url",
    "course_id",
    "source_directory",
    "submitted_directory",
    "autograded_directory",
)


class Grade(NotebookExporter):
    """Grades in place of the nbgrader that makes it."""

    trust_submissions = Bool(
        False, help="Grade even where this machine cannot lock submissions in."
    ).tag(config=True)

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)  # type: ignore[no-untyped-call]
        if isinstance(self.parent, Autograde):
            self.parent.convert_notebooks = partial(
                _grade, self.parent, trust=self.trust_submissions
            )


class Refuse(NbGraderPreprocessor):  # type: ignore[misc]
    """Keep nbgrader from running a submission with the rights of whoever called it."""

    def preprocess(
        self, nb: NotebookNode, resources: ResourcesDict
    ) -> tuple[NotebookNode, ResourcesDict]:
        """Called by nbconvert with a submitted notebook, if it comes so far."""
        raise NbGraderException(
            "nbgrader would run this submission with your rights, not locked in. "
            "nbgrader_config.py names what grades in its place (Autograde.exporter_class); use "
            "`autograder grade` until that works again."
        )


def _grade(converter: Autograde, *, trust: bool) -> None:
    """Grade what nbgrader was asked to grade, and tell its log what became of it."""
    root = Path(converter.coursedir.root)
    wanted = sorted(_submissions(converter, root))
    converter.log.info("Grading %d submissions", len(wanted))
    if not wanted:  # no names would mean everything
        return
    try:
        course = Course(root)
        _require_same_course(converter, course)
        with ForkServer(needs_torch=not course.is_of_nbgrader) as fork_server:
            outcomes = grade_class(
                root,
                names=sorted({submission.assignment for submission in wanted}),
                students=sorted({submission.student for submission in wanted}),
                force=converter.force,
                trust=trust,
                say=converter.log.warning,
                fork_server=fork_server,
            )
        said = describe(outcomes)
    except AuthorError as error:
        converter.log.error("%s", error)
        raise NbGraderException(str(error)) from error
    for outcome in outcomes:
        for note in outcome.notes:
            converter.log.info("%s: %s", outcome.submission.student, note.text)
    converter.log.info("%s", said)
    failed = [outcome for outcome in outcomes if outcome.status is not Status.GRADED]
    if failed:
        raise NbGraderException(
            "\n".join(f"{o.submission.student}: {o.status.value}: {o.detail}" for o in failed)
        )


def _require_same_course(converter: Autograde, course: Course) -> None:
    """Refuse folders or a gradebook of this command's own: grading is by nbgrader_config.py."""
    asked, settled = converter.coursedir, course.nbgrader.coursedir
    if asked.notebook_id != "*":
        raise AuthorError("--notebook: all of what a learner hands in is graded; leave it out.")
    for name in _OF_COURSE:
        if getattr(asked, name) != getattr(settled, name):
            raise AuthorError(
                f"CourseDirectory.{name}: {getattr(asked, name)} was asked for, and "
                f"nbgrader_config.py says {getattr(settled, name)}. Set it there: all that grades "
                "and reads grades follows that file."
            )


def _submissions(converter: Autograde, root: Path) -> set[Submission]:
    """What was handed in and matches nbgrader's options.

    Not what nbgrader found: it passes over a folder without a notebook, or with a bracket in its
    name, and calls that a success.
    """
    asked = converter.coursedir
    left_out = asked.student_id_exclude.split(",")
    return {
        found
        for found in submissions_in(root)
        if _is_meant(found.assignment, asked.assignment_id)
        and _is_meant(found.student, asked.student_id)
        and found.student not in left_out
    }


def _is_meant(name: str, asked: str) -> bool:
    return name == asked or fnmatchcase(name, asked)
