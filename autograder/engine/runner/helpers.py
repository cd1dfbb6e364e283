"""What a learner's own cell defines, without all else that it does.

When answers are looked at once more without those cells, helpers that were defined there go on
being needed.
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterable

_DEFINITIONS = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def helpers_in(source: str, taken: Container[str]) -> list[str]:
    """The imports, functions, classes and constants of ``source``, each by itself.

    Args:
        source: Python; of what cannot be parsed, nothing is taken.
        taken: names that mean something already. What binds one of them is left out.
    """
    return [
        ast.unparse(statement)
        for statement in _statements(source)
        if (names := _bound_by(statement)) and not any(name in taken for name in names)
    ]


def names_in(source: str) -> set[str]:
    """All names that ``source`` defines or assigns, outside of functions and classes."""
    found: set[str] = set()
    for statement in _statements(source):
        found.update(_bound_by(statement))
        if not isinstance(statement, _DEFINITIONS):
            found.update(
                node.id
                for node in ast.walk(statement)
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
            )
    return found


def _statements(source: str) -> Iterable[ast.stmt]:
    try:
        return ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def _bound_by(statement: ast.stmt) -> list[str]:
    """Empty for a statement that does more than to define something."""
    match statement:
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            bound = [each.asname or each.name.partition(".")[0] for each in names]
            return [] if "*" in bound else bound
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_constant(
            value
        ) or _is_name(value):
            return [name]
        case _ if isinstance(statement, _DEFINITIONS):
            return [statement.name]
    return []


def _is_name(value: ast.expr) -> bool:
    """Whether it is another name of something that is there: ``torch.cat``."""
    while isinstance(value, ast.Attribute):
        value = value.value
    return isinstance(value, ast.Name)


def _is_constant(value: ast.expr) -> bool:
    try:
        ast.literal_eval(value)
    except (ValueError, TypeError, SyntaxError, RecursionError, MemoryError):
        return False
    return True
