"""What is true of wrong numbers beside the right ones: facts, each in a sentence, or None."""

import math
from collections.abc import Callable, Sequence

import torch
from torch import Tensor

from autograder.checks.factors import FACTORS_OF_ONE, factor_between, has_many, times
from autograder.checks.rounding import right_numbers

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


def of_gaps(have: Tensor, want: Tensor) -> str | None:
    """How many numbers are nan or infinite that should not be."""
    for name, which in (("nan", torch.isnan), ("infinite", torch.isinf)):
        new = int((which(have) & ~which(want)).sum())
        if new and bool(which(want).any()):  # whoever counts them finds more
            return f"{counted(new, 'number', 'numbers')} {are(new)} {name} and should not be"
        if new:
            among = f" of {have.numel()}" if have.numel() > 1 else ""
            return f"{counted(new, 'number', 'numbers')}{among} {are(new)} {name}"
    return None


def of_all(have: Tensor, want: Tensor, right: Right = right_numbers) -> str | None:
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


def of_digits(have: Tensor, want: Tensor) -> str | None:
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
    return of_decimals(have, want)


def of_decimals(have: Tensor, want: Tensor) -> str | None:
    """Whether the right numbers were rounded to a few digits, as for a printed table."""
    if not bool(have.any()) or not bool(want.isfinite().all()):
        return None
    for digits in range(2, 7):
        rounded = torch.round(want.double(), decimals=digits).to(have.dtype)
        if torch.equal(rounded, have):
            which = "the numbers are" if have.numel() > 1 else "it is"
            return f"{which} rounded to {digits} digits after the point"
    return None


def of_nearness(have: Tensor, want: Tensor) -> str | None:
    """How far the worst of the numbers is off, where all are nearly right."""
    have, want = have.double(), want.double()
    off = (have - want).abs() / want.abs()
    worst = max(off[want != have].nan_to_num(nan=1).tolist(), default=1)
    which = "each number is" if have.numel() > 1 else "it is"
    if worst < 1e-3:
        parts = 10 ** min(int(-math.log10(worst)), 9)
        return f"{which} nearly right: off by less than one part in {parts:,}"
    return f"{which} close, but off by up to about {100 * worst:.1g} %" if worst < 0.03 else None


def of_direction(have: Tensor, want: Tensor) -> str | None:
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


def of_places(right: Tensor) -> str | None:
    """How many are right, and where the first wrong one is."""
    if right.dim() == 0 or right.numel() > _COUNTED:
        return None
    wrong = (~right.flatten()).nonzero().flatten().tolist()
    rows = right.flatten(1).all(dim=1) if right.dim() > 1 else right
    if right.dim() > 1 and len(wrong) > 1 and bool(rows.any()):
        return first_wrong((~rows).nonzero().flatten().tolist(), len(rows), ("row", "rows"), str)

    def written(place: int) -> str:
        where = torch.unravel_index(torch.tensor(place), right.shape)
        return f"[{', '.join(str(int(number)) for number in where)}]"

    return first_wrong(wrong, right.numel(), ("number", "numbers"), written)


def first_wrong(
    wrong: Sequence[int], count: int, names: tuple[str, str], written: Callable[[int], str]
) -> str | None:
    """How many of ``count`` are right, and which wrong one comes first; None if all are wrong."""
    one, many = names
    right = count - len(wrong)
    if not wrong or not right:
        return None
    first, how = f"{one} {written(wrong[0])}", ", counted from 0" * (written is str)
    if len(wrong) == 1:
        return f"only {first} is wrong{how}"
    return f"{right} of {count} {many} {are(right)} right; the first wrong one is {first}{how}"


def are(count: int) -> str:
    """The verb for so many."""
    return "is" if count == 1 else "are"


def counted(count: int, one: str, many: str) -> str:
    """``count`` with its noun."""
    return f"{count} {one if count == 1 else many}"
