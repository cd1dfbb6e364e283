"""Where the numbers of a teaching-device tensor are: in host memory that its storage owns.

PyTorch exchanges tensors between libraries as DLPack capsules, which say on which device the
memory is. A host tensor is exported, the device in its capsule is rewritten, and what PyTorch
imports again is an ordinary tensor of the teaching device: it has a real `StorageImpl` with a real
pointer, and the storage keeps the host tensor alive and frees it, in C++. So views, `detach()`,
`.data` and version counters need no care of ours, and no table of tensors can leak.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, cast

import torch
from torch import Tensor

NAME = "sim"
COUNT = 2

_CPU = torch.device("cpu")
# Kernels of the CPU that only make new metadata over the same storage work for any device.
ON_CPU = torch._C.DispatchKeySet(torch._C.DispatchKey.CPU)
# What DLPack calls a device that PyTorch calls PrivateUse1 (kDLExtDev).
_EXTENSION_DEVICE = 12

_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]


class _CapsuleHead(ctypes.Structure):
    """The first fields of a DLPack tensor: where its memory is."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
    ]


def is_ours(value: object) -> bool:
    """Whether ``value`` is a tensor of the teaching device."""
    return isinstance(value, Tensor) and value.device.type == NAME


def to_device(host: Tensor, index: int) -> Tensor:
    """A tensor of device ``index`` that takes over the memory of ``host`` without a copy."""
    if host._is_zerotensor():  # autograd's zeros without any memory
        host = torch.zeros(host.size(), dtype=host.dtype, device=_CPU)
    if host.is_conj() or host.is_neg():
        host = host.resolve_conj().resolve_neg()
    capsule = torch._C._to_dlpack(host)
    head = _CapsuleHead.from_address(_capsule_pointer(capsule, b"dltensor"))
    head.device_type, head.device_id = _EXTENSION_DEVICE, index
    adopted: Tensor = torch._C._from_dlpack(capsule)
    if adopted.stride() != host.stride():
        # A capsule does not keep the stride of a dimension of size 1.
        return view_of(adopted, host.size(), host.stride(), 0)
    return adopted


def host_view(tensor: Tensor, memory: torch.UntypedStorage | None = None) -> Tensor:
    """A CPU tensor over the same memory, or over ``memory``; good as long as ``tensor`` lives."""
    if memory is None:
        memory = memory_of(tensor.untyped_storage())
    host = torch.ops.aten.empty.memory_format([0], dtype=tensor.dtype, device=_CPU)
    host.set_(memory, tensor.storage_offset(), tensor.size(), tensor.stride())
    if tensor.is_conj():
        host = host.conj()
    return torch._neg_view(host) if tensor.is_neg() else host


def memory_of(storage: torch.UntypedStorage) -> torch.UntypedStorage:
    """A CPU storage over the same memory; good as long as ``storage`` lives."""
    memory: Any = torch._C._construct_storage_from_data_pointer(
        storage.data_ptr(), _CPU, storage.nbytes()
    )
    return cast(torch.UntypedStorage, memory)


def view_of(tensor: Tensor, size: Sequence[int], stride: Sequence[int], offset: int) -> Tensor:
    """A view of a teaching-device tensor that shares its storage."""
    view: Tensor = torch.ops.aten.as_strided.default.redispatch(
        ON_CPU, tensor, size, stride, offset
    )
    return view


def allocate(nbytes: int, index: int) -> torch.UntypedStorage:
    """New memory, not initialised, as a storage of device ``index``."""
    host = torch.ops.aten.empty.memory_format([nbytes], dtype=torch.uint8, device=_CPU)
    return to_device(host, index).untyped_storage()


def move_to(
    tensor: Tensor,
    storage: torch.UntypedStorage,
    size: Sequence[int],
    stride: Sequence[int],
    offset: int = 0,
) -> None:
    """Let ``tensor`` see ``storage`` instead of its own."""
    torch.ops.aten.set_.source_Storage_storage_offset.redispatch(
        ON_CPU, tensor, storage, offset, list(size), list(stride)
    )
