"""`torch.sim`: what `torch.cuda` is for CUDA, as far as it is true of the teaching device."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.overrides import TorchFunctionMode

from . import randomness, selection
from .memory import COUNT, NAME

Which = torch.device | str | int | None


class device(TorchFunctionMode):
    """Make another index the current one inside a `with`; None or -1 changes nothing.

    PyTorch's C++ side believes in one device and would take `sim` in `x.to("sim")` for `sim:0`.
    So inside the `with`, each call that says only `sim` is made to say which.
    """

    def __init__(self, device: Which) -> None:
        super().__init__()
        unchanged = device is None or device == -1
        self.idx = -1 if unchanged else selection.index_of(device)
        self.prev_idx = -1

    def __enter__(self) -> device:
        self.prev_idx = selection.select(self.idx)
        super().__enter__()  # type: ignore[no-untyped-call]
        return self

    def __exit__(self, *error: Any) -> None:
        super().__exit__(*error)  # type: ignore[no-untyped-call]
        selection.select(self.prev_idx)

    def __torch_function__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        if func is torch.device:
            return func(*args, **(kwargs or {}))
        named = {key: _with_index(value) for key, value in (kwargs or {}).items()}
        return func(*map(_with_index, args), **named)


def _with_index(value: Any) -> Any:
    if not isinstance(value, (str, torch.device)) or str(value) != NAME:
        return value
    return torch.device(NAME, selection.current())


class DeviceModule:
    """Registered as `torch.sim`, so that device-neutral code finds its functions there."""

    device = device
    __name__ = f"torch.{NAME}"
    _initialized = True  # asked for by torch.utils.checkpoint

    def is_available(self) -> bool:
        return True

    def is_initialized(self) -> bool:
        return True

    def _is_in_bad_fork(self) -> bool:
        return False

    def device_count(self) -> int:
        return COUNT

    def current_device(self) -> int:
        return selection.current()

    def set_device(self, device: Which) -> None:
        selection.select_for_good(-1 if device == -1 else selection.index_of(device))

    def get_device_name(self, device: Which = None) -> str:
        return f"teaching device {selection.index_of(device)} (host memory, no hardware)"

    def synchronize(self, device: Which = None) -> None:
        """Every operation has ended when its call returns, so there is nothing to wait for."""
        selection.index_of(device)

    def manual_seed(self, seed: int) -> None:
        randomness.generator_of(selection.current()).manual_seed(int(seed))

    def manual_seed_all(self, seed: int) -> None:
        randomness.seed_all(int(seed))

    def initial_seed(self) -> int:
        return randomness.generator_of(selection.current()).initial_seed()

    def get_rng_state(self, device: Which = NAME) -> Tensor:
        return randomness.generator_of(selection.index_of(device)).get_state()

    def set_rng_state(self, new_state: Tensor, device: Which = NAME) -> None:
        randomness.generator_of(selection.index_of(device)).set_state(new_state)

    def get_amp_supported_dtype(self) -> list[torch.dtype]:
        """None: PyTorch then says that autocast is disabled here."""
        return []

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise AttributeError(
            f"module 'torch.{NAME}' has no attribute '{name}': the teaching device has no streams, "
            "events, memory statistics or pinned memory"
        )
