"""A failure on a second device names it, and the learner's line that made a tensor elsewhere."""

import linecache
from typing import Any

import pytest
import torch

from autograder.checks import CheckFailure, check_ran, check_tensor, drawn, floats, probe
from autograder.checks.observing import places
from autograder.tests.support.device_fixtures import in_a_fork

TEST = """
@probe
def shifted(values):
    return {"result": shift(values)}
"""


@pytest.fixture(autouse=True)
def second_device(monkeypatch):
    """The meta device is on every machine and, like an accelerator, is not the CPU."""
    monkeypatch.setattr(places, "_second_devices", [])
    places.add_second_device(torch.device("meta"))


def run_cells(answer: str) -> Any:
    namespace: dict[str, Any] = {"torch": torch, "probe": probe, "__name__": "__main__"}
    for name, source in (("<answer>", answer), ("<test>", TEST)):
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        exec(compile(source, name, "exec"), namespace)
    return namespace["shifted"]


def finding_on_the_second_device(answer: str) -> Any:
    ask = run_cells(answer)
    with pytest.raises(CheckFailure) as failure:
        for values in drawn("shift", 2, floats(3), second_device=True):
            result = ask(values)["result"]
            if values.device.type == "cpu":
                check_tensor(result, values + 1, name="shift(values)")
            else:
                check_tensor(result, torch.empty(3, device="meta"), name="shift(values)")
    return failure.value.finding


def test_a_new_tensor_on_the_cpu_is_named_with_its_line():
    finding = finding_on_the_second_device(
        "def shift(x):\n    start = torch.ones(3)\n    return start if x.is_meta else x + start\n"
    )

    assert finding.device == "passes on cpu; fails on meta"
    assert finding.misconception == "made-on-the-cpu"
    assert finding.where == "line 2 of your cell: start = torch.ones(3)"
    assert (finding.seen, finding.wanted) == ("cpu", "meta")


def test_an_error_about_mixed_devices_names_the_line_that_made_the_tensor():
    finding = finding_on_the_second_device(
        "def shift(x):\n"
        "    start = torch.ones(3)\n"
        "    if x.is_meta:\n"
        "        raise RuntimeError('Expected all tensors to be on the same device, cpu, meta')\n"
        "    return x + start\n"
    )

    assert finding.misconception == "made-on-the-cpu"
    assert finding.seen == "a tensor on the CPU, made in line 2 of your cell: start = torch.ones(3)"
    assert finding.where.startswith("line 4 of your cell")


def test_mixed_devices_without_a_tensor_made_there_are_named_as_such():
    finding = finding_on_the_second_device(
        "def shift(x):\n"
        "    if x.is_meta:\n"
        "        raise RuntimeError('Expected all tensors to be on the same device, but found')\n"
        "    return x + 1\n"
    )

    assert finding.misconception == "devices-mixed"


def test_a_tensor_made_on_the_cpu_is_not_blamed_if_two_other_devices_met():
    finding = finding_on_the_second_device(
        "def shift(x):\n"
        "    rows = torch.arange(3)\n"
        "    if x.is_meta:\n"
        "        raise RuntimeError('indices should be either on cpu or on the same device as"
        " the indexed tensor (sim:0)')\n"
        "    return x + 1 + 0 * rows\n"
    )

    assert (finding.misconception, finding.seen) == ("devices-mixed", None)


def test_a_tensor_made_on_the_cpu_is_not_blamed_if_the_input_was_moved_there(monkeypatch):
    # A meta tensor has no numbers that could be moved, so this function stands for a move.
    monkeypatch.setattr(places, "MOVES", frozenset({torch.zeros_like}))
    finding = finding_on_the_second_device(
        "def shift(x):\n    here = torch.zeros_like(x, device='cpu') if x.is_meta else x\n"
        "    return here + torch.ones(3)\n"
    )

    assert (finding.misconception, finding.where) == (None, None)


def test_a_result_moved_to_the_cpu_is_not_called_a_new_tensor():
    finding = finding_on_the_second_device(
        "def shift(x):\n    return torch.empty_like(x, device='cpu') if x.is_meta else x + 1\n"
    )

    assert (finding.misconception, finding.where) == (None, None)


def test_cuda_asked_for_by_name_is_recognised_where_there_is_none():
    if torch.cuda.is_available():
        pytest.skip("CUDA is here, so asking for it works")

    ask = run_cells("def shift(x):\n    return x.cuda() + 1\n")

    with pytest.raises(CheckFailure) as failure:
        ask(torch.ones(1))["result"]
    assert failure.value.finding.misconception == "cuda-hard-coded"


