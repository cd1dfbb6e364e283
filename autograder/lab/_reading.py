"""Reading the autograd graph of live tensors into a plain `Graph` of words.

torchviz finds the nodes and edges. What it names by memory address is numbered here in the order
it was found, so that the same graph reads the same in every process.
"""

from __future__ import annotations

import gc
import re
import sys
import warnings
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any
from unittest.mock import patch

from torch import Tensor

from ._graph import Edge, Graph, Kind, Link, Node
from ._saved import Saved, read_saved
from ._valuing import Given, Way, write_values
from ._words import Names, operation_node, shape_of, tensor_node


def read_graph(
    tensors: Sequence[Tensor], names: Names, *, show_saved: bool, given: Given | None = None
) -> Graph:
    """Return what autograd recorded about ``tensors``; its notes say what could not be drawn.

    With ``given``, the gradients that ``backward()`` would start from, values are read too.
    """
    reader = Reader(names)
    if reader.read(tensors, show_saved=show_saved) and given is not None:
        write_values(reader.graph, reader.live, reader.carried, given, names)
    reader.note_what_is_missing(tensors)
    return reader.graph


# About four screens of notebook; torchviz's recursion would end at about a thousand.
_MOST_NODES = 300

_NODE = re.compile(r"^\t(\d+) \[", re.MULTILINE)
_EDGE = re.compile(r"^\t(\d+) -> (\d+)(.*)$", re.MULTILINE)


def _has(item: object, name: str) -> bool:
    return name != "saved_tensors" and hasattr(item, name)


def _import_torchviz() -> Any:
    """The module of torchviz that draws, also where Python has no `distutils`.

    torchviz 0.0.3 takes LooseVersion from it, to ask whether torch is older than 1.9. Python 3.12
    dropped it, and setuptools, which has a copy, need not be installed.
    """
    try:
        from torchviz import dot
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "distutils":
            raise
        version = ModuleType("distutils.version")
        vars(version)["LooseVersion"] = _numbers_of
        stand_ins = {"distutils": ModuleType("distutils"), "distutils.version": version}
        with patch.dict(sys.modules, stand_ins):
            from torchviz import dot
    return dot


def _numbers_of(version: str) -> tuple[int, ...]:
    """`2.13.0+cpu` as numbers to compare."""
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def _topology(recorded: tuple[Tensor, ...]) -> tuple[list[int], list[tuple[int, int, str]]]:
    with warnings.catch_warnings():
        # Where setuptools stands in for distutils, or Python still has it, both warn.
        warnings.simplefilter("ignore")
        dot = _import_torchviz()
    # torchviz always reads what a learner's own Function saved, which raises once that was freed
    # or changed. What any operation saved is drawn by `read_saved_tensors`.
    with warnings.catch_warnings(), patch.dict(vars(dot), hasattr=_has):
        # torchviz 0.0.3 compares versions with distutils, which warns that it is old.
        warnings.simplefilter("ignore", DeprecationWarning)
        source = dot.make_dot(recorded).source
    # torchviz's inner functions refer to each other and to all they met: a cycle that would keep
    # the learner's graph, and its memory, until Python happens to look.
    gc.collect(1)
    edges = [(int(tail), int(head), style) for tail, head, style in _EDGE.findall(source)]
    return [int(node) for node in _NODE.findall(source)], edges


def _reachable(recorded: tuple[Tensor, ...]) -> dict[int, Any]:
    """Return every object torchviz will name, by id; holding them keeps those ids theirs."""
    held: dict[int, Any] = {}
    waiting: list[Any] = list(recorded)
    while waiting:
        found = waiting.pop()
        if found is None or id(found) in held:
            continue
        held[id(found)] = found
        if isinstance(found, Tensor):
            waiting += [found.grad_fn, found._base if found._is_view() else None]
        else:
            waiting += [function for function, _ in found.next_functions]
            waiting.append(getattr(found, "variable", None))
    return held


