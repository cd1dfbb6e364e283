"""Where nodes and edges go: Graphviz places them, and measures no text.

Boxes are sized here from the number of characters, and Graphviz gets empty labels. So a picture
does not depend on the fonts of a machine, and Graphviz never looks for one.
"""

from __future__ import annotations

import itertools
import re
import shutil
import subprocess
from dataclasses import dataclass

from ._graph import Edge, Graph, Kind, Link, Node
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
    """Places in pixels, y downwards: a box a node, a Bézier spline's points an edge.

    ``labels`` are the boxes for the words on edges, by the number of the edge.
    """

    width: float
    height: float
    boxes: list[Box]
    splines: list[list[tuple[float, float]]]
    labels: dict[int, Box]


def lay_out(graph: Graph) -> Layout:
    """Return where Graphviz's ``dot`` puts every node and edge, or raise `NoGraphviz`."""
    return _read_plain(_run_dot(_source(graph)), len(graph.nodes), graph)


def lines_of(node: Node) -> list[str]:
    """Return the small lines in the box of ``node``, below its title."""
    total = f"{node.total} in all" if node.total else ""
    return [line for line in (node.detail, node.data, total) if line]


def label_of(edge: Edge) -> str:
    """Return the words on ``edge``: gradients go up, the values came down."""
    return f"↑ {edge.grad}" if edge.grad else ""


def _source(graph: Graph) -> str:
    has_labels = any(edge.grad for edge in graph.edges)
    between = 0.2 if has_labels else 0.35
    lines = ["digraph {", f"graph [nodesep=0.3 ranksep={between}]", "edge [dir=none]"]
    lines.append('node [label="" fixedsize=true shape=box]')
    for place, node in enumerate(graph.nodes):
        below = lines_of(node)
        widths = [text_width(node.title, TITLE_SIZE), *(text_width(x, DETAIL_SIZE) for x in below)]
        # The round ends of an operation's box take room from the text.
        width = max(widths) + 2 * _PADDING + (8 if node.kind is Kind.OPERATION else 0)
        height = _LINE_HEIGHT * (1 + len(below)) + (8 if below else 10)
        lines.append(f"n{place} [{_size(width, height)}]")
    for number, edge in enumerate(graph.edges):
        # Graphviz gives edges back in its own order; a colour carries our number there and back.
        weight = 1 if edge.link in (Link.SAVED, Link.MEMORY) else 4
        ends = [f"n{edge.tail}", f"n{edge.head}"]
        if edge.grad:
            # A box of its own for the words: nothing can lie on them.
            width = text_width(label_of(edge), DETAIL_SIZE) + 10
            lines.append(f"e{number} [{_size(width, _LINE_HEIGHT)}]")
            ends.insert(1, f"e{number}")
        for half, (start, end) in enumerate(itertools.pairwise(ends)):
            colour = f"#{2 * number + half:06x}"
            lines.append(f'{start} -> {end} [weight={weight} color="{colour}"]')
    return "\n".join([*lines, "}"])


def _size(width: float, height: float) -> str:
    return f"width={width / _PIXELS_PER_INCH:.4f} height={height / _PIXELS_PER_INCH:.4f}"


def _run_dot(source: str) -> str:
    try:
        from pygraphviz import AGraph
    except ImportError as error:
        remedy = _remedy(error)
    else:
        drawn: bytes = AGraph(string=source).draw(format="plain", prog="dot")
        return drawn.decode()
    program = shutil.which("dot")
    if program is None:
        raise NoGraphviz(f"This is the text drawing. {remedy}")
    done = subprocess.run(
        [program, "-Tplain"], input=source, capture_output=True, text=True, timeout=60
    )
    if done.returncode != 0:
        raise NoGraphviz(
            f"This is the text drawing. The `dot` program of this machine does not work. {remedy}"
        )
    return done.stdout


_LIBRARY = re.compile(r"(lib[\w+.-]+?\.(?:so|dylib)[\w.]*)")
# What pygraphviz's wheel leaves to the system, and Debian's and Ubuntu's packages of all of it:
# a minimal system lacks several, and the loader names only the first.
_FROM_THE_SYSTEM = ("libgobject", "libglib", "libX11", "libXext", "libXrender", "libexpat")
_PACKAGES = "apt install libglib2.0-0 libxext6 libxrender1 libexpat1"


def _remedy(error: ImportError) -> str:
    """Return how to get a picture, a sentence: what is installed need not be installed again."""
    if isinstance(error, ModuleNotFoundError) and error.name == "pygraphviz":
        return (
            "For a picture, install Graphviz with `pip install pygraphviz` and run the cell again."
        )
    found = _LIBRARY.search(str(error))
    if found is None:
        return f"pygraphviz is installed and cannot be loaded: {error}"
    library = found[1]
    is_known = library.startswith(_FROM_THE_SYSTEM)
    how = f"`{_PACKAGES}` on Debian or Ubuntu" if is_known else "your system's packages"
    return (
        f"pygraphviz is installed, but the library {library} that it needs is missing or cannot "
        f"be loaded. Get it with {how}, restart the kernel, and run the cell again."
    )


def _read_plain(plain: str, nodes: int, graph: Graph) -> Layout:
    width = height = 0.0
    boxes = [Box(0, 0, 0, 0)] * nodes
    labels: dict[int, Box] = {}
    halves: dict[int, list[tuple[float, float]]] = {}
    for line in plain.replace("\\\n", "").splitlines():
        word, *rest = line.split()
        if word == "graph":
            width, height = (_pixels(value) for value in rest[1:3])
        elif word == "node":
            x, y, w, h = (_pixels(value) for value in rest[1:5])
            box = Box(x, height - y, w, h)
            if rest[0].startswith("e"):
                labels[int(rest[0][1:])] = box
            else:
                boxes[int(rest[0][1:])] = box
        elif word == "edge":
            count = int(rest[2])
            values = [_pixels(value) for value in rest[3 : 3 + 2 * count]]
            points = [(x, height - y) for x, y in zip(values[::2], values[1::2], strict=True)]
            halves[int(rest[-1].strip('"').removeprefix("#"), 16)] = points
    splines = []
    for number in range(len(graph.edges)):
        upper, lower = halves.get(2 * number, []), halves.get(2 * number + 1)
        # Straight on behind the words.
        splines.append([*upper, upper[-1], lower[0], *lower] if lower else upper)
    return Layout(width, height, boxes, splines, labels)


def _pixels(inches: str) -> float:
    return float(inches) * _PIXELS_PER_INCH
