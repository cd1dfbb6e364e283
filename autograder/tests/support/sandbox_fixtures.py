"""Hosts that run texts of Python locked in, one for each way a machine may be."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from autograder.engine.sandbox import _privileges

SECRET = "token-9b1c7e"


@dataclass(frozen=True)
class Done:
    """What became of a text that ran locked in.

    Attributes:
        ended_itself: everything had ended before it was ended.
        outlived: something still lived afterwards.
        left_open: descriptors the stem has more than before, the pipe's reader not counted.
    """

    output: str
    status: int
    ended_itself: bool
    outlived: bool
    cpu_s: float
    left_open: int

    @property
    def lines(self) -> list[str]:
        return self.output.splitlines()


class Host:
    """A machine as it may be: whose process it is, and what the kernel refuses it."""

    def __init__(self, settings: Mapping[str, Any]) -> None:
        reading, writing = os.pipe()
        script = Path(__file__).with_name("sandbox_host.py")
        self._process = subprocess.Popen(
            [sys.executable, str(script), json.dumps({**settings, "answers": writing})],
            stdin=subprocess.PIPE,
            pass_fds=[writing],
            env=os.environ | {"SECRET_TOKEN": SECRET, "OMP_NUM_THREADS": "1"},
            text=True,
        )
        os.close(writing)
        self._answers = os.fdopen(reading)
        self.found: dict[str, Any] = self._answer()

    def ask(self, source: str, level: str, **more: Any) -> dict[str, Any]:
        request: dict[str, Any] = {
            "source": source,
            "level": level,
            "limits": {},
            "visible": [],
            "hidden": [],
            "gpus": [],
            "has_threads": False,
        }
        request |= {"until": "", "limit_s": 30}
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request | more, default=str) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._answers.close()

    def _answer(self) -> dict[str, Any]:
        line = self._answers.readline()
        assert line, "the host has ended"
        answer: dict[str, Any] = json.loads(line)
        return answer


class Hosts:
    """Hosts by what they are, started when first asked for."""

    def __init__(self) -> None:
        self._started: dict[str, Host] = {}

    def get(
        self,
        *,
        as_nobody: bool = False,
        refused: Sequence[str] = (),
        landlock: int = 0,
        macos: bool = False,
    ) -> Host:
        """A host whose process is nobody's, that is refused system calls, that has an older
        version of Landlock than this machine, or that takes itself for macOS."""
        settings = dict(as_nobody=as_nobody, refused=refused, landlock=landlock, macos=macos)
        key = json.dumps(settings)
        if key not in self._started:
            self._started[key] = Host(settings)
        return self._started[key]

    def close(self) -> None:
        for started in self._started.values():
            started.close()


@pytest.fixture(scope="session")
def hosts() -> Iterator[Hosts]:
    """Started hosts, kept for all tests because each imports torch."""
    found = Hosts()
    yield found
    found.close()


class Sandbox:
    """One level on one host."""

    def __init__(self, level: str, here: Host) -> None:
        self.level = level
        self._host = here

    def run(self, source: str, **more: Any) -> Done:
        """Run ``source`` locked in, until its end or until it printed ``until``."""
        answer = self._host.ask(source, self.level, **more)
        assert "failed" not in answer, answer["failed"]
        return Done(**answer)


WALLED = ("namespaces", "landlock")
EVERY = (*WALLED, "limits")


def each_sandbox(*levels: str) -> pytest.MarkDecorator:
    """Run a test at ``levels``: as the user of the tests, and as nobody when that is root."""
    ways = [False, True] if os.geteuid() == 0 else [False]
    return pytest.mark.parametrize(
        "sandbox",
        [
            pytest.param((level, as_nobody), id=f"{level}-as-nobody" if as_nobody else level)
            for level in levels
            for as_nobody in ways
        ],
        indirect=True,
    )


@pytest.fixture
def sandbox(request: pytest.FixtureRequest, hosts: Hosts) -> Sandbox:
    """A level on a machine; skipped where the machine does not have it."""
    level, as_nobody = request.param
    here = hosts.get(as_nobody=as_nobody)
    if level not in here.found["levels"]:
        pytest.skip(f"this machine has no {level}: {here.found['refusal'] or 'no such kernel'}")
    return Sandbox(level, here)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter and write to, which pytest's own are not."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


@pytest.fixture
def bystander() -> Iterator[subprocess.Popen[bytes]]:
    """A process of the user that a learner's process is outside."""
    user = _privileges.NOBODY if os.geteuid() == 0 else None
    running = subprocess.Popen(["sleep", "60"], user=user)
    yield running
    running.kill()
    running.wait()


# Runs one line after another and prints what each raises, or that it worked.
EACH = """
import ctypes, fcntl, os, signal, socket, sys, resource
libc = ctypes.CDLL(None, use_errno=True)

def call(name, *arguments):
    if getattr(libc, name)(*arguments) == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))

for line in {lines!r}:
    try:
        exec(line)
        print("WORKED", line)
    except (OSError, ValueError) as error:
        print(type(error).__name__, line)
"""


def worked(sandbox: Sandbox, *lines: str, **more) -> list[str]:
    """Which of ``lines`` did not raise."""
    done = sandbox.run(EACH.format(lines=lines), **more)
    assert len(done.lines) == len(lines), done.output
    return [line.removeprefix("WORKED ") for line in done.lines if line.startswith("WORKED")]
