"""Which cells this kernel ran, with the text each had then: what a page may have that its file
does not."""

from __future__ import annotations

import time
from typing import Any

# More than anybody runs in one sitting; the oldest go first.
_MOST = 5000
_runs: list[tuple[str | None, str, float]] = []


def watch_runs(shell: Any) -> None:
    """Note from now on every cell that ``shell`` runs; calling it again changes nothing."""
    if _note not in shell.events.callbacks["pre_run_cell"]:
        shell.events.register("pre_run_cell", _note)


def runs() -> list[tuple[str | None, str, float]]:
    """The cells that were run, in order: id or ``None``, text, and time."""
    return list(_runs)


def _note(info: Any) -> None:
    if not info.silent and info.raw_cell:
        _runs.append((info.cell_id or _id_in_colab(), info.raw_cell, time.time()))
        del _runs[:-_MOST]


def _id_in_colab() -> str | None:
    from IPython import get_ipython

    try:
        # In a place of its own, not where the protocol has it.
        return str(get_ipython().get_parent()["metadata"]["colab"]["cell_id"])
    except (AttributeError, KeyError, TypeError):
        return None
