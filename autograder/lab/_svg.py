"""The picture: our own SVG, so that no Graphviz version or font leaves a trace in it."""

from __future__ import annotations

import math

from ._graph import Edge, Graph, Kind, Link, Node, Weight
from ._layout import Box, Layout, label_of, lines_of
from ._style import (
    AMBER,
    BLUE,
    DETAIL_SIZE,
    FADED,
    FONT,
    GREY,
    INK,
    MARGIN,
    PALE,
    PINK,
    QUIET,
    STRONG,
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
_DASHES = {Link.NO_GRAD: "6 4", Link.SAVED: "2 3", Link.MEMORY: "2 4"}
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
        parts += _edge(spline, edge)
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
    if node.weight is Weight.STRONG:
        border, thickness = STRONG, 4
    elif node.weight is Weight.QUIET:
        fill, border, thickness = "#ffffff", PALE, 1
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
    return [shape, *_words(node, box)]


def _words(node: Node, box: Box) -> list[str]:
    is_bold = node.weight is Weight.STRONG or (
        node.kind is Kind.LEAF and node.weight is Weight.NORMAL
    )
    ink, grad_ink = (FADED, FADED) if node.weight is Weight.QUIET else (INK, VERMILION)
    below = lines_of(node)
    if not below:
        return [write(node.title, box.x, box.y + 4.5, size=TITLE_SIZE, colour=ink, is_bold=is_bold)]
    y = box.y - 4 - 8.5 * (len(below) - 1)
    parts = [write(node.title, box.x, y, size=TITLE_SIZE, colour=ink, is_bold=is_bold)]
    for line, words in enumerate(below, 1):
        quiet = FADED if node.weight is Weight.QUIET else QUIET
        colour = ink if words == node.data else quiet if words == node.detail else grad_ink
        parts.append(write(words, box.x, y - 1 + 17 * line, colour=colour))
    return parts


def _label(edge: Edge, box: Box) -> list[str]:
    if not edge.grad:
        return []
    x, y = box.x - box.width / 2, box.y - box.height / 2
    is_strong = edge.weight is Weight.STRONG
    look = f' stroke="{STRONG}" stroke-width="1.5"' if is_strong else ""
    ground = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}"'
        f' rx="4" fill="#ffffff"{look}/>'
    )
    colour = FADED if edge.weight is Weight.QUIET else VERMILION
    return [ground, write(label_of(edge), box.x, box.y + 4, colour=colour, is_bold=is_strong)]


def _cut_corners(x: float, y: float, width: float, height: float) -> str:
    cut = 9
    right, bottom = x + width, y + height
    corners = [(x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)]
    corners += [(right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut)]
    return "M" + " L".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners) + " Z"


def _edge(points: list[tuple[float, float]], edge: Edge) -> list[str]:
    first, *others = [f"{x:.1f},{y:.1f}" for x, y in points]
    colour, more = {
        Weight.STRONG: (STRONG, ' stroke-width="2.5"'),
        Weight.NORMAL: (QUIET, ""),
        Weight.QUIET: (PALE, ""),
    }[edge.weight]
    if edge.link in (Link.SAVED, Link.MEMORY) and edge.weight is Weight.QUIET:
        colour = FADED  # dots as pale as a line would hardly be seen
    if edge.link in _DASHES:
        more += f' stroke-dasharray="{_DASHES[edge.link]}"'
    path = f'<path d="M{first} C{" ".join(others)}" fill="none" stroke="{colour}"{more}/>'
    if edge.link in (Link.SAVED, Link.MEMORY):
        return [path]
    (x, y), (before_x, before_y) = points[-1], points[-2]
    length = math.hypot(x - before_x, y - before_y) or 1.0
    along_x, along_y = (x - before_x) / length, (y - before_y) / length
    head = [(x, y)]
    for side in (4, -4):
        head.append((x - 9 * along_x - side * along_y, y - 9 * along_y + side * along_x))
    corners = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in head)
    return [path, f'<polygon points="{corners}" fill="{colour}"/>']
