"""Failing cells that say only that a value is wrong: who reads one knows no more than before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from autograder.authoring.corpus import Answer
from autograder.course.findings import Finding
from autograder.course.problems import Problem

# The part of a unit's failing cells that may be bare.
LIMIT = 0.05


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
    # How many wrong answers the corpus has for each unit, tried or not.
    known: Counter[str] = field(default_factory=Counter)

    def describe(self) -> str:
        """One line for all, one for each unit that has any bare cell, with its questions."""
        causes = sum(heard.tells_cause for heard in self.heard)
        bare = [heard for heard in self.heard if heard.is_bare]
        evidence = len(self.heard) - causes - len(bare)
        lines = [
            f"{len(self.heard):,} failing cells: {causes:,} name a cause, {evidence:,} tell"
            f" evidence, {len(bare)} are bare (at most {LIMIT:.0%} may, of each unit)."
        ]
        failing = Counter(heard.answer.unit for heard in self.heard)
        for unit, count in Counter(heard.answer.unit for heard in bare).items():
            of_unit = [heard.answer.question for heard in bare if heard.answer.unit == unit]
            questions = ", ".join(f"{name} {n}" for name, n in Counter(of_unit).most_common())
            lines.append(f"  {unit} {count} of {failing[unit]}: {questions}")
        return "\n".join(lines)

    def problems(self) -> Iterator[Problem]:
        """Units with more than the limit allows; only of those that were tried as a whole."""
        tried: dict[str, set[str]] = {}
        for heard in self.heard:
            tried.setdefault(heard.answer.unit, set()).add(heard.answer.where)
        for unit in tried:
            cells = [heard for heard in self.heard if heard.answer.unit == unit]
            bare = [heard for heard in cells if heard.is_bare]
            if len(tried[unit]) == self.known[unit] and len(bare) > LIMIT * len(cells):
                places = [f"{h.answer.question}/{h.answer.name} ({h.test})" for h in bare]
                yield Problem(
                    unit,
                    f"says of {len(bare)} of {len(cells)} failing cells only that a value is wrong,"
                    f" and at most {LIMIT:.0%} may be so bare. Tell a cause or a fact of:"
                    f" {', '.join(places)}.",
                )


def count_bare(heard: Iterable[Heard], corpus: Iterable[Answer]) -> Bareness:
    """The count for what was ``heard`` of wrong answers of the ``corpus``."""
    return Bareness(
        [one for one in heard if one.answer.kind == "wrong"],
        Counter(answer.unit for answer in corpus if answer.kind == "wrong"),
    )
