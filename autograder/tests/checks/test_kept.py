"""Right numbers that were computed and not kept: the line is told, and the slip that it shows."""

from __future__ import annotations

import linecache

import pytest
import torch

from autograder.checks import CheckFailure, check_tensor
from autograder.checks.observing.computed import LARGEST

VALUES = torch.tensor([1.0, 2.0, 4.0])
STEP = """
from autograder.checks import probe

@probe
def after_step(values):
    w = values.clone().requires_grad_()
    (w * w).sum().backward()
    answer(w)
    return {"w": w.detach()}
"""
IN_BACKWARD = """
from autograder.checks import probe

@probe
def after_backward(values):
    w = values.clone().requires_grad_()
    answer(w)
    (w * w).sum().backward()
    return {"w": w.detach()}
"""


def run_cells(answer, test):
    """An answer cell and a test cell, as a notebook runs them; the names they leave."""
    namespace = {"torch": torch, "__name__": "__main__"}
    for name, source in (("<answer>", answer), ("<test>", test)):
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        exec(compile(source, name, "exec"), namespace)
    return namespace


def finding_of(snapshot, expected, **reasons):
    with pytest.raises(CheckFailure) as failure:
        check_tensor(snapshot, expected, name="w", **reasons)
    return failure.value.finding


@pytest.mark.parametrize(
    ("line", "is_thrown_away"),
    [
        ("w.sub(0.5 * w.grad)", True),
        ("torch.sub(w, 0.5 * w.grad)", True),
        ("w = w - 0.5 * w.grad", False),
        ("print(w.sub(0.5 * w.grad))", False),
        ("moved = w.sub(0.5 * w.grad)", False),
        ("[].append(w.sub(0.5 * w.grad))", False),
    ],
)
def test_the_line_that_computes_the_right_numbers_is_told(line, is_thrown_away):
    cells = run_cells(f"def answer(w):\n    w.grad = w.grad / 2\n    {line}", STEP)
    seen = cells["after_step"](VALUES)
    found = finding_of(seen["w"], VALUES / 2, facts={"rebound-leaf": not is_thrown_away})

    assert found.misconception == ("result-not-kept" if is_thrown_away else "rebound-leaf")
    assert found.where.startswith("line 3 of your cell; a result of it is right")
    assert found.where.endswith(line)


PUT_INTO_A_LIST = """
from autograder.checks import probe

@probe
def after_call(values):
    w = values.clone()
    answer([w])
    return {"w": w}
"""


def test_a_result_that_was_kept_elsewhere_is_not_called_lost():
    cells = run_cells("def answer(ws):\n    ws[0] = ws[0] / 2", PUT_INTO_A_LIST)
    where = finding_of(cells["after_call"](VALUES)["w"], VALUES / 2).where

    assert where.startswith("line 2 of your cell; a result of it is right, but the tensor that is")
    assert "lost" not in where and "changed" not in where


@pytest.mark.parametrize("line", ["result = ws[0][...]", "result = torch.stack(list(ws[0]))"])
def test_where_an_argument_should_have_stayed_no_line_is_called_right(line):
    cells = run_cells(f"def answer(ws):\n    {line}\n    ws[0].mul_(2)", PUT_INTO_A_LIST)

    assert finding_of(cells["after_call"](VALUES)["w"], VALUES).where is None


@pytest.mark.parametrize(
    ("line", "expected"),
    [("return w * 1 + w", VALUES), ("return w / 2 + (w - w) / 0", VALUES / 2)],
)
def test_right_numbers_on_the_way_that_came_up_anyway_are_not_told(line, expected):
    put = f"def answer(w):\n    w.data = made(w.detach())\n\ndef made(w):\n    {line}"
    found = finding_of(run_cells(put, STEP)["after_step"](VALUES)["w"], expected)

    assert found.where is None


@pytest.mark.parametrize("line", ["return w / 2 + 1", "moved = w / 2 + 1"])
def test_a_line_that_goes_on_from_the_right_numbers_is_not_called_right(line):
    cells = run_cells(f"def answer(w):\n    w = w.detach()\n    {line}", STEP)
    found = finding_of(cells["after_step"](VALUES)["w"], VALUES / 2)

    assert found.where.startswith("line 3 of your cell; the right numbers appear in it")


