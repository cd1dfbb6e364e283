"""Takes snapshots, in the learner's process: reads facts and asks no object for them."""

import sys
import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, cast

import torch
from torch import Tensor

from autograder.checks.observing.history import (
    is_unrecorded_view,
    name_of_node,
    number_of_result,
    operation_of,
    read_history,
)
from autograder.checks.observing.raw_tensor import is_tensor, name_of, raw_attribute
from autograder.checks.observing.snapshot import ObjectSnapshot, Snapshot, TensorSnapshot, map_tree

TEXT_LIMIT = 400
_LATE = "<no text: it came while others were read>"
# How each plain value is read. A subclass may define its conversions and iterators anew, and
# they would run in the middle of the observation: so those of Python's own class are asked.
_PLAIN: tuple[tuple[type, Callable[[Any], Any]], ...] = (
    (bool, bool.__bool__), (int, int.__int__), (float, float.__float__),
    (complex, complex.__complex__), (str, str.__str__), (bytes, bytes.__bytes__),
)  # fmt: skip
_items, _in_list, _in_tuple = dict.items, list.__iter__, tuple.__iter__
_modules, _warnings = sys.modules, vars(warnings)
_bytes_of, _address_of = torch.UntypedStorage.nbytes, torch.UntypedStorage.data_ptr
# Now: of a module anything can be exchanged, its class included.
_plainly = torch._C.DisableTorchFunctionSubclass
_dtype, _device, _ellipsis = torch.dtype, torch.device, type(...)

# The element types whose numbers travel. Memory alone is not all that a quantized tensor has, and
# PyTorch writes past the end of one that was made of memory alone.
NUMBERS = frozenset(
    getattr(torch, name)
    for name in (
        "bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64",
        "float8_e4m3fn", "float8_e4m3fnuz", "float8_e5m2", "float8_e5m2fnuz", "float8_e8m0fnu",
        "float16", "bfloat16", "float32", "float64", "complex32", "complex64", "complex128",
    )
    if hasattr(torch, name)
)  # fmt: skip


class Observer:
    """Takes the snapshots of one probe, so that shared memory and identity can be told."""

    def __init__(self) -> None:
        self._alive: list[object] = []  # ids are only unique while the objects live
        self._numbers: dict[object, int] = {}
        # Of each storage: its device, where it begins, where it has ended, and its number.
        self._memory: set[tuple[str, int, int, int]] = set()
        self._texts: dict[int, str] = {}
        self._has_read_texts = False

    def read_texts(self, value: object, depth: int = 0) -> None:
        """Remember the texts of all objects in ``value`` whose class may run code to give it."""
        self._has_read_texts = True
        kind = type(value)
        if value is None or kind is _ellipsis or _is_named(kind):
            return
        if is_tensor(value) or _reader(kind):
            return
        if depth < 20 and issubclass(kind, dict):
            for _, member in _items(cast(dict[Any, Any], value)):
                self.read_texts(member, depth + 1)
        elif depth < 20 and issubclass(kind, list | tuple):
            one_by_one = _in_list if issubclass(kind, list) else _in_tuple
            for member in one_by_one(cast(Any, value)):
                self.read_texts(member, depth + 1)
        else:
            self._alive.append(value)
            self._texts[id(value)] = _short_text(value)

    def take(self, value: object, depth: int = 0) -> Snapshot:
        """The snapshot of ``value``; containers deeper than 20 levels become text."""
        if value is None or value is Ellipsis:
            return value
        if is_tensor(value):
            return self._tensor_or_text(cast(Tensor, value))
        # Its __class__ is not asked, and exactly these types travel: a subclass may lie about both.
        kind = type(value)
        if _is_named(kind):
            return str(value)
        if (read := _reader(kind)) is not None:
            return read(value)
        if depth < 20:
            if issubclass(kind, dict):
                found = _items(cast(dict[Any, Any], value))
                return {_key(k): self.take(v, depth + 1) for k, v in found if _is_key(k)}
            if issubclass(kind, list):
                return [self.take(item, depth + 1) for item in _in_list(cast(list[Any], value))]
            if issubclass(kind, tuple):
                inside = _in_tuple(cast(tuple[Any, ...], value))
                return tuple(self.take(item, depth + 1) for item in inside)
        return ObjectSnapshot(name_of(kind), self._text_of(value))

    def _text_of(self, value: object) -> str:
        if id(value) in self._texts:
            return self._texts[id(value)]
        # Where texts were read before, it came while others were read, and is asked no more.
        return _LATE if self._has_read_texts else _short_text(value)

    def _tensor_or_text(self, tensor: Tensor) -> Snapshot:
        try:
            return self._tensor(tensor)
        except Exception as error:  # sparse, nested, without memory, or larger than memory
            kind = f"{name_of(type(tensor))} that is no plain tensor"
            return ObjectSnapshot(kind, f"<{type(error).__name__} when it was read>")

    def _tensor(self, tensor: Tensor) -> TensorSnapshot:
        # A learner's subclass must not be asked about itself.
        with _plainly():
            if raw_attribute(tensor, "dtype") not in NUMBERS:
                raise TypeError("its elements are no numbers of their own")
            made_by = operation_of(tensor)
            storage = raw_attribute(tensor, "untyped_storage")
            history = read_history(made_by, self._number)
            return TensorSnapshot(
                value=None if raw_attribute(tensor, "is_meta") else _copy(tensor),
                dtype=str(raw_attribute(tensor, "dtype")),
                shape=tuple(raw_attribute(tensor, "shape")),
                stride=tuple(raw_attribute(tensor, "stride")),
                offset=int(raw_attribute(tensor, "storage_offset")),
                device=str(raw_attribute(tensor, "device")),
                requires_grad=bool(raw_attribute(tensor, "requires_grad")),
                is_leaf=made_by is None,
                is_unrecorded_view=is_unrecorded_view(tensor),
                retains_grad=bool(raw_attribute(tensor, "retains_grad")),
                hooks=_count_hooks(tensor),
                version=None
                if raw_attribute(tensor, "is_inference")
                else int(raw_attribute(tensor, "_version")),
                grad_fn=None if made_by is None else name_of_node(made_by),
                origin=None
                if made_by is None
                else number_of_result(made_by, raw_attribute(tensor, "output_nr"), self._number),
                history=history.names,
                leaves=history.leaves,
                origins=history.origins,
                history_is_whole=history.is_whole,
                history_is_freed=history.is_freed,
                grad=self._grad(tensor),
                identity=self._number(("object", id(tensor)), tensor),
                storage=self._number_of_memory(storage, str(raw_attribute(tensor, "device"))),
                storage_bytes=int(_bytes_of(storage)),
                type_name=name_of(type(tensor)),
            )

    def _grad(self, tensor: Tensor) -> TensorSnapshot | None:
        filters = _warnings.get("filters")
        # Reading the .grad of a tensor that is not a leaf warns, and we only look. No function of
        # `warnings` is called for it: that is code which others may have put there.
        _modules["warnings"] = warnings
        _warnings["filters"] = [("ignore", None, Warning, None, 0)]
        try:
            grad = raw_attribute(tensor, "grad")
        finally:
            _warnings["filters"] = filters
        return None if grad is None else self._tensor(grad)

    def united(self, tree: Snapshot) -> Snapshot:
        """``tree``, in which storages that have bytes in common have one number and one size.

        `from_numpy` and `frombuffer` make storages in the middle of others, of any size.
        """
        groups = _united(self._memory)
        return _renumbered(tree, groups) if groups else tree

    def _number_of_memory(self, storage: torch.UntypedStorage, device: str) -> int:
        begin, size = _address_of(storage), _bytes_of(storage)
        # Empty and meta storages all say 0; they share nothing.
        number = self._number(("memory", device, begin or storage._cdata), storage)
        if begin and size:
            self._memory.add((device, begin, begin + size, number))
        return number

    def _number(self, key: object, owner: object) -> int:
        if key not in self._numbers:
            self._alive.append(owner)
        return self._numbers.setdefault(key, len(self._numbers))


