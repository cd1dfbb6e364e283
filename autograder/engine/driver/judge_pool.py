"""The judges of one assignment, as the driver has them: those that wait, and where to get more."""

from __future__ import annotations

import socket
from dataclasses import dataclass

from autograder.course.problems import AuthorError
from autograder.engine.driver.processes import WorkerTemplate


@dataclass(frozen=True)
class JudgeProcess:
    """A judge's process: its number, and the line to it."""

    number: int
    line: socket.socket


class JudgePool:
    """Used by several threads at once; each has another judge."""

    def __init__(self, template: WorkerTemplate) -> None:
        self._template = template
        self._waiting: list[JudgeProcess] = []
        self._closed = False

    def take(self) -> JudgeProcess:
        """One that waits, if there is one, else a new one."""
        try:
            return self._waiting.pop()
        except IndexError:
            return self.new()

    def new(self) -> JudgeProcess:
        """One that has not judged anything."""
        ours, theirs = socket.socketpair()
        try:
            return JudgeProcess(self._template.start_worker([theirs]), ours)
        except AuthorError:
            ours.close()
            raise

    def keep(self, judge: JudgeProcess) -> None:
        """Let ``judge``, which is through with its submission, wait for another one."""
        self._waiting.append(judge)
        if self._closed:  # meanwhile, by another thread
            judge.line.close()

    def end(self, judge: JudgeProcess) -> None:
        """Kill ``judge``."""
        judge.line.close()
        self._template.end_worker(judge.number)

    def close(self) -> None:
        """End them all, and their template."""
        self._closed = True
        for judge in self._waiting:
            judge.line.close()
        self._template.close()
