"""A platform's own list of a class, and which of its rows is whose.

A row is somebody's by an id, an address, or the platform's number for them; by name only where no
other row and no other learner has it. What is not certain is reported and never guessed.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course.problems import AuthorError
from autograder.gradebook.roster import Person, Roster, open_list

UNKNOWN = "no row of the list is certainly theirs"
_DOUBLED = "more than one row of the list could be theirs"
_SHARED = "a row of the list could be theirs and somebody else's: {}"


@dataclass(frozen=True)
class Listed:
    """A table as a platform exported it: every field as it was."""

    columns: Sequence[str]
    rows: Sequence[Sequence[str]]

    def value(self, row: Sequence[str], *names: str) -> str:
        """The first of the columns ``names`` that there is, without blanks around it."""
        for name in names:
            if name in self.columns and (place := self.columns.index(name)) < len(row):
                return row[place].strip()
        return ""


@dataclass(frozen=True)
class Row:
    """What a row says of its learner: ids and addresses, the platform's number, the name."""

    place: int
    ids: frozenset[str]
    number: str
    name: str


@dataclass(frozen=True)
class Matched:
    """Which row is whose, and why others have none."""

    row_of: Mapping[str, int] = field(default_factory=dict)
    without: Mapping[str, str] = field(default_factory=dict)


def read_list(path: Path) -> Listed:
    """The table in ``path``; ``AuthorError`` if it is none."""
    file, separator = open_list(path)
    rows = list(csv.reader(file, delimiter=separator))
    if not rows:
        raise AuthorError(f"{path}: is empty.")
    return Listed([name.strip() for name in rows[0]], rows[1:])


def match(students: Iterable[str], roster: Roster, rows: Sequence[Row]) -> Matched:
    """Whose each row is."""
    named = Roster({f"row {r.place}": Person(f"row {r.place}", r.name, "", "", r.number)
                    for r in rows})  # fmt: skip
    found: dict[str, int] = {}
    without: dict[str, str] = {}
    for student in students:
        places = _places(student, roster, rows, named)
        if len(places) == 1:
            found[student] = places[0]
        else:
            without[student] = _DOUBLED if places else UNKNOWN
    often = Counter(found.values())
    for student, place in list(found.items()):
        if often[place] > 1:
            others = [each for each, at in found.items() if at == place and each != student]
            without[student] = _SHARED.format(", ".join(others))
    return Matched({s: p for s, p in found.items() if s not in without}, without)


def _places(student: str, roster: Roster, rows: Sequence[Row], named: Roster) -> list[int]:
    person = roster.person_of(student) or Person(student)
    ids = {each.casefold() for each in (student, person.id, person.email) if each}
    by_id = [row.place for row in rows if row.ids & ids]
    number = person.lms_user_id
    by_number = [row.place for row in rows if number and row.number == number]
    if by_id or by_number:
        return sorted({*by_id, *by_number})
    alone = named.person_of(student)
    if alone is None and person.name != person.id:
        alone = named.person_of(f"{person.name}_{number or 0}")
    return [int(alone.id.removeprefix("row "))] if alone else []
