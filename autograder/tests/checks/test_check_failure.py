"""A finding is short labelled lines; a misconception brings its cause, advice and section."""

import json
import re

import pytest
import torch

from autograder.checks.check_failure import CheckFailure, NotAttempted
from autograder.checks.failures import meaning_of, recognised
from autograder.checks.lessons import where_to_read
from autograder.content import CATALOGUE
from autograder.course.findings import Finding


@pytest.fixture
def course(tmp_path, monkeypatch):
    """A course with one lesson section, and a learner working in its exercise folder."""
    (tmp_path / "course").mkdir()
    exercise = tmp_path / "exercises" / "03_graph"
    exercise.mkdir(parents=True)
    cells = [
        {"cell_type": "markdown", "source": ["# Lesson\n", "\n", "## 3.5 Gradients accumulate\n"]}
    ]
    (tmp_path / "course" / "03_graph.ipynb").write_text(json.dumps({"cells": cells}))
    monkeypatch.chdir(exercise)
    return tmp_path


def test_the_lines_name_problem_cause_advice_and_where_to_read(course):
    finding = Finding("`x.grad` is wrong.", seen="[2]", misconception="accumulated-gradient")
    known = CATALOGUE["accumulated-gradient"]

    assert CheckFailure(finding)._render_traceback_() == [
        "`x.grad` is wrong.",
        "  you have: [2]",
        f"  likely cause: {known.cause}",
        f"  try: {known.try_next}",
        "  read: “3.5 Gradients accumulate” in course/03_graph.ipynb",
    ]


def test_a_finding_without_a_recognised_cause_claims_none():
    assert CheckFailure(Finding("Wrong."))._render_traceback_() == ["Wrong."]
    assert str(Finding("Wrong.")) == "Wrong."


def test_a_finding_travels_as_data():
    finding = Finding("Wrong.", seen="[2]", misconception="freed-graph")

    assert Finding.from_json(json.loads(json.dumps(finding.to_json()))) == finding


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param([], id="no-table"),
        pytest.param({}, id="without-a-problem"),
        pytest.param({"problem": "x", "more": "y"}, id="another-part"),
        pytest.param({"problem": "x", "seen": ["y"]}, id="no-text"),
    ],
)
def test_what_is_no_finding_is_refused(sent):
    with pytest.raises(TypeError):
        Finding.from_json(sent)


def test_what_somebody_hostile_sends_is_cut():
    assert Finding.from_json({"problem": "x" * 1000}, longest=300).problem == "x" * 300


def test_ids_are_for_reports_and_not_for_learners():
    failure = CheckFailure(Finding("Wrong.", misconception="freed-graph"))

    assert "freed-graph" not in "\n".join([str(failure), *failure._render_traceback_()])


def test_jupyter_shows_the_finding_instead_of_a_traceback():
    finding = Finding("Wrong.", try_next="this")

    assert NotAttempted(finding)._render_traceback_() == ["Wrong.", "  try: this"]


def test_without_a_course_the_title_alone_is_given(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    assert where_to_read("Gradients accumulate") == "the lesson section “Gradients accumulate”"


def test_a_broken_lesson_does_not_break_a_message(course):
    (course / "course" / "02_broken.ipynb").write_text("{")

    assert "course/03_graph.ipynb" in where_to_read("Gradients accumulate")


def test_an_id_is_used_once_and_each_entry_says_everything():
    for entry in CATALOGUE.values():
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", entry.id)
        assert entry.cause and entry.try_next and entry.section
        assert not entry.cause.endswith("."), entry.id


@pytest.mark.parametrize(("by_learner", "idea"), [(True, "old-loss-index"), (False, None)])
def test_what_torch_itself_indexes_is_no_loss_of_a_learner(by_learner, idea):
    error = {
        "bases": ["IndexError"],
        "message": "invalid index of a 0-dim tensor. Use `tensor.item()`",
        "by_learner": by_learner,
    }

    assert recognised(error) == idea


@pytest.mark.parametrize(
    ("line", "idea"),
    [
        ("if leaf in leaves:", "in-compares-by-value"),
        ("return [t for t in tensors if t not in seen]", "in-compares-by-value"),
        ("outputs.remove(x)", "in-compares-by-value"),
        ("if not (a in seen or b in seen):", "in-compares-by-value"),
        ("if x: names.remove(name)", "truth-of-many"),
        ("while not x and name in names:", "truth-of-many"),
        ("return [t for t in tensors if t and names.index(name)]", "truth-of-many"),
        ("if x > 0:", "truth-of-many"),
        ("if x > 0 and name in names:", "truth-of-many"),
        ("for x in xs:", "truth-of-many"),
        ("elif x:", "truth-of-many"),
        ("return max(grad, 0 * grad)", "max-of-whole-tensors"),
        ("for x in sorted(xs, reverse=True):", "max-of-whole-tensors"),
        ("return max(a, b) if a else b", "truth-of-many"),
        ("if x in sorted(xs):", "truth-of-many"),
        ("best = x.max()", "truth-of-many"),
        ("loss = nn.CrossEntropyLoss(net(x), y)", "loss-made-not-called"),
        ("loss = nn.CrossEntropyLoss()(net(x), y)", "truth-of-many"),
        ("loss = nn.CrossEntropyLoss(net(x), y) if x else 0", "truth-of-many"),
        (None, "truth-of-many"),
    ],
)
def test_a_search_among_tensors_is_told_from_a_question_about_numbers(line, idea):
    error = {
        "bases": ["RuntimeError"],
        "message": "Boolean value of Tensor with more than one value is ambiguous",
        "line": line,
    }

    assert recognised(error) == idea


@pytest.mark.parametrize(
    ("operation", "idea"),
    [
        (lambda a, b: a @ b, "dtypes-must-match"),
        (lambda a, b: a @ b[0], "dtypes-must-match"),
        (lambda a, b: a[0] @ b, "dtypes-must-match"),
        (lambda a, b: a[0] @ b[0], "dtypes-must-match"),
        (lambda a, b: torch.addmm(a, a, b), "dtypes-must-match"),
        (lambda a, b: torch.nn.Linear(2, 2)(b), "dtypes-must-match"),
        (lambda a, b: torch.nn.Linear(2, 2, bias=False)(b[None]), "dtypes-must-match"),
        (torch.linalg.solve, None),
    ],
)
def test_the_matrix_product_of_two_dtypes_is_known_whoever_computes_it(operation, idea):
    a = torch.ones(2, 2)

    with pytest.raises(RuntimeError, match="same dtype") as caught:
        operation(a, a.double())

    error = {"bases": ["RuntimeError"], "message": str(caught.value), "by_learner": True}
    assert recognised(error) == idea


@pytest.mark.parametrize(
    ("exchanged", "idea"), [(True, "grad-arguments-exchanged"), (False, "rows-are-many")]
)
def test_exchanged_arguments_come_before_what_a_question_makes_of_the_message(exchanged, idea):
    error = {
        "bases": ["RuntimeError"],
        "message": "grad can be implicitly created only for scalar outputs",
        "line": "torch.autograd.grad(x, y)",
        "grad_exchanged": exchanged,
    }

    assert meaning_of(error, {"rows-are-many": "only for scalar outputs"}) == idea
