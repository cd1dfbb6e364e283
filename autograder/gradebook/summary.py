"""What an instructor wants to know of a graded class: scores, who has none, what is not understood.

gradebook + journal --> work/reports/: a page a unit, one of the term, tables; and a screenful
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.collecting.submissions import printable
from autograder.course.devices import checked_on, together
from autograder.course.outcome import Status
from autograder.course.problems import AuthorError
from autograder.gradebook.record.disk import explained
from autograder.gradebook.report.building import build_reports, read_class
from autograder.gradebook.report.choosing import EVERYTHING, Chosen, Names
from autograder.gradebook.report.long_tables import LongTables
from autograder.gradebook.report.pages import Pages
from autograder.gradebook.report.term import UnitLine
from autograder.gradebook.results import Result, write_csv

FOLDER = Path("work", "reports")
ANONYMOUS = "anonymous"


@dataclass(frozen=True)
class Summary:
    """What is known of a class.

    Attributes:
        units: what the pages of the units say in short.
        tables: the files that say all of it.
        page: the page to open first.
    """

    results: Sequence[Result]
    units: Sequence[UnitLine]
    tables: Sequence[Path]
    page: Path


def summarise(root: Path, chosen: Chosen = EVERYTHING, *, anonymous: bool = False) -> Summary:
    """Read the results of the course in ``root``; write pages and tables of them.

    Args:
        chosen: what the report is about; it gets a folder of its own, if that is not everything.
        anonymous: without names, and with an example only where it names nobody.
    """
    if anonymous and chosen.students:
        raise AuthorError("A report of one student cannot be anonymous: leave out --student.")
    read = read_class(root, chosen)
    names = Names(read.roster, (result.student for result in read.results), anonymous=anonymous)
    folder = read.course.root / FOLDER / (ANONYMOUS if anonymous else "") / read.chosen.folder
    results = sorted(read.results, key=lambda r: (names.called(r.student), r.assignment))
    if anonymous:
        results = [replace(result, detail="") for result in results]
    with explained(folder, "The report cannot be written"):
        scores = write_csv(results, folder / "results.csv", names.called)
        tables, pages, lines = LongTables(folder, names), Pages(read, names, folder), []
        for report in build_reports(read, names):
            tables.add(report)
            lines.append(pages.write_unit(report))
        page = pages.write_term(lines)
    return Summary(results, lines, [scores, *tables.paths], page)


def describe_summary(summary: Summary, table: Sequence[Sequence[str]] | None = None) -> str:
    """The summary as text; ``table`` in place of one line for each assignment."""
    without = [result for result in summary.results if result.status is not Status.GRADED]
    parts = _aligned(table if table is not None else assignment_table(summary.results))
    if where := checked_on(together(result.devices for result in summary.results)):
        parts += ["", where]
    if without:
        parts += ["", "Without a score, which is not a zero:", ""]
        parts += [
            f"  {printable(r.student)}, {printable(r.assignment)}: {r.status.value}: {r.detail}"
            for r in without
        ]
    parts += ["", "What to talk about, and how many learners it would help:", ""]
    parts += [line for unit in summary.units for line in _topics(unit)] or ["  nothing yet"]
    missing = [f"  {unit.name}: {len(unit.missing)}" for unit in summary.units if unit.missing]
    if missing:
        parts += ["", "Learners of the class who handed in nothing:", "", *missing]
    parts += ["", "All of it, to read:", f"  {shown(summary.page)}"]
    parts += ["and as tables:", *(f"  {shown(path)}" for path in summary.tables)]
    return "\n".join(parts)


def assignment_table(results: Sequence[Result]) -> list[list[str]]:
    """One row for each assignment: how many, their mean, and how many a person has to look at."""
    rows = [["assignment", "handed in", "graded", "mean so far", "of", "waiting for a person"]]
    for name in sorted({result.assignment for result in results}):
        own = [result for result in results if result.assignment == name]
        scores = [result.score for result in own if result.score is not None]
        mean = f"{sum(scores) / len(scores):.1f}" if scores else ""
        most = f"{own[0].max_score:g}" if own[0].max_score is not None else ""
        waiting = sum(result.waiting > 0 for result in own)
        rows.append([printable(name), str(len(own)), str(len(scores)), mean, most, str(waiting)])
    return rows


def score_table(results: Sequence[Result]) -> list[list[str]]:
    """One row for each learner, one column for each assignment, called by its number."""
    units = sorted({result.assignment for result in results})
    by_place = {(result.student, result.assignment): result for result in results}
    rows = [["", *(unit.partition("_")[0] for unit in units)]]
    for student in sorted({result.student for result in results}):
        rows.append(
            [printable(student), *(_score(by_place.get((student, unit))) for unit in units)]
        )
    return rows


def shown(path: Path) -> str:
    """A path as people like to copy it."""
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)


def _score(result: Result | None) -> str:
    if result is None:
        return "–"
    if result.score is None:
        return result.status.value
    waiting = f" +{result.waiting:g}" if result.waiting else ""
    return f"{result.score:g}/{result.max_score:g}{waiting}"


def _topics(unit: UnitLine) -> list[str]:
    graded, lines = len(unit.graded), []
    for topic in unit.first_topics:
        # Who failed a question about it for a reason that no check knows.
        perhaps = f" (perhaps {len(topic.others)} more)" if topic.others else ""
        count = f"{len(topic.learners):3d} of {graded}"
        lines.append(f"  {unit.number}  {count}  {topic.title}{perhaps}")
    return lines


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as text: the first column to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  "
        + "   ".join(
            text.rjust(width) if column else text.ljust(width)
            for column, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
