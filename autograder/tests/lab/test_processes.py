"""Functions of a notebook run in real processes, which wait for nobody in vain."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.distributed as dist

from autograder.lab import in_processes, shared_copy, values_of

pytestmark = pytest.mark.slow


def test_each_process_returns_its_own() -> None:
    outcomes = in_processes(lambda rank: (rank, torch.full((2,), float(rank))), 3)

    assert [number for number, _ in values_of(outcomes)] == [0, 1, 2]
    assert outcomes[2]["returned"][1].tolist() == [2.0, 2.0]
    assert [outcome["error"] for outcome in outcomes] == [None, None, None]


@pytest.mark.parametrize(
    ("operation", "wanted"),
    [
        pytest.param(dist.ReduceOp.SUM, 7.0, id="sum"),
        pytest.param(dist.ReduceOp.AVG, 7.0 / 3, id="mean"),
        pytest.param(dist.ReduceOp.MAX, 4.0, id="largest"),
        pytest.param(dist.ReduceOp.MIN, 1.0, id="smallest"),
        pytest.param(dist.ReduceOp.PRODUCT, 8.0, id="product"),
    ],
)
def test_all_reduce_combines_what_all_have(operation: Any, wanted: float) -> None:
    def work(rank: int) -> float:
        t = torch.tensor(2.0**rank)
        dist.all_reduce(t, op=operation)
        return t.item()

    assert values_of(in_processes(work, 3)) == pytest.approx([wanted] * 3)


def test_broadcast_gather_and_barrier() -> None:
    def work(rank: int) -> tuple[float, list[float]]:
        t = torch.tensor(float(rank))
        found = [torch.zeros(()) for _ in range(2)]
        dist.all_gather(found, t)
        dist.broadcast(t, src=1)
        dist.barrier()
        return t.item(), [each.item() for each in found]

    outcomes = in_processes(work)

    assert values_of(outcomes) == [(1.0, [0.0, 1.0])] * 2
    assert outcomes[0]["calls"] == ["all_gather", "broadcast", "barrier"]


def test_what_nobody_waited_for_has_not_arrived() -> None:
    def work(rank: int) -> tuple[float, float]:
        t = torch.ones(())
        handle: Any = dist.all_reduce(t, async_op=True)
        early = t.item()
        handle.wait()
        return early, t.item()

    assert values_of(in_processes(work)) == [(1.0, 2.0)] * 2


def test_a_shared_copy_is_seen_by_all() -> None:
    memory = shared_copy(torch.zeros(2, 2, dtype=torch.float64))

    def work(rank: int) -> None:
        memory[rank] = rank + 1

    in_processes(work)

    assert memory.tolist() == [[1.0, 1.0], [2.0, 2.0]]


def test_an_exception_is_told_with_its_line() -> None:
    cell = compile("def answer():\n    raise KeyError('w')\n", "<cell>", "exec")
    names: dict[str, Any] = {}
    exec(cell, names)

    (outcome,) = in_processes(lambda rank: names["answer"](), 1)

    error = outcome["error"]
    assert (error["type_name"], error["function"], error["line_number"]) == (
        "KeyError",
        "answer",
        2,
    )
    assert error["by_learner"]
    with pytest.raises(RuntimeError, match="process 0: KeyError"):
        values_of([outcome])


def _different(rank: int) -> None:
    if rank:
        dist.all_reduce(torch.ones(1))
    else:
        dist.broadcast(torch.ones(1), src=0)


def _one_only(rank: int) -> None:
    if rank:
        dist.all_reduce(torch.ones(1))


def _dies(rank: int) -> None:
    if rank == 0:
        os._exit(3)
    dist.all_reduce(torch.ones(1))


def _leaves_a_child(rank: int) -> None:
    if os.fork() == 0:
        time.sleep(30)
        os._exit(0)
    if rank == 0:
        os._exit(4)
    dist.all_reduce(torch.ones(1))


@pytest.mark.parametrize(
    ("work", "told"),
    [
        pytest.param(_different, "processes call different operations", id="different"),
        pytest.param(_one_only, "process 0 has ended without calling it", id="one-only"),
        pytest.param(_dies, "process 0 has ended without calling it", id="dies"),
        pytest.param(_leaves_a_child, "process 0 has ended", id="dies-and-leaves-a-child"),
    ],
)
def test_nobody_waits_in_vain(work: Callable[[int], None], told: str) -> None:
    started = time.monotonic()

    outcomes = in_processes(work, limit_s=25)

    assert told in outcomes[1]["error"]["message"]
    assert time.monotonic() - started < 20


def test_what_never_ends_is_ended() -> None:
    def work(rank: int) -> int:
        while rank:
            pass
        return os.getpid()

    first, second = in_processes(work, limit_s=1)

    assert second["error"]["message"] == "the process did not end within 1 s"
    with pytest.raises(ProcessLookupError):
        os.kill(first["returned"], 0)


def test_what_is_printed_comes_out_here(capsys: pytest.CaptureFixture[str]) -> None:
    in_processes(lambda rank: print("from", rank))

    assert sorted(capsys.readouterr().out.splitlines()) == ["from 0", "from 1"]


def test_something_that_cannot_travel_is_an_error_of_its_process() -> None:
    outcomes = in_processes(lambda rank: lambda: rank)

    assert all(outcome["error"] for outcome in outcomes)
