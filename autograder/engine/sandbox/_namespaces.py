"""The level `namespaces`: children that see a file system, processes and a network of their own.

    keeper   the process that called; waits, and ends as the launcher ends
      └ launcher   first in its process namespace, so that nothing it started outlives it
          └ child   first in a namespace of its own: killing it kills all it started

The launcher builds the read-only root once; a child adds its own folder, /proc and namespaces.
"""

from __future__ import annotations

import errno
import os
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

from autograder.course.limits import Limits
from autograder.engine.sandbox import _kernel, _landlock, _mounts, _privileges
from autograder.engine.sandbox._descriptors import close_all_but
from autograder.engine.sandbox._environment import (
    forget_environment,
    make_environment,
    set_environment,
)
from autograder.engine.sandbox._filter import refuse_calls
from autograder.engine.sandbox._processes import leave_as
from autograder.engine.sandbox._starting import StartReport
from autograder.engine.sandbox._view import View
from autograder.engine.sandbox.capabilities import Capabilities
from autograder.engine.sandbox.locked import CannotLock, Locked

_OF_STEM = (
    _kernel.CLONE_NEWNS
    | _kernel.CLONE_NEWPID
    | _kernel.CLONE_NEWIPC
    | _kernel.CLONE_NEWUTS
    | _kernel.CLONE_NEWNET
)
_OF_MACHINE = Path("/etc")  # where a file that is missing harms nobody
_WAIT = """
import os, sys
from autograder.engine.sandbox._processes import leave_as
leave_as(os.waitpid(int(sys.argv[1]), 0)[1])
"""
_OF_CHILD = _kernel.CLONE_NEWNS | _kernel.CLONE_NEWIPC | _kernel.CLONE_NEWNET


class Namespaces:
    """Starts children in namespaces; the process that makes it goes on in its own."""

    def __init__(self, view: View, capabilities: Capabilities) -> None:
        self._means, self._view = capabilities, view
        os.umask(0o022)  # an instructor's may be stricter than the folders of others can bear
        self._filter = capabilities.compile_filter(namespaces=True)
        variables = make_environment(_mounts.HOME, _mounts.TMP)
        self._proc = os.open("/proc", os.O_PATH | os.O_DIRECTORY)
        left = capabilities.users and _leave_threads_behind()
        _enter(view, self._proc, own_user=capabilities.users)
        if left:  # only now, for changing users would forget it
            _kernel.prctl(_kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        _leave_to_child()
        _kernel.prctl(_kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        _mounts.mount_proc(writable=view.for_gpus)
        socket.sethostname("autograder")
        self._own = os.open("self/ns/pid", os.O_RDONLY, dir_fd=self._proc)
        forget_environment()
        set_environment(variables)

    def start(self, limits: Limits, work: Callable[[], None], keep: Sequence[int]) -> Locked:
        """As `SandboxLauncher.start`."""
        running = 0 if self._means.users else _privileges.tasks_of_user(_privileges.NOBODY)
        report = StartReport()
        mapped = None if self._view.for_gpus else _privileges.mapped_bytes()
        _kernel.unshare(_kernel.CLONE_NEWPID)  # of the next process only
        try:
            pid = os.fork()
            if pid == 0:
                report.run(partial(self._lock_in, limits, mapped, running), work, keep)
        finally:
            _kernel.rejoin(self._own, _kernel.CLONE_NEWPID)
        locked = Locked(pid)
        try:
            report.wait()
        except CannotLock:
            locked.end()
            raise
        return locked

    def _lock_in(self, limits: Limits, mapped: int | None, running: int | None) -> None:
        os.setsid()
        _privileges.prefer_for_killing(self._proc)
        _kernel.unshare(_OF_CHILD)
        owner = _privileges.LEARNER if self._means.users else _privileges.NOBODY
        _mounts.mount_home(limits.disk_mib, limits.files, owner)
        _mounts.mount_proc(writable=self._view.for_gpus)
        if self._means.users:
            # Last, so that these mounts and this network belong to a user it cannot become.
            learner = _privileges.LEARNER
            _privileges.enter_user_namespace(self._proc, learner, learner)
        else:
            _kernel.drop_bounding_set()
            _privileges.step_down()
        _kernel.prctl(_kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        _mounts.make_folders()
        os.chdir(_mounts.WORK)
        _privileges.drop_privileges()
        if self._means.landlock:
            _confine(self._means.landlock, self._view)
        # After what opens more files than the learner may.
        _privileges.set_limits(limits, mapped=mapped, running=running)
        if self._filter:
            refuse_calls(self._filter)


def _enter(view: View, proc: int, *, own_user: bool) -> None:
    """Enter the launcher's namespaces and root; as root become nobody, if that needs no root."""
    rooted = False
    if os.geteuid() == 0:
        # While this is still root: nobody may not enter the folders on the way to some Pythons.
        try:
            _kernel.unshare(_kernel.CLONE_NEWNS)
        except PermissionError:
            pass  # root in name only, as in many containers
        else:
            _mounts.enter_root(view)
            rooted = True
            if own_user:
                _privileges.step_down()
    if own_user:
        _privileges.enter_user_namespace(proc, os.geteuid(), os.getegid(), _OF_STEM)
    else:
        _kernel.unshare(_OF_STEM & ~_kernel.CLONE_NEWNS)
    if not rooted:
        _mounts.enter_root(view)
    for path in view.shown:
        if _OF_MACHINE not in path.parents and not os.access(path, os.R_OK):
            raise PermissionError(errno.EACCES, "only its owner may read", str(path))


def _confine(version: int, view: View) -> None:
    """A second wall, should one be found through the first: everything but the home only read."""
    rights = [("/", _landlock.READ), (str(_mounts.HOME), _landlock.everything(version))]
    rights += _landlock.of_devices(view.devices, view.gpus)
    if view.for_gpus:
        rights.append(("/proc", _landlock.READ | _landlock.WRITE))  # CUDA names its threads there
    opened = [(os.open(path, os.O_PATH), right) for path, right in rights]
    _landlock.confine(version, opened)
    for descriptor, _ in opened:
        os.close(descriptor)


def _leave_threads_behind() -> bool:
    """Go on in a child if this process has threads, for those may enter no user namespace.

    A set-up cell may have started one, or a driver: CUDA's does so when the GPUs are counted,
    although there are none to see. This process waits for the child and ends as it ends.
    """
    if len(os.listdir("/proc/self/task")) == 1:
        return False
    pid = os.fork()
    if pid:
        try:
            # Another program takes its place, in which the threads and what they wait for are gone.
            os.execv(sys.executable, [sys.executable, "-P", "-c", _WAIT, str(pid)])
        finally:
            os._exit(1)  # two must not go on
    return True


def _leave_to_child() -> None:
    """Go on in a child, the first of a new process namespace; this process ends as it ends."""
    pid = os.fork()
    if pid:
        try:
            _keep(pid)
        finally:
            os._exit(1)


def _keep(pid: int) -> NoReturn:
    # An open pipe here would keep its reader from seeing its end.
    close_all_but({2})
    for ignored in (signal.SIGINT, signal.SIGHUP):
        signal.signal(ignored, signal.SIG_IGN)  # the launcher decides what they mean
    leave_as(os.waitpid(pid, 0)[1])
