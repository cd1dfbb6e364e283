"""The plain data a drawing is made from: no live tensor, no address, only words and places."""

from __future__ import annotations

import enum
from dataclasses import dataclass, field


class Kind(enum.Enum):
    LEAF = "leaf"
    FROZEN = "frozen"
    RESULT = "result"
    OPERATION = "operation"
    SAVED = "saved"


class Link(enum.Enum):
    FLOW = "flow"  # a value went this way, and its gradient comes back
    NO_GRAD = "no grad"  # a value went this way, and no gradient comes back
    SAVED = "saved"  # the operation keeps this tensor for backward()
    MEMORY = "memory"  # the view shares this tensor's memory


class Weight(enum.Enum):
    """How strongly something is drawn."""

    STRONG = "strong"
    NORMAL = "normal"
    QUIET = "quiet"


@dataclass(frozen=True)
class Node:
    """A box. ``data`` are its numbers; ``total`` is the gradient that arrives, if in parts."""

    kind: Kind
    title: str
    detail: str = ""
    data: str = ""
    total: str = ""
    weight: Weight = Weight.NORMAL


@dataclass(frozen=True)
class Edge:
    """A line from what was there first; ``grad`` is what backward() sends from head to tail."""

    tail: int
    head: int
    link: Link = Link.FLOW
    grad: str = ""
    weight: Weight = Weight.NORMAL


@dataclass
class Graph:
    """Nodes are known by their place in ``nodes``; ``outputs`` are the tensors asked for."""

    nodes: list[Node] = field(default_factory=list)
    edges: list[Edge] = field(default_factory=list)
    outputs: list[int] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    start: dict[int, str] = field(default_factory=dict)  # an output -> the gradient it begins with

    def add(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1
