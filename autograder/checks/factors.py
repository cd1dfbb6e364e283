"""Factors between two tensors, and how they are called."""

from torch import Tensor

# What formulas lose or gain: halves, thirds and quarters. Of one number alone, fewer: with
# simple inputs many wrong answers happen to be a fraction of the right one.
_TWELFTHS, FACTORS_OF_ONE = 12, (2.0, 0.5)


def factor_between(have: Tensor, want: Tensor) -> float | None:
    """The factor between two tensors, if it is a simple one or theirs alone."""
    there = (want != 0) & want.isfinite() & have.isfinite()
    if not bool(there.any()):
        return None
    factor = (have[there] / want[there]).median().item()
    of_counts = [1 / count for count in (have.numel(), len(have) if have.dim() else 1)]
    for simple in (round(factor * _TWELFTHS) / _TWELFTHS, *of_counts):
        if simple and abs(factor - simple) < 1e-4 * abs(simple):
            return simple
    # Any factor, where two different sizes share it: that is no chance.
    is_near_one = abs(factor - 1) < 1e-3
    return factor if factor and not is_near_one and has_many(want[there].abs()) else None


def has_many(numbers: Tensor) -> bool:
    """Whether there are two different ones."""
    return bool((numbers != numbers.flatten()[0]).any())


def times(factor: float, have: Tensor) -> str:
    """In words what ``factor`` makes of the right numbers; a count of theirs is called one."""
    counts = {have.numel(): "of them", **({len(have): "rows"} if have.dim() > 1 else {})}
    for count, what in counts.items():
        if count > 2 and factor in (count, 1 / count):
            how = " times" if factor > 1 else ", divided by"
            return f"what it should be{how} {count}, and there are {count} {what}"
    return f"{'half' if factor == 0.5 else f'{factor:.4g} times'} what it should be"
