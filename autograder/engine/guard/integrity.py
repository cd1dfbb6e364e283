"""Putting back what a learner's code replaced of PyTorch, of Python and of our own observing half.

Only functions and classes are looked at: other values of a module change in honest use. What
was added stays: a helper of the learner's own is theirs.
"""

from __future__ import annotations

import builtins
import contextlib
import socket
import sys
import warnings
from collections.abc import Iterable
from importlib import import_module
from types import (
    BuiltinFunctionType,
    FunctionType,
    MethodDescriptorType,
    ModuleType,
    WrapperDescriptorType,
)
from typing import Any

from IPython.core.formatters import DisplayFormatter
from IPython.core.inputtransformer2 import TransformerManager
from IPython.core.interactiveshell import InteractiveShell

from autograder.engine.checking import HAS_TORCH
from autograder.engine.guard.dynamo_patches import make_is_dynamo_patch
from autograder.engine.guard.fingerprint import fingerprint_of

if HAS_TORCH:
    import torch

# What of ours is beside a learner's code, module or folder: guarded down to the code of its
# functions. test_integrity.py holds it against what `runner` imports.
OURS = (
    "autograder.checks", "autograder.content", "autograder.course",
    "autograder.engine.cell_code", "autograder.engine.checking", "autograder.engine.fair_time",
    "autograder.engine.guard", "autograder.engine.protocol", "autograder.engine.runner",
    "autograder.lab.processes",
)  # fmt: skip
# What the asserts of ordinary test cells lean on besides PyTorch.
_OF_ASSERTS = (
    "math", "operator", "numpy", "numpy.linalg", "numpy._core.numeric", "numpy.core.numeric",
    "numpy.testing", "numpy.testing._private.utils", "torch.testing", "torch.testing._comparison",
    "pytest", "unittest.case",
)  # fmt: skip
# What measures beside a learner's code, or is measured there: the checks', ours and PyTorch's own.
# Guarded with their classes, and with the modules in which those, and their functions, are written.
# test_integrity.py holds it against what check cells, `checks` and `lab` use.
_INSTRUMENTS = (
    "torch.autograd", "torch.autograd.forward_ad", "torch.autograd.function",
    "torch.autograd.functional", "torch.autograd.graph", "torch.func", "torch.library",
    "torch.optim", "torch.optim.lr_scheduler", "torch.overrides", "torch.random",
    "torch.serialization", "torch.utils.flop_counter", "torch.utils.hooks", "torch.utils.weak",
)  # fmt: skip
# What functions of ours make use of beside a learner's code, before each request at the latest.
_OF_PYTHON = (
    "ast", "contextlib", "json", "json.decoder", "json.encoder", "linecache", "pickle", "secrets",
    "struct", "threading", "warnings",
)  # fmt: skip
# What set_default_dtype() itself exchanges.
_CHANGES_IN_HONEST_USE = ("Storage",)
# Put back like all else, and not worth a word: what decides how things are shown and who is
# warned, what Python keeps with a class that was pickled or asked for its annotations, and what
# `%run` exchanges.
_UNREMARKABLE = frozenset(
    {
        "print", "input", "help", "__repr__", "__str__", "__format__",
        "warn", "showwarning", "formatwarning",
        "__slotnames__", "__annotations__", "__annotations_cache__",
        "__main__", "__mp_main__",
    }
)  # fmt: skip
# What NumPy's names of Python's types stood for until 1.24: a shim for old code says so again.
_OLD_NAMES = {("numpy", each.__name__): each for each in (bool, complex, float, int, object, str)}
_CALLABLES = (
    type, FunctionType, BuiltinFunctionType, MethodDescriptorType, WrapperDescriptorType,
    staticmethod, classmethod, property,
)  # fmt: skip


