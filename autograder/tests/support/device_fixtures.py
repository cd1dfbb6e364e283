"""Run a test in a process of its own, with the teaching device registered there.

Registering changes PyTorch for the rest of a process, and other tests rely on a PyTorch without
it. A fork costs a tenth of a second; a new interpreter that imports torch would cost seconds.
"""

from __future__ import annotations

import functools
import os
import signal
import subprocess
import sys
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest
import torch

from autograder.lab.device import teaching_device

LIMIT_S = 60
ROOT = Path(__file__).parents[3]


def in_a_fork(test: Callable[..., None]) -> Callable[..., None]:
    """Run the test in a forked process; its failure, with its traceback, is this one's."""

    @functools.wraps(test)
    def run(*args: object, **kwargs: object) -> None:
        reading, writing = os.pipe()
        with warnings.catch_warnings():
            # Python warns of forks beside threads; the child uses none of torch's.
            warnings.simplefilter("ignore", DeprecationWarning)
            child = os.fork()
        if child == 0:
            os.close(reading)
            _run_in_child(writing, lambda: test(*args, **kwargs))
        os.close(writing)
        with os.fdopen(reading) as stream:
            told = stream.read()
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if told or status:
            pytest.fail(told or f"the process of the test ended with {status}", pytrace=False)

    return run


def _run_in_child(writing: int, body: Callable[[], None]) -> None:
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(LIMIT_S)
    try:
        torch.set_num_threads(1)
        there = teaching_device()
        assert there, there.missing
        body()
    except BaseException:
        os.write(writing, traceback.format_exc().encode())
    finally:
        os._exit(0)


def run_python(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a new interpreter."""
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
