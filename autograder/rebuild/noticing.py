"""What is said about a submission: what was repaired, what was left out, who has to look."""

from __future__ import annotations

from collections.abc import Iterable

from autograder.course.outcome import Note
from autograder.rebuild.checksums import is_as_released
from autograder.rebuild.expected import Expected, Given
from autograder.rebuild.matching import Answers
from autograder.rebuild.parsing import MERGE_MARK
from autograder.rebuild.recognising import Placed, Way
from autograder.rebuild.texts import listed

# What a learner's metadata may not say otherwise than the assignment.
_CLAIMS = ("grade", "solution", "points")


def notes_on(expected: Expected, placed: list[Placed], found: Answers) -> list[Note]:
    """Notes on the answers, then on the assignment's own cells, then on the metadata."""
    homes: dict[int, list[Placed]] = {}
    for each in placed:
        if each.home:
            homes.setdefault(each.home.index, []).append(each)
    notes: list[Note] = []
    for given in expected.answers:
        notes += _on_answer(given, found)
    notes += _on_how_found(expected, found)
    notes += _on_given(expected, homes)
    claiming = [each for each in placed if each.home and _claims_otherwise(each, each.home)]
    lying = [each.home.name for each in claiming if each.home and not _is_older(each, each.home)]
    notes += _together(
        lying, "the notebook claims other points or another purpose. That is not believed.", True
    )
    return notes


def _on_answer(given: Given, found: Answers) -> Iterable[Note]:
    """Each names its cell: in a list of a whole class, nothing else tells which one it is."""
    name = given.name
    if name in found.unmatched:
        text = f"`{name}`: the answer {found.unmatched[name]}; a person has to look at it."
        yield Note(text, name, flagged=True)
    if name in found.deleted:
        yield Note(f"`{name}`: the answer cell was deleted; there is nothing to grade.", name)
    if name not in found.chosen:
        return
    chosen = found.chosen[name]
    if len({each.text for each in chosen.cells}) > 1:
        text = f"`{name}`: the answer was in {len(chosen.cells)} cells, which were put together."
        yield Note(text, name)
    if any(each.is_code != given.view.is_code for each in chosen.cells):
        kind = "code" if given.view.is_code else "text"
        yield Note(f"`{name}`: the answer was not in a {kind} cell; it was taken as {kind}.", name)
    if any(each.cell.has_attachments for each in chosen.cells):
        yield Note(f"`{name}`: pictures pasted into it are only in the file handed in.", name)
    if {mark[0] for mark in MERGE_MARK.findall(chosen.text)} & {"<", ">"}:
        yield Note(f"`{name}`: the answer holds the marks of a merge that was not finished.", name)


def _on_how_found(expected: Expected, found: Answers) -> list[Note]:
    by_id, moved = [], []
    by_place = [name for name in found.by_place if name in found.chosen]
    by_name = [name for name in found.by_name if name in found.chosen]
    for name, chosen in found.chosen.items():
        ways = {each.way for each in chosen.cells}
        if Way.GRADE_ID not in ways and Way.CELL_ID in ways:
            by_id.append(name)
        if Way.NAMES in ways:
            by_name.append(name)
        elif ways & {Way.GRADE_ID, Way.CELL_ID} and not any(e.is_anchor for e in chosen.cells):
            moved.append(name)
    return [
        *_together(by_id, "found by cell id; what marked them as answers was lost."),
        *_together(by_place, "found by place; what marked them as answers was lost."),
        *_together(by_name, "found by the names defined there, outside the cells for them."),
        *_together(moved, "moved back into place."),
    ]


def _on_given(expected: Expected, homes: dict[int, list[Placed]]) -> list[Note]:
    changed, older, deleted = [], [], []
    for given in expected.cells:
        if not given.is_protected:
            continue
        copies = homes.get(given.index, [])
        if not copies:
            deleted.append(given.name)
        elif all(_is_older(each, given) for each in copies):
            if any(is_changed(each, given) for each in copies):
                older.append(given.name)
        elif any(is_changed(each, given) for each in copies if not each.is_blank) or all(
            each.is_blank for each in copies
        ):
            changed.append(given.name)
    return [
        *_together(
            changed,
            "not as released, so restored. Code of your own belongs into answer cells or into "
            "cells that you add.",
        ),
        *_together(
            older,
            "as in an earlier release of the assignment; the present one is what counts.",
        ),
        *_together(deleted, "missing, so put back."),
    ]


def is_changed(each: Placed, given: Given) -> bool:
    """Whether ``each`` is a copy of ``given`` with another text or of another kind."""
    return each.is_code != given.view.is_code or not given.is_untouched(each.text)


def _is_older(each: Placed, home: Given) -> bool:
    """Whether it is as it was handed out, by this release or an earlier one."""
    return is_as_released(each.cell, home.text if home.is_answer else each.text)


def _claims_otherwise(each: Placed, home: Given) -> bool:
    if each.way is not Way.GRADE_ID:
        return False
    claims = each.cell.claims
    return any(
        key in claims and (claims[key] or 0) != (home.claims.get(key) or 0) for key in _CLAIMS
    )


def _together(names: list[str], what: str, flagged: bool = False) -> list[Note]:
    """One note on all cells that the same is to be said of."""
    if not names:
        return []
    names = list(dict.fromkeys(names))
    cell = names[0] if len(names) == 1 else None
    return [Note(f"{listed(names)}: {what}", cell, flagged=flagged)]
