"""Where tensors live while a check runs: the devices it goes through, and tensors made elsewhere.

A function that makes a new tensor on the CPU works as long as its inputs are on the CPU.
Beside the learner's code we note where that happens; on the judging side we note which
devices a draw has been through, so that a failure can say "passes on cpu, fails on sim:0", and
which a check has met, so that a verdict can say on which devices it holds.
"""

from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from types import FunctionType
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode
from torch.utils.weak import TensorWeakRef, WeakTensorKeyDictionary

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

_OF_TENSORS = vars(torch._C.TensorBase)
# What computes nothing: it looks at the same numbers, or copies them.
LOOKS: frozenset[Callable[..., Any]] = frozenset(
    {Tensor.detach, Tensor.clone, Tensor.requires_grad_, _OF_TENSORS["data"].__get__}
)
# What gives gradients. On the CPU, while the arguments are elsewhere, they came home by themselves.
GRADIENTS: frozenset[Callable[..., Any]] = frozenset(
    {torch.autograd.grad, _OF_TENSORS["grad"].__get__}
)
# What puts its last argument into its first, and returns nothing.
WRITES: frozenset[Callable[..., Any]] = frozenset({Tensor.__setitem__, _OF_TENSORS["data"].__set__})

# Devices beside the CPU and CUDA that tests may use; whoever makes one adds it.
_second_devices: list[torch.device] = []
# Whether GPUs are counted. Kept in something, as the seed of draws is.
_gpus = {"count": True}
# What has the place of the GPUs that only another process uses: a judge's.
_in_place_of_gpus: list[torch.device] = []
# The devices the draw under way has been through, the last one being in use.
_visited: list[torch.device] = []
# The devices of all tensors that probes were given since a check began, in order.
_met: dict[str, None] = {}


def add_second_device(device: torch.device) -> None:
    """Let tests that ask for a second device use ``device``; adding it again changes nothing."""
    if device not in _second_devices:
        _second_devices.append(device)


def count_no_gpus() -> None:
    """Ask CUDA for nothing from now on.

    A process that has cannot be forked and use a GPU, and one with a device that was added cannot
    run backward there.
    """
    _gpus["count"] = False


def count_gpus() -> None:
    """Undo `count_no_gpus`, in a fork that is to use them."""
    _gpus["count"] = True


def put_in_place_of_gpus(device: torch.device) -> None:
    """Let ``device`` be all the GPUs there are, in a process that may ask CUDA for nothing."""
    _in_place_of_gpus[:] = [device]


def gpus_or_stand_in() -> list[torch.device]:
    """The GPUs that checks may use here, or what has their place."""
    return every_device()[1:] or [*_in_place_of_gpus]


def every_device(*, second: bool = False) -> list[torch.device]:
    """The CPU, then each CUDA device here. Tests name no device; they ask for all.

    With ``second`` also the one that was added, in the place of the GPUs.
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
    """Notes the learner's lines that made a tensor on the CPU, and the work they do there."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__()
        self._function = function
        self.lines: list[str] = []
        self.moved = False
        # What came to the CPU, and what is computed of it there: by which line, if any.
        self._of_moved: MutableMapping[Tensor, str | None] = WeakTensorKeyDictionary()
        # Of what detach() or .data gave: the tensor that has the same memory.
        self._same_memory: MutableMapping[Tensor, TensorWeakRef] = WeakTensorKeyDictionary()
        self._came_home = False
        self._computing: list[str] = []
        self._came_back: list[str] = []
        self._worked_there = False

    @property
    def computing(self) -> list[str]:
        """The lines that work on the CPU, if what they compute comes back, or if all do."""
        return self._came_back or ([] if self._worked_there else self._computing)

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        named = kwargs or {}
        made = func(*args, **named)
        given = [arg for arg in (*args, *named.values()) if isinstance(arg, Tensor)]
        if func in GRADIENTS:
            self._note_gradients(made)
        elif func in WRITES:
            self._pass_on(given[1:], given[0])
        elif isinstance(made, Tensor):
            self._note(func, given, made)
        return made

    def _note(self, func: Any, given: list[Tensor], made: Tensor) -> None:
        on_cpu = made.device.type == "cpu"
        if not on_cpu:
            self._note_return(given)
        if func in FACTORIES:
            if on_cpu and (line := self._learners_line()) and line not in self.lines:
                self.lines.append(line)
        elif func in MOVES:
            if on_cpu and given[0].device.type != "cpu" and self._learners_line():
                self.moved = self._came_home = True
                self._of_moved[made] = None
        elif func in LOOKS:
            self._pass_on(given, made)
            if func is not Tensor.clone and made is not given[0]:
                self._same_memory[made] = TensorWeakRef(given[0])
        elif made.is_floating_point() and (line := self._learners_line()):
            self._note_work(line, given, made, on_cpu)

    def _note_gradients(self, made: Any) -> None:
        for gradient in made if isinstance(made, tuple) else (made,):
            if isinstance(gradient, Tensor) and gradient.device.type == "cpu":
                if gradient not in self._of_moved and self._learners_line():
                    self._came_home = True
                    self._of_moved[gradient] = None

    def _note_return(self, given: list[Tensor]) -> None:
        for tensor in given:
            line = self._of_moved.get(tensor)
            if line and line not in self._came_back and self._learners_line():
                self._came_back.append(line)

    def _note_work(self, line: str, given: list[Tensor], made: Tensor, on_cpu: bool) -> None:
        if not on_cpu:
            self._worked_there = True
        elif self._came_home and made.numel() > 1:
            if any(tensor in self._of_moved for tensor in given):
                self._mark(made, line)
            if line not in self._computing:
                self._computing.append(line)

    def _pass_on(self, given: list[Tensor], made: Tensor) -> None:
        """The same numbers are in another tensor now."""
        line = next((line for tensor in given if (line := self._of_moved.get(tensor))), None)
        if line and made.device.type == "cpu":
            self._mark(made, line)

    def _mark(self, made: Tensor, line: str) -> None:
        self._of_moved[made] = line
        same = self._same_memory.get(made)
        if same is not None and (whole := same()) is not None:
            self._of_moved[whole] = line

    def _learners_line(self) -> str | None:
        line = line_of(self._function)
        return f"line {line[0]} of your cell: {line[1]}" if line else None


class CpuLines(NamedTuple):
    """The learner's lines that had to do with the CPU, while an argument lived elsewhere.

    Attributes:
        made: those that make tensors there. None if the learner moved a tensor to the CPU:
            then they need not be the cause of anything.
        computing: those that compute there with what was moved to the CPU, or came there as a
            gradient, if that comes back or if nothing is computed elsewhere. To print a number is
            no work.
    """

    made: list[str]
    computing: list[str]


@contextmanager
def noting_cpu_tensors(function: FunctionType, arguments: dict[str, Any]) -> Iterator[CpuLines]:
    """Which of the learner's lines have to do with the CPU; complete when the block ends."""
    tensors = [value for value in arguments.values() if isinstance(value, Tensor)]
    if all(tensor.device.type == "cpu" for tensor in tensors):
        yield CpuLines([], [])
        return
    with _NoteFactories(function) as noted:
        found = CpuLines(noted.lines, [])
        yield found
    found.computing.extend(noted.computing)
    if noted.moved:
        noted.lines.clear()
