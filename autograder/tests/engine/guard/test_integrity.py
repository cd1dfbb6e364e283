"""What a learner's code replaced is put back, however it hides that it did."""

from __future__ import annotations

import builtins
import copy
import ctypes
import io
import json
import pickle
import re
import sys
import threading
import types
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.utils.flop_counter
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.checks.observing import taking
from autograder.engine.guard import fingerprint
from autograder.engine.guard.fingerprint import fingerprint_of
from autograder.engine.guard.integrity import Integrity, _guarded, _KeptMembers
from autograder.engine.runner import runner
from autograder.tests.support.device_fixtures import ROOT


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
    made.restore()
    made.restore_modules()


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
        (taking.Observer, "take", "Observer.take"),
        (runner.Runner, "_probe", "Runner._probe"),
        (runner, "run_cell", "autograder.engine.runner.runner.run_cell"),
    ],
)
def test_a_replaced_function_is_put_back_and_named(integrity, owner, name, shown):
    real = getattr(owner, name)
    setattr(owner, name, lambda *arguments: None)

    assert integrity.restore() == [shown]
    assert getattr(owner, name) is real


@pytest.mark.parametrize(
    "owner, name",
    [
        (torch.autograd.graph.saved_tensors_hooks, "__enter__"),
        (torch.utils.flop_counter.FlopCounterMode, "get_total_flops"),
        (torch.optim.SGD, "step"),
        (torch.library, "opcheck"),
        (sys.modules["torch.autograd.gradcheck"], "_gradcheck_helper"),
        (threading, "get_ident"),
    ],
)
def test_so_it_is_with_what_measures(integrity, owner, name):
    real = getattr(owner, name)
    setattr(owner, name, lambda *arguments: None)

    (shown,) = integrity.restore()

    assert shown.endswith(f"{owner.__name__}.{name}")
    assert getattr(owner, name) is real


def test_what_the_compiler_hides_from_itself_is_put_back_without_a_word(integrity):
    real, names = torch.manual_seed, vars(torch)
    hide = names["_disable_dynamo"]
    hidden = hide(real)  # as `import torch._dynamo` does
    names["manual_seed"] = hidden

    assert integrity.restore() == []
    assert torch.manual_seed is real

    names["manual_seed"] = hide(lambda seed: None)
    assert integrity.restore() == ["torch.manual_seed"]
    forged = types.FunctionType(
        (lambda: hidden and real).__code__, hidden.__globals__, closure=hidden.__closure__
    )
    names["manual_seed"] = forged
    assert integrity.restore() == ["torch.manual_seed"]
    empty = types.CellType(), types.CellType()
    names["manual_seed"] = types.FunctionType(hidden.__code__, hidden.__globals__, closure=empty)
    assert integrity.restore() == ["torch.manual_seed"]


def test_a_shim_for_old_names_of_numpy_is_put_back_without_a_word(integrity, monkeypatch):
    numpy = pytest.importorskip("numpy")
    before = vars(numpy).get("bool")
    if before is None:
        pytest.skip("this NumPy has no such name")
    monkeypatch.setattr(numpy, "bool", bool)

    assert integrity.restore() == []
    assert numpy.bool is before


def test_so_are_the_parts_of_optimizers_that_it_hides(integrity):
    kind: Any = torch.optim.SGD
    real = kind._init_group
    kind._init_group = torch._dynamo.disable(real)

    assert integrity.restore() == []
    assert kind._init_group is real

    kind._init_group = torch._dynamo.disable(lambda *arguments: None)
    assert integrity.restore() == ["torch.optim.sgd.SGD._init_group"]


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


@pytest.mark.parametrize(
    "owner, name",
    [
        (torch.UntypedStorage, "data_ptr"),
        (torch.nn.Linear, "train"),
        (torch.no_grad, "__call__"),
        (torch.overrides.BaseTorchFunctionMode, "__enter__"),
    ],
)
def test_so_it_is_in_the_classes_whose_instances_a_test_may_meet(integrity, owner, name):
    real = getattr(owner, name)
    setattr(owner, name, lambda *arguments: None)

    assert integrity.restore() == [f"{owner.__module__}.{owner.__qualname__}.{name}"]
    assert getattr(owner, name) is real
    assert name not in vars(owner)


def test_copying_making_and_training_modules_and_modes_changes_nothing(integrity):
    net = torch.nn.Sequential(torch.nn.Linear(2, 2), torch.nn.BatchNorm1d(2), torch.nn.Dropout())
    twin = pickle.loads(pickle.dumps(copy.deepcopy(net)))
    opt = torch.optim.AdamW(twin.parameters())
    torch.optim.lr_scheduler.StepLR(opt, 1)
    twin(torch.ones(3, 2)).sum().backward()
    opt.step()
    with torch.no_grad(), torch.inference_mode():
        torch.func.functional_call(net, dict(twin.named_parameters()), torch.ones(3, 2))
    torch.save(net, io.BytesIO())

    assert integrity.restore() == []


