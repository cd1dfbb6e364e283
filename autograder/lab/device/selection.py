"""Which of the two devices is meant when a program says only `sim`."""

from __future__ import annotations

import threading

import torch

from .memory import COUNT, NAME


class _Current(threading.local):
    index = 0


_current = _Current()


def current() -> int:
    """The index that `torch.device("sim")` stands for in this thread."""
    return _current.index


def select(index: int) -> int:
    """Make ``index`` the current one and return the one before; a negative one changes nothing."""
    before = _current.index
    if index >= 0:
        _current.index = checked(index)
    return before


def select_for_good(index: int) -> int:
    """Like `select`, outside a `with`: only the index that is current anyway can be had."""
    if index >= 0 and checked(index) != current():
        raise NotImplementedError(
            f"The teaching device '{NAME}' keeps {NAME}:{current()} as its current device: PyTorch "
            "lets a device added in Python choose no other. Name the device where you mean it, or "
            f"use `with torch.{NAME}.device({index}):`."
        )
    return current()


def checked(index: int) -> int:
    """``index`` if there is such a device."""
    if not 0 <= index < COUNT:
        raise RuntimeError(
            f"{NAME} error: invalid device ordinal: there are {COUNT} devices, "
            f"{NAME}:0 to {NAME}:{COUNT - 1}, and {NAME}:{index} is none of them."
        )
    return index


def index_of(device: torch.device | str | int | None) -> int:
    """The index of the device meant, the current one where none is named."""
    if device is None:
        return current()
    if isinstance(device, int):
        return checked(device)
    device = torch.device(device)
    if device.type != NAME:
        raise ValueError(f"Expected a {NAME} device, but got: {device}")
    return current() if device.index is None else checked(device.index)
