"""What rebuilding a submission comes to, or why it cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nbformat import NotebookNode

from autograder.course.outcome import Note


class CannotRebuild(Exception):
    """Nothing that was handed in can be graded.

    Attributes:
        reason: a sentence for learner and instructor: what is wrong and what to hand in instead.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class OnlyOthers(CannotRebuild):
    """Of several notebooks that belong together, this one was not handed in, and others were."""


@dataclass(frozen=True)
class Rebuilt:
    """The assignment's notebook with one learner's texts in it.

    Every answer cell is in exactly one of three states: in ``unanswered``, in ``unmatched``, or
    answered.

    Attributes:
        notebook: the assignment's cells in their order, without outputs; between them the
            learner's own cells, each with the metadata ``{"autograder": {"scratch": true}}``.
        unanswered: grade ids of answer cells that are as released, emptied or deleted.
        unmatched: grade ids whose answer could not be told with certainty: a person must
            look; the cell stands as released and earns nothing by itself.
        notes: what was repaired, left out or noticed.
        files: what lay beside it and is there when it runs: name -> what is in it.
    """

    notebook: NotebookNode
    unanswered: frozenset[str] = frozenset()
    unmatched: frozenset[str] = frozenset()
    notes: tuple[Note, ...] = ()
    files: Mapping[str, bytes] = field(default_factory=dict)
