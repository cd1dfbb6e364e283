"""On which devices something was checked, in one phrase for people.

A test names no device: it goes where its draws go. So whoever reads that it passed should also
read where.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

_TEACHING = "sim"
# The one that answers are looked at again on, if that is asked for.
GPU = "cuda:0"


def listed(names: Sequence[str]) -> str:
    """``cpu``, ``cpu and sim:1``, ``cpu, cuda:0 and sim:1``"""
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def together(devices: Iterable[Sequence[str]]) -> tuple[str, ...]:
    """Each device once, by name; the CPU comes first."""
    met = {name for names in devices for name in names}
    return tuple(sorted(met, key=lambda name: (name != "cpu", name)))


def checked_on(devices: Sequence[str]) -> str:
    """A sentence for the whole of a piece of work; empty if nothing is known."""
    if not devices:
        return ""
    others = [name.partition(":")[0] for name in devices if name != "cpu"]
    if _TEACHING not in others:
        return f"Checked on {listed(devices)}."
    no_gpu = "" if set(others) != {_TEACHING} else ", and on no GPU"
    return f"Checked on {listed(devices)} ({_TEACHING} is the teaching device){no_gpu}."
