"""The text of the cell that an answer was defined in, as far as Python still knows it."""

import functools
import linecache
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

# How far to look for the function below decorators, partials and objects that can be called.
DEEPEST = 20
# The name of a cell's code -> the text it was made of, where a runner noted it: `linecache` tells
# what anybody wrote into it since.
_CELLS: dict[str, str] = {}
_LOOKED_INTO = (
    FunctionType, MethodType, BuiltinFunctionType, classmethod, staticmethod,
    functools.partial, type,
)  # fmt: skip


def note_cell(name: str, text: str) -> None:
    """Keep ``text`` as that of the code called ``name``, whatever is said of it later."""
    _CELLS.setdefault(name, text)


def lines_of(name: str) -> list[str]:
    """The lines of the code called ``name``; none where its text is not known."""
    kept = _CELLS.get(name)
    return linecache.getlines(name) if kept is None else kept.splitlines(keepends=True)


def line_at(name: str, number: int) -> str:
    """One of these lines, without what is around it."""
    lines = lines_of(name)
    return lines[number - 1].strip() if 0 < number <= len(lines) else ""


def cell_of(answer: Any) -> str:
    """The whole cell in which ``answer`` was defined; ``""`` where that cannot be known.

    ``answer`` is a function, a class, or something that can be called. Decorators that name what
    they wrap, as `torch.no_grad()` does, are looked through, and so is what a module gave to it.
    """
    for function in _functions_of(answer, DEEPEST):
        if function.__globals__.get("__name__") == "__main__":  # not of some module
            if lines := lines_of(function.__code__.co_filename):
                return "".join(lines)
    return ""


def _functions_of(answer: Any, depth: int) -> Iterator[FunctionType]:
    """The functions that ``answer`` is made of, what is wrapped before what wraps it."""
    if depth == 0:
        return
    below: list[Any] = []
    if isinstance(answer, FunctionType):
        below = [vars(answer)["__wrapped__"]] if "__wrapped__" in vars(answer) else []
    elif isinstance(answer, MethodType):  # `apply` is PyTorch's; the class it belongs to is not
        below = [answer.__func__, answer.__self__]
    elif isinstance(answer, classmethod | staticmethod):
        below = [answer.__func__]
    elif isinstance(answer, functools.partial):
        below = [answer.func]
    elif isinstance(answer, type):
        below = list(vars(answer).values())
    elif isinstance(answer, BuiltinFunctionType):  # since PyTorch 2.14 `apply` is one
        below = [answer.__self__]
    elif callable(answer):
        below = [type(answer)]
    for member in below:
        if isinstance(member, _LOOKED_INTO):
            yield from _functions_of(member, depth - 1)
    if isinstance(answer, FunctionType):
        yield answer
