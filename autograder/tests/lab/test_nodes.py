"""`slots_of` says what a node is to be handed, and `saved_by` what it keeps."""

from __future__ import annotations

import pytest
import torch

from autograder.lab import Slot, saved_by, slots_of

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


def test_only_what_the_requested_gradient_needs_is_kept():
    h, c = torch.ones(2, 2, requires_grad=True), torch.ones(2, 2)

    assert [t is c for t in saved_by((h @ c).grad_fn).values()] == [True]
    assert len(saved_by((h @ h).grad_fn)) == 2
    assert saved_by((h + c).grad_fn) == {}


def test_nothing_is_kept_once_backward_has_gone_through():
    x = torch.ones(2, requires_grad=True)
    y = x.exp()

    y.sum().backward()

    assert saved_by(y.grad_fn) == {}


def test_a_list_of_saved_tensors_is_told_one_by_one():
    x = torch.ones(3, requires_grad=True)
    picked = x[torch.tensor([0, 2])]

    assert [t.tolist() for t in saved_by(picked.grad_fn).values()] == [[0, 2]]


def test_what_was_changed_in_place_is_still_kept():
    x = torch.ones(2, requires_grad=True)
    y = x.exp()
    y.detach().zero_()

    assert [t.tolist() for t in saved_by(y.grad_fn).values()] == [[0.0, 0.0]]


@pytest.mark.parametrize("ask", [slots_of, saved_by])
@pytest.mark.parametrize("wrong", [None, torch.ones(2), 3])
def test_what_is_not_a_node_is_refused_by_name(ask, wrong):
    with pytest.raises(TypeError, match=f"{ask.__name__} takes a node such as loss.grad_fn"):
        ask(wrong)
