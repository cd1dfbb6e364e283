"""Learners whose answers share more rare structure than chance explains. No accusation.

Two answers are alike when their normal forms are equal. A form that a share p of the class has is
worth log2(1/p) bits; what everybody writes is worth nothing. A pair is listed when its bits over
all questions are so many that, were forms chosen independently, one class in a hundred would hold
such a pair. They are not chosen independently: who sits together, learnt from the same page or
made the same mistake for the same reason writes alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import log2

from autograder.gradebook.report.answers import Answers
from autograder.gradebook.report.asked import Asked
from autograder.gradebook.report.facts import UnitFacts

# Forms of fewer nodes are what anybody writes; forms of more learners are common.
_SMALLEST = 25
_MOST_LEARNERS = 40
_ONE_IN = 100
MOST_PAIRS = 30


@dataclass(frozen=True)
class Pair:
    """Two learners and what they share.

    Attributes:
        bits: how surprising that is.
        questions: in which their normal forms are equal.
        verbatim: in how many of them the texts are equal, too, remarks and layout included.
    """

    learners: tuple[str, str]
    bits: float
    questions: tuple[Asked, ...]
    verbatim: int


def find_pairs(unit: UnitFacts, answers: Answers) -> list[Pair]:
    """The pairs to look at, the most surprising first."""
    bits: dict[tuple[str, str], float] = {}
    shared: dict[tuple[str, str], list[Asked]] = {}
    writers = len(answers)
    for question in unit.questions:
        for learners in _sharing(unit, question, answers):
            worth = log2(writers / len(learners))
            for pair in combinations(sorted(learners), 2):
                bits[pair] = bits.get(pair, 0.0) + worth
                shared.setdefault(pair, []).append(question)
    threshold = log2(max(writers * (writers - 1) / 2, 1)) + log2(_ONE_IN)
    found = [
        Pair(pair, worth, tuple(shared[pair]), _verbatim(pair, shared[pair], answers))
        for pair, worth in bits.items()
        if worth >= threshold and len(shared[pair]) > 1
    ]
    return sorted(found, key=lambda pair: (-pair.bits, pair.learners))[:MOST_PAIRS]


def _sharing(unit: UnitFacts, question: Asked, answers: Answers) -> list[list[str]]:
    """Groups of learners who tried ``question`` and have one form."""
    equal: dict[str, list[str]] = {}
    for one in unit.attempts(question.id):
        written = answers.get(one.learner, {}).get(question.id)
        if written and written.form and written.form.form and written.form.size >= _SMALLEST:
            equal.setdefault(written.form.form, []).append(one.learner)
    return [learners for learners in equal.values() if 1 < len(learners) <= _MOST_LEARNERS]


def _verbatim(pair: tuple[str, str], questions: list[Asked], answers: Answers) -> int:
    first, second = (answers[learner] for learner in pair)
    return sum(first[each.id].text == second[each.id].text for each in questions)
