"""The text of the cell that an answer was defined in, as far as Python still knows it."""

import functools
import linecache
from collections.abc import Iterator
from types import FunctionType, MethodType
from typing import Any

# How far to look for the function below decorators, partials and objects that can be called.
DEEPEST = 20


def cell_of(answer: Any) -> str:
    """The whole cell in which ``answer`` was defined; ``""`` where that cannot be known.

    ``answer`` is a function, a class, or something that can be called; decorators that name what
    they wrap, as `torch.no_grad()` does, are looked through.
    """
    for function in _functions_of(answer, DEEPEST):
        lines = linecache.getlines(function.__code__.co_filename)
        if lines:
            return "".join(lines)
    return ""


def _functions_of(answer: Any, depth: int) -> Iterator[FunctionType]:
    """The functions that ``answer`` is made of, those of a learner's own before what wraps them."""
    if depth == 0:
        return
    below: list[Any] = []
    if isinstance(answer, FunctionType):
        below = [vars(answer)["__wrapped__"]] if "__wrapped__" in vars(answer) else []
    elif isinstance(answer, MethodType | classmethod | staticmethod):
        below = [answer.__func__]
    elif isinstance(answer, functools.partial):
        below = [answer.func]
    elif isinstance(answer, type):
        below = list(vars(answer).values())
    elif callable(answer):
        below = [type(answer)] if isinstance(type(answer).__call__, FunctionType) else []
    for member in below:
        yield from _functions_of(member, depth - 1)
    if isinstance(answer, FunctionType):
        yield answer
