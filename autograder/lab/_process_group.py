"""A process group over pipes: collective operations without a network.

    process 0 ----socket pair---- process 1        one pair for each two processes, made
         \\                          /              before they are forked
          ------ process 2 ---------

PyTorch brings `gloo` for the CPU, which needs a network of some kind, if only the machine's own.
Where learners' work is graded there is none. To whoever calls `torch.distributed`, or wraps a
model in `DistributedDataParallel`, this group is like any other, but it never waits in vain:
processes that do not call the same operation, and processes that are gone, are an error.
"""

from __future__ import annotations

import io
import socket
import struct
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor

NAME = "pipes"
_LENGTH = struct.Struct("!Q")
# So that whoever forgets to wait for an asynchronous operation sees that it was one.
_LATE_S = 0.2


class PipeGroup(dist.ProcessGroup):
    """This process's end of the group; ``links`` has a socket for each other process."""

    def __init__(self, rank: int, size: int, links: Mapping[int, socket.socket]) -> None:
        super().__init__(rank, size)  # type: ignore[call-arg]
        self._links = links
        self._worker = ThreadPoolExecutor(max_workers=1)  # one after the other, as they were called
        self.calls: list[str] = []

    def allreduce(  # type: ignore[override]
        self, tensors: list[Tensor], opts: Any = None
    ) -> Any:
        """Combine what all have, in place."""
        operation = dist.ReduceOp.SUM if opts is None else opts.reduceOp
        combine = _COMBINE.get(_name_of(operation))
        if combine is None:
            raise RuntimeError(f"this process group cannot all_reduce by {_name_of(operation)}")

        def act(tensor: Tensor) -> None:
            tensor.copy_(combine(torch.stack(self._exchange("all_reduce", tensor))))

        return self._run("all_reduce", act, tensors, late=bool(getattr(opts, "asyncOp", False)))

    def broadcast(  # type: ignore[override]
        self, tensors: list[Tensor], opts: Any = None
    ) -> Any:
        """Give everybody what one has."""
        root = 0 if opts is None else opts.rootRank

        def act(tensor: Tensor) -> None:
            tensor.copy_(self._exchange(f"broadcast from {root}", tensor)[root])

        return self._run("broadcast", act, tensors)

    def allgather(  # type: ignore[override]
        self, outputs: list[list[Tensor]], inputs: list[Tensor], opts: Any = None
    ) -> Any:
        """Give everybody what all have."""

        def act(number: int) -> None:
            found = self._exchange("all_gather", inputs[number])
            for output, value in zip(outputs[number], found, strict=True):
                output.copy_(value)

        return self._run("all_gather", act, list(range(len(inputs))), result=outputs)

    def barrier(self, opts: Any = None) -> Any:
        """Wait until all are here."""
        return self._run("barrier", lambda one: self._exchange("barrier", one), [torch.zeros(1)])

    def getBackendName(self) -> str:  # noqa: N802 - PyTorch's own name
        """What `torch.distributed.get_backend` answers."""
        return NAME

    def close(self) -> None:
        """Let the others know that this process calls nothing any more."""
        self._worker.shutdown()
        for link in self._links.values():
            try:
                link.shutdown(socket.SHUT_RDWR)  # closing is not enough where a copy is open
            except OSError:
                pass
            link.close()

    def _run(
        self,
        what: str,
        act: Callable[[Any], object],
        parts: list[Any],
        *,
        late: bool = False,
        result: Any = None,
    ) -> Any:
        self.calls.append(what)
        future: Any = torch.futures.Future()

        def work() -> None:
            if late:
                time.sleep(_LATE_S)
            try:
                # Not as a decorator: from 2.15 on, torch then rewrites the code of the function it
                # returns, which nobody may do to ours where learners' work is graded.
                with torch.no_grad():
                    for part in parts:
                        act(part)
                future.set_result(parts if result is None else result)
            except Exception as error:
                future.set_exception(error)

        self._worker.submit(work)
        if not late:
            future.wait()
        c10d: Any = torch._C._distributed_c10d  # whose stubs tell of the function since torch 2.14
        return c10d._create_work_from_future(future)

    def _exchange(self, what: str, tensor: Tensor) -> list[Tensor]:
        """What every process has, by rank; all must call this with the same ``what``."""
        mine = tensor.detach().clone()
        head = f"{what} of a tensor of shape {tuple(tensor.shape)} and type {tensor.dtype}"
        found = {self.rank(): mine}
        for peer, link in sorted(self._links.items()):
            # The lower rank speaks first, so that two long messages do not wait for each other.
            if self.rank() < peer:
                self._send(peer, link, head, mine)
                theirs, found[peer] = self._receive(peer, link, head)
            else:
                theirs, found[peer] = self._receive(peer, link, head)
                self._send(peer, link, head, mine)
            if theirs != head:
                raise RuntimeError(
                    f"processes call different operations: {self.rank()} calls {head}, "
                    f"{peer} calls {theirs}"
                )
        return [found[rank] for rank in range(self.size())]

    def _send(self, peer: int, link: socket.socket, head: str, tensor: Tensor) -> None:
        file = io.BytesIO()
        torch.save((head, tensor), file)
        try:
            link.sendall(_LENGTH.pack(file.tell()) + file.getvalue())
        except OSError:
            raise self._gone(peer, head) from None

    def _receive(self, peer: int, link: socket.socket, head: str) -> tuple[str, Tensor]:
        (size,) = _LENGTH.unpack(self._read(peer, link, head, _LENGTH.size))
        theirs, tensor = torch.load(io.BytesIO(self._read(peer, link, head, size)))
        return theirs, tensor

    def _read(self, peer: int, link: socket.socket, head: str, size: int) -> bytes:
        found = b""
        while len(found) < size:
            try:
                part = link.recv(size - len(found))
            except OSError:
                part = b""
            if not part:
                raise self._gone(peer, head)
            found += part
        return found

    def _gone(self, peer: int, head: str) -> RuntimeError:
        return RuntimeError(
            f"process {self.rank()} calls {head}, and process {peer} has ended without calling it"
        )


def _name_of(operation: Any) -> str:
    return str(getattr(operation, "op", operation)).rpartition(".")[2]


_COMBINE: dict[str, Callable[[Tensor], Tensor]] = {
    "SUM": lambda all_: all_.sum(0, dtype=all_.dtype),
    "AVG": lambda all_: all_.sum(0, dtype=all_.dtype) / len(all_),
    "PRODUCT": lambda all_: all_.prod(0, dtype=all_.dtype),
    "MIN": lambda all_: all_.amin(0),
    "MAX": lambda all_: all_.amax(0),
}
