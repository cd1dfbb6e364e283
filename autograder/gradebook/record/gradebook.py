"""nbgrader's gradebook, open for as long as grading lasts, and written whole batches at a time."""

from __future__ import annotations

import sqlite3
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from nbgrader.api import Gradebook
from nbgrader.preprocessors import AssignLatePenalties
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DatabaseError, OperationalError
from traitlets import TraitError

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.layout import CONFIG, folder_of
from autograder.course.outcome import Submission
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.database_errors import explain
from autograder.gradebook.extensions import read_extensions
from autograder.gradebook.record.journal import Entry
from autograder.gradebook.record.lateness import Lateness
from autograder.gradebook.record.lock import RecordError
from autograder.gradebook.record.registering import make_gradebook, register_stale, source_cells
from autograder.gradebook.record.rows import (
    Cells,
    UnknownAssignment,
    read_cells,
    read_scores,
    write_rows,
)
from autograder.gradebook.roster import read_roster

_T = TypeVar("_T")
_PAUSE_S = 0.2

# What databases say when another program is using the same rows: SQLite, and PostgreSQL.
_TAKEN = ("locked", "could not serialize")


class GradebookWriter:
    """The only one of this program that changes grades."""

    def __init__(self, course: Course, say: Callable[[str], None]) -> None:
        self._course, self._say, self._said = course, say, False
        self._url = course.nbgrader.coursedir.db_url
        self._gradebook: Any = self._patiently(self._open)
        self._engine: Engine = self._gradebook.engine
        if renamed := self._patiently(lambda: course.rename_notebooks(self._engine)):
            say(f"The gradebook has the new names of the notebooks of {', '.join(renamed)} now.")
        try:
            penalties: Any = AssignLatePenalties(config=course.nbgrader.config)
            penalties.init_plugin()
        except TraitError as error:
            raise RecordError(f"{course.root / CONFIG}: {error}.") from error
        manifest = course.manifest
        self._lateness = Lateness(
            manifest, read_extensions(course.root, manifest), self._ids_of, penalties
        )
        self._roster = read_roster(course.root)

    def close(self) -> None:
        """Leave the gradebook as nbgrader would."""
        if self._engine.dialect.name == "sqlite":
            with suppress(DatabaseError, sqlite3.Error):  # the file it removes does no harm
                connection = self._engine.raw_connection()
                connection.cursor().execute("PRAGMA journal_mode = DELETE")
                connection.close()
        self._gradebook.close()

    def register(self, assignments: Sequence[GradedAssignment]) -> None:
        """Bring what the gradebook knows of ``assignments`` up to date with solutions/."""

        def register() -> list[str]:
            return register_stale(self._course, self._engine, assignments)

        try:
            self._patiently(register)
        except RecordError:
            raise
        except AuthorError:
            # nbgrader gives up on a locked gradebook after seconds: once more, when it is free.
            self._transact(lambda connection: None)
            self._patiently(register)

    def renew_penalties(self, names: Sequence[str]) -> None:
        """Bring due dates, extensions and penalties up to date with the manifest."""
        folders = {*map(folder_of, names)}
        self._patiently(lambda: self._lateness.set_due_dates(self._engine, folders))
        self._patiently(lambda: self._lateness.renew(self._engine, folders))

    def source_cells(self, name: str) -> Mapping[str, Any]:
        """The cells of an assignment as nbgrader restores them, by name."""
        return self._patiently(lambda: source_cells(self._engine, name))

    def scores(self, names: Sequence[str]) -> Mapping[Submission, Mapping[str, float | None]]:
        """What the gradebook has for each graded submission of these assignments."""
        return self._transact(lambda connection: read_scores(connection, names))

    def write(self, entries: Sequence[Entry]) -> set[str]:
        """Enter all of ``entries`` or, if that fails, none.

        Returns:
            Tokens of those left out, because their assignment is gone or has other tests now.
        """

        def write(connection: Connection) -> set[str]:
            left_out: set[str] = set()
            cells: dict[str, Cells] = {}
            for entry in entries:
                name = entry.submission.assignment
                try:
                    if name not in cells:
                        cells[name] = read_cells(connection, name)
                    write_rows(connection, entry, cells[name], self._lateness)
                except UnknownAssignment:
                    left_out.add(entry.token)
            return left_out

        return self._transact(write)

    def _ids_of(self, student: str) -> list[str]:
        person = self._roster.person_of(student)
        return [student, person.id] if person else [student]

    def _open(self) -> Gradebook:
        course_id = self._course.nbgrader.coursedir.course_id
        make_gradebook(self._url, course_id)
        gradebook = Gradebook(self._url, course_id)
        if gradebook.engine.dialect.name == "sqlite":
            _begin_explicitly(gradebook.engine)
        return gradebook

    def _transact(self, work: Callable[[Connection], _T]) -> _T:
        def transact() -> _T:
            with self._engine.connect() as connection:
                if self._engine.dialect.name == "sqlite":
                    connection = connection.execution_options(alone=True)
                else:
                    connection = connection.execution_options(isolation_level="SERIALIZABLE")
                with connection.begin():
                    return work(connection)

        return self._patiently(transact)

    def _patiently(self, work: Callable[[], _T]) -> _T:
        """Do ``work``, again for as long as another program has the gradebook locked."""
        while True:
            try:
                with warnings.catch_warnings():
                    # nbgrader's classes make SQLAlchemy warn, of nothing we can mend.
                    warnings.simplefilter("ignore")
                    return work()
            except DatabaseError as error:
                is_taken = any(sign in str(error.orig) for sign in _TAKEN)
                if not (isinstance(error, OperationalError) and is_taken):
                    raise RecordError(
                        f"Results cannot be recorded: {explain(self._url, error)} "
                        "What was finished is kept."
                    ) from error
            if not self._said:
                self._said = True
                self._say(
                    "The gradebook is locked by another program, perhaps formgrader; waiting."
                )
            time.sleep(_PAUSE_S)


def _begin_explicitly(engine: Engine) -> None:
    """Let every transaction that writes begin by having the gradebook to itself.

    Python's sqlite3 begins one at the first change only, after we have read what we rely on. And
    with EXCLUSIVE all waiting for others is at the beginning; the end cannot fail for them.
    """
    engine.dispose()  # of the connections that were opened without this

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 1000")
        # SQLite's journal, as safe as ever, but not made and removed anew for every transaction.
        if connection.execute("PRAGMA journal_mode").fetchone() == ("delete",):
            connection.execute("PRAGMA journal_mode = PERSIST")

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        alone = connection.get_execution_options().get("alone")
        connection.exec_driver_sql("BEGIN EXCLUSIVE" if alone else "BEGIN")
