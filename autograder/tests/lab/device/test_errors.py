"""Mistakes with devices get PyTorch's own words, and what cannot be done says so."""

# `torch.sim`, `Tensor.sim` and the like exist only where the device is registered.
# mypy: disable-error-code="attr-defined,union-attr,operator,var-annotated"

from __future__ import annotations

import re

import pytest
import torch
from torch.nn import functional as F

from autograder.tests.support.device_fixtures import in_a_fork

TWO = "Expected all tensors to be on the same device, but found at least two devices, "
OTHER = "Expected all tensors to be on the same device, but got "


def ours(*shape: int, index: int = 0) -> torch.Tensor:
    return torch.ones(shape, device=f"sim:{index}")


MIXED = [
    pytest.param(lambda: ours(3) + torch.ones(3), TWO + "sim:0 and cpu!", id="add"),
    pytest.param(lambda: torch.ones(3) * ours(3), TWO + "sim:0 and cpu!", id="cpu-first"),
    pytest.param(lambda: ours(3).add_(torch.ones(3)), TWO + "sim:0 and cpu!", id="in-place"),
    pytest.param(lambda: ours(3) - ours(3, index=1), TWO + "sim:0 and sim:1!", id="two"),
    pytest.param(lambda: ours(3) * ours(index=1), TWO + "sim:0 and sim:1!", id="two-scalar"),
    pytest.param(
        lambda: torch.zeros(()).add_(ours()), TWO + "sim:0 and cpu!", id="into-a-cpu-number"
    ),
    pytest.param(
        lambda: torch.add(ours(), ours(), out=torch.zeros(())),
        TWO + "sim:0 and cpu!",
        id="out-is-a-cpu-number",
    ),
    pytest.param(
        lambda: torch.zeros(()).masked_fill_(ours() > 0, 2.0),
        OTHER + "mask is on sim:0, different from other tensors on cpu",
        id="fills-a-cpu-number",
    ),
    pytest.param(
        lambda: ours(2, 2) @ torch.ones(2, 2),
        OTHER + "mat2 is on cpu, different from other tensors on sim:0",
        id="matmul",
    ),
    pytest.param(
        lambda: torch.nn.Linear(3, 2)(ours(1, 3)),
        OTHER + "mat1 is on sim:0, different from other tensors on cpu",
        id="model-not-moved",
    ),
    pytest.param(
        lambda: torch.cat([ours(2), torch.ones(2)]), OTHER + "tensors is on cpu", id="cat"
    ),
    pytest.param(
        lambda: F.cross_entropy(ours(2, 3), torch.tensor([0, 1])),
        OTHER + "target is on cpu, different from other tensors on sim:0",
        id="targets-not-moved",
    ),
    pytest.param(
        lambda: F.embedding(torch.tensor([0]), ours(2, 3)),
        OTHER + "index is on cpu, different from other tensors on sim:0",
        id="embedding",
    ),
    pytest.param(
        lambda: F.conv2d(ours(1, 1, 3, 3), torch.ones(1, 1, 2, 2)),
        "Input type (torch.sim.FloatTensor) and weight type (torch.FloatTensor) should be the same",
        id="convolution",
    ),
    pytest.param(
        lambda: torch.ones(3)[torch.tensor([0]).to("sim")],
        "indices should be either on cpu or on the same device as the indexed tensor (cpu)",
        id="index-elsewhere",
    ),
    pytest.param(
        lambda: ours(3)[torch.tensor([0]).to("sim:1")],
        "indices should be either on cpu or on the same device as the indexed tensor (sim:0)",
        id="index-on-other",
    ),
    pytest.param(
        lambda: torch.gather(ours(3), 0, torch.tensor([0])), OTHER + "index is on cpu", id="gather"
    ),
]


@pytest.mark.parametrize(("mistake", "says"), MIXED)
@in_a_fork
def test_mixing_devices_says_what_pytorch_says(mistake, says):
    with pytest.raises(RuntimeError, match=re.escape(says)):
        mistake()


