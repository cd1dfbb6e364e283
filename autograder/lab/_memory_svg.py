"""The memory picture: a row of numbered cells, and under it a band for each tensor.

A tensor is told from the next by its own row, its name, and the look of its boxes (tint, border
and dashes); a box says in words which element is in the cell above it.
"""

from __future__ import annotations

import math

from ._graph import Weight
from ._memory import Look, Memory, Storage, cells_text, labels_of
from ._style import (
    AMBER,
    BLUE,
    DETAIL_SIZE,
    FADED,
    FONT,
    GREEN,
    INK,
    MARGIN,
    PALE,
    PINK,
    STRONG,
    STRONG_FILL,
    TITLE_SIZE,
    frame,
    text_width,
    write,
)

# Four tints with four kinds of border: two rows that look alike are at least four rows apart.
_LOOKS = [(*BLUE, ""), (*AMBER, "6 3"), (*GREEN, "2 3"), (*PINK, "9 3 2 3")]
_DOT = "#9a9a9a"
_VALUE_SIZE, _FACT_SIZE = 12, 10
_CELL_HEIGHT, _LINE, _LABEL_LINE = 28, 17, 14
_BETWEEN = 26
_CAPTION = "a box names the element of the tensor that is in the cell above it; a dot: not read"


class _Columns:
    """Where the drawn cells stand, and the gaps between them."""

    def __init__(self, storage: Storage) -> None:
        self.width = max(38.0, storage.widest * _VALUE_SIZE * 0.6 + 10)
        self.left: list[float] = []
        self.gaps: list[tuple[float, float, str]] = []  # left, width, words
        gaps = dict(storage.gaps())
        x = 0.0
        for i in range(len(storage.shown) + 1):
            if i in gaps:
                words = f"{gaps[i]} more"
                room = text_width(words, DETAIL_SIZE) + 14
                self.gaps.append((x, room, words))
                x += room
            if i < len(storage.shown):
                self.left.append(x)
                x += self.width
        self.total = x

    def middle(self, i: int) -> float:
        return self.left[i] + self.width / 2


def write_svg(memory: Memory, *, title: str) -> str:
    """Return the picture of ``memory``, on a white ground of its own."""
    parts = [f'<g font-family="{FONT}" text-anchor="middle">']
    width, y, number = 0.0, float(MARGIN), 0
    for storage in memory.storages:
        columns = _Columns(storage)
        drawn, room, bottom = _storage(storage, columns, y, number)
        parts += drawn
        width = max(width, room)
        number += len(storage.looks)
        y = bottom + _BETWEEN
    parts.append("</g>")
    has_boxes = any(
        storage.shown and any(look.count for look in storage.looks) for storage in memory.storages
    )
    captions = ([_CAPTION] if has_boxes else []) + memory.notes
    y -= 8
    for caption in captions:
        parts.append(write(caption, MARGIN, y, size=_FACT_SIZE, colour=FADED, anchor="start"))
        width = max(width, text_width(caption, DETAIL_SIZE))
        y += _LINE
    return frame(parts, width=math.ceil(width + 2 * MARGIN), height=math.ceil(y), title=title)


def _storage(
    storage: Storage, columns: _Columns, top: float, number: int
) -> tuple[list[str], float, float]:
    """Return the drawn parts, how wide they are, and where they end."""
    name = f"Storage {storage.letter}"
    start = MARGIN + text_width(name, TITLE_SIZE) + 12
    y = top + 12
    words = [
        write(name, MARGIN, y, size=TITLE_SIZE, colour=INK, anchor="start", is_bold=True),
        write(storage.title, start, y, size=_FACT_SIZE, colour=FADED, anchor="start"),
    ]
    room = max(start - MARGIN + text_width(storage.title, _FACT_SIZE), columns.total)
    cells = _cells(storage, columns, y + 8) if storage.shown else []
    y += 8 + (_LINE + _CELL_HEIGHT if storage.shown else 0)
    bands: list[str] = []
    for i, look in enumerate(storage.looks):
        drawn, wide, y = _band(look, storage, columns, y + 12, _LOOKS[(number + i) % len(_LOOKS)])
        bands += drawn
        room = max(room, wide)
    return [*words, *cells, *bands], room, y


