"""Length-prefixed messages over sockets, with a limit on their size and on waiting.

What comes from a learner's process is bytes that somebody hostile may have written: a
message is never larger than its reader said, and nothing waits for ever.
"""

from __future__ import annotations

import json
import socket
import struct
import time
from typing import Any

_LENGTH = struct.Struct("<Q")
_PIECE = 1 << 20


class FrameError(Exception):
    """The other side is gone, sent too much, or nothing in time."""


class Gone(FrameError):
    """The other side closed the connection in the middle of things."""


class TooLong(FrameError):
    """A message is larger than its reader allows."""


class TooLate(FrameError):
    """Nothing, or not all of it, came in time."""


def send(connection: socket.socket, message: bytes) -> None:
    """Send one message.

    Raises:
        Gone: nobody is there to read it.
    """
    connection.settimeout(None)
    try:
        connection.sendall(_LENGTH.pack(len(message)) + message)
    except OSError as error:
        raise Gone(str(error)) from error


def receive(connection: socket.socket, *, limit: int, within_s: float | None = None) -> bytes:
    """The next message, at most ``limit`` bytes, within ``within_s`` seconds from now.

    Raises:
        Gone, TooLong, TooLate: there is no such message.
    """
    deadline = None if within_s is None else time.monotonic() + within_s
    (size,) = _LENGTH.unpack(_exactly(connection, _LENGTH.size, deadline))
    if size > limit:
        raise TooLong(f"a message of {size} bytes")
    return _exactly(connection, size, deadline)


def send_json(connection: socket.socket, value: Any) -> None:
    """Send ``value``, plain data, as one message."""
    send(connection, json.dumps(value).encode())


def receive_json(
    connection: socket.socket, *, limit: int = 1 << 28, within_s: float | None = None
) -> Any:
    """The next message, read as JSON; for trusted senders."""
    return json.loads(receive(connection, limit=limit, within_s=within_s))


def receive_mark(connection: socket.socket, *, descriptors: int) -> tuple[bytes, list[int]]:
    """The next byte and up to ``descriptors`` file descriptors that come with it.

    The byte is empty when the other side is gone, also if it left what was sent to it unread.
    """
    connection.settimeout(None)
    try:
        mark, found, _, _ = socket.recv_fds(connection, 1, descriptors)
    except ConnectionError:
        return b"", []
    return mark, found


def _exactly(connection: socket.socket, size: int, deadline: float | None) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        if deadline is None:
            connection.settimeout(None)
        elif (left := deadline - time.monotonic()) > 0:
            connection.settimeout(left)
        else:
            raise TooLate("nothing came in time")
        try:
            part = connection.recv(min(size - len(parts), _PIECE))
        except TimeoutError as error:
            raise TooLate("nothing came in time") from error
        except OSError as error:
            raise Gone(str(error)) from error
        if not part:
            raise Gone("the other side is gone")
        parts += part
    return bytes(parts)
