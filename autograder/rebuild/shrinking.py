"""Notebooks that are large because of their outputs, which count for nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from autograder.course.limits import MIB, NOTEBOOK_BYTES, WITH_OUTPUTS_BYTES
from autograder.rebuild.result import CannotRebuild

_CHILD = Path(__file__).with_name("shrinking_child.py")
# Its processor time is limited; this is for a machine that gives it none.
_WALL_S = 300


def without_outputs(text: bytes) -> bytes:
    """The bytes of a notebook that is larger than may be read here, without its outputs.

    Raises:
        CannotRebuild: it is too large even so, or what is in it cannot be told.
    """
    if len(text) > WITH_OUTPUTS_BYTES:
        raise CannotRebuild(_too_large(WITH_OUTPUTS_BYTES, ""))
    try:
        done = subprocess.run(
            [sys.executable, "-I", "-S", str(_CHILD)],
            input=text,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=_WALL_S,
            check=True,
        )
    except subprocess.SubprocessError:
        why = ", and cannot be read without its outputs"
        raise CannotRebuild(_too_large(NOTEBOOK_BYTES, why)) from None
    if len(done.stdout) > NOTEBOOK_BYTES:
        raise CannotRebuild(_too_large(NOTEBOOK_BYTES, " even without its outputs"))
    return done.stdout


def _too_large(limit: int, why: str) -> str:
    return (
        f"The notebook is larger than {limit // MIB} MiB{why}. Clear its outputs (in JupyterLab: "
        "Edit, Clear Outputs of All Cells) and what else is large, save it and hand it in again."
    )
