"""What runs in the learner's process: their cells, and the observing half of each test.

    judge                            runner (a locked-in fork of the template)
    -----                            ------
    advance to a test  ----------->  run the cells above it; tell the driver their outputs
    probe, arguments   ----------->  call the probe beside the learner's code
                       <-----------  a snapshot, as bytes

Nothing here decides anything. Whatever this process says, somebody hostile may have said.
"""

from __future__ import annotations

import bdb
import builtins
import os
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout, suppress
from marshal import loads as code_of  # now: afterwards another function may have its name
from pathlib import Path
from types import FunctionType
from typing import Any

from autograder.course.outcome import STOPPED
from autograder.course.plain_json import from_json, json_of
from autograder.engine.fair_time import Waiting, open_waiting
from autograder.engine.guard.immutable import make_immutable
from autograder.engine.guard.putting_back import measures, putting_back_everywhere
from autograder.engine.guard.torch_state import TorchState, pop_modes
from autograder.engine.protocol import (
    FrameError,
    Message,
    decoded,
    new_key,
    receive,
    receive_json,
    sealing,
    send,
    send_json,
)
from autograder.engine.runner.apart import observing_apart
from autograder.engine.runner.assignment_files import put
from autograder.engine.runner.clock import Company, TookTooLong, time_limit
from autograder.engine.runner.helpers import helpers_in, names_in
from autograder.engine.runner.plain import run_plain_test
from autograder.engine.runner.quiesce import (
    AT_ONCE,
    AnsweredInFork,
    Threads,
    resume_collecting,
    stop_timers_and_tracing,
)
from autograder.engine.runner.reading import costs_too_much, words_in
from autograder.engine.runner.reflection import Reflection
from autograder.engine.runner.shell import Budget, Stream, noticed_errors, run_cell
from autograder.engine.runner.shell_state import ShellState

MOST_CHANGES = 10  # of one cell, by name
# As bytes: a member of an enumeration is asked for by a function of Python's.
_ADVANCE, _PROBE = bytes(Message.ADVANCE), bytes(Message.PROBE)
_CELL, _REPLY, _STOPPED = bytes(Message.CELL), bytes(Message.REPLY), bytes(Message.STOPPED)


