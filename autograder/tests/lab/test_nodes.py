"""`slots_of` says what each node is to be handed, as the engine sees it."""

from __future__ import annotations

import pytest
import torch

from autograder.lab import Slot, slots_of

CPU = torch.device("cpu")


def test_an_operation_with_one_result_has_one_slot_of_its_shape():
    x = torch.ones(5, 4, requires_grad=True)

    assert slots_of((x * 2).grad_fn) == (Slot((5, 4), torch.float32, CPU),)


def test_each_result_of_unbind_has_a_slot_used_or_not():
    x = torch.ones(3, 2, dtype=torch.float64, requires_grad=True)
    first, *_ = x.unbind()

    assert slots_of(first.grad_fn) == (Slot((2,), torch.float64, CPU),) * 3


def test_a_node_says_the_same_through_the_edge_that_leads_to_it():
    x = torch.ones(2, 3, requires_grad=True)
    total = (x * 2).sum()
    assert total.grad_fn is not None
    ((following, number),) = total.grad_fn.next_functions

    assert slots_of(following)[number].shape == (2, 3)


def test_the_slot_of_a_leaf_has_the_shape_and_dtype_of_the_leaf():
    bias = torch.ones(4, dtype=torch.float16, requires_grad=True)
    node = (torch.ones(5, 4) + bias).grad_fn
    assert node is not None
    (_, (leaf, number)) = node.next_functions

    assert slots_of(leaf)[number] == Slot((4,), torch.float16, CPU)


def test_a_function_written_in_python_has_slots_too():
    class Two(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x.clone(), x.sum()

        @staticmethod
        def backward(ctx, whole, part):
            return whole + part

    whole, _ = Two.apply(torch.ones(3, requires_grad=True))

    assert [slot.shape for slot in slots_of(whole.grad_fn)] == [(3,), ()]


@pytest.mark.parametrize("wrong", [None, torch.ones(2), 3])
def test_what_is_not_a_node_is_refused_by_name(wrong):
    with pytest.raises(TypeError, match="a node such as loss.grad_fn"):
        slots_of(wrong)
