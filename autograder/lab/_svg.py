"""The picture: our own SVG, so that no Graphviz version or font leaves a trace in it."""

from __future__ import annotations

import math

from ._graph import Edge, Graph, Kind, Link, Node
from ._layout import Box, Layout, label_of, lines_of
from ._style import (
    AMBER,
    BLUE,
    DETAIL_SIZE,
    FONT,
    GREY,
    INK,
    MARGIN,
    PINK,
    QUIET,
    TITLE_SIZE,
    VERMILION,
    WHITE,
    frame,
    text_width,
    write,
)

# Fill, border, border width, dashes.
_LOOK = {
    Kind.LEAF: (*BLUE, 2.5, ""),
    Kind.FROZEN: (*WHITE, 1.5, "6 4"),
    Kind.RESULT: (*AMBER, 1.5, ""),
    Kind.OPERATION: (*GREY, 1, ""),
    Kind.SAVED: (*PINK, 1.5, "2 3"),
}
_DASHES = {Link.NO_GRAD: "6 4", Link.SAVED: "2 3", Link.MEMORY: "1 4"}
_CAPTIONS = {
    Link.FLOW: "arrows: how the values went; backward() goes the other way",
    Link.NO_GRAD: "dashed arrow: no gradient comes back",
    Link.MEMORY: "dotted line: same memory",
}
_GRAD_CAPTION = "↑: the gradient that backward() sends up this arrow"


def write_svg(graph: Graph, layout: Layout, *, title: str) -> str:
    """Return the picture of ``graph``, on a white ground of its own."""
    links = {edge.link for edge in graph.edges}
    captions = [words for link, words in _CAPTIONS.items() if link in links]
    captions += [_GRAD_CAPTION] if layout.labels else []
    captions += graph.notes
    text_room = max((text_width(caption, DETAIL_SIZE) for caption in captions), default=0)
    width = math.ceil(max(layout.width, text_room) + 2 * MARGIN)
    height = math.ceil(layout.height + 2 * MARGIN + 17 * len(captions))
    left = (width - layout.width) / 2
    parts = [
        f'<g transform="translate({left:.0f} {MARGIN})" font-family="{FONT}" text-anchor="middle">',
    ]
    for edge, spline in zip(graph.edges, layout.splines, strict=True):
        parts += _edge(spline, edge.link)
    for number, box in layout.labels.items():
        parts += _label(graph.edges[number], box)
    for node, box in zip(graph.nodes, layout.boxes, strict=True):
        parts += _node(node, box)
    parts.append("</g>")
    for line, caption in enumerate(captions, 1):
        y = layout.height + MARGIN + 17 * line + 4
        parts.append(write(caption, width / 2, y, anchor="middle"))
    return frame(parts, width=width, height=height, title=title)


def _node(node: Node, box: Box) -> list[str]:
    fill, border, thickness, dashes = _LOOK[node.kind]
    look = f'fill="{fill}" stroke="{border}" stroke-width="{thickness}"'
    if dashes:
        look += f' stroke-dasharray="{dashes}"'
    x, y = box.x - box.width / 2, box.y - box.height / 2
    if node.kind is Kind.RESULT:
        shape = f'<path d="{_cut_corners(x, y, box.width, box.height)}" {look}/>'
    else:
        radius = box.height / 2 if node.kind is Kind.OPERATION else 0
        shape = (
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}"'
            f' rx="{radius:.1f}" {look}/>'
        )
    below = lines_of(node)
    if not below:
        return [shape, write(node.title, box.x, box.y + 4.5, size=TITLE_SIZE, colour=INK)]
    is_leaf = node.kind is Kind.LEAF
    y = box.y - 4 - 8.5 * (len(below) - 1)
    parts = [shape, write(node.title, box.x, y, size=TITLE_SIZE, colour=INK, is_bold=is_leaf)]
    for line, words in enumerate(below, 1):
        colour = INK if words == node.data else VERMILION if words != node.detail else QUIET
        parts.append(write(words, box.x, y - 1 + 17 * line, colour=colour))
    return parts


def _label(edge: Edge, box: Box) -> list[str]:
    x, y = box.x - box.width / 2, box.y - box.height / 2
    ground = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}"'
        f' rx="4" fill="#ffffff"/>'
    )
    return [ground, write(label_of(edge), box.x, box.y + 4, colour=VERMILION)]


def _cut_corners(x: float, y: float, width: float, height: float) -> str:
    cut = 9
    right, bottom = x + width, y + height
    corners = [(x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)]
    corners += [(right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut)]
    return "M" + " L".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners) + " Z"


def _edge(points: list[tuple[float, float]], link: Link) -> list[str]:
    first, *others = [f"{x:.1f},{y:.1f}" for x, y in points]
    dashes = f' stroke-dasharray="{_DASHES[link]}"' if link in _DASHES else ""
    path = f'<path d="M{first} C{" ".join(others)}" fill="none" stroke="{QUIET}"{dashes}/>'
    if link in (Link.SAVED, Link.MEMORY):
        return [path]
    (x, y), (before_x, before_y) = points[-1], points[-2]
    length = math.hypot(x - before_x, y - before_y) or 1.0
    along_x, along_y = (x - before_x) / length, (y - before_y) / length
    head = [(x, y)]
    for side in (4, -4):
        head.append((x - 9 * along_x - side * along_y, y - 9 * along_y + side * along_x))
    corners = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in head)
    return [path, f'<polygon points="{corners}" fill="{QUIET}"/>']
