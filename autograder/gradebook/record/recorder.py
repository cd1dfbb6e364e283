"""Keeping what was finished, whatever happens to the grader."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

from autograder.collecting.submissions import printable
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Outcome, Status, Submission
from autograder.gradebook.record.digests import (
    digest_of_assignment,
    digest_of_folder,
    gpus_wanted,
)
from autograder.gradebook.record.disk import explained, flush_disk
from autograder.gradebook.record.finishing import make_entry
from autograder.gradebook.record.journal import (
    FOLDER,
    JOURNAL,
    Entry,
    LineFile,
    compact,
    entries,
    read_journal,
    read_lines,
)
from autograder.gradebook.record.lock import GraderLock
from autograder.gradebook.record.written import notebook_text

PENDING = "pending.jsonl"
# So many results are done again at most, after a crash; so many share one flush of the disk.
_CHECKPOINT = 64
_STALE = "the assignment changed before its result could be recorded; grade it again"


@dataclass(frozen=True)
class _Todo:
    """A finished result on its way; ``recorded`` if its rows and its line are there already."""

    entry: Entry
    notebook: str
    recorded: bool = False


class Recorder:
    """Writes finished outcomes. One at a time in a course; used from one thread.

    Making one takes the lock, opens the gradebook, ends what an earlier recorder began and brings
    the gradebook up to date with solutions/. It imports nbgrader: start other processes first.
    """

    def __init__(
        self,
        root: Path,
        assignments: Sequence[GradedAssignment],
        *,
        say: Callable[[str], None],
        wait: bool = True,
    ) -> None:
        """Open the course in ``root`` for recording results of ``assignments``.

        Args:
            say: is told, in a sentence, why it takes longer or what was left out.
            wait: for another grader, or raise at once.

        Raises:
            AuthorError: nothing can be recorded; the text says why and what to do.
        """
        self._say = say
        self._folder = root.resolve() / FOLDER
        self._assignments = {each.name: digest_of_assignment(each) for each in assignments}
        self._points = {each.name: each.points for each in assignments}
        self._gpus = gpus_wanted(assignments)
        self._seeds: dict[Submission, str] = {}
        self._submitted: dict[Submission, str] = {}
        self._todo: list[_Todo] = []
        self._in_gradebook: set[Submission] = set()
        self._unflushed = 0
        with explained(self._folder):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._lock = GraderLock(self._folder / "lock")
            self._lock.take(say, wait=wait)
            try:
                self._open(root, assignments)
            except BaseException:
                self._lock.release()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def record(self, *outcomes: Outcome) -> list[Outcome]:
        """Write ``outcomes``; several together cost little more than one.

        On return they are safe. Only what was graded touches the gradebook and work/autograded/.

        Returns:
            The outcomes as they were recorded: one without sound scores is not graded any more.

        Raises:
            RecordError: they could not be written. What had been recorded before is as it was;
                these are kept if the disk had room for them, and written by the next recorder.
        """
        with explained(self._folder):
            made = [self._finish(outcome) for outcome in outcomes]
            self._todo += made
            try:
                self._pending.append((_line(todo) for todo in made), flush=True)
            except BaseException:
                del self._todo[len(self._todo) - len(made) :]
                raise
            recorded = self._write()
        entries_made = [recorded[todo.entry.token] for todo in made]
        return [
            replace(outcome, status=entry.status, detail=entry.detail)
            for outcome, entry in zip(outcomes, entries_made, strict=True)
        ]

    def seed_of(self, submission: Submission, *, new: bool = False) -> str:
        """What its inputs are drawn from: as when it was last graded, else a ``new`` secret.

        Ask before the submission is read: what lies there now is remembered as what was graded.
        """
        if submission not in self._submitted:
            self._note_submitted(submission)
        if submission not in self._seeds:
            known = None if new else self._latest.get(submission)
            self._seeds[submission] = (known.seed if known else "") or secrets.token_hex(16)
        return self._seeds[submission]

    def digest_of(self, submission: Submission) -> str:
        """The digest of what was handed in when its seed was asked for."""
        return self._submitted.get(submission, "")

    def is_up_to_date(self, submission: Submission) -> bool:
        """Whether it was graded, and nothing changed since: submission, assignment, gradebook."""
        known = self._latest.get(submission)
        return (
            known is not None
            and known.is_of(
                self._note_submitted(submission),
                self._assignments.get(submission.assignment),
                gpu=self._gpus.get(submission.assignment, ""),
            )
            and submission in self._in_gradebook
            and (known.missing or self._folders.notebook(submission).is_file())
        )

    def close(self) -> None:
        """Flush everything to the disk and let the next grader in."""
        try:
            with explained(self._folder):
                if not self._todo:
                    self._checkpoint()
        finally:
            self._gradebook.close()
            self._pending.close()
            self._journal.close()
            self._lock.release()

    def _open(self, root: Path, assignments: Sequence[GradedAssignment]) -> None:
        from autograder.gradebook.course import Course
        from autograder.gradebook.record.folders import GradedFolders
        from autograder.gradebook.record.gradebook import GradebookWriter

        self._course = Course(root)
        self._gradebook = GradebookWriter(self._course, self._say)
        self._folders = GradedFolders(self._course)
        compact(self._folder / JOURNAL)
        self._journal = LineFile(self._folder / JOURNAL)
        self._pending = LineFile(self._folder / PENDING)
        self._latest = {place: known.latest for place, known in read_journal(root).items()}
        self._recover()
        self._gradebook.register(assignments)
        self._gradebook.renew_penalties(list(self._assignments))
        self._sources = {each.name: self._gradebook.source_cells(each.name) for each in assignments}
        self._in_gradebook = {
            place
            for place, scores in self._gradebook.scores(list(self._assignments)).items()
            if place in self._latest and self._latest[place].is_what(scores)
        }
        self._latest = {place: _brief(entry) for place, entry in self._latest.items()}

    def _recover(self) -> None:
        """End what was finished and perhaps not recorded when the last recorder died."""
        recorded = {line.get("token") for line in read_lines(self._folder / JOURNAL)}
        for line in read_lines(self._folder / PENDING):
            notebook = line.pop("notebook", "")
            for entry in entries([line]):
                self._todo.append(_Todo(entry, notebook, entry.token in recorded))
        if self._todo:
            self._write()
            self._checkpoint()

    def _finish(self, outcome: Outcome) -> _Todo:
        name = outcome.submission.assignment
        entry = make_entry(
            outcome,
            self._course.submitted(outcome.submission.student, name),
            points=self._points.get(name),
            submitted=self._submitted.get(outcome.submission, ""),
            assignment=self._assignments.get(name, ""),
            seed=outcome.seed or self._seeds.get(outcome.submission, ""),
        )
        for note in entry.notes[len(outcome.notes) :]:
            self._say(f"{printable(outcome.submission.student)}, {name}: {note.text}")
        if entry.status is not Status.GRADED or outcome.notebook is None:
            return _Todo(entry, "")
        return _Todo(entry, notebook_text(outcome.notebook, self._sources[name]))

    def _write(self) -> dict[str, Entry]:
        """Do all that is to be done. Doing it again, after an error or a crash, is harmless.

        Returns:
            What was entered in the journal, by its token.
        """
        graded = [todo for todo in self._todo if todo.entry.status is Status.GRADED]
        new = [todo.entry for todo in graded if not todo.recorded]
        stale = self._gradebook.write(new) if new else set()
        # Of several results of one submission the last is the one to see.
        for submission, todo in {todo.entry.submission: todo for todo in graded}.items():
            if todo.entry.token in stale:
                continue
            if todo.entry.missing:
                self._folders.forget(submission)
            else:
                self._folders.replace(submission, todo.entry.token, todo.notebook.encode())
        done = [
            replace(todo.entry, status=Status.NOT_GRADED, detail=_STALE)
            if todo.entry.token in stale
            else todo.entry
            for todo in self._todo
            if not todo.recorded
        ]
        self._journal.append((entry.to_json() for entry in done), flush=False)
        for entry in done:
            self._latest[entry.submission] = _brief(entry)
            if entry.status is Status.GRADED:
                self._in_gradebook.add(entry.submission)
        self._unflushed += len(self._todo)
        self._todo.clear()
        if self._unflushed >= _CHECKPOINT:
            self._checkpoint()
        return {entry.token: entry for entry in done}

    def _checkpoint(self) -> None:
        """Once everything is on the disk, forget what a crash would have needed."""
        if self._unflushed:
            flush_disk(self._folder)
            self._pending.empty()
            self._unflushed = 0

    def _note_submitted(self, submission: Submission) -> str:
        folder = self._course.submitted(submission.student, submission.assignment)
        self._submitted[submission] = digest_of_folder(folder)
        return self._submitted[submission]


def _brief(entry: Entry) -> Entry:
    """``entry`` without what only readers of the journal want: as many are kept as learners."""
    return Entry(
        token="",
        submission=entry.submission,
        status=entry.status,
        time="",
        seed=entry.seed,
        submitted=entry.submitted,
        assignment=entry.assignment,
        gpu=entry.gpu,
        missing=entry.missing,
    )


def _line(todo: _Todo) -> dict[str, object]:
    return {**todo.entry.to_json(), "notebook": todo.notebook}
