"""What operations keep for `backward()`, and what became of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from torch import Tensor

_PREFIX = "_saved_"
_CHANGED = "modified by an inplace"
_VERSION = re.compile(r"is at version \d+; expected version (\d+)")


@dataclass(frozen=True)
class Changed:
    """A saved tensor that was changed in place since; ``backward()`` refuses it.

    ``tensor`` is what it became, and ``saved_at`` the version it had when it was saved; ``None``
    where torch does not tell, so that it may be as it was.
    """

    tensor: Tensor
    saved_at: int | None

    def in_words(self) -> str:
        now = self.tensor._version
        if self.saved_at is None:
            return f"perhaps changed in place: version {now}, saved at an unknown one"
        return f"changed in place: version {now}, saved at {self.saved_at}"


@dataclass
class Saved:
    """What one operation saved: named tensors, and whether they can still be had."""

    tensors: dict[str, Tensor] = field(default_factory=dict)
    changed: dict[str, Changed] = field(default_factory=dict)
    is_freed: bool = False
    is_changed: bool = False
    is_packed: bool = False  # by a hook of the learner's, which is not asked to unpack it

    def has(self, tensor: Tensor) -> bool:
        """Return whether ``tensor`` itself was saved, whatever became of it."""
        kept = [*self.tensors.values(), *(changed.tensor for changed in self.changed.values())]
        return any(tensor is value for value in kept)


def read_saved(function: Any) -> Saved:
    """Return the tensors that ``function`` saved; a freed or changed one is told, not raised."""
    saved = Saved()
    for attribute in dir(function):
        if attribute.startswith(_PREFIX):
            _read(saved, function, attribute, attribute.removeprefix(_PREFIX))
    # A torch.autograd.Function written in Python has its own way.
    if hasattr(type(function), "saved_tensors"):
        _read(saved, function, "saved_tensors", "")
    return saved


def has_unpack_hook(function: Any) -> bool:
    """Return whether reading what ``function`` saved would run a hook of the learner's."""
    names = [name for name in dir(function) if name.startswith("_raw_saved_")]
    return any(_is_hooked(function, name) for name in names)


def _is_hooked(function: Any, raw_name: str) -> bool:
    try:
        raw = getattr(function, raw_name)
    except (AttributeError, RuntimeError):  # not kept this way, or freed
        return False
    parts = raw if isinstance(raw, tuple) else (raw,)
    return any(getattr(part, "unpack_hook", None) is not None for part in parts)


def _read(saved: Saved, function: Any, attribute: str, name: str) -> None:
    if _is_hooked(function, f"_raw_{attribute.lstrip('_')}"):
        saved.is_packed = True
        return
    try:
        value = getattr(function, attribute)
    except RuntimeError as refusal:
        # The only two reasons torch has for refusing.
        if _CHANGED in str(refusal):
            saved.is_changed = True
            _read_changed(saved, getattr(function, f"_raw_{attribute.lstrip('_')}"), name, refusal)
        else:
            saved.is_freed = True
        return
    if isinstance(value, Tensor):
        saved.tensors[name] = value
    elif isinstance(value, tuple):
        for i, part in enumerate(value):
            if isinstance(part, Tensor):
                saved.tensors[f"{name}[{i}]"] = part


def _read_changed(saved: Saved, raw: Any, name: str, refusal: RuntimeError) -> None:
    """Add what can be told of ``raw``, of which one tensor at least made torch refuse."""
    if not isinstance(raw, tuple):
        saved.changed[name] = Changed(raw.data, _version_in(refusal))
        return
    unclear: dict[str, Tensor] = {}
    is_explained = False
    for i, part in enumerate(raw):
        place, tensor = f"{name}[{i}]", part.data
        if not isinstance(tensor, Tensor):  # None, or what a hook made of it
            continue
        try:
            saved.tensors[place] = part.unpack()
        except (RuntimeError, AttributeError) as why:  # the latter before PyTorch 2.13
            if _CHANGED in str(why):
                is_explained = True
                saved.changed[place] = Changed(tensor, _version_in(why))
            elif tensor._version == 0:  # nothing has ever changed it
                saved.tensors[place] = tensor
            else:
                # The operation's own output: torch hands it out only together with the others.
                unclear[place] = tensor
    is_clear = len(unclear) == 1 and not is_explained
    for place, tensor in unclear.items():
        saved.changed[place] = Changed(tensor, _version_in(refusal) if is_clear else None)


def _version_in(refusal: Exception) -> int | None:
    found = _VERSION.search(str(refusal))
    return int(found[1]) if found else None
