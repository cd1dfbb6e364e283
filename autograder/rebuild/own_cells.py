"""The cells that a learner added, each with its place among the assignment's."""

from __future__ import annotations

from dataclasses import replace

from autograder.rebuild.expected import Given
from autograder.rebuild.matching import Answers
from autograder.rebuild.parsing import Submitted
from autograder.rebuild.recognising import Placed
from autograder.rebuild.texts import imports_in, squeezed


def own_cells(placed: list[Placed], found: Answers) -> list[tuple[int, Submitted]]:
    """What is neither an answer nor the assignment's, each with the index of the cell before it.

    That is what the learner added, earlier versions of an answer, what was written over cells
    that nobody protects, such as hints, and what was added to given code, such as one more
    import. The index is -1 at the beginning.
    """
    used = found.used
    owner = {each: name for name, chosen in found.chosen.items() for each in chosen.cells}
    places: list[tuple[int, Submitted]] = []
    behind = -1
    for each in placed:
        if each in used:
            # An answer that was found somewhere else says nothing about the place it is at.
            name = owner[each]
            if (each.is_anchor and each.home) or name in found.by_place:
                behind = max(behind, found.places[name])
            continue
        home = each.home
        if home and each.is_anchor and not (home.is_answer and home.name in found.chosen):
            behind = home.index
        if _is_own(each) and each not in found.stubs:
            places.append((behind, each.cell))
        elif home and (added := _added_to(home, each)):
            places.append((home.index, replace(each.cell, text=added)))
    return places


def _added_to(home: Given, each: Placed) -> str:
    """What a copy of given code has above or below that code, or the imports it has in between."""
    is_code = each.is_code and home.view.is_code
    if not is_code or home.is_test or not home.is_protected or home.is_untouched(each.text):
        return ""
    before, found, after = each.text.partition(home.text)
    if found and before[-1:] in ("", "\n") and after[:1] in ("", "\n"):
        return f"{before}\n{after}".strip("\n")
    imports = [line for line in imports_in(each.text) if squeezed(line) not in home.squeezed]
    return "\n".join(imports)


def _is_own(each: Placed) -> bool:
    if each.home is None:
        return not each.is_blank
    if each.home.is_protected:
        return False
    return not each.home.is_untouched(each.text)
