"""JupyterLab as `make lab` starts it, on a copy of the repository."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

START_LIMIT_S = 120.0
STOP_LIMIT_S = 20.0
# Nothing listens on the discard port: whoever asks for the outside world is refused at once.
NOWHERE = "http://127.0.0.1:9"


class ServerFailed(Exception):
    """JupyterLab did not come up; the message ends with what it said."""


@dataclass(frozen=True)
class Lab:
    """A running server: the copy it serves, where it answers, and what it logs."""

    root: Path
    address: str
    token: str
    log: Path

    def url(self, path: str) -> str:
        """The address of ``path`` with the token that opens it."""
        return f"{self.address}/{path}?token={self.token}"


def copy_repository(source: Path, target: Path) -> Path:
    """Copy what git keeps, or would keep, of ``source``; return ``target``."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=source, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listed.split("\0")):
        # A file may be listed and already removed; a link to a folder is none of ours.
        if (source / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source / name, target / name)
    return target


@contextmanager
def running_lab(root: Path, home: Path) -> Iterator[Lab]:
    """JupyterLab serving ``root`` for a user whose home folder is new; gone afterwards."""
    home.mkdir(parents=True, exist_ok=True)
    port = _free_port()
    lab = Lab(root, f"http://127.0.0.1:{port}", secrets.token_hex(16), home / "jupyter.log")
    with lab.log.open("wb") as log:
        server = subprocess.Popen(
            _command(lab.token, port),
            cwd=root,
            env=_environment(root, home),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    # Whoever ends this process must not leave the server, which lives in a session of its own.
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        _wait_until_it_answers(lab, server)
        yield lab
    finally:
        _stop(server)
        signal.signal(signal.SIGTERM, before)


def _command(token: str, port: int) -> list[str]:
    """`make lab`, with this environment for the one in .venv."""
    arguments = [
        "--no-browser",
        f"--port={port}",
        "--ServerApp.port_retries=0",
        f"--IdentityProvider.token={token}",
    ]
    if os.geteuid() == 0:
        arguments.append("--allow-root")
    programs = Path(sys.executable).parent
    return ["make", "-o", "setup", "lab", f"BIN={programs}", f"ARGS={' '.join(arguments)}"]


def _environment(root: Path, home: Path) -> dict[str, str]:
    # Settings and workspaces of whoever runs this must neither help nor suffer.
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("JUPYTER", "IPYTHON", "XDG_", "MAKE", "MFLAGS"))
    }
    proxies = {name: NOWHERE for name in ("http_proxy", "https_proxy", "all_proxy")}
    return kept | proxies | {"no_proxy": "127.0.0.1,localhost", "HOME": str(home),
                             "PYTHONPATH": str(root)}  # fmt: skip


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_until_it_answers(lab: Lab, server: subprocess.Popen[bytes]) -> None:
    # The proxies in the environment are for others.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    deadline = time.monotonic() + START_LIMIT_S
    while server.poll() is None and time.monotonic() < deadline:
        try:
            with opener.open(lab.url("api/status"), timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    ended = "ended" if server.poll() is not None else f"did not answer within {START_LIMIT_S:g} s"
    said = lab.log.read_text("utf-8", errors="replace")[-3000:]
    raise ServerFailed(f"`make lab` {ended}. It said:\n{said}")


def _stop(server: subprocess.Popen[bytes]) -> None:
    # Asked nicely, the server ends its kernels, which live in sessions of their own; a kernel
    # whose server was killed sees that and ends within seconds.
    for request in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(server.pid, request)
        except ProcessLookupError:
            break
        try:
            server.wait(STOP_LIMIT_S)
        except subprocess.TimeoutExpired:
            continue
    server.wait(STOP_LIMIT_S)
