"""Keeps what check cells bind apart from what the learner binds, in their one kernel.

Grading runs the checks in another process than the answer; here a check's helper could take the
name of a learner's, and the answer would call it. So the names of checks are there only while a
check runs, and not while it runs the answer. What a check imports stays, as in grading.
"""

from __future__ import annotations

import symtable
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from typing import Any


class NamesApart:
    """The names of one kernel, ``names``; the learner's between checks."""

    def __init__(self, names: MutableMapping[str, Any]) -> None:
        self._names = names
        self._of_checks: dict[str, Any] = {}  # as the last checks left them
        self._theirs: dict[str, Any] = {}
        self._bound: frozenset[str] = frozenset()

    def enter(self, source: str) -> None:
        """A check with this text is about to run: it finds what earlier ones bound, too."""
        self._bound = _bound_names(source).union(self._of_checks)
        self._theirs = {name: self._names[name] for name in self._bound & self._names.keys()}
        self._names.update(self._of_checks)

    def leave(self) -> None:
        """It has run: the learner's names mean again what they meant to the learner."""
        self._of_checks |= self._put(self._theirs)
        self._bound, self._theirs = frozenset(), {}

    @contextmanager
    def learners(self) -> Iterator[None]:
        """Meanwhile the check that runs lends its place to the answer."""
        of_checks = self._put(self._theirs)
        try:
            yield
        finally:
            self._theirs = self._put(of_checks)

    def _put(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Let the names of the running check have these ``values``, and return what they had."""
        before = {name: self._names.pop(name) for name in self._bound & self._names.keys()}
        self._names.update(values)
        return before


def _bound_names(source: str) -> frozenset[str]:
    """What the text of a cell binds at its top level and does not import."""
    symbols = symtable.symtable(source, "check", "exec").get_symbols()
    return frozenset(
        each.get_name() for each in symbols if each.is_assigned() and not each.is_imported()
    )
