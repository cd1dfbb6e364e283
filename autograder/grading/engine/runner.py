"""What runs in the learner's process: their cells, and the observing half of each test.

    judge                            runner (a locked-in fork of the stem)
    -----                            ------
    advance to a test  ----------->  run the cells above it; tell the driver their outputs
    probe, arguments   ----------->  call the probe beside the learner's code
                       <-----------  a snapshot, as bytes

Nothing here decides anything. Whatever this process says, somebody hostile may have said.
"""

from __future__ import annotations

import io
import json
import linecache
import marshal
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from types import FrameType, FunctionType
from typing import Any

from autograder.checks.beside import run
from autograder.grading.engine.frames import FrameError, receive, receive_json, send, send_json
from autograder.grading.engine.integrity import Integrity
from autograder.grading.engine.plain import run_plain_test
from autograder.grading.engine.shell import Budget, run_cell
from autograder.grading.engine.torch_state import TorchState, pop_modes

NONCE_BYTES = 16


class TookTooLong(BaseException):
    """A cell or a call ran past its limit. No ``Exception``: few learners' code catches it."""


class Runner:
    """One learner's session. Made in the stem, used once in a fork of it."""

    def __init__(self, shell: Any) -> None:
        self._shell = shell
        self._integrity = Integrity()
        self._state = TorchState()
        # Taken now: the names may be bound to something else when they are needed.
        self._restore, self._pop_modes = self._integrity.restore, pop_modes
        self._run, self._send, self._dumps = run, send, json.dumps
        self._replaced: dict[str, None] = {}

    def serve(self, driver: socket.socket, judge: socket.socket) -> None:
        """Do what the judge asks until it is gone."""
        job = receive_json(driver)
        self._state = TorchState()  # the folder is another one since the fork
        self._driver, self._judge, self._limits = driver, judge, job["limits"]
        self._budget = Budget(job["limits"]["output_bytes"])
        self._fresh: bool = job["fresh"]
        self._cells: list[dict[str, Any]] = job["cells"]
        signal.signal(signal.SIGALRM, _interrupt)
        try:
            while True:
                self._answer(receive(judge, limit=1 << 28))
        except FrameError:
            return

    def _answer(self, request: bytes) -> None:
        nonce, kind, body = request[:NONCE_BYTES], request[NONCE_BYTES : NONCE_BYTES + 1], request
        body = request[NONCE_BYTES + 1 :]
        if kind == b"A":
            reply = self._advance(nonce, int(body))
        elif kind == b"P":
            reply = self._probe(body)
        else:
            reply = self._plain_test(body)
        self._send(self._judge, nonce + b"R" + reply)

    def _advance(self, nonce: bytes, to: int) -> bytes:
        """Run the cells above cell ``to`` that have not run yet."""
        changed: dict[str, list[str]] = {}
        while self._cells and self._cells[0]["index"] < to:
            cell = self._cells.pop(0)
            self._send(self._judge, nonce + b"C" + str(cell["index"]).encode())
            outputs = self._run_cell(cell)
            if differences := self._state.differences():
                changed[str(cell["index"])] = differences
                if self._fresh:
                    self._state.restore()
            if replaced := self._restore():
                self._replaced |= dict.fromkeys(replaced)
            send_json(self._driver, {"index": cell["index"], "outputs": outputs})
        found = {"changed": changed, "replaced": list(self._replaced)}
        return self._dumps(found).encode()

    def _run_cell(self, cell: dict[str, Any]) -> list[dict[str, Any]]:
        limit_s = self._limits["scratch_s" if cell["scratch"] else "cell_s"]
        try:
            with _time_limit(limit_s):
                return run_cell(self._shell, cell["source"], cell["number"], self._budget)
        except TookTooLong:
            text = f"stopped after {limit_s:g} s"
            return [{"output_type": "error", "ename": "CellTimeoutError", "evalue": text,
                     "traceback": [f"CellTimeoutError: {text}"]}]  # fmt: skip

    def _probe(self, body: bytes) -> bytes:
        size = int.from_bytes(body[:8], "little")
        code, request = marshal.loads(body[8 : 8 + size]), body[8 + size :]
        probe = FunctionType(code, self._shell.user_ns)
        if self._fresh:
            self._state.restore()
        with redirect_stdout(io.StringIO()), _time_limit(self._limits["cell_s"]):
            return self._run(probe, request, settle=self._settle)

    def _settle(self) -> None:
        """Called between the learner's code and the one that looks at what it left."""
        sys.settrace(None)
        sys.setprofile(None)
        self._pop_modes()
        if replaced := self._restore():
            self._replaced |= dict.fromkeys(replaced)

    def _plain_test(self, body: bytes) -> bytes:
        """Run an ordinary test cell beside the learner's code: the weaker way."""
        with redirect_stdout(io.StringIO()), _time_limit(self._limits["cell_s"]):
            return run_plain_test(json.loads(body), self._shell.user_ns)


@contextmanager
def _time_limit(limit_s: float) -> Iterator[None]:
    # Again each second: a bare `except:` in a loop swallows the first.
    signal.setitimer(signal.ITIMER_REAL, limit_s, 1.0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _interrupt(_: int, frame: FrameType | None) -> None:
    raise TookTooLong


def remember_source(name: str, source: str) -> None:
    """Let tracebacks and messages quote ``source`` as the file ``name``."""
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
