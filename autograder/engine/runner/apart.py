"""A second copy of the observing half, which no name leads to.

A class of a learner's own may get to run while somebody looks: by a conversion that nobody thought
of. From there `sys.modules` leads to every function of ours, and what is exchanged for a moment and
put back leaves no trace. So the half that looks is imported once more, before any learner's code,
and its modules are forgotten: what is exchanged in the others, it does not ask.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Mapping
from typing import Any

from autograder.engine.checking import HAS_TORCH, run


def observing_apart() -> tuple[Callable[..., bytes], list[Mapping[str, Any]]]:
    """What observes, and the names it leans on: within nobody's reach."""
    if not HAS_TORCH:
        return run, []
    found, names = loaded_apart("autograder.checks.observing", "observer")
    return found.run, names


def loaded_apart(package: str, module: str) -> tuple[Any, list[Mapping[str, Any]]]:
    """``module`` of ``package``, imported once more, and the names of each module of the copy."""
    parent, _, name = package.rpartition(".")
    known, own = {**sys.modules}, getattr(sys.modules[parent], name)
    of_package = [each for each in known if each == package or each.startswith(f"{package}.")]
    for each in of_package:
        del sys.modules[each]
    try:
        found = importlib.import_module(f"{package}.{module}")
        made = [each for each in sys.modules if each == package or each.startswith(f"{package}.")]
        names: list[Mapping[str, Any]] = [vars(sys.modules.pop(each)) for each in made]
    finally:
        sys.modules.update({each: known[each] for each in of_package})
        setattr(sys.modules[parent], name, own)
    return found, names
