"""The operations with a kernel of their own: views, storages, copies between devices, convolution.

All others decompose into these or go through the fallback.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

from .fallback import run_on_host
from .memory import NAME, ON_CPU, allocate, host_view, is_ours, memory_of, move_to
from .recurrent import CELLS

_aten = torch.ops.aten

# The CPU's kernels for these look at no data: they make another tensor over the same storage,
# of whatever device that is.
METADATA_ONLY: tuple[OpOverload, ...] = (
    _aten.as_strided.default,
    _aten.view.default,
    _aten._reshape_alias.default,
    _aten.unfold.default,
    _aten.view_as_real.default,
    _aten.view_as_complex.default,
    _aten.set_.source_Storage_storage_offset,
)


def metadata_kernel(op: OpOverload) -> Callable[..., Any]:
    """The CPU's kernel of ``op``, for tensors of the teaching device."""
    redispatch = op.redispatch

    def kernel(*args: Any, **kwargs: Any) -> Any:
        return redispatch(ON_CPU, *args, **kwargs)

    return kernel


def set_source_storage(self: Tensor, source: torch.UntypedStorage) -> Tensor:
    """`set_(storage)`: all of it as one dimension."""
    move_to(self, source, [source.nbytes() // self.element_size()], [1])
    return self


def set_source_tensor(self: Tensor, source: Tensor) -> Tensor:
    """`set_(tensor)`: the memory and the shape of another tensor."""
    if self.device != source.device:
        raise RuntimeError(
            f"Expected a tensor on {self.device} but got one on {source.device}: set_() shares "
            "memory, which two devices cannot."
        )
    offset = int(source.storage_offset())
    move_to(self, source.untyped_storage(), source.size(), source.stride(), offset)
    return self


def resize_(
    self: Tensor, size: list[int], *, memory_format: torch.memory_format | None = None
) -> Tensor:
    """`resize_`: in the same memory where it is large enough, else in new memory."""
    if list(self.size()) == list(size) and memory_format is None:
        return self
    shape = torch.empty(size, dtype=self.dtype, device="meta")
    if memory_format is not None and memory_format is not torch.preserve_format:
        shape = shape.contiguous(memory_format=memory_format)
    offset = int(self.storage_offset())
    needed = (offset + shape.numel()) * self.element_size()
    storage = self.untyped_storage()
    if storage.nbytes() < needed:
        # A storage cannot grow: views made before keep the old memory, unlike on the CPU.
        old, storage = storage, allocate(needed, self.device.index)
        _bytes(storage)[: old.nbytes()] = _bytes(old)
    move_to(self, storage, size, shape.stride(), offset)
    return self


def copy_from(self: Tensor, dst: Tensor, non_blocking: bool = False) -> Tensor:
    """`copy_` between this device and any other that the host can read."""
    source = host_view(self) if is_ours(self) else self
    target = host_view(dst) if is_ours(dst) else dst
    target.copy_(source)
    return dst


def copy_from_and_resize(self: Tensor, dst: Tensor) -> Tensor:
    """`copy_` into a tensor that takes the source's shape."""
    dst.resize_(self.size())
    return copy_from(self, dst)


def convolution(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    output_padding: list[int],
    groups: int,
) -> Any:
    """Every convolution of this device; PyTorch sends those of added devices here."""
    for name, other in (("weight", weight), ("bias", bias)):
        if other is not None and other.type() != input.type():
            raise RuntimeError(
                f"Input type ({input.type()}) and {name} type ({other.type()}) should be the same"
            )
    return run_on_host(
        _aten.convolution.default,
        input,
        weight,
        bias,
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
    )


def convolution_backward(
    grad_output: Tensor,
    input: Tensor,
    weight: Tensor,
    stride: list[int],
    padding: list[int],
    dilation: list[int],
    transposed: bool,
    output_padding: list[int],
    groups: int,
    output_mask: list[bool],
) -> Any:
    """The three gradients of a convolution, those asked for."""
    return run_on_host(
        _aten.convolution_backward.default,
        grad_output,
        input,
        weight,
        [weight.size(0) if not transposed else weight.size(1) * groups],
        stride,
        padding,
        dilation,
        transposed,
        output_padding,
        groups,
        output_mask,
    )


def pin_memory(self: Tensor, device: torch.device | None = None) -> Tensor:
    """`pin_memory()` of a CPU tensor: for this device there is no such memory, and it says so."""
    if device is None or device.type == NAME:
        raise NotImplementedError(
            f"The teaching device '{NAME}' has no pinned memory: its numbers are in ordinary host "
            "memory, so pinning a tensor would speed nothing up."
        )
    # For another device, what PyTorch does; any key without a kernel of its own leads there.
    pinned: Tensor = _aten._pin_memory.default._op_dk(torch._C.DispatchKey.Meta, self, device)
    return pinned


def _bytes(storage: torch.UntypedStorage) -> Tensor:
    return torch.empty(0, dtype=torch.uint8, device="cpu").set_(memory_of(storage))


OWN: dict[OpOverload, Callable[..., Any]] = {
    **CELLS,
    **{op: metadata_kernel(op) for op in METADATA_ONLY},
    _aten.set_.source_Storage: set_source_storage,
    _aten.set_.source_Tensor: set_source_tensor,
    _aten.resize_.default: resize_,
    _aten._copy_from.default: copy_from,
    _aten._copy_from_and_resize.default: copy_from_and_resize,
    _aten.convolution_overrideable.default: convolution,
    _aten.convolution_backward_overrideable.default: convolution_backward,
}
