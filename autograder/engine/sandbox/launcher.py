"""The process that forks locked-in children."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from autograder.course.limits import Limits
from autograder.engine.sandbox._namespaces import Namespaces
from autograder.engine.sandbox._supervised import Supervised
from autograder.engine.sandbox._view import make_view
from autograder.engine.sandbox.capabilities import Capabilities
from autograder.engine.sandbox.level import Level
from autograder.engine.sandbox.locked import CannotLock, Locked
from autograder.engine.sandbox.probing import probe_capabilities


def prepare(
    level: Level,
    *,
    packages: Sequence[str] = (),
    visible: Sequence[Path] = (),
    hidden: Sequence[Path] = (),
    capabilities: Capabilities | None = None,
    gpu: bool = False,
) -> SandboxLauncher:
    """Make this process one that starts locked-in children, once.

    Call it in the first thread; others are not there any more when it returns. At the level
    `namespaces` it returns in a new process, in namespaces of its own, and the caller waits for
    that one's end and ends with the same status; file descriptors stay open there. Neither the
    course nor anything outside ``visible`` can then be opened from here. At every level the
    environment is gone afterwards.

    Args:
        level: one that this machine has; see `strongest_level`.
        packages: what children may import, wherever it is installed.
        visible: what they may read besides that, Python, what is installed with it, and
            `autograder.checks`.
        hidden: what they may not, although it lies in a visible folder: the course.
        capabilities: what this machine has, if another process has found out already.
        gpu: children may use GPUs: their device files open, /sys can be read, and address space,
            which CUDA takes without measure, is not limited.

    Raises:
        CannotLock: the machine refused something that it allowed when it was probed.
    """
    capabilities = capabilities or probe_capabilities()
    view = make_view(visible, hidden, packages, gpu=gpu)
    _flush()
    try:
        if level is Level.NAMESPACES:
            return SandboxLauncher(level, Namespaces(view, capabilities))
        if level is Level.LIMITS:
            capabilities = replace(capabilities, landlock=0)
        return SandboxLauncher(level, Supervised(view, capabilities))
    except OSError as error:
        raise CannotLock(f"the level {level.value} does not work here: {error}") from error


class SandboxLauncher:
    """Starts children that are locked in at one level; made by `prepare`."""

    def __init__(self, level: Level, starter: Namespaces | Supervised) -> None:
        self.level = level
        self._starter = starter

    def start(
        self, limits: Limits, work: Callable[[], None], *, keep: Sequence[int] = ()
    ) -> Locked:
        """Fork a child that is locked in, runs ``work()`` in an empty folder of its own and ends.

        Returns when the child is locked in and about to work.

        Args:
            keep: file descriptors that stay open in the child, besides stdout and stderr;
                stdin is empty.

        Raises:
            CannotLock: it could not be locked in; it has ended and ran nothing.
        """
        _flush()
        return self._starter.start(limits, work, keep)


def _flush() -> None:
    # Else the child would print a second time what is still in the buffers.
    sys.stdout.flush()
    sys.stderr.flush()
