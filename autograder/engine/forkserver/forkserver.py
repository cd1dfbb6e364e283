"""The process that imported torch once, and the templates it forks.

The fork server forks worker templates, for each assignment one for runners and one for judges;
a template forks workers and kills them, with everything they started (`protocol` has the messages).
The fork server imports and never computes: a process that used several OpenMP threads has
children that hang. It knows no file of the course. What a template of runners is told is what
learners have anyway; hidden tests go to the templates of judges only.
"""

from __future__ import annotations

import gc
import importlib
import os
import select
import signal
import socket
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from autograder.course.limits import MIB, Limits
from autograder.engine.checking import HAS_TORCH
from autograder.engine.judge.judge import Judge
from autograder.engine.judge.judge_state import JudgeState
from autograder.engine.judge.stand_in import StandIn
from autograder.engine.judge.test_cells import make_test_cells
from autograder.engine.protocol import (
    FrameError,
    Message,
    decoded,
    receive_json,
    receive_mark,
    send_json,
)
from autograder.engine.runner.assignment_files import folder_with, taken
from autograder.engine.runner.runner import Runner
from autograder.engine.runner.shell import Budget, new_shell, run_cell
from autograder.engine.sandbox import Capabilities, Level, Locked, SandboxLauncher, prepare

if HAS_TORCH:
    import torch

    import autograder.checks  # noqa: F401 - so that no child has to import it
    from autograder.checks.observing.places import count_no_gpus
    from autograder.checks.private_names import Need, require
    from autograder.engine.runner.on_gpu import READY, ready_on

_GPU_S = 120.0  # for one that hangs; CUDA starts in some seconds


class GpuRefused(Exception):
    """A runner found no GPU that computes."""


def main(descriptor: int) -> NoReturn:
    """Serve the driver behind the socket ``descriptor`` until it is gone."""
    if HAS_TORCH:
        require(Need.GRADING)
        count_no_gpus()
        torch.set_num_threads(1)
    driver = socket.socket(fileno=descriptor)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the driver's to answer
    while True:
        mark, descriptors = receive_mark(driver, descriptors=1)
        if not mark:
            os._exit(0)
        if mark == Message.TEMPLATE:
            line = socket.socket(fileno=descriptors[0])
            pid = os.fork()
            if pid == 0:
                driver.close()
                _leave_after(partial(_serve_template, line))
            line.close()
        elif mark == Message.IMPORT:
            send_json(driver, _import(receive_json(driver)))
        _reap()


def _import(names: list[str]) -> list[str]:
    """Import modules that children would otherwise import one by one; those that failed."""
    failed = []
    for name in names:
        try:
            importlib.import_module(name)
        except Exception:
            failed.append(name)
    return failed


