"""Processes of one submission: they talk to each other, to nobody else, and none is left.

Nothing was widened for them: pairs of sockets and memory that is inherited need no permission at
any level, and a network of any kind, the machine's own included, stays closed.
"""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from autograder.tests.support.sandbox_fixtures import EVERY, WALLED, Sandbox, each_sandbox

pytestmark = pytest.mark.slow

START = "from autograder.lab.processes import in_processes, shared_copy\n"
TALK = (
    START
    + """
import torch, torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel

memory = shared_copy(torch.zeros(3))

def work(rank):
    memory[rank] = rank + 1
    model = DistributedDataParallel(torch.nn.Linear(2, 1))
    model(torch.full((1, 2), float(rank))).sum().backward()
    total = torch.tensor([rank + 1.0])
    dist.all_reduce(total)
    return total.item(), model.module.weight.grad.tolist()

print([each["returned"] or each["error"] for each in in_processes(work, 3)], memory.tolist())
"""
)


@each_sandbox(*EVERY)
def test_processes_share_memory_and_reduce_together(sandbox: Sandbox) -> None:
    done = sandbox.run(TALK)

    assert done.lines == [f"{[(6.0, [[1.0, 1.0]])] * 3} [1.0, 2.0, 3.0]"]


@each_sandbox(*WALLED)
def test_a_worker_reaches_no_network_and_no_file_outside(
    sandbox: Sandbox, open_folder: Path
) -> None:
    (open_folder / "other.txt").write_text("hers")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        source = f"""
import os, socket
def bound(*family):
    with socket.socket(*family) as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
def written(path):
    open(path, "w").close()
tries = [
    lambda: socket.create_connection(("127.0.0.1", {port}), timeout=2),
    lambda: bound(socket.AF_INET),
    lambda: open({str(open_folder / "other.txt")!r}),
    lambda: written({str(open_folder / "new")!r}),
    lambda: os.kill({os.getpid()}, 0),
]
def work(rank):
    reached = []
    for number, attempt in enumerate(tries):
        try:
            attempt()
            reached.append(number)
        except OSError:
            pass
    return reached
print([each["returned"] for each in in_processes(work)])
"""
        done = sandbox.run(START + source)

    assert done.lines == ["[[], []]"]
    assert not (open_folder / "new").exists()


@each_sandbox(*EVERY)
@pytest.mark.parametrize(
    "end",
    [
        pytest.param("while True: pass", id="never-ends"),
        pytest.param("os.kill(os.getpid(), signal.SIGSTOP)", id="stops-itself"),
        pytest.param("time.sleep(600)", id="sleeps"),
    ],
)
def test_a_worker_that_never_ends_is_left_to_nobody(sandbox: Sandbox, end: str) -> None:
    source = f"""
import os, signal, time
for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
def work(rank):
    if rank:
        {end}
    os.setsid() if os.fork() == 0 and os.fork() == 0 else None
    os.write(1, b"up\\n")
    time.sleep(60)
in_processes(work)
"""
    done = sandbox.run(START + source, until="up\n")

    assert not done.outlived


@each_sandbox(*EVERY)
def test_a_worker_that_dies_ends_the_waiting_of_the_others(sandbox: Sandbox) -> None:
    source = """
import os, torch, torch.distributed as dist
def work(rank):
    if rank == 1:
        os._exit(7)
    dist.all_reduce(torch.ones(1))
for each in in_processes(work, 3):
    print(each["error"]["message"])
"""
    done = sandbox.run(START + source)

    assert "process 1 has ended" in done.lines[0]
    assert done.lines[1] == "the process ended by itself, with exit code 7"
    assert "has ended" in done.lines[2]
    assert not done.outlived
