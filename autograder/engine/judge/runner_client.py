"""The judge's end of the line to a runner: requests, replies, and how a runner ends."""

from __future__ import annotations

import json
import marshal
import math
import os
import socket
import time
from functools import partial
from types import FunctionType
from typing import Any

from autograder.engine.checking import WireError
from autograder.engine.fair_time import Timer, Waiting, open_waiting
from autograder.engine.judge.others import EACH_S, Others
from autograder.engine.judge.stand_in import StandIn
from autograder.engine.protocol import (
    NONCE_BYTES,
    Gone,
    Message,
    TooLate,
    TooLong,
    receive,
    receive_from,
    receive_key,
    sealing,
    send,
)

# More than a cell's own limit, which the runner keeps itself if its learner lets it.
_GRACE_S = 3.0
# In the words of what a learner's code asked for and did not get.
_FORGED = "another answer to a test than the engine's"


class RunnerEnded(BaseException):
    """The runner is gone or must go. No ``Exception``: a test cell's own ``except`` lets it by.

    Attributes:
        timed_out: it was still there, and did not answer in time.
        cell: place of the learner's cell that was running; ``None`` while a test asked.
        too_long: what it sent was larger than a reply may be.
    """

    def __init__(self, *, timed_out: bool, cell: int | None, too_long: bool = False) -> None:
        super().__init__()
        self.timed_out, self.cell, self.too_long = timed_out, cell, too_long


class OutOfTime(BaseException):
    """The submission cannot be judged in the time there is. No ``Exception``, as `RunnerEnded`.

    Attributes:
        is_fair: it took that long itself; else it waited for a processor.
    """

    def __init__(self, *, is_fair: bool) -> None:
        super().__init__()
        self.is_fair = is_fair


class CaseTime:
    """The time of one submission: what its judge and its runners waited for does not count."""

    def __init__(self, limit_s: float) -> None:
        self._waiting = [Waiting(open_waiting())]
        self._others: Others | None = None
        self._others_s = self._own_s = self._at_s = 0.0
        self._each_s = math.inf
        self._whole = self.timer(limit_s)

    def add(self, descriptor: int | None, pid: int) -> None:
        """Count on a new runner, too: ``descriptor`` is its `WAITING`, ``pid`` its process or 0."""
        self._waiting.append(Waiting(descriptor))
        self._others = Others(pid, self._waiting[-1]) if pid else None

    def begin_to_wait(self) -> None:
        """The runner is waited for, from now on."""
        self._each_s = math.inf
        if self._others is not None:
            self._others.begin()

    def left_within_s(self, timer: Timer) -> float:
        """Seconds left of ``timer`` and of the whole, or fewer: ask again when they have passed."""
        if self._others is None:
            return min(timer.left_s(), self._whole.left_s())
        now, own_s = time.monotonic(), self._waiting[0].seconds()
        if now - self._at_s >= self._each_s:
            # Woken only to look: what the judge waited for that is no part of anybody's time.
            self._others_s -= own_s - self._own_s
        self._others_s += self._others.waited_s()
        self._each_s = min(timer.left_s(), self._whole.left_s(), EACH_S)
        self._at_s, self._own_s = now, own_s
        return self._each_s

    def timer(self, limit_s: float) -> Timer:
        """A limit within that of the whole submission, from now on."""
        return Timer(limit_s, self._waited_s, is_known=self._waiting[0].is_known)

    def require_some(self) -> None:
        """Raise `OutOfTime` if none is left for the whole."""
        if self._whole.left_s() <= 0:
            raise OutOfTime(is_fair=self._whole.is_fair())

    def close(self) -> None:
        """Read no more."""
        for each in self._waiting:
            each.close()

    def _waited_s(self) -> float:
        return self._others_s + sum(each.seconds() for each in self._waiting)


