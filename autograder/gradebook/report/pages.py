"""The report as pages: one a unit and one for the term, without scripts and without requests."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from markupsafe import Markup

from autograder.authoring.headings import anchor
from autograder.content import OUTLINE
from autograder.course.layout import SITE
from autograder.course.outcome import Status
from autograder.course.outline import Section
from autograder.gradebook.report.building import ClassRead, UnitReport
from autograder.gradebook.report.choosing import Names
from autograder.gradebook.report.environment import make_environment
from autograder.gradebook.report.items import FEWEST, Item
from autograder.gradebook.report.plots import histogram, outcome_bar, share_bar
from autograder.gradebook.report.topics import Topic, Unexplained
from autograder.gradebook.results import Result

TERM = "term.html"
_TOPICS = 3
# A page stays readable, and a browser able to open it, however large the class is.
_MOST = {"names": 300, "groups": 8, "causes": 60, "learners": 1000}
# What stands open; the rest is folded.
_OPEN = 5


@dataclass(frozen=True)
class UnitLine:
    """What the term's page says of one unit; it holds no answers."""

    name: str
    number: str
    title: str
    results: Sequence[Result]
    missing: Sequence[str]
    items: Sequence[Item]
    topics: Sequence[Topic]
    page: str
    unexplained: Sequence[Unexplained] = ()

    @property
    def first_topics(self) -> Sequence[Topic]:
        """Those to talk about."""
        return self.topics[:_TOPICS]

    @property
    def graded(self) -> list[Result]:
        return [each for each in self.results if each.status is Status.GRADED]

    @property
    def mean_share(self) -> float | None:
        """Of the points that have been decided on; those that wait for a person have not."""
        decided = [(r.score or 0.0, (r.max_score or 0.0) - r.waiting) for r in self.graded]
        shares = [score / most for score, most in decided if most > 0]
        return sum(shares) / len(shares) if shares else None

    @property
    def most(self) -> float | None:
        """The points there are to earn; ``None`` if no such assignment was released."""
        return next((r.max_score for r in self.results if r.max_score is not None), None)

    @property
    def without(self) -> int:
        """How many submissions could not be graded."""
        return len(self.results) - len(self.graded)

    @property
    def waiting(self) -> int:
        return sum(each.waiting > 0 for each in self.results)


@dataclass(frozen=True)
class WideTopic:
    """A section over all units: whom it would help, as `Topic` says, and what each unit shows."""

    title: str
    section: Section | None
    learners: Set[str]
    others: Set[str]
    units: Sequence[tuple[UnitLine, Topic]]


def over_units(lines: Iterable[UnitLine]) -> list[WideTopic]:
    """Sections by the number of learners who lost points over them, in whichever unit."""
    found: dict[str, list[tuple[UnitLine, Topic]]] = {}
    for line in lines:
        for topic in line.topics:
            key = topic.title if topic.section else f"{line.name}, {topic.title}"
            found.setdefault(key, []).append((line, topic))
    wide = []
    for title, met in found.items():
        learners = {learner for _, topic in met for learner in topic.learners}
        others = {learner for _, topic in met for learner in topic.others} - learners
        met.sort(key=lambda each: (-len(each[1].learners), -len(each[1].others)))
        wide.append(WideTopic(title, met[0][1].section, learners, others, met))
    return sorted(wide, key=lambda each: (-len(each.learners), -len(each.others)))


def most_unexplained(lines: Iterable[UnitLine]) -> list[tuple[Unexplained, UnitLine]]:
    """Questions that many failed for no known reason, those of most learners first."""
    found = [(each, line) for line in lines for each in line.unexplained]
    return sorted(found, key=lambda each: -each[0].failed)


def doubtful(lines: Iterable[UnitLine]) -> list[tuple[Item, UnitLine]]:
    """Questions in which strong and weak learners may well have done alike, those first."""
    found = [
        (item.discrimination, item, line)
        for line in lines
        for item in line.items
        if item.discrimination is not None and item.low is not None and item.low <= 0
    ]
    return [(item, line) for _, item, line in sorted(found, key=lambda each: each[0])]


class Pages:
    """Writes pages into one folder."""

    def __init__(self, read: ClassRead, names: Names, folder: Path) -> None:
        self._read, self._names, self._folder = read, names, folder
        self._templates = make_environment(anonymous=names.anonymous)
        self._templates.globals.update(
            bar=outcome_bar,
            share_bar=share_bar,
            histogram=histogram,
            person=names.person,
            in_order=names.in_order,
            link=self._link,
            most=_MOST,
            open=_OPEN,
            lessons_are_linked=not names.anonymous and (read.course.root / SITE).is_dir(),
            fewest=FEWEST,
            only=read.chosen.words,
            term_page=TERM,
        )

    def write_unit(self, report: UnitReport) -> UnitLine:
        """Write the page of one unit; what the term's page needs of it."""
        facts = report.facts
        line = UnitLine(
            facts.name,
            facts.number,
            facts.title,
            facts.results,
            facts.missing,
            report.items,
            report.topics,
            f"{facts.name}.html",
            report.unexplained,
        )
        without = [each for each in facts.results if each.status is not Status.GRADED]
        self._write(line.page, "unit.html.j2", report=report, line=line, without=without)
        return line

    def write_term(self, lines: Sequence[UnitLine]) -> Path:
        """Write the page of the term, which leads to the others."""
        learners = self._names.in_order(
            {result.student for line in lines for result in line.results}
            | {student for line in lines for student in line.missing}
        )
        by_place = {(r.student, line.name): r for line in lines for r in line.results}
        hardest = sorted(
            ((item, line) for line in lines for item in line.items if item.difficulty is not None),
            key=lambda each: -(each[0].difficulty or 0),
        )
        return self._write(
            TERM, "term.html.j2", lines=lines, class_list=learners, by_place=by_place,
            hardest=hardest[:10], widest=over_units(lines)[:_TOPICS], doubtful=doubtful(lines)[:10],
            unexplained_questions=most_unexplained(lines)[:_TOPICS],
        )  # fmt: skip

    def _write(self, name: str, template: str, **shown: object) -> Path:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self._templates.get_template(template).render(**shown), "utf-8")
        return path

    def _link(self, section: Section | None, title: str = "") -> Markup:
        """The lesson's section, as a link if the site was made: a browser shows no notebook."""
        heading = section.heading if section else title
        unit = OUTLINE.by_id.get(section.lesson) if section else None
        if unit is None or self._names.anonymous:
            return Markup("{}").format(heading)
        page = self._read.course.root / SITE / f"{Path(unit.lesson).stem}.html"
        if not page.is_file():
            return Markup("{}").format(heading)
        place = quote(os.path.relpath(page, self._folder).replace(os.sep, "/"))
        mark = quote(anchor(heading, notebook=True))
        return Markup('<a href="{}#{}">{}</a>').format(place, mark, heading)
