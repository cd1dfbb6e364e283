"""The calls of ``backward()`` as plain steps: a line of text, and a picture of the graph each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch import Tensor

from ._graph import Graph, Kind, Weight
from ._numbers import value_text
from ._reading import Reader
from ._valuing import Given, Way, grad_text, roots_of
from ._walking import UNKNOWN, Call, Sent, walk
from ._words import Names


@dataclass(frozen=True)
class Step:
    """One call: where it is drawn, and what it adds to the picture.

    ``grads`` are new words on edges, ``filled`` new words in boxes.
    """

    line: str
    node: int
    grads: Mapping[int, str]
    filled: Mapping[int, str]
    problem: str


def read_steps(reader: Reader, given: Given, names: Names) -> list[Step]:
    """Return the steps of ``backward()`` in order; `walk` says how they are found."""
    places = {id(item): place for place, item in reader.live.items()}
    # A leaf drawn alone has no AccumulateGrad in its picture, and backward() still calls it.
    calls = list(walk(roots_of(given), run_own=given.run_own))
    labels = _labels(calls, reader, names)
    ways: dict[Way, list[int]] = {}
    for edge, way in reader.carried.items():
        ways.setdefault(way, []).append(edge)
    steps = []
    for number, call in enumerate(calls, 1):
        place = places.get(id(call.node), places.get(id(call.leaf), -1))
        fills = _fills(call, reader, names)
        grads = {}
        for slot, grad in enumerate(call.arrived):
            for edge in ways.get(Way(id(call.node), slot, is_sent=False), []):
                grads[edge] = grad_text(grad)
        for sent in call.sent:
            for edge in ways.get(Way(id(call.node), sent.entry, is_sent=True), []):
                grads[edge] = grad_text(sent.grad)
        line = f"{number}. {_line(call, labels, [words for _, words in fills])}"
        filled = {places[id(tensor)]: words for tensor, words in fills if id(tensor) in places}
        steps.append(Step(line, place, grads, filled, call.problem))
    return steps


def frames(graph: Graph, steps: Sequence[Step]) -> tuple[Graph, list[Graph]]:
    """Return the whole graph after ``backward()``, and one picture a step of the way there."""
    whole = replace(graph, nodes=list(graph.nodes), edges=list(graph.edges))
    for number, step in enumerate(steps, 1):
        called = whole.nodes[step.node]
        whole.nodes[step.node] = replace(called, title=f"{number}. {called.title}")
    pictures: list[Graph] = []
    for step in steps:
        for place, words in step.filled.items():
            node = whole.nodes[place]
            whole.nodes[place] = replace(node, data=f"{node.data} · {words}")
        for number, grad in step.grads.items():
            whole.edges[number] = replace(whole.edges[number], grad=grad)
        done = {earlier.node for earlier in steps[: len(pictures)]} | set(step.filled)
        pictures.append(_frame(whole, step, done))
    return whole, pictures


def _frame(now: Graph, step: Step, done: set[int]) -> Graph:
    """Return ``now`` with this step strong, what was called before plain, and the rest quiet."""
    frame = replace(now, nodes=list(now.nodes), edges=list(now.edges), notes=[])
    reached = {end for edge in now.edges if edge.grad for end in (edge.tail, edge.head)}
    for place, node in enumerate(now.nodes):
        is_done = place in done or (place in reached and node.kind is Kind.RESULT)
        weight = Weight.NORMAL if is_done else Weight.QUIET
        weight = Weight.STRONG if place == step.node else weight
        frame.nodes[place] = replace(node, weight=weight)
    for number, edge in enumerate(now.edges):
        weight = Weight.NORMAL if edge.grad else Weight.QUIET
        weight = Weight.STRONG if number in step.grads else weight
        frame.edges[number] = replace(edge, weight=weight)
    return frame


def _labels(calls: Sequence[Call], reader: Reader, names: Names) -> dict[int, str]:
    """Return what each node is called: by the tensor it made or fills, or by its step."""
    made: dict[int, list[str]] = {}
    for item in reader.live.values():
        if isinstance(item, Tensor) and item.grad_fn is not None and names.of(item):
            made.setdefault(id(item.grad_fn), []).append(names.of(item))
    labels = []
    for call in calls:
        whose = names.of(call.leaf) if call.leaf is not None else ""
        whose = whose or " and ".join(made.get(id(call.node), []))
        title = type(call.node).__name__
        labels.append(f"{title} of {whose}" if whose else title)
    times = Counter(labels)
    return {
        id(call.node): label if times[label] == 1 else f"{label} (step {number})"
        for number, (call, label) in enumerate(zip(calls, labels, strict=True), 1)
    }


def _line(call: Call, labels: Mapping[int, str], fills: list[str]) -> str:
    got = "; ".join(
        _sum_text(parts, total) for parts, total in zip(call.parts, call.arrived, strict=True)
    )
    label = labels[id(call.node)].split(" (step")[0]
    line = f"{label} gets {got}"
    sends = [
        f"{grad_text(sent.grad)}{_fit_text(sent)} to {labels[id(sent.to)]}{_part_text(sent)}"
        for sent in call.sent
    ]
    if sends:
        line += f"; sends {' and '.join(sends)}"
    if call.problem:
        line += f" (not known: {call.problem})"
    return "; ".join([line, *fills])


def _sum_text(parts: Sequence[Any], total: Any) -> str:
    known = [grad_text(part) for part in parts if part is not None]
    if len(known) < 2:
        return grad_text(total)
    return f"{' + '.join(known)} = {grad_text(total)}"


def _part_text(sent: Sent) -> str:
    return f" (part {sent.part} of {sent.parts})" if sent.parts > 1 else ""


def _fit_text(sent: Sent) -> str:
    if sent.returned is None or not isinstance(sent.grad, Tensor):
        return ""
    if sent.returned.shape != sent.grad.shape:
        return f" (summed by the engine from shape {tuple(sent.returned.shape)})"
    kind = str(sent.returned.dtype).removeprefix("torch.")
    return f" (turned by the engine from {kind})" if sent.returned.dtype != sent.grad.dtype else ""


def _fills(call: Call, reader: Reader, names: Names) -> list[tuple[Tensor, str]]:
    """Return each tensor whose ``.grad`` this call fills, with the words for it."""
    leaf = call.leaf
    if leaf is not None:
        return [(leaf, _fill_text(leaf, call.arrived[0], names))]
    return [
        (item, _fill_text(item, call.arrived[item.output_nr], names))
        for item in reader.live.values()
        if isinstance(item, Tensor) and item.grad_fn is call.node and item.retains_grad
    ]


def _fill_text(tensor: Tensor, grad: Any, names: Names) -> str:
    name = names.of(tensor).split(", ")[0]
    before = tensor.grad
    if grad is None:
        return f"{name}.grad stays {'None' if before is None else value_text(before)}"
    if before is None:
        return f"{name}.grad None -> {grad_text(grad)}"
    after = grad
    if grad is not UNKNOWN:
        with torch.no_grad(), torch._C.DisableTorchFunctionSubclass():
            after = before + grad
    return f"{name}.grad {value_text(before)} -> {grad_text(after)}"
