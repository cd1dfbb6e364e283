"""The proof that the tests are right: stubs earn nothing, right answers everything, and each
wrong answer loses exactly the test cells it should, with exactly the reason it should be told.

All are graded by the engine that grades learners. A right answer is handed in alone, in a notebook
that is otherwise as it was released: no other answer may help it. Wrong ones are handed in with
wrong ones to the other questions, as a learner has them; one that is not told then what it should
be is handed in alone, and that counts: another one may have ended the process.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import zip_longest
from pathlib import Path

from autograder.authoring.bareness import Bareness, Heard, count_bare
from autograder.authoring.corpus import CORPUS, NO_DIAGNOSIS, NOT_ATTEMPTED, Answer, read_corpus
from autograder.authoring.exercise import (
    SEED,
    Exercise,
    grade_answers,
    read_exercise,
    refuse_outdated,
    told,
)
from autograder.authoring.silence import Silence, count_silence
from autograder.content import CONTENT
from autograder.course import devices
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Outcome, Verdict, Why
from autograder.course.problems import AuthorError, Problem
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level

_JOBS = 3


@dataclass(frozen=True)
class Proof:
    """How many answers were tried, and what was not as it must be."""

    tried: Mapping[str, int]
    problems: Sequence[Problem]
    silence: Silence = Silence()
    bareness: Bareness = Bareness()


def prove(
    root: Path,
    wanted: Sequence[str] = (),
    *,
    draws: int = 1,
    first: int = 1,
    cuda: bool = False,
) -> Proof:
    """Try every answer whose place starts with one of ``wanted`` (all if none is named).

    With ``cuda`` what asks for a second device is tried on a GPU, too, and must say there what it
    says elsewhere, unless the answer's header knows better.

    With more ``draws`` than one, each answer is tried again with as many other seeds: what
    becomes of it, and what it is told, must not depend on the numbers that a test drew.
    ``first`` numbers the first of them, so that another run can try others.
    """
    seeds = [SEED, *(f"draw {number}" for number in range(first, first + draws - 1))]
    tried = {"stub": 0, "solution": 0, "right": 0, "wrong": 0}
    problems: list[Problem] = []
    silent: list[tuple[Answer, bool]] = []
    heard: list[Heard] = []
    corpus = read_corpus(root / CORPUS)
    exercises = [read_exercise(root, name, cuda=cuda) for name in read_manifest(root)]
    chosen = [
        (exercise, [answer for answer in _answers(exercise, corpus) if _is_wanted(answer, wanted)])
        for exercise in exercises
    ]
    refuse_outdated(exercise for exercise, answers in chosen if answers)
    with (
        Engine(strongest_level(), CONTENT, hidden=[root]) as engine,
        ThreadPoolExecutor(_JOBS) as pool,
    ):
        for exercise, answers in chosen:
            for answer in answers:
                tried[answer.kind] += 1
            parties = _parties(answers)
            for party, verified in zip(
                parties,
                pool.map(partial(_verify_party, engine, exercise, seeds), parties),
                strict=True,
            ):
                for answer, found in zip(party, verified, strict=True):
                    problems += found.problems
                    silent.append((answer, found.is_silent))
                    heard += found.heard
    if not sum(tried.values()):
        names = ", ".join(wanted)
        raise AuthorError(f"{names or 'the corpus'}: no such answer below {CORPUS.as_posix()}.")
    silence, bareness = count_silence(silent, corpus), count_bare(heard, corpus)
    problems += [*_unknown(exercises, corpus), *_never_told(corpus)]
    problems += [*silence.problems(), *bareness.problems()]
    return Proof(tried, problems, silence, bareness)


def _is_wanted(answer: Answer, wanted: Sequence[str]) -> bool:
    return not wanted or any(answer.where.startswith(place) for place in wanted)


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


def _parties(answers: Sequence[Answer]) -> list[list[Answer]]:
    """The answers by submission; of those that share one each is to another question."""
    alone: list[list[Answer]] = []
    of_question: dict[str, list[Answer]] = defaultdict(list)
    for answer in answers:
        if answer.kind in ("solution", "right"):
            alone.append([answer])
        else:
            of_question[answer.question].append(answer)
    rows = zip_longest(*of_question.values())
    return alone + [[answer for answer in row if answer is not None] for row in rows]


@dataclass(frozen=True)
class _Verified:
    """What is not as the header of an answer says, and what was said of it otherwise."""

    problems: Sequence[Problem]
    is_silent: bool
    heard: Sequence[Heard]


def _verify_party(
    engine: Engine, exercise: Exercise, seeds: Sequence[str], party: Sequence[Answer]
) -> list[_Verified]:
    outcomes = {seed: _outcomes(engine, exercise, party, seed) for seed in seeds}
    return [
        _verify_answer(engine, exercise, answer, {s: found[n] for s, found in outcomes.items()})
        for n, answer in enumerate(party)
    ]


def _outcomes(
    engine: Engine, exercise: Exercise, party: Sequence[Answer], seed: str
) -> list[Outcome]:
    """What becomes of each answer: with the others if that is as its header says, else alone."""
    together = grade_answers(engine, exercise, party, seed=seed)
    return [
        grade_answers(engine, exercise, [answer], seed=seed)
        if len(party) > 1 and any(_unlike_its_header(exercise, answer, together))
        else together
        for answer in party
    ]


def _verify_answer(
    engine: Engine, exercise: Exercise, answer: Answer, outcomes: Mapping[str, Outcome]
) -> _Verified:
    tests = exercise.questions[answer.question]
    problems = [
        Problem(answer.where, f"names `{test}`, which is no test cell of its question.")
        for test in {*answer.fails, *(test for cells in answer.on.values() for test in cells)}
        if test not in tests
    ]
    first, *others = outcomes
    outcome = outcomes[first]
    said = list(_unlike_its_header(exercise, answer, outcome))
    problems += said
    for seed in () if said else others:
        problems += (
            problem._replace(where=f"{problem.where}, seed `{seed}`")
            for problem in _unlike_its_header(exercise, answer, outcomes[seed])
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
            said = _difference(answer.wanted(test), verdicts[test], points)
        if said:
            yield Problem(f"{answer.where}, cell `{test}`", said)
    if outcome.no_gpu:
        raise AuthorError(f"Nothing can be tried on {devices.GPU}: {outcome.no_gpu}.")
    on_gpu = {verdict.test: verdict for verdict in outcome.gpu_verdicts}
    for test in exercise.questions[answer.question]:
        wanted, points = answer.wanted(test, outcome.gpu), exercise.assignment.points[test]
        if test in on_gpu and (said := _difference(wanted, on_gpu[test], points)):
            yield Problem(f"{answer.where}, cell `{test}` on {outcome.gpu}", said)
    for note in outcome.notes:
        if note.flagged and note.cell not in on_gpu and not note.may_be_honest:
            yield Problem(answer.where, f"is an honest answer, and is noted: {note.text}")


def _is_told(engine: Engine, exercise: Exercise, answer: Answer, failed: set[str]) -> bool:
    """Whether one of the cells that ``failed`` fails for a learner, too."""
    says = {exercise.says(test) for test in failed}
    if says <= {False} or True in says:
        return True in says
    shown = grade_answers(engine, exercise, [answer], as_shown=True)
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
    said = "".join(f"\n    {line}" for line in told(verdict)) if verdict.finding else ""
    mend = "" if wanted is None else "; mend the check, or the header if that is true"
    return f"{must}, and fails with [{found}]{mend}.{said}"


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


def _never_told(corpus: Sequence[Answer]) -> Iterator[Problem]:
    """Lines ``# never:`` that forbid nothing: no check of the question is seen to name the idea."""
    told = {(answer.unit, answer.question, name) for answer in corpus for name in answer.named}
    for answer in corpus:
        for name in sorted(answer.never):
            if (answer.unit, answer.question, name) not in told:
                said = f"may never be told [{name}], which no answer to its question is told."
                yield Problem(answer.where, said)
