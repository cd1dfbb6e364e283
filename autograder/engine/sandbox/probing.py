"""Finding out what a machine has to lock a process in with, by doing it in throw-away children.

Settings and versions tell little: a container, a security module or a limit may refuse any step.
"""

from __future__ import annotations

import functools
import os
import platform
import sys
from collections.abc import Callable

from autograder.course.limits import Limits
from autograder.engine.sandbox import _filter, _kernel, _landlock
from autograder.engine.sandbox._namespaces import Namespaces
from autograder.engine.sandbox._view import make_view
from autograder.engine.sandbox.capabilities import Capabilities


@functools.cache
def probe_capabilities() -> Capabilities:
    """Try, once, what this machine allows."""
    if not _kernel.is_linux():
        return Capabilities()
    landlock = _landlock.version()
    if landlock and _refusal(functools.partial(_try_landlock, landlock)):
        landlock = 0
    filters = not _refusal(_try_filter)
    refusals = []
    for users in (True, False) if os.geteuid() == 0 else (True,):
        found = Capabilities(namespaces=True, users=users, landlock=landlock, filters=filters)
        refusal = _refusal(functools.partial(_try_namespaces, found))
        if not refusal:
            return found
        refusals.append(refusal)
    return Capabilities(landlock=landlock, filters=filters, refusal=refusals[0])


def _try_namespaces(capabilities: Capabilities) -> None:
    launcher = Namespaces(make_view([], []), capabilities)
    launcher.start(Limits(), lambda: None, []).end()


def _try_landlock(version: int) -> None:
    _kernel.prctl(_kernel.PR_SET_NO_NEW_PRIVS, 1)
    _landlock.confine(version, [])
    try:
        os.listdir("/")
    except PermissionError:
        return
    raise OSError("Landlock let through what it was told to stop")


def _try_filter() -> None:
    _kernel.prctl(_kernel.PR_SET_NO_NEW_PRIVS, 1)
    rules = [_filter.Rule("chroot", error=_UNUSUAL)]
    _filter.refuse_calls(_filter.compile_rules(rules, platform.machine()))
    try:
        os.chroot("/nonexistent")
    except OSError as error:
        if error.errno == _UNUSUAL:
            return
    raise OSError("the filter let through what it was told to stop")


_UNUSUAL = 95  # EOPNOTSUPP on Linux, which chroot never says of itself


def _refusal(step: Callable[[], None]) -> str:
    """Why ``step()`` did not work in a child of its own; empty if it did."""
    sys.stdout.flush()
    receiving, sending = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            step()
            os.write(sending, b"done")
        except BaseException as error:
            os.write(sending, (str(error) or type(error).__name__).encode())
        finally:
            os._exit(0)
    os.close(sending)
    with os.fdopen(receiving, "rb") as pipe:
        said = pipe.read().decode(errors="replace")
    os.waitpid(pid, 0)
    return "" if said == "done" else said or "its process was killed"
