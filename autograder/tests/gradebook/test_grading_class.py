"""A class made from the corpus, graded: every score is the one expected, in every test cell.

Every question of every unit is answered by a stub, by the solution, or by one of its wrong and
right answers, in turn. Student number k gives the k-th of them, counted from another start for
each question, so that right and wrong answers meet in one notebook. That each answer of the corpus,
alone, earns what it should is the proof of `make corpus`; this is about notebooks and gradebooks.
"""

from __future__ import annotations

import csv
import html
import random
import re
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, zip_longest
from pathlib import Path

import pytest
from nbgrader.plugins.export import CsvExportPlugin

from autograder.authoring.corpus import CORPUS, NO_DIAGNOSIS, NOT_ATTEMPTED, Answer
from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook
from autograder.course.layout import SOLUTIONS, notebook_of
from autograder.course.manifest import read_manifest
from autograder.course.outcome import Outcome, Status, Submission
from autograder.course.roles import read_roles
from autograder.gradebook.cell_messages import finding_of
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.hidden import HiddenText
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.record import read_journal
from autograder.gradebook.results import read_results
from autograder.tests.devtools.simulated_class import Unit, copy_course, hand_in, read_unit
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = pytest.mark.slow

# How many students each unit has.
STUDENTS = 5


@dataclass(frozen=True)
class Handed:
    """What one student of the class handed in."""

    unit: Unit
    student: str
    answers: Mapping[str, Answer | None]
    wrote_prose: bool


@dataclass(frozen=True)
class SimulatedClass:
    course: Course
    units: Sequence[Unit]
    handed_in: Sequence[Handed]
    outcomes: Sequence[Outcome]
    pages: Sequence[Path]


# One class for all tests, so that nothing is graded twice.
@pytest.fixture(scope="module")
def made_up(tmp_path_factory):
    # Hidden inputs are drawn from secret seeds; a test draws the same every time.
    chance = random.Random("a class made from the corpus")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
        yield make_class(tmp_path_factory)


def make_class(tmp_path_factory: pytest.TempPathFactory) -> SimulatedClass:
    root = tmp_path_factory.mktemp("class")
    copy_course(REPOSITORY, root)
    release(root)
    course = Course(root)
    units = [
        _in_turn(read_unit(root, name, corpus=REPOSITORY / CORPUS)) for name in read_manifest(root)
    ]
    handed_in = [handed for unit in units for handed in _handed_in(unit)]
    for handed in handed_in:
        folder = course.submitted(handed.student, handed.unit.name)
        hand_in(handed.unit, handed.answers, _prose(handed), folder)
    for unit in units:
        folder = course.submitted("unreadable", unit.name)
        hand_in(unit, {}, {}, folder).write_text("{", "utf-8")
    outcomes = grade_class(root)
    return SimulatedClass(course, units, handed_in, outcomes, write_pages(root))


def test_every_question_is_answered_in_many_ways_and_every_unit_rightly_and_wrongly(made_up):
    for unit in made_up.units:
        handed_in = [handed for handed in made_up.handed_in if handed.unit is unit]
        kinds = Counter(
            answer.kind if answer else "stub"
            for handed in handed_in
            for answer in handed.answers.values()
        )

        assert kinds["stub"] >= 1 and min(kinds["right"], kinds["wrong"]) >= STUDENTS
        for question, answers in unit.answers.items():
            given = [handed.answers[question] for handed in handed_in]
            names = {answer.name if answer else None for answer in given}

            assert len(names) == min(STUDENTS, len(answers))


def test_every_score_in_the_gradebook_is_the_expected_one(made_up):
    wrong = []
    with made_up.course.gradebook() as gradebook:
        for handed in made_up.handed_in:
            name = handed.unit.name
            grades = {
                grade.name: (grade.auto_score, grade.score, grade.needs_manual_grade)
                for grade in gradebook.find_submission_notebook(
                    notebook_of(name), name, handed.student
                ).grades
            }
            wrong += [
                (handed.student, cell, grades[cell], points, _answer(handed, cell))
                for cell, points in handed.unit.expected(handed.answers).items()
                if grades[cell] != (points, points, False)
            ]

    assert wrong == []


def test_every_mistake_is_called_what_the_corpus_calls_it(made_up):
    journal = read_journal(made_up.course.root)
    wrong = []
    for handed in made_up.handed_in:
        entry = journal[Submission(handed.student, handed.unit.name)].latest
        found = {each.test: each.finding.misconception for each in entry.verdicts if each.finding}
        for cell, outcome in _failing(handed):
            expected = None if outcome in (NO_DIAGNOSIS, NOT_ATTEMPTED) else outcome
            if found.get(cell, "nothing") != expected:
                wrong.append((handed.student, cell, found, outcome, _answer(handed, cell)))

    assert wrong == []


