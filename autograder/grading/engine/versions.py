"""Whether a dictionary was changed: asked without looking at anything in it.

Looking at each value costs a page of memory a value in a forked process, for its count of
references changes. CPython up to 3.13 numbers the states of its dictionaries (PEP 509): no two
have the same number, and every change gives a new one.
"""

from __future__ import annotations

import ctypes
import gc
import operator
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

# In the C struct: the count of references, the type, the number of entries, then this.
_OFFSET = 3 * ctypes.sizeof(ctypes.c_size_t)


def version_of(dictionary: Mapping[str, Any]) -> Callable[[], object]:
    """A function that returns the same as long as ``dictionary`` was not changed.

    Where Python numbers no states, it never returns the same: compare the values themselves.

    Args:
        dictionary: a ``dict`` that will not go, or the ``__dict__`` of a class.
    """
    if not _NUMBERED:
        return object
    return _reader(dictionary if isinstance(dictionary, dict) else gc.get_referents(dictionary)[0])


def _reader(dictionary: dict[str, Any]) -> Callable[[], object]:
    number = ctypes.c_uint64.from_address(id(dictionary) + _OFFSET)
    # A class of ctypes can be given another `value`; a memoryview is as it is.
    return partial(operator.getitem, memoryview(number).cast("B").cast("Q"), 0)


def _is_numbered() -> bool:
    """Whether every kind of change gives a new number here, and looking gives none."""
    tried: dict[str, Any] = {"a": 1, "b": 2}
    read, seen = _reader(tried), set()
    changes: list[Callable[[], object]] = [
        lambda: tried.update(a=object()),
        lambda: tried.setdefault("c", 3),
        lambda: tried.pop("b"),
        lambda: tried.clear(),
    ]
    for change in changes:
        before = read()
        tried.get("a"), list(tried.items()), "a" in tried
        if read() != before:
            return False
        seen.add(before)
        change()
    return len({*seen, read()}) == len(changes) + 1


_NUMBERED = _is_numbered()
