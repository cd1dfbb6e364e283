"""What a node of the autograd graph is to be handed, and what it keeps.

PyTorch tells both in attributes that are not public: ``_input_metadata``, and names that begin
with ``_saved_``. Lessons and exercises ask here, so that a change has one place to be mended in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from autograder.checks.private_names import Need, require

from ._saved import read_saved


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
    _refuse_others(node, "slots_of")
    slots = node._input_metadata
    return tuple(Slot(tuple(slot.shape), slot.dtype, slot.device) for slot in slots)


def saved_by(node: Any) -> dict[str, Tensor]:
    """Return the tensors that ``node`` keeps for ``backward()``, by the names PyTorch gives them.

    Empty if it keeps none, or none any more. What was changed in place since is there too.

    Args:
        node: a ``grad_fn``, or a node found in the ``next_functions`` of another one.
    """
    _refuse_others(node, "saved_by")
    saved = read_saved(node)
    return saved.tensors | {name: changed.tensor for name, changed in saved.changed.items()}


def _refuse_others(node: Any, asked: str) -> None:
    require(Need.DRAWINGS)
    if not hasattr(node, "_input_metadata"):
        kind = type(node).__name__
        raise TypeError(f"{asked} takes a node such as loss.grad_fn, not an object of type {kind}.")