def _serve_template(line: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    job = receive_json(line)
    # Collecting garbage in a child would look at every object of torch, and so copy its page.
    gc.disable()
    with ExitStack() as left:
        if job["kind"] == "judge":
            start = _judge_template(job, line, left)
        else:
            start = _gpu_template(job) if job["gpu"] else _runner_template(job)
        gc.freeze()
        gc.enable()
        _start_children(line, start)


def _start_children(line: socket.socket, start: Start) -> None:
    children: dict[int, Locked] = {}
    killed: list[Locked] = []
    try:
        while True:
            mark, descriptors = receive_mark(line, descriptors=2)
            if mark == Message.START:
                try:
                    child = start([socket.socket(fileno=number) for number in descriptors])
                except GpuRefused as refused:
                    send_json(line, {"no_gpu": str(refused)})
                except Exception as error:  # one child that cannot be locked in is not the last
                    send_json(line, {"error": f"{type(error).__name__}: {error}"})
                else:
                    children[child.pid] = child
                    send_json(line, {"pid": child.pid})
            elif mark == Message.END:
                child = children.pop(receive_json(line))
                child.kill()
                send_json(line, None)
                killed.append(child)  # it is some milliseconds until it is gone
            else:
                return
            killed = [child for child in killed if child.poll() is None]
    finally:
        for child in (*children.values(), *killed):
            child.end()


Start = Callable[[list[socket.socket]], Locked]


def _runner_template(job: dict[str, Any]) -> Start:
    limits = Limits(**job["limits"])
    shell = new_shell()
    with folder_with(job["files"]) as folder:
        for number, source in enumerate(job["given"], start=1):
            run_cell(shell, source, number, Budget(limits.output_bytes))
        files = taken(folder)
    runner = Runner(shell, trusted=job["trusted"])
    sandbox = _sandbox(job)

    def start(lines: list[socket.socket]) -> Locked:
        driver, judge = lines
        locked = sandbox.start(
            _with_room_for(files, limits),
            lambda: runner.serve(driver, judge, files),
            keep=[driver.fileno(), judge.fileno()],
        )
        for line in lines:
            line.close()
        return locked

    return start


def _gpu_template(job: dict[str, Any]) -> Start:
    """A template that has run no cell: its runners do, each for itself (`on_gpu` says why)."""
    files = decoded(job["files"])
    limits = _with_room_for(files, Limits(**job["limits"]))
    shell = new_shell()
    for statement in job["imports"]:  # of modules that are hidden from a child that is locked in
        run_cell(shell, statement, 0, Budget(0))
    sandbox = _sandbox(job, gpu=True)
    get_ready = partial(
        ready_on,
        job["gpu"],
        shell,
        job["given"],
        files,
        visible=job["visible_gpus"],
        trusted=job["trusted"],
    )

    def start(lines: list[socket.socket]) -> Locked:
        driver, judge = lines
        told, tell = os.pipe()
        try:
            try:
                locked = sandbox.start(
                    limits,
                    lambda: get_ready(tell=tell).serve(driver, judge, {}),
                    keep=[driver.fileno(), judge.fileno(), tell],
                )
            finally:
                os.close(tell)
            _require_gpu(locked, told)
        finally:
            os.close(told)
            for line in lines:
                line.close()
        return locked

    return start


def _require_gpu(runner: Locked, told: int) -> None:
    """Wait until ``runner`` is ready, before any learner's code runs in it; else end it."""
    if not select.select([told], [], [], _GPU_S)[0]:
        reason = f"it did not start within {_GPU_S:g} seconds"
    elif (said := os.read(told, 1 << 12)) == READY:
        return
    else:
        reason = said.decode(errors="replace") or "its process ended while it started"
    runner.end()
    raise GpuRefused(reason)


def _with_room_for(files: Mapping[str, bytes], limits: Limits) -> Limits:
    """``limits`` and the assignment's files, which are not the learner's to count."""
    mebibytes = -(-sum(map(len, files.values())) // MIB)
    return replace(
        limits, disk_mib=limits.disk_mib + mebibytes, files=limits.files + 2 * len(files)
    )


def _sandbox(job: dict[str, Any], *, gpu: bool = False) -> SandboxLauncher:
    return prepare(
        Level(job["level"]),
        packages=job["packages"],
        hidden=[Path(path) for path in job["hidden"]],
        capabilities=Capabilities(**job["capabilities"]),
        gpu=gpu,
    )


def _judge_template(job: dict[str, Any], line: socket.socket, left: ExitStack) -> Start:
    namespace: dict[str, Any] = {"__name__": "__main__"}
    stand_in = StandIn(job["gpu"])
    left.enter_context(folder_with(job["files"]))
    tests, problems = make_test_cells(job["cells"], namespace)
    send_json(line, [stand_in.missing] if stand_in.missing else problems)
    judge = Judge(tests, namespace, JudgeState(namespace), stand_in)

    def start(lines: list[socket.socket]) -> Locked:
        (driver,) = lines
        pid = os.fork()
        if pid == 0:
            line.close()
            _leave_after(partial(judge.serve, driver))
        driver.close()
        return Locked(pid)

    return start


def _leave_after(work: Callable[[], None]) -> None:
    """Do ``work`` and end this fork without the clean-up of the process it came from."""
    status = 1
    try:
        work()
        status = 0
    except (FrameError, EOFError):
        pass  # the driver ended in the middle, and says why if there is something to say
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def _reap() -> None:
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        pass
