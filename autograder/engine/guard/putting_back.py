"""Putting back whatever a learner's code replaced, wherever a runner asks for it."""

from __future__ import annotations

import sys
from collections.abc import Callable

from autograder.engine.guard.integrity import Integrity
from autograder.engine.guard.undone import undone_changes


def measures(name: str) -> bool:
    """Whether what is called so gives what a check measures, and no check can do without it."""
    return name.startswith(("torch.", "threading"))


def putting_back_everywhere(replaced: dict[str, None]) -> Callable[..., list[str]]:
    """The same as `putting_back`; processes that an answer starts are looked at, too."""
    does_measure = measures

    def look_after(*found: str) -> list[str]:
        names = list(found) or put_back(called=True)
        replaced.update(dict.fromkeys(names))
        return [name for name in names if does_measure(name)]

    # Before what is guarded is looked up, for this is.
    if processes := sys.modules.get("autograder.lab.processes"):
        processes.look_after = look_after  # type: ignore[attr-defined]
    put_back = putting_back(Integrity(), replaced)
    return put_back


def putting_back(integrity: Integrity, replaced: dict[str, None]) -> Callable[..., list[str]]:
    """A function that puts back what was replaced, and that leans on nothing replaceable.

    It names that and, where a learner's function was ``called``, what this had replaced and then
    put back itself. Cells may try out what they like.
    """
    restore, restore_modules = integrity.restore, integrity.restore_modules
    undone = undone_changes()

    def put_back(*, modules: bool = False, called: bool = False) -> list[str]:
        for_a_moment = undone()
        found = restore()
        if modules:
            found += restore_modules()
        if called:
            found += for_a_moment
        for name in found:
            replaced[name] = None
        undone()  # what was written here is nobody else's doing
        return found

    return put_back
