"""When an assignment is due, and what late work costs: as the manifest says it.

[late]                      # for every assignment that is due some day
grace_min = 15              # so late is not late
percent_per_day = 10        # of the points earned, for each day that was begun
most_percent = 50           # never more than that ...
closes_days = 14            # ... but work that is later than so many days earns nothing

[03_topic]
due = 2026-11-30T23:59:00+01:00
late = { percent_per_day = 20 }     # what it leaves out stays as above
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from math import ceil
from typing import Any

_DAY_S = 24 * 60 * 60


@dataclass(frozen=True)
class LatePolicy:
    """What late work costs.

    Attributes:
        closes_days: ``None``: late work always earns something.
    """

    grace_min: float = 0.0
    percent_per_day: float = 0.0
    most_percent: float = 100.0
    closes_days: float | None = None

    def penalty(self, score: float, late_s: float) -> float:
        """The points that work with ``score`` loses, so late; never more than it has."""
        over_s = late_s - 60 * self.grace_min
        if over_s <= 0 or score <= 0:
            return 0.0
        if self.closes_days is not None and late_s > _DAY_S * self.closes_days:
            return score
        percent = min(self.percent_per_day * ceil(over_s / _DAY_S), self.most_percent, 100.0)
        return round(score * percent / 100, 2)


def read_policy(given: Any, where: str, default: LatePolicy = LatePolicy()) -> LatePolicy:  # noqa: B008 - frozen
    """The policy of one table of the manifest; ``ValueError`` names the key that is off."""
    if not isinstance(given, Mapping):
        raise ValueError(f"`{where}` is not a table")
    for key, value in given.items():
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if key not in LatePolicy.__dataclass_fields__ or not is_number or value < 0:
            known = ", ".join(LatePolicy.__dataclass_fields__)
            raise ValueError(f"`{where}.{key}` is not a number from 0 upwards for one of {known}")
    return replace(default, **given)


def read_due(given: Any, where: str) -> datetime | None:
    """The time; ``ValueError`` if it is none, or does not say its distance from UTC."""
    if given is None:
        return None
    if not isinstance(given, datetime) or given.tzinfo is None:
        raise ValueError(f"`{where}` is not a time with its zone, as 2026-11-30T23:59:00+01:00")
    return given
