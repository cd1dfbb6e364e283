"""What was replaced for a moment is named; what honest code writes is not."""

from __future__ import annotations

import builtins
import copy
import pickle
import threading
from unittest import mock

import pytest
import torch

from autograder.engine.guard import undone
from autograder.engine.guard.undone import undone_changes

only_where_numbered = pytest.mark.skipif(
    not (undone._IS_KEPT_OF_TYPES and undone._IS_KEPT_OF_DICTS),
    reason="this Python gives dictionaries no numbers",
)


@only_where_numbered
@pytest.mark.parametrize(
    "owner, name, shown",
    [
        (torch.Tensor, "detach", "torch.Tensor"),
        (torch.Tensor, "backward", "torch.Tensor"),
        (torch.Tensor, "retains_grad", "torch.Tensor"),  # inherited
        (torch.autograd.Function, "apply", "torch.autograd.Function"),
        (torch.autograd, "backward", "torch.autograd"),
        (torch.autograd.graph, "saved_tensors_hooks", "torch.autograd.graph"),
        (
            torch.autograd.graph.saved_tensors_hooks,
            "__enter__",
            "torch.autograd.graph.saved_tensors_hooks",
        ),
        (threading, "get_ident", "threading"),
    ],
)
def test_what_is_replaced_and_put_back_is_named_once(owner, name, shown):
    changes = undone_changes()
    with mock.patch.object(owner, name):
        pass

    assert changes() == [shown]
    assert changes() == []


@only_where_numbered
def test_pickling_a_tensor_hides_nothing():
    if "__slotnames__" in vars(torch.Tensor):
        del torch.Tensor.__slotnames__  # type: ignore[attr-defined]
    changes = undone_changes()
    with mock.patch.object(torch.Tensor, "backward"):
        pickle.dumps(torch.ones(2))

    assert changes() == ["torch.Tensor"]


def test_what_stays_replaced_is_for_others_to_find():
    changes = undone_changes()
    with mock.patch.object(torch.Tensor, "detach"):
        assert changes() == []
    assert changes() == []


@only_where_numbered
def test_no_name_that_can_be_replaced_hides_it():
    changes = undone_changes()
    with mock.patch.object(torch.Tensor, "detach"):
        pass
    real = builtins.getattr, builtins.dict, builtins.id
    try:
        builtins.getattr = builtins.dict = builtins.id = None  # type: ignore
        found = changes()
    finally:
        builtins.getattr, builtins.dict, builtins.id = real  # type: ignore[misc]

    assert found == ["torch.Tensor"]


def test_methods_of_a_learners_own_are_no_matter():
    changes = undone_changes()
    try:
        for _ in range(3):
            torch.Tensor.of_the_learner = lambda self: self  # type: ignore[attr-defined]
            assert changes() == []
    finally:
        delattr(torch.Tensor, "of_the_learner")


@only_where_numbered
@pytest.mark.parametrize("numbered", [True, False], ids=["dictionaries", "types-alone"])
def test_neither_is_one_method_that_is_written_each_time(monkeypatch, numbered):
    monkeypatch.setattr(undone, "_IS_KEPT_OF_DICTS", numbered)
    changes = undone_changes()
    method = lambda self: self  # noqa: E731
    try:
        for _ in range(3):
            torch.Tensor.of_the_learner = method  # type: ignore[attr-defined]
            torch.ones(1).of_the_learner()  # type: ignore[attr-defined]
            assert changes() == []
        with mock.patch.object(torch.Tensor, "detach"):
            pass
        assert changes() == (["torch.Tensor"] if numbered else [])
    finally:
        delattr(torch.Tensor, "of_the_learner")


def test_honest_code_changes_nothing():
    class Twice(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return 2 * x

        @staticmethod
        def backward(ctx, grad):
            return 2 * grad

    def run(x):
        return Twice.apply(x).detach() + torch.func.grad(lambda t: (t * t).sum())(x)

    changes = undone_changes()
    x, net = torch.ones(2), torch.nn.Linear(2, 2)
    pickle.loads(pickle.dumps(copy.deepcopy(x)))
    copy.deepcopy(net)
    torch.fx.symbolic_trace(net)(x)
    torch.fx.experimental.proxy_tensor.make_fx(run)(x)
    torch.compile(lambda t: t.detach() * 2, backend="eager")(x)
    net(x).sum().backward()

    assert changes() == []


def test_nothing_is_told_where_python_keeps_no_number(monkeypatch):
    monkeypatch.setattr(undone, "_IS_KEPT_OF_TYPES", False)
    monkeypatch.setattr(undone, "_IS_KEPT_OF_DICTS", False)
    changes = undone_changes()
    with mock.patch.object(torch.Tensor, "detach"), mock.patch.object(torch.autograd, "backward"):
        pass

    assert changes() == []


def test_a_number_that_does_not_change_is_none():
    assert not undone._is_kept(lambda: 1, lambda value: None)
    written: list[int] = []
    assert undone._is_kept(lambda: len(written), written.append)
    asked = iter(range(10))
    assert not undone._is_kept(lambda: next(asked), written.append)
