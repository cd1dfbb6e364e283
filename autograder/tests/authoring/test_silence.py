"""Wrong answers that pass every visible check are counted, and there are few of them."""

from __future__ import annotations

import pytest

from autograder.authoring.corpus import CORPUS, Answer, read_corpus
from autograder.authoring.outlining import OUTLINE
from autograder.authoring.silence import count_silence
from autograder.course.outline import read_outline
from autograder.tests.authoring.test_corpus import RIGHT, TWICE, make_course, run_corpus
from autograder.tests.support.notebook_fixtures import REPOSITORY

# What learners see is a test of the flag; the gradient is tested where they do not look.
BESIDE = """
@probe
def after_backward(values):
    x = make_leaf(values)
    (x * x).sum().backward()
    return {"x": x}

for values in drawn("make-leaf", 2, floats(3)):
    check_requires_grad(after_backward(values)["x"], True, name="x")
### BEGIN HIDDEN TESTS
for values in drawn("make-leaf-hidden", 2, floats(3)):
    check_gradient(after_backward(values)["x"], 2 * values, name="x")
### END HIDDEN TESTS
"""
COUNTED = (
    BESIDE
    + """
for values in drawn("make-leaf-again", 2, floats(3)):
    check_gradient(after_backward(values)["x"], 2 * values, name="x")
"""
)


def wrong_answers(count, unit="leaves"):
    return [Answer(unit, "q", f"wrong_{n}", "wrong", "t", "") for n in range(count)]


@pytest.mark.parametrize(("silent", "is_problem"), [(0, False), (1, False), (2, True)])
def test_a_unit_above_the_limit_is_a_problem(silent, is_problem):
    answers = wrong_answers(20)

    found = count_silence([(a, n < silent) for n, a in enumerate(answers)], answers)

    assert bool(list(found.problems())) is is_problem


def test_the_problem_names_the_answers_and_what_to_do():
    answers = wrong_answers(2)

    (problem,) = count_silence([(a, True) for a in answers], answers).problems()

    assert "Widen the visible checks of: q/wrong_0, q/wrong_1." in str(problem)


def test_each_unit_keeps_the_limit_for_itself():
    few, many = wrong_answers(2, "few"), wrong_answers(98, "many")

    found = count_silence([(a, a.unit == "few") for a in few + many], few + many)

    assert [problem.where for problem in found.problems()] == ["few"]


def test_a_unit_of_which_only_some_answers_were_tried_is_counted_and_not_judged():
    answers = wrong_answers(20)

    found = count_silence([(a, True) for a in answers[:2]], answers)

    assert list(found.problems()) == []
    assert found.describe().startswith("2 of 2 wrong answers pass the visible checks")


def test_units_and_questions_with_silent_answers_are_listed():
    answers = wrong_answers(20)

    said = count_silence([(a, n == 7) for n, a in enumerate(answers)], answers).describe()

    assert said.splitlines()[1:] == ["  leaves 1 of 20: q 1"]


def test_right_answers_are_not_counted():
    right = Answer("leaves", "q", "right_a", "right", "t", "")

    found = count_silence([(right, True)], [right])

    assert found.describe().startswith("0 of 0 wrong answers")


def test_no_unit_of_this_course_claims_more_silence_than_the_limit():
    outline = read_outline(REPOSITORY / OUTLINE)
    hidden = {
        (unit.id, test.id)
        for unit in outline.units
        for question in unit.questions
        for test in question.tests
        if test.hidden
    }
    corpus = read_corpus(REPOSITORY / CORPUS)
    heard = [(a, all((a.unit, test) in hidden for test in a.fails)) for a in corpus]

    assert list(count_silence(heard, corpus).problems()) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("test", "silent"),
    [pytest.param(BESIDE, 1, id="hidden"), pytest.param(COUNTED, 0, id="shown-as-well")],
)
def test_an_answer_that_only_fails_where_learners_do_not_look_is_silent(tmp_path, test, silent):
    make_course(tmp_path, {"leaves": test})
    folder = tmp_path / CORPUS / "leaves" / "make-leaf"
    folder.mkdir(parents=True)
    header = "# title: twice\n# fails: make-leaf-test [no diagnosis]\n"
    (folder / "wrong_twice.py").write_text(header + TWICE)
    (folder / "right_same.py").write_text("# title: right\n\n" + RIGHT)

    tried = run_corpus(tmp_path)

    assert f"{silent} of 1 wrong answers pass the visible checks" in tried.stdout
    assert ("Widen the visible checks" in tried.stderr) is bool(silent)
