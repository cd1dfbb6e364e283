"""The picture: our own SVG, so that no Graphviz version or font leaves a trace in it."""

from __future__ import annotations

import math
from html import escape

from ._graph import Graph, Kind, Link, Node
from ._layout import DETAIL_SIZE, TITLE_SIZE, Box, Layout, text_width

_FONT = "Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
_INK = "#1a1a1a"
_QUIET = "#4d4d4d"

# Fill, border, border width, dashes. Tints of the Okabe-Ito palette, which colour-blind readers
# can tell apart; shape, border and words say the same again.
_LOOK = {
    Kind.LEAF: ("#d6ebf8", "#0072b2", 2.5, ""),
    Kind.FROZEN: ("#ffffff", "#4d4d4d", 1.5, "6 4"),
    Kind.RESULT: ("#fdeecb", "#a86b00", 1.5, ""),
    Kind.OPERATION: ("#ececec", "#757575", 1, ""),
    Kind.SAVED: ("#f8e4ef", "#a0527f", 1.5, "2 3"),
}
_DASHES = {Link.NO_GRAD: "6 4", Link.SAVED: "2 3", Link.MEMORY: "1 4"}
_MARGIN = 16
_CAPTIONS = {
    Link.FLOW: "arrows: how the values went; backward() goes the other way",
    Link.NO_GRAD: "dashed arrow: no gradient comes back",
    Link.MEMORY: "dotted line: same memory",
}


def write_svg(graph: Graph, layout: Layout, *, title: str) -> str:
    """Return the picture of ``graph``, on a white ground of its own."""
    links = {edge.link for edge in graph.edges}
    captions = [words for link, words in _CAPTIONS.items() if link in links] + graph.notes
    text_room = max((text_width(caption, DETAIL_SIZE) for caption in captions), default=0)
    width = math.ceil(max(layout.width, text_room) + 2 * _MARGIN)
    height = math.ceil(layout.height + 2 * _MARGIN + 17 * len(captions))
    left = (width - layout.width) / 2
    said = escape(title, quote=True)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="{said}"'
        f' width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
        f' style="max-width:100%;height:auto;background:#ffffff">',
        f"<title>{said}</title>",
        f'<rect width="{width}" height="{height}" rx="6" fill="#ffffff"/>',
        f'<g transform="translate({left:.0f} {_MARGIN})" font-family="{_FONT}"'
        ' text-anchor="middle">',
    ]
    for edge, spline in zip(graph.edges, layout.splines, strict=True):
        parts += _edge(spline, edge.link)
    for node, box in zip(graph.nodes, layout.boxes, strict=True):
        parts += _node(node, box)
    parts.append("</g>")
    for line, caption in enumerate(captions, 1):
        y = layout.height + _MARGIN + 17 * line + 4
        parts.append(_text(caption, width / 2, y, DETAIL_SIZE, _QUIET, family=True))
    return "\n".join([*parts, "</svg>"])


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
    if not node.detail:
        return [shape, _text(node.title, box.x, box.y + 4.5, TITLE_SIZE, _INK)]
    return [
        shape,
        _text(node.title, box.x, box.y - 4, TITLE_SIZE, _INK, is_bold=node.kind is Kind.LEAF),
        _text(node.detail, box.x, box.y + 12, DETAIL_SIZE, _QUIET),
    ]


def _cut_corners(x: float, y: float, width: float, height: float) -> str:
    cut = 9
    right, bottom = x + width, y + height
    corners = [(x + cut, y), (right - cut, y), (right, y + cut), (right, bottom - cut)]
    corners += [(right - cut, bottom), (x + cut, bottom), (x, bottom - cut), (x, y + cut)]
    return "M" + " L".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners) + " Z"


def _edge(points: list[tuple[float, float]], link: Link) -> list[str]:
    first, *others = [f"{x:.1f},{y:.1f}" for x, y in points]
    dashes = f' stroke-dasharray="{_DASHES[link]}"' if link in _DASHES else ""
    path = f'<path d="M{first} C{" ".join(others)}" fill="none" stroke="{_QUIET}"{dashes}/>'
    if link in (Link.SAVED, Link.MEMORY):
        return [path]
    (x, y), (before_x, before_y) = points[-1], points[-2]
    length = math.hypot(x - before_x, y - before_y) or 1.0
    along_x, along_y = (x - before_x) / length, (y - before_y) / length
    head = [(x, y)]
    for side in (4, -4):
        head.append((x - 9 * along_x - side * along_y, y - 9 * along_y + side * along_x))
    corners = " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in head)
    return [path, f'<polygon points="{corners}" fill="{_QUIET}"/>']


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    *,
    family: bool = False,
    is_bold: bool = False,
) -> str:
    more = f' font-family="{_FONT}" text-anchor="middle"' if family else ""
    more += ' font-weight="bold"' if is_bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}"{more}>'
        f"{escape(text)}</text>"
    )
