"""The device is there when asked for, not before; what is missing is said in one sentence."""

# `torch.sim`, `Tensor.sim` and the like exist only where the device is registered.
# mypy: disable-error-code="attr-defined,union-attr,operator,var-annotated"

from __future__ import annotations

import os
import threading

import pytest
import torch

from autograder.lab.device import TeachingDevice, second_device, teaching_device
from autograder.tests.support.device_fixtures import in_a_fork, run_python


def test_importing_the_package_does_not_change_torch():
    assert torch._C._get_privateuse1_backend_name() == "privateuseone"
    assert not hasattr(torch, "sim")
    assert not hasattr(torch.Tensor, "sim")


@in_a_fork
def test_two_devices_are_there_and_asking_again_changes_nothing():
    first, again = teaching_device(), teaching_device()

    assert first == again
    assert first.devices == (torch.device("sim:0"), torch.device("sim:1"))
    assert "no GPU" in str(first)
    assert second_device() == first


ONE_GPU = """
import torch
torch.cuda.device_count = lambda: 1
from autograder.checks import every_device
from autograder.lab import second_device, teaching_device
"""


@pytest.mark.slow
def test_a_gpu_is_the_second_device_where_there_is_one():
    done = run_python(
        ONE_GPU + "there = second_device()\n"
        "print(there, bool(there), there.devices[-1], hasattr(torch, 'sim'))\n"
        "print(*every_device(second=True))\n"
    )

    assert done.stdout == (
        "Second device: cuda:0, of this machine. True cuda:0 False\ncpu cuda:0\n"
    ), done.stderr


@pytest.mark.slow
def test_the_teaching_device_takes_the_place_of_a_gpu_and_says_so():
    done = run_python(
        ONE_GPU + "print(teaching_device())\nprint(teaching_device() == second_device())\n"
        "print(*every_device(second=True))\n"
    )

    said = done.stdout.splitlines()
    assert "This machine has cuda:0, too. In this notebook backward() no longer" in said[1]
    assert said[2:] == ["True", "cpu sim:1"], done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "says"),
    [
        pytest.param(
            "del torch.utils.backend_registration._setup_privateuseone_for_python_backend",
            "has no torch.utils.backend_registration._setup_privateuseone_for_python_backend",
            id="older-torch",
        ),
        pytest.param(
            "del torch._C._construct_storage_from_data_pointer",
            "has no torch._C._construct_storage_from_data_pointer",
            id="changed-torch",
        ),
        pytest.param(
            "torch.utils.backend_registration._setup_privateuseone_for_python_backend = None",
            "does not take the teaching device: ",
            id="another-signature",
        ),
        pytest.param(
            "torch.utils.rename_privateuse1_backend('npu')",
            "room for one added device type, and 'npu' has it",
            id="taken",
        ),
    ],
)
def test_torch_that_cannot_gets_one_sentence_and_the_cpu_works_on(change, says):
    done = run_python(
        f"import torch, torch.utils.backend_registration; {change}\n"
        "from autograder.lab.device import teaching_device\n"
        "there = teaching_device()\n"
        "print(there, bool(there), there.devices, teaching_device() == there)\n"
        "x = torch.ones(2, requires_grad=True); (x * x).sum().backward(); print(x.grad)\n"
    )

    sentence, _, rest = done.stdout.partition("\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert sentence.startswith("No teaching device: ")
    assert says in sentence
    assert sentence.endswith("False () True")
    assert rest == "tensor([2., 2.])\n"


@pytest.mark.slow
def test_it_can_be_asked_for_anywhere():
    done = run_python(
        "import torch, warnings; warnings.simplefilter('error')\n"
        "from autograder.lab import teaching_device\n"
        "x = torch.ones(2, requires_grad=True); (x * x).sum().backward()\n"
        "with torch.inference_mode(), torch.device('meta'): print(teaching_device())\n"
        "y = torch.ones(2, device='sim:1', requires_grad=True); (y * y).sum().backward()\n"
        "print(x.grad, y.grad, torch.is_grad_enabled())\n"
    )

    assert done.stderr == ""
    assert done.stdout == (
        "Teaching device: sim:0, sim:1, in host memory; no GPU is involved.\n"
        "tensor([2., 2.]) tensor([2., 2.], device='sim:1') True\n"
    )


def test_missing_device_is_false_and_says_why():
    missing = TeachingDevice((), "because.")

    assert not missing
    assert str(missing) == "No teaching device: because."


@in_a_fork
def test_accelerator_says_what_is_true():
    accelerator = torch.accelerator

    assert accelerator.is_available()
    assert accelerator.current_accelerator() == torch.device("sim")
    assert accelerator.device_count() == torch.sim.device_count() == 2
    assert accelerator.current_device_index() == torch.sim.current_device() == 0
    accelerator.synchronize()
    torch.sim.synchronize("sim:1")
    accelerator.set_device_index(0)
    assert not torch.cuda.is_available() or torch.cuda.device_count()
    assert "no hardware" in torch.sim.get_device_name(1)


@in_a_fork
def test_device_without_an_index_is_the_current_one():
    assert torch.device("sim") != torch.device("sim:0")
    assert torch.ones(1, device="sim").device == torch.device("sim:0")

    with torch.sim.device(1):
        assert torch.sim.current_device() == torch.accelerator.current_device_index() == 1
        made = [torch.ones(1, device="sim"), torch.ones(1).to("sim"), torch.ones(1).sim()]
        model = torch.nn.Linear(1, 1).to("sim")
        with torch.sim.device(0):
            inner = torch.ones(1).to(device=torch.device("sim"))

    assert {tensor.device for tensor in [*made, model.weight]} == {torch.device("sim:1")}
    assert inner.device == torch.ones(1).to("sim").device == torch.device("sim:0")


@in_a_fork
def test_new_tensors_follow_the_index():
    x = torch.ones(2, device="sim:1")
    made = [x.new_tensor([1]), x.new_zeros(1), x.new_full((1,), 2), x.new_empty(1), x.new_ones(1)]

    assert {tensor.device for tensor in [*made, torch.zeros_like(x)]} == {x.device}
    assert x.new_tensor([1], device="cpu").is_cpu
    assert torch.ones(1).new_tensor([1.0]).is_cpu


@in_a_fork
def test_backward_runs_on_both_devices_in_any_thread():
    found = []

    def work(device: str) -> None:
        x = torch.ones(3, device=device, requires_grad=True)
        (x * 2).sum().backward()
        found.append(x.grad.tolist())

    for device in ("sim:0", "sim:1"):
        thread = threading.Thread(target=work, args=(device,))
        thread.start()
        thread.join(timeout=30)

    assert found == [[2, 2, 2]] * 2


@in_a_fork
def test_fork_after_a_backward_can_run_backward():
    def gradient() -> float:
        x = torch.ones((), device="sim:1", requires_grad=True)
        (x * 3).backward()
        return x.grad.item()

    assert gradient() == 3
    child = os.fork()
    if child == 0:
        os._exit(0 if gradient() == 3 else 1)

    assert os.waitpid(child, 0)[1] == 0


@in_a_fork
def test_mode_that_watches_operations_sees_those_of_the_device():
    from torch.utils._python_dispatch import TorchDispatchMode

    class Watch(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append(func.name())
            return func(*args, **(kwargs or {}))

    names = []
    x = torch.ones(2, device="sim")
    with Watch():
        x.add_(1)

    assert names == ["aten::add_.Tensor"]
    assert x.tolist() == [2, 2]
