"""Inputs drawn at random, the same on every run; where a question asks, on each device here.

    for values in drawn("square-gradient", 3, floats(4)):
        ...

The values depend on the seed and the key only, not on what ran before, so a cell that
is run again says the same, and two keys never share their inputs.
"""

import hashlib
import random
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import torch
from torch import Tensor

from autograder.checks.observing.places import every_device, visit

Dimension: TypeAlias = int | tuple[int, int]
Spec: TypeAlias = Callable[[random.Random], Any]

# The seed of a notebook. Graded runs set a secret one, so that nobody can look the inputs up.
# Kept in something: names of this module are guarded against being bound to something else.
_drawn_from = {"seed": "notebook"}


def set_seed(seed: str) -> None:
    """Draw from ``seed`` from now on; the same seed and key draw the same inputs."""
    _drawn_from["seed"] = seed


def drawn(key: str, count: int, *specs: Spec, second_device: bool = False) -> Iterator[Any]:
    """``count`` draws on the CPU: one value, or a tuple if there are several specs.

    Args:
        key: names the draw; unique within a notebook, so that a hidden test never
            repeats the inputs of a visible one.
        specs: `floats`, `integers` or `one_of`.
        second_device: the answer must work on other devices, too: as many draws on each GPU
            or, if the notebook has asked for it, on the teaching device. Other questions meet
            no GPU, so that a notebook on a machine with one says what grading says.
    """
    devices = every_device(second=True) if second_device else [torch.device("cpu")]
    for place, device in enumerate(devices):
        for number in range(count):
            digest = hashlib.sha256(f"{_drawn_from['seed']}/{key}/{number}".encode()).digest()
            source = random.Random(digest)
            values = tuple(_on(device, spec(source)) for spec in specs)
            visit(devices[: place + 1])
            yield values[0] if len(specs) == 1 else values
        if not any(isinstance(value, Tensor) for value in values):
            break  # nothing of this draw lives on a device
    visit([])


def floats(
    *shape: Dimension,
    low: float = -3.0,
    high: float = 3.0,
    step: float = 0.25,
    dtype: torch.dtype = torch.float32,
) -> Spec:
    """Tensors of ``shape`` with multiples of ``step`` in [low, high], never 0.

    A dimension may be a range ``(least, most)``. Quarters are exact in float32, so
    small sums and products have no rounding noise; 0 would hide a lost factor or sign.
    """
    steps = [n * step for n in range(round(low / step), round(high / step) + 1) if n]

    def draw(source: random.Random) -> Tensor:
        sizes = [n if isinstance(n, int) else source.randint(*n) for n in shape]
        chosen = [source.choice(steps) for _ in range(torch.Size(sizes).numel())]
        return torch.tensor(chosen, dtype=dtype).reshape(sizes)

    return draw


def integers(low: int, high: int) -> Spec:
    """Python ints in [low, high]."""
    return lambda source: source.randint(low, high)


def one_of(*choices: Any) -> Spec:
    """One of ``choices``."""
    return lambda source: source.choice(choices)


def _on(device: torch.device, value: Any) -> Any:
    return value.to(device) if isinstance(value, Tensor) else value
