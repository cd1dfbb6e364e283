"""`draw_graph`: the autograd graph of live tensors, as a picture and as text.

    tensors --_reading--> Graph --_text--> the text drawing (always)
                            |
                            +--_layout--> Layout --_svg--> the picture (where Graphviz is)

A notebook stores both. The text says everything the picture says: it is what screen readers read,
what an untrusted notebook shows, and what `nbval` compares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from torch import Tensor

from ._graph import Graph
from ._layout import NoGraphviz, lay_out
from ._marking import mark_graph
from ._reading import read_graph
from ._shown import Drawing
from ._svg import write_svg
from ._text import one_sentence, write_text
from ._valuing import starting_gradients
from ._words import Names


class GraphDrawing(Drawing):
    """The drawing of one graph."""

    def __init__(self, graph: Graph) -> None:
        super().__init__(write_text(graph), alt=one_sentence(graph))
        self.graph = graph
        if graph.nodes:
            try:
                self.svg = write_svg(graph, lay_out(graph), title=self.alt)
            except NoGraphviz as problem:
                self.text += f"\n\n{problem}"


def draw_graph(
    *tensors: Tensor,
    names: Mapping[str, Tensor] | None = None,
    show_saved: bool = False,
    values: bool = False,
    grad_out: Tensor | Sequence[Tensor | None] | None = None,
    run_own: bool = False,
    mark: str | Sequence[str] | None = None,
) -> GraphDrawing:
    """Return a drawing of the autograd graph that leads to ``tensors``.

    ``names`` says what the tensors are called, e.g. ``{"x": x, "loss": loss}``; for a module give
    ``dict(model.named_parameters())``. A named tensor in the middle of the graph is drawn too, and
    a named tensor that is not in the graph is mentioned with the reason.
    ``show_saved`` adds the tensors that the operations keep for ``backward()``.

    ``values=True`` writes the numbers in: ``data`` in the box of each tensor, ``result`` where an
    operation's unnamed result was saved, and on each arrow the gradient that ``backward()`` would
    send back along it. More than nine elements are told by their shape. As with ``backward()``, a
    result that is not a single number needs ``grad_out``, a tensor of its shape (a list of them
    for several tensors).

    ``mark`` makes strong what the text speaks of, one or several of: a name of a tensor, or the
    title of an operation such as "MulBackward0". In the text ``<--`` stands behind it.

    Looking changes nothing: no ``.grad`` is filled, nothing is freed, no hook runs and nothing is
    kept alive. What a hook would change is therefore not drawn; a note names each tensor with one.
    What an own ``torch.autograd.Function`` sends is known only to its ``backward()``, which is run
    with ``run_own=True`` alone, and so are unpack hooks of saved tensors.
    Raises TypeError for what is not a tensor, ValueError for a start that ``backward()`` refuses
    and for a mark that is not drawn.
    """
    named = checked_names("draw_graph", tensors, names)
    if grad_out is not None and not values:
        raise TypeError("grad_out is for the gradients in the drawing: add values=True.")
    given = starting_gradients(tensors, grad_out, run_own=run_own) if values else None
    graph = read_graph(tensors, Names(named), show_saved=show_saved, given=given)
    mark_graph(graph, mark)
    return GraphDrawing(graph)


def checked_names(
    called: str, tensors: Sequence[Tensor], names: Mapping[str, Tensor] | None
) -> dict[str, Tensor]:
    """Return ``names``, or raise TypeError unless there are tensors and nothing else."""
    named = dict(names or {})
    if not tensors:
        raise TypeError(f"{called} needs a tensor to start from, for example {called}(loss).")
    for what, value in [*((f"argument {i}", t) for i, t in enumerate(tensors, 1)), *named.items()]:
        if not isinstance(value, Tensor):
            raise TypeError(f"{called} draws tensors, and {what} is a {type(value).__name__}.")
    return named
