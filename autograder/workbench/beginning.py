"""What the setup cell of a notebook begins with: `begin` says in which unit the learner is."""

from __future__ import annotations

import os
import sys
import warnings
from typing import Any

from autograder.workbench.on_colab import show_links
from autograder.workbench.predicting import watch_predictions
from autograder.workbench.runs import watch_runs
from autograder.workbench.watching import watch_checks

# Set by nbgrader while it grades or validates; what is run then is for a gradebook.
_GRADING = "NBGRADER_EXECUTION"
# Of this kernel; `begin` fills it.
_begun: dict[str, str] = {}


def begin(unit: str) -> None:
    """Say that this kernel runs a notebook of ``unit``; calling it again changes nothing.

    Where there is no learner's kernel (no IPython, or grading), nothing happens.
    """
    if (shell := learners_shell()) is not None:
        if _begun.get("unit") != unit:
            show_links(unit)
        _begun["unit"] = unit
        # PyTorch 2.14 says it of a call of its own, when forward mode is first used; on Python 3.14
        # it says "is not supported".
        warnings.filterwarnings(
            "ignore", message=r"`torch\.jit\.script` is (deprecated|not supported)"
        )
        watch_runs(shell)
        watch_predictions(shell, unit)
        watch_checks(shell, unit)


def unit_begun() -> str | None:
    """The unit that `begin` named in this kernel."""
    return _begun.get("unit")


def learners_shell() -> Any:
    """The IPython shell of a learner's own kernel; None where there is none, or grading runs."""
    if "IPython" not in sys.modules or _GRADING in os.environ:
        return None
    from IPython import get_ipython

    shell = get_ipython()
    return shell if getattr(shell, "kernel", None) is not None else None
