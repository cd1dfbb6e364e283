"""Which submitted texts answer which question, as far as that is certain.

For each answer cell of the assignment, the first of these that finds something decides:
 1. cells with its grade id, else with its cell id, else with the text it was released with;
    untouched copies do not count beside answered ones (several answered ones: `parts`);
 2. a learner's own cell in its place, between the assignment's cells around it: the one that
    defines what the answer defines, or the only one there is;
 3. a learner's own cell anywhere, if it alone defines the functions or classes of the answer.
An answer that was left untouched is looked for by 2 and 3, too. What looks like an answer but is
not certain leaves the question unmatched; an answer of which there is no trace is unanswered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from autograder.rebuild.expected import Expected, Given
from autograder.rebuild.parts import Chosen, Uncertain, choose, with_rest
from autograder.rebuild.recognising import Placed, Way, around
from autograder.rebuild.texts import squeezed

# Longer than any answer by hand; a page with it would not open.
MOST_CHARACTERS = 100_000


@dataclass
class Answers:
    """What a submission answers.

    Attributes:
        chosen: grade id -> its answer.
        untouched: grade ids of cells that are there, without an answer.
        deleted: grade ids of cells that are not there.
        unmatched: grade id -> why its answer cannot be told.
        places: grade id -> index of the answer cell in the assignment.
        stubs: cells that together are an answer cell as it was released.
        by_place: grade ids of answers found by their place, and ...
        by_name: ... by the names that they define.
    """

    chosen: dict[str, Chosen] = field(default_factory=dict)
    untouched: list[str] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)
    unmatched: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    stubs: set[Placed] = field(default_factory=set)
    by_place: list[str] = field(default_factory=list)
    by_name: list[str] = field(default_factory=list)

    @property
    def used(self) -> set[Placed]:
        """The cells whose texts are part of an answer."""
        return {each for chosen in self.chosen.values() for each in chosen.cells}


def find_answers(expected: Expected, placed: list[Placed]) -> Answers:
    """The answers among the cells of a submission."""
    _send_home(expected, placed)
    found = Answers(places={given.name: given.index for given in expected.answers})
    homes: dict[int, list[Placed]] = {}
    for each in placed:
        if each.home and each.home.is_answer:
            homes.setdefault(each.home.index, []).append(each)
    for given in expected.answers:
        copies = homes.get(given.index, [])
        try:
            chosen = _chosen(found, given, copies, placed, expected)
            if chosen and len(chosen.text) > MOST_CHARACTERS:
                raise Uncertain(f"has more than {MOST_CHARACTERS:,} characters")
        except Uncertain as why:
            found.unmatched[given.name] = str(why)
            continue
        if chosen and not given.is_untouched(chosen.text):
            found.chosen[given.name] = chosen
        else:
            found.stubs.update(chosen.cells if chosen else ())
            (found.untouched if copies else found.deleted).append(given.name)
    return found


def is_of_assignment(expected: Expected, placed: list[Placed], found: Answers) -> bool:
    """Whether the submission is a copy of this assignment and not of another.

    Assignments may share some names, such as that of a setup cell; most differ.
    """
    known = [each.home for each in placed if each.home]
    strange = sum(each.home is None and each.cell.grade_id is not None for each in placed)
    if strange > len(known):
        return False
    if any(home.is_test or (home.is_answer and home.view.is_code) for home in known):
        return True
    if any(each.home and each.home.is_answer and each.way is not Way.TEXT for each in placed):
        return True
    functions = [given.name for given in expected.answers if given.defined]
    named = [name for name in functions if name in found.chosen]
    return strange == 0 and len(named) * 2 >= max(1, len(functions))


def _chosen(
    found: Answers,
    given: Given,
    copies: Sequence[Placed],
    placed: list[Placed],
    expected: Expected,
) -> Chosen | None:
    if not all(each.cell.is_text for each in copies):
        raise Uncertain("holds something that is no text")
    answered = [each for each in copies if not given.is_untouched(each.text)]
    if answered:
        return with_rest(choose(answered, given, placed), given, placed)
    before, after = around(placed, given)
    own = [each for each in placed[before + 1 : after] if each.is_own]
    if in_place := _in_place(given, own, copies, before, after, placed, expected):
        found.by_place.append(given.name)
        return with_rest(choose(in_place, given, placed), given, placed)
    if by_name := _by_name(given, placed):
        found.by_name.append(given.name)
        return with_rest(by_name, given, placed)
    if given.view.is_code:
        _check_not_elsewhere(given, placed, expected)
    else:
        _check_not_beside(given, placed, expected)
    if given.view.is_code:
        doubtful = not copies and any(each.is_code for each in own)
    else:
        doubtful = any(not each.is_code or not copies for each in own)
    if doubtful:
        raise Uncertain("is missing, and what stands in its place may or may not be the answer")
    return None


def _check_not_elsewhere(given: Given, placed: list[Placed], expected: Expected) -> None:
    """`Uncertain` if a cell for another answer holds this one as well, or one of the learner's own.

    Variables may belong to anybody; they tell only where no other answer has such a name.
    """
    others = [
        each
        for each in expected.answers
        if each is not given and given.names & (each.defined | each.assigned)
    ]
    if not given.names or (others and not given.defined):
        return
    for each in placed:
        if each.home is given or not each.is_code or not given.names <= each.names:
            continue
        if given.squeezed in squeezed(each.text):
            continue  # as it was released, pasted there
        if each.home and each.home.is_answer:
            raise Uncertain(f"stands in `{each.home.name}`, which is for another answer")
        if each.is_own:
            raise Uncertain("is missing, and a cell somewhere else may or may not be the answer")


def _check_not_beside(given: Given, placed: list[Placed], expected: Expected) -> None:
    """`Uncertain` if prose may have been written into a text cell beside the cell for it."""
    above = next(
        (c.index for c in reversed(expected.cells[: given.index]) if c.is_answer or c.is_test), -1
    )
    for each in placed:
        home = each.home
        if home and above < home.index <= given.index + 1 and not home.is_answer:
            longer = len(each.text) > len(home.text) and not home.is_untouched(each.text)
            if longer and not each.is_code and not home.is_test:
                raise Uncertain(f"is missing, and something was written into `{home.name}`")


def _in_place(
    given: Given,
    own: list[Placed],
    copies: Sequence[Placed],
    before: int,
    after: int,
    placed: list[Placed],
    expected: Expected,
) -> list[Placed]:
    """The learner's own cells in the place of ``given`` that are its answer."""
    code = [each for each in own if each.is_code]
    prose = [each for each in own if not each.is_code]
    if given.view.is_code:
        # A variable of that name may belong to another question; a function hardly.
        if given.defined or not _others_between(placed, before, after, given, expected):
            if defining := _defining(given, code) or _defining(given, prose):
                return defining
        alone = code if not copies else []
    else:
        alone = prose
    # Without a name to go by, its place must be certain: both neighbours are there.
    exact = _is_at(placed, before, given.index - 1) and _is_at(placed, after, given.index + 1)
    at_end = after == len(placed) and given.index == len(expected.cells) - 1
    if not (exact or (at_end and _is_at(placed, before, given.index - 1))):
        return []
    return alone if len(alone) == 1 or not given.view.is_code else []


