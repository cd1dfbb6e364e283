"""What the four processes say to each other, and how: the page to read first.

    driver --IMPORT, TEMPLATE--> fork server        one a class; imported torch once
    driver --START, END--------> worker template    forked from it, two an assignment: one forks
                                                    runners, one judges
    driver --job---------------> judge              one submission; it leads from here on
    judge  --skip--------------> driver             asks for a runner ...
    driver --RUNNER------------> judge              ... and gets the line to a new one
    judge  --ADVANCE, PROBE, PLAIN_TEST--> runner   with a nonce that its reply must repeat
    runner --WAITING-----------> judge              where it stands how long this one waits for a
                                                    processor, and a key that seals all that the
                                                    two say; before any learner's code
    runner --CELL, REPLY, STOPPED--------> judge    flat bytes: whoever sent them may be hostile
    runner --words-------------> driver             to look at in a learner's text; before any of
                                                    it runs
    runner --outputs-----------> driver             of a learner's cells; shown, never judged by
    judge  --report------------> driver             the verdicts

Messages are length-prefixed, or a letter with file descriptors beside it. What comes from a
learner's process is never larger than its reader said, and nothing waits for ever.
"""

from __future__ import annotations

import enum
import math
import os
import socket
import struct
import time
from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any

from autograder.course.plain_json import from_json, json_of

# What a request to a runner begins with, drawn anew for each, and its reply as well.
NONCE_BYTES = 16
# What seals the messages between judge and runner, and how long each seal is.
_KEY_BYTES, _SEAL_BYTES = 32, 16


class Message(bytes, enum.Enum):
    """What a message asks or answers; the picture above says who sends which to whom."""

    IMPORT = b"I"  # these modules, for all that will be forked
    TEMPLATE = b"F"  # fork a worker template; its line comes along
    START = b"S"  # fork a worker; its lines come along
    END = b"E"  # kill that worker and all it started
    RUNNER = b"N"  # here is the line to a new runner
    ADVANCE = b"A"  # run the learner's cells above this one
    PROBE = b"P"  # call this probe beside the learner's code
    PLAIN_TEST = b"T"  # run this test cell of plain asserts
    WAITING = b"W"  # here is where it stands how long I wait for a processor, and a key
    CELL = b"C"  # this cell begins to run now
    REPLY = b"R"  # what was asked for
    STOPPED = b"L"  # it ran past its limit, and was stopped


_LENGTH = struct.Struct("<Q")
# As the kernel lays them out: a descriptor; process, user and group of who sent a message.
_FD, _WHO = struct.Struct("i"), struct.Struct("3i")
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
    _wait_without_end(connection)
    try:
        connection.sendall(_LENGTH.pack(len(message)) + message)
    except OSError as error:
        raise Gone(str(error)) from error


def receive(
    connection: socket.socket, *, limit: int, left_s: Callable[[], float] | None = None
) -> bytes:
    """The next message, at most ``limit`` bytes.

    Args:
        left_s: how many seconds there still are for it; asked again when they have passed.

    Raises:
        Gone, TooLong, TooLate: there is no such message.
    """
    (size,) = _LENGTH.unpack(_exactly(connection, _LENGTH.size, left_s))
    if size > limit:
        raise TooLong(f"a message of {size} bytes")
    return _exactly(connection, size, left_s)


Sealed = Callable[[bytes, bytes, bytes], bytes]
Opened = Callable[[bytes], tuple[bytes, bytes, bytes] | None]


def sealing(key: bytes) -> tuple[Sealed, Opened]:
    """Two functions: one makes a message of a nonce, a mark and a text, the other takes it apart.

    The second gives None for all that was not sealed with ``key``. The line to a runner is open to
    what runs beside it: threads and children can read what is asked and answer it, or hand on
    something else than what was said.
    """
    blank, join = blake2b(key=key, digest_size=_SEAL_BYTES), b"".join
    begins, ends = _SEAL_BYTES + NONCE_BYTES, _SEAL_BYTES + NONCE_BYTES + 1
    seal_bytes = _SEAL_BYTES

    def seal(parts: tuple[bytes, ...]) -> bytes:
        made = blank.copy()
        for part in parts:
            made.update(part)
        return made.digest()

    def sealed(*parts: bytes) -> bytes:
        return join((seal(parts), *parts))

    def opened(message: bytes) -> tuple[bytes, bytes, bytes] | None:
        parts = message[seal_bytes:begins], message[begins:ends], message[ends:]
        return parts if seal(parts) == message[:seal_bytes] else None

    return sealed, opened


