"""Let a fork server, and all that is forked from it, note what may not come before a fork.

That is each call that asks CUDA or could start it. And each backward and each question for the
accelerator, which count the GPUs: those may come where nothing forked later uses one. A runner
cannot write the notes, as it is locked in, and may do both.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.engine.driver import processes

# Every function of torch.cuda that asks CUDA, or could start it, leaves its name and how it came
# to be called. Taken are those that ask about the build or about this process alone, and what
# `torch.manual_seed` calls, which only notes what to do should CUDA ever be started.
_TAKEN = {
    "manual_seed_all", "manual_seed", "_is_in_bad_fork", "_lazy_call", "_cuda_isInBadFork",
    "_is_compiled", "is_initialized",
}  # fmt: skip
_NOTING = """
import os, traceback, types, torch, torch.cuda, torch.cuda.random
def noting(module, name, place):
    function = getattr(module, name)
    def noted(*args, **kwargs):
        try:
            with open(os.path.join({folder!r}, place), "a") as log:
                print(name, " in ", os.getpid(), sep="", file=log)
                print(*traceback.format_stack(), sep="", file=log)
        except OSError:
            pass
        return function(*args, **kwargs)
    setattr(module, name, noted)
for module in (torch.cuda, torch.cuda.random):
    for name, found in list(vars(module).items()):
        if type(found) is types.FunctionType and name not in {taken!r}:
            noting(module, name, "cuda")
for name in [name for name in dir(torch._C) if name.startswith("_cuda_") and name not in {taken!r}]:
    noting(torch._C, name, "cuda")
for name in [name for name in dir(torch._C) if name.startswith("_accelerator_")]:
    noting(torch._C, name, "counting")
noting(torch.autograd, "_engine_run_backward", "counting")
{trial}
"""


class Noted:
    """What was noted, by the text of each note."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def cuda(self) -> list[str]:
        return self._read("cuda")

    @property
    def counting(self) -> list[str]:
        return self._read("counting")

    def _read(self, name: str) -> list[str]:
        path = self._folder / name
        return path.read_text().split("\n\n") if path.exists() else []


def note_cuda(folder: Path, patch: pytest.MonkeyPatch, *, trial: str = "") -> Noted:
    """Let fork servers started from now on note into ``folder``, and run ``trial`` first."""
    noting = _NOTING.format(folder=str(folder), taken=_TAKEN, trial=trial)
    patch.setattr(processes, "_WORK", noting + processes._WORK)
    return Noted(folder)
