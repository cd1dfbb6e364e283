"""What text an expression puts together, as far as it is made of literals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

# A part of a text: the literal, or None for what is only known when it runs.
Part = str | None

_DEEPEST = 4
# Longer literals are no name in pieces, and `replace` could make megabytes of two of them.
_LONGEST = 200
_CHANGING = frozenset(
    """
    capitalize casefold decode encode lower lstrip removeprefix removesuffix replace rstrip strip
    swapcase title upper
    """.split()
)
_BRACES, _PERCENT = re.compile(r"\{[^{}]*\}"), re.compile(r"%[-#0 +\d.]*[a-zA-Z]")


def operands(node: ast.expr) -> list[ast.expr]:
    """What a chain of ``+`` adds up, from the left; of anything else, itself."""
    found = []
    while isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        found.append(node.right)
        node = node.left
    return [node, *found[::-1]]


def is_put_together(node: ast.AST) -> bool:
    """Whether ``node`` may be a text that is made of others."""
    match node:
        case ast.BinOp(op=ast.Add() | ast.Mod()) | ast.JoinedStr():
            return True
        case ast.Call(func=ast.Attribute(attr=method)):
            return method in _CHANGING or method in ("join", "format")
        case ast.Subscript(value=ast.Constant(value=str())):
            return True
    return False


def parts_of(node: ast.expr, depth: int = _DEEPEST) -> list[Part]:
    """The parts of the text that ``node`` makes; neighbours that are literals are one."""
    if depth == 0:
        return [None]
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Constant(value=bytes(text)):
            return [text.decode("latin-1")]
        case ast.BinOp(op=ast.Add()):
            return _joined(parts_of(each, depth - 1) for each in operands(node))
        case ast.JoinedStr(values=values):
            return _joined(parts_of(each, depth - 1) for each in values)
        case ast.FormattedValue(value=value, format_spec=None):
            return parts_of(value, depth - 1)
        case ast.BinOp(left=ast.Constant(value=str(text)), op=ast.Mod(), right=right):
            inserted = right.elts if isinstance(right, ast.Tuple) else [right]
            return _filled(_PERCENT.split(text), inserted, depth)
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str(text)), attr="format"), args=inserted
        ):
            return _filled(_BRACES.split(text), inserted, depth)
        case ast.Call(
            func=ast.Attribute(value=ast.Constant(value=str(text)), attr="join"),
            args=[ast.List(elts=elements) | ast.Tuple(elts=elements)],
        ):
            return _filled(["", *[text] * (len(elements) - 1), ""], elements, depth)
        case ast.Call(func=ast.Attribute(value=value, attr=method), args=args):
            if method in _CHANGING:
                return _changed(parts_of(value, depth - 1), method, args)
        case ast.Subscript(value=value, slice=ast.Slice() as taken):
            return _sliced(parts_of(value, depth - 1), taken)
    return [None]


def inserted_names(node: ast.expr) -> set[str] | None:
    """The variables in a text that is made of them and of literals alone."""
    found = set()
    for each in node.values if isinstance(node, ast.JoinedStr) else operands(node):
        match each:
            case ast.Name(id=name) | ast.FormattedValue(value=ast.Name(id=name), format_spec=None):
                found.add(name)
            case ast.Constant():
                continue
            case _:
                return None
    return found


def _joined(many: Iterable[list[Part]]) -> list[Part]:
    found: list[Part] = []
    for known, parts in groupby((part for each in many for part in each), _is_known):
        found.append("".join(part for part in parts if part is not None) if known else None)
    return found or [""]


def _is_known(part: Part) -> bool:
    return part is not None


def _filled(around: Sequence[str], inserted: Sequence[ast.expr], depth: int) -> list[Part]:
    """``around``, with the parts of each of ``inserted`` between two of them."""
    many: list[list[Part]] = [[around[0]]]
    for place, text in enumerate(around[1:]):
        known = place < len(inserted)
        many += [parts_of(inserted[place], depth - 1) if known else [None], [text]]
    return _joined(many)


def _changed(parts: list[Part], method: str, args: list[ast.expr]) -> list[Part]:
    match parts:
        case [str(text)] if len(text) <= _LONGEST:
            try:
                known = [ast.literal_eval(each) for each in args]
                if any(len(each) > _LONGEST for each in known):
                    return [None]
                if method in ("encode", "decode"):
                    return [text]
                return [str(getattr(text, method)(*known))]
            except (ValueError, TypeError):
                return [None]
    return [None]


def _sliced(parts: list[Part], taken: ast.Slice) -> list[Part]:
    match parts:
        case [str(text)] if len(text) <= _LONGEST:
            bounds = (taken.lower, taken.upper, taken.step)
            try:
                known: list[Any] = [each and ast.literal_eval(each) for each in bounds]
                return [text[slice(*known)]]
            except (ValueError, TypeError):
                return [None]
    return [None]
