"""The floor under grading a class: what no grader can save that judges apart from the answers.

    python -m autograder.tests.devtools.floor WORK JOBS

    this process      imports torch, once for the class
      template        a fork for each unit: runs its set-up cells
        launcher      a fork that locks in what it forks
          runner      a fork for each submission: runs its cells, and probes beside them
        judge         a fork for each job: runs the test cells, never a learner's

Submissions are locked in, for that is the work, with the same sandbox as ours. But nobody is
watched, what cells put out is dropped, nothing is recorded, and nothing is read but WORK, which
`floor_work` wrote ahead. The last line says how many submissions were
judged and what they earned together: it must be what ours earn, or work was left undone.
"""

from __future__ import annotations

import gc
import json
import linecache
import marshal
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from socket import recv_fds, send_fds, socket, socketpair
from types import FunctionType
from typing import Any, NamedTuple

from autograder.content import CONTENT
from autograder.course.limits import Limits
from autograder.engine.sandbox import Locked, prepare, strongest_level

LIMIT_S = 60  # ends a submission that hangs
_INDEX_BYTES = 2

Cell = Mapping[str, Any]
Given = Mapping[str, Any]
Names = dict[str, Any]


class Lines(NamedTuple):
    """Ends of pipes: ``free`` has a byte for each job that is free, as make's job server has."""

    free: int
    freed: int
    earned: int


def main(work: Path, jobs: int) -> None:
    """Run and judge what is in ``work``; print how many submissions earned how many points."""
    gc.disable()
    os.environ["OMP_NUM_THREADS"] = "1"
    given = json.loads(work.read_text("utf-8"))
    for name in ("torch", "autograder.checks.observing.observer", *given["preloaded"]):
        import_module(name)
    gc.freeze()
    free, freed = os.pipe()
    os.write(freed, b"." * jobs)
    earning, earned = os.pipe()
    lines = Lines(free, freed, earned)
    templates = [_in_fork(partial(_template, unit, jobs, lines)) for unit in given["units"]]
    os.close(earned)
    with os.fdopen(earning) as pipe:
        points = [float(line) for line in pipe]
    _wait_for(templates)
    print(f"{len(points)} submissions earned {sum(points):g} points", flush=True)


def _template(unit: Mapping[str, Any], jobs: int, lines: Lines) -> None:
    """Run the set-up cells, and let judges share the submissions."""
    os.dup2(os.open(os.devnull, os.O_RDWR), 1)
    os.dup2(1, 2)
    names: Names = {"__name__": "__main__"}
    for source in unit["setup"]:
        _passes(source, names)
    gc.freeze()
    submissions = unit["submissions"]
    asking, asked = socketpair()
    launcher = _in_fork(partial(_launch_all, asked, asking, submissions, names))
    asked.close()
    waiting, filling = os.pipe()
    for index in range(len(submissions)):
        os.write(filling, index.to_bytes(_INDEX_BYTES, "little"))
    os.close(filling)
    judge = partial(_judge_all, submissions, names, asking, waiting, lines)
    _wait_for([_in_fork(judge) for _ in range(min(jobs, len(submissions)))])
    asking.close()
    _wait_for([launcher])


def _launch_all(asked: socket, asking: socket, submissions: Sequence[Given], names: Names) -> None:
    """Fork a runner, locked in, for each submission a judge asks for, until nobody asks."""
    asking.close()
    sandbox = prepare(strongest_level(), packages=CONTENT.packages)
    running: list[Locked] = []
    while True:
        index, descriptors, _, _ = recv_fds(asked, _INDEX_BYTES, 1)
        if not index:
            break
        cells = submissions[int.from_bytes(index, "little")]["cells"]
        line = Connection(descriptors[0])
        serve = partial(_serve_probes, line, cells, names)
        running.append(sandbox.start(Limits(), serve, keep=descriptors))
        line.close()
        running = [child for child in running if child.poll() is None]
    for child in running:
        child.end()


def _judge_all(
    submissions: Sequence[Given],
    names: Names,
    launcher: socket,
    waiting: int,
    lines: Lines,
) -> None:
    """Judge one submission after another until none waits."""
    while True:
        os.read(lines.free, 1)
        try:
            if not (index := os.read(waiting, _INDEX_BYTES)):
                return
            ours, theirs = Pipe()
            send_fds(launcher, [index], [theirs.fileno()])
            theirs.close()
            points = _judge(submissions[int.from_bytes(index, "little")], dict(names), ours)
            os.write(lines.earned, f"{points}\n".encode())
        finally:
            os.write(lines.freed, b".")


def _judge(submission: Given, names: Names, runner: Connection) -> float:
    """The points that ``submission`` earns, which runs at the other end of ``runner``."""
    from autograder.checks.draws import set_seed
    from autograder.checks.observing.places import visit
    from autograder.checks.probe import use_channel

    set_seed(submission["seed"])
    points = 0.0
    for index, cell in enumerate(submission["cells"]):
        visit([])  # a test that failed in the middle of a draw has left it there
        with use_channel(partial(_ask, runner, index)):
            if cell["judge"] and _passes(cell["judge"], names):
                points += cell["points"]
    with suppress(OSError, EOFError):  # it ends, or has ended
        runner.send_bytes(b"")  # no more probes, but the cells below the last test run, too
        runner.recv_bytes()
    runner.close()
    return points


def _ask(runner: Connection, index: int, probe: FunctionType, request: bytes) -> bytes:
    runner.send_bytes(marshal.dumps((index, probe.__code__, request)))
    return runner.recv_bytes()


def _serve_probes(judge: Connection, cells: Sequence[Cell], names: Names) -> None:
    """Run each probe after the cells above its test, and all cells in the end."""
    from autograder.checks.observing.observer import run

    signal.alarm(LIMIT_S)
    done = 0
    while True:
        asked = judge.recv_bytes()
        index, code, request = marshal.loads(asked) if asked else (len(cells), None, b"")
        for cell in cells[done:index]:
            if cell["run"]:
                _passes(cell["run"], names)
        if code is None:
            return
        done = index
        judge.send_bytes(run(FunctionType(code, names), request))


def _passes(source: str, names: Names) -> bool:
    name = f"<cell {hash(source)}>"
    # As in a notebook: some checks read the cell that an answer was defined in.
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    try:
        exec(compile(source, name, "exec"), names)
    except Exception:
        return False
    return True


def _in_fork(work: Callable[[], None]) -> int:
    """Do ``work`` in a child; its number."""
    if child := os.fork():
        return child
    try:
        work()
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)  # without the clean-up of the process it came from


def _wait_for(children: Sequence[int]) -> None:
    for child in children:
        os.waitpid(child, 0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
    os._exit(0)
