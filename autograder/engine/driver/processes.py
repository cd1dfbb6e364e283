"""The driver's end of the fork server and its worker templates."""

from __future__ import annotations

import os
import pwd
import select
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import autograder
from autograder.course.problems import AuthorError
from autograder.course.torch_version import UnfitTorch
from autograder.engine.protocol import FrameError, Message, receive_json, send_json

# Everything else of the environment, tokens among it, stays with the driver.
_KEPT = ("PATH", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
# For one that hangs; who has ended is known at once, and a busy machine takes minutes.
_START_S = 900.0
# Collecting garbage while torch is imported finds none, and takes a tenth of the time.
_WORK = """
import gc, sys
gc.disable()
from autograder.engine.forkserver.starting import main
main(int(sys.argv[1]), needs_torch=bool(int(sys.argv[2])))
"""


class NoGpu(AuthorError):
    """No GPU computes for a runner; the text is the reason."""


class Stopped(AuthorError):
    """A process that others are forked from is gone; new ones can take its place."""


class ForkServer:
    """A process that imported torch; it forks worker templates. One for a whole class.

    Make it as early as may be: it imports while its maker does other things.
    """

    def __init__(self, *, needs_torch: bool = True) -> None:
        """Start it; where it does not need PyTorch, it takes what is installed."""
        self._needs_torch = needs_torch
        ours, theirs = socket.socketpair()
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        environment = kept | {
            "OMP_NUM_THREADS": "1",
            "MPLBACKEND": "agg",
            "NBGRADER_EXECUTION": "autograde",  # for the cells that are given, too
            "CUDA_VISIBLE_DEVICES": "",  # no device file of it is within a learner's reach
            "TORCH_DEVICE_BACKEND_AUTOLOAD": "0",  # nor that of any other
            "PYTHONHASHSEED": "0",
            # Fewer and larger pages, where the kernel has them: forking and ending is quicker.
            "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
            "PYTHONPATH": str(Path(autograder.__file__).parents[1]),  # this package, no other
        }
        self._in_place_of_home: tempfile.TemporaryDirectory[str] | None = None
        if not _has_home():  # as in many containers: matplotlib would leave a folder of its own
            self._in_place_of_home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            environment["MPLCONFIGDIR"] = self._in_place_of_home.name
        self._process = subprocess.Popen(
            # The last word is for people who look at the list of processes.
            [
                sys.executable,
                "-P",
                "-c",
                _WORK,
                str(theirs.fileno()),
                str(int(needs_torch)),
                f"for-{os.getpid()}",
            ],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            cwd="/",
            env=environment,
        )
        theirs.close()
        self._line = ours
        self._unfit: str | None = None
        self._lock = threading.Lock()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def import_modules(self, names: Sequence[str]) -> None:
        """Import what every child of this class will need."""
        with self._lock, _said("it could not import"):
            self._line.sendall(Message.IMPORT)
            send_json(self._line, list(names))
            self._listen(receive_json(self._line, within_s=_START_S))

    def template(self, job: Mapping[str, Any]) -> WorkerTemplate:
        """A new template for ``job``; see `forkserver`."""
        ours, theirs = socket.socketpair()
        try:
            with theirs, self._lock, _said("it could not fork"):
                socket.send_fds(self._line, [Message.TEMPLATE], [theirs.fileno()])
            with _said("a template could not be told its work"):
                send_json(ours, job)
        except BaseException:
            ours.close()
            raise
        return WorkerTemplate(ours)

    def require_fit(self) -> None:
        """Raise `UnfitTorch` if the process has ended because of the PyTorch it found."""
        with self._lock, suppress(FrameError, OSError, ValueError):  # the last: closed meanwhile
            while self._unfit is None and select.select([self._line], [], [], 0)[0]:
                self._listen(receive_json(self._line, within_s=_START_S))
        if self._unfit is not None:
            raise UnfitTorch(self._unfit)

    def instead(self) -> ForkServer:
        """One like this that runs: this one, or another if it has ended."""
        try:
            ready = select.select([self._line], [], [], 0)[0]
            is_gone = bool(ready) and not self._line.recv(1, socket.MSG_PEEK)
        except (OSError, ValueError):
            is_gone = self._line.fileno() >= 0  # else it was closed here
        return self.replaced() if is_gone else self

    def replaced(self) -> ForkServer:
        """Another like this, which is ended."""
        self.close()
        return ForkServer(needs_torch=self._needs_torch)

    def _listen(self, reply: Any) -> None:
        if isinstance(reply, dict):
            self._unfit = reply["unfit"]
            raise UnfitTorch(self._unfit)

    def kill(self) -> None:
        """End the process, importing or not; its worker templates end with their lines."""
        self._line.close()
        self._process.kill()

    def close(self) -> None:
        """End the process, and wait until it is gone."""
        self.kill()
        self._process.wait()
        if self._in_place_of_home is not None:
            self._in_place_of_home.cleanup()


def _has_home() -> bool:
    """Whether a process of this user that knows no ``HOME`` finds one that it may write to."""
    try:
        return os.access(pwd.getpwuid(os.getuid()).pw_dir, os.W_OK)
    except KeyError:
        return False


class WorkerTemplate:
    """The driver's view of one worker template."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self._lock = threading.Lock()

    def read_problems(self) -> list[str]:
        """What a new template for judges has to say of the tests: their problems."""
        with _said("the tests could not be read"):
            problems: list[str] = receive_json(self.line, within_s=_START_S)
        return problems

    def start_worker(self, theirs: Sequence[socket.socket]) -> int:
        """Fork a child that has ``theirs``, which are closed here; its number.

        Raises:
            NoGpu: it was to use one.
            AuthorError: it could not be forked, or not be locked in.
        """
        try:
            with self._lock, _said("a child could not be started"):
                socket.send_fds(self.line, [Message.START], [line.fileno() for line in theirs])
                reply = receive_json(self.line, within_s=_START_S)
        finally:
            for line in theirs:
                line.close()
        if "no_gpu" in reply:
            raise NoGpu(reply["no_gpu"])
        if "error" in reply:
            raise AuthorError(f"no process could be started for it ({reply['error']})")
        number: int = reply["pid"]
        return number

    def end_worker(self, number: int) -> None:
        """Kill a child and all it started."""
        with self._lock, _said("a child could not be ended"):
            self.line.sendall(Message.END)
            send_json(self.line, number)
            receive_json(self.line, within_s=_START_S)

    def close(self) -> None:
        """Let the template end, and what it started with it."""
        self.line.close()


@contextmanager
def _said(what: str) -> Iterator[None]:
    try:
        yield
    except (FrameError, OSError) as error:
        raise Stopped(
            f"A grading process stopped: {what} (a traceback of its own may stand above). Grade "
            "again: what is finished is kept. If it stops again, the installed torch may not fit: "
            "run `make setup`."
        ) from error
