"""A submission laid beside the assignment: which cell is a copy of which.

A cell is recognised by its grade id, else by its cell id, else by its text. Most recognised cells
stand in the assignment's order; those that do are anchors, and what is not recognised has its
place between two of them.
"""

from __future__ import annotations

import enum
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from autograder.course.names import assigned_names, defined_names
from autograder.rebuild.expected import Expected, Given
from autograder.rebuild.parsing import Submitted
from autograder.rebuild.texts import squeezed

# How much of a changed question or test must be left for it to be recognised by its lines.
_LIKE = 0.6
# Comparing lines is the one step that costs more for every cell; nobody adds this many.
_MOST_COMPARED = 200


class Way(enum.Enum):
    """How a cell was recognised."""

    GRADE_ID = "grade id"
    CELL_ID = "cell id"
    TEXT = "text"
    LINES = "lines"
    NAMES = "names"


@dataclass(eq=False)
class Placed:
    """A submitted cell and the cell of the assignment that it is, if any."""

    cell: Submitted
    home: Given | None = None
    way: Way | None = None
    is_anchor: bool = False

    @property
    def index(self) -> int:
        return self.cell.index

    @property
    def text(self) -> str:
        return self.cell.text

    @property
    def is_code(self) -> bool:
        return self.cell.kind == "code"

    @property
    def is_blank(self) -> bool:
        return not self.cell.text.strip()

    @property
    def is_own(self) -> bool:
        """Whether a learner wrote it, in a cell of their own."""
        return self.home is None and not self.is_blank

    @cached_property
    def defined(self) -> frozenset[str]:
        """Functions and classes that it defines at top level."""
        return defined_names(self.text)

    @cached_property
    def names(self) -> frozenset[str]:
        """Everything that it defines or assigns at top level."""
        return self.defined | assigned_names(self.text)

    @cached_property
    def lines(self) -> frozenset[str]:
        return frozenset(line for line in map(str.strip, self.text.split("\n")) if line)


def recognise(expected: Expected, cells: Sequence[Submitted]) -> list[Placed]:
    """Every cell, with the cell of the assignment that it is as far as that is certain."""
    often = Counter(cell.grade_id for cell in cells if cell.grade_id)
    genuine = {
        cell.grade_id
        for cell in cells
        if cell.grade_id and _by_id(expected, cell) is expected.by_grade_id.get(cell.grade_id)
    }
    placed = []
    for cell in cells:
        shared = cell.grade_id is not None and often[cell.grade_id] > 1
        placed.append(_by_hint_or_text(expected, cell, shared and cell.grade_id in genuine))
    _mark_anchors(placed)
    if _recognise_repeated(expected, placed):
        _mark_anchors(placed)
    if _recognise_by_lines(expected, placed):
        _mark_anchors(placed)
    return placed


def around(placed: list[Placed], given: Given) -> tuple[int, int]:
    """Between which positions of ``placed``, both excluded, ``given`` belongs.

    That is between its two neighbours if they stand there with nothing else of the assignment
    between them, wherever that is; else between the nearest anchors.
    """
    before, after = -1, len(placed)
    beside = -1  # where the upper neighbour is, as long as nothing else came after it
    for position, each in enumerate(placed):
        if each.home is None or each.home is given:
            continue
        index = each.home.index
        if index == given.index + 1 and beside >= 0:
            return beside, position
        beside = position if index == given.index - 1 else -1
        if each.is_anchor and after == len(placed):
            if index < given.index:
                before = position
            else:
                after = position
    return before, after


def _by_id(expected: Expected, cell: Submitted) -> Given | None:
    return next((expected.by_id[each] for each in cell.ids if each in expected.by_id), None)


def _by_hint_or_text(expected: Expected, cell: Submitted, is_doubtful: bool) -> Placed:
    """``is_doubtful``: another cell has the same grade id, and the cell id that belongs to it."""
    by_id = _by_id(expected, cell)
    if is_doubtful and by_id:
        return Placed(cell, by_id, Way.CELL_ID)
    if is_doubtful and (given := expected.by_text.get(squeezed(cell.text))):
        return Placed(cell, given, Way.TEXT)
    if cell.grade_id and (given := expected.by_grade_id.get(cell.grade_id)):
        return Placed(cell, given, Way.GRADE_ID)
    if by_id:
        return Placed(cell, by_id, Way.CELL_ID)
    if cell.text and (given := expected.by_text.get(squeezed(cell.text))):
        return Placed(cell, given, Way.TEXT)
    return Placed(cell)


def _mark_anchors(placed: list[Placed]) -> None:
    """The longest run of recognised cells in the assignment's order; equal places may repeat."""
    ends: list[int] = []  # of a run of each length, the lowest place it can end at
    run: list[Placed] = []  # the cell at that end
    earlier: dict[Placed, Placed | None] = {}
    for each in placed:
        each.is_anchor = False
        if each.home is None:
            continue
        length = bisect_right(ends, each.home.index)
        earlier[each] = run[length - 1] if length else None
        ends[length : length + 1] = [each.home.index]
        run[length : length + 1] = [each]
    last = run[-1] if run else None
    while last is not None:
        last.is_anchor = True
        last = earlier[last]


def _recognise_repeated(expected: Expected, placed: list[Placed]) -> bool:
    """Recognise texts that stand in the assignment more than once, by the place they are at.

    A copy at no such place is taken for the first of them: it is not a learner's, anyway.
    """
    if not expected.repeated:
        return False
    texts = {each: squeezed(each.text) for each in placed if each.is_own}
    copies = [text for text in texts.values() if text in expected.repeated]
    here = {each.home.index for each in placed if each.home}
    repeated = [given for homes in expected.repeated.values() for given in homes]
    places = {given: around(placed, given) for given in repeated if given.index not in here}
    above: Given | None = None
    for each in placed:
        if each in texts and (homes := expected.repeated.get(texts[each])):
            missing = [given for given in homes if given in places]
            next_to = [given for given in missing if above and above.index == given.index - 1]
            between = [g for g in missing if places[g][0] < each.index < places[g][1]]
            each.home, each.way = ([*next_to, *between] or homes)[0], Way.TEXT
            places.pop(each.home, None)
        above = each.home or above
    return bool(copies)


def _recognise_by_lines(expected: Expected, placed: list[Placed]) -> bool:
    """Recognise changed questions and tests that lost their ids by the lines that are left.

    Never a cell that defines what an answer defines, though a whole test be pasted into it.
    """
    here = {each.home.index for each in placed if each.home}
    missing = [g for g in expected.cells if g.index not in here and not g.is_answer]
    own = set([each for each in placed if each.is_own][:_MOST_COMPARED])
    answers = {name for given in expected.answers for name in given.defined}
    found = False
    for given in missing if own else []:
        lines = frozenset(filter(None, map(str.strip, given.text.split("\n"))))
        before, after = around(placed, given)
        for each in placed[before + 1 : after]:
            if each not in own or each.home or each.is_code != given.view.is_code:
                continue
            if not answers & each.defined and _likeness(lines, each.lines) >= _LIKE:
                each.home, each.way, found = given, Way.LINES, True
                break
    return found


def _likeness(some: frozenset[str], others: frozenset[str]) -> float:
    return len(some & others) / max(1, len(some | others))