def test_a_notebook_a_page_and_the_journal_tell_the_same(made_up):
    journal = read_journal(made_up.course.root)
    for handed in made_up.handed_in[::7]:
        name = handed.unit.name
        notebook = read_notebook(made_up.course.graded(handed.student, name))
        stored = {
            cell.name: finding_of(notebook.cells[cell.index]) for cell in read_roles(notebook)
        }
        for verdict in journal[Submission(handed.student, name)].latest.verdicts:
            assert stored[verdict.test] == verdict.finding


def test_nobody_who_is_honest_is_flagged_or_told_of_repairs(made_up):
    noted = [
        (outcome.submission, note.text)
        for outcome in made_up.outcomes
        for note in outcome.notes
        if (note.flagged or not note.private) and not note.may_be_honest
    ]

    assert noted == []


def test_prose_is_left_to_a_person_and_a_blank_is_not(made_up):
    assert any(unit.prose for unit in made_up.units)

    with made_up.course.gradebook() as gradebook:
        for handed in made_up.handed_in:
            name = handed.unit.name
            for cell in handed.unit.prose:
                grade = gradebook.find_grade(cell, notebook_of(name), name, handed.student)
                assert grade.needs_manual_grade is handed.wrote_prose
                assert grade.auto_score == (None if handed.wrote_prose else 0)


def test_nbgraders_export_has_the_expected_totals(made_up, tmp_path):
    with made_up.course.gradebook() as gradebook:
        export = CsvExportPlugin()
        export.to = str(tmp_path / "grades.csv")
        export.export(gradebook)
    with (tmp_path / "grades.csv").open(encoding="utf-8") as file:
        exported = {
            (row["student_id"], row["assignment"]): float(row["score"])
            for row in csv.DictReader(file)
        }

    for handed in made_up.handed_in:
        total = sum(handed.unit.expected(handed.answers).values())
        assert exported[handed.student, handed.unit.name] == total


def test_our_results_have_the_same_scores_and_none_for_the_unreadable_one(made_up):
    results = {(r.student, r.assignment): r for r in read_results(made_up.course)}

    for unit in made_up.units:
        unreadable = results.pop(("unreadable", unit.name))
        assert (unreadable.status, unreadable.score) == (Status.NOT_GRADED, None)
    assert len(results) == len(made_up.handed_in)
    for handed in made_up.handed_in:
        result = results[handed.student, handed.unit.name]
        assert result.status is Status.GRADED
        total = sum(handed.unit.expected(handed.answers).values())
        assert result.score == total
        assert (result.waiting > 0) is bool(handed.wrote_prose and handed.unit.prose)


def test_no_feedback_page_has_a_line_of_a_hidden_test(made_up):
    course = made_up.course
    for unit in made_up.units:
        source = read_notebook(course.root / SOLUTIONS / unit.name / f"{unit.name}_exercise.ipynb")
        names = [cell.name for cell in read_roles(source)]
        for handed in (handed for handed in made_up.handed_in if handed.unit is unit):
            own = [answer.source for answer in handed.answers.values() if answer]
            hidden = HiddenText([cell.source for cell in source.cells], known=[*own, *names])
            page = course.feedback(handed.student, unit.name).read_text("utf-8")
            graded = course.graded(handed.student, unit.name).read_text("utf-8")
            # Code is coloured word by word; without the tags it is text again.
            text = html.unescape(re.sub(r"<[^>]*>", "", page))

            assert hidden.is_in(graded)
            assert not hidden.is_in(text)
            assert handed.student in text


def _in_turn(unit: Unit) -> Unit:
    """The same answers, wrong and right ones in turn below the stub and the solution."""
    answers: dict[str, list[Answer | None]] = {}
    for question, (stub, solution, *rest) in unit.answers.items():
        wrong = [answer for answer in rest if answer and answer.kind == "wrong"]
        right = [answer for answer in rest if answer and answer.kind == "right"]
        pairs = zip_longest(wrong, right)
        answers[question] = [stub, solution, *(each for pair in pairs for each in pair if each)]
    return replace(unit, answers=answers)


def _handed_in(unit: Unit) -> Iterator[Handed]:
    for number, answers in enumerate(islice(unit.every_answer(), STUDENTS)):
        yield Handed(unit, f"student-{number:02d}", answers, wrote_prose=number % 2 == 0)


def _prose(handed: Handed) -> Mapping[str, str]:
    return handed.unit.prose if handed.wrote_prose else {}


def _failing(handed: Handed) -> Iterator[tuple[str, str]]:
    """Each test cell that a wrong answer fails, and what the corpus says it must name."""
    for answer in handed.answers.values():
        if answer:
            yield from answer.fails.items()


def _answer(handed: Handed, cell: str) -> str:
    """What a student answered to the question that ``cell`` tests, for the failure's message."""
    tests = handed.unit.tests
    answer = handed.answers[next(question for question in tests if cell in tests[question])]
    return answer.where if answer else "stub"
