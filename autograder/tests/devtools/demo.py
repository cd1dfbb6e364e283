"""A simulated class, graded for eyes: what learners and instructors get, in a folder of its own.

work/demo/   a course like the real one, with submissions written from the corpus
"""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.authoring.corpus import CORPUS, Answer
from autograder.authoring.releasing import release
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Progress
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.summary import Summary, describe_summary, score_table, shown, summarise
from autograder.tests.devtools.simulated_class import (
    Unit,
    copy_course,
    hand_in,
    prose_answers,
    read_unit,
)

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
    summary: Summary
    pages: list[Path]


def make_demo(
    root: Path,
    folder: Path | None = None,
    *,
    size: int = len(CLASS),
    say: Callable[[str], None] = print,
    report: Progress | None = None,
) -> Demo:
    """Build, grade and give feedback to the class; whatever was in the folder is gone."""
    folder = folder or root / "work" / "demo"
    shutil.rmtree(folder, ignore_errors=True)
    copy_course(root, folder)
    release(folder)
    course = Course(folder)
    names = sorted(read_manifest(root))
    _hand_in_all(course, [read_unit(folder, name, corpus=root / CORPUS) for name in names], size)
    grade_class(folder, say=say, report=report)
    pages = write_pages(folder)
    return Demo(course, summarise(folder), pages)


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
            has_prose = chance.random() < 0.9
            chosen = _choose(unit, skill, chance)
            prose = _choose_prose(unit, skill, chance) if has_prose else {}
            path = hand_in(unit, chosen, prose, folder)
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


def _choose_prose(unit: Unit, skill: float, chance: random.Random) -> dict[str, str]:
    """The whole model answer as often as ``skill`` says, else something shorter."""
    prose = {}
    for question, model in unit.prose.items():
        whole, *shorter = prose_answers(model)
        prose[question] = whole if chance.random() < skill else chance.choice(shorter)
    return prose


def describe_demo(demo: Demo) -> str:
    """What to look at first: scores, what went wrong, what was not understood, the pages."""
    parts = ["Scores, and behind a + the points that a person has yet to give:", ""]
    parts += [describe_summary(demo.summary, score_table(demo.summary.results))]
    parts += [f"{len(demo.pages)} feedback pages, for example:"]
    return "\n".join([*parts, *(f"  {shown(page)}" for page in demo.pages[:1] + demo.pages[-2:])])


def _id(first: str, last: str) -> str:
    return f"{first}-{last}".lower()