@pytest.mark.parametrize("line", ["parts = [(0.5, w / 2), (2, w)]", "pair = w / 2, w"])
def test_right_numbers_among_others_are_no_result_that_was_lost(line):
    cells = run_cells(f"def answer(w):\n    w = w.detach()\n    {line}", STEP)

    assert finding_of(cells["after_step"](VALUES)["w"], VALUES / 2).where is None


def test_what_hooks_compute_is_seen_too():
    hook = """
def answer(w):
    def step(p):
        p.sub(0.25 * p.grad)

    w.register_post_accumulate_grad_hook(step)
"""
    seen = run_cells(hook, IN_BACKWARD)["after_backward"](VALUES)

    assert finding_of(seen["w"], VALUES / 2).where.endswith("p.sub(0.25 * p.grad)")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param("w.sub(1)", VALUES + 5, id="nobody-computed-it"),
        pytest.param("w - w", torch.zeros(3), id="zeros-come-up-anyway"),
        pytest.param("(w > 1).float()", torch.tensor([0.0, 1.0, 1.0]), id="zeros-and-ones"),
        pytest.param("w.grad", 2 * VALUES, id="looked-at-and-not-computed"),
        pytest.param("kept = w.detach().clone()\n    w.data.mul_(3)", VALUES, id="copied-before"),
    ],
)
def test_without_evidence_no_line_is_told(body, expected):
    seen = run_cells(f"def answer(w):\n    {body}", STEP)["after_step"](VALUES)

    assert finding_of(seen["w"], expected).where is None


IN_THE_TEST = """
from autograder.checks import probe

@probe
def after_step(values):
    w = values.clone().requires_grad_()

    def halved(t):
        return (t / 2).sum()

    answer(w, halved)
    return {"w": w.detach()}
"""


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        pytest.param("halved(w)", VALUES / 2, id="a-function-of-the-test-computed-it"),
        pytest.param(
            "w.data.mul_(2)\n    w.requires_grad_()\n    w.data.mul_(2)",
            2 * VALUES,
            id="the-same-tensor-again",
        ),
    ],
)
def test_a_line_that_only_hands_numbers_on_is_not_told(body, expected):
    cells = run_cells(f"def answer(w, halved):\n    {body}", IN_THE_TEST)
    where = finding_of(cells["after_step"](VALUES)["w"], expected).where

    assert where is None or not where.endswith(("halved(w)", "requires_grad_()"))


def test_large_tensors_are_not_noted():
    many = torch.arange(1.0, LARGEST + 2)
    seen = run_cells("def answer(w):\n    w.sub(0.25 * w.grad)", STEP)["after_step"](many)

    assert finding_of(seen["w"], many / 2).where is None


def test_a_right_answer_runs_once_and_a_wrong_one_twice():
    cells = run_cells("calls = []\ndef answer(w):\n    calls.append(w)", STEP)
    seen = cells["after_step"](VALUES)

    check_tensor(seen["w"], VALUES, name="w")
    assert len(cells["calls"]) == 1
    finding_of(seen["w"], VALUES / 2)
    finding_of(seen["w"], VALUES / 3)
    assert len(cells["calls"]) == 2


def test_an_exception_in_the_second_run_changes_nothing():
    once = "calls = []\ndef answer(w):\n    calls.append(1)\n    assert len(calls) == 1"
    seen = run_cells(once, STEP)["after_step"](VALUES)

    assert finding_of(seen["w"], VALUES / 2).where is None


TWO_CALLS = """
from autograder.checks import probe

@probe
def twice(values):
    first = answer(values)
    return {"first": first, "second": answer(values)}
"""


@pytest.mark.parametrize(
    ("line", "is_told"),
    [
        pytest.param(
            "return values / (2 if len(calls) % 2 else 3)", False, id="returned-by-the-first-call"
        ),
        pytest.param(
            "return (values / 2) ** (2 - len(calls) % 2)", True, id="computed-and-changed"
        ),
    ],
)
def test_what_another_call_returned_is_not_called_lost(line, is_told):
    answer = f"calls = []\ndef answer(values):\n    calls.append(1)\n    {line}"
    seen = run_cells(answer, TWO_CALLS)["twice"](VALUES)

    assert (finding_of(seen["second"], VALUES / 2).where is not None) is is_told
