"""A class that began with an older release, whose notebooks had the names of their lessons."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from autograder.authoring.releasing import release
from autograder.course.layout import former_notebook_of, notebook_of
from autograder.course.outcome import Status, Submission
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.record import read_journal
from autograder.gradebook.results import read_results
from autograder.tests.devtools.stock import make_stock_copy, run_nbgrader, run_program
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course

pytestmark = pytest.mark.slow

RIGHT = {"double": answer("def double(x):\n    return 2 * x")}
WRONG = {"double": answer("def double(x):\n    return x * x")}
NEW, OLD = f"{notebook_of(UNIT)}.ipynb", f"{former_notebook_of(UNIT)}.ipynb"


@pytest.fixture
def course(tmp_path) -> Course:
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    return course


def hand_in_the_old_one(course: Course, student: str, chosen=RIGHT) -> Path:
    made = hand_in_as(course, student, chosen, {"leaf-why": "Nothing made it."})
    return made.rename(made.with_name(OLD))


def as_of_an_older_release(course: Course, folder: Path) -> Course:
    """``course``, graded and released by nbgrader alone, when its notebook had its former name."""
    stock = make_stock_copy(course.root, folder)
    shutil.rmtree(stock.root / "exercises")
    source = stock.root / "solutions" / UNIT / NEW
    source.rename(source.with_name(OLD))
    for step in ("generate_assignment", "autograde"):
        done = run_nbgrader(stock.root, step, UNIT)
        assert done.returncode == 0, done.stderr
    return stock


def grades(course: Course, student: str) -> dict[str, tuple[float | None, float | None]]:
    with course.gradebook() as gradebook:
        [book] = gradebook.find_submission(UNIT, student).notebooks
        assert book.name == notebook_of(UNIT)
        return {grade.name: (grade.auto_score, grade.manual_score) for grade in book.grades}


def test_what_is_handed_in_with_its_former_name_is_graded_and_gets_its_page(course):
    hand_in_the_old_one(course, "ada")
    hand_in_as(course, "bob", RIGHT)

    outcomes = grade_class(course.root)
    pages = write_pages(course.root)

    assert [outcome.status for outcome in outcomes] == [Status.GRADED] * 2
    assert outcomes[0].scores == outcomes[1].scores and outcomes[0].scores["double-hidden"] == 1
    assert not outcomes[0].flagged
    assert grades(course, "ada")["double-test"] == (2, None)
    assert [path.name for path in pages] == [f"{notebook_of(UNIT)}.html"] * 2
    assert "Doubling" in pages[0].read_text("utf-8")


def test_of_an_older_and_a_newer_notebook_the_newer_counts_and_that_is_said(course):
    hand_in_the_old_one(course, "ada", WRONG)
    newer = hand_in_as(course, "eve", RIGHT, {"leaf-why": "Nothing made it."})
    newer.rename(course.submitted("ada", UNIT) / NEW)

    [outcome, _] = grade_class(course.root)

    assert outcome.scores["double-test"] == 2
    [note] = [note for note in outcome.notes if OLD in note.text]
    assert note.text == (
        f"`{NEW}` was graded; `{OLD}`, its name in an older release, was not."
    ) and not (note.flagged or note.private)


def test_a_gradebook_of_an_older_release_keeps_every_score(course, tmp_path):
    hand_in_the_old_one(course, "ada")
    hand_in_the_old_one(course, "bob", WRONG)
    stock = as_of_an_older_release(course, tmp_path / "stock")
    set_by_hand = (
        "from nbgrader.api import Gradebook; import sys\n"
        "with Gradebook(sys.argv[1]) as book:\n"
        f"    grade = book.find_grade('leaf-why', '{UNIT}', '{UNIT}', 'ada')\n"
        "    grade.manual_score, grade.needs_manual_grade = 2.5, False\n"
        f"    book.find_comment('leaf-why', '{UNIT}', '{UNIT}', 'ada').manual_comment = 'nearly'\n"
        "    book.db.commit()\n"
    )
    url = f"sqlite:///{stock.root / 'work' / 'gradebook.db'}"
    assert run_program(stock.root, sys.executable, "-c", set_by_hand, url).returncode == 0
    for name in ("gradebook.db", "autograded"):
        shutil.move(stock.root / "work" / name, course.root / "work" / name)
    said: list[str] = []

    first = {each.student: each.score for each in read_results(course)}
    before = {student: grades(course, student) for student in ("ada", "bob")}
    outcomes = grade_class(course.root, say=said.append)

    assert before["ada"]["leaf-why"] == (None, 2.5) and before["ada"]["double-test"] == (2, None)
    assert before["bob"]["double-test"] == (0, None)
    assert first == {"ada": 2 + 1 + 2.5, "bob": 0}
    assert {outcome.status for outcome in outcomes} == {Status.GRADED}
    assert {student: grades(course, student) for student in before} == before
    assert course.graded("ada", UNIT).is_file()
    assert not course.graded("ada", UNIT).with_name(OLD).exists()
    [page, _] = write_pages(course.root)
    assert "nearly" in page.read_text("utf-8")


def test_what_we_graded_before_the_renaming_is_not_graded_again(course):
    hand_in_the_old_one(course, "ada")
    grade_class(course.root)
    page = write_pages(course.root)[0].rename(
        course.feedback("ada", UNIT).with_name(f"{UNIT}.html")
    )
    course.graded("ada", UNIT).rename(course.graded("ada", UNIT).with_name(OLD))
    with course.gradebook() as gradebook:
        gradebook.find_notebook(notebook_of(UNIT), UNIT).name = former_notebook_of(UNIT)
        gradebook.db.commit()
    said: list[str] = []

    again = grade_class(course.root, say=said.append)

    assert again == []
    assert said == [f"The gradebook has the new names of the notebooks of {UNIT} now."]
    assert read_journal(course.root)[Submission("ada", UNIT)].latest.status is Status.GRADED
    assert grades(course, "ada")["double-test"] == (2, None)
    assert write_pages(course.root) and not page.exists()
