"""Whether the test cells of one submission left anything behind that the next would meet.

A process that judges costs more to make than to use, so one judges several submissions, as long
as each leaves it as it was. What is looked at is what tests reach: the notebook's names and all
that hangs on them, torch's switches, devices and functions, the environment. Where something
cannot be compared, each submission has a process of its own.
"""

from __future__ import annotations

import os
import random
import re
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from types import (
    BuiltinFunctionType,
    CodeType,
    FunctionType,
    GetSetDescriptorType,
    MethodType,
    ModuleType,
)
from typing import Any

import autograder
from autograder.engine.checking import HAS_TORCH, every_device
from autograder.engine.guard.integrity import Integrity
from autograder.engine.guard.torch_state import TorchState

if HAS_TORCH:
    import torch
    from torch import Tensor

_UNCHANGING = frozenset(
    {
        type(None), bool, int, float, complex, str, bytes, range, type(...), CodeType,
        BuiltinFunctionType, GetSetDescriptorType, re.Pattern,
    }
) | ({torch.dtype, torch.device, torch.layout, torch.Size} if HAS_TORCH else set())  # fmt: skip
_POINTER = tuple.__itemsize__
_MOST_VALUES, _MOST_BYTES = 10_000, 1 << 20
_INSTALLED = tuple(
    f"{Path(place).resolve()}/"
    for place in (sys.prefix, sys.base_prefix, Path(autograder.__file__).parent)
)


class JudgeState:
    """A process as it is before any submission, to compare it with later."""

    def __init__(self, namespace: dict[str, Any]) -> None:
        self._namespace = namespace
        self._state = TorchState()
        self._integrity = Integrity()
        self._generators = [(put, get()) for get, put in _generators()]
        # Keeping it all means that nothing new can have the identity of something here.
        self._kept: list[Any] = []
        self._before = self._look(self._kept)

    def is_dirty(self) -> bool:
        """Whether anything is otherwise than it was, or may be.

        Random generators are not counted: they are put back.
        """
        if self._before is None:
            return True
        for put, state in self._generators:
            put(state)
        return (
            self._look([]) != self._before
            or self._state.differences() != []
            or self._integrity.restore() != []
            or self._integrity.restore_modules() != []
        )

    def _look(self, kept: list[Any]) -> tuple[Any, ...] | None:
        names = {name: value for name, value in self._namespace.items() if name != "__builtins__"}
        try:
            found = tuple(_Look(self._namespace, kept).in_dictionary(names))
        except _CannotTell:
            return None
        devices = tuple(every_device(second=True))
        return found, dict(os.environ), tuple(sys.path), devices, threading.active_count()


def _generators() -> Iterable[tuple[Callable[[], Any], Callable[[Any], object]]]:
    """How each random generator is read, and put back."""
    yield random.getstate, random.setstate
    if HAS_TORCH:
        yield torch.get_rng_state, torch.set_rng_state
    if numpy_random := sys.modules.get("numpy.random"):
        yield numpy_random.get_state, numpy_random.set_state
    for device in every_device(second=True)[1:]:
        of_devices = torch.get_device_module(device)
        yield (
            partial(of_devices.get_rng_state, device),
            partial(of_devices.set_rng_state, device=device),
        )


class _CannotTell(Exception):
    """A value may change in ways that cannot be seen from outside."""


class _Look:
    """One look at a value and at all that hangs on it."""

    def __init__(self, namespace: dict[str, Any], kept: list[Any]) -> None:
        self._namespace, self._kept = namespace, kept
        self._seen: set[int] = set()

    def at(self, value: Any) -> tuple[Any, ...]:
        """Equal to another look as long as ``value`` is the same and nothing in it was changed."""
        if id(value) in self._seen:
            return (id(value),)
        if len(self._seen) == _MOST_VALUES:
            raise _CannotTell("too many values to look at")
        self._seen.add(id(value))
        self._kept.append(value)
        return id(value), *self._inside(value)

    def _inside(self, value: Any) -> Iterable[Any]:
        kind = type(value)
        if kind in _UNCHANGING:
            return ()
        if kind is ModuleType:
            return self._in_module(value)
        if kind is FunctionType:
            return self._in_function(value)
        if isinstance(value, type):
            return self._in_class(value)
        if kind in (list, tuple):
            return map(self.at, value)
        if kind in (set, frozenset):
            return [frozenset(map(self.at, value))]
        if kind in (dict, OrderedDict):
            return self.in_dictionary(value)
        if HAS_TORCH and kind is torch.Generator:
            return [bytes(value.get_state().tolist())]
        if HAS_TORCH and isinstance(value, Tensor):
            return self._in_tensor(value)
        if kind in (staticmethod, classmethod):
            return [self.at(value.__func__)]
        if kind is property:
            return map(self.at, (value.fget, value.fset, value.fdel))
        if kind is MethodType:
            return map(self.at, (value.__self__, value.__func__))
        return self._in_instance(value)

    def _in_module(self, module: ModuleType | None) -> Iterable[Any]:
        spec = getattr(module, "__spec__", None)
        origin = spec.origin if spec else None
        if origin in ("built-in", "frozen") or (origin or "").startswith(_INSTALLED):
            return ()
        raise _CannotTell("somebody's own module")  # with who knows what in it

    def _in_function(self, function: FunctionType) -> Iterable[Any]:
        if function.__module__ != self._namespace["__name__"]:
            return self._in_module(sys.modules.get(function.__module__))
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        inside = (function.__code__, function.__defaults__, function.__kwdefaults__)
        return map(self.at, [*inside, *cells, function.__dict__])

    def _in_class(self, kind: type) -> Iterable[Any]:
        if kind.__module__ != self._namespace["__name__"]:
            return self._in_module(sys.modules.get(kind.__module__))
        return self.in_dictionary(vars(kind))

    def in_dictionary(self, found: Any) -> Iterable[Any]:
        """Each name and value of a dictionary, as `at` has them."""
        return [(self.at(name), self.at(each)) for name, each in found.items()]

    def _in_tensor(self, tensor: Tensor) -> Iterable[Any]:
        if type(tensor) not in (Tensor, torch.nn.Parameter):
            raise _CannotTell("a tensor of another kind")
        if tensor.layout is not torch.strided or tensor.numel() * tensor.itemsize > _MOST_BYTES:
            raise _CannotTell("too large a tensor, or kept in parts")
        # Its version does not tell of what was written through `.data` or an array of NumPy's.
        values = tensor.detach().cpu().resolve_conj().resolve_neg().reshape(-1).view(torch.uint8)
        facts = tensor._version, tensor.requires_grad, id(tensor.grad_fn), values.numpy().tobytes()
        return *facts, self.at(tensor.grad), self.at(tensor.__dict__)

    def _in_instance(self, value: Any) -> Iterable[Any]:
        kind = type(value)
        # All that an instance of a class written in Python has, unless the class names slots.
        pointers = (kind.__dictoffset__ > 0) + (kind.__weakrefoffset__ > 0)
        plain = kind.__basicsize__ == object.__basicsize__ + pointers * _POINTER
        if not plain or kind.__itemsize__ or not hasattr(value, "__dict__"):
            raise _CannotTell("an object with something hidden in it")
        return self.at(kind), *self.in_dictionary(vars(value))
