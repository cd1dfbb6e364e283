"""The levels without namespaces: a supervisor for each child, which can kill all it started.

    launcher           holds the leash, a pipe
      └ supervisor   adopts what loses its parent; ends all of it when the leash is let go of or
          └ child      the child has ended, then ends as the child ended

A daemon cannot escape: whoever loses its parent becomes the supervisor's child, on Linux. macOS
has nothing like that; there only the child's own process group is sure to be ended.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NoReturn

from autograder.course.limits import Limits
from autograder.engine.sandbox import _kernel, _landlock, _privileges
from autograder.engine.sandbox._descriptors import close_all_but
from autograder.engine.sandbox._environment import (
    forget_environment,
    make_environment,
    set_environment,
)
from autograder.engine.sandbox._filter import refuse_calls
from autograder.engine.sandbox._processes import end_descendants, leave_as
from autograder.engine.sandbox._starting import StartReport
from autograder.engine.sandbox._view import View, folders_to_list
from autograder.engine.sandbox.capabilities import Capabilities
from autograder.engine.sandbox.locked import CannotLock, Locked

# What programs look up about their machine and themselves, and no other process. Not all of
# /proc/self: other programs' sockets are listed there, and what the machine has mounted.
_OF_SELF = (
    "auxv cgroup cmdline comm environ fd fdinfo io limits maps mem oom_score oom_score_adj "
    "pagemap schedstat smaps smaps_rollup stat statm status"
).split()
_OF_PROC = (
    *(f"/proc/self/{name}" for name in _OF_SELF),
    *(f"/proc/{name}" for name in ("cpuinfo", "meminfo", "stat", "filesystems")),
)
_OF_PROC_FOR_GPUS = ("/proc/devices", "/proc/modules", "/proc/driver/nvidia")


class Supervised:
    """Starts children that are confined by Landlock, a filter of calls and limits, if there."""

    def __init__(self, view: View, capabilities: Capabilities) -> None:
        self._means, self._view = capabilities, view
        self._filter = capabilities.compile_filter(namespaces=False, gpu=self._view.for_gpus)
        self._variables = make_environment(Path("/"), Path("/"))
        forget_environment()
        # Opened while this is still who may enter the folders on the way.
        self._shown: list[tuple[int, int]] = []
        if capabilities.landlock:
            rights = dict.fromkeys(folders_to_list(), _landlock.LIST)
            rights |= dict.fromkeys(view.grants(), _landlock.READ)
            self._shown = [(os.open(path, os.O_PATH), right) for path, right in rights.items()]
        self._as_nobody = os.geteuid() == 0 and _may_step_down()
        self._reads_all = self._as_nobody and not _nobody_reads(view)

    def start(self, limits: Limits, work: Callable[[], None], keep: Sequence[int]) -> Locked:
        """As `SandboxLauncher.start`."""
        folder = Path(tempfile.mkdtemp(prefix="autograder-")).resolve()
        report = StartReport()
        mapped = None if self._view.for_gpus else _privileges.mapped_bytes()
        held, leash = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os.close(leash)
                self._supervise(folder, held, report, limits, mapped, work, keep)
            finally:
                os._exit(1)  # whatever happens, a copy of the launcher must not go on
        os.close(held)
        locked = Locked(pid, leash=leash)
        try:
            report.wait()
        except CannotLock:
            locked.end()
            raise
        return locked

    def _supervise(
        self,
        folder: Path,
        leash: int,
        report: StartReport,
        limits: Limits,
        mapped: int | None,
        work: Callable[[], None],
        keep: Sequence[int],
    ) -> NoReturn:
        os.setsid()
        if _kernel.is_linux():
            _kernel.prctl(_kernel.PR_SET_CHILD_SUBREAPER, 1)
        woken, waking = os.pipe()
        os.set_blocking(waking, False)
        pid = os.fork()
        if pid == 0:
            report.run(partial(self._lock_in, folder, limits, mapped), work, keep)
        for ignored in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(ignored, signal.SIG_IGN)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(waking, warn_on_full_buffer=False)
        close_all_but({2, leash, woken, waking})
        status = None
        while status is None:
            status = _reap(pid)
            if status is None and leash in select.select([leash, woken], [], [])[0]:
                break
            if status is None:
                os.read(woken, 1 << 10)
        status = end_descendants(pid, status)
        _remove(folder)
        leave_as(status)

    def _lock_in(self, folder: Path, limits: Limits, mapped: int | None) -> None:
        os.setsid()
        user = _privileges.NOBODY if self._as_nobody else os.geteuid()
        running = _privileges.tasks_of_user(user)
        _make_folders(folder, user if self._as_nobody else -1)
        os.chdir(folder / "work")
        set_environment(self._variables | make_environment(folder, folder / ".tmp"))
        if _kernel.is_linux():
            self._give_up(folder, limits, mapped, running)
        else:
            if self._as_nobody:
                _privileges.step_down()
            _privileges.set_limits(limits, mapped=mapped, running=running)

    def _give_up(
        self, folder: Path, limits: Limits, mapped: int | None, running: int | None
    ) -> None:
        proc = os.open("/proc", os.O_PATH | os.O_DIRECTORY)
        opened = self._rights(folder) if self._means.landlock else []
        if self._reads_all:
            _privileges.step_down_reading()
        else:
            if self._as_nobody:
                _kernel.drop_bounding_set()
                _privileges.step_down()
            _privileges.drop_privileges()
        _privileges.prefer_for_killing(proc)
        _kernel.prctl(_kernel.PR_SET_PDEATHSIG, signal.SIGKILL)
        if opened:
            _landlock.confine(self._means.landlock, opened)
        # After what opens more files than the learner may.
        _privileges.set_limits(limits, mapped=mapped, running=running)
        if self._means.names_itself:
            own_filter = self._means.compile_filter(
                namespaces=False, gpu=self._view.for_gpus, own_id=os.getpid()
            )
            refuse_calls(own_filter)
        elif self._filter:
            refuse_calls(self._filter)

    def _rights(self, folder: Path) -> list[tuple[int, int]]:
        """Every file or folder that may be reached, opened, and what may be done with it."""
        rights = list(self._shown)
        rights.append((os.open(folder, os.O_PATH), _landlock.everything(self._means.landlock)))
        for path, right in _landlock.of_devices(self._view.devices, self._view.gpus):
            rights.append((os.open(path, os.O_PATH), right))
        for path in (*_OF_PROC, *(_OF_PROC_FOR_GPUS if self._view.for_gpus else ())):
            if os.path.exists(path):
                rights.append((os.open(path, os.O_PATH), _landlock.READ))
        if self._view.for_gpus:  # CUDA names its threads there
            right = _landlock.READ | _landlock.WRITE
            rights.append((os.open("/proc/self/task", os.O_PATH), right))
        return rights


def _reap(child: int) -> int | None:
    """Take leave of every process that has ended; the child's status if it is one of them."""
    found = None
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return found
        if pid == 0:
            return found
        if pid == child:
            found = status


def _remove(folder: Path) -> None:
    try:
        shutil.rmtree(folder)
    except (OSError, RecursionError):
        # A folder that may not be entered, or nested deeper than Python may recurse.
        for command in (["chmod", "-R", "u+rwx"], ["rm", "-rf"]):
            subprocess.run([*command, "--", str(folder)], stderr=subprocess.DEVNULL, check=False)


def _make_folders(folder: Path, user: int) -> None:
    for place in (folder / "work", folder / ".tmp"):
        place.mkdir()
        os.chown(place, user, user)
    os.chown(folder, user, user)


def _may_step_down() -> bool:
    return _tried(_privileges.step_down)


def _nobody_reads(view: View) -> bool:
    """Whether nobody can enter every place that is to be seen."""
    return _tried(
        lambda: _privileges.step_down() and all(os.access(path, os.R_OK) for path in view.shown)
    )


def _tried(what: Callable[[], bool]) -> bool:
    """What ``what()`` returns in a child, which cannot change this process."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        try:
            os._exit(not what())
        finally:
            os._exit(1)
    return os.waitpid(pid, 0)[1] == 0
