"""How a wrong value differs from the right one, where that can be said for certain.

No cause is guessed: each sentence is a fact about the two values. The right value itself is
not shown.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from os.path import commonprefix
from typing import Any

import torch
from torch import Tensor

from autograder.checks.factors import FACTORS_OF_ONE, factor_between, has_many, times
from autograder.checks.from_lent import is_lent, seen_from_lent
from autograder.checks.observing.snapshot import TensorSnapshot
from autograder.checks.rounding import (
    TOLERANCE,
    leaves_of,
    right_numbers,
    right_plain_numbers,
    values_equal,
)
from autograder.checks.shapes import difference_of_shapes
from autograder.checks.texts import kind_of

# In a larger one no place is named: nobody counts that far.
_COUNTED = 1000
# Which numbers of the first are those of the second, but for rounding.
Right = Callable[[Tensor, Tensor], Tensor]
# Other numbers that are made of the right ones.
_FORMULAS: dict[str, Callable[[Tensor], Tensor]] = {
    "the squares of": torch.square,
    "the roots of": torch.sqrt,
    "one divided by": torch.reciprocal,
}
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
        return difference_of_shapes(have, want)
    right = right_numbers(have, want)
    if have.dtype != want.dtype:
        exact = torch.equal(have.double(), want.double())
        return "the numbers are right, only the element type is not" if exact else None
    if bool(right.all()):
        return None
    return (
        _of_gaps(have, want)
        or _of_all(have, want)
        or is_lent(actual.run.lent, have)
        or _of_digits(have, want)
        or _of_places(right)
        or seen_from_lent(actual.run.lent, have, want)
        or _of_nearness(have, want)
        or _of_direction(have, want)
    )


def difference_of_values(actual: Any, expected: Any) -> str | None:
    """The same for plain values: numbers, lists, tuples and dictionaries."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _of_keys(actual, expected)
    if _is_number(actual) and _is_number(expected):
        pair = _as_tensors(actual, expected)
        near = _of_decimals(*pair) or _of_nearness(*pair)
        return _of_numbers(actual, expected) or near or _of_direction(*pair)
    if isinstance(actual, str) and isinstance(expected, str):
        return _of_texts(actual, expected)
    if not isinstance(expected, list | tuple) or type(actual) is not type(expected):
        return None
    if len(actual) != len(expected):
        return f"it has {_counted(len(actual), 'entry', 'entries')}, not {len(expected)}"
    if len(actual) > 1 and all(map(_is_number, (*actual, *expected))):
        if said := _of_numbers(actual, expected) or _of_decimals(*_as_tensors(actual, expected)):
            return said
    pairs = enumerate(zip(actual, expected, strict=True))
    wrong = [place for place, (one, other) in pairs if not values_equal(one, other)]
    if len(wrong) > 1 and sorted(map(repr, actual)) == sorted(map(repr, expected)):
        return "these are the right entries in another order"
    kinds = difference_of_kinds(actual, expected) if len(wrong) == len(expected) > 0 else None
    return kinds or _first_wrong(wrong, len(expected), ("entry", "entries"), str)


