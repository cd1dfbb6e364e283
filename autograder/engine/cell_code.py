"""A test cell as code: its statements, its last value, the first statement a mark may follow.

Judge and runner take a cell of plain asserts apart alike; nothing here is run or believed.
"""

from __future__ import annotations

import ast
from types import CodeType


def compile_cell(tree: ast.Module | ast.Expression, name: str) -> CodeType:
    """The code of ``tree``; as in a notebook it may await."""
    mode = "eval" if isinstance(tree, ast.Expression) else "exec"
    code: CodeType = compile(tree, name, mode, ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    return code


def split(source: str, name: str) -> tuple[ast.Module, ast.Expression | None]:
    """The statements of a cell, and the expression it ends in, whose value may be a score."""
    tree = ast.parse(source, name)
    if not (tree.body and isinstance(last := tree.body[-1], ast.Expr)):
        return tree, None
    del tree.body[-1]
    return tree, ast.Expression(last.value)


def first_marked(body: list[ast.stmt]) -> int:
    """The number of the first part that a mark may follow: imports from the future stand first."""
    imports = [
        number
        for number, part in enumerate(body)
        if isinstance(part, ast.ImportFrom) and part.module == "__future__"
    ]
    return imports[-1] if imports else 0
