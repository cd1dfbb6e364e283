"""Test cells of plain asserts, which use the learner's names: the documented weaker kind.

They can only run beside the learner's code, so their hidden half is within its reach. What can
be had is evidence that they ran to their end: a mark after every statement, in order. And what
an assert leans on is put back before it, and once more before anything is reported.
"""

from __future__ import annotations

import ast
import math
import secrets
from collections.abc import Callable, Sequence
from inspect import CO_COROUTINE
from types import CodeType
from typing import Any

from IPython.core.async_helpers import get_asyncio_loop

from autograder.course.plain_json import json_of
from autograder.engine.cell_code import compile_cell, first_marked, split
from autograder.engine.checking import CheckFailure


def run_plain_test(
    request: dict[str, Any],
    namespace: dict[str, Any],
    put_back: Callable[[], None] = lambda: None,
    quiesce: Callable[[], None] = lambda: None,
    shown: Sequence[BaseException] = (),
) -> bytes:
    """Run a test cell in ``namespace``; report its marks, its exception and its last value.

    Args:
        put_back: undoes what was replaced of Python and PyTorch; leans on nothing replaceable.
        quiesce: brings the process to rest once the cell has run, and puts back as well.
        shown: gets the exceptions that IPython shows instead of raising them, as magics let it.
    """
    mark = f"_mark_{secrets.token_hex(8)}"
    marks: list[int] = []
    reach = marks.append

    def reached(number: int | None = None) -> None:
        put_back()
        if number is not None:
            reach(number)

    tree, last = split(request["source"], request["name"])
    code = compile_cell(_marked(tree, mark), request["name"])
    value = None if last is None else compile_cell(last, request["name"])
    error: BaseException | None = None
    score: Any = None
    namespace[mark] = reached
    try:
        _evaluate(code, namespace)
        if value is not None:
            score = _evaluate(value, namespace)
    except BaseException as raised:
        error = raised
    quiesce()
    if error is None and shown:
        error = shown[0]
    namespace.pop(mark, None)
    # Looking at what the learner's code raised or returned may run more of it.
    facts, number = _facts(error), _number(score)
    put_back()
    return json_of({"marks": marks, "error": facts, "score": number})


def _evaluate(code: CodeType, namespace: dict[str, Any]) -> Any:
    found = eval(code, namespace)
    if not code.co_flags & CO_COROUTINE:
        return found
    return get_asyncio_loop().run_until_complete(found)  # type: ignore[no-untyped-call]


def _marked(tree: ast.Module, mark: str) -> ast.Module:
    """``tree`` with a call of ``mark`` before every check, and a numbered one after each part."""
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            if node is not tree and isinstance(parts := getattr(node, name, None), list):
                setattr(node, name, [new for old in parts for new in _guarded(old, mark)])
    body, first = [], first_marked(tree.body)
    for number, part in enumerate(tree.body):
        body += _guarded(part, mark)
        if number >= first:
            body.append(_call(mark, [ast.Constant(number)], part))
    tree.body = body
    return tree


def _guarded(part: ast.stmt, mark: str) -> list[ast.stmt]:
    """``part``, after a call of ``mark`` if it checks something."""
    match part:
        case ast.Expr(ast.Call(ast.Name(name) | ast.Attribute(attr=name))):
            checks = "assert" in name.lower()
        case _:
            checks = isinstance(part, ast.Assert)
    return [_call(mark, [], part), part] if checks else [part]


def _call(mark: str, arguments: list[ast.expr], beside: ast.stmt) -> ast.stmt:
    call = ast.Expr(ast.Call(ast.Name(mark, ast.Load()), arguments, []))
    return ast.fix_missing_locations(ast.copy_location(call, beside))


def _facts(error: BaseException | None) -> dict[str, Any] | None:
    if error is None:
        return None
    if isinstance(error, CheckFailure):
        finding = error.finding.to_json()
        return {"type": type(error).__name__, "text": str(error), "finding": finding}
    try:
        text = str(error)[:400]
    except BaseException:
        text = ""
    return {"type": type(error).__name__, "text": text, "finding": None}


def _number(score: Any) -> float | None:
    if not isinstance(score, int | float) or isinstance(score, bool):
        return None
    try:
        return float(score)
    except OverflowError:
        return math.inf  # no number of points either
