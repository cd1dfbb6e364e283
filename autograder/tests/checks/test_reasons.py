"""A history is followed to its end, by results as well as by leaves, and freed ones are told."""

import pytest
import torch

from autograder.checks import CheckFailure, check_reaches
from autograder.checks.observing.taking import Observer
from autograder.checks.observing.wire import decode, encode
from autograder.checks.reasons import first_cut, leads_back, why_no_gradient


def take(*values):
    return Observer().take(values)


def leaf():
    return torch.tensor([1.0, 2.0], requires_grad=True)


def test_a_result_in_the_middle_is_led_back_to():
    y = leaf() * 2
    y.retain_grad()
    loss = y.sum()

    seen_y, seen_loss = take(y, loss)

    assert leads_back(seen_loss, seen_y) is True
    assert why_no_gradient(seen_y, seen_loss) is None


def test_another_output_of_the_same_operation_is_not_led_back_to():
    first, second = leaf().unbind()
    seen_first, seen_second, loss = take(first, second, second.exp())

    assert leads_back(loss, seen_second) is True
    assert leads_back(loss, seen_first) is False


def test_a_history_beyond_the_limit_is_not_called_cut():
    x = leaf()
    far = x
    for _ in range(10_001):
        far = far + 1
    seen_x, seen_far = take(x, far)

    assert leads_back(seen_far, seen_x) is None
    assert why_no_gradient(seen_x, seen_far) is None
    with pytest.raises(CheckFailure, match="too long"):
        check_reaches(seen_far, seen_x, name="far", leaf_name="x")


@pytest.mark.parametrize(
    ("run", "freed"),
    [
        pytest.param(lambda loss: None, False, id="never"),
        pytest.param(lambda loss: loss.backward(retain_graph=True), False, id="retained"),
        pytest.param(lambda loss: loss.backward(), True, id="once"),
    ],
)
@pytest.mark.parametrize("how", [torch.exp, lambda x: x**2, lambda x: torch.stack([x, x]).prod()])
def test_a_freed_history_is_told_from_one_that_is_kept(how, run, freed):
    loss = how(leaf()).sum()
    run(loss)

    (seen,) = take(loss)

    assert seen.history_is_freed is freed


def test_an_own_function_is_seen_to_be_freed():
    class Square(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x**2

        @staticmethod
        def backward(ctx, grad):
            return 2 * ctx.saved_tensors[0] * grad

    result = Square.apply(leaf()).sum()
    (before,) = take(result)
    result.backward()
    (after,) = take(result)

    assert (before.history_is_freed, after.history_is_freed) == (False, True)


def test_a_history_that_saved_nothing_does_not_tell():
    assert take(leaf().sum())[0].history_is_freed is None


def test_the_first_cut_lies_between_two_names():
    x = leaf()
    y = x * 2
    z = y.detach()
    seen = Observer().take({"x": x, "y": y, "z": z})
    way = {name: seen[name] for name in ("y", "z")}

    assert first_cut(seen["x"], way) == ("y", "z")
    assert first_cut(seen["x"], {"z": seen["z"]}) == (None, "z")
    assert first_cut(seen["x"], {"y": seen["y"]}) is None


def test_the_new_facts_travel_between_processes():
    x = leaf()
    seen = Observer().take([x, (x**2).sum()])

    arrived = decode(encode(seen))

    assert [one.origins for one in arrived] == [one.origins for one in seen]
    assert arrived[1].history_is_freed is False
    assert leads_back(arrived[1], arrived[0]) is True
