"""A large class whose work is recorded and never run: for what only reads results.

Each answer comes from the corpus, which says what every test of it earns and names; so the
journal, the gradebook and the graded notebooks are what grading would have written.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from math import exp
from pathlib import Path

from autograder.authoring.corpus import CORPUS, NO_DIAGNOSIS, NOT_ATTEMPTED, Answer
from autograder.authoring.releasing import release
from autograder.course.findings import Finding
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Outcome, Status, Submission, Verdict, Why
from autograder.course.roles import Role
from autograder.gradebook.course import Course
from autograder.gradebook.record import Recorder
from autograder.tests.devtools.simulated_class import Unit, copy_course, hand_in, read_unit

FIRST = ("Ada", "Ben", "Chiara", "Dmitri", "Esra", "Femi", "Grace", "Hugo", "Ines", "Jun")
LAST = ("Abel", "Bruun", "Costa", "Diallo", "Eriksen", "Fuchs", "García", "Hoang", "Ito", "Jones")
SECTIONS = ("A", "B", "C")
_HANDS_IN = 0.92
_TOGETHER = 16


def record_class(
    root: Path, folder: Path, students: int, units: Sequence[str] = (), *, seed: str = "a class"
) -> Course:
    """Make ``folder`` a course like the one in ``root`` in which everybody was graded."""
    copy_course(root, folder)
    release(folder)
    course = Course(folder)
    names = list(units) or sorted(read_manifest(root))
    assignments = [read_assignment(folder, name) for name in names]
    learners = [student_id(number) for number in range(students)]
    _write_roster(folder, learners)
    with Recorder(folder, assignments, say=print) as recorder:
        for assignment in assignments:
            unit = read_unit(folder, assignment.name, corpus=root / CORPUS)
            work = _work(course, unit, assignment, learners, seed)
            while batch := list(islice(work, _TOGETHER)):
                for outcome in batch:
                    recorder.seed_of(outcome.submission)
                recorder.record(*batch)
    return course


def student_id(number: int) -> str:
    """The id of a learner, in which their name is."""
    first, last = FIRST[number % 10], LAST[number // 10 % 10]
    return f"{first}-{last}-{number:03d}".lower()


def _write_roster(folder: Path, learners: Sequence[str]) -> None:
    lines = ["id,first_name,last_name,email,lms_user_id,section"]
    for number, learner in enumerate(learners):
        first, last, _ = learner.split("-")
        section = SECTIONS[number % len(SECTIONS)]
        lines.append(
            f"{learner},{first.title()},{last.title()},{learner}@example.org,"
            f"{4000 + number},{section}"
        )
    path = folder / "work" / "roster.csv"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([*lines, ""]), "utf-8")


def _work(
    course: Course, unit: Unit, assignment: GradedAssignment, learners: Sequence[str], seed: str
) -> Iterator[Outcome]:
    for learner in learners:
        chance = random.Random(f"{seed}/{unit.name}/{learner}")
        if chance.random() > _HANDS_IN:
            continue
        ability = random.Random(f"{seed}/{learner}").gauss(0.6, 1)
        chosen = {question: _choose(unit, question, ability, chance) for question in unit.answers}
        chosen = {question: _signed(each, learner) for question, each in chosen.items()}
        prose = unit.prose if chance.random() < 0.9 else {}
        hand_in(unit, chosen, prose, course.submitted(learner, unit.name))
        yield outcome_of(unit, assignment, learner, chosen, prose)


def _choose(unit: Unit, question: str, ability: float, chance: random.Random) -> Answer | None:
    """Right as ability and difficulty say; of wrong answers, some are much more frequent."""
    answers = [each for each in unit.answers[question] if each]
    right = [each for each in answers if each.kind == "right"]
    wrong = [each for each in answers if each.kind == "wrong"]
    difficulty = random.Random(f"{unit.name}/{question}").gauss(0, 0.8)
    if chance.random() < 1 / (1 + exp(difficulty - ability)) or not wrong:
        return chance.choices(right, [1 / (place + 1) for place in range(len(right))])[0]
    if chance.random() < 0.12:
        return None
    random.Random(f"{unit.name}/{question}").shuffle(wrong)
    return chance.choices(wrong, [1 / (place + 1) for place in range(len(wrong))])[0]


def _signed(answer: Answer | None, learner: str) -> Answer | None:
    if answer is None:
        return None
    signed = copy.copy(answer)
    object.__setattr__(signed, "source", f"{answer.source}\n# {learner} wrote this")
    return signed


def outcome_of(
    unit: Unit,
    assignment: GradedAssignment,
    learner: str,
    chosen: Mapping[str, Answer | None],
    prose: Mapping[str, str],
) -> Outcome:
    """What the corpus says that grading ``chosen`` comes to."""
    notebook = copy.deepcopy(assignment.notebook)
    for cell in assignment.cells:
        if cell.role is Role.SOLUTION and (answer := chosen.get(cell.name)):
            notebook.cells[cell.index].source = answer.source
        elif cell.role is Role.MANUAL and cell.name in prose:
            notebook.cells[cell.index].source = prose[cell.name]
    scores = unit.expected(chosen)
    verdicts = tuple(
        _verdict(test, chosen.get(question), scores[test])
        for question, tests in unit.tests.items()
        for test in tests
    )
    unanswered = {name for name, answer in chosen.items() if answer is None}
    return Outcome(
        Submission(learner, unit.name),
        Status.GRADED,
        notebook=notebook,
        scores=scores,
        verdicts=verdicts,
        unanswered=frozenset(unanswered | (set(unit.prose) - set(prose))),
        seed="recorded",
    )


def _verdict(test: str, answer: Answer | None, score: float) -> Verdict:
    if answer is None:
        return Verdict(test, Why.NOT_ATTEMPTED, score)
    said = answer.fails.get(test)
    if said is None:
        return Verdict(test, Why.PASSED, score)
    if said == NOT_ATTEMPTED:
        return Verdict(test, Why.NOT_ATTEMPTED, score)
    named = None if said == NO_DIAGNOSIS else said
    return Verdict(
        test, Why.FAILED, score, Finding("It has the right shape but wrong values.",
                                         misconception=named)
    )  # fmt: skip
