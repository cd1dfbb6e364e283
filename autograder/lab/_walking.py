"""The way of ``backward()`` through a graph, walked without running it.

Torch's engine calls a node when all its parts have arrived, the node made last first, and adds
into the leaves. Here the same nodes are called in the same order, and nothing else happens: the
engine runs hooks, fills ``.grad`` and frees what was saved, and a node called directly does not.

A learner's own code is the exception: an own ``Function.backward()`` and the unpack hook of a
saved tensor run when their node is called. Such a node is called only on request; what it would
send is `UNKNOWN` otherwise.
"""

from __future__ import annotations

import enum
import heapq
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from autograder.checks.private_names import Need, require

from ._saved import has_unpack_hook


class Unknown(enum.Enum):
    UNKNOWN = "?"


UNKNOWN = Unknown.UNKNOWN
Grad = Tensor | Unknown | None  # None: no gradient comes, which torch counts as zero


@dataclass(frozen=True)
class Root:
    """Where ``backward()`` starts: an output of ``node``, and the gradient given for it."""

    node: Any
    slot: int
    grad: Tensor


@dataclass(frozen=True)
class Sent:
    """What a call hands on along edge ``entry`` of its node, to output ``slot`` of node ``to``.

    ``grad`` is what arrives; ``returned`` is what the node gave, where the engine had to fit it.
    It is part ``part`` of the ``parts`` that ``to`` waits for.
    """

    entry: int
    to: Any
    slot: int
    grad: Grad
    returned: Tensor | None
    part: int
    parts: int


@dataclass(frozen=True)
class Call:
    """One call of a node: the parts that came for each of its outputs, their sums, what it sends.

    ``problem`` says why it is not known what the node sends.
    """

    node: Any
    parts: list[list[Grad]]
    arrived: list[Grad]
    sent: list[Sent]
    problem: str

    @property
    def leaf(self) -> Tensor | None:
        """The tensor whose ``.grad`` this call fills, where it does."""
        variable: Tensor | None = getattr(self.node, "variable", None)
        return variable


def walk(roots: Sequence[Root], *, run_own: bool = False) -> Iterator[Call]:
    """Yield the calls of ``backward()`` from ``roots``, in the order of torch's engine.

    The order is that of one thread: the ready node made last comes first. Leaves count as made
    last of all; of several ready leaves torch takes any, and here the first that became ready.
    """
    require(Need.DRAWINGS)
    # Keeps every node, too: before PyTorch 2.13 asking for one again may make another object of it.
    expected = _edges_into([root.node for root in roots])
    missing = dict(expected)
    buffers: dict[Any, list[list[Grad]]] = {}
    ready: list[tuple[int, int, Any]] = []
    turn = itertools.count()

    def put(node: Any, slot: int, grad: Grad) -> None:
        slots = buffers.setdefault(node, [[] for _ in node._input_metadata])
        slots[slot].append(grad)

    def line_up(node: Any) -> None:
        heapq.heappush(ready, (-node._sequence_nr(), next(turn), node))

    for root in roots:
        put(root.node, root.slot, root.grad)
    for node in dict.fromkeys(root.node for root in roots):
        if not missing[node]:
            line_up(node)
    while ready:
        node = heapq.heappop(ready)[-1]
        parts = buffers.pop(node)
        arrived, results, problem = _run(node, parts, run_own=run_own)
        sent = []
        for entry, (to, slot) in enumerate(node.next_functions):
            if to is None:
                continue
            grad, returned = results[entry]
            put(to, slot, grad)
            missing[to] -= 1
            parts_of = expected[to]
            sent.append(Sent(entry, to, slot, grad, returned, parts_of - missing[to], parts_of))
            if not missing[to]:
                line_up(to)
        yield Call(node, parts, arrived, sent, problem)


def is_own(node: Any) -> bool:
    """Return whether calling ``node`` would run ``backward()`` of a `torch.autograd.Function`."""
    return isinstance(node, torch._C._FunctionBase)


def _edges_into(roots: list[Any]) -> dict[Any, int]:
    """Return how many edges lead into each node that can be reached."""
    count = dict.fromkeys(roots, 0)
    waiting = list(count)
    while waiting:
        for to, _ in waiting.pop().next_functions:
            if to is None:
                continue
            if to not in count:
                count[to] = 0
                waiting.append(to)
            count[to] += 1
    return count


def _sum(parts: list[Grad]) -> Grad:
    total: Grad = None
    for part in parts:
        if part is UNKNOWN or total is UNKNOWN:
            return UNKNOWN
        if isinstance(part, Tensor):
            total = total + part if isinstance(total, Tensor) else part
    return total


Result = tuple[Grad, Tensor | None]  # as it arrives, and as it was if the engine has to fit it


def _run(
    node: Any, parts: list[list[Grad]], *, run_own: bool
) -> tuple[list[Grad], list[Result], str]:
    """Return what arrived, the result for each edge of ``node``, and why they are unknown."""
    edges = node.next_functions
    # As the engine does it; and a learner's subclass must not be asked about itself.
    with torch.inference_mode(False), torch.no_grad(), torch._C.DisableTorchFunctionSubclass():
        arrived = [_sum(each) for each in parts]
        if hasattr(node, "variable"):
            return arrived, [], ""
        unknown: list[Result] = [(UNKNOWN, None)] * len(edges)
        if any(grad is UNKNOWN for grad in arrived):
            return arrived, unknown, ""
        if not run_own and (reason := _own_code(node)):
            return arrived, unknown, reason
        try:
            given = _call_own(node, arrived) if is_own(node) else node(*arrived)
            answers = [*given] if isinstance(given, (tuple, list)) else [given]
            pairs = zip(answers, edges, strict=True)
            return arrived, [_fitted(grad, to, slot) for grad, (to, slot) in pairs], ""
        except Exception as error:  # whatever a node or a learner's backward() raises
            first = (str(error).splitlines() or [""])[0]
            return arrived, unknown, f"it raises {type(error).__name__}: {first}"


def _own_code(node: Any) -> str:
    if is_own(node):
        return "its backward() is your own code"
    return "an unpack hook of yours has what it saved" if has_unpack_hook(node) else ""


def _call_own(node: Any, arrived: list[Grad]) -> list[Grad]:
    """Call a learner's ``backward()`` as the engine does: zeros for None, an answer an input."""
    full = []
    for grad, about in zip(arrived, node._input_metadata, strict=True):
        if not isinstance(grad, Tensor):
            grad = torch.zeros(tuple(about.shape), dtype=about.dtype, device=about.device)
        full.append(grad.clone())  # it may change what it gets in place
    given = node.apply(*full)
    answers = list(given) if isinstance(given, tuple) else [given]
    # An edge is kept for each tensor among the inputs, an answer is given for each input.
    pairs = zip(answers, node.needs_input_grad, strict=False)
    asked = (answer for answer, is_asked in pairs if is_asked)
    return [next(asked, None) if to is not None else None for to, _ in node.next_functions]


def _fitted(grad: Grad, to: Any, slot: int) -> Result:
    if not isinstance(grad, Tensor) or to is None:
        return None, None
    about = to._input_metadata[slot]
    shape = tuple(about.shape)
    fitted = grad if tuple(grad.shape) == shape else grad.sum_to_size(shape)
    fitted = fitted.to(device=about.device, dtype=about.dtype)
    return fitted, None if fitted is grad else grad
