"""Whether a dictionary was changed: asked without touching anything in it.

Looking at each value costs a page of memory a value in a forked process, for its count of
references changes. So the table of pointers itself is read, as bytes: see `Objects/dictobject.c`
and `pycore_dict.h` of CPython. Numbers of a dictionary's states (PEP 509) would be quicker, but
code that can write into memory puts an old number back.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Mapping
from typing import Any

# PyDictObject: count of references, type, number of entries, version, then these two pointers.
_TABLE, _VALUES = 4, 5
_DICT_BYTES = 6 * 8
# PyDictKeysObject begins with counts and with a version that honest lookups change.
_HEAD_BYTES = 32
_KNOWN = (3, 11) <= sys.version_info < (3, 15)


def contents_of(dictionary: Mapping[str, Any]) -> Callable[[], object]:
    """A function that returns equal things as long as each name stands for the same object.

    Where it is not known how Python keeps its dictionaries, what it returns is never equal:
    compare the values themselves.

    Args:
        dictionary: a ``dict`` that will not go, or the ``__dict__`` of a class.
    """
    found = dictionary if isinstance(dictionary, dict) else gc.get_referents(dictionary)[0]
    return _reader(found) if _IS_READABLE else object


def _reader(dictionary: dict[str, Any]) -> Callable[[], object]:
    # Bound now, all of them: when they are needed, a learner may have given every name of this
    # module and of Python's own another meaning.
    char, view, to_bytes, new = ctypes.c_char, memoryview, bytes, object
    size_of, own_bytes = dict.__sizeof__, dict.__basicsize__
    table_at, values_at, head_bytes = _TABLE, _VALUES, _HEAD_BYTES
    pointers = view((char * _DICT_BYTES).from_address(id(dictionary))).cast("B").cast("Q")
    table = entries = size = None

    def read() -> object:
        nonlocal table, entries, size
        if pointers[values_at]:  # shared with other instances: kept elsewhere
            return new()
        place, length = pointers[table_at], size_of(dictionary) - own_bytes
        if place != table or length != size:
            table, size = place, length
            entries = view((char * length).from_address(place)).cast("B")[head_bytes:]
        return place, to_bytes(entries)

    return read


def _is_readable() -> bool:
    """Whether dictionaries are kept as is assumed here, and every change of one is seen."""
    if not _KNOWN or sys.implementation.name != "cpython":
        return False
    if (object.__basicsize__, dict.__basicsize__) != (16, _DICT_BYTES):
        return False  # another build: for debugging, without the lock, of another word size
    tried: dict[str, Any] = {"a": 1, "b": 2}
    read = _reader(tried)
    changes: list[Callable[[], object]] = [
        lambda: tried.update(a=object()),
        lambda: tried.setdefault("c", 3),
        lambda: tried.pop("b"),
        lambda: tried.update({str(number): number for number in range(100)}),
        lambda: tried.update({"7": 8}),
        lambda: tried.clear(),
    ]
    for change in changes:
        before = read()
        tried.get("a"), list(tried.items()), "a" in tried
        if read() != before:
            return False
        change()
        if read() == before:
            return False
    return True


_IS_READABLE = _is_readable()
