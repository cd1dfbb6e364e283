"""Where live tensors and NumPy arrays lie in memory: the only module that sees an address.

NumPy is never imported: an array can only be given where NumPy already is.
"""

from __future__ import annotations

import ctypes
import sys
from dataclasses import dataclass
from typing import Any, TypeGuard

import torch
from torch import Tensor


@dataclass(frozen=True)
class Place:
    """How one tensor or array lies in memory.

    ``low`` and ``high`` bound the memory it was cut from, ``first`` is its element [0, 0, …];
    ``key`` names a memory that has no address. ``steps`` count in elements.
    """

    live: Any
    facts: tuple[str, ...]
    dtype: torch.dtype
    device: str
    key: object
    low: int
    high: int
    first: int
    shape: tuple[int, ...]
    steps: tuple[int, ...]


class NotDrawable(Exception):
    """The message is a sentence that follows the tensor's name."""


def is_array(value: object) -> TypeGuard[Any]:
    """Return whether ``value`` is a NumPy array."""
    numpy = sys.modules.get("numpy")
    return numpy is not None and isinstance(value, numpy.ndarray)


def place_of(value: Any) -> Place:
    """Return where ``value`` lies, or raise `NotDrawable`."""
    if isinstance(value, Tensor):
        # A learner's subclass must not be asked about itself.
        with torch._C.DisableTorchFunctionSubclass():
            return _place_of_tensor(value)
    return _place_of_array(value)


def _place_of_tensor(tensor: Tensor) -> Place:
    if tensor.layout is not torch.strided or tensor.is_quantized:
        kind = "quantized" if tensor.is_quantized else str(tensor.layout).removeprefix("torch.")
        raise NotDrawable(f"is a {kind} tensor: it has no single storage with strides")
    try:
        storage = tensor.untyped_storage()
        start, size = storage.data_ptr(), storage.nbytes()
    except RuntimeError as error:  # inside vmap, torch.compile and the like
        raise NotDrawable("has no storage of its own here") from error
    return Place(
        live=tensor,
        facts=_facts_of_tensor(tensor),
        dtype=tensor.dtype,
        device=str(tensor.device),
        key=None if start else storage._cdata,
        low=start,
        high=start + size,
        first=start + int(tensor.storage_offset()) * tensor.element_size(),
        shape=tuple(tensor.shape),
        steps=tuple(tensor.stride()),
    )


def _facts_of_tensor(tensor: Tensor) -> tuple[str, ...]:
    facts = [f"shape {tuple(tensor.shape)}", f"stride {tuple(tensor.stride())}"]
    facts.append(f"offset {tensor.storage_offset()}")
    if tensor.is_inference():
        facts.append("no _version (inference tensor)")
    else:
        facts.append(f"_version {tensor._version}")
    facts.append(f"requires_grad {tensor.requires_grad}")
    facts.append("contiguous" if tensor.is_contiguous() else "not contiguous")
    if tensor.is_conj():
        facts.append("reads the conjugate")
    if tensor.is_neg():
        facts.append("reads the negative")
    return tuple(facts)


def _place_of_array(array: Any) -> Place:
    dtype = getattr(torch, array.dtype.name, None)
    if not isinstance(dtype, torch.dtype) or not array.dtype.isnative:
        raise NotDrawable(f"has elements of type {array.dtype}, which no tensor has")
    if any(step % array.itemsize for step in array.strides):
        raise NotDrawable("has strides that are not whole elements, which no tensor has")
    facts = [f"shape {array.shape}", f"strides {array.strides} in bytes", "no _version"]
    facts.append("contiguous" if array.flags.c_contiguous else "not contiguous")
    if not array.flags.writeable:
        facts.append("read-only")
    low, high = _bounds(array)
    return Place(
        live=array,
        facts=("NumPy array", *facts),
        dtype=dtype,
        device="cpu",
        key=None if high > low else id(array),
        low=low,
        high=high,
        first=_address(array),
        shape=array.shape,
        steps=tuple(step // array.itemsize for step in array.strides),
    )


def _bounds(array: Any) -> tuple[int, int]:
    """The memory that ``array`` was cut from: its owner's, array or tensor."""
    owner = array
    while is_array(owner.base):
        owner = owner.base
    if isinstance(owner.base, Tensor):
        storage = owner.base.untyped_storage()
        return storage.data_ptr(), storage.data_ptr() + storage.nbytes()
    low = high = _address(owner)
    if owner.size:
        ways = [(size - 1) * step for size, step in zip(owner.shape, owner.strides, strict=True)]
        low += sum(way for way in ways if way < 0)
        high += sum(way for way in ways if way > 0) + owner.itemsize
    return low, high


def _address(array: Any) -> int:
    return int(array.__array_interface__["data"][0])


def read_cell(place: Place, low: int, cell: int) -> Any:
    """Return the Python number in cell ``cell`` of the memory that begins at ``low``."""
    if place.device == "cpu":
        size = place.dtype.itemsize
        content = ctypes.string_at(low + cell * size, size)
        return torch.frombuffer(bytearray(content), dtype=place.dtype).item()
    with torch.no_grad(), torch._C.DisableTorchFunctionSubclass():
        return torch.as_strided(place.live.detach(), (), (), cell).cpu().item()
