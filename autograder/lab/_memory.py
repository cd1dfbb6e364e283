"""The plain data of a memory drawing: cells, and which of them each tensor reads.

Nothing live and no address: a place is a cell's number, counted from where its storage begins.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from ._graph import Weight

Cells = int | str | list["Cells"]  # the numbers of cells, nested as the shape is; "…" elides


@dataclass(frozen=True)
class Look:
    """One tensor or array: how it reads the cells of its storage.

    ``start`` and ``steps`` count in cells: the element [i, j] is in cell
    ``start + i * steps[0] + j * steps[1]``. ``facts`` are the words to show, of which ``strong``
    are marked; a picture with marks leaves the others to the text (``is_brief``).
    """

    name: str
    facts: tuple[str, ...]
    shape: tuple[int, ...]
    start: int
    steps: tuple[int, ...]
    notes: tuple[str, ...] = ()
    strong: tuple[str, ...] = ()
    weight: Weight = Weight.NORMAL
    is_brief: bool = False

    @property
    def count(self) -> int:
        """How many elements it has."""
        return math.prod(self.shape)

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest cell it reads; it must have elements."""
        ways = [(size - 1) * step for size, step in zip(self.shape, self.steps, strict=True)]
        low = self.start + sum(way for way in ways if way < 0)
        return low, self.start + sum(way for way in ways if way > 0)

    def cell_of(self, index: tuple[int, ...]) -> int:
        return self.start + sum(i * step for i, step in zip(index, self.steps, strict=True))

    def readers(self, cell: int) -> tuple[int, list[tuple[int, ...]]]:
        """Return how many elements are in ``cell``, and the first four in reading order."""
        if not self.count:
            return 0, []
        low, _ = self.bounds
        spread = [axis for axis, step in enumerate(self.steps) if step and self.shape[axis] > 1]
        spread.sort(key=lambda axis: abs(self.steps[axis]), reverse=True)
        found = list(self._solve(cell - low, spread))
        # Axes without a step (expand) read the same cell at every index.
        still = [axis for axis in range(len(self.shape)) if axis not in spread]
        times = math.prod(self.shape[axis] for axis in still)
        repeats = itertools.product(*(range(min(self.shape[axis], 4)) for axis in still))
        first = [
            tuple(({**moving, **dict(zip(still, standing, strict=True))})[axis] for axis in axes)
            for standing in repeats
            for moving in found
            for axes in [range(len(self.shape))]
        ]
        return times * len(found), sorted(first)[:4]

    def _solve(self, distance: int, axes: list[int]) -> Iterator[dict[int, int]]:
        """The indices of ``axes``, largest step first, that lie ``distance`` above the lowest."""
        if not axes:
            if distance == 0:
                yield {}
            return
        axis, *others = axes
        step, size = abs(self.steps[axis]), self.shape[axis]
        reach = sum((self.shape[other] - 1) * abs(self.steps[other]) for other in others)
        least = max(0, -((reach - distance) // step))
        for up in range(least, min(size - 1, distance // step) + 1):
            index = up if self.steps[axis] > 0 else size - 1 - up
            for solved in self._solve(distance - up * step, others):
                yield {axis: index, **solved}

    def cells(self, edge: int | None = None) -> Cells:
        """Return the cells in reading order; with ``edge``, only so many at each end of an axis."""
        return self._nested((), edge)

    def _nested(self, index: tuple[int, ...], edge: int | None) -> Cells:
        if len(index) == len(self.shape):
            return self.cell_of(index)
        size = self.shape[len(index)]
        if edge is None or size <= 2 * edge + 1:
            return [self._nested((*index, i), edge) for i in range(size)]
        begin: list[Cells] = [self._nested((*index, i), edge) for i in range(edge)]
        end: list[Cells] = [self._nested((*index, i), edge) for i in range(size - edge, size)]
        return [*begin, "…", *end]


@dataclass(frozen=True)
class Storage:
    """Cells of one element type, and the looks that read them.

    ``shown`` are the numbers of the cells that are drawn, ascending; ``values`` their texts.
    """

    letter: str
    title: str
    count: int
    shown: tuple[int, ...]
    values: tuple[str, ...]
    looks: tuple[Look, ...]

    @property
    def widest(self) -> int:
        """How many characters the widest text in a column has."""
        labels = [
            label for look in self.looks for cell in self.shown for label in labels_of(look, cell)
        ]
        texts = [*self.values, *labels, *map(str, self.shown)]
        return max(map(len, texts), default=0)

    def gaps(self) -> list[tuple[int, int]]:
        """Return (place in ``shown`` before which cells are left out, how many) in order."""
        edges = [-1, *self.shown, self.count]
        jumps = itertools.pairwise(edges)
        return [
            (i, after - before - 1) for i, (before, after) in enumerate(jumps) if after - before > 1
        ]


@dataclass
class Memory:
    storages: list[Storage] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def labels_of(look: Look, cell: int) -> list[str]:
    """Return what a look's box under ``cell`` says: the indices of its elements there."""
    times, first = look.readers(cell)
    labels = [_label(index) for index in first]
    return labels if times <= 4 else [*labels[:3], f"×{times}"]


def _label(index: tuple[int, ...]) -> str:
    return f"[{','.join(map(str, index))}]" if index else "()"


def cells_text(look: Look, longest: int = 84) -> str:
    """Return which cells a look reads, nested as its shape is, short enough for one line."""
    if not look.count:
        return "no cell: it has no elements"
    if not look.shape:
        return f"cell {look.start}"
    for edge in (None, 3, 2, 1):
        if edge is None and look.count > longest:
            continue
        text = _flat(look.cells(edge))
        if len(text) <= longest:
            return f"cells {text}"
    low, high = look.bounds
    return f"cells between {low} and {high}"


def _flat(cells: Cells) -> str:
    return "[" + ", ".join(map(_flat, cells)) + "]" if isinstance(cells, list) else str(cells)
