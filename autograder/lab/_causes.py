"""The cases of `explain`: what the facts about one tensor prove, and what they leave open.

Every reason is proved by a fact of a snapshot; the ids are those of the checks. Where several
causes look alike from outside, the words say so and name what would decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from autograder.checks.observing.snapshot import TensorSnapshot
from autograder.checks.reasons import can_require_grad, first_cut, leads_back, why_no_gradient
from autograder.checks.texts import text_of
from autograder.content import CATALOGUE


@dataclass(frozen=True)
class Reason:
    """What is to be said: ``because`` only if proved; ``unknown`` and ``decide`` go together."""

    because: str | None = None
    misconception: str | None = None
    unknown: str | None = None
    decide: str | None = None
    try_next: str | None = None
    known: tuple[str, ...] = ()


Way = Mapping[str, TensorSnapshot]

_LOOK_AT_LOSS = "give the result that backward() was called on: explain(x, loss=loss)"
_NAME_THE_WAY = "name the results on the way: through={'y': y, ...}"
_UNRECORDED_VIEW = Reason(
    because="it is a view whose making was not recorded: requires_grad=True is that of the tensor "
    "it looks at, and no gradient can come to the view",
    try_next="make the view while recording is on, or call .detach().requires_grad_() on it",
)
_WAYS_WITHOUT_HISTORY = (
    "the tensor does not say why: it may come from plain values, .detach() or .data, no_grad() or "
    "tensors that require no grad, or requires_grad_(False) switched it off"
)


def reason_of(tensor: TensorSnapshot, loss: TensorSnapshot | None, way: Way) -> Reason:
    """Why ``tensor.grad`` is what it is."""
    if tensor.grad is not None:
        return _has_gradient(tensor, loss)
    if tensor.is_unrecorded_view:
        return _UNRECORDED_VIEW
    found = why_no_gradient(tensor, loss)
    cut = first_cut(tensor, way) if tensor.requires_grad else None
    if found is not None and found != "graph-cut":
        return _from_catalogue(found, tensor, way)
    if loss is not None and leads_back(loss, tensor) is None:
        return Reason(
            unknown="the history of the loss is too long to follow to its end",
            decide="give a result that is nearer to the tensor as loss",
            known=(_where_cut(cut, way, tensor),) if cut else (),
        )
    if found == "graph-cut" or cut is not None:
        return _not_led_back(loss, way, cut, tensor)
    if loss is None:
        return _nothing_in_the_way(tensor, way)
    return _path_exists(tensor, loss)


def _from_catalogue(found: str, tensor: TensorSnapshot, way: Way) -> Reason:
    entry = CATALOGUE[found]
    reason = Reason(entry.cause, found, try_next=entry.try_next)
    if found == "grad-of-non-leaf":
        how = f"this tensor is the result of a recorded operation (grad_fn {tensor.grad_fn})"
        return replace(reason, because=f"{how}; results keep .grad only after retain_grad()")
    if found == "never-asked-to-record":
        decide = "look at the line that made it, and for requires_grad_(False) after that"
        return replace(reason, unknown=_WAYS_WITHOUT_HISTORY, decide=decide)
    if found == "nothing-requires-grad":
        because = "the loss does not require grad: no history leads back from it"
        reason = replace(reason, because=because)
        if (cut := first_cut(tensor, way)) is not None:
            return replace(reason, known=(_where_cut(cut, way, tensor),))
        unknown = "where the history was lost, or whether one was recorded at all"
        return replace(reason, unknown=unknown, decide=_NAME_THE_WAY)
    return reason


def _not_led_back(
    loss: TensorSnapshot | None,
    way: Way,
    cut: tuple[str | None, str] | None,
    tensor: TensorSnapshot,
) -> Reason:
    if cut is not None:
        if loss is not None and leads_back(loss, tensor):
            reason = _path_exists(tensor, loss)
            known = (*reason.known, _where_cut(cut, way, tensor))
            return replace(reason, known=known)
        entry = CATALOGUE["graph-cut"]
        because = _where_cut(cut, way, tensor)
        return Reason(because, entry.id, try_next=f"{entry.try_next}, before `{cut[1]}`")
    because = "the history of the loss does not lead back to this tensor"
    if way:
        last = list(way)[-1]
        because += f", though that of `{last}` does: the cut lies between `{last}` and the loss"
        return Reason(because, "graph-cut", try_next=CATALOGUE["graph-cut"].try_next)
    return Reason(
        because,
        "graph-cut",
        unknown="whether it was cut on the way, or the loss was computed without this very tensor",
        decide=_NAME_THE_WAY,
    )


def _where_cut(cut: tuple[str | None, str], way: Way, tensor: TensorSnapshot) -> str:
    before, after = cut
    first = way[after]
    start = f"`{before}`" if before is not None else "this tensor"
    words = f"the history is cut between {start} and `{after}`: "
    earlier = way[before] if before is not None else tensor
    if not can_require_grad(first):
        return words + f"`{after}` is of type {_element(first)}, which no gradient passes through"
    if first.is_unrecorded_view:
        return words + f"`{after}` is a view made while recording was off"
    if first.requires_grad and first.is_leaf:
        return words + f"`{after}` is a leaf itself, so a new history begins there"
    if first.requires_grad:
        return words + f"that of `{after}` (grad_fn {first.grad_fn}) leads to other tensors"
    if first.version is None:
        return words + f"`{after}` was made under inference_mode"
    words += f"`{after}` does not require grad"
    if first.storage == earlier.storage:
        words += f", and shares memory with {start} (as .detach() and .data do)"
    return words


def _element(tensor: TensorSnapshot) -> str:
    return tensor.dtype.removeprefix("torch.")


def _nothing_in_the_way(tensor: TensorSnapshot, way: Way) -> Reason:
    return Reason(
        unknown="whether backward() was called on something that leads here, and whether a "
        "gradient was cleared since",
        decide=_LOOK_AT_LOSS,
        known=("nothing is wrong with the tensor itself: it can hold a gradient",)
        + ((f"the history of `{list(way)[-1]}` leads back to it",) if way else ()),
    )


def _path_exists(tensor: TensorSnapshot, loss: TensorSnapshot) -> Reason:
    known = ["the history of the loss leads back to this tensor"]
    if loss.shape and loss.value is not None and loss.value.numel() != 1:
        known.append(f"the loss has shape {loss.shape}: backward() needs a gradient of that shape")
    if loss.history_is_freed is None:
        return Reason(
            unknown="whether backward() was called: no operation there saved anything that could "
            "be seen to be gone",
            decide="call backward() on the loss, and look again",
            known=tuple(known),
        )
    if not loss.history_is_freed:
        known.append("nothing that its operations saved has been freed")
        return Reason(
            unknown="whether backward() was called: with retain_graph=True it frees nothing, and "
            "a gradient may have been cleared since",
            decide="call backward() on the loss, and look again",
            known=tuple(known),
        )
    known.append("a backward pass went through it, or a part of it: what was saved there is freed")
    open_ends = (
        "whether the gradient was stored here and cleared since (.grad = None, zero_grad), or "
        "never stored: by torch.autograd.grad, by backward(inputs=...), by a backward pass "
        "through another result that shares a part of this history"
    )
    if tensor.retains_grad:
        open_ends += ", or because retain_grad() was called after it"
    return Reason(
        unknown=open_ends,
        decide="compute the loss again, call its backward(), and look before anything is cleared",
        known=tuple(known),
    )


def _has_gradient(tensor: TensorSnapshot, loss: TensorSnapshot | None) -> Reason:
    grad = tensor.grad
    assert grad is not None
    known = []
    if grad.value is not None and grad.value.numel() and not bool(grad.value.any()):
        known.append(
            "it holds zeros, and zeros are a gradient: an optimizer steps with them, and skips None"
        )
    if grad.requires_grad:
        known.append("the gradient has a history of its own, as create_graph=True gives it")
    if not tensor.requires_grad:
        known.append("this tensor does not require grad now, so no backward() adds to .grad")
    elif not tensor.is_leaf and not tensor.retains_grad:
        known.append(
            f"the tensor has grad_fn {tensor.grad_fn} and does not retain grad, "
            "so no backward() adds to .grad"
        )
    elif loss is not None and leads_back(loss, tensor) is False:
        known.append(
            "the history of this loss does not lead back to the tensor, "
            "so its backward() adds nothing here"
        )
    adds = tensor.requires_grad and (tensor.is_leaf or tensor.retains_grad)
    return Reason(
        because="each backward() that leads here adds to .grad, until it is cleared"
        if adds
        else None,
        unknown="how many backward() calls are added up in it, of which results, and whether "
        "it was set by hand",
        decide="set .grad = None, call backward() once, and compare",
        known=(f"it holds {text_of(grad)}", *known),
    )
