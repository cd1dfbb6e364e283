"""Words in a learner's text that no answer about tensors needs, and that cheating does.

A person who teaches reads them in one line; nobody loses a point for them. What is read is the
syntax, before any of it runs, so a comment is no word, and a name that literals add up to is one.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from textwrap import dedent
from unicodedata import normalize

from autograder.engine.runner.put_together import is_put_together, operands, parts_of
from autograder.engine.runner.words import (
    ALL_BUT,
    ANYWHERE,
    BUILTINS,
    CALLED,
    GETTERS,
    HARMLESS,
    KNOWN_ROOTS,
    METHODS,
    MODULES,
    NAMED,
    ONLY,
    SHELL,
    WHOLE,
    WORTH_PARSING,
    may_be_hidden,
)

# No limit of time holds yet when a text is read, which takes up to a second for this much. An
# answer has a hundredth of it; what is left is not read, and that is said.
MOST_CHARACTERS, MOST_IN_ALL = 1 << 16, 1 << 17
TOO_LONG = "a cell too long to be read"
# IPython reads the whole text anew for each line with a magic: characters times such lines.
MOST_FOR_MAGICS = 1 << 20
_MAGIC = re.compile(r"^[^\n]*[%!?][^\n]*$|^[ \t]*[,;/]", re.MULTILINE)
_DEEPEST = 4  # code in a text in a text ...
_OPTIONS = re.compile(r"^(?:\s*-\w+(?:\s+\d+)?)+")
_WORD = re.compile(r"\w+")
_IN_A_TEXT = re.compile(r"\bimport\b|[\n;\"']")
_GET_SHELL = frozenset(
    {"get_ipython", "IPython.get_ipython", "IPython.core.getipython.get_ipython"}
)
_ONLY_SAY = frozenset({"bool", "isinstance", "print", "repr", "str", "type"})
_OPERATION = ast.operator | ast.boolop | ast.unaryop | ast.cmpop | ast.expr_context


def words_in(sources: Iterable[str], python_of: Callable[[str], str] = str) -> list[str]:
    """The words, each once, in the order of ``sources``; what cannot be parsed has none.

    Args:
        python_of: makes Python of a source that has magics. It is slow, and may raise anything.
    """
    reader, cells = _Reader(python_of), list(sources)
    if any(WORTH_PARSING.search(cell[:MOST_CHARACTERS]) for cell in cells):
        for source in cells:
            reader.read(source)
    elif any(len(cell) > MOST_CHARACTERS for cell in cells):
        reader.found[TOO_LONG] = None
    return list(reader.found)


def costs_too_much(source: str, most: int = MOST_FOR_MAGICS) -> bool:
    """Whether making Python of ``source`` would take IPython longer than a cell is worth."""
    return _cost_of_magics(source) > most


def _cost_of_magics(source: str) -> int:
    return len(source) * sum(1 for _ in _MAGIC.finditer(source))


class _Reader:
    """Collects in ``found``; what one cell imports, the next one uses."""

    def __init__(self, python_of: Callable[[str], str]) -> None:
        self.found: dict[str, None] = {}
        self._python_of = python_of
        self._left, self._left_for_magics = MOST_IN_ALL, MOST_FOR_MAGICS
        # What they are called -> what they are.
        self._modules: dict[str, str] = {"np": "numpy"}
        # What the learner gave a name: no module, unless it is imported under this name, too.
        self._own: set[str] = set()
        # The learner's own, from here on: functions called `eval`, names that are put together,
        # modules that a magic wrote.
        self._defined: set[str] = set()
        self._built: dict[str, tuple[str, str]] = {}
        self._written: set[str] = set()

    def read(self, source: str, depth: int = _DEEPEST) -> None:
        """Collect the words of ``source``: a cell, or what a magic is given to run."""
        try:
            if depth and (tree := self._parsed(source)) is not None:
                self._own.update(_names_bound_in(tree))
                for statement in tree.body:
                    self._walk_at_top(statement, depth)
        except RecursionError:
            self._add(TOO_LONG)

    def _parsed(self, source: str) -> ast.Module | None:
        self._left -= len(source)
        if len(source) > MOST_CHARACTERS or self._left < 0:
            self._add(TOO_LONG)
            return None
        try:
            return ast.parse(source)
        except SyntaxError:
            self._left_for_magics -= _cost_of_magics(source)
            if self._left_for_magics < 0:
                if NAMED.search(normalize("NFKC", source)):
                    self._add(TOO_LONG)
                return None
        except (ValueError, MemoryError):
            return None
        try:
            return ast.parse(self._python_of(source))
        except Exception:  # whatever IPython raises: nor will this cell run
            return None

    def _walk_at_top(self, statement: ast.stmt, depth: int) -> None:
        if isinstance(statement, ast.FunctionDef):
            # They are evaluated while the name still means what it meant.
            for part in (statement.args, *statement.decorator_list):
                self._walk(part, depth)
            self._defined.add(statement.name)
        self._walk(statement, depth)
        if isinstance(statement, ast.ImportFrom):
            self._defined |= {each.asname or each.name for each in statement.names}

    def _walk(self, top: ast.AST, depth: int) -> None:
        left = [top]  # no recursion: a sum of a thousand terms is a tree as deep
        while left:
            node = left.pop()
            self._read_names(node)
            left += [*self._inside(node, depth)][::-1]

    def _read_names(self, node: ast.AST) -> None:
        """Every name that ``node`` itself has, whatever it names."""
        if isinstance(node, ast.Constant | _OPERATION):
            return
        is_looked_up = isinstance(getattr(node, "ctx", None), ast.Load)
        is_bound = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Name)
        for _, value in ast.iter_fields(node):
            for name in value if isinstance(value, list) else [value]:
                if not isinstance(name, str):
                    continue
                if name in ANYWHERE:
                    self._add(name)
                elif name in METHODS and not is_looked_up:
                    self._add(f"def {name}" if is_bound else name)

    def _inside(self, node: ast.AST, depth: int) -> Iterable[ast.AST]:
        """Look at ``node``; give what is to be looked at inside it."""
        match node:
            case ast.Import(names=names):
                for each in names:
                    self._is_module(each.name)
                    top = each.name.partition(".")[0]
                    self._modules[each.asname or top] = each.name if each.asname else top
                return []
            case ast.ImportFrom(names=names):
                self._import_from(node.module or "", names)
                return []
            case ast.Name():
                self._read_name(node)
                return []
            case ast.Attribute():
                return self._inside_attributes(node)
            case ast.Call():
                return self._inside_call(node, depth)
            case ast.Constant(value=str() | bytes() as value):
                text = value if isinstance(value, str) else value.decode("latin-1")
                self._read_text(text, depth)
                return []
            case ast.Compare(ops=[ast.In() | ast.NotIn()], left=left, comparators=[where]):
                if self._dotted(where) == "sys.modules":  # whether it is Colab, mostly
                    return [left]
            case ast.keyword(arg="fileno"):  # of a socket: somebody else's
                self._add("fileno")
            case ast.Subscript(slice=ast.Constant(value="get_ipython")):
                self._add("get_ipython, handed on")
        if bound := _assigned(node):
            name, value = bound
            if self._is_alias(name, value) or self._is_shell(value):
                return []
        if is_put_together(node):
            self._read_parts(node, depth)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return operands(node)
        if isinstance(node, ast.Expr | ast.Compare):  # a shell in there goes nowhere
            return (each for each in ast.iter_child_nodes(node) if not self._is_shell(each))
        return ast.iter_child_nodes(node)

    def _import_from(self, of: str, names: list[ast.alias]) -> None:
        for each in names:
            self._modules[each.asname or each.name] = f"{of}.{each.name}"
            if not self._is_module(f"{of}.{each.name}"):
                self._is_member(of, each.name)

    def _read_name(self, node: ast.Name) -> None:
        name = self._modules.get(node.id, node.id)
        if node.id in BUILTINS and (node.id not in self._defined or isinstance(node.ctx, ast.Del)):
            if not isinstance(node.ctx, ast.Store):
                self._add(node.id)
        elif not isinstance(node.ctx, ast.Load):
            return
        elif node.id in self._own and node.id not in self._modules:
            return  # a function called `inspect`, say
        elif name in WHOLE or name in CALLED or name in _GET_SHELL:
            self._add(f"{'get_ipython' if name in _GET_SHELL else name}, handed on")

    def _inside_attributes(self, node: ast.Attribute) -> list[ast.AST]:
        """Of ``a.b.c`` what is no name: the call in ``f(x).b.c``."""
        inner, attributes = _taken_apart(node)
        base = self._named(inner)
        # Deeper than this are no modules.
        dotted = ".".join([base, *attributes[:8]])
        is_member = False
        for place, attribute in enumerate(attributes[:8]) if base else ():
            is_member = self._is_member(".".join([base, *attributes[:place]]), attribute)
        if not is_member and base.partition(".")[0] in KNOWN_ROOTS:
            self._is_module(dotted)
        if dotted in CALLED:
            self._add(f"{dotted}, handed on")
        for attribute in attributes[:-1]:  # the last is the node's own
            if attribute in ANYWHERE:
                self._add(attribute)
        if isinstance(inner, ast.Call) and self._is_shell(inner):
            return [*inner.args, *inner.keywords]
        if not isinstance(inner, ast.Name):
            return [inner]
        return [inner] if inner.id in ANYWHERE | BUILTINS else []

    def _inside_call(self, node: ast.Call, depth: int) -> Iterable[ast.AST]:
        inside: list[ast.AST] = [node.func, *node.args, *node.keywords]
        of = self._dotted(node.func)
        if of in _GET_SHELL:
            self._add(f"{SHELL}, handed on")
            return inside[1:]
        getter = of.rpartition(".")[2] or getattr(node.func, "attr", "")
        if getter in GETTERS and node.args:
            self._read_getter(getter, node.args)
        if of in (f"{SHELL}.run_cell_magic", f"{SHELL}.run_line_magic"):
            self._read_magic(node.args, depth)
        elif of in _ONLY_SAY:
            return (each for each in inside if not self._is_shell(each))
        elif (of == "socket.socket" and len(node.args) < 3) or (
            of == "importlib.reload" and {self._dotted(each) for each in node.args} <= self._written
        ):
            return inside[1:]
        if is_put_together(node):
            self._read_parts(node, depth)
        return inside

    def _read_getter(self, getter: str, args: list[ast.expr]) -> None:
        for name in args if getter == "attrgetter" else [args[min(1, len(args) - 1)]]:
            if isinstance(name, ast.Name) and name.id in self._built:
                around = self._built[name.id]
            elif is_put_together(name) or isinstance(name, ast.Call | ast.Subscript):
                parts = parts_of(name)
                if None not in parts:
                    continue
                around = parts[0] or "", parts[-1] or ""
            else:
                continue
            if may_be_hidden(*around):
                self._add(f"{getter}() of a name that is put together")

    def _read_magic(self, args: list[ast.expr], depth: int) -> None:
        match [each.value if isinstance(each, ast.Constant) else None for each in args]:
            case ["writefile" | "file", str(path), *_] if path.endswith(".py"):
                module = path.split()[-1].removesuffix(".py")
                if module not in sys.stdlib_module_names | KNOWN_ROOTS:
                    self._written.add(module)
        # A line that a magic runs, and what stands below it.
        for each in args[1:]:
            match each:
                case ast.Constant(value=str(text)) if text.strip():
                    self.read(_OPTIONS.sub("", text).lstrip(" "), depth - 1)

    def _is_module(self, name: str) -> bool:
        parts = name.split(".")
        upwards = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
        found = next((each for each in upwards if each in MODULES), None)
        if found and name not in HARMLESS:
            self._add(found)
        return found is not None

    def _is_member(self, of: str, name: str) -> bool:
        found = (
            name in ANYWHERE
            or name in ONLY.get(of, ())
            or (of in ONLY and name == "__dict__")
            or (of in ALL_BUT and name not in ALL_BUT[of])
        )
        if found:
            self._add(name if name in ANYWHERE or not of else f"{of}.{name}")
        return found

    def _is_alias(self, name: str, value: ast.expr) -> bool:
        """Note under which ``name`` the learner has what, if it is what words are made of."""
        dotted = self._dotted(value)
        if self._is_shell(value):
            dotted = SHELL
        elif is_put_together(value) and None in (parts := parts_of(value)):
            self._built[name] = parts[0] or "", parts[-1] or ""
        if dotted.partition(".")[0] in KNOWN_ROOTS or dotted in WHOLE | _GET_SHELL:
            self._modules[name] = dotted
        return dotted in WHOLE | _GET_SHELL

    def _is_shell(self, node: ast.AST) -> bool:
        if not isinstance(node, ast.Call):
            return False
        inner, attributes = _taken_apart(node.func)
        if not isinstance(inner, ast.Name) or len(attributes) > 3:
            return False
        base = self._modules.get(inner.id, inner.id)
        return ".".join([base, *attributes]) in _GET_SHELL

    def _named(self, node: ast.expr) -> str:
        if isinstance(node, ast.NamedExpr):
            node = node.value
        if isinstance(node, ast.Name):
            return self._modules.get(node.id, node.id)
        return SHELL if self._is_shell(node) else ""

    def _dotted(self, node: ast.AST) -> str:
        if isinstance(node, ast.Name):
            return self._modules.get(node.id, node.id)
        if not isinstance(node, ast.Attribute):
            return ""
        inner, attributes = _taken_apart(node)
        base = self._named(inner) if len(attributes) < 9 else ""
        return base and ".".join([base, *attributes])

    def _read_parts(self, node: ast.AST, depth: int) -> None:
        assert isinstance(node, ast.expr)
        for part in parts_of(node):
            if part:
                self._read_text(part, depth)

    def _read_text(self, text: str, depth: int) -> None:
        for word in _WORD.findall(text):
            if word in ANYWHERE:
                self._add(word)
        if text in METHODS:
            self._add(text)
        # Of a statement for `timeit`, a module to be written, the words are words as well.
        if depth > 1 and _IN_A_TEXT.search(text) and WORTH_PARSING.search(text):
            self.read(dedent(text), depth - 1)

    def _add(self, word: str) -> None:
        self.found[word] = None


def _assigned(node: ast.AST) -> tuple[str, ast.expr] | None:
    """The one name that ``node`` gives a value, and the value."""
    match node:
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
            | ast.NamedExpr(target=ast.Name(id=name), value=value)
        ):
            return name, value
    return None


def _names_bound_in(tree: ast.AST) -> Iterator[str]:
    """The names of functions, classes, parameters and variables anywhere in ``tree``."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name


def _taken_apart(node: ast.expr) -> tuple[ast.expr, list[str]]:
    """What the attributes are taken of, and their names in order."""
    attributes: list[str] = []
    while isinstance(node, ast.Attribute):
        attributes.append(node.attr)
        node = node.value
    return node, attributes[::-1]
