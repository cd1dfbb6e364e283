"""Words in a learner's text that no answer about tensors needs, and that cheating does.

A person who teaches reads them in one line; nobody loses a point for them. What is read is the
syntax, before any of it runs, so a comment is no word, and a name that literals add up to is one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable

# Longer cells are not read. An answer is a hundred times shorter.
MOST_CHARACTERS = 1 << 16
TOO_LONG = "a cell too long to be read"

_MODULES = frozenset(
    """
    _ctypes _thread atexit cffi code codeop ctypes faulthandler fcntl forbiddenfruit importlib
    marshal mmap pty runpy signal socket
    IPython.core.compilerop IPython.core.events IPython.core.hooks IPython.core.inputtransformer
    IPython.core.inputtransformer2 IPython.core.interactiveshell IPython.utils.frame
    numpy.lib.stride_tricks
    torch._C torch._jit_internal torch.utils._python_dispatch
    autograder.authoring autograder.checks.observing autograder.cli autograder.collecting
    autograder.course autograder.engine autograder.gradebook autograder.rebuild
    """.split()
)
# Of these modules and objects, all but what is of no harm ...
_ALL_BUT = {
    "gc": {"collect", "disable", "enable", "freeze", "get_count", "isenabled"},
    "get_ipython()": {
        "getoutput", "run_cell_magic", "run_line_magic", "set_next_input", "system",
    },
}  # fmt: skip
# ... and of these nothing but what is.
_ONLY = {
    "inspect": {"getclosurevars", "getinnerframes", "getouterframes", "stack", "trace"},
    "os": {
        "dup", "dup2", "fork", "forkpty", "memfd_create", "pipe", "posix_spawn",
        "register_at_fork", "setns", "unshare", "write",
    },
    "sys": {
        "_current_exceptions", "_current_frames", "addaudithook", "meta_path", "modules",
        "monitoring", "path_hooks", "path_importer_cache",
    },
}  # fmt: skip
# Attributes of these are modules, too; any other module had to be imported.
_KNOWN_ROOTS = frozenset({"IPython", "autograder", "numpy", "torch"})
_HARMLESS = frozenset({"torch._C._set_grad_enabled"})
# Wherever they stand: as a name, as an attribute, in a literal.
_ANYWHERE = frozenset(
    """
    __array_interface__ __array_struct__ __bases__ __builtins__ __closure__ __code__ __globals__
    __kwdefaults__ __mro__ __subclasses__ __wrapped__ _disable_current_modes _getframe ag_frame
    cell_contents cr_frame ctypes f_back f_builtins f_globals f_locals from_address gi_frame
    memmove memset tb_frame
    """.split()
)
# What would run while somebody looks at an object.
_METHODS = frozenset(
    """
    __array_function__ __array_ufunc__ __bool__ __class__ __del__ __getattribute__ __hash__
    __instancecheck__ __subclasscheck__ __subclasshook__ __torch_dispatch__
    """.split()
)
_BUILTINS = frozenset({"__import__", "compile", "eval", "exec"})
_GETTERS = frozenset({"attrgetter", "delattr", "getattr", "setattr"})
_WORD = re.compile(r"\w+")
# A name that begins like this is one of the learner's own: getattr(self, f"layer{k}").
_OWN_NAME = re.compile(r"[a-zA-Z]{3}")
# Text without any of this has no word; most answers need not be parsed to know it.
_WORTH_PARSING = re.compile(
    r"[^\x00-\x7f]|[\"']\s*\+|\b(?:"
    + "|".join(
        {
            *(each.rpartition(".")[2] for each in _MODULES),
            *(each.removesuffix("()") for each in _ALL_BUT),
            *(_ONLY.keys() | _ANYWHERE | _METHODS | _BUILTINS | _GETTERS),
        }
    )
    + r")\b"
)


def words_in(sources: Iterable[str], python_of: Callable[[str], str] = str) -> list[str]:
    """The words, each once, in the order of ``sources``; what cannot be parsed has none.

    Args:
        python_of: makes Python of a source, with its magics. It is slow, and most texts show
            without it that they have no word.
    """
    reader, cells = _Reader(), list(sources)
    is_worth_parsing = any(map(_WORTH_PARSING.search, cells))
    for source in cells:
        if len(source) > MOST_CHARACTERS:
            reader.found[TOO_LONG] = None
        elif is_worth_parsing:
            try:
                reader.read(python_of(source))
            except (SyntaxError, ValueError, RecursionError, MemoryError):
                continue
    return list(reader.found)


class _Reader(ast.NodeVisitor):
    """Collects in ``found``; what one cell imports, the next one uses."""

    def __init__(self) -> None:
        self.found: dict[str, None] = {}
        # What they are called -> what they are.
        self._modules: dict[str, str] = {"np": "numpy"}
        # What the learner gave a name: no module, unless it is imported under this name, too.
        self._own: set[str] = set()

    def visit_Import(self, node: ast.Import) -> None:
        for each in node.names:
            self._is_module(each.name)
            top = each.name.partition(".")[0]
            self._modules[each.asname or top] = each.name if each.asname else top

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        of = node.module or ""
        for each in node.names:
            self._modules[each.asname or each.name] = f"{of}.{each.name}"
            if not self._is_module(f"{of}.{each.name}"):
                self._is_member(of, each.name)

    def visit_Assign(self, node: ast.Assign) -> None:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)]) if (known := self._dotted(node.value)) in (
                _ALL_BUT.keys() | _ONLY.keys()
            ):
                self._modules[name] = known
            case _:
                self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        of = self._dotted(node.value)
        if not self._is_member(of, node.attr) and of.partition(".")[0] in _KNOWN_ROOTS:
            self._is_module(f"{of}.{node.attr}")
        if node.attr == "__class__" and not isinstance(node.ctx, ast.Load):
            self._add(node.attr)
        inner = node.value
        while of and isinstance(inner, ast.Attribute):  # whose modules were looked at above
            self._is_member(self._dotted(inner.value), inner.attr)
            inner = inner.value
        if not isinstance(inner, ast.Name):  # else a module that is asked for what it has
            self.visit(inner)

    def read(self, source: str) -> None:
        """Collect the words of ``source``, a cell."""
        tree = ast.parse(source)
        self._own |= _bound_in(tree)
        self.visit(tree)

    def visit_Name(self, node: ast.Name) -> None:
        if node.id in _ANYWHERE:
            self._add(node.id)
        elif isinstance(node.ctx, ast.Load):
            if node.id in _BUILTINS:
                self._add(node.id)
            elif node.id in self._own and node.id not in self._modules:
                return  # a function called `inspect`, say
            elif (name := self._modules.get(node.id, node.id)) in _ONLY.keys() | _ALL_BUT.keys():
                self._add(f"{name}, handed on")

    def visit_Call(self, node: ast.Call) -> None:
        getter = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if getter in _GETTERS and node.args:
            name = node.args[0 if getter == "attrgetter" else min(1, len(node.args) - 1)]
            made = isinstance(name, ast.BinOp | ast.Call | ast.JoinedStr | ast.Subscript)
            if made and not _is_literal(name) and not _OWN_NAME.match(_beginning(name)):
                self._add(f"{getter}() of a name that is put together")
        if _is_shell(node):
            for each in (*node.args, *node.keywords):
                self.visit(each)
        else:
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str | bytes):
            text = node.value if isinstance(node.value, str) else node.value.decode("latin-1")
            self._read_text(text)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._read_text(_beginning(node))
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for each in node.body:
            match each:
                case ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
                    if name in _METHODS:
                        self._add(f"def {name}")
        self.generic_visit(node)

    def _is_module(self, name: str) -> bool:
        parts = name.split(".")
        upwards = (".".join(parts[:size]) for size in range(len(parts), 0, -1))
        found = next((each for each in upwards if each in _MODULES), None)
        if found and name not in _HARMLESS:
            self._add(found)
        return found is not None

    def _is_member(self, of: str, name: str) -> bool:
        found = (
            name in _ANYWHERE
            or name in _ONLY.get(of, ())
            or (of in _ALL_BUT and name not in _ALL_BUT[of])
        )
        if found:
            self._add(name if name in _ANYWHERE or not of else f"{of}.{name}")
        return found

    def _dotted(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return self._modules.get(node.id, node.id)
        if isinstance(node, ast.Attribute):
            of = self._dotted(node.value)
            # torch.sys is sys: what a module has imported is an attribute of it.
            is_alias = of in _KNOWN_ROOTS and node.attr in _ONLY.keys() | _ALL_BUT.keys()
            return node.attr if is_alias else of and f"{of}.{node.attr}"
        return "get_ipython()" if isinstance(node, ast.Call) and _is_shell(node) else ""

    def _read_text(self, text: str) -> None:
        for word in _WORD.findall(text):
            if word in _ANYWHERE:
                self._add(word)
        if text in _METHODS:
            self._add(text)
        if text.startswith("autograder."):
            self._is_module(text)

    def _add(self, word: str) -> None:
        self.found[word] = None


def _bound_in(tree: ast.AST) -> set[str]:
    """The names of functions, classes, parameters and variables anywhere in ``tree``."""
    bound: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.arg(arg=name):
                bound.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                bound.add(name)
    return bound


def _is_shell(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id == "get_ipython"


def _beginning(node: ast.expr) -> str:
    """The text of the literals that ``node`` begins with, added up."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _beginning(left) + (_beginning(right) if _is_literal(left) else "")
        case ast.JoinedStr(values=[first, *_]):
            return _beginning(first)
    return ""


def _is_literal(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=str()):
            return True
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _is_literal(left) and _is_literal(right)
    return False
