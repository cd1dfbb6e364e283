"""How hard each question was, and whether it tells learners apart.

difficulty      1 - mean / points, over all who were graded; who did not try counts as 0 points
discrimination  Pearson's correlation of a learner's share of the question's points with their share
                of the points of the unit's other questions that are graded automatically

Of fewer than `FEWEST` learners no correlation is given; above that with its interval of 95 %
(Fisher's transformation), which is wide for small classes.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atanh, sqrt, tanh

from autograder.gradebook.report.asked import Asked
from autograder.gradebook.report.facts import Try, UnitFacts

FEWEST = 10
KINDS = ("full", "partly", "none", "untried")
_Z = 1.96


@dataclass(frozen=True)
class Item:
    """One question in numbers.

    Attributes:
        graded: learners with points for it; ``waiting`` more have none yet.
        full, partly, none, untried: how many earned all, some, nothing although they tried, and
            how many did not try. Together they are ``graded``.
        mean: points; ``None`` if nobody has any yet.
        discrimination: ``None`` if there are too few learners, or all earned the same.
        low, high: the interval of it.
    """

    question: Asked
    graded: int
    waiting: int
    full: int
    partly: int
    none: int
    untried: int
    mean: float | None
    discrimination: float | None = None
    low: float | None = None
    high: float | None = None

    @property
    def difficulty(self) -> float | None:
        """``None`` while some are not graded: those who left it empty would be all there is."""
        if self.mean is None or self.waiting or not self.question.points:
            return None
        return 1 - self.mean / self.question.points

    @property
    def tried(self) -> int:
        return self.graded - self.untried

    @property
    def percent(self) -> dict[str, int]:
        """Those four in whole percents, which are 100 together."""
        counts = {kind: getattr(self, kind) for kind in KINDS}
        whole = {kind: 100 * count // self.graded for kind, count in counts.items()}
        # What rounding down leaves goes to those that lost most by it.
        lost = sorted(KINDS, key=lambda kind: -(100 * counts[kind] % self.graded))
        for kind in lost[: 100 - sum(whole.values())]:
            whole[kind] += 1
        return whole


def analyse(unit: UnitFacts) -> list[Item]:
    """An item for each question, in order."""
    return [_item(unit, question) for question in unit.questions]


def _item(unit: UnitFacts, question: Asked) -> Item:
    tries = unit.tries[question.id]
    graded = [each for each in tries if each.points is not None]
    points = [each.points or 0.0 for each in graded]
    counts = dict.fromkeys(KINDS, 0)
    for each in graded:
        counts[_kind(each)] += 1
    item = Item(
        question,
        graded=len(graded),
        waiting=len(tries) - len(graded),
        mean=sum(points) / len(points) if points else None,
        **counts,
    )
    found = None if item.waiting else _correlation(*_shares(unit, question))
    return item if found is None else Item(**{**vars(item), **found})


def _kind(one: Try) -> str:
    if not one.tried and not one.points:
        return "untried"
    if not one.points:
        return "none"
    return "full" if one.points >= one.most else "partly"


def _shares(unit: UnitFacts, question: Asked) -> tuple[list[float], list[float]]:
    """Each learner's share of this question's points, and of those of the others."""
    others = [each for each in unit.questions if each is not question and not each.by_hand]
    most = sum(each.points for each in others)
    rest: dict[str, float] = {}
    for each in others:
        for one in unit.tries[each.id]:
            rest[one.learner] = rest.get(one.learner, 0.0) + (one.points or 0.0)
    graded = [one for one in unit.tries[question.id] if one.points is not None]
    if not most or not question.points:
        return [], []
    return (
        [(one.points or 0.0) / question.points for one in graded],
        [rest.get(one.learner, 0.0) / most for one in graded],
    )


def _correlation(ours: list[float], rest: list[float]) -> dict[str, float] | None:
    number = len(ours)
    if number < FEWEST:
        return None
    means = sum(ours) / number, sum(rest) / number
    pairs = [(a - means[0], b - means[1]) for a, b in zip(ours, rest, strict=True)]
    spread = sqrt(sum(a * a for a, _ in pairs) * sum(b * b for _, b in pairs))
    if spread < 1e-12:
        return None
    r = max(-1.0, min(1.0, sum(a * b for a, b in pairs) / spread))
    if abs(r) > 0.9999:
        return {"discrimination": r, "low": r, "high": r}
    middle, half = atanh(r), _Z / sqrt(number - 3)
    return {"discrimination": r, "low": tanh(middle - half), "high": tanh(middle + half)}
