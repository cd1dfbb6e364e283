"""`explain`: in words, why a tensor's `.grad` is None, or is what it is.

It never guesses. The facts are the snapshot's that the checks take, the reasons are the ones that
the checks name, and what the facts leave open is said to be open.
"""

from __future__ import annotations

from collections.abc import Mapping

import torch
from torch import Tensor

from autograder.checks.lessons import where_to_read
from autograder.checks.observing.snapshot import TensorSnapshot
from autograder.checks.observing.taking import Observer
from autograder.checks.reasons import described
from autograder.content import CATALOGUE

from ._causes import Reason, reason_of


class Explanation:
    """Why a gradient is there or not; a notebook and print() show its text.

    ``misconception`` is the id under which the checks know the reason, if it is proved.
    """

    def __init__(self, lines: list[str], misconception: str | None) -> None:
        self.text = "\n".join(lines)
        self.misconception = misconception

    def __repr__(self) -> str:
        return self.text


def explain(
    tensor: Tensor, *, loss: Tensor | None = None, through: Mapping[str, Tensor] | None = None
) -> Explanation:
    """Return in words why ``tensor.grad`` is None, or is what it is.

    ``loss`` is the result that backward() was, or will be, called on. ``through`` names results
    on the way from the tensor to the loss, in that order, e.g. ``{"y": y, "z": z}``: then the
    place where the history is cut can be told.

    Looking changes nothing: no backward pass is run, and no warning is given.
    """
    way = dict(through or {})
    for what, value in [("tensor", tensor), *([("loss", loss)] if loss is not None else [])]:
        _require_tensor(value, what)
    for name, value in way.items():
        _require_tensor(value, f"through[{name!r}]")
    is_recording = torch.is_grad_enabled() and not torch.is_inference_mode_enabled()
    observer = Observer()
    seen = observer.take(tensor)
    reason = reason_of(
        seen,
        None if loss is None else observer.take(loss),
        {name: observer.take(value) for name, value in way.items()},
    )
    return Explanation(_lines(seen, reason, is_recording), reason.misconception)


def _require_tensor(value: object, what: str) -> None:
    if not isinstance(value, Tensor):
        kind = type(value).__name__
        hint = "; a number has no history" if isinstance(value, int | float) else ""
        raise TypeError(f"explain is about tensors, and {what} is a {kind}{hint}.")


def _lines(tensor: TensorSnapshot, reason: Reason, is_recording: bool) -> list[str]:
    entry = CATALOGUE[reason.misconception] if reason.misconception else None
    known = [described(tensor), *reason.known]
    if not is_recording:
        known.append("recording is switched off at this moment")
    labelled = [
        *(("known", fact) for fact in known),
        ("because", reason.because),
        ("not known", reason.unknown),
        ("to decide", reason.decide),
        ("try", reason.try_next),
        ("read", where_to_read(entry.section) if entry else None),
    ]
    first = "`.grad` is None." if tensor.grad is None else "`.grad` holds a gradient."
    return [first, *(f"  {label}: {text}" for label, text in labelled if text)]
