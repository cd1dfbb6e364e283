"""Where tensors live while a check runs: the devices it goes through, and tensors made elsewhere.

A function that makes a new tensor on the CPU works as long as its inputs are on the CPU.
Beside the learner's code we note where that happens; on the judging side we note which
devices a draw has been through, so that a failure can say "passes on cpu, fails on sim:0", and
which a check has met, so that a verdict can say on which devices it holds.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from autograder.checks.observing.computed import line_of

# Functions that make a tensor from no tensor, and so on the default device unless told.
FACTORIES: frozenset[Callable[..., Any]] = frozenset(
    getattr(torch, name)
    for name in (
        "arange", "as_tensor", "empty", "eye", "from_numpy", "full", "linspace", "logspace",
        "ones", "rand", "randint", "randn", "randperm", "tensor", "zeros",
    )
)  # fmt: skip

MOVES: frozenset[Callable[..., Any]] = frozenset({Tensor.cpu, Tensor.to})

# Devices beside the CPU and CUDA that tests may use; whoever makes one adds it.
_second_devices: list[torch.device] = []
# Whether GPUs are counted. Kept in something, as the seed of draws is.
_gpus = {"count": True}
# The devices the draw under way has been through, the last one being in use.
_visited: list[torch.device] = []
# The devices of all tensors that probes were given since a check began, in order.
_met: dict[str, None] = {}


def add_second_device(device: torch.device) -> None:
    """Let tests that ask for a second device use ``device``; adding it again changes nothing."""
    if device not in _second_devices:
        _second_devices.append(device)


def count_no_gpus() -> None:
    """Ask CUDA for nothing from now on: a process that has, cannot be forked and use a GPU."""
    _gpus["count"] = False


def every_device(*, second: bool = False) -> list[torch.device]:
    """The CPU, then each CUDA device here. Tests name no device; they ask for all.

    With ``second`` also the devices that were added, so that there is a second one
    on a machine without a GPU.
    """
    count = torch.cuda.device_count() if _gpus["count"] else 0
    cuda = [torch.device("cuda", index) for index in range(count)]
    return [torch.device("cpu"), *cuda, *(_second_devices if second else [])]


def visit(devices: list[torch.device]) -> None:
    """The draw under way has been through all of ``devices`` but the last, which is in use."""
    _visited[:] = devices


def meet(device: str) -> None:
    """A probe is given a tensor there."""
    _met[device] = None


def take_met() -> tuple[str, ...]:
    """The devices that were met since this was asked the last time."""
    met = tuple(_met)
    _met.clear()
    return met


def take_where_it_fails() -> str | None:
    """``passes on cpu; fails on sim:0``, or None while only one device was visited.

    A failure ends its draw, so what was visited is forgotten: the next cell starts anew.
    """
    names = [str(device) for device in _visited]
    _visited.clear()
    if len(names) < 2:
        return None
    return f"passes on {', '.join(names[:-1])}; fails on {names[-1]}"


class _NoteFactories(TorchFunctionMode):
    """Notes the learner's lines that made a tensor on the CPU."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__()
        self._function = function
        self.lines: list[str] = []
        self.moved = False

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        made = func(*args, **(kwargs or {}))
        if func in FACTORIES and isinstance(made, Tensor) and made.device.type == "cpu":
            if (line := self._learners_line()) and line not in self.lines:
                self.lines.append(line)
        elif func in MOVES and isinstance(made, Tensor) and made.device.type == "cpu":
            if args[0].device.type != "cpu" and self._learners_line():
                self.moved = True
        return made

    def _learners_line(self) -> str | None:
        line = line_of(self._function)
        return f"line {line[0]} of your cell: {line[1]}" if line else None


@contextmanager
def noting_cpu_tensors(function: FunctionType, arguments: dict[str, Any]) -> Iterator[list[str]]:
    """The learner's lines that make tensors on the CPU, while an argument lives elsewhere.

    None if the learner moved a tensor to the CPU: then those lines need not be the cause.
    """
    tensors = [value for value in arguments.values() if isinstance(value, Tensor)]
    if all(tensor.device.type == "cpu" for tensor in tensors):
        yield []
        return
    with _NoteFactories(function) as noted:
        yield noted.lines
    if noted.moved:
        noted.lines.clear()
