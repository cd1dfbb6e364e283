"""Time that counts: what passes, less what was spent waiting for a processor.

On a busy machine an answer that computes for one second may take twenty. Linux says of each
thread how long it ran, and how long it could have run and was not let (`/proc/PID/schedstat`, the
first two numbers, in nanoseconds; Documentation/scheduler/sched-stats in the kernel's sources).
Runner and judge subtract what they waited, and the judge what a learner's other threads and
processes waited while the runner waited for them. Where it is not to be had, nothing is
subtracted, and a busy machine is known by its load.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

# A limit ends when so many times as much has passed, whatever was waited for.
MOST = 6.0
_BUSY = 1.5
# How many want a processor, for each there is, where waiting of other kinds is likely, too.
_OVERRUN = 3.0


def machine_is_overrun() -> bool:
    """Whether so much goes on that a process may also wait long for a disk, or for memory.

    The kernel does not say how long that was, so it cannot be subtracted.
    """
    return os.getloadavg()[0] > _OVERRUN * (os.cpu_count() or 1)


def open_waiting() -> int | None:
    """A descriptor that says in any process how long this one has waited; None if none does."""
    try:
        return os.open("/proc/self/schedstat", os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None


class Waiting:
    """How long the process behind a descriptor of `open_waiting` has waited for a processor."""

    def __init__(self, descriptor: int | None) -> None:
        self._descriptor = descriptor
        self._read = os.pread  # now: in a runner the name may be bound to something else later
        self._last_s = 0.0, 0.0

    @property
    def is_known(self) -> bool:
        """Whether the machine tells."""
        return self._descriptor is not None

    def seconds(self) -> float:
        """Since the process began; once it is gone, what was last known."""
        return self.ran_and_waited()[1]

    def ran_and_waited(self) -> tuple[float, float]:
        """The same, after how long its first thread ran."""
        if self._descriptor is not None:
            try:
                ran, waited = self._read(self._descriptor, 100, 0).split()[:2]
                self._last_s = int(ran) / 1e9, int(waited) / 1e9
            except (OSError, ValueError):
                pass
        return self._last_s

    def close(self) -> None:
        """Remember what is known, and read no more."""
        self.seconds()
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._descriptor = None


class Timer:
    """A limit on the time that counts."""

    def __init__(self, limit_s: float, waited: Callable[[], float], *, is_known: bool) -> None:
        """Start now.

        Args:
            waited: how many seconds those who are timed have waited so far, all together.
            is_known: whether that is so; else it is 0.
        """
        self._limit_s, self._waited, self._is_known = limit_s, waited, is_known
        self._started, self._before_s = time.monotonic(), waited()
        self._paused: tuple[float, float] | None = None

    def pause(self) -> None:
        """Count nothing that passes until `resume`."""
        self._paused = time.monotonic(), self._waited()

    def resume(self) -> None:
        """Go on counting; nothing if it was not paused."""
        if self._paused is not None:
            at, waited_s = self._paused
            self._started += time.monotonic() - at
            self._before_s += self._waited() - waited_s
            self._paused = None

    def left_s(self) -> float:
        """Seconds until the limit, or fewer; 0 or less when it has passed."""
        passed_s = time.monotonic() - self._started
        if passed_s < self._limit_s:  # no need to ask how many of these do not count
            return self._limit_s - passed_s
        return self._limit_s - max(self._counted_s(passed_s), passed_s / MOST)

    def is_fair(self) -> bool:
        """Whether a limit that has passed did so by what counts, and not on a busy machine."""
        if not self._is_known:
            return os.getloadavg()[0] < _BUSY * (os.cpu_count() or 1)
        return self._counted_s(time.monotonic() - self._started) >= self._limit_s

    def _counted_s(self, passed_s: float) -> float:
        return passed_s - (self._waited() - self._before_s)
