"""Snapshots: what a probe saw, as plain facts that hold no live object.

A snapshot is taken beside the learner's code and is all that a check ever gets.
It is a tree of Python's own plain values, lists, tuples and dicts, with tensors
replaced by `TensorSnapshot` and everything else by `ObjectSnapshot`.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import torch
from torch import Tensor

# More history than this is never read by a check, and walking it would cost time.
HISTORY_LIMIT = 256
TEXT_LIMIT = 400


@dataclass(frozen=True)
class TensorSnapshot:
    """The facts about one tensor at the end of a probe.

    Attributes:
        value: private copy on the CPU, without history; ``None`` on the meta device.
        version: in-place changes counted so far; ``None`` for inference tensors.
        grad_fn: name of the operation that made it, as in ``MulBackward0``; ``None`` for
            a leaf.
        history: names of the operations behind it, nearest first.
        leaves: identities of the tensors its history ends in.
        identity: equal numbers mean the same Python object, within one probe.
        storage: equal numbers mean shared memory, within one probe.
        given: the arguments of the probe, as a learner reads them.
    """

    value: Tensor | None
    dtype: str
    shape: tuple[int, ...]
    stride: tuple[int, ...]
    offset: int
    device: str
    requires_grad: bool
    is_leaf: bool
    retains_grad: bool
    version: int | None
    grad_fn: str | None
    history: tuple[str, ...]
    leaves: tuple[int, ...]
    grad: "TensorSnapshot | None"
    identity: int
    storage: int
    type_name: str
    given: str = field(default="", compare=False)

    def with_given(self, given: str) -> "TensorSnapshot":
        """The same facts, remembering the arguments of the probe that saw them."""
        grad = self.grad.with_given(given) if self.grad else None
        return replace(self, given=given, grad=grad)


@dataclass(frozen=True)
class ObjectSnapshot:
    """Something that is neither a tensor nor a plain value: its type and its text."""

    type_name: str
    text: str


Snapshot: TypeAlias = Any  # a plain tree whose leaves may be the two classes above
PLAIN: tuple[Callable[[Any], Any], ...] = (bool, int, float, complex, str, bytes)


class Observer:
    """Takes the snapshots of one probe, so that shared memory and identity can be told."""

    def __init__(self) -> None:
        self._alive: list[object] = []  # ids are only unique while the objects live
        self._numbers: dict[object, int] = {}

    def take(self, value: object, depth: int = 0) -> Snapshot:
        """The snapshot of ``value``; containers deeper than 20 levels become text."""
        if value is None or value is Ellipsis:
            return value
        if isinstance(value, Tensor):
            return self._tensor(value)
        if isinstance(value, torch.dtype | torch.device):
            return str(value)
        # Exactly these types: a subclass with its own __eq__ must not travel as one of them.
        for plain in PLAIN:
            if isinstance(value, plain):  # type: ignore[arg-type]
                return plain(value)
        if depth < 20:
            if isinstance(value, dict):
                return {k: self.take(v, depth + 1) for k, v in value.items() if _is_key(k)}
            if isinstance(value, list):
                return [self.take(item, depth + 1) for item in value]
            if isinstance(value, tuple):
                return tuple(self.take(item, depth + 1) for item in value)
        return ObjectSnapshot(type(value).__name__, _short_text(value))

    def _tensor(self, tensor: Tensor) -> TensorSnapshot:
        # A learner's subclass must not be asked about itself.
        with torch._C.DisableTorchFunctionSubclass():
            retains = bool(tensor.retains_grad)
            history, leaves = self._history(tensor)
            return TensorSnapshot(
                value=None if tensor.is_meta else tensor.detach().cpu().clone(),
                dtype=str(tensor.dtype),
                shape=tuple(tensor.shape),
                stride=tuple(tensor.stride()),
                offset=int(tensor.storage_offset()),
                device=str(tensor.device),
                requires_grad=bool(tensor.requires_grad),
                is_leaf=bool(tensor.is_leaf),
                retains_grad=retains,
                version=None if tensor.is_inference() else int(tensor._version),
                grad_fn=_operation(tensor.grad_fn),
                history=history,
                leaves=leaves,
                # Reading .grad of any other tensor warns, and is None anyway.
                grad=self._grad(tensor) if tensor.is_leaf or retains else None,
                identity=self._number(("object", id(tensor)), tensor),
                storage=self._storage(tensor),
                type_name=type(tensor).__name__,
            )

    def _grad(self, tensor: Tensor) -> TensorSnapshot | None:
        return None if tensor.grad is None else self._tensor(tensor.grad)

    def _history(self, tensor: Tensor) -> tuple[tuple[str, ...], tuple[int, ...]]:
        names: list[str] = []
        leaves: list[int] = []
        waiting: deque[Any] = deque([tensor.grad_fn] if tensor.grad_fn else [])
        met = set(waiting)
        while waiting and len(names) < HISTORY_LIMIT:
            node = waiting.popleft()
            if (leaf := getattr(node, "variable", None)) is not None:
                leaves.append(self._number(("object", id(leaf)), leaf))
            else:
                names.append(_operation(node) or "")
            for following, _ in node.next_functions:
                if following is not None and following not in met:
                    met.add(following)
                    waiting.append(following)
        return tuple(names), tuple(leaves)

    def _storage(self, tensor: Tensor) -> int:
        storage = tensor.untyped_storage()
        pointer = storage.data_ptr()
        # Empty and meta storages all say 0; they share nothing.
        return self._number(("memory", str(tensor.device), pointer or storage._cdata), storage)

    def _number(self, key: object, owner: object) -> int:
        if key not in self._numbers:
            self._alive.append(owner)
        return self._numbers.setdefault(key, len(self._numbers))


def rebuild(snapshot: Snapshot) -> Any:
    """Live values again from a snapshot: how arguments reach a probe."""
    if isinstance(snapshot, TensorSnapshot):
        if snapshot.value is None:
            raise TypeError("a tensor on the meta device has no values to send to a probe")
        live = snapshot.value.clone().to(snapshot.device)
        return live.requires_grad_() if snapshot.requires_grad else live
    return map_tree(snapshot, rebuild)


def map_tree(tree: Snapshot, change: Callable[[Snapshot], Any]) -> Any:
    """``tree`` with ``change`` applied to each member of its outermost container."""
    if isinstance(tree, dict):
        return {key: change(value) for key, value in tree.items()}
    if isinstance(tree, list):
        return [change(item) for item in tree]
    if isinstance(tree, tuple):
        return tuple(change(item) for item in tree)
    return tree


def _operation(node: Any) -> str | None:
    return None if node is None else str(node.name())


def _is_key(key: object) -> bool:
    return isinstance(key, str | int | float | bool)


def _short_text(value: object) -> str:
    try:
        text = repr(value)
    except Exception as error:  # the learner's own __repr__ may raise anything
        text = f"<no text: {type(error).__name__}>"
    return text if len(text) <= TEXT_LIMIT else text[: TEXT_LIMIT - 1] + "…"