def _united(memory: set[tuple[str, int, int, int]]) -> dict[int, tuple[int, int]]:
    """Of each storage that shares bytes with another: the number and the bytes of all of them."""
    found: dict[int, tuple[int, int]] = {}
    group: list[int] = []
    where, begin, end = "", 0, 0
    for device, first, past, number in sorted(memory):
        if device == where and first < end:
            group.append(number)
            end = max(end, past)
            found.update(dict.fromkeys(group, (group[0], end - begin)))
        else:
            group, where, begin, end = [number], device, first, past
    return found


def _renumbered(tree: Snapshot, groups: Mapping[int, tuple[int, int]]) -> Snapshot:
    if not isinstance(tree, TensorSnapshot):
        return map_tree(tree, lambda member: _renumbered(member, groups))
    storage, size = groups.get(tree.storage, (tree.storage, tree.storage_bytes))
    grad = _renumbered(tree.grad, groups)
    return replace(tree, storage=storage, storage_bytes=size, grad=grad)


def _copy(tensor: Tensor) -> Tensor:
    detached: Tensor = raw_attribute(raw_attribute(tensor, "detach"), "cpu")
    copied = cast(Tensor, raw_attribute(detached, "clone"))
    if type(copied) is not Tensor:  # a FakeTensor, say, of a function that is being traced
        raise TypeError("it has no memory that could travel")
    return copied


def _count_hooks(tensor: Tensor) -> int:
    # There is no public way to ask.
    kinds = (
        raw_attribute(tensor, "_backward_hooks"),
        raw_attribute(tensor, "_post_accumulate_grad_hooks"),
    )
    return sum(len(hooks) for hooks in kinds if hooks)


def _is_named(kind: type) -> bool:
    # By identity, like all that is asked about a class: one of its own kind may equal anything,
    # and say so in code of the learner's.
    return kind is _dtype or kind is _device


def _reader(kind: type) -> Callable[[Any], Any] | None:
    return next((read for plain, read in _PLAIN if issubclass(kind, plain)), None)


def _is_key(key: object) -> bool:
    return issubclass(type(key), str | int | float)


def _key(key: object) -> Any:
    read = _reader(type(key))
    return read(key) if read else key


def _short_text(value: object) -> str:
    try:
        text = str.__str__(repr(value))  # a text of the learner's own may lie about its length
    except Exception as error:  # the learner's own __repr__ may raise anything
        text = f"<no text: {type(error).__name__}>"
    return text if len(text) <= TEXT_LIMIT else text[: TEXT_LIMIT - 1] + "…"
