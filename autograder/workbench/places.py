"""Where this kernel runs, and the file of its notebook."""

from __future__ import annotations

import os
import sys
from pathlib import Path

# As it was when the kernel started: a cell may go elsewhere later.
_STARTED_IN = Path.cwd()


def started_in() -> Path:
    """The folder in which this process started: that of the notebook, in a kernel."""
    return _STARTED_IN


def notebook_of_kernel() -> Path | None:
    """The file of the notebook that runs in this kernel, where what started it says so."""
    told = os.environ.get("JPY_SESSION_NAME")  # jupyter_server: JupyterLab, Notebook, Binder
    if told is None and (ipython := sys.modules.get("IPython")) is not None:
        shell = ipython.get_ipython()
        told = shell.user_ns.get("__vsc_ipynb_file__") if shell else None
    path = Path(told) if told else None
    # A notebook that was renamed since keeps the name of its first hour.
    return path if path and path.suffix == ".ipynb" and path.is_file() else None
