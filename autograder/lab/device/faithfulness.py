"""Run one operator's samples on the CPU and on the teaching device, and say where they differ."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from .memory import NAME
from .operators import UNINITIALISED, name_of

# More samples per operator repeat what the first ones showed.
SAMPLES = 12
SEED = 20
OURS = f"{NAME}:0"

Function = Callable[..., Any]
_ALL_OURS = object()


@dataclass(frozen=True)
class OperatorOutcome:
    """What one call did: what it returned, or the error it raised; and gradients."""

    result: Any = None
    error: BaseException | None = None
    arguments: Any = None
    gradients: tuple[Tensor | None, ...] = ()


class _OtherSample(Exception):
    """PyTorch made another sample for our kind of device, so it says nothing about places."""


class Difference(Exception):
    """The first thing in which the two devices do not agree."""


def compare_operator(op: Any) -> int:
    """Raise `Difference` where ``op`` does not do the same on both devices; else the samples."""
    compared, ran = 0, 0
    values_count = name_of(op) not in UNINITIALISED
    for function, sample, twin, gradients in _programs(op):
        host = _run(function, sample, _placed(sample, sample), gradients)
        ours = _run(function, sample, _placed(sample, twin), gradients)
        _check_errors(host.error, ours.error)
        if host.error is None:
            _check_results(host, ours, values_count)
            ran += 1
        compared += 1
    if not ran:
        raise Difference(f"none of its {compared} samples runs on the CPU")
    return compared


def _check_results(host: OperatorOutcome, ours: OperatorOutcome, values_count: bool) -> None:
    asked = _asked_device(ours.arguments)
    for tensor in _tensors(ours.result):
        if tensor.device != asked:
            raise Difference(f"the result is on {tensor.device}, not on {asked}")
    _check_equal(host.result, ours.result, "the result", values_count)
    _check_equal(host.arguments, ours.arguments, "an argument", values_count)
    _check_equal(host.gradients, ours.gradients, "a gradient", values_count)
    shared = [_shares_memory(outcome) for outcome in (host, ours)]
    if shared[0] != shared[1]:
        raise Difference(f"results that share memory with arguments: {shared[0]} and {shared[1]}")


def _shares_memory(outcome: OperatorOutcome) -> list[bool]:
    given = {tensor.untyped_storage()._cdata for tensor in _tensors(outcome.arguments)}
    return [tensor.untyped_storage()._cdata in given for tensor in _tensors(outcome.result)]


def _programs(op: Any) -> Iterator[tuple[Function, Any, Any, bool]]:
    """What to call, PyTorch's sample on the CPU, the same made for our device, with gradients?"""
    gradients = bool(op.supports_autograd)
    for sample, twin in _twins(op.sample_inputs, torch.float32, requires_grad=gradients):
        yield op, sample, twin, gradients
        if op.inplace_variant is not None and not sample.broadcasts_input:
            yield op.inplace_variant, sample, twin, False
    if op.error_inputs_func is not None:
        for wrong in itertools.islice(op.error_inputs("cpu"), SAMPLES):
            sample = wrong.sample_input
            if all(tensor.device.type == "cpu" for tensor in _tensors(_parts(sample))):
                yield op, sample, None, False


def _twins(make: Function, *args: Any, **kwargs: Any) -> Iterator[tuple[Any, Any]]:
    """Samples made for the CPU and for our device: some arguments stay on the CPU in both."""
    made = []
    for device in ("cpu", OURS):
        torch.manual_seed(SEED)
        made.append(list(itertools.islice(make(device, *args, **kwargs), SAMPLES)))
    samples, twins = made
    return itertools.zip_longest(samples, twins[: len(samples)])


def _run(function: Function, sample: Any, given: list[Any], gradients: bool) -> OperatorOutcome:
    leaves = [tensor for tensor in _tensors(given) if tensor.requires_grad]
    torch.manual_seed(SEED)
    try:
        with warnings.catch_warnings(), torch.set_grad_enabled(gradients):
            warnings.simplefilter("ignore")
            result = function(given[0], *given[1], **given[2])
            found = _gradients(sample.output_process_fn_grad(result), leaves) if gradients else ()
    except Exception as error:
        return OperatorOutcome(error=error)
    return OperatorOutcome(result=result, arguments=given, gradients=found)


