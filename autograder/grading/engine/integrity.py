"""Putting back what a learner's code replaced of PyTorch, of Python and of our own observing half.

Only functions and classes are looked at: other values of a module change in honest use. What
was added stays: a helper of the learner's own is theirs.
"""

from __future__ import annotations

import builtins
import json
import struct
import sys
from collections.abc import Iterable
from types import BuiltinFunctionType, FunctionType, MethodDescriptorType, WrapperDescriptorType
from typing import Any

import torch

# The observing half itself is guarded down to the code of its functions.
_OURS = ("beside", "snapshot", "wire", "history", "places", "probe")
_CALLABLES = (
    type, FunctionType, BuiltinFunctionType, MethodDescriptorType, WrapperDescriptorType,
    staticmethod, classmethod, property,
)  # fmt: skip


class Integrity:
    """What stood where, before any learner's code ran."""

    def __init__(self) -> None:
        self._members = [(owner, name, _functions(owner)) for owner, name in _guarded()]
        ours = [sys.modules[f"autograder.checks.{name}"] for name in _OURS]
        self._code = [
            (function, function.__code__, function.__defaults__, function.__kwdefaults__)
            for function in _all_functions(ours)
        ]

    def restore(self) -> list[str]:
        """Put back everything that was replaced; the names of what that was."""
        replaced = []
        for owner, owner_name, members in self._members:
            now = vars(owner)
            for name, value in members:
                if now.get(name) is not value:
                    _put_back(owner, name, value)
                    replaced.append(f"{owner_name}.{name}")
        for function, code, defaults, keywords in self._code:
            if function.__code__ is not code or function.__defaults__ is not defaults:
                function.__code__, function.__defaults__ = code, defaults
                function.__kwdefaults__ = keywords
                replaced.append(f"the code of {function.__qualname__}")
        return replaced


def _guarded() -> Iterable[tuple[Any, str]]:
    """Each module and class whose members are guarded, with the name learners know it by."""
    yield builtins, "builtins"
    for module in (json, struct):
        yield module, module.__name__
    yield from ((sys.modules[name], name) for name in ("json.encoder", "json.decoder"))
    modules = ("torch", "torch.autograd", "torch.autograd.graph", "torch.autograd.function",
               "torch.nn", "torch.nn.functional", "torch.optim", "torch.linalg", "torch.overrides",
               "torch._tensor", "torch._C", "torch._C._autograd", "torch.cuda")  # fmt: skip
    for name in modules:
        if name in sys.modules:
            yield sys.modules[name], name
    for owner in (torch.Tensor, torch.nn.Module, torch.nn.Parameter, torch.autograd.Function):
        yield owner, f"{owner.__module__}.{owner.__qualname__}"
    for name in _OURS:
        module = sys.modules[f"autograder.checks.{name}"]
        yield module, module.__name__
        for member in vars(module).values():
            if isinstance(member, type) and member.__module__ == module.__name__:
                yield member, member.__qualname__


def _functions(owner: Any) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in vars(owner).items() if isinstance(value, _CALLABLES)]


def _all_functions(modules: Iterable[Any]) -> Iterable[FunctionType]:
    for module in modules:
        for member in vars(module).values():
            if getattr(member, "__module__", None) != module.__name__:
                continue
            for value in (member, *(vars(member).values() if isinstance(member, type) else ())):
                inner = getattr(value, "__wrapped__", getattr(value, "fget", value))
                if isinstance(inner, FunctionType):
                    yield inner


def _put_back(owner: Any, name: str, value: Any) -> None:
    try:
        type.__setattr__(owner, name, value) if isinstance(owner, type) else setattr(
            owner, name, value
        )
    except (AttributeError, TypeError):
        vars(owner)[name] = value
