"""The proof that the tests are right: stubs earn nothing, right answers everything, and each
wrong answer loses exactly the test cells it should, with exactly the reason it should be told.

Every answer is handed in alone, in a notebook that is otherwise as it was released, and graded by
the engine that grades learners.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.authoring.bareness import Bareness, Heard, count_bare
from autograder.authoring.corpus import CORPUS, NO_DIAGNOSIS, NOT_ATTEMPTED, Answer, read_corpus
from autograder.authoring.questions import is_code_shown
from autograder.authoring.silence import Silence, count_silence
from autograder.content import CONTENT
from autograder.course.canonical import read_notebook
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.layout import EXERCISES, SOLUTIONS
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Outcome, Submission, Verdict, Why
from autograder.course.problems import AuthorError, Problem
from autograder.course.roles import HIDDEN_TESTS, Role, read_roles, region_source
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level
from autograder.rebuild import rebuild_text

# As in a notebook, so that what an author sees there is what is proved here.
_SEED = "notebook"
# The proof is about verdicts: a busy machine may take its time for them.
_PATIENCE = 6
_JOBS = 3
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
        return replace(self.assignment, name=name, notebook=self.released)

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

    def with_answer(self, answer: Answer) -> bytes:
        """The file of a submission that answers one question only."""
        notebook = copy.deepcopy(self.released)
        for view in read_roles(notebook):
            if view.grade_id == answer.question:
                notebook.cells[view.index].source = answer.source
        text: str = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
        return text.encode()


@dataclass(frozen=True)
class Proof:
    """How many answers were tried, and what was not as it must be."""

    tried: Mapping[str, int]
    problems: Sequence[Problem]
    silence: Silence = Silence()
    bareness: Bareness = Bareness()


def prove(root: Path, wanted: Sequence[str] = (), *, draws: int = 1) -> Proof:
    """Try every answer whose place starts with one of ``wanted`` (all if none is named).

    With more ``draws`` than one, each answer is tried again with as many other seeds: what
    becomes of it, and what it is told, must not depend on the numbers that a test drew.
    """
    seeds = [_SEED, *(f"draw {number + 1}" for number in range(1, draws))]
    tried = {"stub": 0, "solution": 0, "right": 0, "wrong": 0}
    problems: list[Problem] = []
    silent: list[tuple[Answer, bool]] = []
    heard: list[Heard] = []
    corpus = read_corpus(root / CORPUS)
    exercises = [read_exercise(root, name) for name in read_manifest(root)]
    with (
        Engine(strongest_level(), CONTENT, hidden=[root]) as engine,
        ThreadPoolExecutor(_JOBS) as pool,
    ):
        for exercise in exercises:
            answers = [
                answer
                for answer in _answers(exercise, corpus)
                if not wanted or any(answer.where.startswith(place) for place in wanted)
            ]
            for answer in answers:
                tried[answer.kind] += 1
            for answer, found in zip(
                answers,
                pool.map(partial(_verify_answer, engine, exercise, seeds), answers),
                strict=True,
            ):
                problems += found.problems
                silent.append((answer, found.is_silent))
                heard += found.heard
    if not sum(tried.values()):
        names = ", ".join(wanted)
        raise AuthorError(f"{names or 'the corpus'}: no such answer below {CORPUS.as_posix()}.")
    silence, bareness = count_silence(silent, corpus), count_bare(heard, corpus)
    problems += [*_unknown(exercises, corpus), *silence.problems(), *bareness.problems()]
    return Proof(tried, problems, silence, bareness)


def read_exercise(root: Path, unit: str) -> Exercise:
    """The unit as it is released now, with time enough for a busy machine."""
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
    return Exercise(replace(assignment, limits=patient), released, solved)


def grade_answer(
    engine: Engine,
    exercise: Exercise,
    answer: Answer,
    *,
    as_shown: bool = False,
    seed: str = _SEED,
) -> Outcome:
    """What becomes of a submission with this one answer; ``as_shown`` by visible checks only."""
    assignment = exercise.as_shown if as_shown else exercise.assignment
    rebuilt = rebuild_text(assignment, exercise.with_answer(answer))
    place = Submission(answer.where.replace("/", "-"), assignment.name)
    return engine.grade(assignment, rebuilt, place, seed=seed)


def _answers(exercise: Exercise, corpus: Sequence[Answer]) -> Iterator[Answer]:
    """The stub and the solution of each question, then its answers from the corpus."""
    unit = exercise.assignment.name
    for question, tests in exercise.questions.items():
        # With one more line, else nobody would run it: an untouched answer is not attempted.
        stub = exercise.source(question, solved=False) + "\n\nuntouched = True"
        blank = Answer(unit, question, "stub", "stub", "untouched", stub)
        yield replace(blank, fails=dict.fromkeys(tests, NOT_ATTEMPTED))
        solution = exercise.source(question, solved=True)
        yield replace(blank, name="solution", kind="solution", source=solution)
        for answer in corpus:
            if (answer.unit, answer.question) == (unit, question):
                yield answer


@dataclass(frozen=True)
class _Verified:
    """What is not as the header of an answer says, and what was said of it otherwise."""

    problems: Sequence[Problem]
    is_silent: bool
    heard: Sequence[Heard]


def _verify_answer(
    engine: Engine, exercise: Exercise, seeds: Sequence[str], answer: Answer
) -> _Verified:
    tests = exercise.questions[answer.question]
    problems = [
        Problem(answer.where, f"names `{test}`, which is no test cell of its question.")
        for test in answer.fails
        if test not in tests
    ]
    first, *others = seeds
    outcome = grade_answer(engine, exercise, answer, seed=first)
    said = list(_unlike_its_header(exercise, answer, outcome))
    problems += said
    for seed in () if said else others:
        drawn_otherwise = grade_answer(engine, exercise, answer, seed=seed)
        problems += (
            problem._replace(where=f"{problem.where}, seed `{seed}`")
            for problem in _unlike_its_header(exercise, answer, drawn_otherwise)
        )
    failed = {verdict.test for verdict in outcome.verdicts if verdict.why is not Why.PASSED}
    is_silent = not _is_told(engine, exercise, answer, failed & set(tests))
    heard = [
        Heard(answer, verdict.test, verdict.finding)
        for verdict in outcome.verdicts
        if verdict.test in tests and verdict.why is Why.FAILED
    ]
    return _Verified(problems, is_silent, heard)


def _unlike_its_header(exercise: Exercise, answer: Answer, outcome: Outcome) -> Iterator[Problem]:
    verdicts = {verdict.test: verdict for verdict in outcome.verdicts}
    for test in exercise.questions[answer.question]:
        if test not in verdicts:
            said = f"was not judged: {outcome.detail}"
        else:
            points = exercise.assignment.points[test]
            said = _difference(answer.fails.get(test), verdicts[test], points)
        if said:
            yield Problem(f"{answer.where}, cell `{test}`", said)
    for note in outcome.notes:
        if note.flagged:
            yield Problem(answer.where, f"is an honest answer, and is noted: {note.text}")


def _is_told(engine: Engine, exercise: Exercise, answer: Answer, failed: set[str]) -> bool:
    """Whether one of the cells that ``failed`` fails for a learner, too."""
    says = {exercise.says(test) for test in failed}
    if says <= {False} or True in says:
        return True in says
    shown = grade_answer(engine, exercise, answer, as_shown=True)
    return any(v.test in failed and v.why is not Why.PASSED for v in shown.verdicts)


def outcome_of(verdict: Verdict, points: float) -> str | None:
    """What a header of the corpus calls ``verdict``; ``None`` if it earns its points."""
    finding = verdict.finding
    if verdict.why is Why.PASSED:
        few = verdict.score != points
        return f"error: the cell's last value would be its score: {verdict.score}" if few else None
    if verdict.why is Why.NOT_ATTEMPTED:
        return NOT_ATTEMPTED
    if verdict.why is Why.FAILED and finding:
        return finding.misconception or NO_DIAGNOSIS
    if verdict.raised:
        return f"error: {verdict.raised[1]}"
    return f"error: {finding.problem if finding else verdict.why.value}"


def _difference(wanted: str | None, verdict: Verdict, points: float) -> str:
    """How a verdict is not the one that is ``wanted``; empty if it is."""
    found = outcome_of(verdict, points)
    if found == wanted:
        return ""
    must = "must pass" if wanted is None else f"must fail with [{wanted}]"
    if found is None:
        return f"{must}, and passes."
    said = f"[{found}]" + "".join(f"\n    {line}" for line in _lines(verdict))
    return f"{must}, and fails with {said}."


def _lines(verdict: Verdict) -> list[str]:
    if not (finding := verdict.finding):
        return []
    known = CONTENT.catalogue.get(finding.misconception or "")
    return finding.lines(known, known.section if known else None)


def _unknown(exercises: Sequence[Exercise], corpus: Sequence[Answer]) -> list[Problem]:
    known = {
        (exercise.assignment.name, question)
        for exercise in exercises
        for question in exercise.questions
    }
    return [
        Problem(answer.where, "answers a question that does not exist.")
        for answer in corpus
        if (answer.unit, answer.question) not in known
    ]
