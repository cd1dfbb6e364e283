"""Answers that differ from an author's in one small thing: what a hurried learner writes.

Most of them are wrong, so most must lose points, and what they are told must be true of them. A
trial of them (see `trial`) finds checks that are blind, and causes that are named too easily.
"""

from __future__ import annotations

import ast
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, zip_longest
from operator import delitem, setitem
from pathlib import Path

from autograder.authoring.exercise import read_exercise
from autograder.course.manifest import read_manifest
from autograder.course.problems import AuthorError

# What is done to the tree, and in words.
Change = tuple[str, Callable[[], object]]

# Names that are taken for one another. Each stands for its neighbours in a row.
_MIXED_UP = [
    "detach clone",
    "view reshape",
    "sum mean prod",
    "min max",
    "argmin argmax",
    "add_ sub_",
    "zeros ones",
    "zeros_like ones_like empty_like",
    "exp log",
    "sin cos",
    "sigmoid tanh relu",
    "abs square",
    "softmax log_softmax",
    "var std",
    "float double",
    "item tolist",
    "stack cat",
    "squeeze unsqueeze",
    "transpose view",
    "expand repeat",
    "select narrow",
    "tensor as_tensor from_numpy",
    "size stride",
    "dim numel",
    "no_grad enable_grad inference_mode",
    "grad data",
    "is_leaf requires_grad",
    "register_hook register_post_accumulate_grad_hook",
    "backward retain_grad",
    "zero_grad step",
    "train eval",
    "state_dict load_state_dict",
    "jvp vjp",
    "jacfwd jacrev hessian",
    "items keys values",
]
_MODULES = {"torch", "F", "nn", "dist", "math", "copy", "os", "np"}
_OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Div, ast.Div: ast.Mult,
    ast.Pow: ast.Mult, ast.MatMult: ast.Mult, ast.Mod: ast.FloorDiv, ast.FloorDiv: ast.Div,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.And: ast.Or, ast.Or: ast.And,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_KEPT = (ast.FunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom, ast.Pass)
_SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign)


def write_mutants(root: Path, folder: Path, places: Sequence[str], *, each: int) -> int:
    """Write ``each`` mutants a question, as a trial's wrong answers; how many there are.

    The same ones each time. Of the kinds of change all come before one comes twice.

    Args:
        folder: new or empty.
        places: units, or questions as ``unit/question``; all if none is named.

    Raises:
        AuthorError: the folder holds something, or a place does not exist.
    """
    if folder.exists() and any(folder.iterdir()):
        raise AuthorError(f"{folder}: is not empty; name a new folder.")
    answers = {
        (unit, question): exercise.source(question, solved=True)
        for unit in read_manifest(root)
        for exercise in [read_exercise(root, unit)]
        for question in exercise.questions
    }
    known = {unit for unit, _ in answers} | {"/".join(place) for place in answers}
    if unknown := sorted({*places} - known):
        raise AuthorError(f"{unknown[0]}: is no unit, and no question of one.")
    written = 0
    for (unit, question), answer in answers.items():
        place = f"{unit}/{question}"
        if places and not {unit, place} & {*places}:
            continue
        target = folder / place
        target.mkdir(parents=True)
        for number, (what, source) in enumerate(_chosen(list(mutants(answer)), each, seed=place)):
            path = target / f"wrong_{number:02d}.py"
            path.write_text(f"# title: {what}\n{source}\n", "utf-8")
            written += 1
    return written


def mutants(source: str) -> Iterator[tuple[str, str]]:
    """Each change of ``source`` in one place, in words, and what it makes of it."""
    seen = {ast.unparse(ast.parse(source))}
    for number in range(sum(1 for _ in _changes(ast.parse(source)))):
        tree = ast.parse(source)
        what, change = next(islice(_changes(tree), number, None))
        change()
        made = ast.unparse(ast.fix_missing_locations(tree))
        if made not in seen:
            seen.add(made)
            yield what, made


def _chosen(found: Sequence[tuple[str, str]], count: int, *, seed: str) -> list[tuple[str, str]]:
    kinds: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for one in random.Random(seed).sample(found, len(found)):
        kinds[one[0].partition(":")[0]].append(one)
    in_turn = (one for turn in zip_longest(*kinds.values()) for one in turn if one is not None)
    return list(islice(in_turn, count))


def _changes(tree: ast.AST) -> Iterator[Change]:
    for node in ast.walk(tree):
        for block in (getattr(node, name, None) for name in ("body", "orelse", "finalbody")):
            if isinstance(block, list):
                yield from _of_lines(block, is_function=isinstance(node, ast.FunctionDef))
        for kind, changes in _OF_KIND:
            if isinstance(node, kind):
                yield from changes(node)
        yield from _of_methods(node)


