"""`draw_backward`: what ``backward()`` does, one call at a time, without doing it.

    tensors --_reading--> Graph --_steps (_walking)--> Steps --> a numbered list (always)
                                                         |
                                                         +--> a picture each, to unfold

The pictures stand in HTML that needs no script: it works where a notebook is not trusted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from torch import Tensor

from ._graph import Graph
from ._layout import NoGraphviz, lay_out
from ._reading import Reader
from ._shown import Drawing, image
from ._steps import Step, frames, read_steps
from ._svg import write_svg
from ._text import one_sentence
from ._valuing import Given, hook_notes_of, refusal, starting_gradients, write_data
from ._words import Names
from .drawing import checked_names

# More pictures than this nobody looks at, and a notebook stores them all.
_MOST_PICTURES = 12


class BackwardDrawing(Drawing):
    """The steps of one ``backward()``: ``lines`` in words, ``pictures`` one SVG each.

    ``pictures`` is empty where Graphviz is missing, and beyond twelve steps.
    """

    def __init__(self, graph: Graph, steps: Sequence[Step], head: str) -> None:
        self.lines = [step.line for step in steps]
        self.pictures: list[str] = []
        self.head = head
        self.notes = list(graph.notes)
        super().__init__("\n".join([*([head] if steps else []), *self.lines, *self.notes]))
        if not steps:
            return
        whole, each = frames(graph, steps)
        try:
            layout = lay_out(whole)
        except NoGraphviz as problem:
            self.notes.append(str(problem))
            self.text += f"\n\n{problem}"
            return
        self.alt = f"Steps of backward(). {one_sentence(graph)}"
        self.svg = write_svg(whole, layout, title=self.alt)
        if len(steps) <= _MOST_PICTURES:
            self.pictures = [
                write_svg(frame, layout, title=step.line)
                for frame, step in zip(each, steps, strict=True)
            ]

    @property
    def html(self) -> str | None:
        """Each step in words, to be unfolded into its picture."""
        if self.svg is None:
            return None
        parts = [f"<p>{escape(self.head)}</p>"]
        if self.pictures:
            for number, (line, picture) in enumerate(zip(self.lines, self.pictures, strict=True)):
                is_open = " open" if number == 0 else ""
                alt = f"The graph at step {line}"
                parts.append(
                    f"<details{is_open}><summary>{escape(line)}</summary>"
                    f"{image(picture, alt)}</details>"
                )
        else:
            parts += [f"<p>{escape(line)}</p>" for line in self.lines]
            parts.append(image(self.svg, self.alt))
        parts += [f"<p>{escape(note)}</p>" for note in self.notes]
        return "\n".join(parts)


def draw_backward(
    *tensors: Tensor,
    names: Mapping[str, Tensor] | None = None,
    grad_out: Tensor | Sequence[Tensor | None] | None = None,
    run_own: bool = False,
) -> BackwardDrawing:
    """Return what ``backward()`` from ``tensors`` would do, step by step.

    A step is one call of a node: what arrived there, what it sends to whom, and which ``.grad`` is
    filled with what. The order is that of torch's engine: of the nodes that have got all their
    parts, the one made last comes first.

    ``names`` is as in `draw_graph`; ``grad_out`` is the gradient to start from, a tensor of the
    result's shape, needed unless the result is a single number (a list for several results).

    Nothing is changed by looking, and no hook runs; ``run_own=True`` runs an own
    ``torch.autograd.Function``'s ``backward()`` and unpack hooks, without which `?` stands where
    their gradients would.
    Raises TypeError for what is not a tensor, ValueError for a start that ``backward()`` refuses.
    """
    named = checked_names("draw_backward", tensors, names)
    given = starting_gradients(tensors, grad_out, run_own=run_own)
    return BackwardDrawing(*_read(tensors, Names(named), given))


def _read(tensors: Sequence[Tensor], names: Names, given: Given) -> tuple[Graph, list[Step], str]:
    reader = Reader(names)
    graph = reader.graph
    steps: list[Step] = []
    if reader.read(tensors, show_saved=False):
        why_not = refusal(reader.functions)
        if why_not:
            graph.notes = [why_not]
            return graph, [], ""
        write_data(graph, reader.live)
        steps = read_steps(reader, given, names)
        graph.notes += hook_notes_of(reader.live, names)
        if any(step.problem and not step.problem.startswith("it raises") for step in steps):
            graph.notes.append("run_own=True runs your own code, to fill in each ?")
    reader.note_what_is_missing(tensors)
    graph.notes = [note for note in graph.notes if not note.startswith("no recorded operation")]
    outputs = " and ".join(names.of(tensor) or "the result" for tensor, _ in given.starts)
    calls = f"{len(steps)} call{'' if len(steps) == 1 else 's'}"
    return graph, steps, f"backward() from {outputs}: {calls}; drawn, not run"
