"""How a value is written for a learner: short, exact enough to compare by eye."""

from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from autograder.checks.observing.snapshot import ObjectSnapshot, TensorSnapshot

# Larger tensors are described, not printed: nobody compares 50 numbers by eye.
PRINTED_ELEMENTS = 16
LONGEST = 300


def text_of(value: Any) -> str:
    """``value`` as a learner would write it: ``[1, -2.5]``, ``tensor of shape (64, 10)``."""
    if isinstance(value, TensorSnapshot):
        return _text_of_tensor(value.value, value.shape, value.device)
    if isinstance(value, Tensor):
        host = None if value.is_meta else value.detach().cpu()
        return _text_of_tensor(host, tuple(value.shape), str(value.device))
    if isinstance(value, ObjectSnapshot):
        return _cut(f"a {value.type_name}: {value.text}")
    if isinstance(value, float):
        return f"{value:.6g}"
    if isinstance(value, Mapping):
        return _cut("{" + ", ".join(f"{k!r}: {text_of(v)}" for k, v in value.items()) + "}")
    if isinstance(value, list):
        return _cut("[" + ", ".join(map(text_of, value)) + "]")
    if isinstance(value, tuple):
        inside = ", ".join(map(text_of, value))
        return _cut(f"({inside},)" if len(value) == 1 else f"({inside})")
    return _cut(repr(value))


def kind_of(value: Any) -> str:
    """What ``value`` is, with an article: ``a tensor``, ``None``, ``a list``."""
    if value is None or value is Ellipsis:
        return text_of(value)
    if isinstance(value, TensorSnapshot | Tensor):
        return "a tensor"
    name = value.type_name if isinstance(value, ObjectSnapshot) else type(value).__name__
    article = "an" if name[:1].lower() in "aeiou" else "a"
    return f"{article} {name}"


def _text_of_tensor(value: Tensor | None, shape: tuple[int, ...], device: str) -> str:
    where = "" if device == "cpu" else f" on {device}"
    if value is None or value.numel() > PRINTED_ELEMENTS:
        return f"a tensor of shape {shape}{where}"
    if value.dtype in (torch.float64, torch.float32, torch.float16, torch.bfloat16):
        return _numbers(value.tolist()) + where
    return f"{value.tolist()}{where}"


def _numbers(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(_numbers, value)) + "]"
    return f"{value:.6g}"


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
