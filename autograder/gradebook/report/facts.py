"""What is known of a unit's work, by question: from the journal and the gradebook alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from autograder.content import CATALOGUE
from autograder.course.outcome import Status, Submission, Verdict, Why
from autograder.gradebook.grades import Grades, Recorded
from autograder.gradebook.record import Known
from autograder.gradebook.report.asked import Asked
from autograder.gradebook.results import Result

# By the labels of `Finding.facts`.
_EVIDENCE = ("given", "you have", "noticed")


@dataclass(frozen=True, slots=True)
class CellFact:
    """One graded cell of one learner.

    Attributes:
        points: ``None`` while a person has yet to give them.
        ended: how it ended, `Why` in words; empty where only the gradebook knows of it.
        misconception: the id of what was recognised; empty if nothing was.
        problem: what the check said.
        evidence: what it found, each with its label; not what it expected.
    """

    cell: str
    points: float | None
    most: float
    ended: str = ""
    misconception: str = ""
    problem: str = ""
    evidence: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Try:
    """One learner's work on one question.

    Attributes:
        tried: they changed what was given, and it was more than a stub.
    """

    learner: str
    question: str
    tried: bool
    cells: tuple[CellFact, ...]

    @property
    def points(self) -> float | None:
        """``None`` while a person has yet to give some of them."""
        given = [cell.points for cell in self.cells]
        return None if None in given else sum(each or 0.0 for each in given)

    @property
    def most(self) -> float:
        return sum(cell.most for cell in self.cells)

    @property
    def misconceptions(self) -> list[str]:
        """What was recognised, each once."""
        return list(dict.fromkeys(c.misconception for c in self.cells if c.misconception))

    @property
    def is_unnamed(self) -> bool:
        """Whether a test failed and none said why."""
        lost = any(cell.points is not None and cell.points < cell.most for cell in self.cells)
        judged = any(cell.ended for cell in self.cells)
        return self.tried and lost and judged and not self.misconceptions


@dataclass(frozen=True)
class UnitFacts:
    """A unit: its questions, and the tries of everybody who was graded, by question.

    Attributes:
        results: of everybody who handed something in, graded or not.
        missing: learners of the class who handed in nothing.
        tokens: learner -> token of the result in the journal; not of what others graded.
    """

    name: str
    title: str
    questions: Sequence[Asked]
    results: Sequence[Result]
    tries: Mapping[str, Sequence[Try]]
    missing: Sequence[str]
    tokens: Mapping[str, str]

    @property
    def graded(self) -> list[Result]:
        return [each for each in self.results if each.status is Status.GRADED]

    @property
    def number(self) -> str:
        return self.name.partition("_")[0]

    @property
    def automatic_most(self) -> float:
        """The points of the questions that are graded automatically."""
        return sum(question.points for question in self.questions if not question.by_hand)

    @property
    def automatic_scores(self) -> list[float]:
        """What each learner earned of `automatic_most`."""
        scores = {result.student: 0.0 for result in self.graded}
        for question in self.questions:
            for one in self.tries[question.id]:
                if not question.by_hand:
                    scores[one.learner] += one.points or 0.0
        return list(scores.values())

    def attempts(self, question: str) -> list[Try]:
        """Those who tried."""
        return [each for each in self.tries.get(question, ()) if each.tried]


def read_facts(
    name: str,
    title: str,
    asked: Sequence[Asked],
    results: Iterable[Result],
    grades: Grades,
    journal: Mapping[Submission, Known],
    missing: Sequence[str] = (),
) -> UnitFacts:
    """The facts of the unit ``name``, of the learners in ``results``."""
    own = [result for result in results if result.assignment == name]
    tries: dict[str, list[Try]] = {question.id: [] for question in asked}
    tokens = {}
    for result in own:
        if result.status is not Status.GRADED:
            continue
        place = Submission(result.student, name)
        known = journal.get(place)
        recorded = grades.submissions[place]
        if known and known.graded:
            tokens[result.student] = known.graded.token
        for question in asked:
            tries[question.id].append(_try(result.student, question, recorded, known))
    return UnitFacts(name, title, asked, own, tries, missing, tokens)


def _try(learner: str, question: Asked, recorded: Recorded, known: Known | None) -> Try:
    entry = known.graded if known else None
    verdicts = {each.test: each for each in entry.verdicts} if entry else {}
    cells = tuple(
        _cell(name, most, recorded, verdicts.get(name), in_journal=entry is not None)
        for name, most in question.cells.items()
    )
    if entry is None:
        tried = any(cell.points for cell in cells)
    elif question.id in entry.unanswered:
        tried = False
    else:
        tried = _is_more_than_a_stub(verdicts.values(), question.cells)
    return Try(learner, question.id, tried, cells)


def _is_more_than_a_stub(verdicts: Iterable[Verdict], cells: Collection[str]) -> bool:
    own = [each for each in verdicts if each.test in cells]
    return len(own) < len(cells) or any(each.why is not Why.NOT_ATTEMPTED for each in own)


def _cell(
    name: str, most: float, recorded: Recorded, verdict: Verdict | None, *, in_journal: bool
) -> CellFact:
    grade = recorded.grades.get(name)
    points = None if grade is None or grade.is_waiting else grade.score
    if verdict is None:
        passed = in_journal and grade is not None and grade.auto is not None
        return CellFact(name, points, most, Why.PASSED.value if passed else "")
    finding = verdict.finding
    named = finding.misconception if finding and finding.misconception in CATALOGUE else ""
    if finding:
        problem = finding.problem
    else:
        problem = f"{verdict.raised[0]}: {verdict.raised[1]}" if verdict.raised else ""
    evidence = (
        tuple(fact for fact in finding.facts(None, None) if fact[0] in _EVIDENCE) if finding else ()
    )
    return CellFact(name, points, most, verdict.why.value, named or "", problem, evidence)
