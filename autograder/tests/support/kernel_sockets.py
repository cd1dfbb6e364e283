"""A pytest plugin: kernels that tests start are spoken to through socket files, not through ports.

Jupyter's client looks for five free ports, lets go of them and tells the kernel their numbers. When
two processes test at once, somebody else may have one of them by the time the kernel has started:
of a thousand kernels, four at a time, one ended with "Address already in use".
"""

from __future__ import annotations

import shutil
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import KernelManager

_LONGEST_PATH = 103  # of a socket, on macOS, the strictest


def pytest_configure(config: pytest.Config) -> None:
    """From now on every kernel manager of this process uses socket files in a folder of its own."""
    parent = tempfile.gettempdir()
    if len(parent) + len("/kernels-00000000/10000-5") > _LONGEST_PATH:
        parent = "/tmp"
    folder = Path(tempfile.mkdtemp(prefix="kernels-", dir=parent))
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
    numbers, make = count(), KernelManager.__init__

    def make_with_files(manager: KernelManager, *arguments: Any, **settings: Any) -> None:
        files = {"transport": "ipc", "ip": str(folder / str(next(numbers)))}
        make(manager, *arguments, **files, **settings)

    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    patch.setattr(KernelManager, "__init__", make_with_files)
