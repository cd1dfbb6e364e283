"""`draw_memory`: storages and the tensors that look at them, as a picture and as text.

tensors --_places--> addresses --_memory_reading--> Memory --_memory_text--> the text drawing
                                                      |
                                                      +-----_memory_svg----> the picture
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from torch import Tensor

from ._marking import mark_memory
from ._memory import Memory
from ._memory_reading import read_memory
from ._memory_svg import write_svg
from ._memory_text import one_sentence, write_text
from ._places import is_array
from ._shown import Drawing


class MemoryDrawing(Drawing):
    """The drawing of one or several storages."""

    def __init__(self, memory: Memory) -> None:
        alt = one_sentence(memory)
        svg = write_svg(memory, title=alt) if memory.storages else None
        super().__init__(write_text(memory), svg, alt=alt)
        self.memory = memory


def draw_memory(
    *tensors: Any,
    names: Mapping[str, Any] | None = None,
    values: bool = True,
    mark: str | Sequence[str] | None = None,
) -> MemoryDrawing:
    """Return a drawing of the storages that ``tensors`` look at, and of how each one reads them.

    ``names`` says what the tensors are called, e.g. ``{"x": x, "row": x[0]}``; a named tensor is
    drawn whether or not it is given a second time. NumPy arrays can be drawn too.
    ``values=False`` leaves the cells empty, for memory that nobody has filled yet.
    ``mark`` makes strong what the text speaks of, one or several of: a field ("_version",
    "shape", "stride", "offset", "requires_grad", "contiguous") or the name of a tensor. The
    picture then leaves the other facts to the text, where ``<--`` stands behind what is marked.

    Looking changes nothing. The drawing shows what was there when it was made.
    Raises TypeError for what is neither tensor nor array, ValueError for a mark not drawn.
    """
    named = dict(names or {})
    given = [*tensors, *named.values()]
    if not given:
        raise TypeError("draw_memory needs a tensor, for example draw_memory(x).")
    for value in given:
        if not isinstance(value, Tensor) and not is_array(value):
            kind = type(value).__name__
            raise TypeError(f"draw_memory draws tensors and NumPy arrays, not a {kind}.")
    memory = read_memory(_in_order(given, named), with_values=values)
    mark_memory(memory, mark)
    return MemoryDrawing(memory)


def _in_order(given: list[Any], named: Mapping[str, Any]) -> list[tuple[str, Any]]:
    """Each object once, in the order given, with all its names."""
    called: dict[int, list[str]] = {}
    for name, value in named.items():
        called.setdefault(id(value), []).append(name)
    each = list({id(value): value for value in given}.values())
    result, unnamed = [], 0
    for value in each:
        if id(value) in called:
            result.append((", ".join(called[id(value)]), value))
            continue
        unnamed += 1
        kind = "tensor" if isinstance(value, Tensor) else "array"
        result.append((kind if len(each) == 1 else f"{kind} {unnamed}", value))
    return result
