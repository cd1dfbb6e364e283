"""How well this machine lets a learner's process be locked in."""

from __future__ import annotations

import enum
import sys

from autograder.engine.sandbox.probing import probe_capabilities


class Level(enum.Enum):
    """What stands between a learner's code and the machine, strongest first."""

    NAMESPACES = "namespaces"
    LANDLOCK = "landlock"
    LIMITS = "limits"

    @property
    def trusted_only(self) -> bool:
        """Whether only submissions that are trusted may run at this level."""
        return self is Level.LIMITS

    def describe(self) -> str:
        """What is kept from a submission at this level, and what is not, for the summary."""
        if self is Level.LIMITS and sys.platform == "darwin":
            return _ON_MACOS
        return _SENTENCES[self]


def strongest_level() -> Level:
    """The strongest level that works here, found by trying, once."""
    return available_levels()[0]


def available_levels() -> list[Level]:
    """All levels that work here, strongest first."""
    capabilities = probe_capabilities()
    found = [Level.LIMITS]
    if capabilities.landlock and capabilities.filters:
        found.insert(0, Level.LANDLOCK)
    if capabilities.namespaces:
        found.insert(0, Level.NAMESPACES)
    return found


def why_not_namespaces() -> str:
    """What this machine answered when namespaces were tried; empty if it allowed them."""
    return probe_capabilities().refusal


_SENTENCES = {
    Level.NAMESPACES: (
        "Each submission runs with files, processes and a network of its own: it sees Python, "
        "its packages and an empty folder of limited size, and nothing else."
    ),
    Level.LANDLOCK: (
        "This machine allows no namespaces, as is usual in containers. Each submission can "
        "open no file but Python's and its own, reach no network and signal no other process; "
        "but the number and total size of its files are not limited, it can ask whether a file "
        "of a certain name exists, and PyTorch's data loaders with workers fail."
    ),
    Level.LIMITS: (
        "This machine has neither namespaces nor Landlock (Linux 5.13 or newer, not switched "
        "off): a submission is limited in time, memory and processes, but can read the course, "
        "the gradebook and other submissions. Grade here only what you trust."
    ),
}
_ON_MACOS = (
    "macOS can limit a submission's time and processes, but not keep it from reading the course, "
    "the gradebook and other submissions. Grade here only what you trust, or grade in a Linux "
    "container or virtual machine."
)
