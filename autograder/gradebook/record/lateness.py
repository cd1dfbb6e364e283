"""Due dates, extensions and penalties in the gradebook: as the manifest says today.

nbgrader takes a penalty only when it grades. Here a changed date, extension or policy, or points
that a person gave since, are followed by the next `make grade`, without grading anything again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from nbgrader import api
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session, joinedload

from autograder.course.manifest import Manifest
from autograder.gradebook.extensions import Extensions
from autograder.gradebook.record.lock import RecordError

# Ids of a learner: of the folder, and of the class list.
IdsOf = Callable[[str], Sequence[str]]


class Lateness:
    """What is due when, and what late work costs."""

    def __init__(
        self, manifest: Manifest, extensions: Extensions, ids_of: IdsOf, penalties: Any
    ) -> None:
        """``penalties`` is nbgrader's preprocessor, with the plugin that the course configured."""
        self._manifest, self._extensions = manifest, extensions
        self._ids_of, self._penalties = ids_of, penalties

    def set_due_dates(self, engine: Engine, names: Iterable[str]) -> None:
        """Give the assignments their dates; one that the manifest does not date keeps its own."""
        with Session(engine) as session, session.begin():
            for name in names:
                if (due := self._due(name)) is None:
                    continue
                found = session.scalar(select(api.Assignment).where(api.Assignment.name == name))
                if found is not None and found.duedate != due:
                    found.duedate = due

    def renew(self, engine: Engine, names: Iterable[str]) -> None:
        """Decide anew on everything that was recorded for these assignments."""
        wanted = (
            select(api.SubmittedNotebook)
            .join(api.SubmittedAssignment)
            .join(api.Assignment)
            .where(api.Assignment.name.in_(list(names)), api.Assignment.duedate.is_not(None))
            .where(api.SubmittedAssignment.timestamp.is_not(None))
            .options(joinedload(api.SubmittedNotebook.assignment))
        )
        with Session(engine) as session, session.begin():
            for notebook in session.scalars(wanted):
                self.penalise(notebook)

    def penalise(self, notebook: Any) -> None:
        """Set extension and penalty of one submission, as nbgrader does."""
        submission = notebook.assignment
        name, student = submission.assignment.name, submission.student_id
        if (due := self._due(name)) is not None:
            more = self._extensions.of(self._ids_of(student), name, due.replace(tzinfo=UTC))
            # What somebody entered in the gradebook itself stays.
            if more is not None and submission.extension != more:
                submission.extension = more
        penalty = self._penalty(notebook, name, student, submission.total_seconds_late)
        if notebook.late_submission_penalty != penalty:
            notebook.late_submission_penalty = penalty

    def _penalty(self, notebook: Any, name: str, student: str, late_s: float) -> float | None:
        if late_s <= 0:
            return None
        self._penalties.assignment_id, self._penalties.student_id = name, student
        plugin = self._penalties.plugin_inst
        try:
            penalty = plugin.late_submission_penalty(student, notebook.score, late_s)
            if penalty is None:
                return None
            checked: float = self._penalties._check_late_penalty(notebook, penalty)
            return checked
        except Exception as error:  # the instructor's own code
            raise RecordError(
                f"{type(plugin).__name__}, which decides on late work, raised "
                f"{type(error).__name__}: {error}. Mend it, then run the same command again: what "
                "was finished is kept."
            ) from error

    def _due(self, name: str) -> datetime | None:
        """In UTC and without a zone, as nbgrader stores it."""
        known = self._manifest.get(name)
        if known is None or known.due is None:
            return None
        return known.due.astimezone(UTC).replace(tzinfo=None)
