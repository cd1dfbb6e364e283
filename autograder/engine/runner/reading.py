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

from autograder.engine.runner.names import GET_SHELL, Names, assigned, taken_apart
from autograder.engine.runner.put_together import (
    inserted_names,
    is_put_together,
    operands,
    parts_of,
)
from autograder.engine.runner.words import (
    ANYWHERE,
    BUILTINS,
    CALLED,
    GETTERS,
    KNOWN_ROOTS,
    METHODS,
    NAMED,
    OPERATIONS,
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
    reader.finish()
    return list(reader.found)


def costs_too_much(source: str, most: int = MOST_FOR_MAGICS) -> bool:
    """Whether making Python of ``source`` would take IPython longer than a cell is worth."""
    return _cost_of_magics(source) > most


def _cost_of_magics(source: str) -> int:
    return len(source) * sum(1 for _ in _MAGIC.finditer(source))


class _Reader(Names):
    """Collects in ``found``; what one cell imports, the next one uses."""

    def __init__(self, python_of: Callable[[str], str]) -> None:
        super().__init__()
        self._python_of = python_of
        self._left, self._left_for_magics = MOST_IN_ALL, MOST_FOR_MAGICS
        # What the learner gave a name: no module, unless it is imported under this name, too.
        self._own: set[str] = set()
        # The learner's own, from here on: functions called `eval`, names that are put together,
        # modules that a magic wrote.
        self._defined: set[str] = set()
        self._written: set[str] = set()
        self._classes: set[str] = set()
        # Whether a loop gives operations to such a class, and whether one of them is a word.
        self._gives_operations = self._names_operation = False

    def finish(self) -> None:
        """Look at what can only be told when all was read."""
        if self._gives_operations and self._names_operation:
            self.add("setattr() of a name that is put together")

    def read(self, source: str, depth: int = _DEEPEST) -> None:
        """Collect the words of ``source``: a cell, or what a magic is given to run."""
        try:
            if depth and (tree := self._parsed(source)) is not None:
                self._own.update(_names_bound_in(tree))
                for statement in tree.body:
                    self._walk_at_top(statement, depth)
        except RecursionError:
            self.add(TOO_LONG)

    def _parsed(self, source: str) -> ast.Module | None:
        self._left -= len(source) // 4  # what cannot be parsed is no more work
        if len(source) > MOST_CHARACTERS or self._left < 0:
            self.add(TOO_LONG)
            return None
        try:
            tree = ast.parse(source)
            self._left -= len(source) * 3 // 4
            return tree
        except SyntaxError:
            cost = _cost_of_magics(source)
            if cost > self._left_for_magics:
                if NAMED.search(normalize("NFKC", source)):
                    self.add(TOO_LONG)
                return None
            self._left_for_magics -= cost
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
                    self.add(name)
                elif name in METHODS and not is_looked_up:
                    self.add(f"def {name}" if is_bound else name)

    def _inside(self, node: ast.AST, depth: int) -> Iterable[ast.AST]:
        """Look at ``node``; give what is to be looked at inside it."""
        match node:
            case ast.Import(names=names):
                for each in names:
                    self.is_module(each.name)
                    top = each.name.partition(".")[0]
                    self.modules[each.asname or top] = each.name if each.asname else top
                return []
            case ast.ImportFrom(names=names):
                self.import_from(node.module or "", names)
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
                if self.dotted(where) == "sys.modules":  # whether it is Colab, mostly
                    return [left]
            case ast.keyword(arg="fileno"):  # of a socket: somebody else's
                self.add("fileno")
            case ast.Assign(
                targets=[ast.Name(id="__array_ufunc__" | "__hash__")],
                value=ast.Constant(value=None),
            ):  # the documented way for a class to say that it has none: nothing runs
                return []
            case ast.Subscript(slice=ast.Constant(value="get_ipython")):
                self.add("get_ipython, handed on")
            case ast.ClassDef(name=name):
                self._classes.add(name)
        if bound := assigned(node):
            if self.is_alias(*bound) or self.is_shell(bound[1]):
                return []
        if is_put_together(node):
            self._read_parts(node, depth)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return operands(node)
        if isinstance(node, ast.Expr | ast.Compare):  # a shell in there goes nowhere
            return (each for each in ast.iter_child_nodes(node) if not self.is_shell(each))
        return ast.iter_child_nodes(node)

    def _read_name(self, node: ast.Name) -> None:
        name = self.modules.get(node.id, node.id)
        if node.id in BUILTINS and (node.id not in self._defined or isinstance(node.ctx, ast.Del)):
            if not isinstance(node.ctx, ast.Store):
                self.add(node.id)
        elif not isinstance(node.ctx, ast.Load):
            return
        elif node.id in self._own and node.id not in self.modules:
            return  # a function called `inspect`, say
        elif name in WHOLE or name in CALLED or name in GET_SHELL:
            self.add(f"{'get_ipython' if name in GET_SHELL else name}, handed on")

    def _inside_attributes(self, node: ast.Attribute) -> list[ast.AST]:
        """Of ``a.b.c`` what is no name: the call in ``f(x).b.c``."""
        inner, attributes = taken_apart(node)
        base, attributes = self.past_modules(self.named(inner), attributes)
        if not attributes:
            self.is_module(base)
        # Deeper than this are no modules.
        dotted = ".".join([base, *attributes[:8]])
        is_member = False
        for place, attribute in enumerate(attributes[:8]) if base else ():
            is_member = self.is_member(".".join([base, *attributes[:place]]), attribute)
        if not is_member and base.partition(".")[0] in KNOWN_ROOTS:
            self.is_module(dotted)
        if dotted in CALLED:
            self.add(f"{dotted}, handed on")
        for attribute in attributes[:-1]:  # the last is the node's own
            if attribute in ANYWHERE:
                self.add(attribute)
        if isinstance(inner, ast.Call) and self.is_shell(inner):
            return [*inner.args, *inner.keywords]
        if not isinstance(inner, ast.Name):
            return [inner]
        return [inner] if inner.id in ANYWHERE | BUILTINS else []

    def _inside_call(self, node: ast.Call, depth: int) -> Iterable[ast.AST]:
        inside: list[ast.AST] = [node.func, *node.args, *node.keywords]
        of = self.dotted(node.func)
        if of in GET_SHELL:
            self.add(f"{SHELL}, handed on")
            return inside[1:]
        getter = of.rpartition(".")[2] or getattr(node.func, "attr", "")
        if getter in GETTERS and node.args:
            self._read_getter(getter, node.args)
        if of in (f"{SHELL}.run_cell_magic", f"{SHELL}.run_line_magic"):
            self._read_magic(node.args, depth)
        elif of in _ONLY_SAY:
            return (each for each in inside if not self.is_shell(each))
        elif (of == "socket.socket" and len(node.args) < 3) or (
            of == "importlib.reload" and {self.dotted(each) for each in node.args} <= self._written
        ):
            return inside[1:]
        if is_put_together(node):
            self._read_parts(node, depth)
        return inside

    def _read_getter(self, getter: str, args: list[ast.expr]) -> None:
        for name in args if getter == "attrgetter" else [args[min(1, len(args) - 1)]]:
            if isinstance(name, ast.Name) and name.id in self.built:
                around = self.built[name.id]
            elif is_put_together(name) or isinstance(name, ast.Call | ast.Subscript):
                parts = parts_of(name)
                if None not in parts:
                    continue
                around = parts[0] or "", parts[-1] or ""
            else:
                continue
            if getter == "setattr" and self._is_operation(args[0], name):
                self._gives_operations = True
            elif may_be_hidden(*around):
                self.add(f"{getter}() of a name that is put together")

    def _is_operation(self, of: ast.expr, name: ast.expr) -> bool:
        """Whether a class of the learner's own gets a method that variables name."""
        is_own = isinstance(of, ast.Name) and of.id in self._classes
        names = inserted_names(name)
        return is_own and bool(names) and self.built.keys().isdisjoint(names or ())

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

    def _read_parts(self, node: ast.AST, depth: int) -> None:
        assert isinstance(node, ast.expr)
        for part in parts_of(node):
            if part:
                self._read_text(part, depth)

    def _read_text(self, text: str, depth: int) -> None:
        for word in _WORD.findall(text):
            if word in ANYWHERE:
                self.add(word)
        if text in METHODS:
            self.add(text)
        if text.startswith("autograder."):
            self.is_module(text)
        if text.strip("_") in OPERATIONS:
            self._names_operation = True
        # Of a statement for `timeit`, a module to be written, the words are words as well.
        if depth > 1 and _IN_A_TEXT.search(text) and WORTH_PARSING.search(text):
            self.read(dedent(text), depth - 1)


def _names_bound_in(tree: ast.AST) -> Iterator[str]:
    """The names of functions, classes, parameters and variables anywhere in ``tree``."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
