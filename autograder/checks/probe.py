"""The two halves of a test, and the channel between them.

    test cell                            beside the learner's code
    ---------                            -------------------------
    probe(arguments)  -- bytes -->       run: rebuild arguments, call the function,
    Seen              <-- bytes --            snapshot what it returned

In a notebook both halves run in one kernel. `use_channel` puts the right half into
another process; nothing else changes, because only bytes ever pass.
"""

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FunctionType
from typing import Any

from torch import Tensor

from autograder.checks.failures import failure_of
from autograder.checks.lent import changes_of
from autograder.checks.observing.observer import NOTE_RESULTS, run
from autograder.checks.observing.places import meet
from autograder.checks.observing.raw_tensor import is_tensor
from autograder.checks.observing.snapshot import Run, Snapshot, TensorSnapshot, devices_in, map_tree
from autograder.checks.observing.taking import Observer
from autograder.checks.observing.wire import decode, encode
from autograder.checks.texts import input_text

Channel = Callable[[FunctionType, bytes], bytes]


def _in_this_process(function: FunctionType, request: bytes) -> bytes:
    return run(function, request)


_channel: Channel = _in_this_process


@contextmanager
def use_channel(channel: Channel) -> Iterator[None]:
    """Send every probe through ``channel`` meanwhile, instead of running it here."""
    global _channel
    before, _channel = _channel, channel
    try:
        yield
    finally:
        _channel = before


class Seen(Mapping[str, Snapshot]):
    """What one run of a probe saw: the returned snapshots by name, and what happened.

    Reading a snapshot of a run that raised fails the check with the learner's own
    exception, so a test never mistakes a crash for a value.

    Attributes:
        sent: the arguments as they were before the run.
        computed_on_cpu: the learner's lines that compute on the CPU with what they moved there,
            while an argument lived elsewhere.
    """

    def __init__(self, function: FunctionType, sent: Mapping[str, Any], request: bytes) -> None:
        self._request = request
        report = decode(_channel(function, request))
        self._function = function
        self.sent: Mapping[str, Any] = dict(sent)
        self._returned: dict[str, Snapshot] = report["returned"]
        self._after: dict[str, Snapshot] = report["arguments"]
        self.error: dict[str, Any] | None = report["error"]
        self.warnings: tuple[str, ...] = tuple(report["warnings"])
        self.made_on_cpu: tuple[str, ...] = tuple(report["made_on_cpu"])
        self.computed_on_cpu: tuple[str, ...] = tuple(report["computed_on_cpu"])
        self._lent = tuple(_tensors_in(self.sent))
        self.given = ", ".join(f"{name} = {input_text(value)}" for name, value in sent.items())

    def __getitem__(self, name: str) -> Snapshot:
        self.require_no_error()
        run = Run(self.given, self.made_on_cpu, self._lent, self._computed)
        return _remember(self._returned[name], run)

    def __iter__(self) -> Iterator[str]:
        self.require_no_error()
        return iter(self._returned)

    def __len__(self) -> int:
        self.require_no_error()
        return len(self._returned)

    def require_no_error(self, *, means: Mapping[str, str] | None = None) -> None:
        """Fail with the learner's exception if there was one.

        ``means`` maps a misconception id to a part of the exception's text, for a text
        that can have one cause only in this question, and another cause elsewhere.
        """
        if self.error is not None:
            error = self.error | {"made_on_cpu": self.made_on_cpu}
            raise failure_of(error, self._function, self.sent, self.given, means)

    @functools.cached_property
    def _noted(self) -> list[tuple[int, str, str, TensorSnapshot]]:
        again = encode(decode(self._request) | {NOTE_RESULTS: True})
        found = decode(_channel(self._function, again))["computed"]
        return [one for one in found if len(one) == 4 and isinstance(one[3], TensorSnapshot)]

    def _computed(self) -> list[tuple[int, str, str, TensorSnapshot]]:
        """What the learner's lines compute in the same run once more; only a failure asks."""
        return self._noted

    def warned(self, part: str) -> bool:
        """Whether the run warned with a text that has ``part``; it may have failed later."""
        return any(part in warning for warning in self.warnings)

    @property
    def changed(self) -> dict[str, str]:
        """The arguments that the run did not leave as they were, each with what is different."""
        self.require_no_error()
        return changes_of(Observer().take(self.sent), self._after)


def probe(function: Callable[..., Mapping[str, Any]]) -> Callable[..., Seen]:
    """Turn ``function`` into the observing half of a test.

    The function may use the learner's names, what the notebook's setup cell imported,
    and its own arguments and locals; nothing else of the test cell. It returns a dict
    of tensors and plain values. Calling the probe gives what was `Seen`. Arguments are
    tensors and plain values; the learner's code gets private copies.

    Raises:
        TypeError: an argument is neither a tensor nor a plain value.
    """
    assert isinstance(function, FunctionType)
    signature = inspect.signature(function)

    @functools.wraps(function)
    def ask(*positional: Any, **named: Any) -> Seen:
        bound = signature.bind(*positional, **named)
        bound.apply_defaults()
        given = Observer().take(bound.arguments)
        for device in devices_in(given):
            meet(device)
        return Seen(function, bound.arguments, encode(given))

    return ask


def _remember(tree: Snapshot, run: Run) -> Snapshot:
    if isinstance(tree, TensorSnapshot):
        return tree.with_run(run)
    return map_tree(tree, lambda member: _remember(member, run))


def _tensors_in(tree: Mapping[str, Any]) -> Iterator[tuple[str, Tensor]]:
    """The tensors among the arguments, and one level inside: ``x``, ``batches[0]``."""
    for name, value in tree.items():
        if isinstance(value, Tensor):
            yield name, value
        elif isinstance(value, dict):
            yield from ((f"{name}[{key!r}]", v) for key, v in value.items() if is_tensor(v))
        elif isinstance(value, list | tuple):
            yield from ((f"{name}[{n}]", v) for n, v in enumerate(value) if is_tensor(v))
