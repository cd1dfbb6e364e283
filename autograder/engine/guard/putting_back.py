"""Putting back whatever a learner's code replaced, wherever a runner asks for it."""

from __future__ import annotations

from collections.abc import Callable

from autograder.engine.guard.integrity import Integrity
from autograder.engine.guard.undone import undone_changes


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
