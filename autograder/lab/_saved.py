"""What operations keep for `backward()`, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch import Tensor

_PREFIX = "_saved_"


@dataclass
class Saved:
    """What one operation saved: named tensors, and whether they can still be had."""

    tensors: dict[str, Tensor]
    is_freed: bool = False
    is_changed: bool = False


def read_saved(function: Any) -> Saved:
    """Return the tensors that ``function`` saved; a freed or changed one is told, not raised."""
    saved = Saved({})
    for attribute in dir(function):
        if attribute.startswith(_PREFIX):
            _read(saved, function, attribute, attribute.removeprefix(_PREFIX))
    if is_own_function(function):
        _read(saved, function, "saved_tensors", "")
    return saved


def is_own_function(function: Any) -> bool:
    """Return whether a ``grad_fn`` comes from a torch.autograd.Function written in Python."""
    return hasattr(type(function), "saved_tensors")


def _read(saved: Saved, function: Any, attribute: str, name: str) -> None:
    try:
        value = getattr(function, attribute)
    except RuntimeError as refusal:
        # The only two reasons torch has for refusing; the other is "modified by an inplace
        # operation".
        if "modified by an inplace" in str(refusal):
            saved.is_changed = True
        else:
            saved.is_freed = True
        return
    if isinstance(value, Tensor):
        saved.tensors[name] = value
    elif isinstance(value, tuple):
        for i, part in enumerate(value):
            if isinstance(part, Tensor):
                saved.tensors[f"{name}[{i}]"] = part
