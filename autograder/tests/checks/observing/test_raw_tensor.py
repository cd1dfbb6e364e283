"""Facts come from PyTorch's own class, whatever a learner's class says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import torch

from autograder.checks.observing.raw_tensor import is_tensor, raw_attribute
from autograder.checks.observing.snapshot import TensorSnapshot
from autograder.checks.observing.taking import Observer


class Liar(torch.Tensor):
    is_leaf = requires_grad = property(lambda self: True)
    grad_fn = grad = property(lambda self: None)
    shape = property(lambda self: (7,))
    clone = detach = cpu = None  # type: ignore[assignment]


class Pretender:
    __class__ = torch.Tensor  # type: ignore[assignment]


def snapshot_of(value: object) -> object:
    return Observer().take(value)


def test_a_subclass_is_not_asked_about_itself() -> None:
    made = torch.ones(2, requires_grad=True) * 3

    seen = snapshot_of(made.as_subclass(Liar))

    assert isinstance(seen, TensorSnapshot)
    assert (seen.is_leaf, seen.shape, seen.type_name) == (False, (2,), "Liar")
    assert seen.value is not None and seen.value.tolist() == [3, 3]


def test_a_flag_that_was_never_set_is_not_seen() -> None:
    seen = snapshot_of(torch.ones(2).as_subclass(Liar))

    assert isinstance(seen, TensorSnapshot)
    assert not seen.requires_grad


@pytest.fixture
def patched() -> Iterator[None]:
    torch.Tensor.is_leaf = property(lambda self: True)  # type: ignore[assignment]
    torch.Tensor.grad_fn = property(lambda self: None)  # type: ignore[assignment]
    yield
    del torch.Tensor.is_leaf, torch.Tensor.grad_fn


@pytest.mark.usefixtures("patched")
def test_a_patched_tensor_class_is_not_asked_either() -> None:
    made = torch.ones(2, requires_grad=True) * 3
    assert made.is_leaf

    assert raw_attribute(made, "grad_fn").name() == "MulBackward0"
    assert not getattr(snapshot_of(made), "is_leaf", True)


def test_what_only_claims_to_be_a_tensor_is_none() -> None:
    assert isinstance(Pretender(), torch.Tensor)

    assert not is_tensor(Pretender())
    assert not isinstance(snapshot_of(Pretender()), TensorSnapshot)


@pytest.mark.parametrize(
    "odd",
    [
        pytest.param(lambda: torch.eye(2).to_sparse(), id="sparse"),
        pytest.param(lambda: torch.zeros(1).expand(10**15), id="larger-than-memory"),
    ],
)
def test_what_cannot_be_read_is_told_apart_and_raises_nothing(odd) -> None:
    seen = snapshot_of(odd())

    assert getattr(seen, "type_name", "") == "Tensor that is no plain tensor"