class Integrity:
    """What stood where, before any learner's code ran."""

    def __init__(self) -> None:
        # Bound now: the names in this module may mean something else when they are needed.
        self._restore_builtins = _KeptNames(vars(builtins), leave_out="_").restore
        self._restore_modules = _KeptNames(sys.modules).restore
        guarded = list({id(owner): (owner, name) for owner, name in _guarded()}.values())
        often = [each for each in guarded if each[0] in _counting()]
        guarded = [each for each in guarded if each not in often]
        self._often_changed = [_KeptMembers(*each).restore for each in often]
        self._restorers = [_KeptMembers(*each).restore for each in guarded]
        ours = [sys.modules[name] for name in _our_modules()]
        self._code = [
            (function, function.__code__, function.__defaults__, function.__kwdefaults__)
            for function in _all_functions(ours)
        ]
        # All but what changes often once more, in one: it is asked many times a submission, and
        # mostly in vain.
        self._contents = fingerprint_of(
            *(vars(owner) for owner, _ in guarded),
            functions=[function for function, *_ in self._code],
        )
        self._seen: object = self._contents()

    def restore(self) -> list[str]:
        """Put back everything that was replaced; the names of what that was."""
        now = self._contents()
        # First of all, and without leaning on any of them: what follows needs Python's own.
        replaced = self._restore_builtins()
        for restore in self._often_changed:
            replaced += restore()
        if now == self._seen:
            return replaced
        for restore in self._restorers:
            replaced += restore()
        for function, code, defaults, keywords in self._code:
            if (
                function.__code__ is not code
                or function.__defaults__ is not defaults
                or function.__kwdefaults__ is not keywords
            ):
                function.__code__, function.__defaults__ = code, defaults
                function.__kwdefaults__ = keywords
                replaced.append(f"the code of {function.__qualname__}")
        # As it was before it was looked at, and only if it was found right: meanwhile a thread, or
        # a callback of the collector, may have replaced again what was put back. What was put back
        # without a word counts, too: something else may come to lie where it lay.
        self._seen = None if replaced or self._contents() != now else now
        return replaced

    def restore_modules(self) -> list[str]:
        """Put back the modules that were exchanged or forgotten; the names of what that was."""
        return [f"the module {name}" for name in self._restore_modules()]


class _KeptNames:
    """All names of a dictionary, but one, and what each stood for."""

    def __init__(self, now: dict[str, Any], *, leave_out: str | None = None) -> None:
        self._now = now
        self._before = {name: value for name, value in now.items() if name != leave_out}
        self._contents = fingerprint_of(now)
        self._seen: object = self._contents()
        self._unremarkable = _UNREMARKABLE

    def restore(self) -> list[str]:
        """Put back what was exchanged or taken away; the names of what that was."""
        contents = self._contents()
        if contents == self._seen:
            return []
        now, before = self._now, self._before
        # By identity: what was put there may claim to equal anything.
        exchanged = [name for name in before if now.get(name) is not before[name]]
        now.update(before)
        self._seen = None if exchanged else contents
        return [name for name in exchanged if name not in self._unremarkable]


class _KeptMembers:
    """The guarded members of a module or class; of a class also that no other hides one."""

    def __init__(self, owner: Any, name: str) -> None:
        self._owner, self._name, self._now = owner, name, vars(owner)
        self._members = _members_of(owner)
        self._all_names = frozenset(vars(owner)) if isinstance(owner, type) else None
        self._contents = fingerprint_of(vars(owner))
        self._seen: object = self._contents()
        self._put_back, self._unremarkable = _put_back, _UNREMARKABLE
        self._old_names = _OLD_NAMES
        self._is_dynamo_patch = make_is_dynamo_patch()

    def restore(self) -> list[str]:
        """Put back what was replaced, take off what hides something; the names of what that was."""
        contents = self._contents()
        if contents == self._seen:
            return []
        owner, now, replaced, written = self._owner, self._now, [], False
        for name, value in self._members:
            if (found := now.get(name)) is not value:
                self._put_back(owner, name, value)
                written = True
                is_shim = found is not None and found is self._old_names.get((self._name, name))
                if not is_shim and not self._is_dynamo_patch(found, value):
                    replaced.append(name)
        for name in now.keys() - self._all_names if self._all_names is not None else ():
            # It hides what the class inherits: is_leaf of torch.Tensor, say.
            inherited = [vars(base)[name] for base in owner.__mro__[1:] if name in vars(base)]
            if inherited:
                found, written = now[name], True
                type.__delattr__(owner, name)
                if not self._is_dynamo_patch(found, inherited[0]):
                    replaced.append(name)
        self._seen = None if written else contents
        return [f"{self._name}.{name}" for name in replaced if name not in self._unremarkable]


def is_ours(name: str) -> bool:
    """Whether the module ``name`` stands in one of the folders that are guarded."""
    return any(name == place or name.startswith(f"{place}.") for place in OURS)


def _our_modules() -> list[str]:
    """Those that are imported: what is not there when a learner's code begins is used by nobody."""
    return sorted(name for name in sys.modules if is_ours(name))


