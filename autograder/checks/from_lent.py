"""How a wrong tensor hangs together with what the learner's code was given."""

from collections.abc import Iterable, Iterator

import torch
from torch import Tensor

from autograder.checks.factors import factor_between, has_many
from autograder.checks.rounding import right_numbers

_PLAIN = torch.tensor([0.0, 1.0])
_SHARES = {1.0: "", 2.0: "twice ", 0.5: "half of "}
Lent = Iterable[tuple[str, Tensor]]


def is_lent(lent: Lent, have: Tensor) -> str | None:
    """Whether it is what the learner's code was given, number by number."""
    for name, given in _like(lent, have):
        if torch.equal(given, have):
            return f"these are the numbers of `{name}`, as it was given"
    return None


def seen_from_lent(lent: Lent, have: Tensor, want: Tensor) -> str | None:
    """Whether a tensor that was given is in it too often, or lies on a line with the right numbers.

    The second is the sign of a step in the right direction, and of another length.
    """
    if have.numel() < 2 or not have.dtype.is_floating_point or not has_many(want):
        return None
    have, exact = have.double(), want.double()
    for name, given in _like(lent, have.to(want.dtype)):
        start = given.double()
        for share, what in _SHARES.items():
            for sign, done in ((1, "added"), (-1, "taken away")):
                if bool(right_numbers(have - sign * share * start, want).all()):
                    return f"these are the right numbers with {what}`{name}` {done}"
        way, right_way = have - start, exact - start
        factor = factor_between(way, right_way)
        # Short ways would be right by rounding alone.
        long = bool(right_way.abs().max() > 1e-2 * exact.abs().max())
        if factor and long and has_many(right_way):
            meant = (start + factor * right_way).to(want.dtype)
            if bool(right_numbers(have, meant).all()):
                far = "half" if abs(factor) == 0.5 else f"{abs(factor):.4g} times"
                side = " and on the other side" if factor < 0 else ""
                return f"seen from `{name}`, each number is {far} as far away as it should be{side}"
    return None


def _like(lent: Lent, have: Tensor) -> Iterator[tuple[str, Tensor]]:
    """What was lent with the shape and the element type of ``have``."""
    for name, given in lent:
        same = given.shape == have.shape and given.dtype == have.dtype
        # Zeros and ones have many other reasons.
        if same and not given.is_meta and not bool(torch.isin(given.cpu(), _PLAIN).all()):
            yield name, given.detach().cpu()
