"""The questions of a class that wait for a marker, read anew when something was graded."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Engine

from autograder.gradebook.marking.rubric import Rubric
from autograder.gradebook.marking.sheet import Sheet
from autograder.gradebook.prose import by_question
from autograder.gradebook.record.journal import FOLDER, JOURNAL
from autograder.gradebook.report.building import read_class
from autograder.gradebook.report.choosing import Chosen
from autograder.gradebook.report.forms import Forms


class Sheets:
    """Every question with answers to it, by unit and grade id."""

    def __init__(self, root: Path, engine: Engine, units: Sequence[str]) -> None:
        self._root, self._engine, self._units = root, engine, units
        self._known: dict[tuple[str, str], Sheet] = {}
        self._read_at: object = None

    def all(self) -> dict[tuple[str, str], Sheet]:
        """In the order of the course."""
        now = self._stamp()
        if now != self._read_at:
            self._known, self._read_at = self._read(), now
        return self._known

    def _stamp(self) -> object:
        """Another one after anything was graded."""
        try:
            found = (self._root / FOLDER / JOURNAL).stat()
        except OSError:
            return ()
        return found.st_mtime_ns, found.st_size, found.st_ino

    def _read(self) -> dict[tuple[str, str], Sheet]:
        read = read_class(self._root, Chosen(self._units))
        found = {}
        with Forms() as forms:
            for unit in read.units:
                for question, answers, _ in by_question(read, unit, forms, everyone=True):
                    rubric = Rubric(self._root, unit, question.id)
                    sheet = Sheet(unit, question, answers, self._engine, rubric)
                    found[unit, question.id] = sheet
        return found
