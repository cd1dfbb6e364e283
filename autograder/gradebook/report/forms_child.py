"""Learners' code brought to a normal form: a program of its own, for a parser may be made to crash.

stdin: a JSON list of texts a line; stdout: for each line a list of what `forms.Form` holds. What is
read is parsed and never run.
"""

from __future__ import annotations

import ast
import io
import json
import resource
import sys
import tokenize

_MEMORY = 2 << 30
_MAGIC = ("%", "!")


def main() -> None:
    """Answer every line until there is none."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    for line in sys.stdin.buffer:
        print(json.dumps([form_of(source) for source in json.loads(line)]), flush=True)


def form_of(source: str) -> dict[str, object]:
    """Form, size, text without its learner's remarks; or why there is none."""
    plain = "\n".join(
        "" if line.lstrip().startswith(_MAGIC) else line for line in source.split("\n")
    )
    try:
        tree = ast.parse(plain)
        shown = _without_remarks(plain, tree)
        if shown is None:
            shown = ast.unparse(_without_texts(ast.parse(plain)))
        form = _normal(tree)
        return {"form": form, "size": sum(1 for _ in ast.walk(tree)), "shown": shown}
    except SyntaxError as error:
        why = f"SyntaxError: {error.msg}, line {error.lineno}"
    except (ValueError, RecursionError, MemoryError, tokenize.TokenError) as error:
        why = type(error).__name__
    return {"form": None, "size": 0, "shown": "", "why": why}


def _normal(tree: ast.Module) -> str:
    """The same text for programs that differ in names, remarks, annotations and layout only."""
    renamed = _Renamed(_bound(_without_texts(tree)), {}).visit(tree)
    return ast.unparse(ast.fix_missing_locations(renamed))


def _without_texts(tree: ast.Module) -> ast.Module:
    """``tree``, changed: texts that stand as statements, docstrings among them, are gone."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)] or [ast.Pass()]  # type: ignore[attr-defined]
    return tree


class _Renamed(ast.NodeTransformer):
    """Names that the code itself binds, by the order in which they come."""

    def __init__(self, bound: set[str], names: dict[str, str]) -> None:
        self._bound, self._names = bound, names

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for key in ("id", "name", "arg", "asname"):
            name = getattr(node, key, None)
            if name in self._bound and not isinstance(node, ast.keyword):
                setattr(node, key, self._names.setdefault(name, f"v{len(self._names)}"))
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.Call):
            node.keywords.sort(key=lambda each: each.arg or "")
        elif isinstance(node, ast.Global | ast.Nonlocal):
            node.names = [self._names.get(name, name) for name in node.names]
        return super().generic_visit(node)


def _bound(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            found.add(node.name)
        elif isinstance(node, ast.alias) and node.asname:
            found.add(node.asname)
    return found


def _is_text(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _without_remarks(source: str, tree: ast.Module) -> str | None:
    """``source`` without comments and without texts that stand as statements of their own.

    ``None`` if such a text shares a line with code.
    """
    lines = source.split("\n")
    drop: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and _is_text(node) and node.end_lineno:
            before = lines[node.lineno - 1].encode()[: node.col_offset].strip()
            after = lines[node.end_lineno - 1].encode()[node.end_col_offset :].strip()
            if not before and (not after or after.startswith(b"#")):
                drop |= set(range(node.lineno, node.end_lineno + 1))
            else:
                return None
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
            if not lines[row - 1].strip():
                drop.add(row)
    kept = [line.rstrip() for number, line in enumerate(lines, 1) if number not in drop]
    return "\n".join(kept).strip("\n")


if __name__ == "__main__":
    main()
