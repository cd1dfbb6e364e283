"""Answers that are written alike, together: equal in normal form, or nearly so."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_WORD = re.compile(r"\w+|[^\w\s]+|\n")
_RUN = 3  # words in a row that are compared together
_LIKE = 0.6
# Each form is compared with the first of each group; beyond so many groups it is one of its own.
_MOST_COMPARED = 150


def group_by_likeness(forms: Mapping[str, str]) -> list[list[str]]:
    """Learners whose normal forms are alike, the largest group first."""
    equal: dict[str, list[str]] = {}
    for learner, form in forms.items():
        equal.setdefault(form, []).append(learner)
    groups: list[tuple[frozenset[str], list[str]]] = []
    for form, learners in sorted(equal.items(), key=lambda each: (-len(each[1]), each[0])):
        runs = _runs(form)
        near = [
            (_likeness(runs, first), place)
            for place, (first, _) in enumerate(groups[:_MOST_COMPARED])
        ]
        best, place = max(near, default=(0.0, 0))
        if best >= _LIKE:
            groups[place][1].extend(learners)
        else:
            groups.append((runs, list(learners)))
    return sorted((sorted(learners) for _, learners in groups), key=lambda each: (-len(each), each))


def _runs(form: str) -> frozenset[str]:
    words: Sequence[str] = _WORD.findall(form)
    ends = range(max(len(words) - _RUN, 0) + 1)
    return frozenset(" ".join(words[start : start + _RUN]) for start in ends)


def _likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """Jaccard's: what they share, of all that is in either."""
    return len(one & other) / len(one | other)
