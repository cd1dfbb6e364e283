"""How a wrong value differs from the right one, where that can be said for certain.

No cause is guessed: each sentence is a fact about the two values. The right value itself is
not shown.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from autograder.checks.observing.snapshot import TensorSnapshot
from autograder.checks.rounding import TOLERANCE, right_numbers, values_equal

# In a larger one no place is named: nobody counts that far.
_COUNTED = 1000
# What formulas lose or gain: halves, thirds and quarters. Of one number alone, fewer: with
# simple inputs many wrong answers happen to be a fraction of the right one.
_TWELFTHS, _FACTORS_OF_ONE = 12, (2.0, 0.5)
# The element types that can be compared number by number, exactly, as float64.
_WHOLE = {torch.bool, torch.uint8, torch.int8, torch.int16, torch.int32, torch.int64}
_REAL = _WHOLE | TOLERANCE.keys()


def difference_of_tensors(actual: TensorSnapshot, expected: Tensor) -> str | None:
    """One fact about a tensor that is not ``expected``, or None where there is none to tell."""
    if actual.value is None or expected.is_meta or expected.layout is not torch.strided:
        return None
    have, want = actual.value, expected.detach().cpu()
    if not {have.dtype, want.dtype} <= _REAL or not have.numel():
        return None
    if have.shape != want.shape:
        return _of_shapes(have, want)
    right = right_numbers(have, want)
    if have.dtype != want.dtype:
        exact = torch.equal(have.double(), want.double())
        return "the numbers are right, only the element type is not" if exact else None
    if bool(right.all()):
        return None
    return _of_gaps(have, want) or _of_all(have, want) or _of_places(right)


def difference_of_values(actual: Any, expected: Any) -> str | None:
    """The same for plain values: lists, tuples and dictionaries."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _of_keys(actual, expected)
    if not isinstance(expected, list | tuple) or type(actual) is not type(expected):
        return None
    if len(actual) != len(expected):
        return f"it has {_counted(len(actual), 'entry', 'entries')}, not {len(expected)}"
    pairs = enumerate(zip(actual, expected, strict=True))
    wrong = [place for place, (one, other) in pairs if not values_equal(one, other)]
    return _first_wrong(wrong, len(expected), ("entry", "entries"), str)


def _of_keys(actual: dict[Any, Any], expected: dict[Any, Any]) -> str | None:
    missing = sum(key not in actual for key in expected)
    more = sum(key not in expected for key in actual)
    if missing or more:
        said = [f"{missing} missing"] * bool(missing) + [f"{more} too many"] * bool(more)
        return f"of its keys, {' and '.join(said)}"
    wrong = [key for key in expected if not values_equal(actual[key], expected[key])]
    if not wrong or len(wrong) == len(expected):
        return None
    return f"wrong at {', '.join(map(repr, wrong[:5]))}, right at the other keys"


def _of_shapes(have: Tensor, want: Tensor) -> str | None:
    if have.dtype != want.dtype or have.numel() != want.numel() or have.numel() < 2:
        return None
    same = bool(right_numbers(have.flatten(), want.flatten()).all())
    return "the numbers and their order are right, only the shape is not" if same else None


def _of_gaps(have: Tensor, want: Tensor) -> str | None:
    for name, which in (("nan", torch.isnan), ("infinite", torch.isinf)):
        new = int((which(have) & ~which(want)).sum())
        if new:
            of_all = f" of {have.numel()}" if have.numel() > 1 else ""
            return f"{_counted(new, 'number', 'numbers')}{of_all} {_are(new)} {name}"
    return None


def _of_all(have: Tensor, want: Tensor) -> str | None:
    """What is true of all numbers at once."""
    if have.dtype is torch.bool:
        return None
    have, exact = have.double(), want.double()
    many = have.numel() > 1

    def equal(one: Tensor) -> bool:
        return bool(right_numbers(one, want).all())

    if not bool(have.any()):
        return "every number is 0" if many else None
    if equal(-have):
        return "the numbers are right but for the sign" if many else "it is right but for the sign"
    if factor := _factor(have, exact):
        if equal(have / factor) and (many or factor in _FACTORS_OF_ONE):
            times = "half" if factor == 0.5 else f"{factor:.4g} times"
            return f"{'each number is' if many else 'it is'} {times} what it should be"
    if have.dim() == 2 and have.shape[0] == have.shape[1] and equal(have.T):
        return "the numbers are right, with rows and columns exchanged"
    in_order = right_numbers(have.flatten().sort().values, want.flatten().sort().values)
    return "these are the right numbers in another order" if bool(in_order.all()) else None


def _factor(have: Tensor, want: Tensor) -> float | None:
    """The factor between two tensors, if it is a simple one."""
    there = (want != 0) & want.isfinite() & have.isfinite()
    if not bool(there.any()):
        return None
    factor = (have[there] / want[there]).median().item()
    simple = round(factor * _TWELFTHS) / _TWELFTHS
    return simple if simple and abs(factor - simple) < 1e-4 * abs(simple) else None


def _of_places(right: Tensor) -> str | None:
    if right.dim() == 0 or right.numel() > _COUNTED:
        return None
    wrong = (~right.flatten()).nonzero().flatten().tolist()
    rows = right.flatten(1).all(dim=1) if right.dim() > 1 else right
    if right.dim() > 1 and len(wrong) > 1 and bool(rows.any()):
        return _first_wrong((~rows).nonzero().flatten().tolist(), len(rows), ("row", "rows"), str)

    def written(place: int) -> str:
        where = torch.unravel_index(torch.tensor(place), right.shape)
        return f"[{', '.join(str(int(number)) for number in where)}]"

    return _first_wrong(wrong, right.numel(), ("number", "numbers"), written)


def _first_wrong(
    wrong: Sequence[int], count: int, names: tuple[str, str], written: Callable[[int], str]
) -> str | None:
    one, many = names
    right = count - len(wrong)
    if not wrong or not right:
        return None
    if len(wrong) == 1:
        return f"only {one} {written(wrong[0])} is wrong"
    of_all = f"{right} of {count} {many}"
    return f"{of_all} {_are(right)} right; the first wrong one is {one} {written(wrong[0])}"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _counted(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
