"""Whether two values are the same but for rounding."""

import math
import sys
from typing import Any

import torch
from torch import Tensor

from autograder.checks.observing.snapshot import Snapshot, TensorSnapshot

# By dtype how far an element may be off: in parts of itself, at least, and in parts of the
# largest element. The last because large terms that nearly cancel leave their rounding behind.
TOLERANCE: dict[torch.dtype, tuple[float, float, float]] = {
    torch.float64: (1e-9, 1e-11, 1e-14),
    torch.float32: (1e-4, 1e-5, 2e-6),
    torch.float16: (1e-2, 1e-3, 2e-3),
    torch.bfloat16: (3e-2, 1e-2, 1e-2),
}
_NUMBERS = (1e-5, 1e-6, 2e-6)  # the same for Python's numbers, which torch computed in float32


def tensors_equal(actual: TensorSnapshot, expected: Tensor) -> bool:
    """Whether shape and dtype are those of ``expected``, and its values but for rounding."""
    wanted = expected.detach().cpu()
    if actual.value is None or actual.value.shape != wanted.shape:
        return False
    if actual.value.dtype != wanted.dtype:
        return False
    rtol, atol = _tolerance(wanted)
    return torch.allclose(actual.value, wanted, rtol=rtol, atol=atol, equal_nan=True)


def right_numbers(actual: Tensor, expected: Tensor) -> Tensor:
    """Which numbers of ``actual`` are those of ``expected``, as `tensors_equal` compares them.

    Both are real, on the CPU and of one shape; the tolerance is that of the whole ``expected``.
    """
    return _close(actual, expected, *_tolerance(expected))


def right_plain_numbers(actual: Tensor, expected: Tensor) -> Tensor:
    """The same for Python's numbers, as `values_equal` compares them."""
    rtol, atol, of_largest = _NUMBERS
    largest = expected.abs().nan_to_num(nan=0, posinf=0).max().item() if expected.numel() else 0.0
    return _close(actual, expected, rtol, max(atol, of_largest * largest))


def _close(actual: Tensor, expected: Tensor, rtol: float, atol: float) -> Tensor:
    return torch.isclose(actual.double(), expected.double(), rtol=rtol, atol=atol, equal_nan=True)


def _tolerance(wanted: Tensor) -> tuple[float, float]:
    rtol, atol, of_largest = TOLERANCE.get(wanted.dtype, (0.0, 0.0, 0.0))
    if of_largest and wanted.numel():
        largest = wanted.double().abs().nan_to_num(nan=0, posinf=0).max().item()
        atol = max(atol, of_largest * largest)
    return rtol, atol


def values_equal(actual: Snapshot, expected: Any) -> bool:
    """Whether plain values and their types are those of ``expected``, but for rounding."""
    rtol, atol, of_largest = _NUMBERS
    sizes = [abs(leaf) for leaf in leaves_of(expected) if isinstance(leaf, float)]
    largest = max((size for size in sizes if math.isfinite(size)), default=0.0)
    return _tree_equal(actual, expected, rtol, max(atol, of_largest * largest))


def _tree_equal(actual: Snapshot, expected: Any, rtol: float, atol: float) -> bool:
    if isinstance(expected, float) and isinstance(actual, int | float):
        if isinstance(actual, int) and abs(actual) > sys.float_info.max:
            return False  # larger than any float, and Python subtracts no such number from one
        if isinstance(actual, bool):
            return False
        if not math.isfinite(expected):
            return actual == expected or (math.isnan(actual) and math.isnan(expected))
        return abs(actual - expected) <= atol + rtol * abs(expected)
    if isinstance(expected, list | tuple):
        return (
            type(actual) is type(expected)
            and len(actual) == len(expected)
            and all(_tree_equal(*pair, rtol, atol) for pair in zip(actual, expected, strict=True))
        )
    if isinstance(expected, dict):
        return (
            isinstance(actual, dict)
            and actual.keys() == expected.keys()
            and all(_tree_equal(actual[key], expected[key], rtol, atol) for key in expected)
        )
    return type(actual) is type(expected) and bool(actual == expected)


def leaves_of(tree: Snapshot) -> list[Snapshot]:
    """What is in nested dicts, lists and tuples, in order."""
    if isinstance(tree, dict):
        return [leaf for value in tree.values() for leaf in leaves_of(value)]
    if isinstance(tree, list | tuple):
        return [leaf for value in tree for leaf in leaves_of(value)]
    return [tree]
