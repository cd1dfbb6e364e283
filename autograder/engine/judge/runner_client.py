"""The judge's end of the line to a runner: requests, replies, and how a runner ends."""

from __future__ import annotations

import json
import marshal
import math
import os
import socket
import time
from types import FunctionType
from typing import Any

from autograder.checks.observing.wire import WireError
from autograder.engine.protocol import NONCE_BYTES, Gone, Message, TooLate, TooLong, receive, send

# More than a cell's own limit, which the runner keeps itself if its learner lets it.
_GRACE_S = 3.0


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


class RunnerClient:
    """Requests to one runner. Replies are bytes from a process that may be hostile."""

    def __init__(self, connection: socket.socket, limits: dict[str, Any]) -> None:
        self._connection = connection
        self._limits = limits
        self._within_s = max(limits["cell_s"], limits["scratch_s"]) + _GRACE_S
        self._test_ends = math.inf
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
        """From now on the calls come from another test: they have the time of one cell together."""
        self._test_ends = time.monotonic() + self._limits["cell_s"]

    def ask(self, function: FunctionType, request: bytes) -> bytes:
        """Run the probe ``function`` beside the learner's code; see `checks.probe`."""
        code = marshal.dumps(function.__code__)
        return self._asked(Message.PROBE, len(code).to_bytes(8, "little") + code + request)

    def plain_test(self, request: bytes) -> dict[str, Any]:
        """Run an ordinary test cell there; what `plain.run_plain_test` reports."""
        try:
            report = json.loads(self._asked(Message.PLAIN_TEST, request))
            return {key: report[key] for key in ("marks", "error", "score")}
        except (ValueError, TypeError, KeyError, RecursionError) as error:
            raise WireError(f"not a report: {error}") from error

    def _asked(self, kind: bytes, body: bytes) -> bytes:
        if time.monotonic() > self._test_ends:
            raise RunnerEnded(timed_out=True, cell=None)
        mark, reply = self._reply(self._request(kind, body), None)
        if mark == Message.STOPPED:  # the runner stopped it, and lives on
            raise RunnerEnded(timed_out=True, cell=None)
        return reply

    def _request(self, kind: bytes, body: bytes) -> bytes:
        nonce = os.urandom(NONCE_BYTES)
        try:
            send(self._connection, nonce + kind + body)
        except Gone as error:
            raise RunnerEnded(timed_out=False, cell=None) from error
        return nonce

    def _reply(self, nonce: bytes, cell: int | None) -> tuple[bytes, bytes]:
        try:
            limit = self._limits["reply_bytes"]
            message = receive(self._connection, limit=limit, within_s=self._within_s)
        except TooLate as error:
            raise RunnerEnded(timed_out=True, cell=cell) from error
        except TooLong as error:
            raise RunnerEnded(timed_out=False, cell=cell, too_long=True) from error
        except Gone as error:
            raise RunnerEnded(timed_out=False, cell=cell) from error
        if message[:NONCE_BYTES] != nonce:  # something else wrote to this line
            raise RunnerEnded(timed_out=False, cell=cell)
        return message[NONCE_BYTES : NONCE_BYTES + 1], message[NONCE_BYTES + 1 :]

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
