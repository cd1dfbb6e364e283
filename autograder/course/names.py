"""The names that a cell binds at its top level, read from its text, whether it is Python or not."""

from __future__ import annotations

import re

_DEFINED = re.compile(r"^(?:async[ \t]+)?(?:def|class)[ \t]+(\w+)", re.MULTILINE)
_ASSIGNED = re.compile(r"^(\w+)[ \t]*(?::[^=\n]+)?=(?!=)", re.MULTILINE)


def defined_names(text: str) -> frozenset[str]:
    """Functions and classes that ``text`` defines at top level."""
    return frozenset(_DEFINED.findall(text))


def assigned_names(text: str) -> frozenset[str]:
    """Variables that ``text`` assigns at top level."""
    return frozenset(_ASSIGNED.findall(text))
