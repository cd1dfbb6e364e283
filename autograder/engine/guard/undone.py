"""What was replaced for a moment only: while a learner's function was called, say.

How things stand tells nothing of it. But Python gives a class, and up to 3.13 a dictionary, a new
number whenever it is written to (`tp_version_tag`, `ma_version_tag`). Written to, and yet as it
was: then something was replaced and put back. Only what nothing honest writes to is watched:
tracing and compiling exchange functions of `torch` and of modules for a moment, too.
"""

from __future__ import annotations

import copyreg
import ctypes
import gc
import sys
from collections.abc import Callable, Iterable
from typing import Any

from autograder.engine.checking import HAS_TORCH
from autograder.engine.guard.fingerprint import IS_READABLE

if HAS_TORCH:
    import torch

# Of PyTypeObject (CPython 3.11 to 3.14) and of PyDictObject.
_NUMBER_OF_TYPE_AT, _NUMBER_OF_DICT_AT = 384, 24
_MODULES = (
    "torch._tensor", "torch.autograd", "torch.autograd.function", "torch.autograd.gradcheck",
    "torch.autograd.graph", "torch.library", "threading",
)  # fmt: skip


def undone_changes() -> Callable[[], list[str]]:
    """A function that names what was changed and changed back since it was called last."""
    watched: list[tuple[str, Any]] = []
    if HAS_TORCH:
        watched += [("torch.Tensor", torch.Tensor)]
        watched += [("torch.autograd.Function", torch.autograd.Function)]
        hooks = torch.autograd.graph.saved_tensors_hooks
        watched += [("torch.autograd.graph.saved_tensors_hooks", hooks)]
        if counting := sys.modules.get("torch.utils.flop_counter"):
            watched += [("torch.utils.flop_counter.FlopCounterMode", counting.FlopCounterMode)]
        watched += [(name, sys.modules[name]) for name in _MODULES]
    seen: list[list[Any]] = []
    tells_names_apart = _IS_KEPT_OF_DICTS
    for name, owner in watched:
        if isinstance(owner, type):
            # Pickling an instance would write the names of slots there, and so hide all else.
            copyreg._slotnames(owner)  # type: ignore[attr-defined]
        number, contents = _number_of(owner), _contents_of(owner)
        first = contents()
        seen.append([name, number, contents, first[0][0].keys(), number(), first])

    def undone() -> list[str]:
        found = []
        for each in seen:
            name, number, contents, names, before, stood = each
            if (now := number()) != before:
                stands = contents()
                each[4:] = now, stands
                # Else it may be a name of their own, written once more.
                is_known = tells_names_apart or stands[0][0].keys() == names
                if stands[0] == stood[0] and is_known:
                    found.append(name)
        return found

    return undone


def _contents_of(owner: Any) -> Callable[[], tuple[list[dict[str, int]], object]]:
    """A function whose first value is the same as long as each name stands for the same."""
    kept = [vars(each) for each in _named_in(owner)]
    copied, place = dict, id

    def contents() -> tuple[list[dict[str, int]], object]:
        values = [copied(names) for names in kept]  # alive: nothing else can have their places
        return [{name: place(value) for name, value in names.items()} for names in values], values

    return contents


def _number_of(owner: Any) -> Callable[[], object]:
    """A function that gives the number of a class or module; always 0 where it is not kept.

    Of a class, too, rather those of dictionaries: they stay where what stood there is written once
    more, as by an answer that gives tensors the same method each time that it is called.
    """
    if _IS_KEPT_OF_DICTS:
        return _numbers_of_dicts([_dict_of(each) for each in _named_in(owner)])
    return _number_of_type(owner) if isinstance(owner, type) and _IS_KEPT_OF_TYPES else int


def _named_in(owner: Any) -> tuple[Any, ...]:
    # Who writes to a class changes those below it, too.
    return owner.__mro__ if isinstance(owner, type) else (owner,)


def _dict_of(owner: Any) -> dict[str, Any]:
    names = vars(owner)
    return names if isinstance(names, dict) else gc.get_referents(names)[0]


def _number_of_type(kind: type) -> Callable[[], int]:
    look_up, number = getattr, ctypes.c_uint32.from_address(id(kind) + _NUMBER_OF_TYPE_AT)

    def read() -> int:
        look_up(kind, "__init__")  # whoever looks something up gives it a number, if it has none
        return number.value

    return read


def _numbers_of_dicts(kept: Iterable[dict[str, Any]]) -> Callable[[], tuple[int, ...]]:
    numbers = [ctypes.c_uint64.from_address(id(each) + _NUMBER_OF_DICT_AT) for each in kept]
    copied = tuple
    return lambda: copied([number.value for number in numbers])


def _is_kept(read: Callable[[], object], write: Callable[[int], object]) -> bool:
    """Whether each time that something is written, and then only, the number is another one."""
    found = []
    for value in (1, 2, 1):
        write(value)
        found.append(read())
        if read() != found[-1]:
            return False
    return len({*found}) == len(found)


def _is_kept_of_types() -> bool:
    class Tried:
        member = 0

    return IS_READABLE and _is_kept(
        _number_of_type(Tried), lambda value: setattr(Tried, "member", value)
    )


def _is_kept_of_dicts() -> bool:
    tried: dict[str, Any] = {"member": 0}
    return IS_READABLE and _is_kept(
        _numbers_of_dicts([tried]), lambda value: tried.update(member=value)
    )


_IS_KEPT_OF_TYPES, _IS_KEPT_OF_DICTS = _is_kept_of_types(), _is_kept_of_dicts()
