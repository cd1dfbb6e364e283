"""The proof that the tests are right: stubs earn nothing, right answers everything, and each
wrong answer loses exactly the test cells it should, with exactly the reason it should be told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from autograder.authoring.corpus import CORPUS, NOT_ATTEMPTED, Answer, read_corpus
from autograder.authoring.rehearsal import Outcome, Rehearsal, in_one_kernel, in_two_processes
from autograder.course.canonical import read_notebook
from autograder.course.layout import EXERCISES, SOLUTIONS
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError, Problem
from autograder.course.roles import CellView, Role, read_roles

# Answers that run while the parent waits for another: enough to keep two processors busy.
MEANWHILE = 1


@dataclass(frozen=True)
class Exercise:
    """One released notebook with its hidden tests put back, as it is when it is graded."""

    unit: str
    stub: tuple[CellView, ...]
    solved: tuple[CellView, ...]

    def questions(self) -> dict[str, list[str]]:
        """Grade id of each answer cell -> the test cells that follow it, up to the next one."""
        found: dict[str, list[str]] = {}
        for cell in self.stub:
            if cell.role is Role.SOLUTION and cell.grade_id:
                found[cell.grade_id] = []
            elif cell.role is Role.TEST and cell.grade_id and found:
                found[list(found)[-1]].append(cell.grade_id)
        return found

    def with_answer(self, question: str, source: str) -> list[CellView]:
        """What is needed to grade one answer alone: no question may lean on another's."""
        wanted = {question, *self.questions()[question]}
        kept = [
            cell
            for cell in self.stub
            if cell.grade_id in wanted or cell.role in (Role.READ_ONLY, Role.PLAIN)
        ]
        return [replace(c, source=source) if c.grade_id == question else c for c in kept]


@dataclass(frozen=True)
class Proof:
    """How many answers were tried, and what was not as it must be."""

    tried: Mapping[str, int]
    problems: Sequence[Problem]


def prove(root: Path, wanted: Sequence[str] = ()) -> Proof:
    """Try every answer whose place starts with one of ``wanted`` (all if none is named).

    Each runs twice, in one kernel and with the halves of its tests in two processes;
    both must say the same.
    """
    tried = {"stub": 0, "solution": 0, "right": 0, "wrong": 0}
    problems: list[Problem] = []
    corpus = read_corpus(root / CORPUS)
    started: deque[tuple[Answer, Rehearsal, Rehearsal]] = deque()
    for exercise in read_exercises(root):
        for answer in _answers(exercise, corpus):
            if wanted and not any(answer.where.startswith(place) for place in wanted):
                continue
            tried[answer.kind] += 1
            cells = exercise.with_answer(answer.question, answer.source)
            started.append((answer, in_one_kernel(cells), in_two_processes(cells)))
            if len(started) > MEANWHILE:
                problems += _verify_answer(*started.popleft())
    while started:
        problems += _verify_answer(*started.popleft())
    if not sum(tried.values()):
        names = ", ".join(wanted)
        raise AuthorError(f"{names or 'the corpus'}: no such answer below {CORPUS.as_posix()}.")
    problems += _unknown(read_exercises(root), corpus)
    return Proof(tried, problems)


def read_exercises(root: Path) -> list[Exercise]:
    """Every assignment of the manifest, from its release and its source."""
    return [_read_exercise(root, name) for name in read_manifest(root)]


def _read_exercise(root: Path, unit: str) -> Exercise:
    source, released = (root / folder / unit / f"{unit}.ipynb" for folder in (SOLUTIONS, EXERCISES))
    if not released.is_file():
        raise AuthorError(f"{EXERCISES}/{unit}: is not released; run `make release`.")
    solved = [cell for cell in read_roles(read_notebook(source)) if cell.is_code]
    tests = {cell.grade_id: cell for cell in solved if cell.role is Role.TEST}
    stub = [cell for cell in read_roles(read_notebook(released)) if cell.is_code]
    return Exercise(unit, tuple(tests.get(cell.grade_id, cell) for cell in stub), tuple(solved))


def _answers(exercise: Exercise, corpus: Sequence[Answer]) -> Iterator[Answer]:
    """The stub and the solution of each question, then its answers from the corpus."""
    for question, tests in exercise.questions().items():
        sources = {
            name: next(cell.source for cell in cells if cell.grade_id == question)
            for name, cells in (("stub", exercise.stub), ("solution", exercise.solved))
        }
        blank = Answer(exercise.unit, question, "stub", "stub", "untouched", sources["stub"])
        yield replace(blank, fails=dict.fromkeys(tests, NOT_ATTEMPTED))
        yield replace(blank, name="solution", kind="solution", source=sources["solution"])
        for answer in corpus:
            if (answer.unit, answer.question) == (exercise.unit, question):
                yield answer


def _verify_answer(answer: Answer, in_one: Rehearsal, in_two: Rehearsal) -> list[Problem]:
    outcomes, apart = in_one(), in_two()
    problems = [
        Problem(f"{answer.where}, cell `{test}`", _difference(answer.fails.get(test), outcome))
        for test, outcome in outcomes.items()
        if outcome.fails != answer.fails.get(test)
    ]
    problems += [
        Problem(answer.where, f"names `{test}`, which is no test cell of its question.")
        for test in answer.fails
        if test not in outcomes
    ]
    problems += [
        Problem(
            f"{answer.where}, cell `{test}`",
            f"says {_said(apart.get(test))} when answer and test run in two processes, "
            f"and {_said(outcome)} in one kernel.",
        )
        for test, outcome in outcomes.items()
        if apart.get(test) != outcome
    ]
    return problems


def _difference(wanted: str | None, outcome: Outcome) -> str:
    must = "must pass" if wanted is None else f"must fail with [{wanted}]"
    if outcome.fails is None:
        return f"{must}, and passes."
    return f"{must}, and fails with {_said(outcome)}."


def _said(outcome: Outcome | None) -> str:
    if outcome is None or outcome.fails is None:
        return "nothing" if outcome is None else "that it passes"
    return f"[{outcome.fails}]" + "".join(f"\n    {line}" for line in outcome.message)


def _unknown(exercises: Sequence[Exercise], corpus: Sequence[Answer]) -> list[Problem]:
    known = {
        (exercise.unit, question) for exercise in exercises for question in exercise.questions()
    }
    return [
        Problem(answer.where, "answers a question that does not exist.")
        for answer in corpus
        if (answer.unit, answer.question) not in known
    ]
