"""Which submitted cell is the answer to which question."""

from __future__ import annotations

from dataclasses import dataclass, field

from autograder.grading.outcome import Note
from autograder.grading.rebuild.expected import Expected
from autograder.grading.rebuild.parsing import Submitted
from autograder.grading.rebuild.result import CannotRebuild
from autograder.grading.rebuild.texts import squeezed


@dataclass
class Matched:
    """What was found of a submission.

    Attributes:
        texts: grade id -> the answer's text.
        scratch: (index of the release cell it stands behind, or -1; the cell).
    """

    texts: dict[str, str] = field(default_factory=dict)
    unmatched: set[str] = field(default_factory=set)
    scratch: list[tuple[int, Submitted]] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


def match(expected: Expected, cells: list[Submitted]) -> Matched:
    """Find the answers in ``cells``."""
    matched = Matched()
    behind = -1
    for cell in cells:
        given = expected.by_grade_id.get(cell.grade_id) if cell.grade_id else None
        if given is None:
            given = next((expected.by_id[i] for i in cell.ids if i in expected.by_id), None)
        if given is None:
            given = expected.by_text.get(squeezed(cell.text))
        if given is None:
            if cell.text.strip():
                matched.scratch.append((behind, cell))
            continue
        behind = given.view.index
        if given.is_answer:
            matched.texts[given.name] = cell.text
    if not matched.texts:
        raise CannotRebuild("This is not the notebook of the assignment.")
    return matched
