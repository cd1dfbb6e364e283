"""One submission under way, seen from the driver: its judge, its runners, and the clock."""

from __future__ import annotations

import json
import select
import socket
import struct
import time
from collections.abc import Mapping, Sequence
from typing import Any

from autograder.course.limits import Limits
from autograder.course.problems import AuthorError
from autograder.engine.driver.judge_pool import JudgePool, JudgeProcess
from autograder.engine.driver.processes import WorkerTemplate
from autograder.engine.fair_time import MOST
from autograder.engine.protocol import (
    FrameError,
    Message,
    encoded,
    receive_json,
    send_json,
    tell_who_sends,
)

_LENGTH = struct.Struct("<Q")
# What outputs weigh as JSON at most: escapes, and a few names around each.
_JSON_FACTOR = 8
_GRACE_S = 10.0
# The limits that a runner itself keeps.
_FOR_RUNNERS = ("cell_s", "scratch_s", "output_bytes")


class RanTooLong(Exception):
    """The whole submission ran past its limit.

    Attributes:
        is_fair: it took that long itself; else it waited for a processor.
    """

    def __init__(self, *, is_fair: bool) -> None:
        super().__init__()
        self.is_fair = is_fair


class JudgeEnded(Exception):
    """The judge ended without a report: our fault."""


class Session:
    """Runs one submission.

    Attributes:
        outputs: what the runners sent of each cell, by its place.
        words: what the first one read in the learner's text before it ran any of it.
    """

    def __init__(
        self,
        runners: WorkerTemplate,
        judges: JudgePool,
        limits: Limits,
        cells: Sequence[Mapping[str, Any]],
        files: Mapping[str, bytes],
    ) -> None:
        """``files`` are the learner's own, which lie beside the notebook."""
        self._files = encoded(files)
        self._runners, self._judges, self._limits = runners, judges, limits
        self._cells = list(cells)
        self._runner: tuple[int, Inbox] | None = None
        self.outputs: dict[int, Any] = {}
        self.words: list[str] | None = None

    def run(self, job: Mapping[str, Any]) -> dict[str, Any]:
        """Judge ``job``; what the judge reports.

        Raises:
            RanTooLong: a limit has passed and there is no fair result.
            JudgeEnded: there is no report.
        """
        # The judge keeps the limit; this is for one that cannot.
        deadline = time.monotonic() + MOST * self._limits.wall_s + _GRACE_S
        try:
            return self._judged(self._judges.take(), job, deadline)
        except FrameError:
            pass  # it may have ended while it waited
        try:
            return self._judged(self._judges.new(), job, deadline)
        except FrameError as error:
            raise JudgeEnded(str(error)) from error

    def _judged(
        self, judge: JudgeProcess, job: Mapping[str, Any], deadline: float
    ) -> dict[str, Any]:
        self.outputs.clear()
        again = False
        try:
            send_json(judge.line, job)
            found = self._serve(judge.line, deadline)
            again = found["again"]
        finally:
            self._end_runner()
            if again:
                self._judges.keep(judge)
            else:
                self._judges.end(judge)
        report: dict[str, Any] = found["report"]
        if late := report.get("late"):
            raise RanTooLong(is_fair=late["is_fair"])
        return report

    def _serve(self, judge: socket.socket, deadline: float) -> dict[str, Any]:
        """Do what ``judge`` asks for, until it reports."""
        while True:
            waiting = [judge, *([self._runner[1].line] if self._runner else [])]
            left = deadline - time.monotonic()
            ready = select.select(waiting, [], [], max(left, 0))[0]
            if left <= 0:
                raise RanTooLong(is_fair=False)
            if self._runner and self._runner[1].line in ready and not self._read_outputs():
                self._stop_listening()
            if judge not in ready:
                continue
            message: dict[str, Any] = receive_json(judge, within_s=300)
            if "report" in message:
                self._read_outputs()
                return message
            self._replace_runner(judge, message["skip"], fresh=message["fresh"])

    def _replace_runner(self, judge: socket.socket, skip: Sequence[int], *, fresh: bool) -> None:
        self._end_runner()
        ours, for_driver = socket.socketpair()
        for_judge, for_runner = socket.socketpair()
        tell_who_sends(for_judge)
        try:
            number = self._runners.start_worker([for_driver, for_runner])
        except AuthorError:
            ours.close()
            for_judge.close()
            raise
        # Of the learner's own cells a fresh runner defines the helpers, whatever else they did.
        cells = [
            cell for cell in self._cells if cell["index"] not in skip or (fresh and cell["scratch"])
        ]
        limits = {name: getattr(self._limits, name) for name in _FOR_RUNNERS}
        self._runner = number, Inbox(ours, _JSON_FACTOR * self._limits.output_bytes)
        try:
            job = {"cells": cells, "fresh": fresh, "limits": limits, "files": self._files}
            send_json(ours, job)
        except FrameError:
            pass  # it ended already; the judge will find its line closed
        socket.send_fds(judge, [Message.RUNNER], [for_judge.fileno()])
        for_judge.close()

    def _read_outputs(self) -> bool:
        """Take in what the runner has sent; whether there may be more."""
        if self._runner is None:
            return False
        more = self._runner[1].read()
        for message in self._runner[1].messages():
            match message:
                case {"words": [*words]} if self.words is None:  # later, it could be forged
                    self.words = [str(word) for word in words]
                case {"index": int(index)}:
                    self.outputs.setdefault(index, message.get("outputs"))
        return more

    def _stop_listening(self) -> None:
        if self._runner is not None:
            number, inbox = self._runner
            inbox.line.close()
            self._runner = None
            self._runners.end_worker(number)

    def _end_runner(self) -> None:
        if self._runner is not None:
            self._read_outputs()
            self._stop_listening()


class Inbox:
    """Messages from a process that may send anything, and must not make its reader wait."""

    def __init__(self, line: socket.socket, limit: int) -> None:
        self.line = line
        self._left = limit
        self._bytes = bytearray()

    def read(self) -> bool:
        """Read what is there; False at the end, or when there is too much."""
        try:
            while True:
                part = self.line.recv(1 << 16, socket.MSG_DONTWAIT)
                self._bytes += part
                self._left -= len(part)
                if not part or self._left < 0:
                    return False
        except BlockingIOError:
            return True
        except OSError:
            return False

    def messages(self) -> list[Any]:
        """The whole messages so far; what cannot be read is left out."""
        found = []
        while len(self._bytes) >= _LENGTH.size:
            (size,) = _LENGTH.unpack_from(self._bytes)
            if len(self._bytes) < _LENGTH.size + size:
                break
            text = bytes(self._bytes[_LENGTH.size : _LENGTH.size + size])
            del self._bytes[: _LENGTH.size + size]
            try:
                found.append(json.loads(text))
            except (ValueError, RecursionError):
                continue
        return found
