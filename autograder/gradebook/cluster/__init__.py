"""Submissions graded on the workers of a Dask cluster; the rest happens where it always did.

    here: rebuild ──Rebuilt──> a worker: its own fork server and sandboxes ──Outcome──> here: record

A worker holds nothing: one that is lost costs the time of what it was grading.
"""

from __future__ import annotations

import multiprocessing
from multiprocessing import forkserver

from autograder.course.imports import leave_out_slow_imports

LOCAL = "local:"

# Dask's own programs run on workers, not our command, which does this first of all.
leave_out_slow_imports()


def import_ahead(address: str) -> None:
    """Start the process that the workers of this machine are forked from, if they are to be here.

    It imports once what each of them would import for itself, and again whenever one is lost.
    Call it early: it does so while this process does other things.
    """
    if address.startswith(LOCAL):
        preload()
        forkserver.ensure_running()


def preload() -> None:
    """Say what that process imports, should it start now or once more."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["autograder.gradebook.cluster.worker"])
