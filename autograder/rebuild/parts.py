"""One answer out of several cells: split, duplicated, or written again below.

What a learner's notebook does when it is run from top to bottom decides. Cells with different
names in them are one answer in parts; of cells that define the same name the last one counts, and
the earlier ones stay what they are, cells that run before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from autograder.rebuild.expected import Given
from autograder.rebuild.recognising import Placed

_CLOSING = (")", "]", "}")
_OPEN = (":", ",", "(", "[", "{", "\\", "=")


class Uncertain(Exception):
    """It cannot be told what the answer is; the text is a sentence that says why."""


@dataclass(frozen=True)
class Chosen:
    """The text of an answer and the cells it is made of."""

    text: str
    cells: tuple[Placed, ...]


def choose(cells: Sequence[Placed], given: Given, placed: Sequence[Placed]) -> Chosen:
    """The one answer in ``cells``, which are in order and none of them untouched.

    Args:
        placed: all cells of the submission.
    """
    distinct = [each for n, each in enumerate(cells) if all(each.text != e.text for e in cells[:n])]
    if len(distinct) == 1:
        return Chosen(distinct[0].text, tuple(cells))
    if _is_elsewhere_between(distinct, given, placed):
        raise Uncertain("stands in several places with different texts")
    if not given.view.is_code:
        return Chosen("\n\n".join(each.text for each in distinct), tuple(cells))
    groups = _without_split_cells(distinct, placed)
    if len(groups) == 1:
        return Chosen(_joined(groups[0]), tuple(cells))
    names = [frozenset().union(*(each.names for each in group)) for group in groups]
    if _are_disjoint(names):
        if not _are_neighbours(distinct, placed):
            raise Uncertain("is in several cells with other cells between them")
        return Chosen("\n\n".join(map(_joined, groups)), tuple(cells))
    full = [group for group, has in zip(groups, names, strict=True) if given.names <= has]
    if not given.names or not full:
        raise Uncertain("stands in several cells with different texts")
    return Chosen(_joined(full[-1]), tuple(full[-1]))


def with_rest(chosen: Chosen, given: Given, placed: Sequence[Placed]) -> Chosen:
    """``chosen`` with what a split left in the learner's own cells right above or below it."""
    if not given.view.is_code or not chosen.cells:
        return chosen
    cells = list(chosen.cells)
    written = [each for each in placed if not each.is_blank]
    first, last = written.index(cells[0]), written.index(cells[-1])
    text = chosen.text
    above = written[first - 1] if first else None
    if begins_inside(text) and above and _is_own_code(above) and given.names <= above.names:
        text = f"{above.text}\n{text}"
        cells.insert(0, above)
    # Only the end is looked at again for each cell: there may be thousands.
    parts, end = [text], _last_line(text)
    for below in written[last + 1 :]:
        if not (_is_own_code(below) and begins_inside(below.text)):
            break
        if not _continues(end, below.text):
            break
        parts.append(below.text)
        end = _last_line(below.text)
        cells.append(below)
    return Chosen("\n".join(parts), tuple(cells))


def begins_inside(text: str) -> bool:
    """Whether ``text`` starts in the middle of a statement or block, as half a cell does."""
    line = _first_line(text)
    return line[:1] in (" ", "\t") or line.startswith(_CLOSING)


def _continues(end: str, tail: str) -> bool:
    """Whether ``tail``, which begins inside something, was cut off behind the line ``end``."""
    if end.rstrip().endswith(_OPEN) or tail.lstrip().startswith(_CLOSING):
        return True
    if end.lstrip().startswith(("return", "raise")) and _indent(end) <= _indent(tail):
        return False  # could never run there
    indent = _indent(_first_line(tail))
    inside = [line for line in _code_lines(tail) if _indent(line) == indent]
    if any(line.lstrip().startswith(("return", "yield")) for line in inside):
        return True
    # The notebook runs indented cells, so this may just as well be a cell of its own.
    raise Uncertain("is followed by an indented cell that may or may not belong to it")


def _without_split_cells(cells: Sequence[Placed], placed: Sequence[Placed]) -> list[list[Placed]]:
    """``cells``, those together that were one before they were split inside a block."""
    groups: list[list[Placed]] = []
    for each in cells:
        if groups and begins_inside(each.text):
            if not _are_neighbours([groups[-1][-1], each], placed):
                raise Uncertain("is split, with other cells between its parts")
            groups[-1].append(each)
        else:
            groups.append([each])
    return groups


def _is_elsewhere_between(cells: Sequence[Placed], given: Given, placed: Sequence[Placed]) -> bool:
    """Whether a cell of the assignment stands between the first and the last of ``cells``."""
    between = placed[cells[0].index : cells[-1].index]
    return any(each.is_anchor and each.home and each.home is not given for each in between)


def _are_neighbours(cells: Sequence[Placed], placed: Sequence[Placed]) -> bool:
    between = placed[cells[0].index : cells[-1].index]
    parts = set(cells)
    return all(each in parts or each.is_blank or each.home is cells[0].home for each in between)


def _are_disjoint(names: Sequence[frozenset[str]]) -> bool:
    return sum(map(len, names)) == len(frozenset().union(*names))


def _is_own_code(each: Placed) -> bool:
    return each.is_own and each.is_code


def _joined(cells: Sequence[Placed]) -> str:
    return "\n".join(each.text for each in cells)


def _code_lines(text: str) -> list[str]:
    lines = text.split("\n")
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


def _first_line(text: str) -> str:
    return next(iter(_code_lines(text)), "")


def _last_line(text: str) -> str:
    return (_code_lines(text)[-1:] or [""])[0]


def _indent(text: str) -> int:
    line = _first_line(text)
    return len(line) - len(line.lstrip())
