"""A class that nothing can be written to any more, like those that are written in C."""

from __future__ import annotations

import ctypes

from autograder.engine.guard.fingerprint import IS_READABLE

# Of PyTypeObject, and its flag IMMUTABLETYPE (CPython 3.11 to 3.14).
_FLAGS_AT, _IMMUTABLE = 168, 1 << 8


def make_immutable(kind: type) -> None:
    """From now on refuse whoever writes to ``kind``; nothing where Python keeps it otherwise.

    What is written there is called with its instances, and between two looks nobody sees it.
    """
    if IS_READABLE:
        flags = ctypes.c_ulong.from_address(id(kind) + _FLAGS_AT)
        if flags.value == kind.__flags__:
            flags.value |= _IMMUTABLE
