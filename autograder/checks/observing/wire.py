"""Snapshots as flat bytes: JSON facts followed by raw tensor memory. Never a pickle.

This is all that passes between the half of a test that runs beside the learner's
code and the half that judges, in one kernel as between two processes.

    8 bytes     length of the JSON text, little endian
    JSON        the tree; tensors and other non-JSON members are {"is": kind, ...}
    raw bytes   the tensors' values, one after another
"""

import struct
from dataclasses import fields
from types import MappingProxyType
from typing import Any

import torch

from autograder.checks.observing.snapshot import ObjectSnapshot, Snapshot, TensorSnapshot
from autograder.checks.observing.taking import NUMBERS
from autograder.course.plain_json import from_json, json_of

_LENGTH = struct.Struct("<Q")
# The last two belong to the run, and are put back by the side that asked.
_NOT_FACTS = ("value", "grad", "run")
_FACTS = tuple(entry.name for entry in fields(TensorSnapshot) if entry.name not in _NOT_FACTS)
_TUPLES = ("shape", "stride", "history", "leaves", "origins")
_BYTES, _CONTIGUOUS = torch.uint8, torch.contiguous_format
_DTYPES = MappingProxyType({str(dtype): dtype for dtype in NUMBERS})


class WireError(ValueError):
    """The bytes are not a snapshot: truncated, malformed or of an unknown kind."""


def encode(tree: Snapshot) -> bytes:
    """``tree`` as flat bytes.

    Raises:
        TypeError: a member is not a snapshot.
    """
    memory = bytearray()
    text = json_of(_plain(tree, memory))
    return _LENGTH.pack(len(text)) + text + bytes(memory)


def decode(message: bytes) -> Snapshot:
    """The tree that `encode` wrote.

    Raises:
        WireError: the bytes are not such a message.
    """
    try:
        (length,) = _LENGTH.unpack_from(message)
        start = _LENGTH.size + length
        if len(message) < start:
            raise WireError("the message is truncated")
        return _tree(from_json(message[_LENGTH.size : start]), message[start:])
    except WireError:
        raise
    except (ValueError, KeyError, TypeError, RuntimeError, OverflowError, struct.error) as error:
        raise WireError(f"not a snapshot: {error}") from error


def _plain(tree: Snapshot, memory: bytearray) -> Any:
    if tree is None or isinstance(tree, bool | int | float | str):
        return tree
    if isinstance(tree, TensorSnapshot):
        return _plain_tensor(tree, memory)
    if isinstance(tree, ObjectSnapshot):
        return {"is": "object", "type_name": tree.type_name, "text": tree.text}
    if isinstance(tree, list):
        return [_plain(item, memory) for item in tree]
    if isinstance(tree, tuple):
        return {"is": "tuple", "items": [_plain(item, memory) for item in tree]}
    if isinstance(tree, dict):  # as pairs, because JSON would turn every key into a string
        return {"is": "dict", "items": [[k, _plain(v, memory)] for k, v in tree.items()]}
    if isinstance(tree, complex):
        return {"is": "complex", "parts": [tree.real, tree.imag]}
    if isinstance(tree, bytes):
        return {"is": "bytes", "hex": tree.hex()}
    if tree is Ellipsis:
        return {"is": "ellipsis"}
    raise TypeError(f"{type(tree).__name__} is not part of a snapshot")


def _plain_tensor(tensor: TensorSnapshot, memory: bytearray) -> dict[str, Any]:
    facts = {name: getattr(tensor, name) for name in _FACTS}
    facts["grad"] = _plain(tensor.grad, memory)
    if tensor.value is not None:
        facts["at"] = len(memory)
        plain = tensor.value.resolve_conj().resolve_neg()
        # Not contiguous(): it keeps the stride 0 of a single expanded element, or of none.
        flat = plain.clone(memory_format=_CONTIGUOUS).reshape(-1)
        memory += flat.view(_BYTES).numpy().tobytes()
    return {"is": "tensor", **facts}


def _tree(plain: Any, memory: bytes) -> Snapshot:
    if isinstance(plain, list):
        return [_tree(item, memory) for item in plain]
    if not isinstance(plain, dict):
        return plain
    match plain.get("is"):
        case "tensor":
            return _tensor(plain, memory)
        case "object":
            return ObjectSnapshot(str(plain["type_name"]), str(plain["text"]))
        case "tuple":
            return tuple(_tree(item, memory) for item in plain["items"])
        case "dict":
            return {key: _tree(value, memory) for key, value in plain["items"]}
        case "complex":
            return complex(*plain["parts"])
        case "bytes":
            return bytes.fromhex(plain["hex"])
        case "ellipsis":
            return ...
    raise WireError(f"unknown kind {plain.get('is')!r}")


def _tensor(plain: dict[str, Any], memory: bytes) -> TensorSnapshot:
    facts = {name: plain[name] for name in _FACTS}
    facts.update({name: tuple(facts[name]) for name in _TUPLES})
    grad = None if plain["grad"] is None else _tree(plain["grad"], memory)
    if "at" not in plain:
        return TensorSnapshot(value=None, grad=grad, **facts)
    dtype = _DTYPES[facts["dtype"]]
    size = torch.Size(facts["shape"]).numel() * dtype.itemsize
    raw = bytearray(memory[plain["at"] : plain["at"] + size])
    if len(raw) != size:
        raise WireError("the message is truncated")
    value = torch.frombuffer(raw, dtype=dtype) if size else torch.empty(0, dtype=dtype)
    return TensorSnapshot(value=value.reshape(facts["shape"]), grad=grad, **facts)
