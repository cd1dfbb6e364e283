"""`in_processes`: one function in several real processes that can talk to each other.

The processes are forked from the notebook's own, so the function may be defined in a cell, and
they belong to one `torch.distributed` group over pipes. Nothing of it needs a network, and
nothing waits for ever: a process that dies or takes too long is killed, and what became of it is
the answer.
"""

from __future__ import annotations

import io
import linecache
import mmap
import os
import pickle
import select
import signal
import socket
import struct
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from types import TracebackType
from typing import Any, NoReturn

import torch
import torch.distributed as dist
from torch import Tensor

from autograder.checks.observing.exchanged import grad_was_exchanged
from autograder.checks.private_names import Need, require

from ._process_group import NAME, PipeGroup

Outcome = dict[str, Any]

# Taken now: an answer may bind the names to something else.
_fork, _leave, _wait = os.fork, os._exit, os.waitpid
_LENGTH = struct.Struct("!Q")
_POLL_S = 0.1
# What an answer replaced in a process of its own is nobody's to put back. Who grades learners' work
# puts here what names it: called in each process when the work is done, and with what was found in
# each, by whoever started them.
look_after: Callable[..., Sequence[str]] = list


def shared_copy(values: Tensor) -> Tensor:
    """A copy of ``values`` in memory that processes forked from here share with this one.

    `Tensor.share_memory_` does the same for processes of any kind; it needs a folder for shared
    memory, which not every container has.
    """
    memory = mmap.mmap(-1, max(1, values.numel() * values.element_size()))
    found = torch.frombuffer(memory, dtype=values.dtype, count=values.numel())
    return found.reshape(values.shape).copy_(values)


def in_processes(
    work: Callable[[int], Any], count: int = 2, limit_s: float = 60.0
) -> list[Outcome]:
    """Call ``work(rank)`` in ``count`` processes at once; what became of each, by rank.

    An outcome has ``returned`` (tensors and plain values; None after an exception), ``error``
    (None, or what was raised and where), ``calls`` (the collective operations, in order) and
    ``printed``. In the processes `torch.distributed` has its default group.

    Raises:
        RuntimeError: processes cannot be forked from this one any more.
    """
    require(Need.PROCESSES)
    pairs = {(a, b): socket.socketpair() for b in range(count) for a in range(b)}
    reading: dict[int, int] = {}
    pids: dict[int, int] = {}
    answers: dict[int, bytes] = {}
    statuses: dict[int, int] = {}
    try:
        for rank in range(count):
            reading[rank], writing = os.pipe()
            with warnings.catch_warnings(action="ignore", category=DeprecationWarning):
                # Of threads here, which the fork has not: those of a notebook hold no lock of ours.
                pids[rank] = _fork()
            if pids[rank] == 0:
                _be_rank(work, rank, count, pairs, writing, limit_s)
            os.close(writing)
        for ends in pairs.values():
            for end in ends:
                end.close()
        answers, statuses = _read_all(reading, pids, time.monotonic() + limit_s)
    finally:
        # However this ends, nobody is left: not after Ctrl-C either, nor at a time limit.
        for rank, pid in pids.items():
            _end(pid, is_reaped=rank in statuses)
        for descriptor in reading.values():
            os.close(descriptor)
    outcomes = [_outcome(answers.get(rank), statuses.get(rank), limit_s) for rank in range(count)]
    if replaced := [name for outcome in outcomes for name in outcome.pop("replaced", ())]:
        look_after(*replaced)
    return outcomes


def _be_rank(
    work: Callable[[int], Any],
    rank: int,
    count: int,
    pairs: dict[tuple[int, int], tuple[socket.socket, socket.socket]],
    writing: int,
    limit_s: float,
) -> NoReturn:
    try:
        os.setsid()  # a group of its own, which can be killed as a whole
        # Should the process that waits for this one be killed, this one does not stay.
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, limit_s + 10)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        links = {}
        for (low, high), ends in pairs.items():
            for owner, other, end in ((low, high, ends[0]), (high, low, ends[1])):
                if owner == rank:
                    links[other] = end
                else:
                    end.close()
        answer = _answer(work, rank, PipeGroup(rank, count, links))
        view = memoryview(_LENGTH.pack(len(answer)) + answer)
        while view:
            view = view[os.write(writing, view) :]
    finally:
        _leave(0)  # whatever happens, no second notebook goes on from here


def _answer(work: Callable[[int], Any], rank: int, group: PipeGroup) -> bytes:
    torch.set_num_threads(1)  # those of the process that was forked are not there
    printed, outcome = io.StringIO(), Outcome(returned=None, error=None)
    with redirect_stdout(printed), redirect_stderr(printed):
        try:
            _join(group)
            outcome["returned"] = work(rank)
            if replaced := look_after():
                outcome |= {"returned": None, "replaced": [*replaced]}
                raise RuntimeError(f"PyTorch was changed in this process: {', '.join(replaced)}")
        except BaseException as error:
            outcome["error"] = _facts(error, work)
    group.close()
    outcome |= {"calls": group.calls, "printed": printed.getvalue()}
    try:
        return pickle.dumps(outcome)
    except Exception as error:
        return pickle.dumps(outcome | {"returned": None, "error": _facts(error, work)})


