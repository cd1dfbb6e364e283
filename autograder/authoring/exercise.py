"""Some questions answered, all others as released: how authors hand answers to the engine."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.authoring.corpus import Answer
from autograder.authoring.questions import is_code_shown
from autograder.content import CONTENT
from autograder.course.canonical import read_notebook
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.layout import EXERCISES, SOLUTIONS
from autograder.course.manifest import OnGpu
from autograder.course.outcome import Outcome, Submission, Verdict
from autograder.course.problems import AuthorError
from autograder.course.roles import HIDDEN_TESTS, Role, read_roles, region_source
from autograder.engine.driver.engine import Engine
from autograder.rebuild import rebuild_text

# As in a notebook, so that what an author sees there is what is proved here.
SEED = "notebook"
# The proof is about verdicts: a busy machine may take its time for them.
_PATIENCE = 6
_MARKERS = ("### BEGIN SOLUTION", "### END SOLUTION")


@dataclass(frozen=True)
class Exercise:
    """One released assignment, and the answers of its author."""

    assignment: GradedAssignment
    released: NotebookNode
    solved: NotebookNode

    @cached_property
    def questions(self) -> dict[str, list[str]]:
        """Grade id of each answer cell -> the test cells that follow it, up to the next one."""
        found: dict[str, list[str]] = {}
        for cell in self.assignment.cells:
            if cell.role is Role.SOLUTION:
                found[cell.name] = []
            elif cell.role is Role.TEST and found:
                found[list(found)[-1]].append(cell.name)
        return found

    @cached_property
    def as_shown(self) -> GradedAssignment:
        """The same with the visible checks only, as learners have it."""
        # Under a name of its own: the engine keeps what it has prepared for an assignment.
        name = f"{self.assignment.name}-as-shown"
        return replace(self.assignment, name=name, notebook=self.released, on_gpu=OnGpu.NOTHING)

    @property
    def is_outdated(self) -> bool:
        """Whether its author changed what learners are given since the last release.

        Told by the cells that both sides have as they are: those learners are given, as code.
        """
        solved, released = (
            [
                (view.grade_id, view.source)
                for view in read_roles(notebook)
                if view.is_code and view.role in (Role.PLAIN, Role.READ_ONLY)
            ]
            for notebook in (self.solved, self.released)
        )
        return solved != released

    def says(self, test: str) -> bool | None:
        """Whether a learner sees all of a test cell (True), nothing of it (False), or a part."""
        cell = next(cell for cell in self.assignment.cells if cell.name == test)
        if not is_code_shown(cell):
            return False
        return None if region_source(cell.source, HIDDEN_TESTS) else True

    def source(self, question: str, *, solved: bool) -> str:
        """The text of an answer cell, without nbgrader's marker lines."""
        views = read_roles(self.solved if solved else self.released)
        text = next(view.source for view in views if view.grade_id == question)
        return "\n".join(line for line in text.split("\n") if line.strip() not in _MARKERS)

    def with_answers(self, answers: Iterable[Answer]) -> bytes:
        """The file of a submission that answers these questions only."""
        notebook, sources = copy.deepcopy(self.released), {a.question: a.source for a in answers}
        for view in read_roles(notebook):
            if view.grade_id in sources:
                notebook.cells[view.index].source = sources[view.grade_id]
        text: str = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
        return text.encode()


def read_exercise(root: Path, unit: str, *, cuda: bool = False) -> Exercise:
    """The unit as it is released now, with time enough for a busy machine; on a GPU if asked."""
    assignment = read_assignment(root, unit)
    limits = assignment.limits
    patient = replace(
        limits,
        cell_s=_PATIENCE * limits.cell_s,
        wall_s=_PATIENCE * limits.wall_s,
        cpu_s=_PATIENCE * limits.cpu_s,
    )
    released, solved = (
        read_notebook(root / folder / unit / assignment.file_name)
        for folder in (EXERCISES, SOLUTIONS)
    )
    on_gpu = OnGpu.NOTED if cuda else OnGpu.NOTHING
    return Exercise(replace(assignment, limits=patient, on_gpu=on_gpu), released, solved)


def refuse_outdated(exercises: Iterable[Exercise]) -> None:
    """Raise where tests of today would meet a setup cell of an older release.

    Raises:
        AuthorError: one was changed since its release; each is named.
    """
    names = [exercise.assignment.name for exercise in exercises if exercise.is_outdated]
    if names:
        lines = [f"{EXERCISES}/{name}/ is older than {SOLUTIONS}/{name}/." for name in names]
        raise AuthorError("\n".join([*lines, "Run `make release` first."]))


def grade_answers(
    engine: Engine,
    exercise: Exercise,
    answers: Sequence[Answer],
    *,
    as_shown: bool = False,
    seed: str = SEED,
) -> Outcome:
    """What becomes of a submission with these answers, each to another question.

    Args:
        as_shown: by visible checks only.
    """
    assignment = exercise.as_shown if as_shown else exercise.assignment
    rebuilt = rebuild_text(assignment, exercise.with_answers(answers))
    place = Submission(answers[0].where.replace("/", "-"), assignment.name)
    return engine.grade(assignment, rebuilt, place, seed=seed)


def told(verdict: Verdict) -> list[str]:
    """The lines that a learner reads of a cell that does not pass."""
    if finding := verdict.finding:
        known = CONTENT.catalogue.get(finding.misconception or "")
        return finding.lines(known, known.section if known else None)
    return [": ".join(verdict.raised) if verdict.raised else verdict.why.value]
