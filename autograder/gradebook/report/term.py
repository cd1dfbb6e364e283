"""What the term's page says: units in a line each, and what only shows over several of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass

from autograder.course.outcome import Status
from autograder.course.outline import Section
from autograder.gradebook.report.items import Item
from autograder.gradebook.report.topics import Reason, Topic, Unexplained
from autograder.gradebook.results import Result

# So many topics are to talk about, of one unit and of all.
TOPICS = 3


@dataclass(frozen=True)
class UnitLine:
    """What the term's page says of one unit; it holds no answers."""

    name: str
    number: str
    title: str
    results: Sequence[Result]
    missing: Sequence[str]
    items: Sequence[Item]
    topics: Sequence[Topic]
    page: str
    unexplained: Sequence[Unexplained] = ()

    @property
    def first_topics(self) -> Sequence[Topic]:
        """Those to talk about."""
        return self.topics[:TOPICS]

    @property
    def graded(self) -> list[Result]:
        return [each for each in self.results if each.status is Status.GRADED]

    @property
    def mean_share(self) -> float | None:
        """Of the points that have been decided on; those that wait for a person have not."""
        decided = [(r.score or 0.0, (r.max_score or 0.0) - r.waiting) for r in self.graded]
        shares = [score / most for score, most in decided if most > 0]
        return sum(shares) / len(shares) if shares else None

    @property
    def most(self) -> float | None:
        """The points there are to earn; ``None`` if no such assignment was released."""
        return next((r.max_score for r in self.results if r.max_score is not None), None)

    @property
    def without(self) -> int:
        """How many submissions have no score."""
        return len(self.results) - len(self.graded)

    @property
    def waiting(self) -> int:
        return sum(each.waiting > 0 for each in self.results)


@dataclass(frozen=True)
class WideTopic:
    """A section over all units: whom it would help, as `Topic` says, and what each unit shows."""

    title: str
    section: Section | None
    learners: Set[str]
    others: Set[str]
    units: Sequence[tuple[UnitLine, Topic]]


def over_units(lines: Iterable[UnitLine]) -> list[WideTopic]:
    """Sections by the number of learners who lost points over them, in whichever unit."""
    found: dict[str, list[tuple[UnitLine, Topic]]] = {}
    for line in lines:
        for topic in line.topics:
            key = topic.title if topic.section else f"{line.name}, {topic.title}"
            found.setdefault(key, []).append((line, topic))
    wide = []
    for title, met in found.items():
        learners = {learner for _, topic in met for learner in topic.learners}
        others = {learner for _, topic in met for learner in topic.others} - learners
        met.sort(key=lambda each: (-len(each[1].learners), -len(each[1].others)))
        wide.append(WideTopic(title, met[0][1].section, learners, others, met))
    return sorted(wide, key=lambda each: (-len(each.learners), -len(each.others)))


def most_unexplained(lines: Iterable[UnitLine]) -> list[tuple[Unexplained, UnitLine]]:
    """Questions that many failed for no known reason, those of most learners first."""
    found = [(each, line) for line in lines for each in line.unexplained]
    return sorted(found, key=lambda each: -each[0].failed)


def doubtful(lines: Iterable[UnitLine]) -> list[tuple[Item, UnitLine]]:
    """Questions in which weak learners may well have done as well as strong ones, those first."""
    found = [
        (item.discrimination, item, line)
        for line in lines
        for item in line.items
        if item.discrimination is not None and item.low is not None and item.low <= 0
    ]
    return [(item, line) for _, item, line in sorted(found, key=lambda each: each[0])]


@dataclass(frozen=True)
class WideIdea:
    """A wrong idea over all units.

    Attributes:
        learners: in whose answers it was recognised, in whichever unit.
        again: in whose answers it was in two units or more: feedback on the first did not cure it.
        before: those who had it in one unit and were graded in a later one that could show it.
        units: where it was recognised, in the course's order, and in whose answers.
    """

    text: str
    learners: Set[str]
    again: Set[str]
    before: Set[str]
    units: Sequence[tuple[UnitLine, Reason]]


def ideas_over_units(lines: Iterable[UnitLine]) -> list[WideIdea]:
    """Wrong ideas by the number of learners who had them; ``lines`` in the course's order."""
    met: dict[str, list[tuple[UnitLine, Reason]]] = {}
    for line in lines:
        for topic in line.topics:
            for reason in topic.reasons:
                if reason.is_known:
                    met.setdefault(reason.place, []).append((line, reason))
    found = []
    for units in met.values():
        had, again, before = set[str](), set[str](), set[str]()
        for line, reason in units:
            again |= had & {*reason.learners}
            before |= had & {each.student for each in line.graded}
            had |= {*reason.learners}
        found.append(WideIdea(units[0][1].text, had, again, before | again, units))
    return sorted(found, key=lambda each: (-len(each.learners), -len(each.again), each.text))
