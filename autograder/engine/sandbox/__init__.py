"""Lock a forked child in, so that what a learner wrote reaches nothing but its own folder.

    launcher = prepare(strongest_level(), hidden=[course])   # once, in the process that forks
    child = launcher.start(limits, work, keep=[reply.fileno()])
    ...                                                  # read what it sends; `child.poll()`
    child.end()                                          # the whole tree is gone, and its files

How much of this a machine allows is its `Level`.
"""

from autograder.engine.sandbox.capabilities import Capabilities
from autograder.engine.sandbox.launcher import SandboxLauncher, prepare
from autograder.engine.sandbox.level import (
    Level,
    available_levels,
    strongest_level,
    why_not_namespaces,
)
from autograder.engine.sandbox.locked import CannotLock, Locked
from autograder.engine.sandbox.probing import probe_capabilities

__all__ = [
    "CannotLock",
    "Level",
    "Locked",
    "Capabilities",
    "SandboxLauncher",
    "available_levels",
    "probe_capabilities",
    "prepare",
    "strongest_level",
    "why_not_namespaces",
]
