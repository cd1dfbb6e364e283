"""What a node of the graph is called: the words that tell a leaf from a result without colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from torch import Tensor

from ._graph import Kind, Node


class Names:
    """The learner's names for tensors, known by identity."""

    def __init__(self, names: Mapping[str, Tensor]) -> None:
        self.tensors = list({id(tensor): tensor for tensor in names.values()}.values())
        self._names: dict[int, list[str]] = {}
        for name, tensor in names.items():
            self._names.setdefault(id(tensor), []).append(name)

    def of(self, tensor: Tensor) -> str:
        return ", ".join(self._names.get(id(tensor), []))


def shape_of(tensor: Tensor) -> str:
    return str(tuple(tensor.shape))


def tensor_node(tensor: Tensor, names: Names) -> Node:
    """Return the node of a leaf, a frozen leaf or a result."""
    name = names.of(tensor)
    if not tensor.is_leaf:
        keeps = "not a leaf, retains grad" if tensor.retains_grad else "not a leaf"
        return Node(Kind.RESULT, f"{name or 'tensor'} {shape_of(tensor)}", keeps)
    if tensor.requires_grad:
        return Node(Kind.LEAF, f"{name or 'tensor'} {shape_of(tensor)}", "leaf, requires grad")
    return Node(Kind.FROZEN, f"{name or 'tensor'} {shape_of(tensor)}", "leaf, requires no grad")


def operation_node(function: Any, names: Names) -> Node:
    """Return the node of a ``grad_fn``, called what ``print(y.grad_fn)`` calls it."""
    title = type(function).__name__
    variable = getattr(function, "variable", None)
    if variable is None:
        return Node(Kind.OPERATION, title)
    name = names.of(variable)
    return Node(Kind.OPERATION, title, f"adds into {name}.grad" if name else "adds into .grad")
