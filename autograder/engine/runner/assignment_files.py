"""Files beside the notebook: a template runs what is given among them, each child has a copy."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from autograder.engine.protocol import decoded


@contextmanager
def folder_with(files: Mapping[str, str]) -> Iterator[Path]:
    """Work in a folder of one's own with ``files``, their contents in Base64.

    Modules among them can be imported meanwhile, but hide no others.
    """
    with TemporaryDirectory(prefix="autograder-") as name:
        put(decoded(files), Path(name))
        os.chdir(name)
        sys.path.append(name)
        try:
            yield Path(name)
        finally:
            if name in sys.path:
                sys.path.remove(name)
            os.chdir("/")


def put(files: Mapping[str, bytes], folder: Path) -> None:
    """Write ``files`` into ``folder``."""
    for name, content in files.items():
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def taken(folder: Path) -> dict[str, bytes]:
    """The regular files in ``folder``, but bytecode: name -> what is in it."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.is_symlink() and path.suffix != ".pyc"
    }