def test_an_error_that_check_ran_explains_keeps_its_device():
    ask = run_cells("def shift(x):\n    return x.missing if x.is_meta else x + 1\n")

    with pytest.raises(CheckFailure) as failure:
        for values in drawn("shift", 1, floats(3), second_device=True):
            check_ran(ask(values), facts={"devices-mixed": True})

    assert failure.value.finding.device == "passes on cpu; fails on meta"
    assert failure.value.finding.misconception == "devices-mixed"


def test_a_draw_that_does_not_ask_stays_on_the_cpu_and_cuda():
    devices = {values.device.type for values in drawn("plain", 1, floats(2))}

    assert devices <= {"cpu", "cuda"}


def test_a_failure_on_the_first_device_claims_nothing_about_others():
    ask = run_cells("def shift(x):\n    return x\n")

    with pytest.raises(CheckFailure) as failure:
        for values in drawn("shift", 1, floats(3), second_device=True):
            check_tensor(ask(values)["result"], values + 1, name="shift(values)")

    assert failure.value.finding.device is None


def test_after_a_draw_nothing_is_remembered_of_its_devices():
    list(drawn("all", 1, floats(2), second_device=True))

    assert places.take_where_it_fails() is None


def test_a_failure_after_a_failed_draw_claims_nothing_about_devices():
    finding_on_the_second_device("def shift(x):\n    return x.cpu() if not x.is_meta else 1\n")

    with pytest.raises(CheckFailure) as failure:
        check_tensor(None, torch.ones(1), name="x")

    assert failure.value.finding.device is None


def test_no_line_is_noted_while_everything_lives_on_the_cpu():
    assert run_cells("def shift(x):\n    return torch.ones(3)\n")(torch.ones(3)).made_on_cpu == ()


# A leaf that stayed on the CPU: its gradient comes home through the move, by itself.
WEIGHTS = """w = torch.zeros(3, requires_grad=True)
    (w.to(x.device) * x).sum().backward()
    g = w.grad
"""
STEP = "with torch.no_grad(): w -= g"
SIM = """
import torch
from autograder.checks import probe
from autograder.lab import teaching_device

there = str(teaching_device().devices[0])

@probe
def shifted(values):
    return {"result": shift(values)}
"""


@pytest.mark.parametrize(
    ("body", "computes"),
    [
        ("return (x.cpu() + 1).to(x.device)", ["return (x.cpu() + 1).to(x.device)"]),
        ("y = x.to('cpu')\n    y = y * 2\n    return y.to(x.device)", ["y = y * 2"]),
        ("print(x.cpu())\n    return x + 1", []),
        ("x.cpu().tolist()\n    return x + 1", []),
        ("kept = x.detach().cpu().clone()\n    return x + 1", []),
        ("float(x.sum().cpu() * 2)\n    return x + 1", []),
        ("print(x.cpu()[:2], x.cpu() * 2)\n    return x + 1", []),
        (
            "y = x.cpu()\n    y = (y * 2).cumsum(0)\n    return y.to(x.device)",
            ["y = (y * 2).cumsum(0)"],
        ),
        ("y = x.cpu() * 2\n    return y.to(x.device) + x", ["y = x.cpu() * 2"]),
        ("w = torch.zeros(3) + 1\n    return x + w.to(x.device)", []),
        (f"{WEIGHTS}    with torch.no_grad(): w -= g\n    return w.detach().to(x.device)", [STEP]),
        (f"{WEIGHTS}    w.data = w.data - g\n    return w.to(x.device)", ["w.data = w.data - g"]),
        (f"{WEIGHTS}    w.data.sub_(g * 2)\n    return w.to(x.device)", ["w.data.sub_(g * 2)"]),
        (f"{WEIGHTS}    w.data[:] -= g\n    return x.clone().copy_(w)", ["w.data[:] -= g"]),
        (f"{WEIGHTS}    print(2 * g)\n    return x + 1", []),
        (f"{WEIGHTS}    return x - g.to(x.device)", []),
        ("return x + 1", []),
    ],
)
@in_a_fork
def test_work_done_on_the_cpu_with_what_was_moved_there_is_noted(body, computes):
    namespace: dict[str, Any] = {"torch": torch, "__name__": "__main__"}
    for name, source in (("<answer>", f"def shift(x):\n    {body}\n"), ("<test>", SIM)):
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        exec(compile(source, name, "exec"), namespace)

    seen = namespace["shifted"](torch.ones(3).to(namespace["there"]))

    assert [line.partition(": ")[2] for line in seen.computed_on_cpu] == computes
    assert namespace["shifted"](torch.ones(3)).computed_on_cpu == ()
