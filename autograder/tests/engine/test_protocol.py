"""Only who has the key can say something on the line between judge and runner."""

from __future__ import annotations

import pytest

from autograder.engine.protocol import NONCE_BYTES, Message, new_key, sealing

NONCE = b"n" * NONCE_BYTES


def test_what_is_sealed_can_be_opened_with_the_same_key() -> None:
    key = new_key()
    sealed, _ = sealing(key)
    _, opened = sealing(key)

    assert opened(sealed(NONCE, Message.REPLY, b"text")) == (NONCE, b"R", b"text")
    assert opened(sealed(NONCE, Message.REPLY, b"")) == (NONCE, b"R", b"")


@pytest.mark.parametrize("at", [0, 20, 32, -1], ids=["seal", "nonce", "mark", "text"])
def test_a_changed_byte_is_noticed(at: int) -> None:
    sealed, opened = sealing(new_key())
    message = bytearray(sealed(NONCE, Message.REPLY, b"text"))
    message[at] ^= 1

    assert opened(bytes(message)) is None


@pytest.mark.parametrize("message", [b"", b"R", NONCE + b"R{}", bytes(40)])
def test_what_was_not_sealed_is_not_opened(message: bytes) -> None:
    _, opened = sealing(new_key())

    assert opened(message) is None


def test_another_key_opens_nothing() -> None:
    sealed, _ = sealing(new_key())
    _, opened = sealing(new_key())

    assert opened(sealed(NONCE, Message.REPLY, b"text")) is None
