"""A submission gets no more than its share, and is told so by an ordinary error."""

from __future__ import annotations

import pytest

from autograder.engine.sandbox import probe_capabilities
from autograder.tests.support.sandbox_fixtures import EVERY, Sandbox, each_sandbox, worked

pytestmark = pytest.mark.slow


@each_sandbox(*EVERY)
def test_a_fork_bomb_stops_at_the_limit(sandbox: Sandbox) -> None:
    source = """
import os, time
made = 0
try:
    while made < 500:
        if os.fork() == 0:
            time.sleep(60)
        made += 1
except BlockingIOError:
    pass
print(made, flush=True)
time.sleep(60)
"""
    done = sandbox.run(source, limits={"processes": 20}, until="\n")

    # Without a user namespace what others of this user start counts as well, or makes room.
    alone = sandbox.level == "namespaces" and probe_capabilities().users
    assert int(done.lines[0]) == 19 if alone else int(done.lines[0]) < 100
    assert not done.outlived


@each_sandbox(*EVERY)
def test_too_much_memory_is_a_memory_error(sandbox: Sandbox) -> None:
    source = """
import torch
for make in (lambda: bytearray(3 << 30), lambda: torch.ones(3 << 28)):
    try:
        make()
    except (MemoryError, RuntimeError) as error:
        print("refused", str(error)[:60])
print(torch.ones(3))
"""
    done = sandbox.run(source, limits={"memory_mib": 2048})

    assert [line.split()[0] for line in done.lines] == ["refused", "refused", "tensor([1.,"]


@each_sandbox(*EVERY)
def test_too_much_computing_ends_it(sandbox: Sandbox) -> None:
    done = sandbox.run("while True: pass", limits={"cpu_s": 1})

    assert done.ended_itself
    assert done.status < 0
    assert 0.5 < done.cpu_s < 3


@each_sandbox(*EVERY)
def test_one_file_cannot_outgrow_the_disk_limit(sandbox: Sandbox) -> None:
    reached = worked(
        sandbox,
        "open('small', 'wb').write(bytes(1 << 20))",
        "open('large', 'wb').write(bytes(5 << 20))",
        limits={"disk_mib": 4},
    )

    assert len(reached) == 1 and "small" in reached[0]


@each_sandbox("namespaces")
def test_all_files_together_are_limited_in_bytes_and_number(sandbox: Sandbox) -> None:
    source = """
import os
written = made = 0
try:
    while written < 100:
        open(f"{os.environ['HOME']}/{written}", "wb").write(bytes(1 << 20))
        written += 1
except OSError as error:
    print(error.strerror, written)
    for number in range(written + 1):
        os.remove(f"{os.environ['HOME']}/{number}")
try:
    while made < 1000:
        os.mkdir(f"{os.environ['TMPDIR']}/{made}")
        made += 1
except OSError as error:
    print(error.strerror, made)
"""
    done = sandbox.run(source, limits={"disk_mib": 8, "files": 50})

    assert done.lines == ["No space left on device 8", "No space left on device 50"]


@each_sandbox(*EVERY)
def test_too_many_open_files_are_an_error(sandbox: Sandbox) -> None:
    done = sandbox.run(
        "kept = []\nwhile True: kept.append(open('/dev/null'))", limits={"open_files": 30}
    )

    assert "Too many open files" in done.output