def _cells(storage: Storage, columns: _Columns, y: float) -> list[str]:
    parts = []
    for i, (cell, value) in enumerate(zip(storage.shown, storage.values, strict=True)):
        x = MARGIN + columns.left[i]
        parts.append(write(str(cell), MARGIN + columns.middle(i), y + 12, colour=FADED))
        parts.append(
            f'<rect x="{x:.1f}" y="{y + _LINE:.1f}" width="{columns.width:.1f}"'
            f' height="{_CELL_HEIGHT}" fill="#ffffff" stroke="{INK}" stroke-width="1.5"/>'
        )
        if value:
            middle = MARGIN + columns.middle(i)
            parts.append(write(value, middle, y + _LINE + 18.5, size=_VALUE_SIZE, colour=INK))
    for left, width, words in columns.gaps:
        middle = MARGIN + left + width / 2
        parts.append(write(words, middle, y + 12))
        parts.append(write("…", middle, y + _LINE + 18, size=TITLE_SIZE, colour=INK))
    return parts


def _band(
    look: Look, storage: Storage, columns: _Columns, y: float, style: tuple[str, str, str]
) -> tuple[list[str], float, float]:
    is_quiet = look.weight is Weight.QUIET
    fill, border, dashes = ("#ffffff", PALE, "") if is_quiet else style
    ink = FADED if is_quiet else INK
    parts = [
        write(
            look.name,
            MARGIN,
            y + 12,
            size=TITLE_SIZE,
            colour=ink,
            anchor="start",
            is_bold=not is_quiet,
        )
    ]
    words, room = _facts(look, MARGIN + text_width(look.name, TITLE_SIZE) + 12, y + 12)
    parts += words
    y += 12
    for line in _lines(look, storage):
        y += 15
        parts.append(write(line, MARGIN, y, anchor="start"))
        room = max(room, text_width(line, DETAIL_SIZE))
    labels = [labels_of(look, cell) for cell in storage.shown]
    height = _LABEL_LINE * max(map(len, labels), default=0) + 8
    if not any(labels):
        return parts, room, y + 4
    y += 9 if look.strong else 6
    width = 2.5 if look.weight is Weight.STRONG else 1.5
    more = f' stroke-dasharray="{dashes}"' if dashes else ""
    for i, said in enumerate(labels):
        middle = MARGIN + columns.middle(i)
        if not said:
            parts.append(f'<circle cx="{middle:.1f}" cy="{y + height / 2}" r="2" fill="{_DOT}"/>')
            continue
        parts.append(
            f'<rect x="{MARGIN + columns.left[i] + 2:.1f}" y="{y:.1f}"'
            f' width="{columns.width - 4:.1f}" height="{height}" rx="3" fill="{fill}"'
            f' stroke="{border}" stroke-width="{width}"{more}/>'
        )
        parts += [
            write(label, middle, y + 15 + _LABEL_LINE * n, colour=ink)
            for n, label in enumerate(said)
        ]
    return parts, room, y + height


def _facts(look: Look, x: float, y: float) -> tuple[list[str], float]:
    """Return the facts behind the name, the marked ones first, and how far they reach."""
    parts = []
    for fact in look.strong:
        width = text_width(fact, TITLE_SIZE) + 12
        parts.append(
            f'<rect x="{x:.1f}" y="{y - 13.5:.1f}" width="{width:.1f}" height="18" rx="4"'
            f' fill="{STRONG_FILL}" stroke="{STRONG}" stroke-width="2"/>'
        )
        parts.append(
            write(fact, x + 6, y, size=TITLE_SIZE, colour=INK, anchor="start", is_bold=True)
        )
        x += width + 10
    others = [] if look.is_brief else [fact for fact in look.facts if fact not in look.strong]
    if others:
        words = " · ".join(others)
        parts.append(write(words, x, y, size=_FACT_SIZE, colour=FADED, anchor="start"))
        x += text_width(words, _FACT_SIZE)
    return parts, x - MARGIN


def _lines(look: Look, storage: Storage) -> list[str]:
    """Return what no box says: remarks, and where a tensor reads if not all of it is drawn."""
    if not look.count:
        return [f"reads {cells_text(look)}", *look.notes]
    shown = set(storage.shown)
    drawn = sum(look.readers(cell)[0] for cell in shown)
    times = [len(labels_of(look, cell)) for cell in storage.shown]
    is_all_there = drawn == look.count == sum(times)
    return list(look.notes) if is_all_there else [f"reads {cells_text(look)}", *look.notes]
