"""What the Linux kernel offers and Python does not: its calls, through ctypes.

Each function raises OSError as `os` does. Importing this works everywhere; calling, on Linux.
"""

from __future__ import annotations

import ctypes
import functools
import os
import platform
import sys

CLONE_NEWNS = 0x00020000
CLONE_NEWCGROUP = 0x02000000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000
CLONE_NEWTIME = 0x00000080

MS_RDONLY = 1
MS_NOSUID = 2
MS_NODEV = 4
MS_NOEXEC = 8
MS_REMOUNT = 32
MS_BIND = 4096
MS_REC = 16384
MS_PRIVATE = 1 << 18
MNT_DETACH = 2

PR_SET_PDEATHSIG = 1
PR_SET_DUMPABLE = 4
PR_SET_KEEPCAPS = 8
PR_CAPBSET_DROP = 24
PR_SET_NO_NEW_PRIVS = 38
PR_SET_CHILD_SUBREAPER = 36
PR_CAP_AMBIENT = 47
PR_CAP_AMBIENT_RAISE = 2
PR_CAP_AMBIENT_CLEAR_ALL = 4
CAP_DAC_READ_SEARCH = 2

# Numbers of calls that are the same on every architecture we name, or that libc has no name for.
SYS_LANDLOCK_CREATE_RULESET = 444
SYS_LANDLOCK_ADD_RULE = 445
SYS_LANDLOCK_RESTRICT_SELF = 446
SYS_MOUNT_SETATTR = 442
_SYS_PIVOT_ROOT = {"x86_64": 155, "aarch64": 41}
_SYS_CAPSET = {"x86_64": 126, "aarch64": 91}

_AT_FDCWD = -100
_AT_RECURSIVE = 0x8000
_CAPABILITY_VERSION_3 = 0x20080522


def is_linux() -> bool:
    """Whether there is such a kernel, on an architecture whose numbers are known."""
    return sys.platform == "linux" and platform.machine() in _SYS_PIVOT_ROOT


@functools.cache
def _libc() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int, what: str) -> int:
    if result == -1:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number), what)
    return result


def syscall(number: int, *arguments: int | bytes | ctypes.Array[ctypes.c_char] | None) -> int:
    """Any call, by its number; integers are passed as 64 bits wide."""
    wide = [ctypes.c_long(each) if isinstance(each, int) else each for each in arguments]
    return _checked(_libc().syscall(ctypes.c_long(number), *wide), f"system call {number}")


def unshare(flags: int) -> None:
    """Leave the namespaces in ``flags`` for new ones."""
    _checked(_libc().unshare(flags), "unshare")


def rejoin(namespace: int, kind: int) -> None:
    """Enter the namespace that a file descriptor stands for."""
    _checked(_libc().setns(namespace, kind), "setns")


def mount(source: str, target: str, kind: str = "", flags: int = 0, options: str = "") -> None:
    """mount(2); the target is named in the error."""
    result = _libc().mount(
        os.fsencode(source),
        os.fsencode(target),
        kind.encode() or None,
        ctypes.c_ulong(flags),
        options.encode() or None,
    )
    _checked(result, f"mount {target}")


def unmount(target: str) -> None:
    """Take a mount away, also while it is in use."""
    _checked(_libc().umount2(os.fsencode(target), MNT_DETACH), f"umount {target}")


def restrict_mounts(target: str, flags: int) -> None:
    """Add ``flags`` (the first four MS_ above) to a mount and all below it; Linux 5.12."""
    # struct mount_attr: attr_set, attr_clr, propagation, userns_fd; the flags are MS_'s.
    attributes = flags.to_bytes(8, sys.byteorder) + bytes(24)
    syscall(
        SYS_MOUNT_SETATTR,
        _AT_FDCWD,
        os.fsencode(target),
        _AT_RECURSIVE,
        attributes,
        len(attributes),
    )


def pivot_root(new: str, old: str) -> None:
    """Make ``new`` the root folder and put the one before at ``old``."""
    syscall(_SYS_PIVOT_ROOT[platform.machine()], os.fsencode(new), os.fsencode(old))


def prctl(option: int, *arguments: int) -> int:
    """prctl(2)."""
    padded = [ctypes.c_ulong(each) for each in (*arguments, 0, 0, 0, 0)[:4]]
    return _checked(_libc().prctl(option, *padded), f"prctl {option}")


def set_capabilities(kept: int = 0) -> None:
    """Drop every capability but the bits in ``kept``, for good when nothing is kept."""
    header = _CAPABILITY_VERSION_3.to_bytes(4, sys.byteorder) + bytes(4)
    low, high = (half.to_bytes(4, sys.byteorder) for half in (kept & 0xFFFFFFFF, kept >> 32))
    # Two times effective, permitted, inheritable: the low 32 bits of each, then the high.
    syscall(_SYS_CAPSET[platform.machine()], header, low * 3 + high * 3)


def drop_bounding_set(*, but: int | None = None) -> None:
    """Let no program started later gain a capability; needs CAP_SETPCAP, so do it first."""
    for capability in range(64):
        try:
            if capability != but:
                prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            return  # past the last that this kernel knows, or not allowed to


def clear_environment() -> None:
    """Forget the environment of C code, whose memory Python's `os.environ` does not clear."""
    _libc().clearenv()


def overwrite(address: int, size: int) -> None:
    """Fill memory of this process with zeros."""
    ctypes.memset(address, 0, size)