def _of_lines(block: list[ast.stmt], *, is_function: bool) -> Iterator[Change]:
    for place, line in enumerate(block):
        is_text = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)
        is_end = is_function and isinstance(line, ast.Return) and place == len(block) - 1
        if is_text or is_end or isinstance(line, _KEPT):
            continue
        here = slice(place, place + 1)
        yield f"left out: {_text(line)}", partial(setitem, block, here, [ast.Pass()])
        if isinstance(line, ast.With):
            what = f"without the block: with {_text(line.items[0].context_expr)}"
            yield what, partial(setitem, block, here, line.body)
        if isinstance(line, ast.If):
            yield f"whatever holds: if {_text(line.test)}", partial(setitem, block, here, line.body)
        if isinstance(line, ast.For):
            what = f"first round only: for {_text(line.target)} in {_text(line.iter)}"
            yield what, partial(line.body.append, ast.Break())
        both = block[place : place + 2]
        if len(both) == 2 and all(isinstance(one, _SIMPLE) for one in both):
            what = " <-> ".join(map(_text, both))
            place_of_both = slice(place, place + 2)
            yield f"in the other order: {what}", partial(setitem, block, place_of_both, both[::-1])


def _of_return(node: ast.Return) -> Iterator[Change]:
    value = node.value
    if isinstance(value, ast.Tuple) and len(value.elts) > 1:
        yield f"without the last: {_text(node)}", partial(delitem, value.elts, -1)
    elif isinstance(value, ast.Name | ast.Call | ast.BinOp | ast.Subscript | ast.Attribute):
        for name in ("detach", "clone", "item"):
            called = ast.Call(ast.Attribute(value, name, ast.Load()), [], [])
            yield f"returned .{name}(): {_text(node)}", partial(setattr, node, "value", called)


def _of_call(node: ast.Call) -> Iterator[Change]:
    for place, word in enumerate(node.keywords):
        yield f"without {word.arg}=: {_text(node)}", partial(delitem, node.keywords, place)
    if len(node.args) > 1 and not any(isinstance(each, ast.Starred) for each in node.args):
        exchanged = [node.args[1], node.args[0], *node.args[2:]]
        yield f"arguments exchanged: {_text(node)}", partial(setattr, node, "args", exchanged)


def _of_methods(node: ast.AST) -> Iterator[Change]:
    """The value itself in place of what a method of it returns."""
    if isinstance(node, ast.Expr):
        return  # without its call such a line does nothing: it is left out already
    for field, value in ast.iter_fields(node):
        members = value if isinstance(value, list) else [value]
        for place, part in enumerate(members):
            if not isinstance(part, ast.Call) or not isinstance(part.func, ast.Attribute):
                continue
            itself = part.func.value
            if isinstance(itself, ast.Name) and itself.id in _MODULES:
                continue
            new = [*members[:place], itself, *members[place + 1 :]]
            made = new if isinstance(value, list) else itself
            yield f"without .{part.func.attr}(): {_text(part)}", partial(setattr, node, field, made)


def _of_name(node: ast.Attribute) -> Iterator[Change]:
    others = [other for row in map(str.split, _MIXED_UP) if node.attr in row for other in row]
    for other in others:
        if other != node.attr:
            yield f"{other} for {node.attr}: {_text(node)}", partial(setattr, node, "attr", other)
    if node.attr.endswith("_") and not node.attr.startswith("_"):
        yield f"not in place: {_text(node)}", partial(setattr, node, "attr", node.attr[:-1])


def _of_operator(node: ast.BinOp | ast.AugAssign | ast.BoolOp) -> Iterator[Change]:
    if other := _OPERATORS.get(type(node.op)):
        yield f"another operator: {_text(node)}", partial(setattr, node, "op", other())


def _of_comparison(node: ast.Compare) -> Iterator[Change]:
    others = [_OPERATORS[type(node.ops[0])](), *node.ops[1:]]
    yield f"another comparison: {_text(node)}", partial(setattr, node, "ops", others)


def _of_conditions(node: ast.BoolOp) -> Iterator[Change]:
    yield f"without the last condition: {_text(node)}", partial(delitem, node.values, -1)


def _of_sign(node: ast.UnaryOp) -> Iterator[Change]:
    if isinstance(node.op, ast.USub):
        yield f"without the sign: {_text(node)}", partial(setattr, node, "op", ast.UAdd())


def _of_constant(node: ast.Constant) -> Iterator[Change]:
    value = node.value
    if isinstance(value, bool):
        yield f"the other: {value}", partial(setattr, node, "value", not value)
    elif isinstance(value, int | float):
        yield f"one more: {value}", partial(setattr, node, "value", value + 1)


def _of_members(node: ast.Tuple | ast.List) -> Iterator[Change]:
    if len(node.elts) > 1 and isinstance(node.ctx, ast.Load):
        first, *between, last = node.elts
        exchanged = [last, *between, first]
        yield f"first and last exchanged: {_text(node)}", partial(setattr, node, "elts", exchanged)


_OF_KIND: list[tuple[type | tuple[type, ...], Callable[..., Iterator[Change]]]] = [
    (ast.Return, _of_return),
    (ast.Call, _of_call),
    (ast.Attribute, _of_name),
    ((ast.BinOp, ast.AugAssign, ast.BoolOp), _of_operator),
    (ast.Compare, _of_comparison),
    (ast.BoolOp, _of_conditions),
    (ast.UnaryOp, _of_sign),
    (ast.Constant, _of_constant),
    ((ast.Tuple, ast.List), _of_members),
]


def _text(node: ast.AST) -> str:
    text = ast.unparse(node).replace("\n", "; ")
    return text if len(text) <= 70 else f"{text[:67]}..."
