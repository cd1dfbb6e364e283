"""The history of a tensor: what autograd recorded, from the tensor back to its leaves."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import torch
from torch import Tensor

from autograder.checks.observing.raw_tensor import raw_attribute

# No lesson names more operations than this, and their names travel with every snapshot.
NAMES_LIMIT = 256
# Following this many takes some tens of milliseconds.
WALK_LIMIT = 10_000

_is_recording, _record = torch.is_grad_enabled, torch._C._set_grad_enabled
# Of a `Function` of somebody's own, whose ctx may be of any class and have any attribute.
_Function = torch._C._FunctionBase
_name_of_function: Callable[[Any], str] = vars(_Function)["name"]
_edges_of_function = vars(_Function)["next_functions"].__get__
_saved_by_function = vars(_Function)["_raw_saved_tensors"].__get__

# Gives equal numbers for equal keys, and keeps the second argument alive meanwhile.
Numbered = Callable[[object, object], int]


class History(NamedTuple):
    """What lies behind one tensor; `TensorSnapshot` says what each fact means."""

    names: tuple[str, ...]
    leaves: tuple[int, ...]
    origins: tuple[int, ...]
    is_whole: bool
    is_freed: bool | None


def operation_of(tensor: Tensor) -> Any:
    """The operation that made ``tensor``, or None for a leaf."""
    try:
        return raw_attribute(tensor, "grad_fn")
    except RuntimeError:
        # A view made under no_grad refuses to say, once its base was changed in place.
        return None


def is_unrecorded_view(tensor: Tensor) -> bool:
    """Whether ``requires_grad`` is only its base's: no gradient can come to this view.

    Under no_grad, ``w[:1]`` of a leaf ``w`` says requires_grad=True, and nothing is recorded.
    """
    if not raw_attribute(tensor, "requires_grad") or not raw_attribute(tensor, "_is_view"):
        return False
    if operation_of(tensor) is not None:
        return False
    # What `torch.autograd.graph.get_gradient_edge` does, with none of Python's functions.
    records = _is_recording()
    _record(True)
    try:
        made = raw_attribute(raw_attribute(tensor, "view_as", tensor), "grad_fn")
    except RuntimeError:
        return True
    finally:
        _record(records)
    return made is None or _edges_of(made)[0][0] is None


def read_history(made_by: Any, number: Numbered) -> History:
    """Follow the history that ends in ``made_by``, nearest first, without changing anything."""
    names: list[str] = []
    leaves: list[int] = []
    origins: list[int] = []
    saved: set[bool] = set()
    waiting: deque[Any] = deque([made_by] if made_by is not None else [])
    met = {id(node): node for node in waiting}  # a ctx may have its own way of being equal
    walked = 0
    while waiting and walked < WALK_LIMIT:
        node = waiting.popleft()
        walked += 1
        if (leaf := leaf_of(node)) is not None:
            leaves.append(number(("object", id(leaf)), leaf))
            continue
        names.append(_name_of(node))
        saved.update(_saved(node))
        for following, output in _edges_of(node):
            if following is None:
                continue
            origins.append(number_of_result(following, output, number))
            if id(following) not in met:
                met[id(following)] = following
                waiting.append(following)
    return History(
        names=tuple(names[:NAMES_LIMIT]),
        leaves=tuple(leaves),
        origins=tuple(dict.fromkeys(origins)),
        is_whole=not waiting,
        is_freed=(False in saved) if saved else None,
    )


def is_function(node: Any) -> bool:
    """Whether the node is a ``Function`` of somebody's own: their ``ctx``, with any attributes."""
    return issubclass(type(node), _Function)


def name_of_node(node: Any) -> str:
    """The name that PyTorch gives the operation, whatever a ``ctx`` calls its ``name``."""
    return str(_name_of_function(node) if is_function(node) else node.name())


def leaf_of(node: Any) -> Tensor | None:
    """The leaf into whose ``grad`` the node adds, or None for an operation."""
    return None if is_function(node) else getattr(node, "variable", None)


def _name_of(node: Any) -> str:
    # Anybody may call a Function of their own `Sum`; what it does is not PyTorch's operation.
    return f"{name_of_node(node)} (a Function)" if is_function(node) else name_of_node(node)


def _edges_of(node: Any) -> Any:
    return _edges_of_function(node) if is_function(node) else node.next_functions


def number_of_result(node: Any, output: int, number: Numbered) -> int:
    """The number of output ``output`` of operation ``node``: the same wherever it is met."""
    return number(("result", id(node), output), node)


def _saved(node: Any) -> Iterator[bool]:
    """Whether each tensor that ``node`` saved is still there. A hook that packed it is not run."""
    names = ("_raw_saved_tensors",) if is_function(node) else _raw_attributes(type(node))
    for attribute in names:
        try:
            raw = _saved_by_function(node) if is_function(node) else getattr(node, attribute)
        except RuntimeError:  # how a list of tensors says that it is gone
            yield False
            continue
        for one in raw if isinstance(raw, tuple) else [raw]:
            if getattr(one, "data", None) is not None or getattr(one, "unpack_hook", None):
                yield True
            elif not is_function(node) and _is_gone(node, attribute.replace("_raw", "", 1)):
                yield False


def _is_gone(node: Any, attribute: str) -> bool:
    # An input that the derivative does not need was never saved: it is None, and does not raise.
    try:
        getattr(node, attribute, None)
    except RuntimeError:
        return True
    return False


_RAW: dict[type, tuple[str, ...]] = {}


def _raw_attributes(kind: type) -> tuple[str, ...]:
    if kind not in _RAW:
        _RAW[kind] = tuple(name for name in dir(kind) if name.startswith("_raw_saved"))
    return _RAW[kind]
