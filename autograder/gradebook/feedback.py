"""A graded notebook as its learner may see it: their work, our findings, nothing hidden.

    autograded/ --GetGrades--> notebook with scores --make_feedback--> page

What is shown is chosen, not what is hidden. Of a test cell: the lines the release shows, and
what it told. Of a learner's cell: their text, and the exception that ended it. Printed output
and pictures are left out: learners have them at home, and during grading their code could
have printed the hidden tests.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Any

from nbformat import NotebookNode

from autograder.content import CATALOGUE
from autograder.course.devices import checked_on, listed, together
from autograder.course.roles import HIDDEN_TESTS, CellView, Role, read_roles, visible_source
from autograder.gradebook.cell_messages import (
    CellMessage,
    devices_of,
    messages_of_answer,
    messages_of_test,
)
from autograder.gradebook.hidden import HiddenText

_TITLE = re.compile(r"^# +(.+?)\s*$", re.MULTILINE)
_QUESTION = re.compile(r"^## +(.+?)\s*$", re.MULTILINE)
_BADGES = re.compile(r"<!-- badges -->.*?<!-- /badges -->", re.DOTALL)
_WITHHELD = CellMessage("The message is left out here, because it quotes a hidden test.")


@dataclass
class Part:
    """One cell of the page."""

    role: Role
    is_code: bool
    source: str
    name: str = ""
    messages: list[CellMessage] = field(default_factory=list)
    has_hidden_tests: bool = False
    comment: str = ""
    score: float | None = None
    points: float | None = None
    devices: tuple[str, ...] = ()
    fails_on: tuple[str, ...] = ()

    @property
    def passed_on(self) -> str:
        """Where a check that passed did, and where it did not; empty if that is not known."""
        passed = [name for name in self.devices if name not in self.fails_on]
        said = f" on {listed(passed)}" if passed else ""
        if self.fails_on:
            said += f"; it fails on {listed(self.fails_on)}, which costs no points"
        return said

    @property
    def state(self) -> str:
        """``waiting`` for a person, or how much of the points was earned."""
        if self.score is None:
            return "waiting"
        return "full" if self.score >= (self.points or 0) else "part" if self.score > 0 else "none"


@dataclass
class PageQuestion:
    """The cells under one heading of the second level, and their points together."""

    title: str
    parts: list[Part] = field(default_factory=list)

    @property
    def graded(self) -> list[Part]:
        return [part for part in self.parts if part.points is not None]

    @property
    def points(self) -> float:
        return sum(part.points or 0 for part in self.graded)

    @property
    def score(self) -> float:
        return sum(part.score or 0 for part in self.graded)

    @property
    def waiting(self) -> float:
        """Points that a person has yet to give."""
        return sum(part.points or 0 for part in self.graded if part.state == "waiting")

    @property
    def state(self) -> str:
        """The state of the whole; what waits for a person stands before what was lost."""
        states = {part.state for part in self.graded}
        if "waiting" in states:
            return "waiting"
        return states.pop() if len(states) == 1 else "part"


@dataclass(frozen=True)
class FeedbackPage:
    """The page of one notebook. ``questions[0]`` is what stands before the first question."""

    title: str
    questions: list[PageQuestion]

    @property
    def score(self) -> float:
        return sum(question.score for question in self.questions)

    @property
    def points(self) -> float:
        return sum(question.points for question in self.questions)

    @property
    def checked_on(self) -> str:
        """A sentence; empty if nothing is known."""
        parts = (part for question in self.questions for part in question.parts)
        return checked_on(together(part.devices for part in parts))

    @property
    def waiting(self) -> float:
        return sum(question.waiting for question in self.questions)


def make_feedback(
    notebook: NotebookNode, *, sources: Iterable[str], waiting: Collection[str], name: str
) -> FeedbackPage:
    """The page of a graded notebook.

    Args:
        notebook: as nbgrader's GetGrades leaves it, with scores and comments.
        sources: every cell of the assignment as its author wrote it, hidden regions too.
        waiting: grade ids that a person has not graded yet.
        name: the title, if the notebook has none.
    """
    views = read_roles(notebook)
    own = [view.source for view in views if view.role.is_answer or view.role is Role.PLAIN]
    hidden = HiddenText(sources, known=[*own, *(view.name for view in views)])
    title, questions = "", [PageQuestion("")]
    for view in views:
        cell = notebook.cells[view.index]
        part = _part(view, cell, waiting, hidden)
        # A learner's own headings stay in the text they stand in, and name no question.
        is_own = view.role.is_answer or cell.metadata.get("autograder", {}).get("scratch")
        is_given = not (view.is_code or is_own)
        if is_given and not title and (found := _TITLE.search(part.source)):
            title = found[1]
            part.source = _TITLE.sub("", part.source, count=1)
        if is_given and (found := _QUESTION.search(part.source)):
            questions.append(PageQuestion(found[1]))
            part.source = _QUESTION.sub("", part.source, count=1)
        if part.source.strip() or part.points is not None:
            questions[-1].parts.append(part)
    return FeedbackPage(title or name, questions)


def _part(view: CellView, cell: Any, waiting: Collection[str], hidden: HiddenText) -> Part:
    grader = cell.metadata.get("nbgrader", {})
    part = Part(view.role, view.is_code, view.source, name=view.grade_id or "")
    part.comment = (grader.get("comment") or "") if view.role is not Role.TEST else ""
    if view.points is not None and view.grade_id:
        part.points = view.points
        part.score = None if view.grade_id in waiting else float(grader.get("score") or 0)
    if not view.role.is_answer:
        part.source = _BADGES.sub("", visible_source(view.source)).strip("\n")
        part.has_hidden_tests = f"BEGIN {HIDDEN_TESTS}" in view.source
    if view.role is Role.TEST:
        part.devices, part.fails_on = devices_of(cell), devices_of(cell, "fails_on")
    if view.is_code:
        by_learner = view.role.is_answer or view.role is Role.PLAIN
        part.messages = (
            messages_of_answer(cell) if by_learner else messages_of_test(cell, CATALOGUE)
        )
    part.messages = [_WITHHELD if hidden.is_in(told.text) else told for told in part.messages]
    return part
