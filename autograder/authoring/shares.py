"""The part of each unit that is as nobody wants it, and the most of it that there may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from autograder.authoring.corpus import Answer

LIMIT = 0.05  # of each unit
AT_MOST = f"at most {LIMIT:.0%}"


@dataclass(frozen=True)
class Shares:
    """Of what was ``counted`` (answers, or cells of answers), the ``unwanted`` ones.

    Both name the answer of each one, so an answer with three cells may be there three times.

    Attributes:
        known: how many wrong answers the corpus has for each unit, tried or not.
    """

    counted: Sequence[Answer]
    unwanted: Sequence[Answer]
    known: Counter[str]

    def lines(self) -> Iterator[str]:
        """One line for each unit that has any unwanted ones, with its questions."""
        total = Counter(answer.unit for answer in self.counted)
        for unit, count in Counter(answer.unit for answer in self.unwanted).items():
            of_unit = [answer.question for answer in self.unwanted if answer.unit == unit]
            questions = ", ".join(f"{name} {n}" for name, n in Counter(of_unit).most_common())
            yield f"  {unit} {count} of {total[unit]}: {questions}"

    def too_many(self) -> Iterator[tuple[str, str]]:
        """Units above the limit, each with "3 of 40"; only those that were tried as a whole."""
        total = Counter(answer.unit for answer in self.counted)
        tried = Counter({answer.where: answer.unit for answer in self.counted}.values())
        for unit, count in Counter(answer.unit for answer in self.unwanted).items():
            if tried[unit] == self.known[unit] and count > LIMIT * total[unit]:
                yield unit, f"{count} of {total[unit]}"


def wrong_answers(corpus: Iterable[Answer]) -> Counter[str]:
    """How many wrong answers the ``corpus`` has for each unit."""
    return Counter(answer.unit for answer in corpus if answer.kind == "wrong")
