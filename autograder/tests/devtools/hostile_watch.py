"""What must not happen around a grading: files, processes, connections and secrets that get out."""

from __future__ import annotations

import ctypes
import hashlib
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_BECOME_REAPER = 36  # PR_SET_CHILD_SUBREAPER
PUBLIC_FOLDERS = ("/tmp", "/var/tmp", "/dev/shm", "/run")


@dataclass
class Listener:
    """A server on this machine that nobody may reach."""

    port: int
    name: str
    heard: list[str] = field(default_factory=list)


@contextmanager
def listening(home: Path) -> Iterator[Listener]:
    """Listen on the loopback addresses, on an abstract socket and on one in ``home``."""
    port = _free_port()
    listener = Listener(port, f"hostile-listener-{port}")
    places: list[tuple[int, Any]] = [
        (socket.AF_INET, ("127.0.0.1", port)),
        (socket.AF_INET6, ("::1", port)),
        (socket.AF_UNIX, f"\0{listener.name}"),
        (socket.AF_UNIX, str(home / "listener")),
    ]
    sockets = []
    for family, place in places:
        try:
            server = socket.socket(family)
            server.bind(place)
            server.listen()
        except OSError:  # no IPv6 here
            continue
        sockets.append(server)
        threading.Thread(target=_hear, args=(server, listener), daemon=True).start()
    try:
        yield listener
    finally:
        for server in sockets:
            server.close()


def _hear(server: socket.socket, listener: Listener) -> None:
    while True:
        try:
            connection, _ = server.accept()
        except OSError:
            return
        with connection:
            connection.settimeout(1)
            try:
                said = connection.recv(1000)
            except OSError:
                said = b""
        listener.heard.append(said.decode(errors="replace") or "a connection")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def become_reaper() -> bool:
    """Inherit every process that outlives its parent, so that none can hide; False elsewhere."""
    try:
        return bool(ctypes.CDLL(None).prctl(_BECOME_REAPER, 1, 0, 0, 0) == 0)
    except (AttributeError, OSError):
        return False


def end_leftovers(within_s: float = 3.0) -> list[str]:
    """The commands of processes that are still there after ``within_s``; they are ended."""
    deadline = time.monotonic() + within_s
    while (left := _children()) and time.monotonic() < deadline:
        time.sleep(0.05)
    for process in left:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass
    return list(left.values())


def _children() -> dict[int, str]:
    """Living children of this process, with their commands; dead ones are collected."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = path.read_text(errors="replace")
            state, parent = text.rpartition(")")[2].split()[:2]
            if int(parent) != os.getpid():
                continue
            if state == "Z":
                os.waitpid(int(path.parent.name), os.WNOHANG)
                continue
            command = (path.parent / "cmdline").read_bytes().replace(b"\0", b" ")
        except (OSError, ValueError):
            continue
        found[int(path.parent.name)] = command.decode(errors="replace").strip()
    return found


def fingerprint(folder: Path) -> dict[str, str]:
    """Each file, folder and link below ``folder`` -> what it holds."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        if path.is_symlink():
            found[name] = f"-> {os.readlink(path)}"
        elif path.is_file():
            found[name] = _digest(path)
        else:
            found[name] = "special" if not path.is_dir() else "folder"
    return found


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except PermissionError:  # a case took it from everybody but root
        found = path.stat()
        return f"unreadable, {found.st_size} bytes, written at {found.st_mtime_ns}"


def differences(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    """What was made, removed or changed, by name."""
    return [
        f"{name} was {'made' if name not in before else 'changed' if name in after else 'removed'}"
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name)
    ]


def left_in_public(mark: str) -> list[str]:
    """Files with ``mark`` in their name that lie where everybody may write."""
    return [
        str(path)
        for folder in map(Path, PUBLIC_FOLDERS)
        if folder.is_dir()
        for path in folder.iterdir()
        if mark in path.name
    ]
