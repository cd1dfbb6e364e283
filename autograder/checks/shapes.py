"""What a tensor of another shape has to do with the right one, where that is certain."""

from collections.abc import Callable

import torch
from torch import Tensor

from autograder.checks.rounding import right_numbers

_REDUCED: dict[str, Callable[..., Tensor]] = {
    "added up": torch.sum,
    "averaged": torch.mean,
    "reduced to their norm": torch.linalg.vector_norm,
}


def difference_of_shapes(have: Tensor, want: Tensor) -> str | None:
    """One fact about ``have``, which has not the shape of ``want``, or None."""
    if have.dtype != want.dtype or not bool(have.any()):
        return None
    if have.numel() == want.numel():
        what = "the numbers and their order are" if have.numel() > 1 else "the number is"
        return f"{what} right, only the shape is not" if _equal(have, want) else None
    of_columns = _of_columns(have, want)
    return _of_part(have, want) or of_columns or _of_diagonal(have, want) or _of_reduced(have, want)


def _of_columns(have: Tensor, want: Tensor) -> str | None:
    """The same of columns, where both are tables with the same number of rows."""
    is_table = have.dim() == want.dim() == 2 and len(have) == len(want)
    said = _of_part(have.T, want.T) if is_table else None
    return said.replace("rows", "columns") if said else None


def _of_part(have: Tensor, want: Tensor) -> str | None:
    """Whether one of them is the beginning or the end of the other."""
    rows = have if have.dim() == want.dim() else have[None]
    if not want.numel() or want.dim() == 0 or rows.shape[1:] != want.shape[1:]:
        return None
    what, (fewer, more) = "rows" if want.dim() > 1 else "numbers", sorted((rows, want), key=len)
    parts = {"first": more[: len(fewer)], "last": more[-len(fewer) :]}
    where = next((where for where, part in parts.items() if _equal(fewer, part)), None)
    if where is None:
        return None
    where += "" if len(fewer) == 1 else f" {len(fewer)}"
    if more is want:
        return f"it has only the {where} of the {len(want)} right {what}"
    are = "is" if len(fewer) == 1 else "are"
    return f"the {where} of these {len(rows)} {what} {are} right; there should be no others"


def _of_diagonal(have: Tensor, want: Tensor) -> str | None:
    """Whether each was paired with each: of a matrix, the diagonal was asked for."""
    if want.dim() != 1 or len(want) < 2 or have.shape != 2 * want.shape:
        return None
    return "the right numbers are on its diagonal" if _equal(have.diagonal(), want) else None


def _of_reduced(have: Tensor, want: Tensor) -> str | None:
    """Whether it is the sum, mean or norm of the right numbers, of all or over a dimension."""
    for dims in (tuple(range(want.dim())), *((dim,) for dim in range(want.dim()))):
        for name, reduced in _REDUCED.items():
            made = reduced(want.double(), dim=dims).to(want.dtype)
            if made.numel() == have.numel() < want.numel() and _equal(have, made):
                over = f" over dimension {dims[0]}" if made.numel() > 1 else ""
                return f"these are the right numbers, {name}{over}"
    return None


def _equal(have: Tensor, want: Tensor) -> bool:
    return bool(right_numbers(have.flatten(), want.flatten()).all())
