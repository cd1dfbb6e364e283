"""A second device for everyone: a real PyTorch device type, its numbers in host memory.

    there = teaching_device()
    print(there)
    device = there.devices[0] if there else torch.device("cpu")

Operations run on the CPU, on the same memory; what a program must do to reach them is what a GPU
asks of it. Registering changes this process for good: `torch.accelerator` names `sim` (beside CUDA
too, so `pin_memory()` then wants its device named), and backward runs in the thread that calls it.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from autograder.checks.observing.places import add_second_device
from autograder.checks.private_names import Need, why_not

__all__ = ["LIMITS", "TeachingDevice", "teaching_device"]

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
        names = ", ".join(str(device) for device in self.devices)
        return f"Teaching device: {names}, in host memory; no GPU is involved."


def teaching_device() -> TeachingDevice:
    """Register the teaching device with PyTorch, and say what is there; more calls are fine."""
    if reason := why_not(Need.DEVICE):
        return TeachingDevice((), reason)
    from .memory import COUNT, NAME
    from .registration import register

    if missing := register():
        return TeachingDevice((), missing)
    devices = tuple(torch.device(NAME, index) for index in range(COUNT))
    add_second_device(devices[1])  # for tests; index 1, so that a hard-coded "sim" fails too
    return TeachingDevice(devices)
