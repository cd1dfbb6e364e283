"""A learner's own kernel says what became of each check, and still fails where a check does."""

from __future__ import annotations

import json
import re
import shutil

import pytest

from autograder.content import CATALOGUE, OUTLINE
from autograder.tests.support.learners_kernel import learners_kernel
from autograder.tests.support.notebook_fixtures import REPOSITORY

pytestmark = pytest.mark.slow

UNIT = "04_leaf_gradients"
QUESTION, CHECK = "middle-gradient", "middle-gradient-test"
WRONG = """\
def middle_gradient(inner, outer, x):
    y = inner(x)
    outer(y).backward()
    return y.grad
"""

THREADS = """\
threads = []

def note():
    threads.append(torch.get_num_threads())

"""


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A learner's course: the lesson of the unit, and a folder for its exercise."""
    root = tmp_path_factory.mktemp("course")
    for path in ("course/00_start_here.ipynb", f"course/{UNIT}.ipynb"):
        (root / path).parent.mkdir(exist_ok=True)
        shutil.copy(REPOSITORY / path, root / path)
    (root / "exercises" / UNIT).mkdir(parents=True)
    return root


@pytest.fixture(scope="module")
def kernel(course):
    with learners_kernel(UNIT, course / "exercises" / UNIT) as kernel:
        yield kernel


@pytest.fixture(scope="module")
def without_ids(course):
    """A kernel whose front end tells it no cell ids, as Colab's and VS Code's."""
    with learners_kernel(UNIT, course / "exercises" / UNIT, sends_ids=False) as kernel:
        yield kernel


def seen(course, question):
    progress = json.loads((course / "work/mine/progress.json").read_text("utf-8"))
    return progress["units"][UNIT]["questions"][question]["seen"]


def test_a_check_that_passes_says_so_in_one_line(kernel, course):
    assert kernel.solve(QUESTION).status == "ok"

    answered = kernel.run(CHECK)

    assert answered.status == "ok" and not answered.errors
    said = "Question 3 passed on cpu · 2 of 4 points so far; "
    assert answered.text == f"{said}`grade_me()` runs the hidden tests for the rest"
    assert answered.verdict == {
        "version": 1, "unit": UNIT, "question": QUESTION, "number": 3,
        "title": "The gradient in the middle",
        "test": CHECK, "status": "passed", "points": 2, "of": 4,
        "tests": answered.verdict["tests"], "devices": ["cpu"], "finding": None,
    }  # fmt: skip
    assert answered.verdict["tests"] > 3
    assert seen(course, QUESTION) == "passed"


def test_a_check_computes_with_one_thread_as_grading_does_and_the_learner_with_theirs(kernel):
    kernel.run(QUESTION, THREADS + WRONG.replace("    y =", "    note()\n    y ="))
    kernel.run_text("torch.set_num_threads(3)")
    kernel.run(CHECK)
    [(_, after)] = kernel.run_text("{*threads}, torch.get_num_threads()").shown

    assert after["data"]["text/plain"] == "({1}, 3)"


def test_the_devices_are_those_that_the_answer_met(kernel):
    kernel.solve("initial-weights")

    assert kernel.run("initial-weights-test").verdict["devices"] == ["cpu", "sim:1"]


def test_a_check_that_fails_shows_a_card_and_still_fails(kernel, course):
    kernel.run(QUESTION, WRONG)

    answered = kernel.run(CHECK)

    known = CATALOGUE["middle-not-asked"]
    assert answered.status == "error"
    [error] = answered.errors
    assert (error["ename"], error["traceback"]) == (
        "CheckFailure",
        ["Question 3: not passed yet."],
    )
    lines = answered.text.splitlines()
    assert "not a tensor" in lines[0]
    assert lines[1:] == [
        f"  likely cause: {known.cause}",
        f"  try: {known.try_next}",
        f"  read: “4.2 {known.section}” in course/{UNIT}.ipynb",
    ]
    assert answered.verdict["status"] == "failed"
    finding = answered.verdict["finding"]
    assert (finding["cause"], finding["try_next"]) == (known.cause, known.try_next)
    assert finding["re_read"] == {
        "text": f"4.2 {known.section}",
        "path": f"course/{UNIT}.ipynb",
        "section": f"4.2 {known.section}",
    }
    assert seen(course, QUESTION) == "failed"


