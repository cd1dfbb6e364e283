"""A process that has imported torch and runs texts of Python locked in, for the sandbox's tests.

Started by `sandbox_fixtures`, with one JSON object of settings; then a JSON object a line comes in,
and one a line goes out. Each text runs in a child of a fresh stem, its output in a pipe.
"""

from __future__ import annotations

import functools
import json
import os
import select
import signal
import stat
import sys
import threading
import time
from pathlib import Path
from typing import Any

import torch  # noqa: F401  # as the process has that grades

import autograder
from autograder.content import CONTENT
from autograder.course.limits import Limits
from autograder.engine.sandbox import (
    CannotLock,
    Level,
    _filter,
    _kernel,
    _landlock,
    _privileges,
    _view,
    available_levels,
    prepare,
)
from autograder.engine.sandbox.probing import probe_capabilities

SETTINGS = json.loads(sys.argv[1])


def main() -> None:
    # The engine's processes have no file either. From Python 3.14 on, a process that starts others
    # reads it again, and within a sandbox this one is out of sight.
    del globals()["__file__"]
    if os.geteuid() == 0 and (SETTINGS["as_nobody"] or SETTINGS["macos"]):
        for path in (sys.base_prefix, Path(autograder.__file__).parents[1], sys.prefix):
            let_nobody_in(Path(path).resolve())
    if SETTINGS["as_nobody"]:
        _privileges.step_down()
    if SETTINGS["refused"]:
        refuse(SETTINGS["refused"])
    if SETTINGS["landlock"]:
        _landlock.version = lambda: SETTINGS["landlock"]
    if SETTINGS["macos"]:
        sys.platform = "darwin"
    levels = [level.value for level in available_levels()]
    found = probe_capabilities()
    say({"levels": levels, "users": found.users, "refusal": found.refusal})
    for line in sys.stdin:
        serve(json.loads(line))


def serve(request: dict[str, Any]) -> None:
    """Answer one request in a process of its own, which becomes the stem."""
    pid = os.fork()
    if pid == 0:
        try:
            say(run(request))
        except BaseException as error:
            say({"failed": f"{type(error).__name__}: {error}"})
        finally:
            os._exit(0)
    os.waitpid(pid, 0)


def run(request: dict[str, Any]) -> dict[str, Any]:
    _view._OF_GPUS = tuple(request["gpus"])  # other device files in their place
    if request["has_threads"]:  # as a driver or a set-up cell may leave them behind
        threading.Thread(target=time.sleep, args=[1000], daemon=True).start()
    stem = prepare(
        Level(request["level"]),
        packages=CONTENT.packages,
        visible=[Path(path) for path in request["visible"]],
        hidden=[Path(path) for path in request["hidden"]],
        gpu=bool(request["gpus"]),
    )
    before = len(os.listdir("/dev/fd"))
    reading, writing = os.pipe()
    secret = os.open("/", os.O_RDONLY)
    os.set_inheritable(secret, True)
    limits = Limits(**request["limits"])
    work = functools.partial(execute, request["source"], writing)
    try:
        locked = stem.start(limits, work, keep=[writing])
    except CannotLock as error:
        return {"failed": f"CannotLock: {error}"}
    os.close(writing)
    os.close(secret)
    started = time.monotonic()
    output, ended = read(reading, request["until"], started + request["limit_s"])
    status = locked.end()
    # Whoever still lives holds the other end of the pipe open.
    after, gone = (b"", True) if ended else read(reading, "", time.monotonic() + 5)
    os.close(reading)
    return {
        "output": (output + after).decode(errors="replace"),
        "status": status,
        "ended_itself": ended,
        "outlived": not gone,
        "cpu_s": locked.cpu_s,
        "left_open": len(os.listdir("/dev/fd")) - before,
    }


def execute(source: str, writing: int) -> None:
    os.dup2(writing, 1)
    os.dup2(writing, 2)
    exec(compile(source, "learner", "exec"), {"__name__": "__main__"})


def read(pipe: int, until: str, deadline: float) -> tuple[bytes, bool]:
    """What comes until its end, ``until`` or the deadline, and whether it was the end."""
    found = b""
    while True:
        if until and until.encode() in found:
            return found, False
        left = deadline - time.monotonic()
        if left <= 0 or not select.select([pipe], [], [], left)[0]:
            return found, False
        part = os.read(pipe, 1 << 16)
        if not part:
            return found, True
        found += part


def let_nobody_in(path: Path) -> None:
    """Let everybody reach ``path`` in this process, as if Python were installed like elsewhere."""
    closed = [each for each in path.parents if not each.stat().st_mode & stat.S_IXOTH]
    if not closed:
        return
    _kernel.unshare(_kernel.CLONE_NEWNS)
    _kernel.mount("none", "/", flags=_kernel.MS_REC | _kernel.MS_PRIVATE)
    _kernel.mount(str(path), "/mnt", flags=_kernel.MS_BIND)
    _kernel.mount("tmpfs", str(closed[-1]), "tmpfs", 0, "mode=755")
    path.mkdir(parents=True)
    _kernel.mount("/mnt", str(path), flags=_kernel.MS_BIND)
    _kernel.unmount("/mnt")


def refuse(calls: list[str]) -> None:
    """Refuse system calls from here on, as containers and hardened machines do."""
    rules = []
    for call in calls:
        if call == "user namespaces":
            rules.append(
                _filter.Rule("unshare", values=(_kernel.CLONE_NEWUSER,), mask=_kernel.CLONE_NEWUSER)
            )
        else:
            rules.append(_filter.Rule(call))
    _kernel.prctl(_kernel.PR_SET_NO_NEW_PRIVS, 1)
    _filter.refuse_calls(_filter.compile_rules(rules, os.uname().machine))


def say(answer: dict[str, Any]) -> None:
    os.write(SETTINGS["answers"], json.dumps(answer).encode() + b"\n")


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    main()
