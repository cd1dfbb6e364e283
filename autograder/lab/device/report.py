"""How faithful the teaching device is, measured with PyTorch's own operator samples.

Each operator runs on the CPU and on the device, in worker processes: an operator that ends its
process or hangs costs its own result only.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from . import LIMITS
from .operators import COURSE

LIMIT_S = 20.0
START_LIMIT_S = 120.0
# The share that the course promises.
WANTED = 0.8


@dataclass(frozen=True)
class OperatorVerdict:
    """What came out for one operator: how many samples agree, or the first that does not."""

    name: str
    samples: int
    reason: str | None
    seconds: float


@dataclass(frozen=True)
class FaithfulnessReport:
    """Every operator's verdict, or why nothing could be compared."""

    verdicts: tuple[OperatorVerdict, ...]
    missing: str | None = None

    @property
    def differing(self) -> list[OperatorVerdict]:
        return [verdict for verdict in self.verdicts if verdict.reason is not None]

    @property
    def share(self) -> float:
        return 1 - len(self.differing) / len(self.verdicts) if self.verdicts else 0.0

    def problems(self) -> list[str]:
        """What is promised and does not hold."""
        if self.missing is not None:
            return [self.missing]
        found = [
            f"{verdict.name}: used by the course and differs"
            for verdict in self.differing
            if verdict.name in COURSE
        ]
        if self.share < WANTED:
            found.append(f"{self.share:.1%} of the operators agree; {WANTED:.0%} are promised")
        return found


class _Worker:
    """One worker process, started again when it died."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.missing: str | None = None
        self._start()

    def _start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "autograder.lab.device.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "OMP_NUM_THREADS": "1"},
        )
        told = self._answer(START_LIMIT_S)
        if isinstance(told, str):
            raise RuntimeError(f"A worker of the device report did not start: {told}.")
        self.names, self.missing = told["names"], told["missing"]

    def ask(self, number: int) -> OperatorVerdict:
        """Compare one operator; afterwards a live worker is there again."""
        started = time.monotonic()
        assert self._process.stdin is not None
        self._process.stdin.write(f"{number}\n".encode())
        self._process.stdin.flush()
        told = self._answer(LIMIT_S)
        name = self.names[number]
        if not isinstance(told, str):
            return OperatorVerdict(name, told["samples"], told["reason"], told["seconds"])
        self.close()
        self._start()
        return OperatorVerdict(name, 0, told, time.monotonic() - started)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.communicate()

    def _answer(self, limit_s: float) -> dict[str, Any] | str:
        """The worker's next line, or why there is none."""
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            if not selector.select(limit_s):
                return f"took more than {limit_s:g} s"
        line = self._process.stdout.readline()
        if not line:
            return f"ended the process with code {self._process.wait()}"
        told: dict[str, Any] = json.loads(line)
        return told


class _Work:
    """The operators still to compare, and what came out; shared by the workers' threads."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers: SimpleQueue[int] = SimpleQueue()
        for number in numbers:
            self._numbers.put(number)
        self.verdicts: dict[int, OperatorVerdict] = {}
        self.failures: list[Exception] = []

    def do(self, worker: _Worker | None = None) -> None:
        """Compare until nothing is left, in ``worker`` or a new one."""
        try:
            worker = worker or _Worker()
            with contextlib.closing(worker), contextlib.suppress(Empty):
                while not self.failures:
                    number = self._numbers.get_nowait()
                    self.verdicts[number] = worker.ask(number)
        except Exception as error:  # raised again in the thread that asked for the report
            self.failures.append(error)


def compare_devices(workers: int = 2, only: Sequence[str] = ()) -> FaithfulnessReport:
    """Compare every operator, or those named, on ``workers`` processes."""
    first = _Worker()
    if first.missing is not None:
        first.close()
        return FaithfulnessReport((), first.missing)
    work = _Work(number for number, name in enumerate(first.names) if not only or name in only)
    others = [threading.Thread(target=work.do) for _ in range(workers - 1)]
    for thread in others:
        thread.start()
    work.do(first)
    for thread in others:
        thread.join()
    if work.failures:
        raise work.failures[0]
    return FaithfulnessReport(tuple(work.verdicts[number] for number in sorted(work.verdicts)))


def describe_report(report: FaithfulnessReport) -> str:
    """The report as text: the operators that differ, then the counts."""
    if report.missing is not None:
        return f"Nothing to compare: {report.missing}"
    lines = [f"{verdict.name}: {verdict.reason}" for verdict in report.differing]
    agreeing = len(report.verdicts) - len(report.differing)
    samples = sum(verdict.samples for verdict in report.verdicts)
    used = [verdict for verdict in report.verdicts if verdict.name in COURSE]
    agreeing_used = sum(verdict.reason is None for verdict in used)
    lines += [
        f"{agreeing} of {len(report.verdicts)} operators agree with the CPU "
        f"({report.share:.1%}), in {samples} samples: values, gradients, types of errors.",
        f"{agreeing_used} of the {len(used)} operators the course uses agree.",
        "What the teaching device cannot do:",
        *(f"- {limit}" for limit in LIMITS),
    ]
    return "\n".join(lines)
