"""Writing numbers into a drawn graph: what the boxes hold, and which gradients come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import torch
from torch import Tensor

from ._graph import Graph
from ._numbers import value_text
from ._saved import read_saved
from ._walking import UNKNOWN, Call, Grad, Root, walk
from ._words import Names


@dataclass(frozen=True)
class Way:
    """Whose gradient comes back along a drawn edge, the operation known by its id.

    If ``is_sent`` it is what the operation sends along its edge ``slot``, else all that arrives
    for its output ``slot``.
    """

    operation: int
    slot: int
    is_sent: bool


@dataclass(frozen=True)
class Given:
    """What ``backward()`` would start from, an output and its gradient each."""

    starts: Sequence[tuple[Tensor, Tensor]]
    run_own: bool


def starting_gradients(tensors: Sequence[Tensor], grad_out: Any, *, run_own: bool) -> Given:
    """Return what ``backward()`` starts from; raises ValueError or TypeError as it would.

    Tensors that do not require grad are passed over.
    """
    one_each = list(grad_out) if isinstance(grad_out, (list, tuple)) else [grad_out]
    if grad_out is None:
        one_each = [None] * len(tensors)
    if len(one_each) != len(tensors):
        raise ValueError(
            f"grad_out has {len(one_each)} gradients, and {len(tensors)} tensors are drawn: "
            "give a list with one for each, None for a single number."
        )
    pairs = zip(tensors, one_each, strict=True)
    starts = [(tensor, _start(tensor, grad)) for tensor, grad in pairs if tensor.requires_grad]
    return Given(starts, run_own)


def _start(tensor: Tensor, grad: Any) -> Tensor:
    shape = tuple(tensor.shape)
    if grad is None:
        if tensor.numel() != 1 or tensor.is_complex():
            what = "a complex number" if tensor.numel() == 1 else f"{tensor.numel()} elements"
            raise ValueError(
                f"The tensor has {what}, and backward() starts from a single real one: "
                f"add grad_out=, a tensor of shape {shape}, for example torch.ones({shape})."
            )
        with torch.no_grad():
            return torch.ones_like(tensor)
    if not isinstance(grad, Tensor):
        raise TypeError(f"grad_out must be a tensor, and this one is a {type(grad).__name__}.")
    if tuple(grad.shape) != shape:
        raise ValueError(
            f"grad_out has shape {tuple(grad.shape)}, and the tensor drawn has shape {shape}: "
            "they must be the same."
        )
    return grad.detach()


@dataclass
class Flow:
    """The gradients of a whole walk, in words."""

    arrived: dict[tuple[int, int], str] = field(default_factory=dict)
    sent: dict[tuple[int, int], str] = field(default_factory=dict)
    totals: dict[int, str] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def along(self, way: Way) -> str:
        return (self.sent if way.is_sent else self.arrived).get((way.operation, way.slot), "")

    def add(self, call: Call) -> None:
        for slot, grad in enumerate(call.arrived):
            self.arrived[id(call.node), slot] = grad_text(grad)
        if max(map(len, call.parts), default=0) > 1 and len(call.arrived) == 1:
            self.totals[id(call.node)] = grad_text(call.arrived[0])
        for sent in call.sent:
            self.sent[id(call.node), sent.entry] = grad_text(sent.grad)
        if call.problem:
            self.problems.append(problem_text(call))


def grad_text(grad: Grad) -> str:
    if grad is UNKNOWN:
        return "?"
    return value_text(grad) if isinstance(grad, Tensor) else "nothing"


def problem_text(call: Call) -> str:
    """Return the note about a node whose gradients are not known."""
    name = type(call.node).__name__
    remedy = "" if call.problem.startswith("it raises") else "; run_own=True runs it"
    return f"not known (?): what {name} sends: {call.problem}{remedy}"


def roots_of(given: Given) -> list[Root]:
    """Return where ``backward()`` enters the graph."""
    edge_of = torch.autograd.graph.get_gradient_edge
    edges = [(edge_of(tensor), grad) for tensor, grad in given.starts]
    return [Root(edge.node, edge.output_nr, grad) for edge, grad in edges]


def refusal(functions: Sequence[Any]) -> str:
    """Return the sentence that says why ``backward()`` would refuse this graph, or nothing."""
    for function in functions:
        saved = read_saved(function)
        name = type(function).__name__
        if saved.is_freed:
            return (
                f"no gradients: a backward pass has freed what {name} saved; compute the "
                "result again, or use retain_graph=True"
            )
        if saved.is_changed:
            return (
                f"no gradients: backward() would refuse, because what {name} saved was changed "
                "in place"
            )
    return ""


def hook_notes_of(live: Mapping[int, Any], names: Names) -> list[str]:
    """Return a note for each tensor with a hook: it is not run, so its effect is not drawn."""
    return [
        f"not run: the hook on {names.of(item) or 'a tensor'}; in backward() it may change what "
        "goes on from there"
        for item in live.values()
        if isinstance(item, Tensor) and (item._backward_hooks or _post_hooks(item))
    ]


def _post_hooks(tensor: Tensor) -> object:
    return getattr(tensor, "_post_accumulate_grad_hooks", None)


def write_data(graph: Graph, live: Mapping[int, Any]) -> None:
    """Write into the boxes of ``graph`` what their tensors hold, and saved results."""
    saved = _saved_results([item for item in live.values() if not isinstance(item, Tensor)])
    drawn = [item for item in live.values() if isinstance(item, Tensor)]
    named = {(id(tensor.grad_fn), tensor.output_nr) for tensor in drawn}
    for place, item in live.items():
        graph.nodes[place] = replace(graph.nodes[place], data=_data(item, saved, named))


def write_values(
    graph: Graph,
    live: Mapping[int, Any],
    carried: Mapping[int, Way],
    given: Given,
    names: Names,
) -> None:
    """Write data into the nodes of ``graph`` and gradients onto its edges."""
    write_data(graph, live)
    functions = {place: item for place, item in live.items() if not isinstance(item, Tensor)}
    why_not = refusal(list(functions.values()))
    if why_not:
        graph.notes.append(why_not)
        return
    flow = Flow()
    for call in walk(roots_of(given), run_own=given.run_own):
        flow.add(call)
    for number, way in carried.items():
        graph.edges[number] = replace(graph.edges[number], grad=flow.along(way))
    # Where the result has a box of its own, the sum stands on the edge to it.
    in_parts = {graph.edges[number].tail for number, way in carried.items() if way.is_sent}
    for place in in_parts & functions.keys():
        total = flow.totals.get(id(functions[place]), "")
        graph.nodes[place] = replace(graph.nodes[place], total=total)
    places = {id(item): place for place, item in live.items()}
    for tensor, grad in given.starts:
        graph.start[places[id(tensor)]] = grad_text(grad)
    graph.notes += [*flow.problems, *hook_notes_of(live, names)]


def _saved_results(functions: Sequence[Any]) -> dict[tuple[int, int], str]:
    """Return the results that some operation saved, in words, by (id of maker, output)."""
    results = {}
    for function in functions:
        for tensor in read_saved(function).tensors.values():
            if tensor.grad_fn is not None:
                results[id(tensor.grad_fn), tensor.output_nr] = value_text(tensor)
    return results


def _data(item: Any, saved: Mapping[tuple[int, int], str], named: set[tuple[int, int]]) -> str:
    if isinstance(item, Tensor):
        text = f"data {value_text(item)}"
        grad = item.grad if item.is_leaf or item.retains_grad else None
        return text if grad is None else f"{text} · .grad {value_text(grad)}"
    if (id(item), 0) in saved and (id(item), 0) not in named:
        return f"result {saved[id(item), 0]}"
    return ""
