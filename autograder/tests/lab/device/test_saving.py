"""Copies, checkpoints and printed tensors say on which device they are."""

# `torch.sim`, `Tensor.sim` and the like exist only where the device is registered.
# mypy: disable-error-code="attr-defined,union-attr,operator,var-annotated,arg-type"

from __future__ import annotations

import copy
import io

import pytest
import torch
from torch import nn

from autograder.tests.support.device_fixtures import in_a_fork, run_python


def saved(value: object) -> io.BytesIO:
    stream = io.BytesIO()
    torch.save(value, stream)
    stream.seek(0)
    return stream


@in_a_fork
def test_loaded_tensors_are_where_they_were():
    x, y = torch.arange(4.0, device="sim"), torch.ones(2, device="sim:1", requires_grad=True)

    loaded = torch.load(saved({"x": x, "part": x[1:], "y": y}))

    assert loaded["x"].device == torch.device("sim:0")
    assert loaded["y"].device == torch.device("sim:1")
    assert loaded["y"].requires_grad
    assert loaded["part"].tolist() == [1, 2, 3]
    loaded["x"][1] = 9
    assert loaded["part"][0].item() == 9


@pytest.mark.parametrize(
    ("made_on", "map_location", "expected"),
    [
        ("sim:0", "cpu", "cpu"),
        ("sim:0", "sim:1", "sim:1"),
        ("cpu", "sim:1", "sim:1"),
        ("cpu", "sim", "sim:0"),
        ("sim:1", {"sim:1": "sim:0"}, "sim:0"),
    ],
    ids=str,
)
@in_a_fork
def test_map_location_decides_the_device(made_on, map_location, expected):
    stream = saved(nn.Linear(2, 2, device=made_on).state_dict())

    state = torch.load(stream, map_location=map_location)

    assert {value.device for value in state.values()} == {torch.device(expected)}


@pytest.mark.slow
def test_checkpoint_needs_map_location_where_the_device_is_not_registered(tmp_path):
    path = str(tmp_path / "x.pt")
    make = "from autograder.lab.device import teaching_device; teaching_device(); "
    saving = run_python(f"import torch; {make} torch.save(torch.ones(2, device='sim:1'), {path!r})")
    assert saving.returncode == 0, saving.stderr

    loading = run_python(f"import torch; torch.load({path!r})")
    mapped = run_python(f"import torch; print(torch.load({path!r}, map_location='cpu'))")

    assert "don't know how to restore data location of" in loading.stderr
    assert "sim:1" in loading.stderr
    assert mapped.stdout == "tensor([1., 1.])\n"


@in_a_fork
def test_state_dict_crosses_devices():
    here, there = nn.BatchNorm1d(3), nn.BatchNorm1d(3).to("sim")
    here(torch.randn(5, 3))

    there.load_state_dict(here.state_dict())

    assert torch.equal(there.running_mean.cpu(), here.running_mean)
    assert there.running_mean.device == torch.device("sim:0")


@in_a_fork
def test_optimizer_state_is_loaded_to_the_parameters():
    def optimizer(device: str) -> torch.optim.Optimizer:
        parameter = torch.ones(2, device=device, requires_grad=True)
        made = torch.optim.Adam([parameter])
        parameter.sum().backward()
        made.step()
        return made

    ours = optimizer("sim:1")
    ours.load_state_dict(torch.load(saved(optimizer("cpu").state_dict())))

    (state,) = ours.state.values()
    assert state["exp_avg"].device == torch.device("sim:1")
    ours.step()


@in_a_fork
def test_deepcopy_has_memory_of_its_own_and_keeps_ties():
    model = nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2)).to("sim:1")
    model[1].weight = model[0].weight

    twin = copy.deepcopy(model)
    with torch.no_grad():
        twin[0].weight.zero_()

    assert twin[1].weight is twin[0].weight
    assert twin[0].weight.device == torch.device("sim:1")
    assert model[0].weight.abs().sum().item() > 0
    x = torch.arange(3.0, device="sim")
    assert torch.equal(copy.deepcopy(x), x)
    assert x.clone().untyped_storage()._cdata != x.untyped_storage()._cdata


@in_a_fork
def test_storage_can_be_made_and_read():
    storage = torch.UntypedStorage(8, device="sim:1")

    storage.fill_(1)

    assert (storage.device, storage.nbytes()) == (torch.device("sim:1"), 8)
    assert storage.is_sim
    assert storage.cpu().tolist() == [1] * 8
    assert torch.UntypedStorage(3).sim().device == torch.device("sim:0")


@in_a_fork
def test_tensor_prints_like_any_other():
    x = torch.tensor([1.0, 2.5], device="sim", requires_grad=True)

    assert repr(x) == "tensor([1.0000, 2.5000], device='sim:0', requires_grad=True)"
    assert repr(x.sum()) == "tensor(3.5000, device='sim:0', grad_fn=<SumBackward0>)"
    assert repr(torch.ones(1, device="sim:1")) == "tensor([1.], device='sim:1')"
    assert x.type() == "torch.sim.FloatTensor"
    assert x.is_sim
    assert not x.is_cuda


@in_a_fork
def test_moving_makes_no_copy_when_already_there():
    x = torch.ones(2, device="sim:1")

    assert x.to("sim:1") is x
    assert x.sim(1) is x
    assert x.to("sim:0") is not x
    assert x.cpu().device.type == "cpu"
    assert x.to("sim:0", non_blocking=True).tolist() == [1, 1]
    assert nn.Linear(2, 2).sim(1).weight.device == torch.device("sim:1")
    assert x.to("sim:0", torch.float64).dtype == torch.float64


@in_a_fork
def test_new_tensors_follow_the_device_they_are_made_from():
    x = torch.ones(2, device="sim:1")

    made = [x.new_zeros(3), torch.zeros_like(x), torch.arange(3, device=x.device), x > 0, x.sum()]

    assert {tensor.device for tensor in made} == {x.device}
    with torch.device("sim:1"):
        assert torch.zeros(2).device == x.device
        assert nn.Linear(2, 2).weight.device == x.device
    torch.set_default_device("sim:1")
    assert (torch.randn(2, 2) @ torch.randn(2, 2)).device == x.device
