"""`draw_values`: the graph behind a number of an engine that somebody wrote, as `draw_graph` does.

It asks three things of a number: ``data``, ``grad``, and ``parents``, what it was made from.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from ._graph import Edge, Graph, Kind, Node
from ._layout import NoGraphviz, lay_out
from ._shown import Drawing
from ._svg import write_svg
from ._text import write_text

_MOST = 40  # boxes: nobody reads a larger drawing


class Remembering(Protocol):
    """A number that knows what it was made from."""

    @property
    def data(self) -> Any: ...

    @property
    def grad(self) -> Any: ...

    @property
    def parents(self) -> Sequence[Any]: ...


class ValueDrawing(Drawing):
    """The drawing of the numbers behind one number, each with its gradient."""

    def __init__(self, graph: Graph, name: str) -> None:
        given = sum(node.kind is Kind.LEAF for node in graph.nodes)
        made = len(graph.nodes) - given
        said = f"Autograd graph of {name}: numbers given: {given}, numbers computed: {made}"
        super().__init__(write_text(graph), alt=said)
        try:
            self.svg = write_svg(graph, lay_out(graph), title=said)
        except NoGraphviz as problem:
            self.text += f"\n\n{problem}"


def draw_values(
    result: Remembering, names: Mapping[str, Remembering] | None = None
) -> ValueDrawing:
    """Return a drawing of the numbers behind ``result``: a box for each, with data and gradient.

    ``names`` says what they are called, e.g. ``{"x": x, "loss": loss}``.

    Raises:
        ValueError: there are more numbers than anybody would read.
    """
    called = {id(value): name for name, value in (names or {}).items()}
    graph = Graph(outputs=[0])
    places: dict[int, int] = {}
    met: list[Remembering] = []
    waiting: list[Remembering] = [result]
    while waiting:
        value = waiting.pop()
        if id(value) in places:
            continue
        if len(places) == _MOST:
            raise ValueError(f"draw_values draws at most {_MOST} numbers, and these are more.")
        kind = Kind.RESULT if value.parents else Kind.LEAF
        title = called.get(id(value), "a result" if value.parents else "a number")
        detail = f"data {_short(value.data)} | grad {_short(value.grad)}"
        places[id(value)] = graph.add(Node(kind, title, detail))
        met.append(value)
        waiting += reversed(value.parents)
    graph.edges = [
        Edge(places[id(parent)], places[id(value)]) for value in met for parent in value.parents
    ]
    return ValueDrawing(graph, graph.nodes[0].title)


def _short(number: Any) -> str:
    return f"{number:.4g}" if isinstance(number, int | float) else str(number)
