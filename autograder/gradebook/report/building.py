"""One unit's report as data, and the class it is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.course.layout import SOLUTIONS, notebook_of
from autograder.course.manifest import Manifest, read_manifest
from autograder.course.outcome import Submission
from autograder.gradebook.course import Course
from autograder.gradebook.grades import Grades, read_grades
from autograder.gradebook.record import Known, read_journal
from autograder.gradebook.report.answers import read_answers
from autograder.gradebook.report.asked import read_asked
from autograder.gradebook.report.causes import (
    Cause,
    Unnamed,
    find_causes,
    find_unnamed,
)
from autograder.gradebook.report.choosing import EVERYTHING, Chosen, Names, choose, is_chosen
from autograder.gradebook.report.facts import UnitFacts, read_facts
from autograder.gradebook.report.forms import Forms
from autograder.gradebook.report.items import Item, analyse
from autograder.gradebook.report.likeness import Pair, find_pairs
from autograder.gradebook.report.topics import (
    Topic,
    Unexplained,
    find_topics,
    find_unexplained,
)
from autograder.gradebook.results import Result, results_of
from autograder.gradebook.roster import Roster, read_roster


@dataclass(frozen=True)
class ClassRead:
    """A class as it was read: everything but what learners wrote.

    Attributes:
        results: of the learners and units that were chosen.
        everyone: learners who are chosen, in the class or not.
    """

    course: Course
    manifest: Manifest
    grades: Grades
    journal: Mapping[Submission, Known]
    roster: Roster
    results: Sequence[Result]
    chosen: Chosen

    @property
    def units(self) -> list[str]:
        """Units with work in them, in order."""
        there = {result.assignment for result in self.results}
        return [name for name in sorted(self.manifest) if name in there]

    def missing(self, unit: str) -> list[str]:
        """Learners of the class without any work for ``unit``."""
        handed_in = set()
        for result in self.results:
            if result.assignment == unit:
                person = self.roster.person_of(result.student)
                handed_in |= {result.student, person.id if person else ""}
        return sorted(
            id
            for id in self.roster.people
            if id not in handed_in and is_chosen(id, self.chosen, self.roster)
        )


@dataclass(frozen=True)
class UnitReport:
    """Everything a page says about one unit."""

    facts: UnitFacts
    items: Sequence[Item]
    topics: Sequence[Topic]
    unexplained: Sequence[Unexplained]
    causes: Sequence[Cause]
    unnamed: Sequence[Unnamed]
    pairs: Sequence[Pair]


def read_class(root: Path, chosen: Chosen = EVERYTHING) -> ClassRead:
    """Read what is known of the class in ``root``."""
    course = Course(root)
    manifest = read_manifest(course.root)
    journal = read_journal(course.root)
    with course.gradebook() as gradebook:
        grades = read_grades(gradebook.engine)
        roster = read_roster(course.root, gradebook.students)
    known = {place.student for place in grades.submissions.keys() | journal.keys()}
    chosen = choose(chosen, sorted(manifest), known, roster)

    def is_wanted(place: Submission) -> bool:
        in_unit = not chosen.units or place.assignment in chosen.units
        return in_unit and is_chosen(place.student, chosen, roster)

    results = results_of(course, grades, journal, is_wanted)
    return ClassRead(course, manifest, grades, journal, roster, results, chosen)


def build_reports(read: ClassRead, names: Names) -> Iterator[UnitReport]:
    """A report of each unit with work in it, one after the other: each holds a class's answers."""
    with Forms() as forms:
        for unit in read.units:
            facts = read_facts(
                unit,
                read.manifest[unit].title,
                read_asked(read.course.root, unit),
                read.results,
                read.grades,
                read.journal,
                read.missing(unit),
            )
            answers = read_answers(read.course, unit, facts.tokens, forms)
            may_show = names.may_show(_ordinary_words(read.course.root, unit))
            causes = find_causes(facts, answers, may_show)
            unnamed = find_unnamed(facts, answers, may_show)
            yield UnitReport(
                facts,
                analyse(facts),
                find_topics(causes, unnamed),
                find_unexplained(causes, unnamed),
                causes,
                unnamed,
                [] if names.anonymous else find_pairs(facts, answers),
            )


def _ordinary_words(root: Path, unit: str) -> str:
    """The assignment's own text: its words in an answer name nobody."""
    path = root / SOLUTIONS / unit / f"{notebook_of(unit)}.ipynb"
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
