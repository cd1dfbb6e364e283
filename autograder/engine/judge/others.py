"""What a learner's threads and processes did while the runner waited for them."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator

from autograder.engine.descendants import descendants
from autograder.engine.fair_time import Waiting

# How often is looked, in seconds: what has ended in between is not known.
EACH_S = 0.1
# A look costs more where there are many processes; it may take this share of the time.
_MOST_OF_IT = 0.05


class Others:
    """How much of the time of one runner passed because others of the submission had to wait.

    A runner that waits for a thread or a process of its own does not wait for a processor; what
    it waits for may. Seen from outside, so that nothing of the learner's has a say in it.
    """

    def __init__(self, pid: int, runner: Waiting) -> None:
        """``pid`` is that of the runner, and ``runner`` what its first thread waits."""
        self._pid, self._runner = pid, runner
        self._known: dict[str, tuple[float, float]] = {}
        self._each_s, self._at_s = EACH_S, time.monotonic()
        self._of_runner = runner.ran_and_waited()

    def begin(self) -> None:
        """From now on the runner is waited for."""
        self._at_s, self._of_runner = time.monotonic(), self._runner.ran_and_waited()

    def waited_s(self) -> float:
        """Seconds since the last look in which the runner stood still and others waited."""
        now = time.monotonic()
        passed_s = now - self._at_s
        if passed_s < self._each_s:
            return 0.0
        before, self._of_runner, self._at_s = self._of_runner, self._runner.ran_and_waited(), now
        ran_s, own_s = (new - old for new, old in zip(self._of_runner, before, strict=True))
        if ran_s + own_s > 0.9 * passed_s:  # it did not stand still
            return 0.0
        looked = time.thread_time()
        others_ran_s, waited_s = self._since_last()
        self._each_s = max(EACH_S, (time.thread_time() - looked) / _MOST_OF_IT)
        return max(min(waited_s, passed_s - ran_s - others_ran_s) - own_s, 0.0)

    def _since_last(self) -> tuple[float, float]:
        """What the others ran, together, and what the one waited that waited longest."""
        before, self._known = self._known, dict(self._threads())
        grown = [
            [new - old for new, old in zip(now, before.get(name, (0.0, 0.0)), strict=True)]
            for name, now in self._known.items()
        ]
        return sum(ran for ran, _ in grown), max((waited for _, waited in grown), default=0.0)

    def _threads(self) -> Iterator[tuple[str, tuple[float, float]]]:
        for pid in (self._pid, *descendants(self._pid)):
            try:
                for name in os.listdir(f"/proc/{pid}/task"):
                    if name == str(self._pid):  # the runner's first thread, told by `Waiting`
                        continue
                    with open(f"/proc/{pid}/task/{name}/schedstat") as file:
                        ran, waited = file.read().split()[:2]
                    yield name, (int(ran) / 1e9, int(waited) / 1e9)
            except (OSError, ValueError):
                continue  # it has ended
