"""Which tensors may meet in one operation, and PyTorch's own words when they may not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import torch
from torch import Tensor
from torch._ops import OpOverload

from .memory import NAME

# Arguments that CUDA's kernels, too, take from the CPU whatever the other arguments are on.
_CPU_ALLOWED: dict[str, tuple[str, ...]] = {
    "aten::index": ("indices",),
    "aten::index_put": ("indices",),
    "aten::index_put_": ("indices",),
    "aten::_index_put_impl_": ("indices",),
    "aten::_unsafe_index": ("indices",),
    "aten::_unsafe_index_put": ("indices",),
    "aten::_pack_padded_sequence": ("lengths",),
    "aten::_ctc_loss": ("targets", "input_lengths", "target_lengths"),
    "aten::_ctc_loss_backward": ("targets", "input_lengths", "target_lengths"),
}
# Operations that are no pointwise ones and yet take a single number from the CPU.
_SCALAR_ALLOWED = {
    "aten::fill_",
    "aten::masked_fill",
    "aten::masked_fill_",
    "aten::index_put",
    "aten::index_put_",
    "aten::_index_put_impl_",
    "aten::index_fill",
    "aten::index_fill_",
}

# A tensor among the arguments of an operation, and the argument's name.
Given = tuple[str, Tensor]


def check_same_device(op: OpOverload, given: Iterable[Given]) -> None:
    """Raise what PyTorch raises when ``op`` is given tensors of several devices."""
    exempt = _CPU_ALLOWED.get(op._schema.name, ())
    scalars_may_mix, written = _scalars_may_mix(op), _written(op)
    compared = [
        (argument, tensor)
        for argument, tensor in given
        if tensor.device.type != "cpu"
        or argument in written
        or not (argument in exempt or (scalars_may_mix and tensor.dim() == 0))
    ]
    if not compared:
        return
    first = compared[0][1]
    if torch.Tag.pointwise in op.tags:
        # These name the accelerator first, in whatever order the arguments come.
        first = next((tensor for _, tensor in compared if tensor.device.type != "cpu"), first)
    for argument, tensor in compared:
        if tensor.device != first.device:
            raise _mixed(op, argument, first, tensor)


@cache
def _scalars_may_mix(op: OpOverload) -> bool:
    return torch.Tag.pointwise in op.tags or op._schema.name in _SCALAR_ALLOWED


@cache
def _written(op: OpOverload) -> frozenset[str]:
    """The arguments that ``op`` writes to: on no device are these mere numbers."""
    if op._schema.name == "aten::fill_":
        return frozenset()  # it asks its value for item(), whatever it fills
    return frozenset(
        argument.name
        for argument in op._schema.arguments
        if argument.alias_info is not None and argument.alias_info.is_write
    )


def _mixed(op: OpOverload, argument: str, first: Tensor, other: Tensor) -> Exception:
    name = op._schema.name.removeprefix("aten::")
    if argument == "indices":
        return RuntimeError(
            "indices should be either on cpu or on the same device as the indexed tensor "
            f"({first.device})"
        )
    if torch.Tag.pointwise in op.tags:
        return RuntimeError(
            "Expected all tensors to be on the same device, but found at least two devices, "
            f"{first.device} and {other.device}!"
        )
    return RuntimeError(
        f"Expected all tensors to be on the same device, but got {argument} is on {other.device}, "
        f"different from other tensors on {first.device} (when checking argument in method "
        f"wrapper_{NAME.upper()}_{name})"
    )
