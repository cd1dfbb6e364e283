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
import signal
import socket
import sys
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

import torch

import autograder.checks  # noqa: F401 - so that no child has to import it
from autograder.checks.observing.places import count_no_gpus
from autograder.checks.private_names import Need, require
from autograder.course.limits import MIB, Limits
from autograder.engine.judge.judge import Judge
from autograder.engine.judge.judge_state import JudgeState
from autograder.engine.judge.test_cells import make_test_cells
from autograder.engine.protocol import FrameError, Message, receive_json, receive_mark, send_json
from autograder.engine.runner.assignment_files import folder_with, taken
from autograder.engine.runner.runner import Runner
from autograder.engine.runner.shell import Budget, new_shell, run_cell
from autograder.engine.sandbox import Capabilities, Level, Locked, prepare


def main(descriptor: int) -> NoReturn:
    """Serve the driver behind the socket ``descriptor`` until it is gone."""
    require(Need.GRADING)
    count_no_gpus()
    driver = socket.socket(fileno=descriptor)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the driver's to answer
    torch.set_num_threads(1)
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
        is_runner = job["kind"] == "runner"
        start = _runner_template(job) if is_runner else _judge_template(job, line, left)
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
    level, limits = Level(job["level"]), Limits(**job["limits"])
    shell = new_shell()
    with folder_with(job["files"]) as folder:
        for number, source in enumerate(job["given"], start=1):
            run_cell(shell, source, number, Budget(limits.output_bytes))
        files = taken(folder)
    # They are not the learner's to count.
    mebibytes = -(-sum(map(len, files.values())) // MIB)
    limits = replace(
        limits, disk_mib=limits.disk_mib + mebibytes, files=limits.files + 2 * len(files)
    )
    runner = Runner(shell)
    hidden = [Path(path) for path in job["hidden"]]
    sandbox = prepare(
        level,
        packages=job["packages"],
        hidden=hidden,
        capabilities=Capabilities(**job["capabilities"]),
    )

    def start(lines: list[socket.socket]) -> Locked:
        driver, judge = lines
        locked = sandbox.start(
            limits,
            lambda: runner.serve(driver, judge, files),
            keep=[driver.fileno(), judge.fileno()],
        )
        for line in lines:
            line.close()
        return locked

    return start


def _judge_template(job: dict[str, Any], line: socket.socket, left: ExitStack) -> Start:
    namespace: dict[str, Any] = {"__name__": "__main__"}
    left.enter_context(folder_with(job["files"]))
    tests, problems = make_test_cells(job["cells"], namespace)
    send_json(line, problems)
    judge = Judge(tests, namespace, JudgeState(namespace))

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
