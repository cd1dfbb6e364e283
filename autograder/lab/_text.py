"""The text drawing: a tree from the outputs down to the leaves."""

from __future__ import annotations

from collections import Counter

from ._graph import Edge, Graph, Kind, Link, Weight
from ._marking import ARROW

_LINK_WORDS = {Link.NO_GRAD: "no gradient: ", Link.MEMORY: "shares memory with: "}


def write_text(graph: Graph) -> str:
    """Return the drawing as text: what was asked for first, its inputs indented below."""
    inputs: dict[int, list[Edge]] = {}
    for edge in graph.edges:
        inputs.setdefault(edge.head, []).append(edge)
    shown: dict[int, str] = {}
    used = Counter(edge.tail for edge in graph.edges)
    lines: list[str] = []

    def write(place: int, first: str, rest: str, words: str = "", grad: str = "") -> None:
        node = graph.nodes[place]
        label = f"{node.title}: {node.detail}" if node.detail else node.title
        gets = f" · gets {grad}" if grad else ""
        if place in shown:
            lines.append(f"{first}{words}{node.title} {shown[place]}, see above{gets}")
            return
        is_shared = used[place] + (place in graph.outputs) > 1
        shown[place] = f"[{sum(map(bool, shown.values())) + 1}]" if is_shared else ""
        data = f" · {node.data}" if node.data else ""
        total = f" ({node.total} in all)" if node.total else ""
        mark = f"  {ARROW}" if node.weight is Weight.STRONG else ""
        lines.append(f"{first}{words}{label} {shown[place]}".rstrip() + data + gets + total + mark)
        below = inputs.get(place, [])
        for i, edge in enumerate(below, 1):
            joint, bar = ("└─ ", "   ") if i == len(below) else ("├─ ", "│  ")
            write(edge.tail, rest + joint, rest + bar, _LINK_WORDS.get(edge.link, ""), edge.grad)

    for output in graph.outputs:
        if output not in shown:
            write(output, "", "", grad=graph.start.get(output, ""))
    return "\n".join([*lines, *graph.notes])


def one_sentence(graph: Graph) -> str:
    """Return what a screen reader says before the drawing."""
    outputs = ", ".join(graph.nodes[place].title for place in graph.outputs)
    leaves = [node.title for node in graph.nodes if node.kind is Kind.LEAF]
    operations = sum(node.kind is Kind.OPERATION for node in graph.nodes)
    s = "" if operations == 1 else "s"
    return (
        f"Autograd graph of {outputs}: {operations} operation{s}, "
        f"leaves that require grad: {', '.join(leaves) or 'none'}"
    )
