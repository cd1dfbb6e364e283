"""Lock a forked child in, so that what a learner wrote reaches nothing but its own folder.

    stem = prepare(strongest_level(), hidden=[course])   # once, in the process that forks
    child = stem.start(limits, work, keep=[reply.fileno()])
    ...                                                  # read what it sends; `child.poll()`
    child.end()                                          # the whole tree is gone, and its files

How much of this a machine allows is its `Level`.
"""

from autograder.engine.sandbox.level import (
    Level,
    available_levels,
    strongest_level,
    why_not_namespaces,
)
from autograder.engine.sandbox.locked import CannotLock, Locked
from autograder.engine.sandbox.means import Means
from autograder.engine.sandbox.probing import find_means
from autograder.engine.sandbox.stem import Stem, prepare

__all__ = [
    "CannotLock",
    "Level",
    "Locked",
    "Means",
    "Stem",
    "available_levels",
    "find_means",
    "prepare",
    "strongest_level",
    "why_not_namespaces",
]
