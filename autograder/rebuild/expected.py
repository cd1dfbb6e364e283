"""What an assignment's cells look like to the matching: names, texts without their white space."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.names import assigned_names, defined_names
from autograder.course.roles import CellView, Role, visible_source
from autograder.rebuild.texts import squeezed


@dataclass(frozen=True, eq=False)
class Given:
    """One cell of the assignment as learners got it.

    Attributes:
        text: what learners got to see of it.
        squeezed: that text without white space.
        defined: functions and classes that it defines at top level, if it is an answer in code.
        assigned: variables that it assigns there.
        claims: what nbgrader's metadata says of it.
    """

    view: CellView
    text: str
    squeezed: str
    defined: frozenset[str]
    assigned: frozenset[str]
    claims: Mapping[str, Any]

    @property
    def index(self) -> int:
        return self.view.index

    @property
    def name(self) -> str:
        return self.view.name

    @property
    def is_answer(self) -> bool:
        return self.view.role.is_answer

    @property
    def is_test(self) -> bool:
        return self.view.role is Role.TEST

    @property
    def is_protected(self) -> bool:
        """Whether learners are not to change it."""
        return self.view.role in (Role.TEST, Role.READ_ONLY, Role.TASK)

    @property
    def names(self) -> frozenset[str]:
        """What any answer in this place defines."""
        return self.defined or self.assigned

    def is_untouched(self, text: str) -> bool:
        """Whether ``text`` is this cell as it was released, or nothing at all."""
        return text == self.text or squeezed(text) in ("", self.squeezed)


class Expected:
    """The cells of an assignment, found by grade id, by cell id, by text."""

    def __init__(self, assignment: GradedAssignment) -> None:
        self.assignment = assignment
        self.cells = [
            _given(view, cell.metadata.get("nbgrader", {}))
            for view, cell in zip(assignment.cells, assignment.notebook.cells, strict=True)
        ]
        self.answers = [cell for cell in self.cells if cell.is_answer]
        self.by_grade_id = {c.view.grade_id: c for c in self.cells if c.view.grade_id}
        self.by_id = {c.view.id: c for c in self.cells if c.view.id}
        texts: dict[str, list[Given]] = {}
        for cell in self.cells:
            texts.setdefault(cell.squeezed, []).append(cell)
        texts.pop("", None)
        # A text that stands twice does not say by itself which place it came from.
        self.by_text = {text: found[0] for text, found in texts.items() if len(found) == 1}
        self.repeated = {text: found for text, found in texts.items() if len(found) > 1}


# Several threads ask, each about another assignment of the course.
_MOST_KNOWN = 100
_known: dict[int, Expected] = {}


def expected_of(assignment: GradedAssignment) -> Expected:
    """The cells of ``assignment``, read once for all submissions to it."""
    found = _known.get(id(assignment))
    if found is None or found.assignment is not assignment:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        found = _known[id(assignment)] = Expected(assignment)
    return found


def _given(view: CellView, claims: Mapping[str, Any]) -> Given:
    is_cut = view.role in (Role.TEST, Role.TASK)
    text = visible_source(view.source) if is_cut else view.source
    code = text if view.role.is_answer and view.is_code else ""
    return Given(view, text, squeezed(text), defined_names(code), assigned_names(code), claims)