def _join(group: PipeGroup) -> None:
    """Make ``group`` the one that `torch.distributed` uses in this process."""
    if dist.is_initialized():
        dist.destroy_process_group()
    if NAME.upper() not in vars(dist.Backend):
        dist.Backend.register_backend(NAME, lambda *_: _groups[-1], devices=["cpu"])
    _groups.append(group)
    store = dist.HashStore()  # type: ignore[attr-defined]
    dist.init_process_group(NAME, rank=group.rank(), world_size=group.size(), store=store)


_groups: list[PipeGroup] = []


def _facts(error: BaseException, work: Callable[[int], Any]) -> Outcome:
    """What is worth knowing of ``error``; the line is the innermost one of a notebook's cell."""
    own, place = work.__code__.co_filename, None
    trace: TracebackType | None = error.__traceback__
    last = None
    while trace is not None:
        code = trace.tb_frame.f_code
        if code.co_filename != own and not os.path.exists(code.co_filename):
            place = trace
        last, trace = trace, trace.tb_next
    message = str(error)
    if "fork-based multiprocessing" in message:
        message = _FORKED_TOO_LATE
    return {
        "type_name": type(error).__name__,
        "bases": [base.__name__ for base in type(error).__mro__],
        "message": message,
        "function": place.tb_frame.f_code.co_name if place else None,
        "line_number": place.tb_lineno if place else None,
        "line": _line(place) if place else None,
        "by_learner": place is not None and place is last,
        "grad_exchanged": grad_was_exchanged(error),
    }


_FORKED_TOO_LATE = (
    "backward() ran in this notebook while PyTorch saw a GPU; processes forked from it cannot run "
    "it. Restart the kernel, run the setup cell and your answer, then this check"
)


def _line(trace: TracebackType) -> str:
    return linecache.getline(trace.tb_frame.f_code.co_filename, trace.tb_lineno).strip()


def _read_all(
    reading: dict[int, int], pids: dict[int, int], deadline: float
) -> tuple[dict[int, bytes], dict[int, int]]:
    """What each process answered, and how those ended that did not.

    The pipe's end is not waited for: a process that an answer started may hold it open.
    """
    inboxes = {rank: _Inbox(descriptor) for rank, descriptor in reading.items()}
    answers: dict[int, bytes] = {}
    statuses: dict[int, int] = {}
    while left := [rank for rank in reading if rank not in answers and rank not in statuses]:
        if time.monotonic() > deadline:
            break
        select.select([reading[rank] for rank in left if inboxes[rank].is_open], [], [], _POLL_S)
        for rank in left:
            status = _status(pids[rank])  # before reading: what it wrote before its end is there
            if (answer := inboxes[rank].read()) is not None:
                answers[rank] = answer
            if status is not None:
                statuses[rank] = status
                _kill_group(pids[rank])  # what it started may keep the others waiting
    return answers, statuses


class _Inbox:
    """The reading end of a pipe through which one message comes, with its length before it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor, self._found, self.is_open = descriptor, b"", True

    def read(self) -> bytes | None:
        """The message, once all of it is there; never waits."""
        while self.is_open and select.select([self._descriptor], [], [], 0)[0]:
            part = os.read(self._descriptor, 1 << 16)
            self._found += part
            self.is_open = part != b""
        head, message = self._found[: _LENGTH.size], self._found[_LENGTH.size :]
        complete = len(head) == _LENGTH.size and len(message) >= _LENGTH.unpack(head)[0]
        return message if complete else None


def _status(pid: int) -> int | None:
    """The exit code of a process, negative for a signal; None while it runs."""
    ended, status = _wait(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def _end(pid: int, *, is_reaped: bool) -> None:
    """End a process, and all it started that is still in its group."""
    _kill_group(pid)
    if not is_reaped:
        _wait(pid, 0)


def _kill_group(pid: int) -> None:
    try:
        os.killpg(pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        pass  # all gone; or a sandbox that lets nobody signal others, and ends them itself


def _outcome(answer: bytes | None, status: int | None, limit_s: float) -> Outcome:
    if isinstance(answer, bytes):
        outcome: Outcome = pickle.loads(answer)
        if outcome["printed"]:
            sys.stdout.write(outcome["printed"])
        return outcome
    how = f"the process ended by itself, with exit code {status}"
    if status is None:
        how = f"the process did not end within {limit_s:g} s"
    elif status < 0:
        how = f"the process was killed by signal {-status}"
    return Outcome(
        returned=None,
        calls=[],
        printed="",
        error={
            "type_name": "ProcessEnded", "bases": ["ProcessEnded"], "message": how,
            "function": None, "line_number": None, "line": None, "by_learner": False,
            "grad_exchanged": False,
        },
    )  # fmt: skip


def values_of(outcomes: Sequence[Outcome]) -> list[Any]:
    """What the processes returned.

    Raises:
        RuntimeError: one of them raised, and this is what.
    """
    for rank, outcome in enumerate(outcomes):
        if (error := outcome["error"]) is not None:
            raise RuntimeError(f"process {rank}: {error['type_name']}: {error['message']}")
    return [outcome["returned"] for outcome in outcomes]
