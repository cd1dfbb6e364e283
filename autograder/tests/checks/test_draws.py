"""Drawn inputs are the same on every run, differ between keys and seeds, and avoid 0."""

import pytest
import torch

from autograder.checks import drawn, draws, every_device, floats, integers, one_of


@pytest.fixture(autouse=True)
def notebook_seed():
    yield
    draws.set_seed("notebook")


def cpu_draws(key, count=4):
    return [x.tolist() for x in drawn(key, count, floats(3)) if x.device.type == "cpu"]


def test_the_same_key_draws_the_same_whatever_ran_before():
    first = cpu_draws("a")
    torch.manual_seed(5)
    list(drawn("other", 3, floats(2)))

    assert cpu_draws("a") == first


def test_another_key_or_seed_draws_something_else():
    first, other = cpu_draws("a"), cpu_draws("b")

    draws.set_seed("secret")

    assert first != other
    assert cpu_draws("a") not in (first, other)


def test_draws_of_one_key_differ_from_each_other():
    assert len({tuple(values) for values in cpu_draws("a", 6)}) == 6


def test_floats_are_quarters_in_range_and_never_zero():
    values = torch.cat([x.cpu() for x in drawn("range", 20, floats(10, low=-1, high=2))])

    assert values.abs().min() >= 0.25
    assert (values.min().item(), values.max().item()) == (-1.0, 2.0)
    assert torch.equal(values * 4, (values * 4).round())


def test_a_dimension_may_be_drawn_too():
    sizes = {len(x) for x in drawn("sizes", 40, floats((1, 3)))}

    assert sizes == {1, 2, 3}


def test_several_specs_come_as_a_tuple_on_one_device():
    for x, n, name in drawn("mixed", 2, floats(2), integers(4, 6), one_of("sum", "mean")):
        assert x.device in every_device()
        assert n in (4, 5, 6)
        assert name in ("sum", "mean")


@pytest.fixture
def a_gpu(monkeypatch):
    """The meta device stands in for a GPU: it is on every machine."""
    devices = [torch.device("cpu"), torch.device("meta")]
    monkeypatch.setattr(draws, "every_device", lambda **_: devices)


def test_every_device_that_is_here_gets_the_same_values_where_a_question_asks(a_gpu):
    seen = [x.device.type for x in drawn("devices", 2, floats(3), second_device=True)]

    assert seen == ["cpu", "cpu", "meta", "meta"]


def test_a_gpu_joins_no_other_draw(a_gpu):
    seen = [x.device.type for x in drawn("devices", 2, floats(3))]

    assert seen == ["cpu", "cpu"]


def test_draws_without_tensors_are_not_repeated_for_each_device(a_gpu):
    assert len(list(drawn("numbers", 3, integers(1, 9), second_device=True))) == 3
