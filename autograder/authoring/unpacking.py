"""Every text in some bytes, however it is packed: archives, compressed files, JSON, base64."""

from __future__ import annotations

import base64
import binascii
import bz2
import gzip
import html
import io
import json
import lzma
import re
import tarfile
import zipfile
import zlib
from collections.abc import Iterator
from typing import Any

_DEEPEST = 5
_MOST_BYTES = 64 << 20  # of one packed thing; nothing that learners get comes near
_BASE64 = re.compile(r"[A-Za-z0-9+/\s]{60,}={0,2}\s*")
_QUOTED = re.compile(r"^\s*[rbf]?['\"]|['\"][,;)\]]*\s*$", re.MULTILINE)
_TAG = re.compile(r"<[^>]*>")
_ESCAPED = str.maketrans({"n": "\n", "t": "\t", '"': '"', "'": "'", "\\": "\\"})
_BROKEN = (OSError, EOFError, ValueError, zlib.error, lzma.LZMAError, tarfile.TarError,
           zipfile.BadZipFile, NotImplementedError, RuntimeError)  # fmt: skip


def texts_in(content: bytes, depth: int = 0) -> Iterator[str]:
    """The texts in ``content``, and in what is packed in it, several levels deep.

    A text comes once more for each way to read it: the strings of a JSON file or a notebook
    without their escapes, a page without its tags, a program with the escapes of its strings
    resolved.
    """
    inner = list(_members(content)) if depth < _DEEPEST else []
    for each in inner:
        yield from texts_in(each, depth + 1)
    if inner:
        return
    text = content.decode("utf-8", errors="replace")
    yield text
    if text.lstrip()[:1] in ("{", "["):
        try:
            for string in _strings(json.loads(text)):
                yield string
                yield from _further(string, depth)
            return
        except ValueError:
            pass
    yield from _further(text, depth)


def _further(text: str, depth: int) -> Iterator[str]:
    if "\\n" in text or '\\"' in text:
        text = re.sub(r"\\(.)", lambda found: found[1].translate(_ESCAPED), text)
        yield text
    if "'" in text or '"' in text:  # lines of a program's strings, without what ends each
        yield _QUOTED.sub("", text)
    if "&" in text or "</" in text:
        yield html.unescape(_TAG.sub("", text))
    if depth >= _DEEPEST:
        return
    for found in _BASE64.finditer(text):
        packed = "".join(found[0].split())
        try:
            content = base64.b64decode(packed[: len(packed) // 4 * 4])
        except (ValueError, binascii.Error):
            continue
        if any(_members(content)) or _is_text(content):
            yield from texts_in(content, depth + 1)


def _strings(value: Any) -> Iterator[str]:
    """The strings of a JSON value; the lines that a notebook keeps apart are put together."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        if value and all(isinstance(item, str) for item in value):
            yield "".join(value)
            yield "\n".join(value)
        else:
            for item in value:
                yield from _strings(item)
    elif isinstance(value, dict):
        yield "\n".join(value)
        for item in value.values():
            yield from _strings(item)


def _members(content: bytes) -> Iterator[bytes]:
    """What is packed in ``content``; nothing if it is no archive, or a broken one."""
    try:
        if content.startswith(b"PK\x03\x04"):
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                yield "\n".join(archive.namelist()).encode()
                for name in archive.namelist():
                    with archive.open(name) as member:
                        yield member.read(_MOST_BYTES)
        elif content.startswith(b"\x1f\x8b"):
            yield gzip.GzipFile(fileobj=io.BytesIO(content)).read(_MOST_BYTES)
        elif content.startswith(b"BZh"):
            yield bz2.BZ2File(io.BytesIO(content)).read(_MOST_BYTES)
        elif content.startswith((b"\xfd7zXZ\x00", b"\x5d\x00\x00")):
            yield lzma.LZMAFile(io.BytesIO(content)).read(_MOST_BYTES)
        elif content[257:262] == b"ustar":
            with tarfile.open(fileobj=io.BytesIO(content)) as archive:
                for entry in archive:
                    if (file := archive.extractfile(entry)) is not None:
                        yield file.read(_MOST_BYTES)
        elif content[:1] == b"\x78" and len(content) > 2 and not content[:64].isascii():
            yield zlib.decompressobj().decompress(content, _MOST_BYTES)
    except _BROKEN:
        return


def _is_text(content: bytes) -> bool:
    try:
        return content.decode("utf-8").isprintable() or b"\n" in content
    except UnicodeDecodeError:
        return False
