"""What the processes of lesson 13 run: it stands in a module so that they can import it.

A process that is not forked from the notebook knows nothing of its cells. It is told a module and
a name, and looks the function up there.
"""

import inspect
import os
import re
import sys
import threading
import time
import warnings
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import torch
import torch.distributed as dist
import torch.multiprocessing as mp
from torch import Tensor
from torch.nn.functional import mse_loss as mean_error
from torch.nn.parallel import DistributedDataParallel


def visit(box: list[str], numbers: Tensor, queue: Any) -> None:
    box.append("I was here")
    numbers += 1
    queue.put((len(box), numbers.tolist()))


def write(numbers: Tensor, row: Tensor) -> None:
    numbers[0] = 1
    row += 5
    numbers = numbers + 100
    numbers[1] = 2


def fill(queue: Any, filled: Any, done: Any) -> None:
    buffer = torch.zeros(2).share_memory_()  # type: ignore[no-untyped-call]
    for number in (1, 2, 3):
        buffer.fill_(number)
        queue.put(buffer)
    filled.set()
    done.wait(60)
    queue.put(buffer.tolist())


def describe(inbox: Any, outbox: Any) -> None:
    while (t := inbox.get()) is not None:
        size = t.untyped_storage().nbytes()
        outbox.put((t.requires_grad, t.is_leaf, t.grad is not None, size))


def add_ones(total: Tensor, times: int) -> None:
    torch.set_num_threads(1)
    for _ in range(times):
        total += 1


def descend(w: Tensor, inputs: Tensor, targets: Tensor, seed: int, queue: Any) -> None:
    torch.set_num_threads(1)
    order = torch.Generator().manual_seed(seed)
    for _ in range(400):
        rows = torch.randint(len(inputs), (8,), generator=order)
        loss = ((inputs[rows] @ w - targets[rows]) ** 2).mean()
        w.grad = None
        loss.backward()  # type: ignore[no-untyped-call]
        with torch.no_grad():
            w -= 0.05 * w.grad  # type: ignore[operator]
    queue.put(w.grad is not None)


def fork_while_a_thread_holds_a_lock(queue: Any) -> None:
    lock, held = threading.Lock(), threading.Event()

    def hold() -> None:
        with lock:
            held.set()
            time.sleep(0.5)

    threading.Thread(target=hold).start()
    held.wait()
    with warnings.catch_warnings(action="ignore"):  # Python 3.12 and later warn of just this
        child = mp.get_context("fork").Process(target=lock.acquire)
        child.start()
    child.join(timeout=2)
    queue.put(("the lock is free here", lock.acquire(timeout=3)))
    queue.put(("the child still waits", child.is_alive()))
    child.kill()
    child.join()


def send_many(queue: Any, count: int) -> None:
    queue.put(list(range(count)))


def die(queue: Any) -> None:
    os._exit(3)


def join_group(rank: int, world: int, meeting_place: str) -> None:
    torch.set_num_threads(1)
    if sys.platform != "win32":  # this machine only, whatever it is called in its network
        os.environ["GLOO_SOCKET_IFNAME"] = "lo0" if sys.platform == "darwin" else "lo"
    method = f"file://{meeting_place}"
    limit = timedelta(seconds=60)
    dist.init_process_group("gloo", init_method=method, rank=rank, world_size=world, timeout=limit)


def make_task(seed: int) -> tuple[torch.nn.Module, Tensor, Tensor]:
    torch.manual_seed(0)
    x = torch.randn(32, 4)
    y = torch.sin(x).sum(1, keepdim=True)
    torch.manual_seed(seed)
    net = torch.nn.Sequential(torch.nn.Linear(4, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))
    return net, x, y


def train(net: torch.nn.Module, x: Tensor, y: Tensor) -> tuple[list[float], list[float]]:
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    losses = []
    for _ in range(30):
        opt.zero_grad()
        loss = mean_error(net(x), y)
        loss.backward()  # type: ignore[no-untyped-call]
        opt.step()
        losses.append(loss.item())
    return losses, torch.cat([p.detach().flatten() for p in net.parameters()]).tolist()


def train_with_ddp(rank: int, world: int, meeting_place: str) -> tuple[list[float], list[float]]:
    join_group(rank, world, meeting_place)
    net, x, y = make_task(seed=rank)  # every process starts with other weights
    return train(DistributedDataParallel(net), x[rank::world], y[rank::world])


def train_with_hooks(rank: int, world: int, meeting_place: str) -> tuple[list[float], list[float]]:
    join_group(rank, world, meeting_place)
    net, x, y = make_task(seed=rank)

    def average(parameter: Tensor) -> None:
        assert parameter.grad is not None
        parameter.grad.div_(world)
        dist.all_reduce(parameter.grad, op=dist.ReduceOp.SUM)

    for parameter in net.parameters():
        with torch.no_grad():
            dist.broadcast(parameter, 0)
        parameter.register_post_accumulate_grad_hook(average)  # type: ignore[no-untyped-call]
    return train(net, x[rank::world], y[rank::world])


def accumulate(rank: int, world: int, meeting_place: str, quiet: int) -> tuple[int, list[float]]:
    join_group(rank, world, meeting_place)
    net, x, y = make_task(seed=0)
    ddp, sent = DistributedDataParallel(net), []

    def count(state: object, bucket: dist.GradBucket) -> torch.futures.Future[torch.Tensor]:  # type: ignore
        sent.append(bucket.index())
        dist.all_reduce(bucket.buffer().div_(world))
        done: torch.futures.Future[torch.Tensor] = torch.futures.Future()
        done.set_result(bucket.buffer())
        return done

    ddp.register_comm_hook(None, count)
    parts = zip(x[rank::world].chunk(4), y[rank::world].chunk(4), strict=True)
    for number, (part, wanted) in enumerate(parts):
        if number < quiet:
            with ddp.no_sync():
                mean_error(ddp(part), wanted).backward()  # type: ignore[no-untyped-call]
        else:
            mean_error(ddp(part), wanted).backward()  # type: ignore[no-untyped-call]
    gradients = [p.grad.flatten() for p in net.parameters() if p.grad is not None]
    return len(sent), torch.cat(gradients).tolist()


def together(context: Any, work: Callable[..., Any], *arguments: Any, world: int = 2) -> list[Any]:
    """``work(rank, world, *arguments)`` in ``world`` processes; what each returned.

    A pipe ends when its process ends, so nobody waits for one that has died.
    """
    pipes, processes = [], []
    for rank in range(world):
        receiving, sending = context.Pipe(duplex=False)
        given = (work, rank, world, arguments, sending)
        processes.append(context.Process(target=_send_what_it_returns, args=given))
        processes[-1].start()
        sending.close()
        pipes.append(receiving)
    try:
        return [_received(pipe) for pipe in pipes]
    finally:
        for process in processes:
            process.join(5)
            process.kill()
            process.join()


def _received(pipe: Any) -> Any:
    try:
        return pipe.recv() if pipe.poll(60) else None
    except EOFError:
        return None


def _send_what_it_returns(
    work: Callable[..., Any], rank: int, world: int, arguments: tuple[Any, ...], pipe: Any
) -> None:
    pipe.send(work(rank, world, *arguments))
    # Not in the work itself: what it made may hold the group, and must be gone before.
    if dist.is_initialized():
        dist.destroy_process_group()


def source_of(function: Callable[..., Any]) -> str:
    """The text of a function here, without what is for our type checker only."""
    return re.sub(r"  # type: ignore.*", "", inspect.getsource(function)).rstrip()
