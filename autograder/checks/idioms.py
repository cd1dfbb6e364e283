"""Checks of how an answer is written: without a module, or without the PyTorch of 2017.

For questions that ask for it. The text is read as Python reads it, so what stands in a comment
or in prose counts for nothing, and an alias (``from torch.autograd import Variable as V``) counts.
"""

import ast
import inspect
import string
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from torch import nn

from autograder.checks.check_failure import CheckFailure
from autograder.checks.observing.snapshot import Snapshot
from autograder.course.findings import Finding

# What these names mean to everybody, unless the cell binds them to something of its own.
ALIASES = {"torch": "torch", "nn": "torch.nn", "F": "torch.nn.functional"}
ALIASES |= {"Variable": "torch.autograd.Variable", "autograd": "torch.autograd"}
ALIASES |= {"Function": "torch.autograd.Function", "init": "torch.nn.init"}

VARIABLE = ("torch.autograd.Variable", "torch.autograd.variable.Variable")
FUNCTION = ("torch.autograd.Function", "torch.autograd.function.Function")
# Functions that work in place and got their underscore later: (where they are, their names).
WITHOUT_UNDERSCORE = frozenset(
    f"{module}.{name}"
    for module, names in (
        ("torch.nn.utils", ("clip_grad_norm",)),
        ("torch.nn.utils.clip_grad", ("clip_grad_norm",)),
        (
            "torch.nn.init",
            ("uniform", "normal", "constant", "eye", "dirac", "orthogonal", "sparse")
            + ("xavier_uniform", "xavier_normal", "kaiming_uniform", "kaiming_normal"),
        ),
    )
    for name in names
)
ELEMENTS = ("Float", "Double", "Half", "Byte", "Char", "Short", "Int", "Long", "Bool", "BFloat16")
TYPES = frozenset(f"torch.{kind}Tensor" for kind in ELEMENTS)
CUDA_TYPES = frozenset(f"torch.cuda.{kind}Tensor" for kind in ELEMENTS)
WITHOUT_DIM = frozenset(f"torch.nn.functional.{name}" for name in ("softmax", "log_softmax"))
MODULES_WITHOUT_DIM = frozenset(("torch.nn.Softmax", "torch.nn.LogSoftmax"))
FLAGS = frozenset(("size_average", "reduce"))
# Attributes that only an old tensor had, or that only old code asks of one.
ATTRIBUTES = {"data": "old-data", "volatile": "old-volatile", "creator": "old-creator"}
CALLED = {"cuda": "cuda-hard-coded", "new": "old-new"}
# What the name of a module is made of.
_IN_NAMES = frozenset(f"{string.ascii_letters}{string.digits}._")


@dataclass(frozen=True, order=True)
class OldIdiom:
    """One place that speaks of 2017: its line in the cell, and which idiom it is."""

    line: int
    rank: int  # of two in one line, the one that says more comes first
    misconception: str


def check_idioms(source: Snapshot, *, name: str) -> None:
    """Fail while the cell ``source`` (see `cell_of`) has an idiom of 2017, and name its line.

    What behaves as it should passes every other check; this one is for questions that say
    besides that no old idiom may remain.
    """
    text = source if isinstance(source, str) else ""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        tree = ast.Module([], [])
    if not tree.body:
        raise CheckFailure(
            Finding(
                f"The source of `{name}` cannot be read.",
                try_next="define it in the answer cell with `def` or `class`, and run the cell",
            )
        )
    found = sorted(set(_old_idioms(tree)))
    if not found:
        return
    first, lines = found[0], text.splitlines()
    others = sorted({each.line for each in found} - {first.line})
    raise CheckFailure(
        Finding(
            f"`{name}` still has an idiom of 2017.",
            where=f"line {first.line} of your cell: {lines[first.line - 1].strip()}",
            noticed=f"there are more, in {_listed(others)}" if others else None,
            misconception=first.misconception,
        )
    )


def check_without(source: Snapshot, module: str, *, name: str) -> None:
    """Fail if the cell ``source`` (see `cell_of`) names ``module``, as ``"torch.optim"``.

    For questions that want an answer written without it. Comments and prose may speak of it.
    """
    text = source if isinstance(source, str) else ""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return
    bound = _bound(tree)
    nodes: Iterator[Any] = ast.walk(tree)
    lines = [
        node.lineno
        for node in nodes
        if any(f"{path}.".startswith(f"{module}.") for path in _paths(node, bound))
    ]
    if lines:
        first = min(lines)
        where = f"line {first} of your cell: {text.splitlines()[first - 1].strip()}"
        problem = f"`{name}` should be written without `{module}`."
        raise CheckFailure(Finding(problem, where=where))


def _paths(node: Any, bound: "_Bound") -> list[str]:
    """What of modules ``node`` names: by import, by dots, or by a text such as importlib takes."""
    if isinstance(node, ast.Import):
        return [each.name for each in node.names]
    if isinstance(node, ast.ImportFrom):
        return [f"{node.module}.{each.name}" for each in node.names]
    if isinstance(node, ast.Constant):
        text = node.value if isinstance(node.value, str) else ""
        return [text] if set(text) <= _IN_NAMES else []  # prose has spaces
    return [path] if (path := bound.path(node)) else []


