"""Wrong answers that pass every visible check: a learner alone would hear nothing of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from autograder.authoring.corpus import Answer
from autograder.course.problems import Problem

# The part of a unit's known wrong answers, and of all, that may pass in silence.
LIMIT = 0.05


@dataclass(frozen=True)
class Silence:
    """Of the ``wrong`` answers that were tried, the ``silent`` ones pass the visible checks."""

    wrong: Sequence[Answer] = ()
    silent: Sequence[Answer] = ()
    # How many wrong answers the corpus has for each unit, tried or not.
    known: Counter[str] = field(default_factory=Counter)

    def describe(self) -> str:
        """One line for all, one for each unit that has any, with its questions."""
        total = f"{len(self.silent)} of {len(self.wrong):,} wrong answers pass the visible checks"
        lines = [f"{total} (at most {LIMIT:.0%} may, of each unit)."]
        tried = Counter(answer.unit for answer in self.wrong)
        for unit, count in Counter(answer.unit for answer in self.silent).items():
            of_unit = [answer.question for answer in self.silent if answer.unit == unit]
            questions = ", ".join(f"{name} {n}" for name, n in Counter(of_unit).most_common())
            lines.append(f"  {unit} {count} of {tried[unit]}: {questions}")
        return "\n".join(lines)

    def problems(self) -> Iterator[Problem]:
        """Units with more than the limit allows; only of those that were tried as a whole."""
        tried = Counter(answer.unit for answer in self.wrong)
        whole = [unit for unit, count in tried.items() if count == self.known[unit]]
        for unit in whole:
            silent = [answer for answer in self.silent if answer.unit == unit]
            if len(silent) > LIMIT * tried[unit]:
                names = ", ".join(f"{answer.question}/{answer.name}" for answer in silent)
                yield Problem(
                    unit,
                    f"lets {len(silent)} of {tried[unit]} wrong answers pass its visible checks,"
                    f" and at most {LIMIT:.0%} may. Widen the visible checks of: {names}.",
                )


def count_silence(tried: Iterable[tuple[Answer, bool]], corpus: Iterable[Answer]) -> Silence:
    """The count for answers of the ``corpus``, each with whether it passed the visible checks."""
    wrong = [(answer, passes) for answer, passes in tried if answer.kind == "wrong"]
    return Silence(
        [answer for answer, _ in wrong],
        [answer for answer, passes in wrong if passes],
        Counter(answer.unit for answer in corpus if answer.kind == "wrong"),
    )
