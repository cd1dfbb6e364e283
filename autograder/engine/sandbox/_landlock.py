"""Landlock: a process gives up reaching files, ports and processes outside its own, for good.

A hundred lines of our own: the packages on PyPI that bind it are first or development versions
with one author each, and what we need of it is three calls.
"""

from __future__ import annotations

import os
import stat
import struct
from collections.abc import Collection, Iterable

from autograder.engine.sandbox import _kernel

_EXECUTE, _WRITE_FILE, _READ_FILE, _READ_DIR = 1, 2, 4, 8
_MAKE_CHAR, _MAKE_BLOCK = 1 << 6, 1 << 11
_TRUNCATE, _IOCTL_DEVICE = 1 << 14, 1 << 15

LIST = _READ_DIR
READ = _EXECUTE | _READ_FILE | _READ_DIR
WRITE = _WRITE_FILE | _TRUNCATE

_VERSION = 1  # as flag: ask for the version
_PATH_BENEATH = 1
_TCP = 3  # bind and connect
_SIGNALS_AND_ABSTRACT_SOCKETS = 3

# How many of the rights to files, in order of their bits, each version knows.
_KNOWN = {1: 13, 2: 14, 3: 15, 4: 15}
_LATEST = 16


def version() -> int:
    """Which version this kernel has; 0 for none."""
    if not _kernel.is_linux():
        return 0
    try:
        return _kernel.syscall(_kernel.SYS_LANDLOCK_CREATE_RULESET, None, 0, _VERSION)
    except OSError:
        return 0


def of_devices(devices: Iterable[str], gpus: Collection[str] | None) -> list[tuple[str, int]]:
    """What may be done with each device file: a GPU also takes commands."""
    more = dict.fromkeys(gpus or (), _IOCTL_DEVICE)
    return [(each, READ | WRITE | more.get(each, 0)) for each in devices]


def everything(abi: int) -> int:
    """All rights to files that version ``abi`` can take away, but making devices."""
    return _handled(abi) & ~(_MAKE_CHAR | _MAKE_BLOCK)


def confine(abi: int, allowed: Iterable[tuple[int, int]]) -> None:
    """Keep, for good, only the rights ``allowed``: descriptors of files or folders, and rights.

    Needs that no new privileges can be had. Outside processes get no signal from here, and
    TCP and abstract sockets reach nothing, as far as version ``abi`` can.
    """
    handled = _handled(abi)
    ruleset = struct.pack("=Q", handled)
    if abi >= 4:
        ruleset += struct.pack("=Q", _TCP)
    if abi >= 6:
        ruleset += struct.pack("=Q", _SIGNALS_AND_ABSTRACT_SOCKETS)
    made = _kernel.syscall(_kernel.SYS_LANDLOCK_CREATE_RULESET, ruleset, len(ruleset), 0)
    try:
        for descriptor, rights in allowed:
            if not stat.S_ISDIR(os.fstat(descriptor).st_mode):
                rights &= _EXECUTE | _READ_FILE | WRITE | _IOCTL_DEVICE
            rule = struct.pack("=Qi", rights & handled, descriptor)
            _kernel.syscall(_kernel.SYS_LANDLOCK_ADD_RULE, made, _PATH_BENEATH, rule, 0)
        _kernel.syscall(_kernel.SYS_LANDLOCK_RESTRICT_SELF, made, 0)
    finally:
        os.close(made)


def _handled(abi: int) -> int:
    return (1 << _KNOWN.get(abi, _LATEST)) - 1