class RunnerClient:
    """Requests to one runner. Replies are bytes from a process that may be hostile."""

    def __init__(
        self,
        connection: socket.socket,
        limits: dict[str, Any],
        case_time: CaseTime,
        stand_in: StandIn,
    ) -> None:
        """Take charge of a runner that begins.

        Raises:
            Gone: it ended before it began, and so before any learner's code.
        """
        mark, waiting, pid = receive_from(connection)
        if not mark:
            connection.close()
            raise Gone("a runner ended before it began")
        self._sealed, self._opened = sealing(receive_key(connection))
        case_time.add(waiting, pid)
        self._connection, self._stand_in = connection, stand_in
        self._limits = limits
        self._time = case_time
        self._within_s = max(limits["cell_s"], limits["scratch_s"]) + _GRACE_S
        self._test = case_time.timer(limits["cell_s"])
        self.changed: dict[str, list[str]] = {}
        self.replaced: list[str] = []
        self.refused: list[str] = []

    def advance(self, to: int) -> None:
        """Let the runner run the learner's cells above cell ``to``."""
        nonce = self._request(Message.ADVANCE, str(to).encode())
        cell = None
        while True:
            kind, body = self._reply(nonce, cell)
            if kind == Message.CELL and len(body) < 9 and body.isdigit():
                cell = int(body)
            else:
                break
        self._remember(body)

    def close(self) -> None:
        """Let the runner end."""
        self._connection.close()

    def begin_test(self) -> None:
        """From now on the calls come from another test: they have the time of one cell together.

        What the test computes between them is not the learner's.
        """
        self._test = self._time.timer(self._limits["cell_s"])
        self._test.pause()

    def ask(self, function: FunctionType, request: bytes) -> bytes:
        """Run the probe ``function`` beside the learner's code; see `checks.probe`."""
        code, request = marshal.dumps(function.__code__), self._stand_in.in_message(request)
        body = len(code).to_bytes(8, "little") + code + request
        return self._stand_in.in_message(self._asked(Message.PROBE, body))

    def plain_test(self, request: bytes) -> dict[str, Any]:
        """Run an ordinary test cell there; what `plain.run_plain_test` reports."""
        try:
            report = json.loads(self._asked(Message.PLAIN_TEST, request))
            return {key: report[key] for key in ("marks", "error", "score")}
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise WireError(f"not a report: {error}") from error

    def _asked(self, kind: bytes, body: bytes) -> bytes:
        self._test.resume()
        if self._test.left_s() <= 0:
            raise self._late(self._test, None)
        mark, reply = self._reply(self._request(kind, body), None)
        self._test.pause()
        if mark == Message.STOPPED:  # the runner stopped it, and lives on
            raise RunnerEnded(timed_out=True, cell=None)
        return reply

    def _request(self, kind: bytes, body: bytes) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        try:
            send(self._connection, self._sealed(nonce, kind, body))
        except Gone as error:
            raise RunnerEnded(timed_out=False, cell=None) from error
        return nonce

    def _reply(self, nonce: bytes, cell: int | None) -> tuple[bytes, bytes]:
        timer = self._time.timer(self._within_s)
        limit = self._limits["reply_bytes"]
        try:
            self._time.begin_to_wait()
            left_s = partial(self._time.left_within_s, timer)
            message = receive(self._connection, limit=limit, left_s=left_s)
        except TooLate as error:
            raise self._late(timer, cell) from error
        except TooLong as error:
            raise RunnerEnded(timed_out=False, cell=cell, too_long=True) from error
        except Gone as error:
            raise RunnerEnded(timed_out=False, cell=cell) from error
        found = self._opened(message)
        if found is None or found[0] != nonce:  # something else wrote to this line
            self.refused.append(_FORGED)
            raise RunnerEnded(timed_out=False, cell=cell)
        return found[1:]

    def _late(self, timer: Timer, cell: int | None) -> BaseException:
        """What to raise where ``timer`` or the time of the whole has passed."""
        self._time.require_some()
        if not timer.is_fair():
            return OutOfTime(is_fair=False)
        return RunnerEnded(timed_out=True, cell=cell)

    def _remember(self, body: bytes) -> None:
        """What the runner says it had to put back; shown to people, never judged by."""
        try:
            report = json.loads(body)
            changed = {str(int(k)): [str(x)[:80] for x in v] for k, v in report["changed"].items()}
            self.changed |= changed
            self.replaced = [str(name)[:80] for name in report["replaced"]][:20]
            self.refused = [str(name)[:80] for name in report["refused"]][:20]
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            self.replaced = ["a report of the runner"]
