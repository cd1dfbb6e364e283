"""Who may hand in later: work/extensions.csv. Not in the manifest, which git keeps for good.

    id,unit,until
    ada,03_requires_grad_and_the_graph,2026-12-07T23:59:00+01:00
    ben,,3 days

Without a unit it is meant for each of them; days are added to the day on which it is due.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from autograder.course.problems import AuthorError

EXTENSIONS = Path("work", "extensions.csv")
_DAYS = re.compile(r"(\d+(?:\.\d+)?) days?")


@dataclass(frozen=True)
class Extensions:
    """By learner and unit, or learner and no unit."""

    given: Mapping[tuple[str, str], timedelta | datetime]

    def of(self, ids: Iterable[str], unit: str, due: datetime) -> timedelta | None:
        """How much later a learner, who may have several ids, may hand in."""
        for id in ids:
            for key in ((id, unit), (id, "")):
                if (found := self.given.get(key)) is not None:
                    more = found if isinstance(found, timedelta) else found - due
                    return max(more, timedelta(0))
        return None


def read_extensions(root: Path, units: Iterable[str]) -> Extensions:
    """Those of the course in ``root``; ``AuthorError`` names the row that is off."""
    path = root / EXTENSIONS
    if not path.is_file():
        return Extensions({})
    try:
        lines = path.read_text("utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise AuthorError(f"{path}: cannot be read: {error}. Save it as CSV in UTF-8.") from error
    rows = csv.DictReader(lines, skipinitialspace=True)
    if not {"id", "unit", "until"} <= set(rows.fieldnames or ()):
        raise AuthorError(f"{path}: needs the columns id, unit and until.")
    known, given = set(units), {}
    for number, row in enumerate(rows, 2):
        who, unit = ((row[key] or "").strip() for key in ("id", "unit"))
        if unit and unit not in known:
            raise AuthorError(f"{path}, line {number}: there is no unit {unit}.")
        if (who, unit) in given:
            what = unit or "every unit"
            raise AuthorError(f"{path}, line {number}: {who} already has a line for {what}.")
        given[who, unit] = _until((row["until"] or "").strip(), f"{path}, line {number}")
    return Extensions(given)


def _until(text: str, where: str) -> timedelta | datetime:
    if days := _DAYS.fullmatch(text):
        return timedelta(days=float(days[1]))
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.tzinfo is None:
        raise AuthorError(
            f"{where}: `{text}` is neither a number of days (`3 days`) nor a time with its zone "
            "(`2026-12-07T23:59:00+01:00`)."
        )
    return found