def test_a_card_has_no_script_no_id_of_ours_and_a_link_beside_the_notebook(kernel):
    kernel.run(QUESTION, WRONG)

    html = kernel.run(CHECK).html

    assert f'href="../../course/{UNIT}.ipynb#4.2-Only-leaves-keep-their-gradient"' in html
    assert "<script" not in html and "onclick" not in html
    assert "grad-of-non-leaf" not in html
    assert "Traceback" not in html


def test_a_stub_is_not_attempted(kernel):
    kernel.run(QUESTION)

    answered = kernel.run(CHECK)

    assert answered.status == "error"
    assert answered.text.startswith("Not attempted yet: ")
    assert answered.verdict["status"] == "not attempted"
    assert answered.errors[0]["traceback"] == ["Question 3: not attempted yet."]


@pytest.mark.parametrize(
    ("broken", "raised", "line"),
    [
        pytest.param(
            WRONG.replace("x):", "x)"),
            "SyntaxError: expected ':'",
            "line 1 of your cell: def middle_gradient(inner, outer, x)",
            id="syntax",
        ),
        pytest.param(
            f"import turch\n{WRONG}",
            "ModuleNotFoundError: No module named 'turch'",
            "line 1 of your cell: import turch",
            id="import-above-it",
        ),
        pytest.param(
            WRONG.replace("    y =", "  y ="),
            "IndentationError: unexpected indent",
            "line 3 of your cell: outer(y).backward()",
            id="indentation",
        ),
    ],
)
def test_an_answer_that_did_not_run_is_not_judged_by_the_one_before(kernel, broken, raised, line):
    kernel.solve(QUESTION)
    assert kernel.run(QUESTION, broken).status == "error"

    answered = kernel.run(CHECK)

    assert answered.status == "error"
    assert answered.verdict["status"] == "answer did not run"
    assert "nothing new to check" in answered.text
    assert f"  raised: {raised}" in answered.text, answered.text
    assert line in answered.text


def test_after_that_an_answer_that_runs_is_judged(kernel):
    kernel.run(QUESTION, "def middle_gradient(")
    kernel.solve(QUESTION)

    assert kernel.run(CHECK).verdict["status"] == "passed"


def test_an_answer_given_in_another_cell_is_judged(kernel):
    kernel.run(QUESTION, "def middle_gradient(")
    kernel.run_text(kernel.solved[QUESTION], "my-own-cell")

    assert kernel.run(CHECK).verdict["status"] == "passed"


def test_an_answer_is_judged_though_a_line_below_it_raised(kernel):
    kernel.run(QUESTION, kernel.solved[QUESTION] + "\nmiddle_gradient(1, 2, 3)")

    assert kernel.run(CHECK).verdict["status"] == "passed"


def test_predictions_above_the_line_that_raises_are_judged(kernel):
    kernel.run("leaf-or-not-program")
    given = kernel.solved["leaf-or-not"] + "\nraise NotImplementedError()"
    assert kernel.run("leaf-or-not", given).status == "error"

    assert kernel.run("leaf-or-not-test").verdict["status"] == "passed"


def test_a_question_with_two_checks_has_passed_after_both(kernel, course):
    kernel.solve("hand-sgd")

    one = kernel.run("hand-sgd-test")
    after_one = seen(course, "hand-sgd") if "hand-sgd" in progress_of(course) else None
    two = kernel.run("hand-sgd-test-none")

    assert one.text.startswith("Question 7, check 1 of 2 passed")
    assert one.text.endswith("2 of 6 points; the question has another check")
    assert two.text.endswith(
        "3 of 6 points so far; `grade_me()` runs the hidden tests for the rest"
    )
    assert (after_one, seen(course, "hand-sgd")) == (None, "passed")


def progress_of(course):
    progress = json.loads((course / "work/mine/progress.json").read_text("utf-8"))
    return progress["units"][UNIT]["questions"]


def test_a_new_answer_begins_without_passed_checks(kernel):
    kernel.solve("hand-sgd")
    kernel.run("hand-sgd-test")
    kernel.solve("hand-sgd")

    assert kernel.run("hand-sgd-test-none").text.endswith("has another check")