def new_key() -> bytes:
    """What a runner seals with; drawn before any learner's code."""
    return os.urandom(_KEY_BYTES)


def receive_key(connection: socket.socket) -> bytes:
    """The key of the runner that just began, which follows its `WAITING`."""
    return _exactly(connection, _KEY_BYTES, None)


def send_json(connection: socket.socket, value: Any) -> None:
    """Send ``value``, plain data, as one message."""
    send(connection, json_of(value))


def encoded(files: Mapping[str, bytes]) -> dict[str, str]:
    """``files`` as plain data: name -> what is in it, in Base64."""
    return {name: b64encode(content).decode() for name, content in files.items()}


def decoded(files: Mapping[str, str]) -> dict[str, bytes]:
    """What `encoded` made plain."""
    return {name: b64decode(text) for name, text in files.items()}


def receive_json(
    connection: socket.socket, *, limit: int = 1 << 28, within_s: float | None = None
) -> Any:
    """The next message, read as JSON; for trusted senders."""
    ends = math.inf if within_s is None else time.monotonic() + within_s
    left_s = None if within_s is None else lambda: ends - time.monotonic()
    return from_json(receive(connection, limit=limit, left_s=left_s))


def receive_mark(connection: socket.socket, *, descriptors: int) -> tuple[bytes, list[int]]:
    """The next byte and up to ``descriptors`` file descriptors that come with it.

    The byte is empty when the other side is gone, also if it left what was sent to it unread.
    """
    _wait_without_end(connection)
    try:
        mark, found, _, _ = socket.recv_fds(connection, 1, descriptors)
    except ConnectionError:
        return b"", []
    return mark, found


def tell_who_sends(connection: socket.socket) -> None:
    """Let `receive_from` know of ``connection`` which process sends there, where Linux tells."""
    if hasattr(socket, "SO_PASSCRED"):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)


def receive_from(connection: socket.socket) -> tuple[bytes, int | None, int]:
    """As `receive_mark`: the next byte, one descriptor that came with it, and who sent it.

    The sender's process has the number by which it is known here, 0 if that is not known.
    """
    _wait_without_end(connection)
    room = socket.CMSG_SPACE(_WHO.size) + socket.CMSG_SPACE(_FD.size)
    try:
        mark, found, _, _ = connection.recvmsg(1, room, getattr(socket, "MSG_CMSG_CLOEXEC", 0))
    except ConnectionError:
        return b"", None, 0
    if hasattr(socket, "SO_PASSCRED"):  # once is enough
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 0)
    descriptor, pid = None, 0
    for level, kind, data in found:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            (descriptor,) = _FD.unpack(data[: _FD.size])
        elif level == socket.SOL_SOCKET and kind == getattr(socket, "SCM_CREDENTIALS", None):
            pid, _, _ = _WHO.unpack(data[: _WHO.size])
    return mark, descriptor, pid


def _wait_without_end(connection: socket.socket) -> None:
    if connection.gettimeout() is not None:  # most are asked so already: save the system call
        connection.settimeout(None)


def _exactly(connection: socket.socket, size: int, left_s: Callable[[], float] | None) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        if left_s is None:
            _wait_without_end(connection)
        elif (left := left_s()) > 0:
            connection.settimeout(left)
        else:
            raise TooLate("nothing came in time")
        try:
            part = connection.recv(min(size - len(parts), _PIECE))
        except TimeoutError:
            continue
        except OSError as error:
            raise Gone(str(error)) from error
        if not part:
            raise Gone("the other side is gone")
        parts += part
    return bytes(parts)
