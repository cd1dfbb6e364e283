"""``progress()``: what a learner has done in each unit, and what is next."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from autograder.content import OUTLINE
from autograder.course.layout import LANDING
from autograder.course.outline import Question, Unit
from autograder.workbench.links import page_link
from autograder.workbench.progress import progress_file, read_progress
from autograder.workbench.recovering import recover_progress
from autograder.workbench.showing import Shown, columns, plural, table

PROGRESS = "application/vnd.autograd-course.progress+json"


@dataclass(frozen=True)
class UnitProgress:
    """What was done in one unit.

    Attributes:
        checked: questions whose visible checks passed last.
        solved: those of them, and those marked, that are known to be right as far as was tried.
        points: what marking gave, ``of`` what it can give by running.
        is_marked: it was marked.
        predictions: how many guesses, and how many of them were right.
    """

    unit: Unit
    checked: tuple[str, ...]
    solved: tuple[str, ...]
    points: float
    is_marked: bool
    predictions: tuple[int, int]

    @property
    def asked(self) -> list[Question]:
        """The questions that are graded by running."""
        return [each for each in self.unit.questions if not each.by_hand]

    @property
    def of(self) -> float:
        """Points that running can give."""
        return sum(each.points for each in self.asked)

    @property
    def open(self) -> Question | None:
        """The first question that is left."""
        return next((each for each in self.asked if each.id not in self.solved), None)

    @property
    def is_begun(self) -> bool:
        """Whether anything was done in it."""
        return bool(self.checked or self.solved or self.is_marked or self.predictions[0])


def overview_here() -> Shown:
    """The overview for this kernel's notebook."""
    return overview(progress_file())


def overview(path: Path | None) -> Shown:
    """The overview of the progress in ``path``."""
    if path is not None:
        with suppress(Exception):  # what a notebook shows may be anything
            recover_progress(path)
    found = read_progress(path)
    units = unit_progress(found)
    before = _guesses(found["units"].get(LANDING.stem, {}))
    if not any(each.is_begun for each in units):
        first = OUTLINE.units[0]
        name = f"lesson {first.number}, {first.title}"
        counted = "your predictions, and the checks that pass, will be counted here."
        start = f"Nothing yet: {counted}"
        if before[0]:
            start = f"So far: {_right(before)}, on the start page. From now on {counted}"
        return Shown(
            f"{start}\nFirst: {name} ({first.lesson}).",
            f"<div>{escape(start)}</div><div><b>First:</b> {page_link(first.lesson, name)}.</div>",
        )
    head = ("unit", "", "questions passed", "points earned", "predictions right")
    rows = [_row(each) for each in units]
    text, html = _next(units)
    total = _total(units, before)
    linked = [
        (row[0], page_link(each.unit.exercise, row[1]), *row[2:])
        for each, row in zip(units, rows, strict=True)
    ]
    return Shown(
        "\n".join([total, *columns([head, *rows]), f"Next: {text}"]),
        f"<div><b>{escape(total)}</b><div><b>Next:</b> {html}</div>{table(head, linked)}</div>",
        (PROGRESS, {"version": 1, "next": text, "units": [_data(each) for each in units]}),
    )


def unit_progress(found: Mapping[str, Any]) -> list[UnitProgress]:
    """What `read_progress` found, for each unit of the course."""
    return [_of_unit(unit, found["units"].get(unit.id, {})) for unit in OUTLINE.units]


def _of_unit(unit: Unit, found: Mapping[str, Any]) -> UnitProgress:
    asked = {each.id: each for each in unit.questions if not each.by_hand}
    known = {id: each for id, each in found.get("questions", {}).items() if id in asked}
    marked = {id: each["marked"] for id, each in known.items() if each["marked"]}
    checked = tuple(id for id in asked if known.get(id, {}).get("seen") == "passed")
    full = [id for id, each in marked.items() if each["points"] >= each["of"]]
    # What was marked and is not full is not solved, until it is marked again.
    solved = tuple(id for id in asked if id in full or (id in checked and id not in marked))
    return UnitProgress(
        unit,
        checked,
        solved,
        sum(each["points"] for each in marked.values()),
        bool(marked),
        _guesses(found),
    )


def _guesses(found: Mapping[str, Any]) -> tuple[int, int]:
    """How many guesses were kept in a unit, and how many of them were right."""
    guesses = found.get("predictions", {}).values()
    return len(guesses), sum(each["right"] for each in guesses)


def _right(guesses: tuple[int, int]) -> str:
    guessed, right = guesses
    return f"{right} of {plural(guessed, 'prediction')} right"


def _row(each: UnitProgress) -> tuple[str, ...]:
    guessed, right = each.predictions
    return (
        each.unit.number,
        each.unit.title,
        f"{len(each.checked)} of {len(each.asked)}" if each.is_begun else "–",
        f"{each.points:g} of {each.of:g}" if each.is_marked else "–",
        f"{right} of {guessed}" if guessed else "–",
    )


def _total(units: list[UnitProgress], before: tuple[int, int]) -> str:
    solved = sum(len(each.solved) for each in units)
    asked = sum(len(each.asked) for each in units)
    points = sum(each.points for each in units)
    guesses = [each.predictions for each in units]
    guessed, right = map(sum, zip(*guesses, before, strict=True))
    start = ", the start page's included" if before[0] else ""
    return (
        f"Solved so far: {solved} of {plural(asked, 'question')}; {plural(points, 'point')} "
        f"earned; {_right((guessed, right))}{start}."
    )


def _next(units: list[UnitProgress]) -> tuple[str, str]:
    """What to do next, in words and as HTML: go on where something is open, else begin anew."""
    for each in units:
        if each.is_begun and each.open and (each.checked or each.is_marked):
            question = f"question {each.open.number}, {each.open.title}"
            name = f"exercise {each.unit.number}, {question}"
            return f"{name} ({each.unit.exercise}).", f"{page_link(each.unit.exercise, name)}."
    for each in units:
        if each.open:
            path = each.unit.exercise if each.is_begun else each.unit.lesson
            kind = "exercise" if each.is_begun else "lesson"
            name = f"{kind} {each.unit.number}, {each.unit.title}"
            return f"{name} ({path}).", f"{page_link(path, name)}."
    done = "you have solved all that tests can judge."
    return done, done


def _data(each: UnitProgress) -> dict[str, Any]:
    return {
        "id": each.unit.id,
        "checked": list(each.checked),
        "solved": list(each.solved),
        "questions": len(each.asked),
        "points": each.points if each.is_marked else None,
        "of": each.of,
        "predictions": {"guessed": each.predictions[0], "right": each.predictions[1]},
    }
