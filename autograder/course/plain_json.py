"""JSON by functions of C's alone, which nobody can exchange: for what a learner's process reads
and says.

`json.dumps` and `json.loads` go through objects and classes of Python's, whose attributes any
code may change, honestly or to rewrite what is said.
"""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecoder
from json.encoder import c_make_encoder, encode_basestring_ascii  # type: ignore[attr-defined]
from json.scanner import c_make_scanner  # type: ignore[attr-defined]
from typing import Any


def _refuse(value: object) -> object:
    raise TypeError(f"{type(value).__name__} is no part of JSON")


# Their classes can be written to; what stands for a call now calls C's own function later, too.
_parts: Callable[[Any, int], tuple[str, ...]] = c_make_encoder(
    None, _refuse, encode_basestring_ascii, None, ": ", ", ", False, False, True
).__call__
_scan: Callable[[str, int], tuple[Any, int]] = c_make_scanner(
    JSONDecoder(parse_constant=float)
).__call__


def json_of(value: Any) -> bytes:
    """``value``, a tree of plain data, as JSON."""
    return "".join(_parts(value, 0)).encode()


def from_json(text: bytes) -> Any:
    """What `json_of` wrote.

    Raises:
        ValueError: it is no JSON, or there is more around it.
    """
    whole = text.decode()
    try:
        found, end = _scan(whole, 0)
    except StopIteration as error:
        raise ValueError("no JSON") from error
    if end != len(whole):
        raise ValueError("more than one value")
    return found
