"""Numbers as a drawing writes them: few digits, and large tensors by their shape."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

# What fits in a box or on an arrow.
_MOST_ELEMENTS, _MOST_CHARACTERS = 9, 40


def number_text(value: Any, *, digits: int = 4) -> str:
    """Return a Python number in a few digits; ``.0`` is written only of a whole float."""
    if isinstance(value, complex):
        return f"{value.real:.3g}{value.imag:+.3g}j"
    if not isinstance(value, float):
        return str(value)
    if 10**digits <= abs(value) < 10**6:
        return f"{value:.0f}" + (".0" if value.is_integer() else "")
    text = f"{value:.{digits}g}"
    return f"{text}.0" if text.lstrip("-").isdigit() and value.is_integer() else text


def value_text(tensor: Tensor) -> str:
    """Return the numbers in ``tensor``, or its shape if they are too many to write."""
    shape = f"shape {tuple(tensor.shape)}"
    # A learner's subclass must not be asked about itself.
    with torch.no_grad(), torch._C.DisableTorchFunctionSubclass():
        if tensor.device.type == "meta" or tensor.layout is not torch.strided:
            return shape
        if not tensor.numel():
            return f"nothing, {shape}"
        try:
            return _value_text(tensor.detach(), shape)
        except RuntimeError:  # inside vmap and the like, where no number can be read
            return shape


def _value_text(tensor: Tensor, shape: str) -> str:
    if tensor.numel() <= _MOST_ELEMENTS:
        text = _nested(tensor.tolist(), digits=3 if tensor.dim() else 4)
        if len(text) <= _MOST_CHARACTERS:
            return text
    first = tensor[(0,) * tensor.dim()]
    if bool((tensor == first).all()):
        return f"all {number_text(first.item())}, {shape}"
    return shape


def _nested(value: Any, *, digits: int) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_nested(part, digits=digits) for part in value) + "]"
    return number_text(value, digits=digits)
