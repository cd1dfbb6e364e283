"""Every operation without a kernel of its own: run it on the host's view of the same memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

from . import selection
from .memory import NAME, host_view, is_ours, memory_of, move_to, to_device, view_of
from .mixing import Given, check_same_device
from .randomness import generator_of, seeded

_CPU = torch.device("cpu")

Kernel = Callable[..., Any]


@dataclass(frozen=True)
class _Plan:
    """What the schema of an operation says about running it elsewhere."""

    names: tuple[str, ...]
    outs: frozenset[str]  # arguments that the operation may give another size
    generator: bool
    draws: bool  # random numbers from the default generator, which no argument names
    view: bool
    tensors: frozenset[str]


@cache
def _plan(op: OpOverload) -> _Plan:
    arguments = op._schema.arguments
    generator = any(argument.name == "generator" for argument in arguments)
    written = (a for a in arguments if a.kwarg_only and a.alias_info and a.alias_info.is_write)
    return _Plan(
        names=tuple(argument.name for argument in arguments),
        outs=frozenset(argument.name for argument in written),
        generator=generator,
        draws=torch.Tag.nondeterministic_seeded in op.tags and not generator,
        view=op.is_view,
        tensors=frozenset(a.name for a in arguments if str(a.type) == "Tensor"),
    )


class _Call:
    """One operation on the host: its arguments there, and its results back here."""

    def __init__(self, op: OpOverload, plan: _Plan) -> None:
        self.op, self.plan = op, plan
        self.index: int | None = None
        self.host_of: dict[int, Tensor] = {}  # id of ours -> its host tensor
        self.ours_of: dict[int, Tensor] = {}  # id of the host tensor -> ours
        self.outs: list[tuple[Tensor, Tensor]] = []
        self._memories: dict[int, torch.UntypedStorage] = {}  # storage of ours -> the host's

    def to_host(self, name: str, value: Any) -> Any:
        """``value`` as the host's kernel may take it."""
        if isinstance(value, Tensor):
            return self._tensor_to_host(name, value)
        if isinstance(value, (list, tuple)):
            return [self.to_host(name, item) for item in value]
        if isinstance(value, torch.device) and value.type == NAME:
            self.index = selection.index_of(value)
            return _CPU
        if isinstance(value, torch.Generator) and self.index is not None:
            raise RuntimeError(
                f"Expected a '{NAME}' device type for generator but found '{value.device.type}'"
            )
        return value

    def _tensor_to_host(self, name: str, tensor: Tensor) -> Tensor:
        if not is_ours(tensor):
            return tensor
        if self.index is None:
            self.index = tensor.device.index
        if id(tensor) in self.host_of:
            return self.host_of[id(tensor)]
        host = view = host_view(tensor, self._memory(tensor))
        if name in self.plan.outs:
            # An output may have to grow, which memory of a fixed size cannot.
            host = torch.empty_strided(
                view.size(), view.stride(), dtype=view.dtype, device=_CPU
            ).copy_(view)
            self.outs.append((tensor, host))
        self.host_of[id(tensor)], self.ours_of[id(host)] = host, tensor
        return host

    def _memory(self, tensor: Tensor) -> torch.UntypedStorage:
        # One for all views of a storage, so that PyTorch notices arguments that overlap.
        storage = tensor.untyped_storage()
        if storage._cdata not in self._memories:
            self._memories[storage._cdata] = memory_of(storage)
        return self._memories[storage._cdata]

    def settle_outs(self) -> None:
        """Bring what the operation wrote to its `out` arguments into our memory."""
        assert self.index is not None
        for ours, host in self.outs:
            if host.size() == ours.size() and host.stride() == ours.stride():
                host_view(ours).copy_(host)
            else:
                storage = to_device(host, ours.device.index).untyped_storage()
                move_to(ours, storage, host.size(), host.stride())

    def to_ours(self, result: Any) -> Any:
        """``result`` of the host's kernel as a result of ours."""
        if isinstance(result, Tensor):
            return self._tensor_to_ours(result)
        if isinstance(result, (list, tuple)):
            return type(result)([self.to_ours(item) for item in result])
        return result

    def _tensor_to_ours(self, host: Tensor) -> Tensor:
        if id(host) in self.ours_of:
            return self.ours_of[id(host)]
        if host.layout is not torch.strided:
            raise cannot(self.op, f"its result has the layout {host.layout}")
        if self.plan.view:
            memory = host.untyped_storage()._cdata
            for ours in self.ours_of.values():
                if self.host_of[id(ours)].untyped_storage()._cdata == memory:
                    return view_of(ours, host.size(), host.stride(), int(host.storage_offset()))
        assert self.index is not None
        try:
            return to_device(host, self.index)
        except BufferError as error:
            raise cannot(self.op, f"its result has the type {host.dtype}") from error


def cannot(op: OpOverload, why: str) -> NotImplementedError:
    """The error for what the teaching device does not offer."""
    name = op._schema.name
    return NotImplementedError(f"The teaching device '{NAME}' cannot run {name}: {why}.")


def run_on_host(op: OpOverload, *args: Any, **kwargs: Any) -> Any:
    """Run ``op`` on the host and give back what it gives, on the device of its arguments."""
    if torch._C._is_multithreading_enabled():
        # The engine has no thread for the second device: backward runs in the calling thread.
        torch._C._set_multithreading_enabled(False)
    plan = _plan(op)
    with torch._C.DisableTorchFunction():
        named = list(zip(plan.names, args, strict=False)) + list(kwargs.items())
        check_same_device(op, _tensors(named))
        call = _Call(op, plan)
        host_args = [call.to_host(*pair) for pair in named[: len(args)]]
        host_kwargs = {name: call.to_host(name, value) for name, value in named[len(args) :]}
        if call.index is None:
            raise cannot(op, "none of its arguments says on which device")
        if plan.generator and host_kwargs.get("generator") is None:
            host_kwargs["generator"] = generator_of(call.index)
        with _default_generator(plan, call.index):
            result = _overload_for(op, plan, named)(*host_args, **host_kwargs)
        call.settle_outs()
        return call.to_ours(result)


def kernel_named(name: str) -> Kernel:
    """The same for one operation, which is looked up when it first runs."""
    namespace, _, rest = name.partition("::")
    packet, _, overload = rest.partition(".")

    @cache
    def find() -> OpOverload:
        found: OpOverload = getattr(
            getattr(getattr(torch.ops, namespace), packet), overload or "default"
        )
        return found

    def kernel(*args: Any, **kwargs: Any) -> Any:
        return run_on_host(find(), *args, **kwargs)

    return kernel


def _overload_for(op: OpOverload, plan: _Plan, named: list[tuple[str, Any]]) -> Kernel:
    """``op``, or its form for a number where PyTorch hands one over as if it were a tensor."""
    for name, value in named:
        if name in plan.tensors and isinstance(value, (int, float, complex)):
            packet: Kernel = op.overloadpacket
            return packet
    return op


def _default_generator(plan: _Plan, index: int) -> AbstractContextManager[None]:
    return seeded(index) if plan.draws else nullcontext()


def _tensors(named: list[tuple[str, Any]]) -> Iterator[Given]:
    for name, value in named:
        if isinstance(value, Tensor):
            yield name, value
        elif isinstance(value, (list, tuple)):
            for item in value:
                if isinstance(item, Tensor):
                    yield name, item
