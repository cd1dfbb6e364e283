"""Random numbers: each device has a generator of its own, as each GPU has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch
from torch import Tensor

from .memory import COUNT

_generators: list[torch.Generator] = []


def _all() -> list[torch.Generator]:
    if not _generators:
        _generators.extend(torch.Generator("cpu") for _ in range(COUNT))
        for generator in _generators:
            generator.manual_seed(torch.initial_seed())
    return _generators


def generator_of(index: int) -> torch.Generator:
    """The generator that random operations of device ``index`` draw from."""
    return _all()[index]


def seed_all(seed: int) -> None:
    """Seed every device; `torch.manual_seed` calls this."""
    for generator in _all():
        generator.manual_seed(seed)


@contextmanager
def seeded(index: int) -> Iterator[None]:
    """Let operations that take no generator draw from the one of device ``index``."""
    ours, default = generator_of(index), torch.default_generator
    before: Tensor = default.get_state()
    default.set_state(ours.get_state())
    try:
        yield
    finally:
        ours.set_state(default.get_state())
        default.set_state(before)
