"""What an assignment's cells look like to the matching: names, texts without their white space."""

from __future__ import annotations

import re
from dataclasses import dataclass

from autograder.grading.assignment import Assignment
from autograder.grading.rebuild.texts import squeezed
from autograder.notebooks.roles import CellView, Role, visible_source

_DEFINED = re.compile(r"^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)", re.MULTILINE)
_ASSIGNED = re.compile(r"^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)", re.MULTILINE)


@dataclass(frozen=True)
class Given:
    """One cell of the assignment as learners got it.

    Attributes:
        squeezed: its text without white space.
        defined: functions and classes that it defines, with no indentation.
        assigned: variables that it assigns there.
    """

    view: CellView
    squeezed: str
    defined: frozenset[str]
    assigned: frozenset[str]

    @property
    def is_answer(self) -> bool:
        return self.view.role.is_answer

    @property
    def name(self) -> str:
        return self.view.name

    @property
    def names(self) -> frozenset[str]:
        """What an answer in this place is sure to define."""
        return self.defined or self.assigned


class Expected:
    """The cells of an assignment, found by grade id, by cell id, by text."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment
        self.cells = [_given(view) for view in assignment.cells]
        self.by_grade_id = {c.view.grade_id: c for c in self.cells if c.view.grade_id}
        self.by_id = {c.view.id: c for c in self.cells if c.view.id}
        self.by_text = {c.squeezed: c for c in reversed(self.cells) if c.squeezed}

    @property
    def answers(self) -> list[Given]:
        return [cell for cell in self.cells if cell.is_answer]


def defined_names(text: str) -> set[str]:
    """Functions and classes that ``text`` defines, with no indentation."""
    return set(_DEFINED.findall(text))


def assigned_names(text: str) -> set[str]:
    """Variables that ``text`` assigns, with no indentation."""
    return set(_ASSIGNED.findall(text))


def _given(view: CellView) -> Given:
    text = visible_source(view.source) if view.role is Role.TEST else view.source
    code = view.source if view.role is Role.SOLUTION else ""
    return Given(
        view, squeezed(text), frozenset(defined_names(code)), frozenset(assigned_names(code))
    )
