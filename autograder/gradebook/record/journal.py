"""What became of every submission, one JSON line each, in work/grading/journal.jsonl."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from autograder.course.outcome import Note, Status, Submission, Verdict
from autograder.gradebook.record.disk import explained

FOLDER = Path("work", "grading")
JOURNAL = "journal.jsonl"
_SMALL = 1000


@dataclass(frozen=True)
class Entry:
    """One result, as the journal keeps it: an `Outcome` without its notebook.

    Attributes:
        verdicts: of the test cells that did not pass: why, and what was recognised.
        token: names this result and no other, also another one of the same submission.
        time: when it was finished, ISO 8601 with the offset from UTC.
        submitted: `digest_of_folder` of what was handed in; empty if it could not be read.
        assignment: `digest_of_assignment` of what it was graded against.
        timestamp: when it was handed in, as nbgrader stores it: UTC, ISO 8601; or empty.
        devices: where the tests went, those that passed, too.
        gpu: the GPU where it was looked at once more; empty if it was not.
        missing: as in `Outcome`.
    """

    token: str
    submission: Submission
    status: Status
    time: str
    scores: Mapping[str, float | None] = field(default_factory=dict)
    verdicts: tuple[Verdict, ...] = ()
    unanswered: frozenset[str] = frozenset()
    notes: tuple[Note, ...] = ()
    level: str = ""
    seed: str = ""
    detail: str = ""
    submitted: str = ""
    assignment: str = ""
    timestamp: str = ""
    devices: tuple[str, ...] = ()
    gpu: str = ""
    missing: bool = False

    @property
    def flagged(self) -> bool:
        """Whether an instructor should look at the submission."""
        return any(note.flagged for note in self.notes)

    def is_what(self, gradebook: Mapping[str, float | None]) -> bool:
        """Whether these scores of the gradebook are of this result, and of no other one.

        They are not when an older copy of the gradebook was put back.
        """
        return dict(self.scores).items() <= gradebook.items()

    def is_of(self, submitted: str, assignment: str | None, *, gpu: str = "") -> bool:
        """Whether this is a graded result of just these two digests: nothing changed since.

        Args:
            gpu: where it must have been looked at once more; empty if that does not matter.
        """
        now = (self.submitted, self.assignment)
        is_same = (
            self.status is Status.GRADED and submitted != "" and now == (submitted, assignment)
        )
        return is_same and gpu in ("", self.gpu)

    def to_json(self) -> dict[str, Any]:
        """Plain data for one line."""
        return {
            **vars(self),
            "scores": dict(self.scores),
            "verdicts": [verdict.to_json() for verdict in self.verdicts],
            "notes": [vars(note) for note in self.notes],
            "submission": [self.submission.student, self.submission.assignment],
            "status": self.status.value,
            "unanswered": sorted(self.unanswered),
            "devices": list(self.devices),
        }

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """The entry of one line. Raises KeyError, TypeError or ValueError if it is none."""
        return cls(
            **{
                **found,
                "submission": Submission(*found["submission"]),
                "status": Status(found["status"]),
                "verdicts": tuple(map(Verdict.from_json, found.get("verdicts", ()))),
                "unanswered": frozenset(found["unanswered"]),
                "notes": tuple(Note(**note) for note in found["notes"]),
                "devices": tuple(map(str, found.get("devices", ()))),
            }
        )


@dataclass(frozen=True)
class Known:
    """What the journal says of one submission: the last result, and the last with a score."""

    latest: Entry
    graded: Entry | None = None


def read_journal(root: Path) -> dict[Submission, Known]:
    """What became of every submission. Needs no lock: a half-written line is passed over.

    Raises:
        RecordError: there is something that cannot be read; a journal that is not there is empty.
    """
    path = root / FOLDER / JOURNAL
    with explained(path, "What was graded before cannot be read"):
        return _latest(read_lines(path))


def _latest(lines: Iterable[Mapping[str, Any]]) -> dict[Submission, Known]:
    known: dict[Submission, Known] = {}
    for entry in entries(lines):
        before = known.get(entry.submission)
        graded = before.graded if before else None
        if entry.status is Status.GRADED:
            graded = entry
        known[entry.submission] = Known(entry, graded)
    return known


def compact(path: Path) -> None:
    """Drop lines that later ones have made history, once they are most of the file."""
    lines = sum(1 for _ in read_lines(path))
    if lines <= _SMALL:
        return
    known = _latest(read_lines(path))
    if lines <= _SMALL + 4 * len(known):
        return
    kept = {
        entry.token: entry
        for each in known.values()
        for entry in (each.graded, each.latest)
        if entry is not None
    }
    fresh = path.with_name(f"{path.name}-fresh")
    fresh.unlink(missing_ok=True)
    file = LineFile(fresh)
    file.append((entry.to_json() for entry in kept.values()), flush=True)
    file.close()
    fresh.replace(path)


def entries(lines: Iterable[Mapping[str, Any]]) -> Iterator[Entry]:
    """The entries among ``lines``; what a later version wrote and we do not know is left out."""
    for line in lines:
        try:
            yield Entry.from_json(line)
        except (KeyError, TypeError, ValueError):
            continue


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """Each whole line of JSON in ``path``; none if there is no such file."""
    try:
        file = path.open("rb")
    except FileNotFoundError:
        return
    with file:
        for line in file:
            # A line that was cut off, or blocks of zeros that a power cut can leave.
            if not line.endswith(b"\n"):
                return
            try:
                found = json.loads(line)
            except ValueError:
                continue
            if isinstance(found, dict):
                yield found


class LineFile:
    """A file of JSON lines that is only ever appended to, or emptied."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o664)
        size = os.fstat(self._file).st_size
        if size and os.pread(self._file, 1, size - 1) != b"\n":
            # A cut-off line would swallow the next one.
            os.ftruncate(self._file, path.read_bytes().rfind(b"\n") + 1)

    def append(self, lines: Iterable[Mapping[str, Any]], *, flush: bool) -> None:
        """Add ``lines``, all or none; with ``flush`` they are on the disk afterwards."""
        text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
        size = os.fstat(self._file).st_size
        try:
            rest = memoryview(text)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            if flush:
                os.fsync(self._file)
        except BaseException:
            os.ftruncate(self._file, size)
            raise

    def empty(self) -> None:
        """Forget every line."""
        os.ftruncate(self._file, 0)

    def close(self) -> None:
        os.close(self._file)
