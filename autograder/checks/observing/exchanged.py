"""Whether `torch.autograd.grad` was called with its two arguments exchanged."""

from __future__ import annotations

import torch
from torch import Tensor

from autograder.checks.observing.history import leaf_of

_GRAD = torch.autograd.grad.__code__
# Graphs of a learner's are small; whoever built a large one by mistake is not kept waiting.
_FAR = 1000
_TENSORS = (Tensor, torch.nn.Parameter)


def grad_was_exchanged(error: BaseException) -> bool:
    """Whether ``error`` came out of a call whose "inputs" were computed from its "outputs"."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code is not _GRAD:
        trace = trace.tb_next
    if trace is None:
        return False
    names = trace.tb_frame.f_locals
    outputs, inputs = (_tensors(names.get(name)) for name in ("outputs", "inputs"))
    try:
        return _leads_to(inputs, outputs)
    except Exception:  # a node of the learner's own class may answer anything
        return False


def _leads_to(results: list[Tensor], wanted: list[Tensor]) -> bool:
    """Whether one of ``wanted`` lies behind one of ``results``, in their graph."""
    nodes = {id(node): node for result in results if (node := result.grad_fn) is not None}
    made = [tensor.grad_fn for tensor in wanted if tensor.grad_fn is not None]
    left = list(nodes.values())
    while left and len(nodes) < _FAR:
        node = left.pop()
        for behind, _ in node.next_functions:
            if behind is None or id(behind) in nodes:
                continue
            leaf = leaf_of(behind)
            if any(behind is one for one in made) or any(leaf is one for one in wanted):
                return True
            nodes[id(behind)] = behind
            left.append(behind)
    return False


def _tensors(value: object) -> list[Tensor]:
    members = value if type(value) in (list, tuple) else (value,)
    return [member for member in members if type(member) in _TENSORS]  # type: ignore[attr-defined]
