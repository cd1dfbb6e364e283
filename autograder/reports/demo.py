"""A made-up class, graded for eyes: what learners and instructors get, in a folder of its own.

work/demo/   a course like the real one, with submissions written from the corpus
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.grading.course import Course
from autograder.grading.grading import Report, grade_class
from autograder.grading.made_up import Unit, hand_in, read_unit
from autograder.grading.outcome import Status
from autograder.grading.pages.writing import write_pages
from autograder.grading.results import Result, read_results, write_csv
from autograder.notebooks.layout import LESSONS, SOLUTIONS
from autograder.release.corpus import CORPUS, Answer
from autograder.release.manifest import read_manifest
from autograder.release.releasing import CONFIG, release
from autograder.reports.misconceptions import count_misconceptions

# First name, last name, and how often they are right: nobody here is real.
CLASS = [
    ("Amara", "Okafor", 1.0),
    ("Bruno", "Silva", 0.8),
    ("Chen", "Yu", 0.7),
    ("Dalia", "Haddad", 0.6),
    ("Emil", "Novak", 0.5),
    ("Freya", "Lind", 0.4),
    ("Goran", "Petrov", 0.3),
    ("Hana", "Sato", 0.2),
]
# What every class has: a file that is no notebook any more, and work not handed in.
BROKEN, ABSENT = "Emil", "Hana"


@dataclass(frozen=True)
class Demo:
    """The graded class and where it lies."""

    course: Course
    results: Sequence[Result]
    pages: Sequence[Path]
    table: Path


def make_demo(
    root: Path,
    folder: Path | None = None,
    *,
    size: int = len(CLASS),
    say: Callable[[str], None] = print,
    report: Report | None = None,
) -> Demo:
    """Build, grade and give feedback to the class; whatever was in the folder is gone."""
    folder = folder or root / "work" / "demo"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(root / CONFIG, folder)
    shutil.copytree(root / SOLUTIONS, folder / SOLUTIONS)
    # Messages name the lesson section to read, which they look up here.
    shutil.copytree(root / LESSONS, folder / LESSONS)
    release(folder)
    course = Course(folder)
    names = sorted(read_manifest(root))
    _hand_in_all(course, [read_unit(folder, name, corpus=root / CORPUS) for name in names], size)
    grade_class(folder, say=say, report=report)
    pages = write_pages(folder)
    results = read_results(course)
    table = folder / "results.csv"
    write_csv(results, table)
    return Demo(course, results, pages, table)


def _hand_in_all(course: Course, units: Sequence[Unit], size: int) -> None:
    with course.gradebook() as gradebook:
        for first, last, _ in CLASS[:size]:
            gradebook.add_student(_id(first, last), first_name=first, last_name=last)
    for first, last, skill in CLASS[:size]:
        for number, unit in enumerate(units):
            if first == ABSENT and number > 0:
                continue
            folder = course.submitted(_id(first, last), unit.name)
            # Seeded by name, so that every run of the demo shows the same class.
            chance = random.Random(f"{first}/{unit.name}")
            prose = unit.prose if chance.random() < 0.9 else {}
            path = hand_in(unit, _choose(unit, skill, chance), prose, folder)
            if first == BROKEN and number == len(units) - 1:
                text = path.read_text("utf-8")
                path.write_text(text[: len(text) // 2], "utf-8")


def _choose(unit: Unit, skill: float, chance: random.Random) -> dict[str, Answer | None]:
    """One answer a question: right as often as ``skill`` says, else wrong or not attempted."""
    chosen: dict[str, Answer | None] = {}
    for question, answers in unit.answers.items():
        right = [answer for answer in answers if answer and answer.kind == "right"]
        wrong = [answer for answer in answers if answer and answer.kind == "wrong"]
        if chance.random() < skill or not wrong:
            chosen[question] = chance.choice(right)
        else:
            chosen[question] = chance.choice([*wrong, None])
    return chosen


def describe_demo(demo: Demo) -> str:
    """What an instructor wants to know first: scores, what went wrong, what was not understood."""
    graded = [result for result in demo.results if result.status is Status.GRADED]
    parts = ["", "Scores, and in brackets the points that a person has yet to give:", ""]
    parts += _score_table(demo.results)
    if others := [result for result in demo.results if result.status is not Status.GRADED]:
        parts += ["", "Without a score, which is not a zero:", ""]
        parts += [f"  {r.student}, {r.assignment}: {r.status.value}; {r.detail}" for r in others]
    parts += ["", "Misconceptions that the checks recognised, and in how many learners:", ""]
    parts += _misconception_table(demo)
    pages = [demo.course.feedback(r.student, r.assignment, r.assignment) for r in graded]
    parts += ["", f"{len(pages)} feedback pages, for example:"]
    parts += [f"  {_shown(page)}" for page in pages[:1] + pages[-1:]]
    return "\n".join([*parts, "The scores as a table:", f"  {_shown(demo.table)}"])


def _score_table(results: Sequence[Result]) -> list[str]:
    units = sorted({result.assignment for result in results})
    by_place = {(result.student, result.assignment): result for result in results}
    rows = [["student", *units]]
    for student in sorted({result.student for result in results}):
        rows.append([student, *(_score(by_place.get((student, unit))) for unit in units)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(units) + 1)]
    return [
        "  "
        + "   ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _score(result: Result | None) -> str:
    if result is None:
        return "–"
    if result.score is None:
        return result.status.value
    waiting = f" ({result.waiting:g})" if result.waiting else ""
    return f"{result.score:g} of {result.max_score:g}{waiting}"


def _misconception_table(demo: Demo) -> list[str]:
    from autograder.checks.misconceptions import CATALOGUE

    counted = count_misconceptions(demo.course, demo.results)
    width = max((len(id) for id in counted), default=0)
    ordered = sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))
    return [f"  {n:2d}  {id:{width}}  {CATALOGUE[id].cause}" for id, n in ordered] or ["  none"]


def _id(first: str, last: str) -> str:
    return f"{first}-{last}".lower()


def _shown(path: Path) -> str:
    here = Path.cwd()
    return str(path.relative_to(here) if path.is_relative_to(here) else path)
