"""What a cell can leave switched in torch and in the process, and putting it back."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from autograder.engine.checking import HAS_TORCH

if HAS_TORCH:
    import torch
    from torch import _C
    from torch.autograd import forward_ad
    from torch.utils import _python_dispatch


@dataclass(frozen=True)
class Switch:
    """One thing that changes what later cells compute, in a learner's words."""

    name: str
    read: Callable[[], Any]
    write: Callable[[Any], object]


def _set_grad(on: bool) -> None:
    torch._C._set_grad_enabled(on)


def _set_folder(folder: str) -> None:
    try:
        os.chdir(folder)
    except OSError:
        pass  # deleted by the learner's code; nothing of a test needs it


def _folder() -> str:
    try:
        return os.getcwd()
    except OSError:
        return ""


def _file_mask() -> int:
    mask = os.umask(0o077)  # it is told to whoever sets it
    os.umask(mask)
    return mask


def pop_modes() -> bool:
    """Take every mode of torch functions and operations off, and end forward mode.

    Whether there was a mode: an object, which may act while it goes.
    """
    if not HAS_TORCH:
        return False
    had_modes = getattr(torch._GLOBAL_DEVICE_CONTEXT, "device_context", None) is not None
    while _C._len_torch_dispatch_stack():
        _python_dispatch._pop_mode()
        had_modes = True
    while _C._len_torch_function_stack():
        _C._pop_torch_function_stack()
        had_modes = True
    # An object there would be asked how large it is. Of levels there is one, whoever made it.
    level = getattr(forward_ad, "_current_level", None)
    if type(level) is not int or level >= 0:
        forward_ad._current_level = -1
        with suppress(RuntimeError):  # somebody wrote something there; there is no such level
            _C._exit_dual_level(level=0)
    # The default device is such a mode; set_default_device() would take off what is gone already.
    torch._GLOBAL_DEVICE_CONTEXT.device_context = None
    return had_modes


def _set_filters(filters: list[Any]) -> None:
    warnings.filters[:] = filters  # type: ignore[index]


def _pop_hooks(_: Any) -> None:
    while _C._autograd._top_saved_tensors_default_hooks(True) is not None:
        _C._autograd._pop_saved_tensors_default_hooks()


def _of_torch() -> tuple[Switch, ...]:
    return (
        Switch("whether gradients are recorded", torch.is_grad_enabled, _set_grad),
        Switch("torch's default dtype", torch.get_default_dtype, torch.set_default_dtype),
        Switch("the number of torch's threads", torch.get_num_threads, torch.set_num_threads),
        Switch(
            "torch's deterministic algorithms",
            torch.are_deterministic_algorithms_enabled,
            torch.use_deterministic_algorithms,
        ),
        Switch("anomaly detection", torch.is_anomaly_enabled, torch.set_anomaly_enabled),
        Switch(
            "hooks on saved tensors",
            lambda: _C._autograd._top_saved_tensors_default_hooks(True) is not None,
            _pop_hooks,
        ),
        Switch(
            "the modes of torch, such as a default device",
            lambda: (_C._len_torch_function_stack(), _C._len_torch_dispatch_stack()),
            lambda _: pop_modes(),
        ),
    )


_SWITCHES = (
    *(_of_torch() if HAS_TORCH else ()),
    Switch(
        "what becomes of warnings",
        lambda: list(warnings.filters),
        _set_filters,
    ),
    Switch("the folder", _folder, _set_folder),
    Switch("who may read new files", _file_mask, os.umask),
)


class TorchState:
    """How all switches stand now, to compare with and to go back to."""

    def __init__(self) -> None:
        self._values = [switch.read() for switch in _SWITCHES]

    def differences(self) -> list[str]:
        """The names of the switches that stand otherwise now."""
        return [
            s.name for s, value in zip(_SWITCHES, self._values, strict=True) if s.read() != value
        ]

    def restore(self) -> None:
        """Put every switch back that stands otherwise."""
        for switch, value in zip(_SWITCHES, self._values, strict=True):
            if switch.read() != value:
                switch.write(value)
