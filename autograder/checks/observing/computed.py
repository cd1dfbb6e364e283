"""Which line of a learner's code computed what: noted only when a check has failed already.

A value that was computed and not kept tells a slip from an idea: ``w.sub(step)`` gives the right
numbers to nobody.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import prod
from types import FunctionType
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from autograder.checks.observing.raw_tensor import is_tensor, raw_attribute
from autograder.checks.observing.source import line_at

# The public ways to go backward ask the modes, and the hooks then run without one. Where a release
# of PyTorch has this no longer, what hooks compute is not noted, and nothing else is lost.
_run_backward = getattr(torch.autograd.graph, "_engine_run_backward", None)

# What a few lines compute from the small inputs of a test, and a few kilobytes.
MOST, LARGEST = 200, 64


def line_of(function: FunctionType, *, itself: bool = False) -> tuple[int, str] | None:
    """The learner's own line that is running now: its number and its text.

    The learner's frames have the names that the probe ``function`` has, and another file.
    If it must be the line ``itself``, None where it called a function of the test that is running.
    """
    code = function.__code__
    frame = sys._getframe(1)
    while frame is not None and frame.f_code is not code:
        elsewhere = frame.f_code.co_filename != code.co_filename
        if itself and not elsewhere:
            return None
        if elsewhere and frame.f_globals is function.__globals__:
            text = line_at(frame.f_code.co_filename, frame.f_lineno)
            return frame.f_lineno, text
        frame = frame.f_back  # type: ignore[assignment]
    return None


class _NoteResults(TorchFunctionMode):
    """Notes the small tensors that the learner's lines compute, each as it was then."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__()
        self._function = function
        self.found: list[tuple[int, str, str, Tensor]] = []

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        named = kwargs or {}
        is_backward = func is Tensor.backward and len(args) == 1
        if is_backward and _run_backward is not None and _is_plain(args[0], named):
            with self:  # a mode is off inside of what it is asked about, and hooks run there
                return _backward(args[0], named)
        made = func(*args, **named)
        operation = getattr(func, "__name__", "")
        # To look at an attribute, such as .grad, computes nothing. What was written in place did
        # get somewhere, and may have been written over since.
        computes = operation != "__get__" and (not args or made is not args[0])
        if len(self.found) < MOST and computes and _is_small(made):
            if line := line_of(self._function, itself=True):
                now = raw_attribute(raw_attribute(made, "detach"), "clone")
                self.found.append((*line, str(operation), now))
        return made


def _is_plain(tensor: Tensor, named: dict[str, Any]) -> bool:
    """Whether backward() from it needs nothing but a one to begin with."""
    begins_with_one = tensor.requires_grad and tensor.dim() == 0 and tensor.is_floating_point()
    return begins_with_one and named.get("gradient") is None and named.get("inputs") is None


def _backward(tensor: Tensor, named: dict[str, Any]) -> None:
    """What ``tensor.backward()`` does, without its question to the modes."""
    creates = bool(named.get("create_graph"))
    retains = named.get("retain_graph")
    _run_backward(  # type: ignore[misc]
        (tensor,),
        (torch.ones_like(tensor),),
        creates if retains is None else retains,
        creates,
        (),
        allow_unreachable=True,
        accumulate_grad=True,
    )


def _is_small(made: object) -> bool:
    return is_tensor(made) and prod(raw_attribute(made, "shape")) <= LARGEST  # type: ignore[arg-type]


@contextmanager
def noting_results(
    function: FunctionType, *, wanted: bool
) -> Iterator[list[tuple[int, str, str, Tensor]]]:
    """What the learner's lines compute: line, its text, the operation's name, the tensor."""
    if not wanted:
        yield []
        return
    with _NoteResults(function) as noted:
        yield noted.found
