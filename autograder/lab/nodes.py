"""What a node of the autograd graph is to be handed: one gradient for each result it has made.

PyTorch's engine reads this from an attribute that is not public, ``_input_metadata``. Lessons and
exercises ask here, so that a change of that name has one place to be mended in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch


@dataclass(frozen=True)
class Slot:
    """The shape, dtype and device that one gradient handed to a node must have."""

    shape: tuple[int, ...]
    dtype: torch.dtype
    device: torch.device


def slots_of(node: Any) -> tuple[Slot, ...]:
    """Return a `Slot` for each result of the operation that ``node`` belongs to, in order.

    Args:
        node: a ``grad_fn``, or a node found in the ``next_functions`` of another one.
    """
    if not hasattr(node, "_input_metadata"):
        kind = type(node).__name__
        raise TypeError(
            f"slots_of takes a node such as loss.grad_fn, not an object of type {kind}."
        )
    return tuple(Slot(tuple(slot.shape), slot.dtype, slot.device) for slot in node._input_metadata)
