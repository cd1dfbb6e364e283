"""An answer that reaches learners is found, by whatever door; teaching an idiom is no leak."""

from __future__ import annotations

import re

import pytest

from autograder.authoring.leaks import meaningful, verify_no_leaks
from autograder.authoring.package import wheel_texts
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.manifest import read_manifest
from autograder.tests.support.notebook_fixtures import (
    ANSWER,
    CORPUS_ANSWERS,
    PROSE,
    UNIT,
    code,
    markdown,
)

LEAKED_TEST = 'assert square(-number) == number**2, "hidden"'
LONG_ANSWER = '''\
def square(number):
    """Return the number times itself."""
    ### BEGIN SOLUTION
    left_hand_factor = number + 0
    right_hand_factor = number + 0
    product_of_both = left_hand_factor * right_hand_factor
    return product_of_both - 0
    ### END SOLUTION
'''


def leaks(course, package=None):
    problems = verify_no_leaks(course, read_manifest(course), package or {})
    return "\n".join(map(str, problems))


def edit(path, kind, change):
    notebook = read_notebook(path)
    change(notebook)
    write_notebook(path, notebook, kind)


@pytest.fixture
def exercise(course):
    return course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb"


@pytest.fixture
def lesson(course):
    return course / "course" / f"{UNIT}.ipynb"


def test_sound_course_shows_nothing(sound_course):
    assert leaks(sound_course, wheel_texts(sound_course)) == ""


@pytest.mark.parametrize(
    ("line", "names"),
    [
        pytest.param(
            "product_of_number = number * number", "the solution of 01_squares, `square`", id="code"
        ),
        pytest.param(LEAKED_TEST, "a hidden test of 01_squares, `square-test`", id="hidden-test"),
        pytest.param(PROSE, "the solution of 01_squares, `square-why`", id="model-answer"),
    ],
)
@pytest.mark.parametrize("make", [code, markdown])
def test_one_line_in_an_exercise_is_a_leak(course, exercise, line, names, make):
    edit(exercise, NotebookKind.SOLUTION, lambda nb: nb.cells.append(make(f"Look:\n    {line}")))

    found = leaks(course)

    assert f"exercises/{UNIT}/{UNIT}_exercise.ipynb" in found
    assert names in found


def test_answer_key_beside_an_exercise_is_a_leak(course, exercise):
    (exercise.parent / "key.py").write_text(ANSWER, "utf-8")

    found = leaks(course)
    assert f"exercises/{UNIT}/key.py: shows the solution" in found
    assert "; write that line otherwise on one side, if only with other names." in found


def test_solution_in_an_exercises_metadata_is_a_leak(course, exercise):
    answer = "product_of_number = number * number"
    notebook = read_notebook(exercise)
    notebook.metadata["note"] = answer
    import nbformat

    nbformat.write(notebook, exercise)

    assert "metadata: shows the solution" in leaks(course)


def test_answered_question_in_a_lesson_is_a_leak(course, lesson):
    edit(lesson, NotebookKind.LESSON, lambda nb: nb.cells.append(code(ANSWER)))

    assert f"course/{UNIT}.ipynb" in leaks(course)
    assert "the solution of 01_squares, `square`" in leaks(course)


def test_several_lines_in_a_row_in_a_lesson_are_a_leak_under_any_name(course, lesson):
    source = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    edit(source, NotebookKind.SOLUTION, lambda nb: nb.cells[2].update(source=LONG_ANSWER))
    copied = LONG_ANSWER.replace("def square", "def other")
    edit(lesson, NotebookKind.LESSON, lambda nb: nb.cells.append(code(copied)))

    assert "the solution of 01_squares, `square`" in leaks(course)


def test_hidden_test_in_a_lessons_output_is_a_leak(course, lesson):
    edit(lesson, NotebookKind.LESSON, lambda nb: nb.cells[2].outputs[0].update(text=LEAKED_TEST))

    assert "a hidden test of 01_squares, `square-test`" in leaks(course)


def test_one_idiom_shared_with_a_lesson_is_no_leak(course, lesson):
    idiom = code("product_of_number = number * number")
    edit(lesson, NotebookKind.LESSON, lambda nb: nb.cells.append(idiom))

    assert leaks(course) == ""


def test_line_that_the_author_shows_is_no_leak(course, lesson):
    shown = "assert square(number) == number**2"
    edit(lesson, NotebookKind.LESSON, lambda nb: nb.cells.append(code(shown)))

    assert leaks(course) == ""


@pytest.mark.parametrize("name", ["wrong_double.py", "right_power.py"])
def test_corpus_answer_in_a_lesson_is_a_leak(course, lesson, name):
    body = CORPUS_ANSWERS[name].partition("def ")[2]
    edit(lesson, NotebookKind.LESSON, lambda nb: nb.cells.append(code(f"def {body}")))

    assert f"the corpus's {UNIT}/square/{name.removesuffix('.py')}" in leaks(course)


@pytest.mark.slow
def test_corpus_in_the_wheel_is_a_leak(course):
    settings = course / "pyproject.toml"
    text = settings.read_text("utf-8")
    listed = r'^exclude = \["autograder\.tests\*".*$'
    changed, found = re.subn(listed, "exclude = []", text, flags=re.M)
    assert found == 1
    settings.write_text(changed, "utf-8")
    (course / "autograder" / "tests").mkdir()
    (course / "autograder" / "tests" / "__init__.py").write_text("", "utf-8")

    found = leaks(course, wheel_texts(course))

    assert "the wheel, autograder/tests/__init__.py: ships tests" in found


@pytest.mark.slow
def test_answer_in_the_package_is_a_leak(course):
    (course / "autograder" / "keys.py").write_text(f"{ANSWER}\n# {LEAKED_TEST}\n", "utf-8")
    (course / "autograder" / "more.py").write_text(f"def f(number):\n    {LEAKED_TEST}\n", "utf-8")

    found = leaks(course, wheel_texts(course))

    assert "the wheel, autograder/keys.py: shows the solution of 01_squares, `square`" in found
    assert "the wheel, autograder/more.py: shows a hidden test of 01_squares" in found


@pytest.mark.slow
def test_building_the_wheel_leaves_the_checkout_as_it_is(course):
    before = sorted(course.rglob("*"))

    names = set(wheel_texts(course))

    assert "autograder/__init__.py" in names
    assert sorted(course.rglob("*")) == before


def test_lines_that_tell_nothing_are_not_compared():
    text = "import torch\n  # a long comment here\ndef function():\n    return None\n    x = 1\n"

    assert meaningful(text) == []
    assert meaningful("    loss  =  (y - x).sum()") == ["loss = (y - x).sum()"]
