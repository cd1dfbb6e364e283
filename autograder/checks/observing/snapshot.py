"""Snapshots: what a probe saw, as plain facts that hold no live object.

A snapshot is taken beside the learner's code and is all that a check ever gets.
It is a tree of Python's own plain values, lists, tuples and dicts, with tensors
replaced by `TensorSnapshot` and everything else by `ObjectSnapshot`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import torch
from torch import Tensor

# As many numbers of a tensor as somebody reads in one line.
_SHOWN = 16


@dataclass(frozen=True)
class Run:
    """What the judging side knows of one run of a probe.

    Attributes:
        given: its arguments, as a learner reads them.
        made_on_cpu: the learner's lines that made a tensor on the CPU, noted only while an
            argument lived elsewhere.
        lent: the tensors among its arguments, as they were before.
        repeat: the same run once more, with what each of the learner's lines computed: its
            number, its text, the operation and the result.
    """

    given: str = ""
    made_on_cpu: tuple[str, ...] = ()
    lent: tuple[tuple[str, Tensor], ...] = ()
    repeat: Callable[[], list[tuple[int, str, str, "TensorSnapshot"]]] = list


@dataclass(frozen=True)
class TensorSnapshot:
    """The facts about one tensor at the end of a probe.

    Attributes:
        value: private copy on the CPU, without history; ``None`` on the meta device.
        is_unrecorded_view: requires_grad is its base's only, and no gradient can come to it.
        hooks: how many hooks are registered on it, those that run after accumulation included;
            retain_grad() is none.
        version: in-place changes counted so far; ``None`` for inference tensors.
        grad_fn: name of the operation that made it, as in ``MulBackward0``; ``None`` for
            a leaf.
        origin: equal numbers mean the same result of the same operation, within one probe;
            ``None`` for a leaf.
        history: names of the operations behind it, nearest first, a `Function` of somebody's own
            said to be one; at most 256.
        leaves: identities of the tensors its history ends in.
        origins: the origins of all results that its history went through.
        history_is_whole: False if it was too long to follow, so that leaves are missing.
        history_is_freed: whether something that an operation saved for backward() is gone:
            a backward pass went through. ``None`` if no operation there saved anything.
        identity: equal numbers mean the same Python object, within one probe.
        storage: equal numbers mean shared memory, within one probe, whatever made it one.
        storage_bytes: how much memory that is, of which the tensor may show but a part.
        run: the run of the probe that saw it, on the judging side.
    """

    value: Tensor | None
    dtype: str
    shape: tuple[int, ...]
    stride: tuple[int, ...]
    offset: int
    device: str
    requires_grad: bool
    is_leaf: bool
    is_unrecorded_view: bool
    retains_grad: bool
    hooks: int
    version: int | None
    grad_fn: str | None
    origin: int | None
    history: tuple[str, ...]
    leaves: tuple[int, ...]
    origins: tuple[int, ...]
    history_is_whole: bool
    history_is_freed: bool | None
    grad: "TensorSnapshot | None"
    identity: int
    storage: int
    storage_bytes: int
    type_name: str
    run: Run = field(default=Run(), compare=False)

    def __repr__(self) -> str:
        """As Python shows the tensor itself: a cell may write what it saw into its message."""
        if self.value is None or self.value.numel() > _SHOWN:
            return f"a tensor of shape {self.shape}"
        return " ".join(repr(self.value).split())

    def with_run(self, run: Run) -> "TensorSnapshot":
        """The same facts, remembering the run of the probe that saw them."""
        return replace(self, run=run, grad=self.grad.with_run(run) if self.grad else None)

    @property
    def given(self) -> str:
        """The arguments of the probe, as a learner reads them."""
        return self.run.given


@dataclass(frozen=True)
class ObjectSnapshot:
    """Something that is neither a tensor nor a plain value: its type and its text."""

    type_name: str
    text: str

    def __repr__(self) -> str:
        return f"a {self.type_name}: {self.text}"


Snapshot: TypeAlias = Any  # a plain tree whose leaves may be the two classes above


def rebuild(snapshot: Snapshot) -> Any:
    """Live values again from a snapshot: how arguments reach a probe."""
    if isinstance(snapshot, TensorSnapshot):
        if snapshot.value is None:
            dtype = getattr(torch, snapshot.dtype.removeprefix("torch."))
            live = torch.empty(snapshot.shape, dtype=dtype, device=snapshot.device)
        else:
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


def devices_in(tree: Snapshot) -> Iterator[str]:
    """The device of each tensor in ``tree``."""
    if isinstance(tree, TensorSnapshot):
        yield tree.device
    elif isinstance(tree, dict | list | tuple):
        for member in tree.values() if isinstance(tree, dict) else tree:
            yield from devices_in(member)