class Runner:
    """One learner's session. Made in the template, used once in a fork of it."""

    def __init__(self, shell: Any, *, trusted: bool = False) -> None:
        """Get ready for learners of ``shell``.

        Args:
            trusted: nothing that they replace is looked for, and they may look at everything.
        """
        self._shell, self._trusted = shell, trusted
        self._state = TorchState()
        self._shell_state = ShellState(shell)
        self._run, ours = observing_apart()
        self._reflection = Reflection(shell.user_ns, ours)
        # Taken now: the names may be bound to something else when they are needed.
        self._pop_modes = pop_modes
        self._stop_timers_and_tracing, self._threads = stop_timers_and_tracing, Threads()
        self._resume_collecting = resume_collecting
        self._send = send
        self._getpid, self._leave = os.getpid, os._exit
        self._replaced: dict[str, None] = {}
        self._put_back = _nothing if trusted else putting_back_everywhere(self._replaced)

    def serve(
        self, driver: socket.socket, judge: socket.socket, files: Mapping[str, bytes]
    ) -> None:
        """Do what the judge asks until it is gone; ``files`` lie beside the notebook."""
        self._pid = self._first_pid = os.getpid()
        _close_terminal()
        bdb.Bdb.set_trace = _go_on  # type: ignore[method-assign]
        put(files, Path())
        # For modules among them or that a learner writes; last, so that they hide no other.
        sys.path.append("")
        job = receive_json(driver)
        put(decoded(job["files"]), Path())
        self._state = TorchState()  # the folder is another one since the fork
        self._driver, self._judge, self._limits = driver, judge, job["limits"]
        key = new_key()
        self._sealed, opened = sealing(key)
        self._waiting, self._company = _tell_waiting(judge, key), Company()
        del key
        self._budget = Budget(job["limits"]["output_bytes"])
        self._fresh: bool = job["fresh"]
        self._cells: list[dict[str, Any]] = job["cells"]
        self._scratch_s: float = job["limits"]["scratch_s"]
        self._known: list[str] = []
        self._taken = self._names_taken() if self._fresh else frozenset()
        if not self._trusted:
            if not self._fresh:  # what is read twice says the same twice
                theirs = (cell["source"] for cell in self._cells if not cell["given"])
                send_json(driver, {"words": words_in(theirs, self._shell.transform_cell)})
            self._reflection.start()
            make_immutable(Runner)  # what gets hold of `self` has the key
        put_back, answer = self._put_back, self._answer
        try:
            while True:
                request = receive(judge, limit=1 << 28)
                put_back()
                if (found := opened(request)) is None:
                    return  # somebody else's
                answer(*found)
        except FrameError:
            return

    def _answer(self, nonce: bytes, kind: bytes, body: bytes) -> None:
        if kind == _ADVANCE:
            reply = self._sealed(nonce, _REPLY, self._advance(nonce, int(body)))
        else:
            reply = b""
            try:
                unread = Stream("stdout", [], Budget(0))
                limit = time_limit(self._limits["cell_s"], self._waiting, self._company)
                with redirect_stdout(unread), limit as clock:
                    reply = (
                        self._probe(nonce, body)
                        if kind == _PROBE
                        else self._plain_test(nonce, body)
                    )
            except AnsweredInFork:
                return
            except TookTooLong:
                pass  # after the call, while the learner's own classes said what came of it
            finally:
                self._resume_collecting()
            if clock.has_rung or not reply:
                reply = self._sealed(nonce, _STOPPED if clock.has_rung else _REPLY, b"")
        self._refuse_copies()
        self._send(self._judge, reply)
        if self._pid != self._first_pid:
            self._leave(0)

    def _advance(self, nonce: bytes, to: int) -> bytes:
        """Run the cells above cell ``to`` that have not run yet."""
        changed: dict[str, list[str]] = {}
        while self._cells and self._cells[0]["index"] < to:
            cell = self._cells.pop(0)
            self._refuse_copies()
            at = str(cell["index"]).encode()
            self._send(self._judge, self._sealed(nonce, _CELL, at))
            if self._fresh and cell["scratch"]:
                self._run_helpers(cell)
                continue
            outputs = self._run_cell(cell)
            self._refuse_copies()
            self._shell_state.restore_hooks()
            names = [f"the name `{name}`" for name in self._shell_state.rebound()]
            differences = [*self._state.differences(), *names]
            # Of this cell: what an earlier one left is not for this one to answer for.
            if own := [each for each in differences if each not in self._known]:
                changed[str(cell["index"])] = own[:MOST_CHANGES]
            self._known = differences
            if differences and self._fresh:
                self._state.restore()
                self._shell_state.restore_names()
                self._known = []
            send_json(self._driver, {"index": cell["index"], "outputs": outputs})
        found = {
            "changed": changed,
            "replaced": list(self._replaced),
            "refused": self._reflection.refused[:MOST_CHANGES],
        }
        return json_of(found)

    def _run_helpers(self, cell: dict[str, Any]) -> None:
        """Of a learner's own cell run only what answers may lean on."""
        for source in helpers_in(self._transformed(cell), self._taken):
            self._run_cell(cell | {"source": source})
            self._shell_state.restore_hooks()
            self._state.restore()

    def _transformed(self, cell: Mapping[str, Any]) -> str:
        """The cell as Python: without magics. Empty if IPython cannot tell, or not in time."""
        if costs_too_much(cell["source"]):
            return ""
        try:
            source: str = self._shell.transform_cell(cell["source"])
        except Exception:  # it raises anything, of half a magic or of hundreds of them
            return ""
        return source

    def _names_taken(self) -> frozenset[str]:
        """What no helper may be called: names of Python's, of the setup and of the answers."""
        answers = (cell for cell in self._cells if not cell["scratch"])
        bound = set().union(*(names_in(self._transformed(each)) for each in answers))
        return frozenset({*vars(builtins), *self._shell_state.bound, *bound})

    def _run_cell(self, cell: dict[str, Any]) -> list[dict[str, Any]]:
        limit_s = self._scratch_s if cell["scratch"] else self._limits["cell_s"]
        if limit_s <= 0:
            return [_stopped("not run: your own cells before it took all the time there is")]
        put_back, outputs = self._put_back, list[dict[str, Any]]()
        with suppress(TookTooLong), time_limit(limit_s, self._waiting, self._company) as clock:
            outputs = run_cell(self._shell, cell["source"], cell["number"], self._budget)
        # Before anything of `self` is touched: the cell may have changed its class.
        put_back(modules=True)
        if cell["scratch"]:
            self._scratch_s -= clock.passed_s()
        return (
            [*outputs[:-1], _stopped(f"stopped after {limit_s:.0f} s")]
            if clock.has_rung
            else outputs
        )

    def _probe(self, nonce: bytes, body: bytes) -> bytes:
        size = int.from_bytes(body[:8], "little")
        code, request = code_of(body[8 : 8 + size]), body[8 + size :]
        probe = FunctionType(code, self._shell.user_ns)
        if self._fresh:
            self._state.restore()
            self._shell_state.restore_names()
        put_back, imported = self._put_back, self._shell_state.imported
        sealed = self._sealed
        replaced: list[str] = []
        quiesce = self._quiescing(replaced)
        reply = self._run(probe, request, imported=imported, quiesce=quiesce)
        # What acts while its answer is looked at is not believed, nor who gave the functions that
        # call and are called another torch. What else was replaced then is as it was by now.
        acts = put_back(called=True) or [name for name in replaced if measures(name)]
        # Sealed before anything else happens: what is left to do here lets objects of theirs go.
        return sealed(nonce, _REPLY, b"" if acts else reply)

    def _quiescing(self, replaced: list[str] | None = None) -> Callable[[], None]:
        """What brings this process to rest; ``replaced`` gets the names of what a call replaced."""
        put_back, called = self._put_back, replaced is not None
        at_once = AT_ONCE

        def quiesce() -> None:
            for stop, *arguments in at_once:
                stop(*arguments)
            found = put_back(called=called)  # before anything of `self` is touched
            if self._quiesce():
                found += put_back(called=called)  # nobody is left now who could change it again
            if replaced is not None:
                replaced.extend(found)

        return quiesce

    def _refuse_copies(self) -> None:
        """End this process if a learner's fork() made it: one submission has one runner."""
        if self._getpid() != self._pid:
            self._leave(0)

    def _quiesce(self) -> bool:
        """Called between the learner's code and the one that looks at what it left.

        Whether there was something that could still act: a thread, a handler, a mode.
        """
        had_handlers = self._stop_timers_and_tracing()
        self._refuse_copies()
        had_threads = self._threads.leave_behind()
        if had_threads:
            self._pid = self._getpid()
        had_modes = self._pop_modes()
        return had_handlers or had_threads or had_modes

    def _plain_test(self, nonce: bytes, body: bytes) -> bytes:
        """Run a test cell of plain asserts beside the learner's code: the weaker kind."""
        if self._fresh:
            self._state.restore()
        put_back, put_back_modules = self._put_back, self._shell_state.module_names()
        sealed, quiesce = self._sealed, self._quiescing()

        def put_back_all() -> None:
            put_back()
            put_back_modules()

        put_back_all()
        with noticed_errors(self._shell) as shown:
            names = self._shell.user_ns
            report = run_plain_test(from_json(body), names, put_back_all, quiesce, shown)
            return sealed(nonce, _REPLY, report)


def _nothing(**_: bool) -> list[str]:
    """What is put back where everybody is trusted."""
    return []


def _tell_waiting(judge: socket.socket, key: bytes) -> Waiting:
    """How long this process waits for a processor; the judge is told where that stands, and a key.

    Called before any learner's code: what the judge has got then, nobody can change.
    """
    descriptor = open_waiting()
    message = Message.WAITING + key
    socket.send_fds(judge, [message], [] if descriptor is None else [descriptor])
    return Waiting(descriptor)


def _go_on(*_: Any, **__: Any) -> None:
    """What stands in for `breakpoint()`: nobody is there to type into a debugger."""


def _close_terminal() -> None:
    """Let nothing that is printed past the shell reach the terminal of whoever grades."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
    os.close(nowhere)


def _stopped(text: str) -> dict[str, Any]:
    return {
        "output_type": "error",
        "ename": STOPPED,
        "evalue": text,
        "traceback": [f"{STOPPED}: {text}"],
    }
