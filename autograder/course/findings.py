"""What a check noticed, as data: it travels from the check to the page without becoming text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from autograder.course.misconceptions import Misconception

# What `Finding.compared` is, where two values were compared and are not the same.
VALUES = "values"
# On which side of the right numbers the wrong ones lie: better than nothing, and no evidence.
_ASIDE = ("too large", "too small", "too far from 0", "too near to 0", "on the wrong side of 0")
SIDES = frozenset(f"{which} is {side}" for which in ("it", "each number") for side in _ASIDE)


@dataclass(frozen=True)
class Finding:
    """One thing a check noticed, in the words the learner will read.

    ``misconception`` is an id of the course's catalogue. It is set only when the mistake was
    recognised; cause, advice and lesson section come from the catalogue where it is shown.
    ``compared`` is never shown: it tells a wrong value from a fact that does not hold.
    """

    problem: str
    given: str | None = None
    device: str | None = None
    seen: str | None = None
    raised: str | None = None
    wanted: str | None = None
    noticed: str | None = None
    where: str | None = None
    warned: str | None = None
    misconception: str | None = None
    try_next: str | None = None
    compared: str | None = None

    @property
    def is_bare(self) -> bool:
        """Whether it says that a value is wrong and nothing else: no cause, no evidence."""
        evidence = None if self.noticed in SIDES else self.noticed
        told = (self.misconception, evidence, self.wanted, self.raised, self.where)
        more = (self.warned, self.try_next)
        return self.compared == VALUES and not any((*told, *more))

    def facts(self, known: Misconception | None, to_read: str | None) -> list[tuple[str, str]]:
        """What there is to say beside the problem, each with its label.

        Args:
            known: the catalogue's entry for ``misconception``, where there is one.
            to_read: where its lesson section is, in words.
        """
        labelled = [
            ("given", self.given),
            ("device", self.device),
            ("you have", self.seen),
            ("raised", self.raised),
            ("expected", self.wanted),
            ("noticed", self.noticed),
            ("where", self.where),
            ("PyTorch warned", self.warned),
            ("likely cause", known.cause if known else None),
            ("try", self.try_next or (known.try_next if known else None)),
            ("read", to_read),
        ]
        return [(label, text) for label, text in labelled if text]

    def lines(self, known: Misconception | None, to_read: str | None) -> list[str]:
        """The lines a learner reads; never more than one idea a line. Arguments as of `facts`."""
        facts = self.facts(known, to_read)
        return [self.problem, *(f"  {label}: {text}" for label, text in facts)]

    def to_json(self) -> dict[str, str]:
        """Plain data: what is known of it, and nothing else."""
        return {name: text for name, text in asdict(self).items() if text is not None}

    @classmethod
    def from_json(cls, found: Mapping[str, Any], *, longest: int | None = None) -> Finding:
        """The finding that `to_json` made plain.

        Args:
            longest: the most letters of each part, where somebody hostile may have sent it.

        Raises:
            TypeError: it is none.
        """
        known = {each.name for each in fields(cls)}
        if not isinstance(found, Mapping) or not set(found) <= known:
            raise TypeError("not a finding")
        if not all(isinstance(text, str) for text in found.values()):
            raise TypeError("a part of the finding is no text")
        return cls(**{name: text[:longest] for name, text in found.items()})

    def __str__(self) -> str:
        return self.problem
