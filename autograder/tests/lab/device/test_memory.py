"""A tensor of the teaching device has memory, views, versions and an end, like any other."""

# `torch.sim`, `Tensor.sim` and the like exist only where the device is registered.
# mypy: disable-error-code="attr-defined,union-attr,operator,var-annotated"

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from autograder.tests.support.device_fixtures import in_a_fork

VIEWS = [
    pytest.param(lambda x: x.view(6), id="view"),
    pytest.param(lambda x: x.reshape(3, 2), id="reshape"),
    pytest.param(lambda x: x[1], id="select"),
    pytest.param(lambda x: x[:, ::2], id="slice"),
    pytest.param(lambda x: x.t(), id="t"),
    pytest.param(lambda x: x.transpose(0, 1), id="transpose"),
    pytest.param(lambda x: x.expand(4, 2, 3), id="expand"),
    pytest.param(lambda x: x.as_strided((2,), (1,), 2), id="as_strided"),
    pytest.param(lambda x: x.unsqueeze(0), id="unsqueeze"),
    pytest.param(lambda x: x.flatten(), id="flatten"),
    pytest.param(lambda x: x.diagonal(), id="diagonal"),
    pytest.param(lambda x: x.unfold(1, 2, 1), id="unfold"),
    pytest.param(lambda x: x.split(1)[1], id="split"),
    pytest.param(lambda x: x.detach(), id="detach"),
    pytest.param(lambda x: x.data, id="data"),
    pytest.param(lambda x: x.view(torch.int32), id="view-dtype"),
    pytest.param(lambda x: torch.view_as_complex(x.view(3, 2)), id="view_as_complex"),
]


@pytest.mark.parametrize("make_view", VIEWS)
@in_a_fork
def test_view_shares_memory_and_looks_as_on_the_cpu(make_view):
    on_cpu = torch.arange(6.0).reshape(2, 3)
    x = on_cpu.to("sim")

    view, expected = make_view(x), make_view(on_cpu)

    assert view.untyped_storage()._cdata == x.untyped_storage()._cdata
    assert view.device == torch.device("sim:0")
    assert (view.shape, view.stride(), view.storage_offset()) == (
        expected.shape,
        expected.stride(),
        expected.storage_offset(),
    )
    x.add_(10)
    on_cpu.add_(10)
    assert torch.equal(view.cpu(), make_view(on_cpu))


@in_a_fork
def test_writing_to_a_view_changes_the_base():
    x = torch.zeros(2, 3, device="sim")

    x[1].fill_(5)
    x.t()[0].mul_(3)
    x.data[0, 1] = 7

    assert x.tolist() == [[0, 7, 0], [15, 5, 5]]


@in_a_fork
def test_versions_count_as_on_the_cpu():
    x = torch.ones(3, device="sim")

    x.add_(1)
    x[0].mul_(2)
    assert x._version == 2
    x.detach().zero_()
    assert x._version == 3
    x.data.zero_()
    assert x._version == 3


@in_a_fork
def test_change_through_detach_is_noticed_and_names_the_tensor_type():
    a = torch.tensor([7.0, 0, 0], device="sim", requires_grad=True)
    b = (a * 1).exp()

    b.detach().zero_()

    with pytest.raises(RuntimeError, match=r"\[simFloatType \[3\]\], which is output 0 of Exp"):
        b.sum().backward()


@in_a_fork
def test_change_through_data_is_silent_and_makes_the_gradient_zero():
    a = torch.tensor([7.0, 0, 0], device="sim", requires_grad=True)
    b = (a * 1).exp()

    b.data.zero_()
    b.sum().backward()

    assert a.grad.tolist() == [0, 0, 0]
    assert a.grad.device == torch.device("sim:0")


@in_a_fork
def test_out_argument_is_filled_and_grows():
    x = torch.ones(3, device="sim")
    grown, filled = torch.empty(0, device="sim"), torch.zeros(3, device="sim")
    part = filled[:]

    torch.add(x, x, out=grown)
    torch.add(x, x, out=filled)

    assert grown.tolist() == part.tolist() == [2, 2, 2]


@in_a_fork
def test_resize_keeps_the_numbers():
    x = torch.arange(4.0, device="sim")

    assert x.resize_(2).tolist() == [0, 1]
    assert x.resize_(2, 3).flatten()[:4].tolist() == [0, 1, 2, 3]


@in_a_fork
def test_overlapping_arguments_are_noticed():
    x = torch.arange(4.0, device="sim")

    with pytest.raises(RuntimeError, match="refer to a single memory location"):
        x[1:].add_(x[:-1])
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor"):
        x[:1].expand(3).add_(1)


@in_a_fork
def test_conjugate_is_lazy_and_right():
    x = torch.tensor([1 + 2j, 3 - 1j])

    ours = x.to("sim").conj()

    assert ours.is_conj()
    assert ours.cpu().tolist() == x.conj().tolist()
    assert (ours * 2).tolist() == (x.conj() * 2).tolist()


def resident_bytes() -> int:
    import resource

    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads Linux's /proc")
@in_a_fork
def test_memory_is_freed():
    def use(count: int) -> None:
        for _ in range(count):
            x = torch.ones(500_000, device="sim", requires_grad=True)  # 2 MB
            (x * x.view(5, -1).flatten()).sum().backward()
            x.data.cpu()

    use(20)
    before = resident_bytes()
    use(200)

    assert resident_bytes() - before < 100e6


@in_a_fork
def test_host_tensor_lives_as_long_as_the_storage():
    from autograder.lab.device.memory import to_device

    host = torch.ones(3)
    ours = to_device(host, 1)
    view = ours[1:]
    address = host.data_ptr()
    del host, ours
    torch.zeros(3)  # would be given the memory, had it been freed

    assert view.tolist() == [1, 1]
    assert view.data_ptr() == address + 4
