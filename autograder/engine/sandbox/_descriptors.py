"""What a forked child keeps open."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterable


def close_all_but(kept: Iterable[int]) -> None:
    """Close every file descriptor that is not in ``kept``."""
    start = 0
    for descriptor in sorted(set(kept)):
        if start < descriptor:  # an empty range at 0 closes everything
            os.closerange(start, descriptor)
        start = descriptor + 1
    # Past the limit there may be some from before it was lowered; closing is one call on Linux.
    os.closerange(start, max(start, resource.getrlimit(resource.RLIMIT_NOFILE)[0], 1 << 16))


def empty_stdin() -> None:
    """Let reading from standard input find its end at once."""
    null = os.open(os.devnull, os.O_RDONLY)
    if null != 0:
        os.dup2(null, 0)
        os.close(null)
