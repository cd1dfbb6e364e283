"""How a value is written for a learner: short, exact enough to compare by eye."""

import re
import struct
from collections.abc import Mapping
from typing import Any

import torch
from torch import Tensor

from autograder.checks.observing.snapshot import ObjectSnapshot, TensorSnapshot

# Larger tensors are described, not printed: nobody compares 50 numbers by eye.
PRINTED_ELEMENTS = 16
LONGEST = 300
# The element types that one sees: 1.0 is a float32, 1 is an int64, True is a bool.
_READ_OFF = (torch.float32, torch.int64, torch.bool)
# How Python packs what has fewer digits than its own floats. No tensor is made for a text: the
# learner's modes may still be on.
_PACKED = {torch.float32: "<f", torch.float16: "<e"}


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
        return _cut("{" + ", ".join(f"{k!r}: {argument_text(v)}" for k, v in value.items()) + "}")
    if isinstance(value, list):
        return _cut("[" + ", ".join(map(argument_text, value)) + "]")
    if isinstance(value, tuple):
        inside = ", ".join(map(argument_text, value))
        return _cut(f"({inside},)" if len(value) == 1 else f"({inside})")
    return _cut(repr(value))


def input_text(value: Any) -> str:
    """``value`` as what a learner's function was given: its element type and true digits can be
    the point, so floats keep a decimal point and all that tells them from their neighbours.
    """
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, list):
        return _cut("[" + ", ".join(map(input_text, value)) + "]")
    if isinstance(value, Mapping):
        return _cut("{" + ", ".join(f"{k!r}: {input_text(v)}" for k, v in value.items()) + "}")
    if not isinstance(value, Tensor) or value.is_meta or value.numel() > PRINTED_ELEMENTS:
        return text_of(value)
    kind = "" if value.dtype in _READ_OFF else f" ({str(value.dtype).removeprefix('torch.')})"
    where = "" if value.device.type == "cpu" else f" on {value.device}"
    digits = _digits(value.detach().cpu().tolist(), value.dtype)
    return f"{digits if value.dim() else f'tensor({digits})'}{kind}{where}"


def argument_text(value: Any) -> str:
    """``value`` as it would stand in a call or a list: a tensor without dimensions is no number
    there.
    """
    text = text_of(value)
    is_scalar = isinstance(value, Tensor | TensorSnapshot) and not value.shape
    return f"tensor({text})" if is_scalar else text


def _digits(value: Any, dtype: torch.dtype) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_digits(member, dtype) for member in value) + "]"
    if not isinstance(value, float) or dtype not in _PACKED:
        return str(value)
    for digits in range(1, 10):
        short = f"{value:.{digits}g}"
        try:
            same = struct.unpack(_PACKED[dtype], struct.pack(_PACKED[dtype], float(short)))[0]
        except OverflowError:
            continue
        if same == value:
            return repr(float(short))
    return repr(value)


def attribute_of(name: str, attribute: str) -> str:
    """``w.grad``; of a name with words behind it, ``.grad of w, after the step``."""
    outside, inside = name, None
    while outside != inside:  # of all brackets
        inside, outside = outside, re.sub(r"\([^()]*\)|\[[^][]*\]", "", outside)
    has_words = "," in outside or " " in outside
    return f".{attribute} of {name}" if has_words else f"{name}.{attribute}"


# Named like element types of PyTorch's, which these are not.
_OF_NUMPY = {f"float{bits}" for bits in (16, 32, 64, 128)} | {
    f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)
}


def kind_of(value: Any) -> str:
    """What ``value`` is, with an article: ``a tensor``, ``None``, ``a list``."""
    if value is None or value is Ellipsis:
        return text_of(value)
    if isinstance(value, TensorSnapshot | Tensor):
        return "a tensor"
    name = value.type_name if isinstance(value, ObjectSnapshot) else type(value).__name__
    if name in _OF_NUMPY:
        return f"a NumPy {name}"
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
