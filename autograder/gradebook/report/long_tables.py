"""The report's tables: one fact a line, for spreadsheets and programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from autograder.course.outline import Section
from autograder.gradebook.report.building import UnitReport
from autograder.gradebook.report.choosing import Names
from autograder.gradebook.tables import Value, append_rows, write_table

CELLS = ("learner", "unit", "question", "cell", "points", "max", "cause", "ended")
QUESTIONS = (
    "unit", "question", "number", "title", "points", "graded", "waiting", "tried", "full",
    "partly", "none", "not_attempted", "mean", "difficulty", "discrimination", "low", "high",
)  # fmt: skip
IDEAS = ("misconception", "unit", "question", "learners", "tried", "cause", "lesson section")
MISSING = ("learner", "name", "email", "section", "unit")


def cell_rows(report: UnitReport, names: Names) -> Iterator[tuple[Value, ...]]:
    """Each graded cell of each learner."""
    for question, tries in report.facts.tries.items():
        for one in sorted(tries, key=lambda one: names.called(one.learner)):
            for cell in one.cells:
                yield (
                    names.called(one.learner), report.facts.name, question, cell.cell,
                    cell.points, cell.most, cell.misconception, cell.ended,
                )  # fmt: skip


def question_rows(report: UnitReport) -> Iterator[tuple[Value, ...]]:
    """Each question in numbers."""
    for item in report.items:
        asked = item.question
        yield (
            report.facts.name, asked.id, asked.number, asked.title, asked.points, item.graded,
            item.waiting, item.tried, item.full, item.partly, item.none, item.untried,
            None if item.waiting else item.mean,  # else it is of those who left it empty
            item.difficulty, item.discrimination, item.low, item.high,
        )  # fmt: skip


def idea_rows(report: UnitReport) -> Iterator[tuple[Value, ...]]:
    """Each wrong idea in each question where it was recognised."""
    for cause in report.causes:
        for seen in cause.seen:
            yield (
                cause.id, report.facts.name, seen.question.id, len(seen.learners), seen.tried,
                cause.text, heading_of(cause.section),
            )  # fmt: skip


def missing_rows(report: UnitReport, names: Names) -> Iterator[tuple[Value, ...]]:
    """Who handed in nothing."""
    for learner in names.in_order(report.facts.missing):
        person = names.person(learner)
        yield person.id, person.name, person.email, person.section, report.facts.name


def heading_of(section: Section | None) -> str:
    """A section's heading with its number; empty if it is nowhere."""
    return section.heading if section else ""


class LongTables:
    """The tables in one folder, written a unit at a time."""

    def __init__(self, folder: Path, names: Names) -> None:
        self._names = names
        columns = {
            "cells": CELLS,
            "questions": QUESTIONS,
            "misconceptions": IDEAS,
            "not_handed_in": MISSING,
        }
        self.paths = [write_table(folder / f"{name}.csv", columns[name], []) for name in columns]

    def add(self, report: UnitReport) -> None:
        """Append what is known of one unit."""
        rows: list[Iterable[tuple[Value, ...]]] = [
            cell_rows(report, self._names),
            question_rows(report),
            idea_rows(report),
            missing_rows(report, self._names),
        ]
        for path, each in zip(self.paths, rows, strict=True):
            append_rows(path, each)
