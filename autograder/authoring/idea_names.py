"""The misconceptions that test cells and the corpus name: each must have its entry.

One that has none is no error anywhere else: it counts as a cause, and the learner is told none.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.course.canonical import read_notebook
from autograder.course.layout import relative, solution_paths
from autograder.course.problems import Problem
from autograder.course.roles import Role, read_roles

ENTRIES = "autograder/content/misconceptions"
# What checks take: a table whose keys are ids, and one id.
_TABLES = {"mistakes", "facts", "means"}
_ONE = "misconception"
# Ids are words with hyphens between them: a cell also has tables of its own, called the same.
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
# How alike are two ids of which one is mistyped; other texts of this course reach 0.86.
_TYPING_SLIP = 0.9
# How a header of the corpus says which exception ends a cell.
_ERROR = "error: "


def verify_idea_names(root: Path, known: Collection[str]) -> list[Problem]:
    """Ids in test cells and headers of the corpus that are not among the ``known``."""
    named = [*_in_tests(root, known), *_in_corpus(root)]
    return [Problem(where, _unknown(id_, known)) for where, id_ in named if id_ not in known]


def ids_in(source: str, known: Collection[str] = ()) -> set[str]:
    """The ids that stand in a test cell as text; none if it is not Python.

    Besides what is handed to a check directly, these are found: the branches of a choice, tables
    joined with ``|``, what the cell binds to a name, and what its own functions return. Of other
    texts only those that nearly are one of the ``known``: nobody can say what they are for.
    """
    try:
        nodes = list(ast.walk(ast.parse(source)))
    except SyntaxError:  # said of the question
        return set()
    scan = _Scan(nodes)
    for node in nodes:
        if isinstance(node, ast.keyword) and node.arg in (*_TABLES, _ONE):
            scan.read(node.value, of_table=node.arg != _ONE)
    texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
    others = {text for text in texts if isinstance(text, str) and _ID.fullmatch(text)}
    others -= scan.found | {*known}
    return scan.found | {text for text in others if _nearest(text, known, _TYPING_SLIP)}


class _Scan:
    """What an expression of a cell comes to, as far as it is written there."""

    def __init__(self, nodes: Iterable[ast.AST]) -> None:
        self.found: set[str] = set()
        self._read: set[tuple[str, bool]] = set()
        self._bound: dict[str, list[ast.expr]] = {}
        self._keys: dict[str, list[ast.expr]] = {}
        for node in nodes:
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._bind(target, node.value)
            elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.NamedExpr) and node.value:
                self._bind(node.target, node.value)
            elif isinstance(node, ast.FunctionDef):
                returned = (each for each in ast.walk(node) if isinstance(each, ast.Return))
                values = [each.value for each in returned if each.value]
                self._bound.setdefault(f"{node.name}()", []).extend(values)

    def read(self, node: ast.expr, *, of_table: bool) -> None:
        """Find the ids in ``node``, which is a table of them, or one."""
        if isinstance(node, ast.Constant) and not of_table:
            if _ID.fullmatch(str(node.value)):
                self.found.add(str(node.value))
        elif isinstance(node, ast.IfExp):
            self.read(node.body, of_table=of_table)
            self.read(node.orelse, of_table=of_table)
        elif isinstance(node, ast.BoolOp):
            for value in node.values:
                self.read(value, of_table=of_table)
        elif isinstance(node, ast.Dict) and of_table:
            for key, value in zip(node.keys, node.values, strict=True):
                # No key: `**more`.
                self.read(key or value, of_table=key is None)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and of_table:
            self.read(node.left, of_table=True)
            self.read(node.right, of_table=True)
        elif isinstance(node, ast.Name):
            self._read_name(node.id, of_table=of_table)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            self._read_name(f"{node.func.id}()", of_table=of_table)

    def _read_name(self, name: str, *, of_table: bool) -> None:
        if (name, of_table) in self._read:
            return
        self._read.add((name, of_table))
        for value in self._bound.get(name, []):
            self.read(value, of_table=of_table)
        for key in self._keys.get(name, []) if of_table else []:
            self.read(key, of_table=False)

    def _bind(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self._bound.setdefault(target.id, []).append(value)
        elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
            self._keys.setdefault(target.value.id, []).append(target.slice)


def _in_tests(root: Path, known: Collection[str]) -> Iterator[tuple[str, str]]:
    for path in solution_paths(root):
        for cell in read_roles(read_notebook(path)):
            if cell.role is Role.TEST:
                where = f"{relative(path, root)}, cell `{cell.name}`"
                yield from ((where, id_) for id_ in sorted(ids_in(cell.source, known)))


def _in_corpus(root: Path) -> Iterator[tuple[str, str]]:
    for answer in read_corpus(root / CORPUS):
        where = f"{CORPUS.as_posix()}/{answer.where}.py"
        named = sorted(answer.named | answer.never)
        yield from ((where, id_) for id_ in named if not id_.startswith(_ERROR))


def _unknown(id_: str, known: Collection[str]) -> str:
    near = _nearest(id_, known)
    mend = f"did you mean `{near}`?" if near else "write its entry there, or mend the id."
    return f"names the misconception `{id_}`, which {ENTRIES}/ does not have; {mend}"


def _nearest(id_: str, known: Collection[str], likeness: float = 0.6) -> str | None:
    return next(iter(difflib.get_close_matches(id_, known, 1, likeness)), None)
