"""The start page names every lesson and exercise, with its minutes and the hours of each path.

    | [18 Title](18_unit.ipynb) | 60 min | afterwards you can | [exercise 18](../...) | 40 min |
    | **A path** | who takes it | [00](00_unit.ipynb) → [03](03_unit.ipynb) | 2½ + 3 |

People write the page, so the row that is missing is said whole, and a path may round to half hours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from nbformat import NotebookNode

from autograder.authoring.outlining import make_outline
from autograder.course.canonical import read_notebook
from autograder.course.layout import LANDING, LESSONS
from autograder.course.outline import Unit
from autograder.course.problems import Problem
from autograder.course.roles import place_of

# A narrow column breaks at a plain space.
_NO_BREAK = "\N{NO-BREAK SPACE}"
_TIMED = re.compile(rf"\| (\d+)[ {_NO_BREAK}]min \|")
_HOURS = re.compile(r"\| (\d+½?|½) \+ (\d+½?|½) \|$")
_LINK = re.compile(r"\]\(([^)#]*\.ipynb)\)")
# Told to the half hour: at most a quarter is lost.
_ROUNDED = 0.26


def verify_start_page(root: Path) -> list[Problem]:
    """What the start page leaves out of the course's units, or says otherwise; if there is one."""
    if not (root / LANDING).is_file():
        return []
    units = {Path(unit.lesson).name: unit for unit in make_outline(root).units}
    timed, paths = {}, []
    table = LANDING.as_posix()
    for cell in read_notebook(root / LANDING).cells:
        for line in _table_lines(cell):
            where = f"{LANDING.as_posix()}, {place_of(cell)}"
            links = _LINK.findall(line)
            if len(_TIMED.findall(line)) == 2 and links:
                table, timed[links[0]] = where, line
            elif _HOURS.search(line):
                paths.append((where, line))
    problems = [Problem(table, said) for said in _rows(timed, units)]
    for where, line in paths:
        on_it = [units[link] for link in _LINK.findall(line) if link in units]
        if said := _path(line, on_it or [*units.values()]):
            problems.append(Problem(where, said))
    return problems


def _table_lines(cell: NotebookNode) -> list[str]:
    if cell.cell_type != "markdown":
        return []
    return [line for line in cell.source.split("\n") if line.startswith("|")]


def _rows(timed: dict[str, str], units: dict[str, Unit]) -> Iterator[str]:
    for name, unit in units.items():
        line = timed.get(name, "")
        if _LINK.findall(line) != [name, f"../{unit.exercise}"]:
            yield f"needs a row of {unit.id} in its table of lessons: `{_row(unit)}`."
            continue
        told = [int(minutes) for minutes in _TIMED.findall(line)]
        if told != [unit.lesson_minutes, unit.minutes]:
            yield (
                f"says {told[0]} and {told[1]} minutes of {unit.id}, and its lesson and exercise"
                f" say {unit.lesson_minutes} and {unit.minutes}; say as many."
            )


def _row(unit: Unit) -> str:
    lesson = f"[{unit.number} {unit.title}]({unit.lesson.removeprefix(f'{LESSONS}/')})"
    exercise = f"[exercise {unit.number}](../{unit.exercise})"
    return (
        f"| {lesson} | {unit.lesson_minutes}{_NO_BREAK}min | {unit.can_do} | {exercise}"
        f" | {unit.minutes}{_NO_BREAK}min |"
    )


def _path(line: str, units: Sequence[Unit]) -> str | None:
    """What is wrong with the hours of a path of these ``units``."""
    told = _HOURS.findall(line)[0]
    minutes = [sum(unit.lesson_minutes for unit in units), sum(unit.minutes for unit in units)]
    said = [float(hours.replace("½", ".5")) for hours in told]
    if all(abs(a - b / 60) <= _ROUNDED for a, b in zip(said, minutes, strict=True)):
        return None
    name = line.split("|")[1].strip(" *")
    lessons, exercises = map(_half_hours, minutes)
    return (
        f"says {' + '.join(told)} hours of the path “{name}”, and its notebooks say"
        f" {lessons} + {exercises}; say as many."
    )


def _half_hours(minutes: int) -> str:
    hours, half = divmod(round(minutes / 30), 2)
    return (str(hours) if hours or not half else "") + half * "½"
