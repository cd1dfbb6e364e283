"""The device report: the course's operators agree, and what differs, crashes or hangs is listed."""

# `torch.sim`, `Tensor.sim` and the like exist only where the device is registered.
# mypy: disable-error-code="attr-defined"

from __future__ import annotations

import subprocess
import types

import pytest
import torch

from autograder.lab.device import report
from autograder.lab.device.faithfulness import Difference, compare_operator
from autograder.lab.device.operators import COURSE
from autograder.lab.device.report import (
    FaithfulnessReport,
    OperatorVerdict,
    compare_devices,
    describe_report,
)
from autograder.tests.support.device_fixtures import in_a_fork


@pytest.mark.slow
def test_every_operator_of_the_course_agrees():
    found = compare_devices(only=sorted(COURSE))

    print(describe_report(found))
    assert {verdict.name for verdict in found.verdicts} == COURSE
    assert found.problems() == []
    assert found.differing == []


def operator(function, *inputs):
    """An operator description like PyTorch's, with one sample for each input."""
    samples = [
        types.SimpleNamespace(
            input=value,
            args=(),
            kwargs={},
            broadcasts_input=False,
            output_process_fn_grad=lambda result: result,
        )
        for value in inputs
    ]
    described = types.SimpleNamespace(
        name="made-up",
        variant_test_name="",
        supports_autograd=True,
        inplace_variant=None,
        error_inputs_func=None,
        sample_inputs=lambda device, dtype, requires_grad: iter(
            [types.SimpleNamespace(**{**vars(s), "input": s.input.to(device)}) for s in samples]
        ),
    )

    class Operator(types.SimpleNamespace):
        def __call__(self, x):
            return function(x)

    return Operator(**vars(described))


ONES = torch.ones(2)

DIFFERENT = [
    pytest.param(lambda x: x + x.is_sim, "not close", id="value"),
    pytest.param(lambda x: x.double() if x.is_sim else x.clone(), "dtype", id="dtype"),
    pytest.param(lambda x: x[:1] if x.is_sim else x, "shape", id="shape"),
    pytest.param(lambda x: x.cpu() * 1, "the result is on cpu", id="device"),
    pytest.param(lambda x: x[9] if x.is_sim else x, "cpu: no error; sim: Index", id="error"),
    pytest.param(lambda x: x.clone() if x.is_sim else x.view(2), "share memory", id="sharing"),
    pytest.param(lambda x: x.sum().item() + x.is_sim, "2.0 against 3.0", id="number"),
    pytest.param(lambda x: x[9], "none of its 1 samples runs on the CPU", id="no-sample"),
]


@pytest.mark.parametrize(("function", "says"), DIFFERENT)
@in_a_fork
def test_difference_is_found(function, says):
    with pytest.raises(Difference, match=says):
        compare_operator(operator(function, ONES))


@in_a_fork
def test_wrong_gradient_is_found():
    def function(x):
        return (x * x + x.detach() * x if x.is_sim else 2 * x * x).sum()

    with pytest.raises(Difference, match="a gradient: Tensor-likes are not close"):
        compare_operator(operator(function, torch.ones(2, requires_grad=True)))


@in_a_fork
def test_agreeing_operator_counts_its_samples():
    assert compare_operator(operator(torch.exp, ONES, ONES.clone().requires_grad_())) == 2


WORKER = """
import json, os, sys, time
print(json.dumps({"names": ["dies", "hangs", "agrees"], "missing": None}), flush=True)
for line in sys.stdin:
    if line == "0\\n": os.kill(os.getpid(), 9)
    if line == "1\\n": time.sleep(60)
    print(json.dumps({"samples": 3, "reason": None, "seconds": 0.1}), flush=True)
"""


@pytest.mark.slow
def test_operator_that_ends_or_stops_its_process_costs_only_its_own_result(monkeypatch):
    popen = subprocess.Popen
    monkeypatch.setattr(report, "LIMIT_S", 0.5)
    monkeypatch.setattr(
        subprocess,
        "Popen",
        lambda command, **options: popen([command[0], "-c", WORKER], **options),
    )

    found = compare_devices(workers=2)

    assert [(verdict.name, verdict.reason) for verdict in found.verdicts] == [
        ("dies", "ended the process with code -9"),
        ("hangs", "took more than 0.5 s"),
        ("agrees", None),
    ]


def verdicts(*reasons: str | None, name: str = "made-up") -> tuple[OperatorVerdict, ...]:
    return tuple(OperatorVerdict(name, 1, reason, 0.1) for reason in reasons)


def test_report_promises_a_share_and_the_operators_of_the_course():
    assert FaithfulnessReport(verdicts(None, None, None, None, "x")).problems() == []
    [problem] = FaithfulnessReport(verdicts(None, None, None, "x")).problems()
    assert "75.0% of the operators agree" in problem
    assert FaithfulnessReport(()).problems() == ["0.0% of the operators agree; 80% are promised"]
    assert FaithfulnessReport((), "no torch").problems() == ["no torch"]
    used = FaithfulnessReport(verdicts(*[None] * 9) + verdicts("x", name="mul"))
    assert used.problems() == ["mul: used by the course and differs"]


def test_report_lists_what_differs_with_the_first_reason():
    told = describe_report(
        FaithfulnessReport(verdicts(None) + verdicts("rounds otherwise", name="mul"))
    )

    assert told.splitlines()[:3] == [
        "mul: rounds otherwise",
        "1 of 2 operators agree with the CPU (50.0%), in 2 samples: values, gradients, "
        "types of errors.",
        "0 of the 1 operators the course uses agree.",
    ]
