"""From live tensors to a plain `Memory`: who shares which cells, and which cells to draw."""

from __future__ import annotations

import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ._memory import Look, Memory, Storage
from ._places import NotDrawable, Place, place_of, read_cell

MOST_TENSORS = 12
# As many characters as fit beside each other in a notebook's column.
_ROOM = 118


@dataclass
class _Region:
    """One piece of memory, with everything that lies in it."""

    key: object
    device: str
    low: int
    high: int
    members: list[tuple[str, Place]] = field(default_factory=list)

    def meets(self, other: _Region) -> bool:
        if self.device != other.device or self.key != other.key:
            return False
        return self.key is not None or (self.low < other.high and other.low < self.high)


def read_memory(named: Sequence[tuple[str, Any]], *, with_values: bool) -> Memory:
    """Return the storages behind ``named``, in order of appearance."""
    memory = Memory()
    if len(named) > MOST_TENSORS:
        memory.notes.append(
            f"too many to draw: {len(named)} tensors. Draw {MOST_TENSORS} or fewer at a time."
        )
        return memory
    regions: list[_Region] = []
    for name, live in named:
        try:
            place = place_of(live)
        except NotDrawable as reason:
            memory.notes.append(f"not drawn: {name} {reason}")
            continue
        _add(regions, name, place)
    for number, region in enumerate(regions):
        for storage in _storages(region, _letter(number), with_values=with_values):
            memory.storages.append(storage)
    if any(region.device == "meta" for region in regions):
        memory.notes.append("on the meta device tensors have a shape and strides, but no values")
    return memory


def _letter(number: int) -> str:
    return string.ascii_uppercase[number]  # there are at most 12


def _add(regions: list[_Region], name: str, place: Place) -> None:
    """Put ``place`` into its region, joining regions that it connects; the first one stays."""
    new = _Region(place.key, place.device, place.low, place.high, [(name, place)])
    touched = [region for region in regions if region.meets(new)]
    if not touched:
        regions.append(new)
        return
    first, *others = touched
    for other in [*others, new]:
        first.low, first.high = min(first.low, other.low), max(first.high, other.high)
        first.members += other.members
    for other in others:
        regions.remove(other)


def _storages(region: _Region, letter: str, *, with_values: bool) -> Iterator[Storage]:
    """One drawing a region; one for each element type that it is read as."""
    groups: dict[tuple[Any, int], list[tuple[str, Place]]] = {}
    for name, place in region.members:
        shift = (place.first - region.low) % place.dtype.itemsize
        groups.setdefault((place.dtype, shift), []).append((name, place))
    for (dtype, shift), members in groups.items():
        count = max(region.high - region.low - shift, 0) // dtype.itemsize
        title = _title(region, count, str(dtype).removeprefix("torch."), len(groups) > 1)
        if shift:
            title += f", counted from byte {shift}"
        begin = region.low + shift
        looks = tuple(_look(name, place, begin, count) for name, place in members)
        read_from = members[0][1] if with_values else None
        yield _storage(letter, title, count, looks, read_from, begin)


def _title(region: _Region, count: int, element: str, is_one_of_several: bool) -> str:
    size = region.high - region.low
    cells = f"{count} cell{'' if count == 1 else 's'} of {element}"
    title = f"{cells}, {size} byte{'' if size == 1 else 's'}, {region.device}"
    if len(region.members) > 1:
        title += f", shared by {len(region.members)}"
    return f"read as {title}" if is_one_of_several else title


def _look(name: str, place: Place, begin: int, count: int) -> Look:
    size = place.dtype.itemsize
    look = Look(name, place.facts, place.shape, (place.first - begin) // size, place.steps)
    notes = []
    if place.low > begin and place.facts[0] != "NumPy array":
        notes.append(f"its own storage begins at cell {(place.low - begin) // size}")
    if look.count and (look.bounds[0] < 0 or look.bounds[1] >= count):
        notes.append("its storage is too small for it: reading it is an error")
    return Look(look.name, look.facts, look.shape, look.start, look.steps, tuple(notes))


def _storage(
    letter: str, title: str, count: int, looks: tuple[Look, ...], place: Place | None, begin: int
) -> Storage:
    for most in (20, 16, 12, 8):
        shown = _cells_to_draw(count, looks, most)
        values = tuple(_value(place, begin, cell) for cell in shown)
        storage = Storage(letter, title, count, shown, values, looks)
        if storage.widest * len(shown) <= _ROOM:
            break
    return storage


def _cells_to_draw(count: int, looks: tuple[Look, ...], most: int) -> tuple[int, ...]:
    """All cells if they fit; else the ends, and how each tensor begins and ends."""
    if count <= most:
        return tuple(range(count))
    chosen = {0, count - 1}
    for cell in _by_interest(looks, most):
        if len(chosen) == most:
            break
        if 0 <= cell < count:
            chosen.add(cell)
    # A gap of one cell would take more room than the cell.
    chosen |= {cell + 1 for cell in chosen if cell + 2 in chosen}
    return tuple(sorted(chosen))


def _by_interest(looks: tuple[Look, ...], most: int) -> Iterator[int]:
    full = [look for look in looks if look.count]
    for look in full:
        yield from (_nth(look, n) for n in (0, 1, 2, look.count - 1) if n < look.count)
    for n in range(3, 4 * most):
        yield from (_nth(look, n) for look in full if n < look.count)


def _nth(look: Look, n: int) -> int:
    """The cell that ``look`` reads as its n-th, row by row."""
    index = []
    for size in reversed(look.shape):
        n, i = divmod(n, size)
        index.append(i)
    return look.cell_of(tuple(reversed(index)))


def _value(place: Place | None, begin: int, cell: int) -> str:
    if place is None or place.device == "meta":
        return ""
    value = read_cell(place, begin, cell)
    if isinstance(value, complex):
        return f"{value.real:.3g}{value.imag:+.3g}j"
    if isinstance(value, float):
        text = f"{value:.4g}"
        return f"{text}.0" if text.lstrip("-").isdigit() else text
    return str(value)
