"""What grading one submission comes to: plain data, made by the engine, written by one writer.

Nothing here needs torch or nbgrader, so every part of the engine may import it.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from autograder.course.devices import together
from autograder.course.findings import Finding
from autograder.course.layout import folder_of

JsonDict = dict[str, Any]
# Called with how many of how many are done.
Progress = Callable[[int, int], None]


# The exception, nbclient's, that a cell shows which ran past its limit.
STOPPED = "CellTimeoutError"
# The name under which a cell shows that its test could not tell. It is no exception's.
NOT_JUDGED = "NotJudged"


class Status(enum.Enum):
    """Who, if anyone, has to act on this result."""

    GRADED = "graded"  # the notebook ran; the score is the learner's
    TIMED_OUT = "timed out"  # the learner's code ran past its limit
    NOT_GRADED = "not graded"  # our fault: no score may be published


@dataclass(frozen=True, order=True)
class Submission:
    """One learner's answer to one assignment, as it lies in a folder."""

    student: str
    assignment: str

    @property
    def folder(self) -> Path:
        """Where it lies, below the folder of everybody's."""
        return Path(self.student, folder_of(self.assignment))


@dataclass(frozen=True)
class Note:
    """One thing that was repaired, left out or noticed about a submission.

    Attributes:
        text: a sentence for the instructor and, unless ``private``, for the learner.
        cell: grade id or place of the cell it is about.
        flagged: an instructor should look: this does not happen by accident.
        may_be_honest: or it does, once in some hundred answers.
    """

    text: str
    cell: str | None = None
    flagged: bool = False
    private: bool = False
    may_be_honest: bool = False


class Why(enum.StrEnum):
    """How a test cell ended."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_ATTEMPTED = "not attempted"
    ENDED = "ended the process"
    TIMED_OUT = "timed out"
    UNJUDGED = "needs a person"


@dataclass(frozen=True)
class Verdict:
    """What became of one test cell.

    Attributes:
        score: points; ``None`` if a person has to give them.
        finding: what a check noticed; ``None`` if the cell passed, or ended in another way.
        raised: name and text of what ended it otherwise: an exception that is no finding.
        in_learner_process: it ran beside the learner's code.
        devices: those of the tensors that the answer was given, the CPU if there was none; empty
            where that is not known.
        fails_on: those of them where it fails, and that costs nothing.
    """

    test: str
    why: Why
    score: float | None
    finding: Finding | None = None
    raised: tuple[str, str] | None = None
    in_learner_process: bool = False
    devices: tuple[str, ...] = ()
    fails_on: tuple[str, ...] = ()

    def to_json(self) -> JsonDict:
        """Plain data."""
        finding = self.finding.to_json() if self.finding else None
        places = {"devices": list(self.devices), "fails_on": list(self.fails_on)}
        return {**vars(self), "why": self.why.value, "finding": finding, **places}

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Verdict:
        """What `to_json` made plain; KeyError, TypeError or ValueError if it is none."""
        finding, raised = found["finding"], found["raised"]
        plain = {
            "why": Why(found["why"]),
            "finding": None if finding is None else Finding.from_json(finding),
            "raised": None if raised is None else (str(raised[0]), str(raised[1])),
            "devices": tuple(map(str, found.get("devices", ()))),
            "fails_on": tuple(map(str, found.get("fails_on", ()))),
        }
        return cls(**{**found, **plain})


@dataclass(frozen=True)
class Outcome:
    """What became of one submission.

    Attributes:
        notebook: the rebuilt notebook with the outputs of learner's cells and test cells, as
            JSON (nbformat 4.5), or ``None`` if there is nothing to show.
        scores: grade id of each test cell -> points earned, ``None`` where a person has to
            look. Empty unless ``GRADED``.
        verdicts: why each test cell earned what it did; empty unless ``GRADED``.
        unanswered: grade ids of answer cells that are still as they were released.
        level: how well the learner's code was locked in (see `sandbox`).
        seed: what the graded inputs were drawn from, for grading again with the same.
        detail: one sentence for the instructor when the status is not ``GRADED``.
        missing: its notebook is the one of several that was not handed in: there is nothing to
            show, and no points are left to give.
        starved: the machine had too little time for it, or may have had where something in it
            was stopped, or no process left; it may go well when tried again.
        gpu: the GPU where it was looked at once more, if there was anything to look at; empty if
            that was not asked for, or could not be.
        no_gpu: why it could not be.
        gpu_verdicts: what the tests said there that were asked.
    """

    submission: Submission
    status: Status
    notebook: JsonDict | None = None
    scores: Mapping[str, float | None] = field(default_factory=dict)
    verdicts: tuple[Verdict, ...] = ()
    unanswered: frozenset[str] = frozenset()
    notes: tuple[Note, ...] = ()
    level: str = ""
    seed: str = ""
    detail: str = ""
    missing: bool = False
    starved: bool = False
    gpu: str = ""
    no_gpu: str = ""
    gpu_verdicts: tuple[Verdict, ...] = ()

    @property
    def flagged(self) -> bool:
        """Whether an instructor should look at the submission."""
        return any(note.flagged for note in self.notes)

    @property
    def devices(self) -> tuple[str, ...]:
        """Where its tests went."""
        return together(verdict.devices for verdict in self.verdicts)
