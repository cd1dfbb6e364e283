"""What a learner's code replaced is put back, however it hides that it did."""

from __future__ import annotations

import builtins
import ctypes
import json
import sys
import types

import pytest
import torch

from autograder.checks import snapshot
from autograder.grading.engine import runner, versions
from autograder.grading.engine.integrity import Integrity
from autograder.grading.engine.versions import version_of


class EqualsAll:
    def __init__(self, real):
        self.real = real

    def __call__(self, *arguments):
        return self.real(*arguments)

    def __eq__(self, other):
        return True

    __hash__ = object.__hash__


@pytest.fixture
def integrity():
    made = Integrity()
    yield made
    made.restore(distrust="everything")
    made.restore_modules(distrust="everything")


def test_nothing_is_put_back_where_nothing_was_replaced(integrity):
    torch.set_default_dtype(torch.float64)  # exchanges a class of torch
    torch.set_default_dtype(torch.float32)
    vars(torch)["of_the_learner"] = 1
    del vars(torch)["of_the_learner"]

    assert integrity.restore() == []
    assert integrity.restore_modules() == []


@pytest.mark.parametrize(
    "owner, name, shown",
    [
        (torch, "allclose", "torch.allclose"),
        (torch.Tensor, "backward", "torch.Tensor.backward"),
        (torch.nn.functional, "mse_loss", "torch.nn.functional.mse_loss"),
        (json, "loads", "json.loads"),
        (snapshot.Observer, "take", "Observer.take"),
        (runner.Runner, "_probe", "Runner._probe"),
        (runner, "run_cell", "autograder.grading.engine.runner.run_cell"),
    ],
)
def test_a_replaced_function_is_put_back_and_named(integrity, owner, name, shown):
    real = getattr(owner, name)
    setattr(owner, name, lambda *arguments: None)

    assert integrity.restore() == [shown]
    assert getattr(owner, name) is real


def test_an_exchanged_builtin_that_equals_everything_is_put_back(integrity):
    real = builtins.abs
    builtins.abs = EqualsAll(real)

    assert integrity.restore() == ["abs"]
    assert builtins.abs is real


def test_an_exchanged_module_that_equals_everything_is_put_back(integrity):
    real = sys.modules["struct"]

    class Module(types.ModuleType):
        __eq__ = EqualsAll.__eq__
        __hash__ = types.ModuleType.__hash__

    sys.modules["struct"] = Module("struct")

    assert integrity.restore_modules() == ["the module struct"]
    assert sys.modules["struct"] is real


def test_a_new_name_that_hides_an_inherited_one_is_taken_off(integrity):
    torch.Tensor.is_leaf = property(lambda self: True)  # type: ignore[assignment]
    type.__setattr__(torch.Tensor, "of_the_learner", 1)
    try:
        assert integrity.restore() == ["torch.Tensor.is_leaf"]
        assert "of_the_learner" in vars(torch.Tensor)
    finally:
        delattr(torch.Tensor, "of_the_learner")


def test_the_code_of_a_function_is_put_back(integrity):
    function = runner.Runner._probe
    code = function.__code__
    function.__code__ = (lambda self, body: b"").__code__

    assert integrity.restore() == ["the code of Runner._probe"]
    assert function.__code__ is code


def test_rewinding_the_number_of_a_state_hides_nothing_from_one_who_distrusts(integrity):
    real = torch.allclose
    number = ctypes.c_uint64.from_address(id(vars(torch)) + versions._OFFSET)
    before = number.value
    torch.allclose = lambda *arguments: True
    number.value = before

    assert integrity.restore() == []
    assert integrity.restore(distrust=["ctypes.cdata"]) == ["torch.allclose"]
    assert torch.allclose is real


@pytest.mark.parametrize("is_numbered", [True, False])
def test_a_version_is_the_same_only_while_nothing_changes(monkeypatch, is_numbered):
    if is_numbered and not versions._NUMBERED:
        pytest.skip("this Python numbers no states of dictionaries")
    monkeypatch.setattr(versions, "_NUMBERED", is_numbered)
    looked_at = {"a": 1}
    read = version_of(looked_at)

    first = read()
    looked_at.get("a")
    assert (read() == first) is is_numbered
    first = read()
    looked_at["a"] = 2
    assert read() != first


def test_a_class_has_a_version_too():
    class Some:
        pass

    read = version_of(vars(Some))
    first = read()
    type.__setattr__(Some, "new", 1)
    assert read() != first
