"""A second device for everyone: a real PyTorch device type, its numbers in host memory.

    there = teaching_device()
    print(there)
    device = there.devices[0] if there else torch.device("cpu")

Operations run on the CPU, on the same memory; what a program must do to reach them is what a GPU
asks of it. Registering changes this process for good: `torch.accelerator` names `sim`, and backward
runs in the thread that calls it. PyTorch knows one accelerator: beside a GPU, `backward()` on CUDA
then ends in an internal error (github.com/pytorch/pytorch/issues/161129; seen with 2.11 on an
H100). So lessons add this device, and exercises take a `second_device()`, the GPU where there is
one.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

import torch

from autograder.checks.observing.places import (
    add_second_device,
    count_no_gpus,
    every_device,
    gpus_or_stand_in,
)
from autograder.checks.private_names import Need, why_not

__all__ = ["LIMITS", "Gpus", "TeachingDevice", "second_device", "teaching_device"]

# What it cannot do, and why. Each of these raises when tried, except where the sentence says more.
LIMITS = (
    "Sparse and quantized tensors: its memory is exchanged with the host as strided memory.",
    "torch.Generator(device='sim'): PyTorch makes generators in C++ only; torch.manual_seed and "
    "torch.sim.get_rng_state work.",
    "Pinned memory, streams, events, memory statistics: there is no hardware they could speak of.",
    "Another current device than sim:0 outside `with torch.sim.device(1)`: PyTorch's C++ side "
    "knows one device of a type added in Python.",
    "Growing a storage in place: after resize_() beyond its memory, views made before keep the "
    "old memory, silently.",
    "Fused attention: it computes the same by its formula, so its gradients round otherwise.",
    "Automatic mixed precision: torch.autocast('sim') warns and changes nothing.",
)


# The GPUs that this process had before the teaching device took their place.
_given_up: list[torch.device] = []


@dataclass(frozen=True)
class TeachingDevice:
    """The devices `sim:0` and `sim:1`, or in one sentence why they are missing.

    It is true in an `if` when the devices are there. When they are missing, ``devices`` is empty
    and ``missing`` says why, so a program can say it once and go on with the CPU.
    """

    devices: tuple[torch.device, ...]
    missing: str | None = None

    def __bool__(self) -> bool:
        return bool(self.devices)

    def __str__(self) -> str:
        if self.missing is not None:
            return f"No teaching device: {self.missing}"
        said = f"Teaching device: {_listed(self.devices)}, in host memory; no GPU is involved."
        if _given_up:
            said += (
                f"\nThis machine has {_listed(_given_up)}, too. In this notebook backward() no "
                "longer works there, for PyTorch knows one accelerator at a time; in another "
                "notebook it does."
            )
        return said


@dataclass(frozen=True)
class Gpus:
    """The GPUs of this machine, where they are the second device; always true in an `if`."""

    devices: tuple[torch.device, ...]

    def __str__(self) -> str:
        return f"Second device: {_listed(self.devices)}, of this machine."


def teaching_device() -> TeachingDevice:
    """Register the teaching device with PyTorch, and say what is there; more calls are fine."""
    if reason := why_not(Need.DEVICE):
        return TeachingDevice((), reason)
    from .memory import COUNT, NAME
    from .registration import register

    gpus = every_device()[1:]
    if missing := register():
        return TeachingDevice((), missing)
    _given_up.extend(gpus)
    count_no_gpus()
    devices = tuple(torch.device(NAME, index) for index in range(COUNT))
    add_second_device(devices[1])  # for tests; index 1, so that a hard-coded "sim" fails too
    return TeachingDevice(devices)


def second_device() -> TeachingDevice | Gpus:
    """What checks try beside the CPU: the GPUs of this machine, or else the teaching device.

    Never both, for the one takes `backward()` from the other. A GPU's recurrent layers compute
    float32 as precisely as the CPU from then on: cuDNN's default, TF32, keeps ten bits of it.
    """
    gpus = gpus_or_stand_in()
    if not gpus:
        return teaching_device()
    with suppress(RuntimeError):  # PyTorch's own tests, once imported, forbid to change it
        torch.backends.cudnn.allow_tf32 = False
    return Gpus(tuple(gpus))


def _listed(devices: Iterable[torch.device]) -> str:
    return ", ".join(str(device) for device in devices)
