"""A snapshot states facts about a tensor, holds nothing live, and disturbs nothing."""

import warnings
from typing import Any

import pytest
import torch

from autograder.checks.observing.taking import Observer


def take(*values):
    return Observer().take(list(values))


def test_history_names_operations_and_ends_in_the_leaves():
    w = torch.ones(2, requires_grad=True)
    loss = ((w * 3).exp()).sum()

    seen_w, seen_loss = take(w, loss)

    assert seen_loss.grad_fn == "SumBackward0"
    assert seen_loss.history == ("SumBackward0", "ExpBackward0", "MulBackward0")
    assert seen_loss.leaves == (seen_w.identity,)


def test_views_detached_and_data_share_a_storage_number():
    x = torch.arange(6.0)

    numbers = {seen.storage for seen in take(x, x[2:], x.view(2, 3), x.detach(), x.data)}
    (copy,) = take(x.clone())

    assert len(numbers) == 1
    assert take(x, x.clone())[0].storage != take(x, x.clone())[1].storage
    assert copy.offset == 0


@pytest.mark.parametrize("place", [0, 2])
def test_a_storage_in_the_middle_of_another_is_the_same_memory(place):
    x = torch.arange(6.0)
    hidden = torch.frombuffer(x.numpy(), dtype=x.dtype, count=2, offset=4 * place)
    observer = Observer()

    seen = observer.united(observer.take({"hidden": [hidden], "x": x, "apart": x.clone()}))

    assert seen["hidden"][0].storage == seen["x"].storage != seen["apart"].storage
    assert seen["hidden"][0].storage_bytes == seen["x"].storage_bytes == 24


def test_the_same_object_has_the_same_identity_and_a_view_another():
    x = torch.ones(2)

    one, same, view = take(x, x, x.view(2))

    assert one.identity == same.identity != view.identity


def test_the_version_counts_changes_in_place_and_is_none_for_inference_tensors():
    x = torch.ones(2)
    x.add_(1)
    with torch.inference_mode():
        inference = torch.ones(2)

    counted, uncounted = take(x, inference)

    assert (counted.version, uncounted.version) == (1, None)


def test_hooks_are_counted_until_they_are_removed_and_keeping_a_gradient_is_none():
    x = torch.ones(2, requires_grad=True)
    y = x * 2
    y.retain_grad()
    handle = x.register_hook(lambda gradient: None)
    x.register_hook(lambda gradient: None)
    x.register_post_accumulate_grad_hook(lambda parameter: None)

    before, result = take(x, y)
    handle.remove()
    (after,) = take(x)

    assert (before.hooks, after.hooks, result.hooks) == (3, 2, 0)


def test_the_value_is_a_private_copy():
    x = torch.ones(2)

    (seen,) = take(x)
    x.zero_()

    assert seen.value.tolist() == [1.0, 1.0]


def test_taking_a_snapshot_of_a_non_leaf_does_not_warn():
    y = torch.ones(2, requires_grad=True) * 2

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        (seen,) = take(y)

    assert seen.grad is None


def test_a_retained_gradient_is_seen():
    y = torch.ones(2, requires_grad=True) * 2
    y.retain_grad()
    y.sum().backward()

    (seen,) = take(y)

    assert seen.grad.value.tolist() == [1.0, 1.0]


def test_a_subclass_is_not_asked_about_itself():
    class Liar(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            raise AssertionError("asked")

    (seen,) = take(torch.ones(2).as_subclass(Liar))

    assert (seen.type_name, seen.value.tolist()) == ("Liar", [1.0, 1.0])


def test_a_very_long_history_is_cut():
    x = torch.ones(1, requires_grad=True)
    for _ in range(2000):
        x = x + 1

    (seen,) = take(x)

    assert len(seen.history) == 256


def test_no_class_and_no_ctx_is_asked_while_somebody_looks():
    asked = []

    class Kind(type):
        def __eq__(cls, other):
            asked.append(other)
            return other is torch.dtype

        __hash__ = None  # type: ignore[assignment]

    class Tag(metaclass=Kind):
        pass

    class Window(torch.Tensor):
        requires_grad = property(lambda self: asked.append("requires_grad"))

        def view_as(self, other):
            asked.append("view_as")

    class Scale(torch.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            return t * 2

    made_by: Any = vars(Scale)["_backward_cls"]

    class Node(made_by):  # type: ignore[misc]
        next_functions = property(lambda self: asked.append("next_functions"))

        def __hash__(self):
            asked.append("hash")
            return 0

    Scale._backward_cls = Node
    w = torch.ones(2, requires_grad=True)
    with torch.no_grad():
        view = w.view(2).as_subclass(Window)

    tag, window, made = take(Tag(), view, Scale.apply(w))

    assert not asked
    assert tag.type_name == "Tag"
    assert window.is_unrecorded_view
    assert len(made.leaves) == 1


def test_an_object_that_comes_while_texts_are_read_is_not_asked_for_its_own():
    observer, early = Observer(), object()
    observer.read_texts([early])

    early_text, late = (each.text for each in observer.take([early, object()]))

    assert early_text == repr(early)
    assert late == "<no text: it came while others were read>"


@pytest.mark.parametrize("size", [0, 3])
def test_two_empty_tensors_share_nothing(size):
    one, other = take(torch.empty(size), torch.empty(size))

    assert one.storage != other.storage


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (torch.tensor([[1], [4]]), "tensor([[1], [4]])"),
        (torch.zeros(5, 5), "a tensor of shape (5, 5)"),
        (torch.ones(2, device="meta"), "a tensor of shape (2,)"),
        (range(3), "a range: range(0, 3)"),
    ],
)
def test_it_is_written_as_a_learner_knows_it(value, written):
    (seen,) = take(value)

    assert str([seen]) == f"[{written}]"
