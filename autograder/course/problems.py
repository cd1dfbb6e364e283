"""What an author is told: where something is wrong, what it is, and the command that mends it."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from typing import NamedTuple

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


class Problem(NamedTuple):
    """One thing an author has to mend.

    ``mend`` is a command (``make release``) or, where no command can do it, ``None``:
    then ``what`` says what to change.
    """

    where: str
    what: str
    mend: str | None = None

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


class AuthorError(Exception):
    """Something an author asked for cannot be done; the text says why and what to do instead."""


def describe_problems(problems: Iterable[Problem]) -> str:
    """Every problem on a line of its own, then how many there are and which command mends which."""
    found = sorted(problems)
    if not found:
        return "No problems."
    lines = [str(problem) for problem in found]
    count = "1 problem." if len(found) == 1 else f"{len(found)} problems."
    mends: dict[str, list[int]] = {}
    for index, problem in enumerate(found):
        if problem.mend:
            mends.setdefault(problem.mend, []).append(index)
    remedies = [f"`{mend}` mends {_which(places, len(found))}" for mend, places in mends.items()]
    return "\n".join([*lines, f"{count} {'; '.join(remedies)}." if remedies else count])


def _which(places: list[int], total: int) -> str:
    if len(places) == total:
        return "all" if total > 1 else "it"
    if len(places) > 3 or places[-1] >= len(_ORDINALS):
        return f"{len(places)} of them"
    return "the " + " and ".join(_ORDINALS[place] for place in places)


def is_full(error: OSError) -> bool:
    """Whether there was no room to write."""
    return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
