"""Where nodes and edges go: Graphviz places them, and measures no text.

Boxes are sized here from the number of characters, and Graphviz gets empty labels. So a picture
does not depend on the fonts of a machine, and Graphviz never looks for one.
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass

from ._graph import Graph, Kind, Link
from ._style import DETAIL_SIZE, TITLE_SIZE, text_width

# Pixels.
_PADDING, _LINE_HEIGHT = 12, 17
_PIXELS_PER_INCH = 72  # Graphviz counts in inches, SVG pixels are its points


class NoGraphviz(Exception):
    """No Graphviz can be had here; the message is the remedy."""


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Layout:
    """Places in pixels, y downwards: a box a node, a Bézier spline's points an edge."""

    width: float
    height: float
    boxes: list[Box]
    splines: list[list[tuple[float, float]]]


def lay_out(graph: Graph) -> Layout:
    """Return where Graphviz's ``dot`` puts every node and edge, or raise `NoGraphviz`."""
    return _read_plain(_run_dot(_source(graph)), len(graph.nodes), graph)


def _source(graph: Graph) -> str:
    lines = ["digraph {", "graph [nodesep=0.3 ranksep=0.35]", "edge [dir=none]"]
    lines.append('node [label="" fixedsize=true shape=box]')
    for place, node in enumerate(graph.nodes):
        width = max(text_width(node.title, TITLE_SIZE), text_width(node.detail, DETAIL_SIZE))
        # The round ends of an operation's box take room from the text.
        width += 2 * _PADDING + (8 if node.kind is Kind.OPERATION else 0)
        height = 2 * _LINE_HEIGHT + 8 if node.detail else _LINE_HEIGHT + 10
        size = f"width={width / _PIXELS_PER_INCH:.4f} height={height / _PIXELS_PER_INCH:.4f}"
        lines.append(f"n{place} [{size}]")
    for number, edge in enumerate(graph.edges):
        # Graphviz gives edges back in its own order; a colour carries our number there and back.
        weight = 1 if edge.link in (Link.SAVED, Link.MEMORY) else 4
        lines.append(f'n{edge.tail} -> n{edge.head} [weight={weight} color="#{number:06x}"]')
    return "\n".join([*lines, "}"])


def _run_dot(source: str) -> str:
    try:
        from pygraphviz import AGraph
    except ImportError:
        pass
    else:
        drawn: bytes = AGraph(string=source).draw(format="plain", prog="dot")
        return drawn.decode()
    program = shutil.which("dot")
    if program is None:
        raise NoGraphviz(
            "This is the text drawing. For a picture, install Graphviz with "
            "`pip install pygraphviz` and run the cell again."
        )
    done = subprocess.run(
        [program, "-Tplain"], input=source, capture_output=True, text=True, timeout=60
    )
    if done.returncode != 0:
        raise NoGraphviz(
            "This is the text drawing. The `dot` program of this machine does not work; for a "
            "picture, `pip install pygraphviz` and run the cell again."
        )
    return done.stdout


def _read_plain(plain: str, nodes: int, graph: Graph) -> Layout:
    width = height = 0.0
    boxes = [Box(0, 0, 0, 0)] * nodes
    splines: list[list[tuple[float, float]]] = [[] for _ in graph.edges]
    for line in plain.replace("\\\n", "").splitlines():
        word, *rest = line.split()
        if word == "graph":
            width, height = (_pixels(value) for value in rest[1:3])
        elif word == "node":
            x, y, w, h = (_pixels(value) for value in rest[1:5])
            boxes[int(rest[0][1:])] = Box(x, height - y, w, h)
        elif word == "edge":
            count = int(rest[2])
            values = [_pixels(value) for value in rest[3 : 3 + 2 * count]]
            points = [(x, height - y) for x, y in zip(values[::2], values[1::2], strict=True)]
            splines[int(rest[-1].strip('"').removeprefix("#"), 16)] = points
    return Layout(width, height, boxes, splines)


def _pixels(inches: str) -> float:
    return float(inches) * _PIXELS_PER_INCH
