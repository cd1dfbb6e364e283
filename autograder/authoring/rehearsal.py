"""Running an answer through the cells of its exercise, in a fork of this process.

Two ways, which must agree:

    one kernel       as in a learner's notebook: answer and tests share a shell
    two processes    answers and probes in one fork, test cells in another; only the
                     bytes of requests and replies pass between them

A fork starts in milliseconds because the shell is made and all imports are done already. The
parent must not compute: a process that used several OpenMP threads has children that hang.
"""

from __future__ import annotations

import functools
import gc
import json
import marshal
import os
import signal
import socket
import struct
import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import asdict, dataclass
from io import StringIO
from types import FunctionType
from typing import Any

import torch

# Once here, not in each fork: the first backward(v) and the first optimizer of a process import
# the first two, which takes seconds; the set-up cells import the lab and its device.
import torch._dynamo
import torch.fx.experimental.symbolic_shapes

import autograder.lab
import autograder.lab.device.registration  # noqa: F401
from autograder.authoring.corpus import NO_DIAGNOSIS, NOT_ATTEMPTED
from autograder.checks.findings import CheckFailure, NotAttempted
from autograder.checks.observing.observer import run
from autograder.checks.probe import use_channel
from autograder.course.roles import CellView, Role

LIMIT_S = 60
_LENGTH = struct.Struct("<Q")


@dataclass(frozen=True)
class Outcome:
    """What one test cell said.

    Attributes:
        fails: ``None`` if the cell earns its points, else a misconception id,
            ``"no diagnosis"``, ``"not attempted"``, or ``"error: ..."`` when something
            other than a check ended it.
        message: the lines a learner reads.
    """

    fails: str | None
    message: tuple[str, ...] = ()


Rehearsal = Callable[[], dict[str, Outcome]]


def in_one_kernel(cells: Sequence[CellView]) -> Rehearsal:
    """Start all cells in one shell, as a learner's notebook runs them.

    Call what comes back, once, for the outcomes by grade id.
    """
    shell = _shell()
    collect = _in_fork(lambda: _run_tests(shell, cells))
    return lambda: _outcomes(cells, collect())


def in_two_processes(cells: Sequence[CellView]) -> Rehearsal:
    """Start the tests where no answer ever ran, asking the answers' process through bytes."""
    shell = _shell()
    theirs, ours = socket.socketpair()
    child = os.fork()
    if child == 0:
        ours.close()
        _leave_after(lambda: _serve_probes(theirs, shell, cells))
    theirs.close()
    collect = _in_fork(lambda: _judge(ours, shell, cells))
    ours.close()

    def outcomes() -> dict[str, Outcome]:
        try:
            return _outcomes(cells, collect())
        finally:
            _end(child)

    return outcomes


def _judge(connection: socket.socket, shell: Any, cells: Sequence[CellView]) -> dict[str, Any]:
    def ask(function: FunctionType, request: bytes) -> bytes:
        _send(connection, marshal.dumps(function.__code__))
        _send(connection, request)
        return _receive(connection)

    given = [cell for cell in cells if not cell.role.is_answer]
    with use_channel(ask):
        return _run_tests(shell, given)


def _serve_probes(connection: socket.socket, shell: Any, cells: Sequence[CellView]) -> None:
    for cell in cells:
        if cell.role is not Role.TEST:
            _run_cell(shell, cell.source)
    while code := _receive(connection):
        probe = FunctionType(marshal.loads(code), shell.user_ns)
        with redirect_stdout(StringIO()):
            reply = run(probe, _receive(connection))
        _send(connection, reply)


def _run_tests(shell: Any, cells: Sequence[CellView]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for cell in cells:
        outcome = _run_cell(shell, cell.source)
        if cell.role is Role.TEST and cell.grade_id:
            found[cell.grade_id] = asdict(outcome)
    return found


def _run_cell(shell: Any, source: str) -> Outcome:
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()) as stderr:
        result = shell.run_cell(source, silent=False, store_history=False)
    error = result.error_before_exec or result.error_in_exec
    if isinstance(error, CheckFailure):
        default = NOT_ATTEMPTED if isinstance(error, NotAttempted) else NO_DIAGNOSIS
        lines = tuple(error.finding.lines())
        return Outcome(error.finding.misconception or default, lines)
    if error is not None:
        return Outcome(f"error: {type(error).__name__}: {error}")
    if stderr.getvalue():
        return Outcome(f"error: the cell wrote to stderr: {stderr.getvalue()}")
    if result.result is not None:
        return Outcome(f"error: the cell's last value would be its score: {result.result!r}")
    return Outcome(None)


@functools.cache
def _shell() -> Any:
    """An IPython shell that writes nothing outside a folder of its own.

    Made once, by the parent, which runs nothing in it: each fork has a copy of its own.
    """
    from IPython.core.interactiveshell import InteractiveShell
    from traitlets.config import Config

    torch.set_num_threads(1)
    config = Config()
    config.HistoryManager.enabled = False
    with tempfile.TemporaryDirectory() as folder:  # read once, when the shell is made
        shell = InteractiveShell.instance(config=config, ipython_dir=folder)
    # The outcome keeps what is needed of a traceback.
    setattr(shell, "showtraceback", lambda *_, **__: None)  # noqa: B010
    gc.freeze()  # a collection in a fork would touch, and so copy, all that is here
    return shell


def _in_fork(work: Callable[[], dict[str, Any]]) -> Callable[[], dict[str, Any]]:
    """Start ``work()`` in a child; the call returned waits for its plain result, as JSON.

    The result is empty if the child died.
    """
    receiving, sending = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(receiving)
        _leave_after(lambda: _write_all(sending, json.dumps(work()).encode()))
    os.close(sending)

    def collect() -> dict[str, Any]:
        try:
            with os.fdopen(receiving, "rb") as pipe:
                result: dict[str, Any] = json.loads(pipe.read() or b"{}")
        finally:
            _end(child)
        return result

    return collect


def _leave_after(work: Callable[[], None]) -> None:
    """Do ``work`` and end this child without the parent's clean-up ever running in it."""
    status = 1
    try:
        os.setpgid(0, 0)
        signal.alarm(LIMIT_S)  # ends the child, whatever it hangs in
        work()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def _end(child: int) -> None:
    try:
        os.kill(child, signal.SIGKILL)
    except ProcessLookupError:
        pass
    os.waitpid(child, 0)


def _outcomes(cells: Sequence[CellView], found: dict[str, Any]) -> dict[str, Outcome]:
    tests = [cell.grade_id for cell in cells if cell.role is Role.TEST and cell.grade_id]
    died = {"fails": "error: its process ended before the test did", "message": ()}
    facts = {test: found.get(test, died) for test in tests}
    return {test: Outcome(said["fails"], tuple(said["message"])) for test, said in facts.items()}


def _write_all(descriptor: int, text: bytes) -> None:
    with os.fdopen(descriptor, "wb") as pipe:
        pipe.write(text)


def _send(connection: socket.socket, message: bytes) -> None:
    connection.sendall(_LENGTH.pack(len(message)) + message)


def _receive(connection: socket.socket) -> bytes:
    """The next message; empty when the other side is gone."""
    head = _exactly(connection, _LENGTH.size)
    return _exactly(connection, _LENGTH.unpack(head)[0]) if head else b""


def _exactly(connection: socket.socket, size: int) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        part = connection.recv(size - len(parts))
        if not part:
            return b""
        parts += part
    return bytes(parts)
