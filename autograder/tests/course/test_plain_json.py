"""What is written and read as JSON is the same as Python's, whatever becomes of Python's."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from autograder.course.plain_json import from_json, json_of

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@settings(max_examples=100)
@given(plain)
def test_it_is_what_python_writes_and_reads(value):
    text = json.dumps(value)

    assert json_of(value) == text.encode()
    assert json.dumps(from_json(text.encode())) == text


@pytest.mark.parametrize("text", [b"", b"{", b"[] ", b"[][]", b"nul", b"\xff", b'{"a" 1}'])
def test_what_is_no_json_is_refused(text):
    with pytest.raises(ValueError):
        from_json(text)


def test_what_is_not_plain_is_refused():
    with pytest.raises(TypeError, match="object is no part"):
        json_of([object()])


def test_nothing_that_can_be_exchanged_is_asked(monkeypatch):
    def lie(*_):
        return [1], 1

    for place in (
        "JSONEncoder.encode", "_default_encoder.encode", "JSONDecoder.decode",
        "_default_decoder.decode", "_default_decoder.scan_once",
        "encoder.c_make_encoder.__call__", "scanner.c_make_scanner.__call__",
    ):  # fmt: skip
        monkeypatch.setattr(f"json.{place}", lie, raising=False)
    monkeypatch.setitem(vars(json.decoder)["_CONSTANTS"], "Infinity", 0)

    assert json_of({"a": 1.5}) == b'{"a": 1.5}'
    assert from_json(b"[2, Infinity]") == [2, float("inf")]
