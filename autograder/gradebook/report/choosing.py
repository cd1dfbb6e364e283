"""Which part of a class a report is about, and under which names learners stand in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import SystemRandom

from autograder.course.manifest import whole_name
from autograder.course.problems import AuthorError
from autograder.gradebook.roster import Person, Roster, require_sections

_WORD = re.compile(r"[^\W_]+|\w+")
_NOT_IN_A_NAME = re.compile(r"[^\w.-]+")


@dataclass(frozen=True)
class Chosen:
    """Units, learners and sections of the class; of each all, where none is named."""

    units: Sequence[str] = ()
    students: Sequence[str] = ()
    sections: Sequence[str] = ()

    @property
    def folder(self) -> str:
        """What the folder of such a report is called; empty if it is about everything."""
        parts = [
            *(f"unit-{unit.partition('_')[0]}" for unit in self.units),
            *(f"section-{section}" for section in self.sections),
            *self.students,
        ]
        return _NOT_IN_A_NAME.sub("-", "_".join(parts)).strip(".")[:100]

    @property
    def words(self) -> str:
        """The choice as a sentence's end; empty if there is none."""
        parts = [
            *(f"section {section}" for section in self.sections),
            *(f"student {student}" for student in self.students),
        ]
        return ", ".join(parts)


EVERYTHING = Chosen()


def choose(
    chosen: Chosen, known_units: Sequence[str], students: Iterable[str], roster: Roster
) -> Chosen:
    """The same choice with whole names; ``AuthorError`` says what there is not."""
    require_sections(roster, chosen.sections)
    known = {*students, *roster.people}
    for student in chosen.students:
        if student not in known:
            raise AuthorError(f"{student}: is not in the class, and handed in nothing.")
    units = [_whole_name(unit, known_units) for unit in chosen.units]
    return Chosen(units, chosen.students, chosen.sections)


def is_chosen(student: str, chosen: Chosen, roster: Roster) -> bool:
    """Whether the report is about the learner whose folder is called ``student``."""
    person = roster.person_of(student)
    if chosen.students and student not in chosen.students:
        return person is not None and person.id in chosen.students
    return not chosen.sections or (person is not None and person.section in chosen.sections)


def _whole_name(unit: str, known: Sequence[str]) -> str:
    if name := whole_name(unit, known):
        return name
    raise AuthorError(f"{unit}: there is no such unit; there are {', '.join(known)}.")


class Names:
    """How learners are called: by id and name, or in an anonymous report by a number."""

    def __init__(self, roster: Roster, students: Iterable[str], *, anonymous: bool) -> None:
        self.anonymous = anonymous
        self._roster = roster
        everybody = sorted({*students, *roster.people})
        self._hidden: set[str] = set()
        for student in everybody:
            person = roster.person_of(student) or Person(student)
            self._hidden |= person.words | Person(student).words
        # Drawn anew each time, and not in the order of names: two exports cannot be laid together.
        SystemRandom().shuffle(everybody)
        width = len(str(len(everybody)))
        self._numbers = {
            student: f"L{place:0{width}}" for place, student in enumerate(everybody, 1)
        }

    def called(self, student: str) -> str:
        """The id that stands in tables."""
        return self._numbers[student] if self.anonymous else student

    def in_order(self, students: Iterable[str]) -> list[str]:
        """As they are called: in the order of their ids, a class list tells who is who."""
        return sorted(students, key=self.called)

    def person(self, student: str) -> Person:
        """Who it is, as far as the report may say."""
        if self.anonymous:
            return Person(self._numbers[student])
        return self._roster.person_of(student) or Person(student)

    def may_show(self, ordinary: str) -> Callable[[str], bool]:
        """Whether a text names nobody; words of the text ``ordinary`` are names only by chance."""
        hidden = self._hidden - _words(ordinary)
        return lambda text: hidden.isdisjoint(_words(text))


def _words(text: str) -> set[str]:
    """The words in it, and the parts between underscores."""
    return {word.casefold() for word in _WORD.findall(text)} | {
        word.casefold() for word in re.findall(r"[\w.@-]+", text)
    }
