"""A learner's files: written whole or not at all, by one process at a time, and kept."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

HISTORY = "history"


@contextmanager
def alone_at(path: Path) -> Iterator[None]:
    """Nobody else who asks for ``path`` has it meanwhile, where the system can lock a file."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with path.with_name(f".{path.name.lstrip('.')}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def write_whole(path: Path, content: bytes) -> None:
    """Write a file: whatever happens meanwhile, it is there as it was, or as it should be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def keep(path: Path, content: bytes | None = None, name: str | None = None) -> Path:
    """Keep what ``path`` holds in `history/` beside it; the path under which it is kept.

    Args:
        content: keep this instead.
        name: under this name instead; the time is added to it.
    """
    given = Path(name or path.name)
    stamp = time.strftime("%Y-%m-%d_%H-%M-%S")
    kept = path.parent / HISTORY / f"{given.stem}_{stamp}{given.suffix}"
    number = 1
    while kept.exists():
        number += 1
        kept = kept.with_name(f"{given.stem}_{stamp}_{number}{given.suffix}")
    write_whole(kept, path.read_bytes() if content is None else content)
    return kept
