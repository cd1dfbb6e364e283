"""Cells of plain asserts, as the judge has them: which they are, what proves that one ran."""

from __future__ import annotations

import ast
import json

from autograder.engine.cell_code import first_marked, split


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


def marks_wanted(source: str) -> list[int]:
    """The marks of a run that reached the end."""
    body = split(source, "")[0].body
    return list(range(first_marked(body), len(body)))
