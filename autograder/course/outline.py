"""The outline of a course: its units, their questions and where each is taught, in one small file.

`autograder release` writes it from the manifest and the notebooks (`authoring.outlining`), so
that a learner's kernel, a command or the JupyterLab extension need not read any notebook to
know what a question is called, what it is worth and which section to read again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from autograder.course.problems import AuthorError

# "3.5 Gradients accumulate": the number is the course's, the title is the idea's.
_NUMBER = re.compile(r"^\d+(\.\d+)*\.?\s+")


@dataclass(frozen=True)
class Section:
    """A section of a lesson: the lesson's name, and the heading with its number."""

    lesson: str
    heading: str


@dataclass(frozen=True)
class TestCell:
    """One test cell of a question.

    Attributes:
        hidden: all of it is; learners see a cell that only says so.
        has_hidden: some of it is hidden, or all.
    """

    __test__ = False  # pytest takes every class called Test... for tests

    id: str
    points: float
    hidden: bool
    has_hidden: bool


@dataclass(frozen=True)
class Question:
    """One question.

    Attributes:
        id: the grade id of its answer cell.
        by_hand: a person grades it, so it has no test cells.
        names: what its answer cell binds: the functions, classes and variables that tests use.
        sections: where lessons teach it, as its own text says.
    """

    id: str
    number: int
    title: str
    points: float
    minutes: int
    by_hand: bool
    names: tuple[str, ...]
    tests: tuple[TestCell, ...]
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Unit:
    """One unit: a lesson and its exercise.

    Attributes:
        lesson: path of the lesson's notebook, from the course's root.
        exercise: path of the released notebook, from the course's root.
        minutes: how long the exercise takes; ``lesson_minutes`` the lesson.
        self_marking: learners may have hidden tests and model answers.
        headings: the lesson's headings in order, with their numbers.
    """

    id: str
    number: str
    title: str
    can_do: str
    lesson: str
    exercise: str
    minutes: int
    lesson_minutes: int
    self_marking: bool
    headings: tuple[str, ...]
    questions: tuple[Question, ...]

    @property
    def points(self) -> float:
        """What all its questions give together."""
        return sum(question.points for question in self.questions)


@dataclass(frozen=True)
class Outline:
    """The whole course.

    Attributes:
        repository: ``owner/name`` of the public repository, for links from elsewhere.
    """

    repository: str
    units: tuple[Unit, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Unit]:
        """Each unit by its id."""
        return {unit.id: unit for unit in self.units}

    def find_test(self, unit: str, test: str) -> tuple[Question, TestCell] | None:
        """The test cell called ``test`` and its question, if the unit has it."""
        questions = self.by_id[unit].questions if unit in self.by_id else ()
        found = ((each, cell) for each in questions for cell in each.tests if cell.id == test)
        return next(found, None)

    def find_question(self, unit: str, question: str) -> Question | None:
        """The question whose answer cell is called ``question``, if the unit has it."""
        questions = self.by_id[unit].questions if unit in self.by_id else ()
        return next((each for each in questions if each.id == question), None)

    def find_section(self, title: str) -> Section | None:
        """The section that is called ``title`` without its number."""
        headings = ((unit.id, heading) for unit in self.units for heading in unit.headings)
        found = (Section(*each) for each in headings if _NUMBER.sub("", each[1]) == title)
        return next(found, None)

    def to_text(self) -> str:
        """The file's content: the same for the same course."""
        data = asdict(self)
        for unit in data["units"]:
            for question in unit["questions"]:
                question["sections"] = [list(section.values()) for section in question["sections"]]
        return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_outline(path: Path) -> Outline:
    """The outline in ``path``; without units where there is no such file.

    Raises:
        AuthorError: the file is none; `autograder release` writes it anew.
    """
    try:
        data = json.loads(path.read_text("utf-8"))
        return Outline(data["repository"], tuple(map(_unit, data["units"])))
    except FileNotFoundError:
        return Outline("", ())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise AuthorError(f"{path}: is no outline; `make release` writes it ({error}).") from error


def _unit(data: dict[str, Any]) -> Unit:
    questions = tuple(map(_question, data["questions"]))
    return Unit(**{**data, "headings": tuple(data["headings"]), "questions": questions})


def _question(data: dict[str, Any]) -> Question:
    tests = tuple(TestCell(**test) for test in data["tests"])
    sections = tuple(Section(*section) for section in data["sections"])
    names = tuple(data["names"])
    return Question(**{**data, "names": names, "tests": tests, "sections": sections})
