"""A runner that uses a GPU: what it does between its fork and a learner's first cell.

Its template has run no cell, for the first backward of a process counts the GPUs, and the forks
of one that asked CUDA for anything cannot use it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import torch

from autograder.checks.observing.places import count_gpus
from autograder.engine.runner.assignment_files import put
from autograder.engine.runner.runner import Runner
from autograder.engine.runner.shell import Budget, run_cell

READY = b"ready"
_LONGEST = 300


def ready_on(
    gpu: str,
    shell: Any,
    given: Sequence[str],
    files: Mapping[str, bytes],
    *,
    visible: str | None,
    trusted: bool,
    tell: int,
) -> Runner:
    """A runner whose set-up cells have run and whose GPU computes; ends the process if it cannot.

    Args:
        visible: the GPUs that there are to CUDA, in its own words; None for all.
        trusted: as of a `Runner`.
        tell: a descriptor; told `READY`, or the reason why not, and closed.
    """
    if visible is None:
        os.environ.pop("CUDA_VISIBLE_DEVICES", None)
    else:
        os.environ["CUDA_VISIBLE_DEVICES"] = visible
    put(files, Path())
    count_gpus()  # so that a set-up cell adds no device in their place
    for number, source in enumerate(given, start=1):
        run_cell(shell, source, number, Budget(0))
    try:
        _compute(gpu)
    except Exception as error:
        reason = (str(error) or type(error).__name__).partition("\n")[0][:_LONGEST]
        os.write(tell, reason.encode())
        os._exit(1)
    runner = Runner(shell, trusted=trusted)
    os.write(tell, READY)
    os.close(tell)
    return runner


def _compute(gpu: str) -> None:
    """Use ``gpu`` once, so that what can fail without a learner's doing fails now."""
    x = torch.ones(2, device=gpu, requires_grad=True)
    (3 * x).sum().backward()  # type: ignore[no-untyped-call]
    if x.grad is None or x.grad.tolist() != [3, 3]:
        raise RuntimeError("a first backward there gave a wrong gradient")