def _listed(lines: list[int]) -> str:
    *most, last = map(str, lines)
    return f"lines {', '.join(most)} and {last}" if most else f"line {last}"


@dataclass
class _Bound:
    """What the names of a cell mean: where they were imported from, or None for its own."""

    names: dict[str, str | None] = field(default_factory=lambda: dict[str, str | None](ALIASES))
    members: set[str] = field(default_factory=set)

    def path(self, node: ast.AST) -> str | None:
        """The full name of what ``node`` names in a module; None if it names something else."""
        if isinstance(node, ast.Name):
            return self.names.get(node.id)
        if isinstance(node, ast.Attribute) and (base := self.path(node.value)):
            return f"{base}.{node.attr}"
        return None


def _bound(tree: ast.AST) -> _Bound:
    bound = _Bound()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for each in node.names:
                top = each.name.partition(".")[0]
                bound.names[each.asname or top] = each.name if each.asname else top
        elif isinstance(node, ast.ImportFrom):
            for each in node.names:
                bound.names[each.asname or each.name] = f"{node.module}.{each.name}"
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            bound.names[node.name] = None
        elif isinstance(node, ast.arg):
            bound.names[node.arg] = None
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            bound.names[node.id] = None
        if isinstance(node, ast.ClassDef):
            bound.members |= set(_members(node))
    return bound


def _members(node: ast.ClassDef) -> Iterator[str]:
    """What a class gives its objects: its functions, fields, and what it stores in ``self``."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            yield part.name
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            yield part.target.id
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
            if isinstance(inner.value, ast.Name) and inner.value.id in ("self", "cls"):
                yield inner.attr


def _old_idioms(tree: ast.AST) -> Iterator[OldIdiom]:
    bound = _bound(tree)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        for rank, misconception in _of_node(node, bound, is_called=id(node) in called):
            yield OldIdiom(getattr(node, "lineno", 1), rank, misconception)


def _of_node(node: ast.AST, bound: _Bound, *, is_called: bool) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.ClassDef):
        if any(bound.path(base) in FUNCTION for base in node.bases) and _not_static(node):
            yield 0, "old-function"
    elif isinstance(node, ast.Call):
        yield from ((1, misconception) for misconception in _of_call(node, bound))
    elif isinstance(node, ast.ImportFrom):
        paths = [f"{node.module}.{each.name}" for each in node.names]
        if any(path in VARIABLE for path in paths):
            yield 3, "old-variable"
        if any(path in WITHOUT_UNDERSCORE for path in paths):
            yield 3, "old-no-underscore"
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        if node.id == "xrange" and node.id not in bound.names:
            yield 1, "old-xrange"
        yield from ((2, each) for each in _of_path(bound.path(node), is_called=is_called))
    elif isinstance(node, ast.Attribute):
        yield from ((2, each) for each in _of_path(bound.path(node), is_called=is_called))
        yield from ((3, each) for each in _of_attribute(node, bound, is_called=is_called))


def _not_static(node: ast.ClassDef) -> bool:
    """Whether one of its two halves takes ``self``, as in the style before static methods."""
    halves = [part for part in node.body if isinstance(part, ast.FunctionDef)]
    return any(
        half.name in ("forward", "backward")
        and not any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in half.decorator_list)
        for half in halves
    )


def _of_path(path: str | None, *, is_called: bool) -> Iterator[str]:
    if path in VARIABLE:
        yield "old-variable"
    elif path in WITHOUT_UNDERSCORE:
        yield "old-no-underscore"
    elif path in CUDA_TYPES or (path in TYPES and is_called):
        yield "old-tensor-type"


def _of_attribute(node: ast.Attribute, bound: _Bound, *, is_called: bool) -> Iterator[str]:
    known = CALLED if is_called else ATTRIBUTES
    of_self = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
    # A member that a class of the cell has, or that an object keeps of itself, is no tensor's.
    theirs = node.attr in bound.members or (of_self and not is_called)
    if node.attr in known and not theirs and bound.path(node) is None:
        yield known[node.attr]


def _of_call(node: ast.Call, bound: _Bound) -> Iterator[str]:
    path = bound.path(node.func)
    if path is None:
        return
    named = {keyword.arg for keyword in node.keywords}
    spread = None in named or any(isinstance(each, ast.Starred) for each in node.args)
    if "volatile" in named and path in VARIABLE:
        yield "old-volatile"
    if path in WITHOUT_DIM and "dim" not in named and len(node.args) < 2 and not spread:
        yield "old-softmax-without-dim"
    if path in MODULES_WITHOUT_DIM and not named and not node.args:
        yield "old-softmax-without-dim"
    parameters = _parameters_of_a_loss(path)
    by_position = set() if spread else set(parameters[: len(node.args)])
    if parameters and FLAGS & (named | by_position):
        yield "old-size-average"


def _parameters_of_a_loss(path: str) -> list[str]:
    """The names of its arguments in order; none for what is no loss with the old flags."""
    module, _, name = path.rpartition(".")
    holder = {"torch.nn": nn, "torch.nn.functional": nn.functional}.get(module)
    try:
        parameters = list(inspect.signature(getattr(holder, name, None)).parameters)  # type: ignore[arg-type]
    except (TypeError, ValueError):  # not callable, or written in C
        return []
    return parameters if set(parameters) >= FLAGS else []
