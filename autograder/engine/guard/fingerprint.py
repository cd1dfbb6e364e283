"""Whether dictionaries and functions were changed: asked without touching anything in them.

Looking at each value costs a page of memory a value in a forked process, for its count of
references changes. So the tables of pointers themselves are read, as bytes: see
`Objects/dictobject.c`, `pycore_dict.h` and `funcobject.h` of CPython. Numbers of a dictionary's
states (PEP 509) would be quicker, but code that can write into memory puts an old number back.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

_WORD = 8
# PyDictObject: count of references, type, number of entries, version, then two pointers: the
# table and, where instances of a class share theirs, the values.
_TABLE_AT, _DICT_BYTES = 4 * _WORD, 6 * _WORD
# PyDictKeysObject begins with a count, the size of the table in four bytes, and a version and
# counts that honest lookups change.
_SIZE_AT, _SIZE_BYTES, _HEAD_BYTES = 8, 4, 32
# PyFunctionObject: count of references, type, two dictionaries, two names, then what is read here:
# code, defaults, and defaults of keywords.
_CODE_AT, _CODE_BYTES = 6 * _WORD, 3 * _WORD
_KNOWN = (3, 11) <= sys.version_info < (3, 15)


def fingerprint_of(
    *dictionaries: Mapping[str, Any], functions: Iterable[Callable[..., Any]] = ()
) -> Callable[[], object]:
    """A function that returns equal things as long as nothing stands for another object.

    That is: each name in a dictionary, and the code and the defaults of each function. Where it
    is not known how Python keeps these, what it returns is never equal: compare the values
    themselves.

    Args:
        dictionaries: each a ``dict`` that will not go, or the ``__dict__`` of a class.
        functions: some that will not go.
    """
    if not IS_READABLE:
        return object
    found = [each if isinstance(each, dict) else gc.get_referents(each)[0] for each in dictionaries]
    return _reader(found, list(functions))


def _reader(
    dictionaries: list[dict[str, Any]], functions: list[Callable[..., Any]]
) -> Callable[[], object]:
    # Bound now, all of them: when they are needed, a learner may have given every name of this
    # module and of Python's own another meaning.
    char, view, join, new = ctypes.c_char, memoryview, b"".join, object
    any_of, pairs = any, zip
    size_of, own_bytes = dict.__sizeof__, dict.__basicsize__
    size_at, size_bytes, head_bytes = _SIZE_AT, _SIZE_BYTES, _HEAD_BYTES

    def memory(place: int, length: int) -> memoryview:
        return view((char * length).from_address(place)).cast("B")

    pointers = [memory(id(each) + _TABLE_AT, 2 * _WORD) for each in dictionaries]
    codes = [memory(id(each) + _CODE_AT, _CODE_BYTES) for each in functions]
    known = known_sizes = None
    sizes: list[memoryview] = []
    entries: list[memoryview] = []
    are_shared = False

    def read() -> object:
        nonlocal known, known_sizes, sizes, entries, are_shared
        now = join(pointers)
        if now != known:  # a table has moved, and only now is it known where to
            tables = [each.cast("Q") for each in pointers]
            are_shared = any_of(values for _, values in tables)
            sizes = [memory(table + size_at, size_bytes) for table, _ in tables]
            known, known_sizes = now, None
        if are_shared:  # with other instances: the values are kept elsewhere
            return new()
        if join(sizes) != known_sizes:
            entries = [
                memory(each.cast("Q")[0], size_of(dictionary) - own_bytes)[head_bytes:]
                for each, dictionary in pairs(pointers, dictionaries)
            ]
            known_sizes = join(sizes)
        return now, join(entries), join(codes)

    return read


def _is_readable() -> bool:
    """Whether dictionaries are kept as is assumed here, and every change of one is seen."""
    if not _KNOWN or sys.implementation.name != "cpython":
        return False
    if (object.__basicsize__, dict.__basicsize__) != (16, _DICT_BYTES):
        return False  # another build: for debugging, without the lock, of another word size
    tried: dict[str, Any] = {"a": 1, "b": 2}

    def function(a: object = 1, *, b: object = 2) -> object:
        return a, b

    read = _reader([{}, tried], [function])
    changes: list[Callable[[], object]] = [
        lambda: tried.update(a=object()),
        lambda: tried.setdefault("c", 3),
        lambda: tried.pop("b"),
        lambda: tried.update({str(number): number for number in range(100)}),
        lambda: tried.update({"7": 8}),
        lambda: tried.clear(),
        lambda: setattr(function, "__code__", (lambda a=1, *, b=2: None).__code__),
        lambda: setattr(function, "__defaults__", (2,)),
        lambda: setattr(function, "__kwdefaults__", {"b": 3}),
    ]
    for change in changes:
        before = read()
        tried.get("a"), list(tried.items()), "a" in tried, function()
        if read() != before:
            return False
        change()
        if read() == before:
            return False
    return True


IS_READABLE = _is_readable()
