"""The outline says what the notebooks say, and `make check` holds it to them."""

from __future__ import annotations

import pytest

from autograder.authoring.outlining import OUTLINE, make_outline, verify_outline, write_outline
from autograder.authoring.releasing import release
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.outline import Section, TestCell, read_outline
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import REPOSITORY, UNIT


@pytest.fixture
def course(course):
    """The small course with a package that has an outline."""
    (course / OUTLINE).parent.mkdir()
    edit_lesson(course, "", "**Time:** 20 minutes\n\n")
    release(course)
    return course


def edit_lesson(course, old, new):
    path = course / f"course/{UNIT}.ipynb"
    notebook = read_notebook(path)
    first = next(cell for cell in notebook.cells if cell.cell_type == "markdown")
    assert old in first.source
    first.source = first.source.replace(old, new) if old else f"{first.source}\n\n{new}".strip()
    write_notebook(path, notebook, NotebookKind.LESSON)


def edit(course, index, old, new):
    [path] = (course / "solutions" / UNIT).glob("*.ipynb")
    notebook = read_notebook(path)
    assert old in notebook.cells[index].source
    notebook.cells[index].source = notebook.cells[index].source.replace(old, new)
    write_notebook(path, notebook, NotebookKind.SOLUTION)


def test_a_course_without_a_package_of_its_own_has_no_outline(sound_course):
    assert write_outline(sound_course) is False
    assert verify_outline(sound_course) == []


def test_the_outline_of_a_course_tells_its_questions(course):
    [unit] = read_outline(course / OUTLINE).units
    square, why = unit.questions

    assert (unit.id, unit.number, unit.title, unit.points) == (UNIT, "01", "Squares", 3)
    assert (course / unit.lesson).is_file() and (course / unit.exercise).is_file()
    assert unit.headings == ("Squares", "1.1 Squaring")
    assert unit.minutes == 10
    assert square.names == ("square",)
    assert (square.id, square.number, square.title, square.points) == ("square", 1, "the square", 2)
    assert square.tests == (TestCell("square-test", 2, hidden=False, has_hidden=True),)
    assert square.sections == (Section(UNIT, "1.1 Squaring"),)
    assert (why.id, why.by_hand, why.points, why.tests) == ("square-why", True, 1, ())


def test_a_section_that_the_question_links_to_comes_before_those_of_its_idea(course):
    lesson = course / f"course/{UNIT}.ipynb"
    notebook = read_notebook(lesson)
    notebook.cells[-1].source += "\n\n## 1.2 Roots, `really`"
    write_notebook(lesson, notebook, NotebookKind.LESSON)
    link = f"[1.2](../../course/{UNIT}.ipynb#1.2-Roots,-really)\n\nWrite"
    edit(course, 1, "Write", link)

    assert make_outline(course).units[0].questions[0].sections == (
        Section(UNIT, "1.2 Roots, really"),
    )


def test_what_is_written_is_read_again(course):
    made = make_outline(course)

    assert read_outline(course / OUTLINE) == made
    square, why = made.units[0].questions
    assert made.find_test(UNIT, "square-test") == (square, square.tests[0])
    assert made.find_test(UNIT, "square-why") is None
    assert made.find_test("99_other", "square-test") is None
    assert made.find_question(UNIT, "square-why") == why


def test_an_edit_that_no_release_followed_is_a_problem_that_release_mends(course):
    assert verify_outline(course) == []
    edit(course, 1, "the square", "the square of a number")

    [problem] = verify_outline(course)

    assert "does not say what the notebooks say" in problem.what
    assert problem.mend == "make release"
    assert release(course) is True
    assert verify_outline(course) == []
    assert write_outline(course) is False


def test_a_question_without_number_and_title_is_a_problem(course):
    edit(course, 1, "## Question 1: the square", "## The square")
    release(course)

    [problem, *_] = verify_outline(course)

    assert problem.where == f"solutions/{UNIT}/{UNIT}_exercise.ipynb, cell `square`"
    assert "its question has no heading" in problem.what


def test_an_exercise_that_takes_longer_than_its_questions_is_a_problem(course):
    edit(course, 1, "**5 minutes**", "**25 minutes**\n\n**Time:** 15 minutes")
    release(course)

    [problem, *_] = verify_outline(course)

    assert problem.where == f"solutions/{UNIT}/{UNIT}_exercise.ipynb"
    assert "says 15 minutes in its opening, and its questions 30 together" in problem.what


def test_a_lesson_that_does_not_say_its_time_is_a_problem(course):
    edit_lesson(course, "**Time:** 20 minutes", "Take your time.")
    release(course)

    [problem] = verify_outline(course)

    assert str(problem) == f"course/{UNIT}.ipynb: its opening does not say `**Time:** 60 minutes`."


def test_a_missing_outline_is_a_problem_and_an_empty_one_to_read(course):
    (course / OUTLINE).unlink()

    assert verify_outline(course)[0].mend == "make release"
    assert read_outline(course / OUTLINE).units == ()


@pytest.mark.parametrize("text", ["{", "[]", '{"repository": "a/b", "units": [{}]}'])
def test_a_file_that_is_no_outline_is_refused(tmp_path, text):
    (tmp_path / "outline.json").write_text(text, "utf-8")

    with pytest.raises(AuthorError, match="make release"):
        read_outline(tmp_path / "outline.json")


def test_a_unit_may_keep_its_hidden_tests_to_itself(course):
    manifest = course / "solutions/assignments.toml"
    text = manifest.read_text("utf-8")
    assert make_outline(course).units[0].self_marking is True
    manifest.write_text(text.replace("lesson =", "self_marking = false\nlesson ="), "utf-8")

    assert make_outline(course).units[0].self_marking is False


def test_a_flag_that_is_none_is_refused(course):
    manifest = course / "solutions/assignments.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text.replace("lesson =", 'self_marking = "no"\nlesson ='), "utf-8")

    with pytest.raises(AuthorError, match="self_marking` is neither true nor false"):
        make_outline(course)


def test_every_question_of_this_course_has_a_title_minutes_and_a_section():
    units = read_outline(REPOSITORY / OUTLINE).units
    questions = [question for unit in units for question in unit.questions]

    assert len(units) > 10 and len(questions) > 90
    assert all(each.title and each.minutes and each.sections for each in questions)
    assert all(unit.lesson_minutes for unit in units)


def test_an_exercise_takes_as_long_as_its_questions_rounded():
    for unit in read_outline(REPOSITORY / OUTLINE).units:
        asked = sum(question.minutes for question in unit.questions)

        assert abs(unit.minutes - asked) <= 5 and unit.minutes % 5 == 0, unit.id
