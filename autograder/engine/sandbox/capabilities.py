"""What a machine has to lock a process in with."""

from __future__ import annotations

import platform
from dataclasses import dataclass

from autograder.engine.sandbox import _filter


@dataclass(frozen=True)
class Capabilities:
    """What works here; `probe_capabilities` tries it.

    Attributes:
        namespaces: namespaces, mounts in them and a folder with limits.
        users: user namespaces, so that who locks in need not be root.
        landlock: version of Landlock; 0 for none.
        filters: seccomp filters.
        refusal: what the machine answered when namespaces were tried; empty if it allowed them.
    """

    namespaces: bool = False
    users: bool = False
    landlock: int = 0
    filters: bool = False
    refusal: str = ""

    @property
    def names_itself(self) -> bool:
        """Whether each child without namespaces needs a filter that has its own id in it."""
        return self.filters and 0 < self.landlock < 6

    def compile_filter(self, *, namespaces: bool, gpu: bool = False, own_id: int = 0) -> bytes:
        """The filter of system calls for a child; empty where there are none."""
        if not self.filters:
            return b""
        rules = _filter.rules(namespaces=namespaces, landlock=self.landlock, gpu=gpu)
        return _filter.compile_rules(rules, platform.machine(), own_id)
