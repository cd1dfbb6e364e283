"""What to talk about: sections of lessons, and questions whose failures nobody can explain yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from autograder.content import CATALOGUE
from autograder.course.outline import Section
from autograder.gradebook.report.causes import Cause, Unnamed

# From this share of those who tried, failures without a known cause are worth a word of their own.
_MANY = 1 / 4


@dataclass(frozen=True)
class Reason:
    """What learners met that speaks for a topic, in words.

    Attributes:
        place: where the unit's page shows it, as the id of an element.
        is_known: it is a wrong idea that was recognised, the same wherever ``place`` is.
    """

    text: str
    learners: Sequence[str]
    place: str
    is_known: bool


@dataclass(frozen=True)
class Topic:
    """A section of a lesson, and whom it would help to hear it again.

    Attributes:
        learners: in whose answers a wrong idea about it was recognised.
        others: those who only failed a question about it, and no check could say why.
        reasons: what all of them met; recognised ideas first, then by how many met it.
    """

    section: Section | None
    title: str
    learners: Sequence[str]
    others: Sequence[str]
    reasons: Sequence[Reason]

    def besides(self, shown: Iterable[Reason]) -> Besides:
        """How many learners met none of the reasons ``shown``."""
        met = {learner for reason in shown for learner in reason.learners}
        return Besides(len({*self.learners} - met), len({*self.others} - met))


class Besides(NamedTuple):
    """Learners of a topic who met none of the reasons that are shown.

    Attributes:
        known: in whose answers another wrong idea about it was recognised.
        unexplained: those of whose answers no check could say why they failed.
    """

    known: int
    unexplained: int


@dataclass(frozen=True)
class Unexplained:
    """A question that many failed for no reason that is known, and so in no topic's count.

    Attributes:
        place: where the unit's page shows their answers, as the id of an element.
    """

    number: int
    title: str
    failed: int
    tried: int
    place: str


def find_unexplained(causes: Iterable[Cause], unnamed: Iterable[Unnamed]) -> list[Unexplained]:
    """Questions that many failed without a known cause, and more than with any one that is known.

    Arguments as of `find_topics`.
    """
    most: dict[str, int] = {}
    for cause in causes:
        for seen in cause.seen:
            name = seen.question.id
            most[name] = max(most.get(name, 0), len(seen.learners))
    return [
        Unexplained(
            each.question.number,
            each.question.title,
            len(each.learners),
            each.tried,
            _place(each),
        )
        for each in unnamed
        if len(each.learners) >= _MANY * each.tried
        and len(each.learners) > most.get(each.question.id, 0)
    ]


def find_topics(causes: Iterable[Cause], unnamed: Iterable[Unnamed]) -> list[Topic]:
    """Sections by the number of learners who lost points over what they teach.

    A failure that no check could explain speaks for the first section that its question names,
    which is a guess: it counts only where as many wrong ideas were recognised. Both come as
    `find_causes` and `find_unnamed` give them, and so do a topic's reasons.
    """
    found: dict[str, _Found] = {}
    for cause in causes:
        title = cause.section.heading if cause.section else CATALOGUE[cause.id].section
        topic = found.setdefault(title, _Found(cause.section))
        topic.learners.update(cause.learners)
        topic.reasons.append(Reason(cause.text, cause.learners, f"idea-{cause.id}", is_known=True))
    for each in unnamed:
        sections = each.question.sections
        section = sections[0] if sections else None
        title = section.heading if section else f"Question {each.question.number}"
        reason = f"question {each.question.number} failed, and no check could say why"
        topic = found.setdefault(title, _Found(section))
        topic.others.update(each.learners)
        topic.reasons.append(Reason(reason, each.learners, _place(each), is_known=False))
    topics = [
        Topic(each.section, title, sorted(each.learners), sorted(each.others - each.learners),
              each.reasons)
        for title, each in found.items()
    ]  # fmt: skip
    return sorted(topics, key=lambda each: (-len(each.learners), -len(each.others), each.title))


@dataclass
class _Found:
    """What a topic is made of."""

    section: Section | None
    learners: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    reasons: list[Reason] = field(default_factory=list)


def _place(unnamed: Unnamed) -> str:
    return f"unnamed-{unnamed.question.number}"