def difference_of_kinds(actual: Any, expected: Any) -> str | None:
    """Whether all members are of one kind, and all should be of another."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _of_kinds("value", actual.values(), expected.values())
    if isinstance(expected, list | tuple) and type(actual) is type(expected):
        return _of_kinds("entry", actual, expected)
    return None


def share_of_right(actual: Any, expected: Any) -> str | None:
    """How many of several predicted numbers are right, and not which: that would be the answer."""
    if not isinstance(expected, list | tuple) or type(actual) is not type(expected):
        return None
    pairs = list(zip(leaves_of(actual), leaves_of(expected), strict=False))
    if len(leaves_of(actual)) != len(pairs) or len(leaves_of(expected)) != len(pairs):
        return None
    if not all(_is_number(one) and _is_number(other) for one, other in pairs):
        return None
    right = sum(values_equal(one, other) for one, other in pairs)
    return f"{right} of {len(pairs)} numbers {_are(right)} right" if right else None


def _of_texts(actual: str, expected: str) -> str | None:
    if actual.lower() == expected.lower():
        return "only small and capital letters are exchanged"
    if expected and expected in actual:
        return "the right text is in it, with more around it"
    if len(actual) > 2 and expected.startswith(actual):
        return "it is right as far as it goes, and ends too early"
    begins, ends = (
        commonprefix([a, b]) for a, b in ((actual, expected), (actual[::-1], expected[::-1]))
    )
    if len(actual) > len(expected) <= len(begins) + len(ends) and expected:
        return f"{actual[len(begins) :][: len(actual) - len(expected)]!r} in it is too much"
    if len(begins) > 2:
        return f"it begins right, with {begins!r}, and goes on wrong"
    return f"it ends right, with {ends[::-1]!r}, and begins wrong" if len(ends) > 2 else None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e300


def _as_tensors(*values: Any) -> list[Tensor]:
    return [torch.tensor(value, dtype=torch.float64) for value in values]


def _of_numbers(actual: Any, expected: Any) -> str | None:
    have, want = _as_tensors(actual, expected)
    # A float was computed in float32; a whole number is exact.
    computed = isinstance(expected, float) or (
        isinstance(expected, list | tuple) and any(isinstance(each, float) for each in expected)
    )
    return _of_all(have, want, right_plain_numbers if computed else right_numbers)


def _of_keys(actual: dict[Any, Any], expected: dict[Any, Any]) -> str | None:
    missing = sum(key not in actual for key in expected)
    more = sum(key not in expected for key in actual)
    if missing or more:
        said = [f"{missing} missing"] * bool(missing) + [f"{more} too many"] * bool(more)
        return f"of its keys, {' and '.join(said)}"
    wrong = [key for key in expected if not values_equal(actual[key], expected[key])]
    if not wrong or len(wrong) == len(expected):
        return difference_of_kinds(actual, expected)
    return f"wrong at {', '.join(map(repr, wrong[:5]))}, right at the other keys"


def _of_kinds(what: str, actual: Iterable[Any], expected: Iterable[Any]) -> str | None:
    have, want = (sorted({*map(kind_of, members)}) for members in (actual, expected))
    if (
        len(have) != 1
        or len(want) != 1
        or (*have, *want) in ((*want, *have), ("an int", "a float"))
    ):
        return None
    return f"each {what} is {have[0]}, not {want[0]}"


def _of_gaps(have: Tensor, want: Tensor) -> str | None:
    for name, which in (("nan", torch.isnan), ("infinite", torch.isinf)):
        new = int((which(have) & ~which(want)).sum())
        if new and bool(which(want).any()):  # whoever counts them finds more
            return f"{_counted(new, 'number', 'numbers')} {_are(new)} {name} and should not be"
        if new:
            of_all = f" of {have.numel()}" if have.numel() > 1 else ""
            return f"{_counted(new, 'number', 'numbers')}{of_all} {_are(new)} {name}"
    return None


def _of_all(have: Tensor, want: Tensor, right: Right = right_numbers) -> str | None:
    """What is true of all numbers at once; ``right`` says which are the same but for rounding."""
    if have.dtype is torch.bool:
        return None
    have, exact = have.double(), want.double()
    many = have.numel() > 1

    def equal(one: Tensor) -> bool:
        return bool(right(one, want).all())

    if not bool(have.any()):
        return "every number is 0" if many else None
    if equal(-have):
        return "the numbers are right but for the sign" if many else "it is right but for the sign"
    if factor := factor_between(have, exact):
        if equal(have / factor) and (many or factor in FACTORS_OF_ONE):
            return f"{'each number' if many else 'it'} is {times(factor, have)}"
    if not many:
        return None
    return _of_order(have, want, right) or _of_formula(have, want, right)


def _of_order(have: Tensor, want: Tensor, right: Right) -> str | None:
    def equal(one: Tensor) -> bool:
        return bool(right(one, want).all())

    if have.dim() == 2 and have.shape[0] == have.shape[1] and equal(have.T):
        return "the numbers are right, with rows and columns exchanged"
    if equal(have.flip(0)):
        what = "rows" if have.dim() > 1 else "numbers"
        return f"these are the right {what} in reverse order"
    in_order = right(have.flatten().sort().values, want.flatten().sort().values)
    return "these are the right numbers in another order" if bool(in_order.all()) else None


def _of_formula(have: Tensor, want: Tensor, right: Right) -> str | None:
    if have.isfinite().all() and want.isfinite().all():
        if bool(right(have.abs(), want.abs()).all()):
            return "the numbers are right but for some signs"
        gaps = have - want.double()
        gap = gaps.median()
        # A gap as small as the rounding that is allowed would fit anything, and it is one gap:
        # the same everywhere, and not only what rounding leaves of it.
        counts = abs(gap) > 1e-3 * want.double().abs().max()
        is_one = counts and bool(((gaps - gap).abs() <= 0.01 * gap.abs()).all())
        if is_one and have.numel() > 1 and bool(right(have - gap, want).all()):
            return f"each number is {abs(gap.item()):.4g} too {'large' if gap > 0 else 'small'}"
    if has_many(want):
        for name, formula in _FORMULAS.items():
            made = formula(want.double())
            made = made.to(want.dtype) if want.dtype.is_floating_point else made
            if bool(right(have, made).all()):
                return f"these are {name} the right numbers"
        if not has_many(have):
            return f"every number is {have.flatten()[0].item():.6g}"
    return None


def _of_digits(have: Tensor, want: Tensor) -> str | None:
    """Whether only the last digits are missing, and of which element type the rest is."""
    if not have.dtype.is_floating_point or not bool(want.isfinite().all()):
        return None
    which = "the numbers are" if have.numel() > 1 else "it is"
    for dtype in (torch.float32, torch.bfloat16, torch.float16):
        if torch.equal(want.to(dtype).to(have.dtype), have):
            return f"{which} right to the digits of a {str(dtype).removeprefix('torch.')} only"
    for name, cut in (("cut to", torch.trunc), ("rounded to", torch.round)):
        if torch.equal(cut(want), have) and bool((have.abs() > 1).any()):  # 0 and 1 come up anyway
            wholes = "whole numbers" if have.numel() > 1 else "a whole number"
            return f"{which} {name} {wholes}"
    return _of_decimals(have, want)


def _of_decimals(have: Tensor, want: Tensor) -> str | None:
    """Whether the right numbers were rounded to a few digits, as for a printed table."""
    if not bool(have.any()) or not bool(want.isfinite().all()):
        return None
    for digits in range(2, 7):
        rounded = torch.round(want.double(), decimals=digits).to(have.dtype)
        if torch.equal(rounded, have):
            which = "the numbers are" if have.numel() > 1 else "it is"
            return f"{which} rounded to {digits} digits after the point"
    return None


def _of_nearness(have: Tensor, want: Tensor) -> str | None:
    """How far the worst of the numbers is off, where all are nearly right."""
    have, want = have.double(), want.double()
    off = (have - want).abs() / want.abs()
    worst = max(off[want != have].nan_to_num(nan=1).tolist(), default=1)
    which = "each number is" if have.numel() > 1 else "it is"
    if worst < 1e-3:
        parts = 10 ** min(int(-math.log10(worst)), 9)
        return f"{which} nearly right: off by less than one part in {parts:,}"
    return f"{which} close, but off by up to {100 * worst:.1g} %" if worst < 0.03 else None


def _of_direction(have: Tensor, want: Tensor) -> str | None:
    """On which side of the right numbers all of them lie, if on one and the same."""
    off = have.double() - want.double()
    if have.dtype is torch.bool or not bool(off.isfinite().all()):
        return None
    which = "each number is" if have.numel() > 1 else "it is"
    if bool((have.double() * want.double() < 0).all()):
        return f"{which} on the wrong side of 0"
    same_side = bool((off > 0).all()) or bool((off < 0).all())
    if same_side and not bool((want < 0).all()):  # "too small" can be taken for "too near to 0"
        return f"{which} too {'large' if bool((off > 0).all()) else 'small'}"
    if bool((off * want.double() > 0).all()):
        return f"{which} too far from 0"
    inside = (have.double() * want.double() >= 0) & (have.double().abs() < want.double().abs())
    return f"{which} too near to 0" if bool(inside.all()) else None


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
    first = f"{one} {written(wrong[0])}{', counted from 0' * (written is str)}"
    return f"{right} of {count} {many} {_are(right)} right; the first wrong one is {first}"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _counted(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"