def _is_at(placed: list[Placed], position: int, index: int) -> bool:
    home = placed[position].home if 0 <= position < len(placed) else None
    return home is not None and home.index == index


def _others_between(
    placed: list[Placed], before: int, after: int, given: Given, expected: Expected
) -> bool:
    """Whether other answers or tests belong between these positions, too."""
    homes = [placed[n].home if 0 <= n < len(placed) else None for n in (before, after)]
    first = homes[0].index + 1 if homes[0] else 0
    last = homes[1].index if homes[1] else len(expected.cells)
    between = expected.cells[first:last]
    return any(each is not given and (each.is_answer or each.is_test) for each in between)


def _defining(given: Given, cells: list[Placed]) -> list[Placed]:
    """Those of ``cells`` that define what ``given`` defines, or parts of it if all is there."""
    if not given.names:
        return []
    if full := [each for each in cells if given.names <= each.names]:
        return full
    some = [each for each in cells if given.names & each.names]
    return some if given.names <= frozenset().union(*(each.names for each in some)) else []


def _by_name(given: Given, placed: list[Placed]) -> Chosen | None:
    """The one cell that defines the functions or classes of ``given``, wherever it stands."""
    if not given.defined:
        return None
    own = [each for each in placed if each.is_own and given.defined <= each.defined]
    own = [each for each in own if each.is_code] or own
    texts = {each.text for each in own}
    if len(texts) > 1:
        raise Uncertain("stands in several places with different texts")
    if own:
        return Chosen(own[0].text, tuple(own))
    for each in placed:
        if each.home and not each.home.is_answer and given.defined <= each.defined:
            raise Uncertain(f"stands in `{each.home.name}`, which is not for answers")
    return None


def _send_home(expected: Expected, placed: list[Placed]) -> None:
    """Let cells whose ids say one thing and whose names say another go where their names say.

    That happens when an answer cell is copied, ids and all, to write the next answer into it.
    """
    answers = [given for given in expected.answers if given.defined]
    for each in placed:
        if not (each.home and each.home.is_answer and each.is_code and each.home.names):
            continue
        if each.home.names & each.names or not each.defined:
            continue
        homes = [given for given in answers if given.defined <= each.defined]
        if len(homes) == 1 and not any(
            other.home is homes[0]
            and not homes[0].is_untouched(other.text)
            and homes[0].defined & other.defined
            for other in placed
        ):
            each.home, each.way = homes[0], Way.NAMES
            each.is_anchor = False
