"""A second device for everyone: a real PyTorch device type, its numbers in host memory."""

from __future__ import annotations

from dataclasses import dataclass

import torch

__all__ = ["TeachingDevice", "teaching_device"]


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
    from .memory import COUNT, NAME
    from .registration import register

    if missing := register():
        return TeachingDevice((), missing)
    return TeachingDevice(tuple(torch.device(NAME, index) for index in range(COUNT)))
