"""The environment variables that learners' code sees: a list of ours, nothing inherited."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from autograder.engine.sandbox import _kernel

_KEPT = ("LANG", "LC_ALL", "LC_CTYPE", "TZ")


def make_environment(home: Path, tmp: Path) -> dict[str, str]:
    """What a learner's process has for an environment."""
    programs = dict.fromkeys([f"{sys.prefix}/bin", f"{sys.base_prefix}/bin"])
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return {
        "LANG": "C.UTF-8",
        **kept,
        "HOME": str(home),
        "PATH": os.pathsep.join([*programs, "/usr/local/bin", "/usr/bin", "/bin"]),
        "TMPDIR": str(tmp),
        "USER": "learner",
        "LOGNAME": "learner",
        "SHELL": "/bin/sh",
        "TERM": "dumb",
        # Not every level hides a GPU's device files; a runner that is to use one sets this itself.
        "CUDA_VISIBLE_DEVICES": "",
        "OMP_NUM_THREADS": "1",
        "OPENBLAS_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
        "NBGRADER_EXECUTION": "autograde",  # as nbgrader sets it, for cells that ask
        "MPLBACKEND": os.environ.get("MPLBACKEND", "agg"),
        "MPLCONFIGDIR": str(home / ".config" / "matplotlib"),
        "IPYTHONDIR": str(home / ".ipython"),
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONNOUSERSITE": "1",
    }


def forget_environment() -> None:
    """Wipe the environment that this process was started with from its memory.

    Clearing `os.environ` is not enough: /proc/self/environ, and anybody who reads the process's
    own memory, still finds what was there at the start.
    """
    os.environ.clear()
    if not _kernel.is_linux():
        return
    _kernel.clear_environment()
    try:
        # The fields after the name, which may hold blanks and brackets; see proc(5).
        fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return
    start, end = int(fields[47]), int(fields[48])
    if 0 < start < end:
        _kernel.overwrite(start, end - start)


def set_environment(variables: dict[str, str]) -> None:
    """Replace the environment, and what Python remembers of the one before."""
    os.environ.clear()
    os.environ.update(variables)
    tempfile.tempdir = None
    matplotlib = sys.modules.get("matplotlib")
    for name in ("get_configdir", "get_cachedir"):
        forget = getattr(getattr(matplotlib, name, None), "cache_clear", None)
        if forget is not None:
            forget()