def test_hidden_tests_say_nothing(kernel):
    answered = kernel.run("freeze-hidden")

    assert (answered.status, answered.shown) == ("ok", [])


def test_an_interrupt_says_where_the_answer_was(kernel):
    endless = "def middle_gradient(inner, outer, x):\n    while True:\n        pass\n"
    kernel.run(QUESTION, endless)

    answered = kernel.run(CHECK, stop_after_s=1.5)
    kernel.solve(QUESTION)

    assert answered.status == "error"
    assert answered.text.splitlines()[0] == "Stopped while `middle_gradient` ran."
    assert re.search(r"where: line [23] of your cell: (while True:|pass)", answered.text)
    [error] = answered.errors
    assert error["ename"] == "KeyboardInterrupt"
    assert error["traceback"] == ["Question 3: nothing judged."]


def test_an_exception_of_the_learners_own_cells_is_shown_as_ever(kernel):
    kernel.run(CHECK)

    answered = kernel.run_text("def f():\n    return 1 / 0\nf()")

    assert answered.displays == []
    assert "ZeroDivisionError" in "\n".join(answered.errors[0]["traceback"])
    assert "Traceback" in "\n".join(answered.errors[0]["traceback"])


def test_a_helper_of_the_answers_may_have_the_name_of_one_of_the_checks(kernel):
    check = kernel.released["initial-weights-test"]
    assert "\ndef made(" in check and "\ndef unflagged(" in check  # what this test is about
    kernel.run(
        "initial-weights",
        "def made(numbers, scale, like):\n"
        "    w = torch.tensor(numbers, device=like.device, dtype=like.dtype)\n"
        "    return (w * scale).requires_grad_()\n\n\n"
        "def initial_weights(values, scale, inputs):\n"
        "    return made(values, scale, inputs)\n",
    )

    first, again = kernel.run("initial-weights-test"), kernel.run("initial-weights-test")
    kept = kernel.run_text("made([1.0], 2.0, torch.ones(1)).is_leaf or 1 / 0")
    gone = kernel.run_text("unflagged")

    assert first.verdict["status"] == again.verdict["status"] == "passed"
    assert kept.status == "ok"
    assert gone.errors[0]["ename"] == "NameError"


def test_the_setup_cell_may_run_again(kernel):
    kernel.solve(QUESTION)
    kernel.run("setup")

    assert len(kernel.run(CHECK).displays) == 1


def test_a_name_that_a_check_needs_is_said_to_be_missing(kernel):
    kernel.run_text("kept = the_program; del the_program")
    kernel.solve("leaf-or-not")

    answered = kernel.run("leaf-or-not-test")
    kernel.run_text("the_program = kept")

    assert answered.text.splitlines()[0] == "`the_program` does not exist yet."
    assert "Run All Above" in answered.text


def test_without_cell_ids_a_check_is_known_by_its_title(without_ids):
    without_ids.solve(QUESTION)
    passed = without_ids.run(CHECK)
    without_ids.run(QUESTION, "def middle_gradient(inner, outer, x)\n    pass")
    stale = without_ids.run(CHECK)

    assert passed.verdict["status"] == "passed"
    assert stale.verdict["status"] == "answer did not run"


def test_where_there_is_no_lesson_a_link_leads_to_colab(tmp_path):
    with learners_kernel(UNIT, tmp_path) as kernel:
        kernel.run(QUESTION, WRONG)

        html = kernel.run(CHECK).html

    page = f"{OUTLINE.repository}/blob/main/course/{UNIT}.ipynb"
    assert f'href="https://colab.research.google.com/github/{page}"' in html


@pytest.mark.parametrize("doing", ["autograde", "validate"])
def test_where_nbgrader_runs_a_check_shows_its_finding_alone(tmp_path, monkeypatch, doing):
    monkeypatch.setenv("NBGRADER_EXECUTION", doing)

    with learners_kernel(UNIT, tmp_path) as kernel:
        kernel.run(QUESTION, WRONG)
        wrong = kernel.run(CHECK)
        kernel.solve(QUESTION)
        right = kernel.run(CHECK)

    assert wrong.displays == [] and right.shown == []
    assert "not a tensor" in wrong.errors[0]["traceback"][0]
