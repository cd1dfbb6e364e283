"""Wrong answers that pass every visible check: a learner alone would hear nothing of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from autograder.authoring.corpus import Answer
from autograder.authoring.shares import AT_MOST, Shares, wrong_answers
from autograder.course.problems import Problem


@dataclass(frozen=True)
class Silence:
    """Of the ``wrong`` answers that were tried, the ``silent`` ones pass the visible checks."""

    wrong: Sequence[Answer] = ()
    silent: Sequence[Answer] = ()
    known: Counter[str] = field(default_factory=Counter)

    def describe(self) -> str:
        """One line for all, one for each unit that has any, with its questions."""
        total = f"{len(self.silent)} of {len(self.wrong):,} wrong answers pass the visible checks"
        return "\n".join([f"{total} ({AT_MOST} may, in each unit).", *self._shares.lines()])

    def problems(self) -> Iterator[Problem]:
        """Units with more than the limit allows; only of those that were tried as a whole."""
        for unit, count in self._shares.too_many():
            names = [f"{a.question}/{a.name}" for a in self.silent if a.unit == unit]
            yield Problem(
                unit,
                f"lets {count} wrong answers pass its visible checks, and {AT_MOST} may."
                f" Widen the visible checks of: {', '.join(names)}.",
            )

    @property
    def _shares(self) -> Shares:
        return Shares(self.wrong, self.silent, self.known)


def count_silence(tried: Iterable[tuple[Answer, bool]], corpus: Iterable[Answer]) -> Silence:
    """The count for answers of the ``corpus``, each with whether it passed the visible checks."""
    wrong = [(answer, passes) for answer, passes in tried if answer.kind == "wrong"]
    return Silence(
        [answer for answer, _ in wrong],
        [answer for answer, passes in wrong if passes],
        wrong_answers(corpus),
    )
