"""Ordinary test cells, plain asserts that use the learner's names: the weaker way to grade.

They can only run beside the learner's code, so their hidden half is within its reach. What can
be had is evidence that they ran to their end: a mark after every statement, in order.
"""

from __future__ import annotations

import ast
import json
import secrets
from typing import Any

from autograder.checks.findings import CheckFailure


def is_two_halved(source: str, askers: set[str]) -> bool:
    """Whether a test cell asks through a probe, itself or by one of the functions ``askers``."""
    return _mentions(ast.parse(source), askers)


def askers_in(source: str, known: set[str]) -> set[str]:
    """The functions of a cell that are probes, or that use one of them or of ``known``."""
    found: set[str] = set()
    for part in ast.parse(source).body:
        if isinstance(part, ast.FunctionDef) and _mentions(part, known | found | {"probe"}):
            found.add(part.name)
    return found


def _mentions(tree: ast.AST, names: set[str]) -> bool:
    return any(isinstance(node, ast.Name) and node.id in names for node in ast.walk(tree))


def plain_request(name: str, source: str) -> bytes:
    """What `run_plain_test` needs."""
    return json.dumps({"name": name, "source": source}).encode()


def run_plain_test(request: dict[str, Any], namespace: dict[str, Any]) -> bytes:
    """Run a test cell in ``namespace``; report its marks, its exception and its last value."""
    mark = f"_mark_{secrets.token_hex(8)}"
    marks: list[int] = []
    tree, last = split(request["source"], request["name"])
    tree.body = [part for n, old in enumerate(tree.body) for part in (old, _call(mark, n, old))]
    code = compile(tree, request["name"], "exec")
    error: BaseException | None = None
    score: Any = None
    namespace[mark] = marks.append
    try:
        exec(code, namespace)
        if last is not None:
            score = eval(compile(last, request["name"], "eval"), namespace)
    except BaseException as raised:
        error = raised
    finally:
        namespace.pop(mark, None)
    return json.dumps({"marks": marks, "error": _facts(error), "score": _number(score)}).encode()


def marks_wanted(source: str) -> list[int]:
    """The marks of a run that reached the end."""
    return list(range(len(split(source, "")[0].body)))


def split(source: str, name: str) -> tuple[ast.Module, ast.Expression | None]:
    """The statements of a cell, and the expression it ends in, whose value may be a score."""
    tree = ast.parse(source, name)
    if not (tree.body and isinstance(last := tree.body[-1], ast.Expr)):
        return tree, None
    del tree.body[-1]
    return tree, ast.Expression(last.value)


def _call(mark: str, number: int, after: ast.stmt) -> ast.stmt:
    call = ast.Expr(ast.Call(ast.Name(mark, ast.Load()), [ast.Constant(number)], []))
    return ast.fix_missing_locations(ast.copy_location(call, after))


def _facts(error: BaseException | None) -> dict[str, Any] | None:
    if error is None:
        return None
    if isinstance(error, CheckFailure):
        return {"type": type(error).__name__, "text": str(error), "lines": error.finding.lines()}
    try:
        text = str(error)[:400]
    except BaseException:
        text = ""
    return {"type": type(error).__name__, "text": text, "lines": None}


def _number(score: Any) -> float | None:
    plain = isinstance(score, int | float) and not isinstance(score, bool)
    return float(score) if plain else None
