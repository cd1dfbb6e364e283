"""Failing cells that say only that a value is wrong: who reads one knows no more than before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from autograder.authoring.corpus import Answer
from autograder.authoring.shares import AT_MOST, Shares, wrong_answers
from autograder.course.findings import Finding
from autograder.course.problems import Problem


@dataclass(frozen=True)
class Heard:
    """What one test cell said of a wrong answer.

    It tells a cause if it names a misconception, and is bare if `Finding.is_bare`; all between
    is evidence: an exception, what a fact should be, how a value differs, what to try.
    A cell that ends without a finding (a crash, a limit) says what happened, and is evidence.
    """

    answer: Answer
    test: str
    finding: Finding | None

    @property
    def tells_cause(self) -> bool:
        """Whether an idea is named."""
        return self.finding is not None and self.finding.misconception is not None

    @property
    def is_bare(self) -> bool:
        """Whether nothing is said but that a value is wrong."""
        return self.finding is not None and self.finding.is_bare


@dataclass(frozen=True)
class Bareness:
    """What the failing cells of wrong answers said."""

    heard: Sequence[Heard] = ()
    known: Counter[str] = field(default_factory=Counter)

    def describe(self) -> str:
        """One line for all, one for each unit that has any bare cell, with its questions."""
        causes = sum(heard.tells_cause for heard in self.heard)
        evidence = len(self.heard) - causes - len(self.bare)
        total = (
            f"{len(self.heard):,} failing cells: {causes:,} name a cause, {evidence:,} give"
            f" evidence, {len(self.bare)} are bare ({AT_MOST} may be, in each unit)."
        )
        return "\n".join([total, *self._shares.lines()])

    def problems(self) -> Iterator[Problem]:
        """Units with more than the limit allows; only of those that were tried as a whole."""
        for unit, count in self._shares.too_many():
            places = [
                f"{h.answer.question}/{h.answer.name} ({h.test})"
                for h in self.bare
                if h.answer.unit == unit
            ]
            yield Problem(
                unit,
                f"says of {count} failing cells only that a value is wrong, and {AT_MOST} may be"
                f" so bare. Tell a cause or a fact of: {', '.join(places)}.",
            )

    @property
    def bare(self) -> Sequence[Heard]:
        """The cells of which nothing is known but that a value is wrong."""
        return [heard for heard in self.heard if heard.is_bare]

    @property
    def _shares(self) -> Shares:
        counted = [heard.answer for heard in self.heard]
        return Shares(counted, [heard.answer for heard in self.bare], self.known)


def count_bare(heard: Iterable[Heard], corpus: Iterable[Answer]) -> Bareness:
    """The count for what was ``heard`` of wrong answers of the ``corpus``."""
    return Bareness(
        [one for one in heard if one.answer.kind == "wrong"],
        wrong_answers(corpus),
    )
