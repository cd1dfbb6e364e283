"""The report as pages: one a unit and one for the term, without scripts and without requests."""

from __future__ import annotations

import os
from collections.abc import Sequence
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
from autograder.gradebook.report.items import FEWEST
from autograder.gradebook.report.likeness import MOST_PAIRS
from autograder.gradebook.report.plots import histogram, outcome_bar, share_bar
from autograder.gradebook.report.term import (
    TOPICS,
    UnitLine,
    doubtful,
    ideas_over_units,
    most_unexplained,
    over_units,
)

TERM = "term.html"
# What stands on the term's page of a longer table.
_ROWS = 10
# A page stays readable, and a browser able to open it, however large the class is.
# Every misconception is there: other pages lead to it.
_MOST = {"names": 300, "groups": 8, "learners": 1000}
# What stands open; the rest is folded.
_OPEN = 5
# So many who fail alike, and nobody knows why, are worth their code at first sight.
_SEVERAL = 3


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
            several=_SEVERAL,
            lessons_are_linked=not names.anonymous and (read.course.root / SITE).is_dir(),
            fewest=FEWEST,
            most_pairs=MOST_PAIRS,
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
            hardest=hardest[:_ROWS], widest=over_units(lines)[:TOPICS],
            unexplained_questions=most_unexplained(lines)[:TOPICS],
            ideas=ideas_over_units(lines), rows=_ROWS, doubtful=doubtful(lines)[:_ROWS],
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
