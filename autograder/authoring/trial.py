"""A blind trial: answers that somebody wrote from the learner's files alone, graded as learners
are, with what each was told, for a person to judge.

    <folder>/<unit>/<question>/right_*.py     by the text of the question, it should pass
    <folder>/<unit>/<question>/wrong_*.py     and this should not

A file is an answer as in the corpus, without the `# fails:` lines: nobody knows them yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from autograder.authoring.corpus import Answer, read_corpus
from autograder.authoring.exercise import (
    Exercise,
    grade_answers,
    read_exercise,
    refuse_outdated,
    told,
)
from autograder.content import CONTENT
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Verdict, Why
from autograder.course.problems import AuthorError
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level

_JOBS = 3
# What becomes of an answer, in the order of the table; of several failing cells the best counts.
FATES = ("passed", "refused", "accepted", "cause", "evidence", "bare", "unjudged")


@dataclass(frozen=True)
class Tried:
    """One answer of the trial, and the verdicts on its question.

    Attributes:
        detail: why there is no verdict, if there is none: the engine's fault, never the answer's.
        flags: what an instructor is asked to look at in a submission with this answer.
    """

    answer: Answer
    verdicts: Sequence[Verdict]
    detail: str = ""
    flags: Sequence[str] = ()

    @property
    def failing(self) -> Sequence[Verdict]:
        """The verdicts that cost points."""
        return [verdict for verdict in self.verdicts if verdict.why is not Why.PASSED]

    @property
    def fate(self) -> str:
        """One of ``FATES``: whether it passed, or the most it was told."""
        if self.detail:
            return "unjudged"
        if self.answer.kind == "right":
            return "refused" if self.failing else "passed"
        findings = [verdict.finding for verdict in self.failing]
        if not findings:
            return "accepted"
        if any(finding and finding.misconception for finding in findings):
            return "cause"
        return "bare" if all(finding and finding.is_bare for finding in findings) else "evidence"

    def lines(self) -> Iterator[str]:
        """What a person reads to judge it: the thought, the fate, and what each cell said."""
        yield f"{self.answer.where}: {self.fate}"
        yield f"  # {self.answer.title}"
        if self.detail:
            yield f"  {self.detail}"
        for flag in self.flags:
            yield f"  flagged: {flag}"
        for verdict in self.failing:
            yield f"  {verdict.test}:"
            yield from (f"    {line}" for line in told(verdict))


def hold_trial(root: Path, folder: Path) -> list[Tried]:
    """Grade every answer below ``folder``, each alone in a notebook as it was released.

    Raises:
        AuthorError: there is none, one is for no question of the course, or a unit was changed
            since it was released.
    """
    answers = read_corpus(folder, in_trial=True)
    if not answers:
        raise AuthorError(f"{folder}: holds no <unit>/<question>/right_*.py or wrong_*.py.")
    units = {answer.unit for answer in answers} & set(read_manifest(root))
    exercises = {unit: read_exercise(root, unit) for unit in units}
    for answer in answers:
        if answer.unit not in exercises or (
            answer.question not in exercises[answer.unit].questions
        ):
            raise AuthorError(f"{answer.where}: answers a question that does not exist.")
    refuse_outdated(exercises.values())
    with (
        Engine(strongest_level(), CONTENT, hidden=[root, folder]) as engine,
        ThreadPoolExecutor(_JOBS) as pool,
    ):
        return list(pool.map(partial(_try, engine, exercises), answers))


def describe_trial(tried: Sequence[Tried]) -> str:
    """A table with a line for each unit, and one for all of them."""
    units = sorted({one.answer.unit for one in tried})
    rows = [_row(unit, [one for one in tried if one.answer.unit == unit]) for unit in units]
    heads = ["unit", *FATES, "flagged"]
    table = [heads, *rows, *([_row("all", tried)] if len(units) > 1 else [])]
    widths = [max(len(row[column]) for row in table) for column in range(len(heads))]
    return "\n".join(
        "  ".join(text.rjust(width) for text, width in zip(row, widths, strict=True))
        for row in table
    )


def _try(engine: Engine, exercises: dict[str, Exercise], answer: Answer) -> Tried:
    exercise = exercises[answer.unit]
    outcome = grade_answers(engine, exercise, [answer])
    tests = exercise.questions[answer.question]
    found = [verdict for verdict in outcome.verdicts if verdict.test in tests]
    if len(found) != len(tests):
        return Tried(answer, (), outcome.detail or "not every test of it was judged")
    flags = [note.text for note in outcome.notes if note.flagged]
    return Tried(answer, found, flags=flags)


def _row(name: str, tried: Sequence[Tried]) -> list[str]:
    counts = Counter(one.fate for one in tried)
    flagged = sum(bool(one.flags) for one in tried)
    return [name, *(str(counts[fate]) for fate in FATES), str(flagged)]
