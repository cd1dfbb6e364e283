"""What an instructor wants to know of a graded class: scores, who has none, what is not understood.

gradebook + journal --> work/reports/results.csv, misconceptions.csv, and a screenful of text
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.collecting.submissions import printable
from autograder.course.devices import checked_on, together
from autograder.course.outcome import Status
from autograder.gradebook.course import Course
from autograder.gradebook.misconceptions import count_misconceptions
from autograder.gradebook.record import read_journal
from autograder.gradebook.record.disk import explained
from autograder.gradebook.results import Result, read_results, write_csv

FOLDER = Path("work", "reports")
# The screen shows the most frequent ones; the file has all.
_SHOWN = 12


@dataclass(frozen=True)
class Summary:
    """What is known of a class.

    Attributes:
        misconceptions: id -> number of learners in whose graded work it was recognised.
        tables: the files that say all of it.
    """

    results: Sequence[Result]
    misconceptions: Mapping[str, int]
    tables: Sequence[Path]


def summarise(root: Path) -> Summary:
    """Read the results of the course in ``root`` and write the tables of them."""
    course = Course(root)
    results = read_results(course)
    counted = dict(_by_number(count_misconceptions(results, read_journal(course.root))))
    scores, ideas = (
        course.root / FOLDER / "results.csv",
        course.root / FOLDER / "misconceptions.csv",
    )
    with explained(course.root / FOLDER, "The tables cannot be written"):
        write_csv(results, scores)
        _write_misconceptions(counted, ideas)
    return Summary(results, counted, [scores, ideas])


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
    parts += ["", "Misconceptions that the checks recognised, and in how many learners:", ""]
    parts += _misconceptions(summary.misconceptions)
    parts += ["", "All of it as tables:", *(f"  {shown(path)}" for path in summary.tables)]
    return "\n".join(parts)


def assignment_table(results: Sequence[Result]) -> list[list[str]]:
    """One row for each assignment: how many, their mean, and how many a person has to look at."""
    rows = [["assignment", "handed in", "graded", "mean score", "of", "with prose to grade"]]
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


def _by_number(counted: Mapping[str, int]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))


def _misconceptions(counted: Mapping[str, int]) -> list[str]:
    from autograder.content import CATALOGUE

    first = list(counted.items())[:_SHOWN]
    width = max((len(id) for id, _ in first), default=0)
    lines = [f"  {number:3d}  {id:{width}}  {CATALOGUE[id].cause}" for id, number in first]
    if rest := len(counted) - len(first):
        lines.append(f"       and {rest} more, each in {counted[first[-1][0]]} or fewer")
    return lines or ["  none"]


def _write_misconceptions(counted: Mapping[str, int], path: Path) -> None:
    from autograder.content import CATALOGUE

    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["misconception", "learners", "cause", "lesson section"])
        for id, number in counted.items():
            rows.writerow([id, number, CATALOGUE[id].cause, CATALOGUE[id].section])


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