def _gradients(result: Any, leaves: list[Tensor]) -> tuple[Tensor | None, ...]:
    outputs = [tensor for tensor in _tensors(result) if tensor.requires_grad]
    if not outputs or not leaves:
        return ()
    weights = [torch.full_like(output, 0.5) for output in outputs]
    return torch.autograd.grad(outputs, leaves, weights, allow_unused=True)


def _check_errors(host: BaseException | None, ours: BaseException | None) -> None:
    if type(host) is not type(ours):
        told = [
            "no error" if error is None else f"{type(error).__name__}: {error}"
            for error in (host, ours)
        ]
        raise Difference(f"cpu: {_first_line(told[0])}; {NAME}: {_first_line(told[1])}")


def _check_equal(host: Any, ours: Any, what: str, values_count: bool) -> None:
    if isinstance(host, Tensor):
        _check_tensor(host, ours, what, values_count)
    elif isinstance(host, (list, tuple)):
        if not isinstance(ours, (list, tuple)) or len(host) != len(ours):
            raise Difference(f"{what}: {type(host).__name__} against {type(ours).__name__}")
        for one, other in zip(host, ours, strict=True):
            _check_equal(one, other, what, values_count)
    elif isinstance(host, dict):
        for key, value in host.items():
            _check_equal(value, ours[key], f"{what} `{key}`", values_count)
    elif isinstance(host, (bool, int, float, complex, torch.dtype, torch.Size, type(None))):
        if host != ours and values_count and not (host != host and ours != ours):
            raise Difference(f"{what}: {host} against {ours}")


def _check_tensor(host: Tensor, ours: Any, what: str, values_count: bool) -> None:
    if not isinstance(ours, Tensor):
        raise Difference(f"{what}: a tensor against {type(ours).__name__}")
    facts = ["layout", "dtype", "shape"]
    if what != "a gradient":
        # How a gradient is laid out and added up is the backend's own affair.
        facts += ["stride", "requires_grad", "is_leaf", "_version"]
    for fact in facts:
        seen = [getattr(tensor, fact) for tensor in (host, ours)]
        if fact == "stride":
            seen = [stride() for stride in seen]
        if seen[0] != seen[1]:
            raise Difference(f"{fact} of {what}: {seen[0]} against {seen[1]}")
    if values_count:
        try:
            torch.testing.assert_close(ours.detach().cpu(), host.detach(), equal_nan=True)
        except AssertionError as error:
            raise Difference(f"{what}: {_first_line(str(error))}") from error


def _placed(sample: Any, twin: Any) -> list[Any]:
    """The arguments of ``sample``, copied to where those of ``twin`` are; all to ours if None."""
    if twin is not None:
        try:
            return list(_copied(_parts(sample), _parts(twin)))
        except _OtherSample:
            pass
    return list(_copied(_parts(sample), _ALL_OURS))


def _parts(sample: Any) -> list[Any]:
    return [sample.input, sample.args, sample.kwargs]


def _copied(value: Any, twin: Any) -> Any:
    if isinstance(value, Tensor):
        if twin is not _ALL_OURS and getattr(twin, "shape", None) != value.shape:
            raise _OtherSample
        device = OURS if twin is _ALL_OURS else twin.device
        return value.detach().clone().to(device).requires_grad_(value.requires_grad)
    if isinstance(value, dict):
        return {key: _copied(item, _part(twin, key)) for key, item in value.items()}
    if isinstance(value, (list, tuple)) and not isinstance(value, torch.Size):
        items = [_copied(item, _part(twin, number)) for number, item in enumerate(value)]
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    if isinstance(value, torch.device) or value == "cpu":
        return OURS if twin is _ALL_OURS else twin
    return value


def _part(twin: Any, key: Any) -> Any:
    if twin is _ALL_OURS:
        return twin
    try:
        return twin[key]
    except LookupError as error:
        raise _OtherSample from error


def _asked_device(given: list[Any]) -> torch.device:
    """Where the results of a call with these arguments have to be."""
    if (named := given[2].get("device")) is not None:
        return torch.device(named)
    return next((tensor.device for tensor in _tensors(given)), torch.device("cpu"))


def _tensors(value: Any) -> Iterator[Tensor]:
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _tensors(item)
    elif isinstance(value, dict):
        yield from _tensors(list(value.values()))


def _first_line(text: str) -> str:
    line = text.strip().splitlines()[0] if text.strip() else text
    return line if len(line) <= 160 else line[:157] + "..."
