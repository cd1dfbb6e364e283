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
from autograder.course.roles import (
    SOLUTION,
    CellView,
    Role,
    lines_by_region,
    read_roles,
    region_source,
)

# To a lesson: relative to the learner's notebook, and no browser shows one.
_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^()\s]+\.ipynb[^()\s]*\)")
_HEADING = re.compile(r"^#+ Question (\d+): (.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Asked:
    """One question.

    Attributes:
        id: the grade id of its answer cell.
        cells: the cells that give its points, with how many.
        by_hand: a person grades it.
        text: its task, as Markdown.
        model: its model answer: Markdown, or code where tests grade it.
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
                    "text": _LINK.sub(r"\1", text),
                    "model": _model_in(cell) if cell.role.is_answer else "",
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


def _model_in(cell: CellView) -> str:
    """What the author answered: the whole cell, or its region if that stands alone.

    A function's body needs the line above it; beside a prediction the stub would only be noise.
    """
    region = region_source(cell.source, SOLUTION)
    if region.strip() and not region.startswith((" ", "\t")):
        return region
    lines = lines_by_region(cell.source)
    return "\n".join(line for name, line in lines if name in (None, SOLUTION))


def _taught(unit: str, question: str) -> tuple[Section, ...]:
    known = OUTLINE.find_question(unit, question)
    return known.sections if known else ()
