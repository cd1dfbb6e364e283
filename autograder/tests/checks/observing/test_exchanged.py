"""A call of `torch.autograd.grad` with its arguments exchanged is known by its graph."""

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from autograder.checks.observing.exchanged import grad_was_exchanged


def squares() -> tuple[Tensor, Tensor, Tensor]:
    """A leaf of three numbers, what is computed from it, and the sum of that."""
    x = torch.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * x
    return x, y, y.sum()


def raised_by(call: Callable[[], object]) -> BaseException:
    with pytest.raises(RuntimeError) as failure:
        call()
    return failure.value


@pytest.mark.parametrize("as_list", [False, True])
def test_the_leaf_in_place_of_the_result(as_list):
    x, _, loss = squares()

    error = raised_by(lambda: torch.autograd.grad(x, [loss] if as_list else loss))

    assert grad_was_exchanged(error)


def test_a_tensor_half_way_in_place_of_the_result():
    _, y, loss = squares()

    assert grad_was_exchanged(raised_by(lambda: torch.autograd.grad(y, loss)))


def test_a_result_of_many_numbers_is_another_mistake():
    x, y, _ = squares()

    assert not grad_was_exchanged(raised_by(lambda: torch.autograd.grad(y, x)))


def test_a_tensor_that_was_not_used_is_another_mistake():
    _, _, loss = squares()
    other = torch.ones(3, requires_grad=True)

    assert not grad_was_exchanged(raised_by(lambda: torch.autograd.grad(loss, other)))


def test_an_exception_of_anything_else_is_another_mistake():
    _, y, _ = squares()

    assert not grad_was_exchanged(raised_by(y.backward))
