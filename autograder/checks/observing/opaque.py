"""Functions that a learner's code can call and not look into."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

Made = TypeVar("Made", bound=Callable[..., object])


def opaque(function: Made) -> Made:
    """``function``, without a way to what it is made of: its numbers, what it counts, its code.

    For functions that a probe makes up and hands over. With ``f.__closure__`` a learner's code
    could take the made-up numbers out of one and put a formula in place of autograd.
    """
    # A cache of no size calls the function each time, and is written in C: nothing of what it
    # holds can be read from it but by this name.
    hidden = lru_cache(maxsize=0)(function)
    del hidden.__wrapped__
    return hidden  # type: ignore[return-value]