class Reader:
    """Collects one `Graph`; the tables take live objects to their places in it.

    It holds the learner's graph: let it go as soon as the `Graph` is made.
    """

    def __init__(self, names: Names) -> None:
        self.graph = Graph()
        self.names = names
        self.place: dict[int, int] = {}  # id of a tensor or an operation -> its node
        self.result_of: dict[tuple[int, int], int] = {}  # (id of operation, output) -> its node
        self.functions: list[Any] = []
        self.is_too_large = False
        self.live: dict[int, Any] = {}  # node -> the tensor or operation drawn there
        self.carried: dict[int, Way] = {}  # edge -> whose gradient comes back along it

    def read(self, tensors: Sequence[Tensor], *, show_saved: bool) -> bool:
        """Read what can be drawn, and return whether anything could."""
        recorded = tuple(tensor for tensor in tensors if tensor.requires_grad)
        held = _reachable(recorded)
        if len(held) > _MOST_NODES:
            many = f"too large to draw: {len(held)} tensors and operations. "
            self.graph.notes.append(many + "Draw an earlier tensor, or fewer steps of a loop.")
            self.is_too_large = True
        elif recorded:
            self._read(recorded, held)
            self._read_saved_tensors(show=show_saved)
        return bool(self.graph.nodes)

    def _read(self, recorded: tuple[Tensor, ...], held: dict[int, Any]) -> None:
        order, edges = _topology(recorded)
        found = [held[number] for number in dict.fromkeys(order)]
        self.functions = [item for item in found if not isinstance(item, Tensor)]
        for item in found:
            is_tensor = isinstance(item, Tensor)
            node = tensor_node(item, self.names) if is_tensor else operation_node(item, self.names)
            self._add(item, node)
        met = [item for item in found if isinstance(item, Tensor)]
        self._add_results([*met, *self.names.tensors])
        self.graph.outputs = list(dict.fromkeys(self.place[id(tensor)] for tensor in recorded))
        which_output = _outputs_used(self.functions)
        for tail, head, style in edges:
            start = self.place[tail]
            if "dotted" in style:
                self.graph.edges.append(Edge(start, self.place[head], Link.MEMORY))
                continue
            if (tail, head) in which_output:
                entry, output = next(which_output[tail, head])
                start = self.result_of.get((tail, output), start)
                way = Way(head, entry, is_sent=True)
            elif isinstance(held[tail], Tensor):  # a leaf and its AccumulateGrad
                way = Way(head, 0, is_sent=False)
            else:  # an operation and its result
                way = Way(tail, held[head].output_nr, is_sent=False)
            self._connect(start, self.place[head], way)

    def _add(self, item: Any, node: Node) -> int:
        place = self.graph.add(node)
        self.place[id(item)], self.live[place] = place, item
        return place

    def _connect(self, tail: int, head: int, way: Way) -> None:
        self.carried[len(self.graph.edges)] = way
        self.graph.edges.append(Edge(tail, head))

    def _add_results(self, tensors: list[Tensor]) -> None:
        """Put each tensor where it is made, between two operations."""
        for tensor in tensors:
            made_by = id(tensor.grad_fn)
            if tensor.grad_fn is None or made_by not in self.place:
                continue
            if id(tensor) not in self.place:
                place = self._add(tensor, tensor_node(tensor, self.names))
                way = Way(made_by, tensor.output_nr, is_sent=False)
                self._connect(self.place[made_by], place, way)
            self.result_of.setdefault((made_by, tensor.output_nr), self.place[id(tensor)])

    def _read_saved_tensors(self, *, show: bool) -> None:
        freed, changed, packed = False, [], []
        for function in self.functions:
            saved = read_saved(function)
            if saved.is_packed:
                packed.append(type(function).__name__)
            freed = freed or saved.is_freed
            if saved.is_changed:
                changed.append(type(function).__name__)
            self._add_inputs_without_grad(function, saved)
            if show:
                self._add_saved(function, saved)
        if freed:
            self.graph.notes.append("freed: a backward pass came through; what it used is gone")
        if changed:
            who = " and ".join(dict.fromkeys(changed))
            self.graph.notes.append(f"changed in place: what {who} saved; backward() will refuse")
        if packed and show:
            who = " and ".join(dict.fromkeys(packed))
            self.graph.notes.append(f"not drawn: what {who} saved is packed by a hook of yours")

    def _add_inputs_without_grad(self, function: Any, saved: Saved) -> None:
        # autograd keeps no link to an input that requires no grad; such an input is known only
        # when the operation saved it for the gradient of another input.
        for tensor in self.names.tensors:
            if saved.has(tensor) and not tensor.requires_grad:
                if id(tensor) not in self.place:
                    self._add(tensor, tensor_node(tensor, self.names))
                edge = Edge(self.place[id(tensor)], self.place[id(function)], Link.NO_GRAD)
                self.graph.edges.append(edge)

    def _add_saved(self, function: Any, saved: Saved) -> None:
        boxes = []
        for name, tensor in saved.tensors.items():
            called = self.names.of(tensor)
            boxes.append((name, tensor, f"the value of {called}" if called else ""))
        for name, changed in saved.changed.items():
            called = self.names.of(changed.tensor)
            boxes.append((name, changed.tensor, f"{called} {changed.in_words()}".lstrip()))
        for name, tensor, detail in boxes:
            node = Node(Kind.SAVED, f"saved {name} {shape_of(tensor)}", detail)
            place = self.graph.add(node)
            self.live[place] = tensor
            self.graph.edges.append(Edge(place, self.place[id(function)], Link.SAVED))

    def note_what_is_missing(self, tensors: Sequence[Tensor]) -> None:
        if self.is_too_large:
            return
        for number, tensor in enumerate(tensors, 1):
            unnamed = "the tensor" if len(tensors) == 1 else f"argument {number}"
            name = self.names.of(tensor) or unnamed
            if not tensor.requires_grad:
                self.graph.notes.append(f"no graph: {name} does not require grad")
            elif tensor.is_leaf:
                self.graph.notes.append(f"no recorded operation made {name}: it is a leaf")
        if not self.graph.nodes:
            return
        for tensor in self.names.tensors:
            if id(tensor) in self.place or any(tensor is asked for asked in tensors):
                continue
            why = "no history here leads back to it"
            if not tensor.requires_grad:
                why = "does not require grad"
            self.graph.notes.append(f"not in the graph: {self.names.of(tensor)} ({why})")


def _outputs_used(functions: list[Any]) -> dict[tuple[int, int], Iterator[tuple[int, int]]]:
    """Return which (edge, output of one operation) each other one uses, as torchviz links them."""
    used: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for user in functions:
        for entry, (maker, output) in enumerate(user.next_functions):
            if maker is not None:
                used.setdefault((id(maker), id(user)), []).append((entry, output))
    return {pair: iter(outputs) for pair, outputs in used.items()}
