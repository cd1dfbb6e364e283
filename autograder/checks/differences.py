"""How a wrong value differs from the right one, where that can be said for certain.

No cause is guessed: each sentence is a fact about the two values. The right value itself is
not shown.
"""

from collections.abc import Iterable
from os.path import commonprefix
from typing import Any

import torch
from torch import Tensor

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
from autograder.checks.wrong_numbers import (
    are,
    counted,
    first_wrong,
    of_all,
    of_decimals,
    of_digits,
    of_direction,
    of_gaps,
    of_nearness,
    of_places,
)

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
        of_gaps(have, want)
        or of_all(have, want)
        or is_lent(actual.run.lent, have)
        or of_digits(have, want)
        or of_places(right)
        or seen_from_lent(actual.run.lent, have, want)
        or of_nearness(have, want)
        or of_direction(have, want)
    )


def difference_of_values(actual: Any, expected: Any) -> str | None:
    """The same for plain values: numbers, lists, tuples and dictionaries."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _of_keys(actual, expected)
    if _is_number(actual) and _is_number(expected):
        pair = _as_tensors(actual, expected)
        near = of_decimals(*pair) or of_nearness(*pair)
        return _of_numbers(actual, expected) or near or of_direction(*pair)
    if isinstance(actual, str) and isinstance(expected, str):
        return _of_texts(actual, expected)
    if not isinstance(expected, list | tuple) or type(actual) is not type(expected):
        return None
    if len(actual) != len(expected):
        return f"it has {counted(len(actual), 'entry', 'entries')}, not {len(expected)}"
    if len(actual) > 1 and all(map(_is_number, (*actual, *expected))):
        if said := _of_numbers(actual, expected) or of_decimals(*_as_tensors(actual, expected)):
            return said
    pairs = enumerate(zip(actual, expected, strict=True))
    wrong = [place for place, (one, other) in pairs if not values_equal(one, other)]
    if len(wrong) > 1 and sorted(map(repr, actual)) == sorted(map(repr, expected)):
        return "these are the right entries in another order"
    kinds = difference_of_kinds(actual, expected) if len(wrong) == len(expected) > 0 else None
    return kinds or first_wrong(wrong, len(expected), ("entry", "entries"), str)


def difference_of_sizes(actual: tuple[Any, ...], expected: tuple[int, ...]) -> str | None:
    """The same for shapes, whose entries are sizes: a learner reads them as the array's own."""
    if len(actual) != len(expected):
        return f"it has {counted(len(actual), 'dimension', 'dimensions')}, not {len(expected)}"
    pairs = enumerate(zip(actual, expected, strict=True))
    wrong = [place for place, (one, other) in pairs if not values_equal(one, other)]
    if len(wrong) > 1 and sorted(map(repr, actual)) == sorted(map(repr, expected)):
        return "these are the right sizes in another order"
    return first_wrong(wrong, len(expected), ("dimension", "dimensions"), str)


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
    have, want = leaves_of(actual), leaves_of(expected)
    if len(have) != len(want) or not all(map(_is_number, (*have, *want))):
        return None
    right = sum(map(values_equal, have, want))
    # All of them: they only stand otherwise, in other brackets.
    return f"{right} of {len(want)} numbers {are(right)} right" if 0 < right < len(want) else None


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
    return of_all(have, want, right_plain_numbers if computed else right_numbers)


def _of_keys(actual: dict[Any, Any], expected: dict[Any, Any]) -> str | None:
    missing = sum(key not in actual for key in expected)
    more = sum(key not in expected for key in actual)
    if missing or more:
        said = [f"{missing} missing"] * bool(missing) + [f"{more} too many"] * bool(more)
        return f"of its keys, {' and '.join(said)}"
    wrong = [key for key in expected if not values_equal(actual[key], expected[key])]
    if not wrong or len(wrong) == len(expected):
        return difference_of_kinds(actual, expected)
    rest = " and more" * (len(wrong) > 5)
    return f"wrong at {', '.join(map(repr, wrong[:5]))}{rest}, right at the others"


def _of_kinds(what: str, actual: Iterable[Any], expected: Iterable[Any]) -> str | None:
    have, want = (sorted({*map(kind_of, members)}) for members in (actual, expected))
    if (
        len(have) != 1
        or len(want) != 1
        or (*have, *want) in ((*want, *have), ("an int", "a float"))
    ):
        return None
    return f"each {what} is {have[0]}, not {want[0]}"
