"""Who a learner's process is, and what it may no longer become or use."""

from __future__ import annotations

import os
import resource
from pathlib import Path

from autograder.course.limits import MIB, Limits
from autograder.engine.sandbox import _kernel

NOBODY = 65534
# The learner's user and group inside a user namespace.
LEARNER = 1000


def step_down() -> bool:
    """Become nobody if this is root, so that files' permissions protect from what follows.

    Whether that was possible; it is not where the user `nobody` does not exist, as in some
    containers. Capabilities go with it.
    """
    if os.geteuid() != 0:
        return False
    try:
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)
    except OSError:
        return False
    if _kernel.is_linux():
        # Changing users makes a process's own /proc entries root's, the maps below among them.
        _kernel.prctl(_kernel.PR_SET_DUMPABLE, 1)
    return True


def enter_user_namespace(proc: int, user: int, group: int, more: int = 0) -> None:
    """Enter a new user namespace, with those of ``more``, in which this process is the learner.

    Args:
        proc: descriptor of a /proc, because the visible one may be another's.
        user, group: of this process outside.
    """
    _kernel.unshare(_kernel.CLONE_NEWUSER | more)
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{LEARNER} {user} 1"),
        ("gid_map", f"{LEARNER} {group} 1"),
    ):
        opened = os.open(f"self/{name}", os.O_WRONLY, dir_fd=proc)
        try:
            os.write(opened, text.encode())
        finally:
            os.close(opened)


def drop_privileges() -> None:
    """Give up every capability and the capabilities to gain any."""
    _kernel.drop_bounding_set()
    _kernel.prctl(_kernel.PR_CAP_AMBIENT, _kernel.PR_CAP_AMBIENT_CLEAR_ALL)
    _kernel.set_capabilities()
    _kernel.prctl(_kernel.PR_SET_NO_NEW_PRIVS, 1)


def step_down_reading() -> None:
    """As `step_down`, but go on reading whatever root may, also in programs started later.

    For a Python that is installed in root's own home, which nobody else may enter; Landlock
    then is what limits the reading.
    """
    _kernel.drop_bounding_set(but=_kernel.CAP_DAC_READ_SEARCH)
    _kernel.prctl(_kernel.PR_SET_KEEPCAPS, 1)
    step_down()
    _kernel.set_capabilities(1 << _kernel.CAP_DAC_READ_SEARCH)
    _kernel.prctl(_kernel.PR_CAP_AMBIENT, _kernel.PR_CAP_AMBIENT_RAISE, _kernel.CAP_DAC_READ_SEARCH)
    _kernel.prctl(_kernel.PR_SET_NO_NEW_PRIVS, 1)


def mapped_bytes() -> int:
    """How much address space this process has; 0 where that cannot be told."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[0]
    except OSError:
        return 0
    return int(pages) * resource.getpagesize()


def set_limits(limits: Limits, *, mapped: int | None, running: int | None) -> None:
    """Limit what this process and each that it starts may use.

    Args:
        mapped: `mapped_bytes` of what it was forked from: the libraries behind torch alone are
            half a gigabyte in one build and three in another, and are nothing of a learner's. None
            for no limit: CUDA takes address space for all memory of all GPUs.
        running: processes and threads that its user has already, which count as well; None if
            that is not known, and processes cannot be limited.
    """
    wanted = {
        "RLIMIT_CPU": limits.cpu_s,
        "RLIMIT_NOFILE": limits.open_files,
        "RLIMIT_FSIZE": limits.disk_mib * MIB,
        "RLIMIT_CORE": 0,
        "RLIMIT_MSGQUEUE": 64 << 10,
        "RLIMIT_SIGPENDING": 1024,
        "RLIMIT_MEMLOCK": 8 * MIB,
        "RLIMIT_NICE": 0,
        "RLIMIT_RTPRIO": 0,
    }
    if mapped is not None:
        wanted["RLIMIT_AS"] = mapped + limits.memory_mib * MIB
    if running is not None:
        wanted["RLIMIT_NPROC"] = limits.processes + running
    for name, most in wanted.items():
        kind = getattr(resource, name, None)
        if kind is None:
            continue
        hard = resource.getrlimit(kind)[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(kind, (most, most))
        except (OSError, ValueError):
            if name != "RLIMIT_AS":  # which macOS knows by name only
                raise


def tasks_of_user(user: int) -> int | None:
    """How many processes and threads ``user`` has; None where that cannot be told."""
    found = 0
    if not _kernel.is_linux():
        return None
    for name in os.listdir("/proc"):
        try:
            if name.isdigit() and os.stat(f"/proc/{name}").st_uid == user:
                # The name in it may be any bytes.
                with open(f"/proc/{name}/stat", errors="replace") as file:
                    found += int(file.read().rpartition(")")[2].split()[17])
        except OSError:
            continue  # it has ended meanwhile
    return found


def prefer_for_killing(proc: int) -> None:
    """When the machine runs out of memory, let the kernel end this process before others."""
    try:
        opened = os.open("self/oom_score_adj", os.O_WRONLY, dir_fd=proc)
    except OSError:
        return
    try:
        os.write(opened, b"1000")
    except OSError:
        pass
    finally:
        os.close(opened)