def test_the_code_of_a_function_is_put_back(integrity):
    function = runner.Runner._probe
    code = function.__code__
    function.__code__ = (lambda self, body: b"").__code__

    assert integrity.restore() == ["the code of Runner._probe"]
    assert function.__code__ is code


def test_putting_the_number_of_a_state_back_hides_nothing(integrity):
    real = torch.allclose
    number = ctypes.c_uint64.from_address(id(vars(torch)) + 3 * ctypes.sizeof(ctypes.c_size_t))
    before = number.value
    torch.allclose = lambda *arguments: True
    number.value = before

    assert integrity.restore() == ["torch.allclose"]
    assert torch.allclose is real


def test_looking_leans_on_no_name_that_can_be_replaced(integrity, monkeypatch):
    class Blind:
        def __init__(self, *_):
            pass

        def __getitem__(self, _):
            return self

        def cast(self, _):
            return self

        def __bytes__(self):
            return b""

    monkeypatch.setattr(fingerprint, "_HEAD_BYTES", 1 << 30)
    monkeypatch.setattr(builtins, "memoryview", Blind)
    for number in range(500):  # so that the table moves, and is looked at anew
        monkeypatch.setattr(builtins, f"new_{number}", number, raising=False)
    assert "memoryview" in integrity.restore()
    monkeypatch.setattr(builtins, "len", lambda _: 3)

    assert integrity.restore() == ["len"]


@pytest.mark.parametrize("is_readable", [True, False])
def test_contents_are_the_same_only_while_nothing_changes(monkeypatch, is_readable):
    if is_readable and not fingerprint.IS_READABLE:
        pytest.skip("it is not known how this Python keeps dictionaries")
    monkeypatch.setattr(fingerprint, "IS_READABLE", is_readable)
    looked_at = {"a": 1}
    read = fingerprint_of(looked_at)

    first = read()
    looked_at.get("a")
    assert (read() == first) is is_readable
    first = read()
    looked_at["a"] = 2
    assert read() != first


@settings(max_examples=200)
@given(st.lists(st.tuples(st.sampled_from("abcdefghij"), st.integers(-1, 3)), max_size=40))
def test_contents_are_the_same_exactly_for_the_same_values(changes):
    looked_at: dict[str, object] = {}
    values = [object() for _ in range(4)]
    read = fingerprint_of(looked_at)
    for name, number in changes:
        before, first = dict(looked_at), read()
        if number < 0:
            looked_at.pop(name, None)
        else:
            looked_at[name] = values[number]

        same = before.keys() == looked_at.keys() and all(
            before[each] is looked_at[each] for each in before
        )
        assert (read() == first) is same


def test_a_class_has_contents_too():
    class Some:
        pass

    read = fingerprint_of(vars(Some))
    first = read()
    type.__setattr__(Some, "new", 1)
    assert read() != first


def test_a_dictionary_whose_values_are_kept_elsewhere_is_never_the_same():
    class Some:
        def __init__(self):
            self.a = 1

    one, _ = Some(), Some()
    read = fingerprint_of(vars(one))

    if read() == read():  # not shared in this Python: then changes must show
        first = read()
        one.a = 2
        assert read() != first


def test_what_is_replaced_while_it_is_put_back_is_put_back_the_next_time() -> None:
    class Owner:
        def method(self) -> str:
            return "right"

    def lie(self: Owner) -> str:
        return "wrong"

    def put_back_in_vain(owner: type, name: str, value: object) -> None:
        setattr(owner, name, value)
        setattr(owner, name, lie)

    kept = _KeptMembers(Owner, "Owner")
    put_back, kept._put_back = kept._put_back, put_back_in_vain
    Owner.method = lie  # type: ignore[method-assign]

    assert kept.restore() == ["Owner.method"]
    kept._put_back = put_back
    assert kept.restore() == ["Owner.method"]
    assert kept.restore() == []
    assert Owner().method() == "right"


def used_of_torch() -> set[str]:
    """The dotted names of torch in check cells, in the checks and in the lab."""
    texts = [path.read_text("utf-8") for part in ("checks", "lab") for path in _sources(part)]
    for path in (ROOT / "solutions").glob("*/*.ipynb"):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        texts += ["".join(c["source"]) for c in cells if "@probe" in "".join(c["source"])]
    return {name for text in texts for name in re.findall(r"\btorch(?:\.[a-zA-Z]\w*)+", text)}


def _sources(part: str) -> list[Path]:
    return [*(ROOT / "autograder" / part).rglob("*.py")]


# Operators of C's, and what serves processes or another machine.
UNGUARDED = "torch.amp", "torch.distributed", "torch.futures", "torch.ops"


def test_whatever_checks_use_of_torch_is_guarded():
    owners = [owner for owner, _ in _guarded()]
    missing = set()
    for name in used_of_torch():
        found: Any = torch
        path = "torch"
        for part in name.split(".")[1:]:
            owner, path = found, f"{path}.{part}"
            found = getattr(owner, part, None)
            if not isinstance(owner, type | types.ModuleType) or path.startswith(UNGUARDED):
                break
            if callable(found) and not any(owner is each for each in owners):
                missing.add(name)

    assert len(used_of_torch()) > 100
    assert not missing
