"""The questions of a unit as a report names them, read from its source."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.content import OUTLINE
from autograder.course.canonical import read_notebook
from autograder.course.layout import SOLUTIONS, notebook_of
from autograder.course.outline import Section
from autograder.course.roles import Role, read_roles, visible_source

_HEADING = re.compile(r"^#+ Question (\d+): (.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Asked:
    """One question.

    Attributes:
        id: the grade id of its answer cell.
        cells: the cells that give its points, with how many.
        by_hand: a person grades it.
        model: the model answer of one that a person grades.
        sections: where lessons teach it.
    """

    id: str
    number: int
    title: str
    cells: Mapping[str, float]
    by_hand: bool
    text: str = ""
    model: str = ""
    sections: tuple[Section, ...] = ()

    @property
    def points(self) -> float:
        return sum(self.cells.values())


def read_asked(root: Path, unit: str) -> list[Asked]:
    """The questions of ``unit`` in order; a task or a test without an answer is one of its own."""
    path = root / SOLUTIONS / unit / f"{notebook_of(unit)}.ipynb"
    if not path.is_file():
        return []
    found: list[dict[str, object]] = []
    cells: dict[str, dict[str, float]] = {}
    title, text, number = "", "", 0
    for cell in read_roles(read_notebook(path)):
        if not cell.is_code and (named := _HEADING.search(cell.source)):
            number, title, text = int(named[1]), named[2].replace("`", ""), cell.source
        graded = cell.role in (Role.TEST, Role.MANUAL, Role.TASK)
        if cell.role.is_answer or cell.role is Role.TASK or (graded and not found):
            by_hand = cell.role is not Role.SOLUTION
            found.append(
                {
                    "id": cell.name,
                    "number": number or len(found) + 1,
                    "title": title or cell.name,
                    "by_hand": by_hand,
                    "text": text,
                    "model": visible_source(cell.source) if cell.role is Role.MANUAL else "",
                }
            )
            cells[cell.name] = {}
            title, number, text = "", 0, ""
        if graded:
            cells[str(found[-1]["id"])][cell.name] = cell.points or 0.0
    return [
        Asked(**each, cells=cells[str(each["id"])], sections=_taught(unit, str(each["id"])))  # type: ignore[arg-type]
        for each in found
        if cells[str(each["id"])]
    ]


def _taught(unit: str, question: str) -> tuple[Section, ...]:
    known = OUTLINE.find_question(unit, question)
    return known.sections if known else ()