def _guarded() -> Iterable[tuple[Any, str]]:
    """Each module and class whose members are guarded, with the name learners know it by."""
    modules = (
        "torch", "torch.nn", "torch.nn.functional", "torch.linalg", "torch._tensor", "torch._C",
        "torch._C._autograd", "torch.cuda", "torch._weights_only_unpickler", "torch.nn.init",
        "torch.nn.utils.clip_grad",
    )  # fmt: skip
    yield from _instruments()
    yield from ((import_module(name), name) for name in _OF_PYTHON)
    for name in (*modules, *_OF_ASSERTS):
        if there := sys.modules.get(name):  # None keeps one from being imported
            yield there, name
    if reading := sys.modules.get("torch._weights_only_unpickler"):
        yield reading.Unpickler, "torch._weights_only_unpickler.Unpickler"
    if "unittest.case" in sys.modules:
        yield sys.modules["unittest.case"].TestCase, "unittest.TestCase"
    yield from ((owner, f"{owner.__module__}.{owner.__qualname__}") for owner in _inheriting())
    for name in _our_modules():
        module = sys.modules[name]
        yield module, name
        for member in vars(module).values():
            if isinstance(member, type) and member.__module__ == module.__name__:
                yield member, member.__qualname__


def _instruments() -> Iterable[tuple[Any, str]]:
    """The modules of `_INSTRUMENTS`, what they give out, and where that is written."""
    found: dict[int, tuple[Any, str]] = {}
    for name in filter(sys.modules.get, _INSTRUMENTS):
        module = sys.modules[name]
        found[id(module)] = module, name
        for member in list(vars(module).values()):
            if not isinstance(member, type | FunctionType) or not member.__module__:
                continue
            if member.__module__.startswith("torch."):
                written = sys.modules.get(member.__module__)
                if isinstance(member, type):
                    place = f"{member.__module__}.{member.__qualname__}"
                    found.setdefault(id(member), (member, place))
                if written is not None:
                    found.setdefault(id(written), (written, member.__module__))
    for member, _ in found.values():
        if isinstance(member, type) and issubclass(member, torch.optim.Optimizer):
            _exchange_step(member)
    yield from found.values()


def _exchange_step(kind: Any) -> None:
    """Let PyTorch exchange ``kind.step`` now, as it does when the first one of a kind is made."""
    if "step" in vars(kind) and hasattr(kind, "_patch_step_function"):
        kind._patch_step_function(kind.__new__(kind))


def _inheriting() -> tuple[type, ...]:
    """Further classes that are guarded: what tests make or meet, and what a reply goes through."""
    ours = _of_torch() if HAS_TORCH else ()
    shells = InteractiveShell, TransformerManager, DisplayFormatter
    # What a reply goes through on its way out, and what is left after it was made.
    around = (
        socket.socket,
        warnings.catch_warnings,
        *(getattr(contextlib, name) for name in ("_RedirectStream", "_GeneratorContextManager")),
    )
    return *ours, *shells, *around, contextlib.redirect_stdout, contextlib.redirect_stderr


def _counting() -> tuple[type, ...]:
    """Classes that keep count of their instances: looked at alone, for they change all the time."""
    return (torch.utils.hooks.RemovableHandle,) if HAS_TORCH else ()


def _of_torch() -> tuple[type, ...]:
    """Tensors, their memory, modes and modules: classes of which tests make or meet instances."""
    found: list[type] = [
        torch.Tensor, torch.nn.Parameter, torch.autograd.Function, torch.UntypedStorage,
        torch.TypedStorage, torch.Generator, torch.overrides.TorchFunctionMode,
        torch.overrides.BaseTorchFunctionMode, torch.utils.hooks.RemovableHandle,
    ]  # fmt: skip
    for module in (torch.nn, torch.autograd.grad_mode):
        members = vars(module).values()
        found += [m for m in members if isinstance(m, type) and m.__module__.startswith("torch.")]
    return tuple(dict.fromkeys(found))


def _members_of(owner: Any) -> list[tuple[str, Any]]:
    """What is guarded of ``owner``: functions, and of our own modules everything."""
    ours = isinstance(owner, ModuleType) and is_ours(owner.__name__)
    of_asserts = getattr(owner, "__name__", "") in _OF_ASSERTS  # NumPy has callables of its own
    return [
        (name, value)
        for name, value in vars(owner).items()
        if (
            isinstance(value, _CALLABLES)
            or (ours and not name.startswith("__"))
            or (of_asserts and callable(value))
        )
        and name not in _CHANGES_IN_HONEST_USE
    ]


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
