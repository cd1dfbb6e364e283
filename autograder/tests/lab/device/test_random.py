"""Each device draws random numbers from a generator of its own, and a seed makes them repeat."""

# `torch.sim` exists only where the device is registered.
# mypy: disable-error-code="attr-defined,arg-type"

from __future__ import annotations

import torch
from torch.nn import functional as F

from autograder.tests.support.device_fixtures import in_a_fork

DEVICES = ["cpu", "sim:0", "sim:1"]


@in_a_fork
def test_seed_makes_random_numbers_repeat_on_each_device():
    def draw() -> list[torch.Tensor]:
        torch.manual_seed(5)
        return [torch.rand(3, device=device) for device in DEVICES] + [
            F.dropout(torch.ones(20, device="sim:1")),
            torch.randperm(6, device="sim"),
            torch.multinomial(torch.ones(4, device="sim"), 3),
        ]

    first, again = draw(), draw()

    assert all(torch.equal(one.cpu(), other.cpu()) for one, other in zip(first, again, strict=True))
    assert not torch.equal(torch.rand(3, device="sim:1"), torch.rand(3, device="sim:1"))


@in_a_fork
def test_each_device_draws_from_its_own_generator():
    torch.manual_seed(5)
    expected = torch.rand(3)
    torch.manual_seed(5)

    F.dropout(torch.ones(3, device="sim:0"))
    torch.rand(9, device="sim:1")
    torch.randn_like(torch.ones(3, device="sim:1"))

    assert torch.equal(torch.rand(3), expected)


@in_a_fork
def test_state_of_the_generator_can_be_kept():
    state = torch.sim.get_rng_state("sim:1")
    first = torch.rand(3, device="sim:1")

    torch.sim.set_rng_state(state, "sim:1")

    assert torch.equal(first, torch.rand(3, device="sim:1"))


@in_a_fork
def test_checkpoint_draws_the_same_dropout_twice():
    from torch.utils.checkpoint import checkpoint

    for device in DEVICES[1:]:
        x = torch.ones(50, device=device, requires_grad=True)

        y = checkpoint(F.dropout, x, use_reentrant=False)
        y.sum().backward()

        assert torch.equal(x.grad, y.detach())
