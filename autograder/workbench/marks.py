"""What marking an exercise comes to, question by question: plain data, and what it says in words.

Needs neither torch nor nbformat: a learner's kernel gets it from the process that marked.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from autograder.course.devices import together
from autograder.course.findings import Finding
from autograder.course.outcome import Outcome, Status, Verdict, Why
from autograder.course.outline import Question, Unit

JsonDict = dict[str, Any]


class State(enum.StrEnum):
    """How a question stands."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_ATTEMPTED = "not attempted"
    ANSWERED = "answered"  # in prose: a person reads it
    UNJUDGED = "not judged"  # a person has to look


@dataclass(frozen=True)
class QuestionMark:
    """One question as it was marked.

    Attributes:
        points: what was earned; ``None`` where a person gives it.
        of: what its tests that ran give together, or what a person may give.
        untested: points of tests that are not here.
        verdicts: of its test cells, in order.
    """

    id: str
    number: int
    title: str
    state: State
    points: float | None
    of: float
    untested: float = 0.0
    verdicts: tuple[Verdict, ...] = ()

    @property
    def finding(self) -> Finding | None:
        """What the first test that did not pass noticed."""
        return self._first.finding if self._first else None

    @property
    def failed(self) -> str | None:
        """The first test that did not pass."""
        return self._first.test if self._first else None

    @property
    def said(self) -> str:
        """In one line, what is wrong; empty if nothing is."""
        if self.state is State.NOT_ATTEMPTED or self._first is None:
            return ""
        if self._first.finding:
            return self._first.finding.problem
        name, text = self._first.raised or ("", "")
        if self._first.why is Why.UNJUDGED:
            name = "The check could not judge this answer"
        return f"{name}: {text}".strip(": ").partition("\n")[0]

    @property
    def _first(self) -> Verdict | None:
        return next((each for each in self.verdicts if each.why is not Why.PASSED), None)


@dataclass(frozen=True)
class Marks:
    """One exercise as it was marked.

    Attributes:
        why_visible_only: why hidden tests were not among the tests; empty if they were.
        of_page: what was marked: a sentence.
        detail: why nothing could be marked; empty if it could.
        notes: what was repaired or noticed: sentences.
        models: question -> model answer, of those passed or answered.
    """

    unit: str
    questions: tuple[QuestionMark, ...] = ()
    why_visible_only: str = ""
    of_page: str = ""
    detail: str = ""
    notes: tuple[str, ...] = ()
    models: Mapping[str, str] = field(default_factory=dict)

    @property
    def points(self) -> float:
        """What was earned by running."""
        return sum(each.points or 0 for each in self.questions)

    @property
    def of(self) -> float:
        """What can be earned by running, with the tests that are here."""
        return sum(each.of for each in self.questions if each.points is not None)

    @property
    def by_hand(self) -> float:
        """What a person may give."""
        return sum(each.of for each in self.questions if each.points is None)

    @property
    def devices(self) -> tuple[str, ...]:
        """Where the tests went."""
        return together(test.devices for each in self.questions for test in each.verdicts)

    @property
    def untested(self) -> float:
        """Points of tests that are not here."""
        return sum(each.untested for each in self.questions)

    def to_json(self) -> JsonDict:
        """Plain data."""
        questions = [
            {**vars(each), "verdicts": [verdict.to_json() for verdict in each.verdicts]}
            for each in self.questions
        ]
        return {**vars(self), "questions": questions, "models": dict(self.models), "version": 1}

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Marks:
        """What `to_json` made plain."""
        plain = {name: each for name, each in found.items() if name != "version"}
        questions = tuple(_question_of(each) for each in found["questions"])
        return cls(**{**plain, "questions": questions, "notes": tuple(found["notes"])})


def marks_of(outcome: Outcome, unit: Unit) -> Marks:
    """The marks in what the engine says of a learner's work."""
    if outcome.status is not Status.GRADED:
        return Marks(unit.id, detail=outcome.detail)
    verdicts = {verdict.test: verdict for verdict in outcome.verdicts}
    return Marks(
        unit.id,
        tuple(_question_mark(each, outcome, verdicts) for each in unit.questions),
        notes=tuple(note.text for note in outcome.notes if not note.private),
    )


def _question_mark(
    asked: Question, outcome: Outcome, verdicts: Mapping[str, Verdict]
) -> QuestionMark:
    blank = asked.id in outcome.unanswered
    named = (asked.id, asked.number, asked.title)
    if asked.by_hand:
        state = State.NOT_ATTEMPTED if blank else State.ANSWERED
        return QuestionMark(*named, state, None, asked.points)
    found = tuple(verdicts[test.id] for test in asked.tests if test.id in verdicts)
    of = sum(test.points for test in asked.tests if test.id in verdicts)
    if any(each.score is None for each in found):
        state = State.UNJUDGED
    elif found and all(each.why is Why.PASSED for each in found):
        state = State.PASSED
    else:
        state = State.NOT_ATTEMPTED if blank else State.FAILED
    points = sum(each.score or 0 for each in found)
    return QuestionMark(*named, state, points, of, asked.points - of, found)


def _question_of(found: Mapping[str, Any]) -> QuestionMark:
    verdicts = tuple(Verdict.from_json(each) for each in found["verdicts"])
    return QuestionMark(**{**found, "state": State(found["state"]), "verdicts": verdicts})
