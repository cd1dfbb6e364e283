"""`draw_graph`: the autograd graph of live tensors, as a picture and as text.

    tensors --_reading--> Graph --_text--> the text drawing (always)
                            |
                            +--_layout--> Layout --_svg--> the picture (where Graphviz is)

A notebook stores both. The text says everything the picture says: it is what screen readers read,
what an untrusted notebook shows, and what `nbval` compares.
"""

from __future__ import annotations

from collections.abc import Mapping

from torch import Tensor

from ._graph import Graph
from ._layout import NoGraphviz, lay_out
from ._reading import read_graph
from ._shown import Drawing
from ._svg import write_svg
from ._text import one_sentence, write_text
from ._words import Names


class GraphDrawing(Drawing):
    """The drawing of one graph."""

    def __init__(self, graph: Graph) -> None:
        super().__init__(write_text(graph))
        self.graph = graph
        if graph.nodes:
            try:
                self.svg = write_svg(graph, lay_out(graph), title=one_sentence(graph))
            except NoGraphviz as problem:
                self.text += f"\n\n{problem}"


def draw_graph(
    *tensors: Tensor, names: Mapping[str, Tensor] | None = None, show_saved: bool = False
) -> GraphDrawing:
    """Return a drawing of the autograd graph that leads to ``tensors``.

    ``names`` says what the tensors are called, e.g. ``{"x": x, "loss": loss}``; for a module give
    ``dict(model.named_parameters())``. A named tensor in the middle of the graph is drawn too, and
    a named tensor that is not in the graph is mentioned with the reason.
    ``show_saved`` adds the tensors that the operations keep for ``backward()``.

    Looking changes nothing: no gradient is computed and nothing is kept alive.
    """
    named = dict(names or {})
    if not tensors:
        raise TypeError("draw_graph needs a tensor to start from, for example draw_graph(loss).")
    for what, value in [*((f"argument {i}", t) for i, t in enumerate(tensors, 1)), *named.items()]:
        if not isinstance(value, Tensor):
            raise TypeError(f"draw_graph draws tensors, and {what} is a {type(value).__name__}.")
    return GraphDrawing(read_graph(tensors, Names(named), show_saved=show_saved))
