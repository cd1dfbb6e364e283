"""A class made from the corpus, graded by stock nbgrader: every score is the one expected.

Every question is answered by a stub, the solution, an unusual right answer and two wrong ones.
Student number k gives the k-th of them, counted from another start for each question, so that
right and wrong answers meet in one notebook. (`make corpus` tries all answers, faster.)
"""

from __future__ import annotations

import csv
import html
import re
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest
from nbgrader.plugins.export import CsvExportPlugin

from autograder.grading.course import Course, autograde, register, write_feedback
from autograder.grading.hidden import HiddenText
from autograder.grading.made_up import Unit, hand_in, read_unit
from autograder.grading.outcome import Status
from autograder.grading.results import read_results
from autograder.notebooks.canonical import read_notebook
from autograder.notebooks.layout import LESSONS, SOLUTIONS
from autograder.notebooks.roles import read_roles
from autograder.release.corpus import CORPUS, Answer
from autograder.release.manifest import read_manifest
from autograder.release.releasing import CONFIG
from autograder.tests.notebook_fixtures import REPOSITORY

pytestmark = pytest.mark.slow

WRONG_ANSWERS = 2
STUDENTS = 3 + WRONG_ANSWERS


@dataclass
class MadeUpClass:
    course: Course
    unit: Unit
    chosen: dict[str, Mapping[str, Answer | None]]
    wrote_prose: set[str]


# Every third unit: real kernels are slow, and `make corpus` tries every answer of all units.
@pytest.fixture(scope="module", params=sorted(read_manifest(REPOSITORY))[::3])
def made_up(request, tmp_path_factory):
    root = tmp_path_factory.mktemp("class")
    shutil.copy(REPOSITORY / CONFIG, root)
    shutil.copytree(REPOSITORY / SOLUTIONS, root / SOLUTIONS)
    shutil.copytree(REPOSITORY / LESSONS, root / LESSONS)
    course = Course(root)
    register(course, request.param)
    unit = read_unit(root, request.param, corpus=REPOSITORY / CORPUS)
    chosen: dict[str, Mapping[str, Answer | None]] = {}
    for number in range(STUDENTS):
        chosen[f"student-{number}"] = {
            question: _few(answers)[(number + start) % STUDENTS]
            for start, (question, answers) in enumerate(unit.answers.items())
        }
    wrote_prose = {student for number, student in enumerate(chosen) if number % 2 == 0}
    for student, answers in chosen.items():
        prose = unit.prose if student in wrote_prose else {}
        hand_in(unit, answers, prose, course.submitted(student, unit.name))
    unreadable = course.submitted("unreadable", unit.name)
    hand_in(unit, {}, {}, unreadable).write_text("{", "utf-8")
    for student, assignment in sorted(course.submissions()):
        autograde(course, student, assignment)
    return MadeUpClass(course, unit, chosen, wrote_prose)


def test_every_question_is_answered_in_every_way(made_up):
    for question in made_up.unit.answers:
        given = [chosen[question] for chosen in made_up.chosen.values()]

        assert given.count(None) == 1
        assert len({answer.name for answer in given if answer}) == STUDENTS - 1
        assert sum(answer.kind == "wrong" for answer in given if answer) == WRONG_ANSWERS


def test_every_score_in_the_gradebook_is_the_expected_one(made_up):
    unit, wrong = made_up.unit, []
    with made_up.course.gradebook() as gradebook:
        for student, chosen in made_up.chosen.items():
            for cell, points in unit.expected(chosen).items():
                grade = gradebook.find_grade(cell, unit.name, unit.name, student)
                if (grade.auto_score, grade.score, grade.needs_manual_grade) != (
                    points,
                    points,
                    False,
                ):
                    wrong.append((student, cell, grade.score, points, _answer(unit, cell, chosen)))

    assert wrong == []


def test_prose_is_left_to_a_person_and_a_blank_is_not(made_up):
    unit = made_up.unit
    assert unit.prose

    with made_up.course.gradebook() as gradebook:
        for student in made_up.chosen:
            for cell in unit.prose:
                grade = gradebook.find_grade(cell, unit.name, unit.name, student)
                wrote = student in made_up.wrote_prose
                assert grade.needs_manual_grade is wrote
                assert grade.auto_score == (None if wrote else 0)


def test_nbgraders_export_has_the_expected_totals(made_up, tmp_path):
    with made_up.course.gradebook() as gradebook:
        export = CsvExportPlugin()
        export.to = str(tmp_path / "grades.csv")
        export.export(gradebook)
    with (tmp_path / "grades.csv").open(encoding="utf-8") as file:
        exported = {row["student_id"]: float(row["score"]) for row in csv.DictReader(file)}

    # nbgrader gives the unreadable one a zero; `read_results` does not.
    assert exported.pop("unreadable") == 0
    assert exported == {
        student: sum(made_up.unit.expected(chosen).values())
        for student, chosen in made_up.chosen.items()
    }


def test_our_results_have_the_same_scores_and_none_for_the_unreadable_one(made_up):
    results = {result.student: result for result in read_results(made_up.course)}

    unreadable = results.pop("unreadable")

    assert (unreadable.status, unreadable.score) == (Status.NOT_GRADED, None)
    for student, chosen in made_up.chosen.items():
        assert results[student].status is Status.GRADED
        assert results[student].score == sum(made_up.unit.expected(chosen).values())
        assert (results[student].waiting > 0) is (student in made_up.wrote_prose)


def test_no_feedback_page_has_a_line_of_a_hidden_test(made_up):
    course, name = made_up.course, made_up.unit.name
    source = read_notebook(course.root / SOLUTIONS / name / f"{name}.ipynb")
    names = [cell.name for cell in read_roles(source)]

    for student, chosen in made_up.chosen.items():
        own = [answer.source for answer in chosen.values() if answer]
        hidden = HiddenText([cell.source for cell in source.cells], known=[*own, *names])
        write_feedback(course, student, name)
        page = course.feedback(student, name, name).read_text("utf-8")
        # Code is coloured word by word; without the tags it is text again.
        text = html.unescape(re.sub(r"<[^>]*>", "", page))

        assert hidden.is_in(course.graded(student, name, name).read_text("utf-8"))
        assert not hidden.is_in(text)
        assert student in text


def _answer(unit: Unit, cell: str, chosen: Mapping[str, Answer | None]) -> str:
    """What a student answered to the question that ``cell`` tests, for the failure's message."""
    answer = chosen[next(question for question, tests in unit.tests.items() if cell in tests)]
    return answer.where if answer else "stub"


def _few(answers: Sequence[Answer | None]) -> list[Answer | None]:
    """The stub, the solution, the last right answer, and wrong ones from all over the list."""
    right = [answer for answer in answers if answer and answer.kind == "right"]
    wrong = [answer for answer in answers if answer and answer.kind == "wrong"]
    places = [number * len(wrong) // WRONG_ANSWERS for number in range(WRONG_ANSWERS)]
    return [None, right[0], right[-1], *(wrong[place] for place in places)]
