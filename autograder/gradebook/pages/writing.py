"""Feedback pages of a whole class: one exporter, one open gradebook.

    work/autograded/ + gradebook --make_feedback--> page --> work/feedback/

The same pages as `nbgrader generate_feedback` makes with our settings, without making an
exporter and opening the gradebook anew for each of them.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode
from nbgrader.api import Gradebook, MissingEntry, SubmittedNotebook
from traitlets.config import Config

from autograder.course.canonical import read_notebook
from autograder.course.layout import former_notebook_of, notebook_of
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Progress, Status, Submission
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.feedback import FeedbackPage, make_feedback
from autograder.gradebook.pages.exporter import PageExporter
from autograder.gradebook.pages.settings import code_style, page_settings
from autograder.gradebook.record import Known, RecordError, read_journal
from autograder.gradebook.record.disk import explained

# What nbgrader's exchange gave the submission: `nbgrader release_feedback` wants it at the page.
OF_EXCHANGE = ("timestamp.txt", "submission_secret.txt")
_MISSING = (
    "Written: {} of {} pages. These were not; "
    '`make grade ARGS="ASSIGNMENT --student=STUDENT --force"` grades one again:'
)


def write_pages(
    root: Path,
    *,
    names: Sequence[str] = (),
    students: Sequence[str] = (),
    report: Progress | None = None,
) -> list[Path]:
    """Write the feedback page of every submission that was graded, or could not be; their paths.

    Args:
        names: assignments; all of them if none is named.
        students: whose pages; everybody's if none is named.
        report: told how many of how many are done.

    Raises:
        AuthorError: nothing of what is named was graded yet, or some pages could not be written;
            the others are.
    """
    course = Course(root)
    journal = read_journal(course.root)
    with course.gradebook() as gradebook:
        pages = _Pages(course, gradebook, journal)
        wanted = [
            place
            for place in sorted(journal.keys() | pages.graded())
            if (not names or place.assignment in names)
            and (not students or place.student in students)
        ]
        if not wanted:
            raise AuthorError("None of that has been graded yet: `make grade` comes first.")
        written, missing = [], []
        for number, place in enumerate(wanted, 1):
            try:
                written.append(pages.write(place))
            except RecordError:  # the disk's: it would be said of everybody
                raise
            except (AuthorError, MissingEntry) as error:  # its own damage, not the class's
                missing.append(f"  {place.student}, {place.assignment}: {error}")
            if report:
                report(number, len(wanted))
    if missing:
        raise AuthorError("\n".join([_MISSING.format(len(written), len(wanted)), *missing]))
    return written


def notes_for_learner(known: Known | None) -> list[str]:
    """What a learner should know of how their submission was graded, or why it was not."""
    if known is None:
        return []
    notes = [note.text for note in known.latest.notes if not note.private]
    if known.latest.status is Status.GRADED:
        return notes
    status = known.latest.status
    how = "" if status is Status.NOT_GRADED else f" ({status.value})"
    detail = known.latest.detail.removesuffix(".")
    reason = f"This could not be graded{how}, which is not a zero: {detail}."
    if known.graded is not None:
        reason += " What you see below is the last version that could be graded."
    return [reason, *notes]


def name_of(gradebook: Gradebook, student: str) -> str:
    """A learner's name, as far as the gradebook knows it, else the id."""
    try:
        known = gradebook.find_student(student)
    except MissingEntry:
        return student
    return f"{known.first_name or ''} {known.last_name or ''}".strip() or student


class _Pages:
    """What all pages share: the gradebook, the exporter, the hidden tests of each assignment."""

    def __init__(self, course: Course, gradebook: Gradebook, journal: dict[Submission, Known]):
        self._course, self._gradebook, self._journal = course, gradebook, journal
        self._manifest = read_manifest(course.root)
        settings = Config(HTMLExporter=page_settings())
        settings.Exporter.default_preprocessors = []
        self._exporter = PageExporter(config=settings)  # type: ignore[no-untyped-call]
        self._code_css = code_style()
        self._sources: dict[str, list[str]] = {}

    def graded(self) -> Iterable[Submission]:
        """Every submission that the gradebook knows and that has a notebook to show."""
        for assignment in self._gradebook.assignments:
            for submission in assignment.submissions:
                place = Submission(submission.student.id, assignment.name)
                if self._notebook_path(place).is_file():
                    yield place

    def write(self, place: Submission) -> Path:
        """Write one page, and what handing it out needs, into the folder of its submission."""
        known = self._journal.get(place)
        resources: dict[str, Any] = {
            "code_css": self._code_css,
            "notes": notes_for_learner(known),
            "who": name_of(self._gradebook, place.student),
            "nbgrader": {"student": place.student, "late_penalty": 0},
        }
        if known is not None and known.graded is None:
            known_as = self._manifest.get(place.assignment)
            resources["feedback"] = FeedbackPage(
                known_as.title if known_as else place.assignment, []
            )
            resources["has_no_score"] = True
        else:
            self._read_grades(place, resources)
        nothing = nbformat.from_dict(_EMPTY)  # type: ignore[no-untyped-call]
        page, _ = self._exporter.from_notebook_node(nothing, resources)
        path = self._course.feedback(place.student, place.assignment)
        with explained(path.parent, "The page cannot be written"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page, "utf-8", errors="replace")  # of a folder's name, not UTF-8
            # Handed out beside the new one, the page of an older release would contradict it.
            path.with_stem(former_notebook_of(place.assignment)).unlink(missing_ok=True)
            for name in OF_EXCHANGE:
                if (own := self._notebook_path(place).with_name(name)).is_file():
                    shutil.copyfile(own, path.with_name(name))
        return path

    def _read_grades(self, place: Submission, resources: dict[str, Any]) -> None:
        notebook = read_notebook(self._notebook_path(place))
        graded = self._gradebook.find_submission_notebook(
            notebook_of(place.assignment), place.assignment, place.student
        )
        _write_grades_into(notebook, graded)
        resources["nbgrader"]["late_penalty"] = graded.late_submission_penalty or 0
        resources["feedback"] = make_feedback(
            notebook,
            sources=self._sources_of(place.assignment),
            waiting=waiting_in(graded),
            name=place.assignment,
        )

    def _notebook_path(self, place: Submission) -> Path:
        return self._course.graded(place.student, place.assignment)

    def _sources_of(self, assignment: str) -> list[str]:
        if assignment not in self._sources:
            found = self._gradebook.find_notebook(notebook_of(assignment), assignment)
            self._sources[assignment] = [cell.source or "" for cell in found.source_cells]
        return self._sources[assignment]


_EMPTY = {"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}


def waiting_in(graded: SubmittedNotebook) -> set[str]:
    """Grade ids of what a person has yet to grade."""
    return {
        grade.name
        for grade in graded.grades
        if grade.needs_manual_grade and grade.manual_score is None
    }


def _write_grades_into(notebook: NotebookNode, graded: SubmittedNotebook) -> None:
    """Put scores and comments into the cells, as nbgrader's GetGrades does."""
    grades = {grade.name: grade for grade in graded.grades}
    comments = {comment.name: comment.comment for comment in graded.comments}
    for cell in notebook.cells:
        grader = cell.metadata.get("nbgrader", {})
        if (grade := grades.get(grader.get("grade_id"))) is not None:
            grader["score"], grader["points"] = grade.score, grade.max_score
        if grader.get("grade_id") in comments:
            grader["comment"] = comments[grader["grade_id"]]