ALLOWED = [
    pytest.param(lambda x: x + torch.tensor(2.0), id="number-on-cpu"),
    pytest.param(lambda x: torch.tensor(2.0) / x, id="number-first"),
    pytest.param(lambda x: x[torch.tensor([2, 0])], id="index-on-cpu"),
    pytest.param(lambda x: x[torch.tensor([True, False, True])], id="mask-on-cpu"),
    pytest.param(lambda x: x.masked_fill(x > 1, torch.tensor(9.0)), id="fill-with-cpu-number"),
    pytest.param(lambda x: x.add_(torch.tensor(2.0)), id="number-added-in-place"),
    pytest.param(lambda x: torch.where(x > 1, x, torch.tensor(0.0)), id="where"),
    pytest.param(lambda x: x.clone().copy_(torch.ones(3)), id="copy_"),
]


@pytest.mark.parametrize("program", ALLOWED)
@in_a_fork
def test_mixing_is_allowed_where_cuda_allows_it(program):
    on_cpu = torch.tensor([1.0, 2, 3])

    result = program(on_cpu.to("sim:1"))

    assert result.device == torch.device("sim:1")
    assert torch.equal(result.cpu(), program(on_cpu))


@in_a_fork
def test_numpy_wants_the_cpu():
    import numpy

    says = "can't convert sim:0 device type tensor to numpy. Use Tensor.cpu() to copy the tensor"

    for convert in (torch.Tensor.numpy, numpy.asarray):
        with pytest.raises(TypeError, match=re.escape(says)):
            convert(ours(3))
    assert ours(3).cpu().numpy().tolist() == ours(3).tolist() == [1, 1, 1]
    assert ours(1).item() == 1


@in_a_fork
def test_gradient_must_be_on_the_device_of_its_tensor():
    x = ours(3).requires_grad_()

    with pytest.raises(RuntimeError, match="assign a gradient with device type 'cpu' to a"):
        x.grad = torch.ones(3)


@in_a_fork
def test_device_that_is_not_there_is_named():
    for make in (lambda: torch.ones(2, device="sim:2"), lambda: torch.ones(2).to("sim:7")):
        with pytest.raises(RuntimeError, match=r"invalid device ordinal.*sim:[27] is none"):
            make()


CANNOT = [
    pytest.param(lambda: ours(3).to_sparse(), "cannot run aten::_to_sparse: its re", id="sparse"),
    pytest.param(lambda: torch.ones(2).pin_memory(), "has no pinned memory", id="pin_memory"),
    pytest.param(lambda: torch.sim.set_device(1), "keeps sim:0 as its current", id="set_device"),
    pytest.param(
        lambda: torch.accelerator.set_device_index(1), "keeps sim:0 as its current", id="index"
    ),
    pytest.param(lambda: torch.accelerator.memory_allocated(), "no streams, memory", id="memory"),
    pytest.param(
        lambda: torch.ops.aten.quantize_per_tensor(ours(2), 0.1, 0, torch.qint8),
        "cannot run aten::quantize_per_tensor: its result has the type torch.qint8",
        id="quantized",
    ),
    pytest.param(lambda: torch.Generator(device="sim"), "getNewGenerator", id="generator"),
]


@pytest.mark.parametrize(("program", "says"), CANNOT)
@pytest.mark.filterwarnings("ignore:.*quantized tensor creation")
@in_a_fork
def test_what_it_cannot_do_says_so(program, says):
    with pytest.raises(NotImplementedError, match=re.escape(says)):
        program()


@in_a_fork
def test_streams_and_memory_statistics_are_not_pretended():
    for name in ("Stream", "Event", "memory_allocated"):
        with pytest.raises(AttributeError, match="no streams, events, memory statistics"):
            getattr(torch.sim, name)


@in_a_fork
def test_pinned_memory_is_never_claimed():
    assert not torch.ones(2).is_pinned()
    assert not ours(2).is_pinned()
    with pytest.raises(RuntimeError, match="only dense CPU tensors can be pinned"):
        ours(2).pin_memory()


@in_a_fork
def test_cpu_generator_is_refused():
    with pytest.raises(RuntimeError, match="Expected a 'sim' device type for generator but found"):
        ours(3).uniform_(generator=torch.Generator())


@in_a_fork
def test_error_of_an_operation_is_the_cpus():
    with pytest.raises(RuntimeError, match="mat1 and mat2 shapes cannot be multiplied"):
        ours(2, 3) @ ours(2, 3)
    with pytest.raises(RuntimeError, match="element 0 of tensors does not require grad"):
        ours(1).backward()
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in"):
        ours(3).requires_grad_().add_(1)
