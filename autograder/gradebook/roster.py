"""Who is in the class: work/roster.csv, and where there is none the students of the gradebook.

    id,first_name,last_name,email,lms_user_id,section
    ada,Ada,Lovelace,ada@example.org,4522,B

Only `id` is needed. The other columns but `section` are nbgrader's own, so that the same file goes
into `nbgrader db student import`.
"""

from __future__ import annotations

import csv
import io
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from autograder.course.problems import AuthorError

ROSTER = Path("work", "roster.csv")
_COLUMNS = ("id", "first_name", "last_name", "email", "lms_user_id", "section")
_NUMBERED = re.compile(r"(?P<name>.+)_(?P<number>\d+)")


@dataclass(frozen=True)
class Person:
    """One learner of the class, as far as somebody has said it."""

    id: str
    first_name: str = ""
    last_name: str = ""
    email: str = ""
    lms_user_id: str = ""
    section: str = ""

    @property
    def name(self) -> str:
        """How a teacher knows them; the id where nobody gave a name."""
        return f"{self.first_name} {self.last_name}".strip() or self.id

    @property
    def words(self) -> set[str]:
        """What would give them away in a text."""
        address = self.email.partition("@")[0]
        parts = re.split(r"\W+|_", f"{self.id} {self.first_name} {self.last_name} {address}")
        return {self.id.casefold(), *(part.casefold() for part in parts if len(part) > 2)}


@dataclass(frozen=True)
class Roster:
    """Everybody in the class by id, and whose a folder of submissions is.

    Attributes:
        is_file: it was read from `ROSTER`, and is not only who is known to the gradebook.
    """

    people: Mapping[str, Person]
    is_file: bool = False
    _found: dict[str, Person | None] = field(default_factory=dict)

    def person_of(self, folder: str) -> Person | None:
        """The learner whose folder in work/submitted/ is called ``folder``, if that is certain.

        That is their id, or what `zip_collect` makes of a platform's names: their name and a
        number, which Canvas takes from the learner (`lovelaceada_4522`) and Moodle does not
        (`Ada-Lovelace_801`). A number alone never decides.
        """
        if folder not in self._found:
            self._found[folder] = self.people.get(folder) or self._by_name(folder)
        return self._found[folder]

    def sections(self) -> list[str]:
        """The sections of the class."""
        return sorted({person.section for person in self.people.values() if person.section})

    @cached_property
    def _by_letters(self) -> dict[str, list[Person]]:
        found: dict[str, list[Person]] = {}
        for person in self.people.values():
            if letters := _letters(person.first_name + person.last_name):
                found.setdefault(letters, []).append(person)
        return found

    def _by_name(self, folder: str) -> Person | None:
        if not (found := _NUMBERED.fullmatch(folder)):
            return None
        named = self._by_letters.get(_letters(found["name"]), [])
        numbered = [each for each in named if each.lms_user_id == found["number"]]
        certain = numbered or named
        return certain[0] if len(certain) == 1 else None


def read_roster(root: Path, students: Iterable[Any] = ()) -> Roster:
    """The class of the course in ``root``; ``students`` are those of nbgrader's gradebook.

    Raises:
        AuthorError: there is a file, and it cannot be read.
    """
    known = {each.id: _of_gradebook(each) for each in students}
    path = root / ROSTER
    if not path.is_file():
        return Roster(known)
    people = {}
    for person in read_people(path):
        old = known.get(person.id, Person(person.id))
        merged = {key: getattr(person, key) or getattr(old, key) for key in _COLUMNS}
        people[person.id] = Person(**merged)
    return Roster(people, is_file=True)


def open_list(path: Path) -> tuple[io.StringIO, str]:
    """The text of a CSV file, and what separates its columns.

    Raises:
        AuthorError: it cannot be read.
    """
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            text = file.read()
    except (OSError, UnicodeDecodeError) as error:
        raise AuthorError(f"{path}: cannot be read: {error}. Save it as CSV in UTF-8.") from error
    head = text.partition("\n")[0]
    # Not line by line: a comment goes over several, and U+2028 in a name ends none.
    return io.StringIO(text, newline=""), ";" if head.count(";") > head.count(",") else ","


def read_people(path: Path) -> list[Person]:
    """The rows of the file; ``AuthorError`` names what is wrong with it."""
    file, separator = open_list(path)
    rows = csv.DictReader(file, delimiter=separator, skipinitialspace=True)
    names = [name.strip().lower().replace(" ", "_") for name in rows.fieldnames or []]
    if "id" not in names:
        raise AuthorError(f"{path}: has no column `id`; the columns are {', '.join(_COLUMNS)}.")
    rows.fieldnames = names
    people = [
        Person(**{key: _tidy(row.get(key)) for key in _COLUMNS}) for row in rows if _tidy(row["id"])
    ]
    often = Counter(person.id for person in people)
    if doubled := [id for id, number in often.items() if number > 1]:
        raise AuthorError(f"{path}: has {', '.join(doubled)} more than once.")
    return people


def require_sections(roster: Roster, asked: Sequence[str]) -> None:
    """Refuse a section that nobody is in."""
    known = roster.sections()
    for section in asked:
        if section not in known:
            there = f"there are {', '.join(known)}" if known else f"{ROSTER} names none"
            raise AuthorError(f"{section}: there is no such section of the class; {there}.")


def _of_gradebook(student: Any) -> Person:
    found = {key: getattr(student, key, None) for key in _COLUMNS}
    return Person(**{key: _tidy(value) for key, value in found.items()})


def _tidy(value: object) -> str:
    return "" if value is None else unicodedata.normalize("NFC", str(value)).strip()


def _letters(name: str) -> str:
    """The letters of a name in any order: Canvas puts the last name first, Moodle the first."""
    plain = unicodedata.normalize("NFC", name).casefold()
    return "".join(sorted(letter for letter in plain if letter.isalnum()))
