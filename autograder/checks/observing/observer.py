"""The half of a probe that runs beside the learner's code. It observes and never judges."""

import builtins
import dis
import inspect
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr
from functools import cache
from types import CodeType, FrameType, FunctionType, MappingProxyType, TracebackType
from typing import Any

import torch

from autograder.checks.observing.computed import noting_results
from autograder.checks.observing.exchanged import grad_was_exchanged
from autograder.checks.observing.places import noting_cpu_tensors
from autograder.checks.observing.raw_tensor import name_of
from autograder.checks.observing.snapshot import Snapshot, rebuild
from autograder.checks.observing.source import line_at
from autograder.checks.observing.taking import Observer
from autograder.checks.observing.wire import decode, encode

MOST_WARNINGS, LONGEST_WARNING = 100, 1000
_BUILTINS = MappingProxyType(dict(vars(builtins)))
_EXCEPTIONS = MappingProxyType(
    {
        name: kind
        for name, kind in _BUILTINS.items()
        if isinstance(kind, type) and issubclass(kind, BaseException)
    }
)
# Among the arguments of a request: whether to note what is computed. No parameter has this name.
NOTE_RESULTS = "note results?"
# How the body of a class reads a name that is not its own.
_READS = {"LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS"}
_NOTHING: Mapping[str, Any] = MappingProxyType({})


def run(
    function: FunctionType,
    request: bytes,
    *,
    imported: Mapping[str, Any] = _NOTHING,
    quiesce: Callable[[], None] = lambda: None,
) -> bytes:
    """Call ``function`` with the arguments in ``request``; report what was seen.

    ``imported`` are names that mean to it what they meant before any learner's code ran.
    ``quiesce`` is called between the learner's code and the look at what it left.

    The report has ``returned``, ``arguments`` (as they are afterwards), ``warnings``,
    ``error``, ``made_on_cpu`` and ``computed_on_cpu`` (see `places`), and ``computed`` (see
    there) if the request has `NOTE_RESULTS`. Nothing the learner's code raises leaves here but
    KeyboardInterrupt.
    """
    returned: Any = None
    error: BaseException | None = None
    with _fair_conditions() as warned:  # arguments made in inference mode are of no use later
        sent = decode(request)
        notes = bool(sent.pop(NOTE_RESULTS, False))
        arguments = {name: rebuild(value) for name, value in sent.items()}
        given = tuple(arguments.items())  # whoever finds this frame cannot exchange what is in it
        with (
            noting_cpu_tensors(function, arguments) as on_cpu,
            noting_results(function, wanted=notes) as computed,
        ):
            try:
                returned = _apart(function, imported)(**arguments)
            except KeyboardInterrupt:
                raise
            except BaseException as raised:  # SystemExit too: it is an answer like any other
                error = raised
    if error is None and not isinstance(returned, dict):
        raise TypeError(f"probe {function.__name__} must return a dict of what it saw")
    observer = Observer()
    # All that asks the learner's own classes comes first: afterwards none of their code runs.
    report = {
        "returned": {} if error else returned,
        "arguments": dict(given),
        "warnings": _texts(warned),
        "error": error_facts(error, function) if error else None,
        "made_on_cpu": on_cpu.made,
        "computed_on_cpu": on_cpu.computing,
        "computed": computed,
    }
    for seen in report.values():
        observer.read_texts(seen)
    quiesce()
    # All of it, also what Python says of an error: a name in there may be anything.
    taken = {name: observer.take(seen) for name, seen in report.items()}
    return encode(observer.united(taken))


def _apart(function: FunctionType, imported: Mapping[str, Any]) -> FunctionType:
    """``function`` with names of its own: Python's own names mean to it what Python says.

    Somebody may have called a number of theirs ``sum``, and somebody else a function that always
    says 1 ``len``. What they call is still theirs, and sees their names.
    """
    names = _Names(imported, function.__globals__, _read_in_classes(function.__code__))
    apart = FunctionType(
        function.__code__, names, function.__name__, function.__defaults__, function.__closure__
    )
    apart.__kwdefaults__ = function.__kwdefaults__
    return apart


class _Names(dict[str, Any]):
    """The names of a probe: what was imported, Python's own, and else what they mean to others."""

    def __init__(
        self, imported: Mapping[str, Any], theirs: Mapping[str, Any], now: Iterable[str]
    ) -> None:
        super().__init__(imported, __builtins__=_BUILTINS.copy())
        self._theirs = theirs
        for name in now:
            if name not in self and name not in _BUILTINS and name in theirs:
                self[name] = theirs[name]

    def __missing__(self, name: str) -> Any:
        # Asked each time: a call may bind a name anew, and the probe then look at it.
        if name in _BUILTINS and name[:1] != "_":
            raise KeyError(name)
        return self._theirs[name]


@cache
def _read_in_classes(code: CodeType) -> frozenset[str]:
    """The names that the bodies of classes inside of ``code`` read, such as their decorators.

    Before Python 3.13 such a body looks for a name in the dict itself: it never asks
    `__missing__`, so these have to be there from the start.
    """
    names: set[str] = set()
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            names |= _read_in_classes(inner)
            if not inner.co_flags & inspect.CO_OPTIMIZED:  # no function: the body of a class
                names |= {
                    step.argval for step in dis.get_instructions(inner) if step.opname in _READS
                }
    return frozenset(names)


def _texts(warned: list[warnings.WarningMessage]) -> list[str]:
    """What was warned of, each text once: some code warns a million times."""
    texts: dict[str, None] = {}
    for entry in warned:
        if len(texts) == MOST_WARNINGS:
            break
        texts[f"{entry.category.__name__}: {_message(entry.message)}"[:LONGEST_WARNING]] = None
    return list(texts)


@contextmanager
def _fair_conditions() -> Iterator[list[warnings.WarningMessage]]:
    """Recording on, warnings collected, stderr joined to stdout; all restored afterwards.

    nbgrader takes the points of a test cell that wrote to stderr, so neither a
    learner's warning nor their progress bar may end there. And a cell run earlier may
    have left recording switched off for the whole kernel.
    """
    with (
        redirect_stderr(sys.stdout),
        torch.inference_mode(False),
        torch.enable_grad(),
        warnings.catch_warnings(record=True, action="always") as warned,
    ):
        yield warned


def error_facts(error: BaseException, function: FunctionType) -> dict[str, Snapshot]:
    """What is worth knowing about ``error``: whose line raised it, and the probe's call.

    ``at`` is the position in the probe's source of the call that failed; ``line`` is
    the innermost line of the learner's own code, if any of it was running.
    """
    ours, theirs = _frames(error.__traceback__, function)
    innermost = theirs[-1] if theirs else None
    last = _last(error.__traceback__)
    return {
        "type_name": _exception_name(type(error)),
        "bases": [_exception_name(base) for base in type(error).__mro__],
        "message": _message(error),
        "at": _position(ours) if ours else None,
        "function": innermost.tb_frame.f_code.co_name if innermost else None,
        "line_number": innermost.tb_lineno if innermost else None,
        "line": _source_line(innermost) if innermost else None,
        "by_learner": innermost is not None and innermost is last,
        "grad_exchanged": grad_was_exchanged(error),
        "missing_name": error.name if isinstance(error, NameError) and not theirs else None,
    }


def _exception_name(kind: type) -> str:
    """The name of a class; one that only bears the name of one of Python's is told apart."""
    name = name_of(kind)
    return name if _EXCEPTIONS.get(name, kind) is kind else f"another {name}"


def _frames(
    trace: TracebackType | None, function: FunctionType
) -> tuple[TracebackType | None, list[TracebackType]]:
    """The probe's own frame and the learner's frames, told apart by where they come from."""
    ours: TracebackType | None = None
    theirs: list[TracebackType] = []
    while trace is not None:
        frame: FrameType = trace.tb_frame
        if frame.f_code.co_filename == function.__code__.co_filename:
            # Not a function inside of it that the learner's code called back: no call of theirs.
            ours = ours if theirs else trace
        elif frame.f_globals is function.__globals__:
            theirs.append(trace)
        trace = trace.tb_next
    return ours, theirs


def _last(trace: TracebackType | None) -> TracebackType | None:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace


def _position(trace: TracebackType) -> list[int] | None:
    positions = list(trace.tb_frame.f_code.co_positions())
    found = positions[trace.tb_lasti // 2]
    return None if None in found else [number for number in found if number is not None]


def _source_line(trace: TracebackType) -> str:
    return line_at(trace.tb_frame.f_code.co_filename, trace.tb_lineno)


def _message(error: object) -> str:
    try:
        # What `opaque` makes is a function to whoever was handed it.
        return str.replace(str(error), "functools._lru_cache_wrapper", "function")
    except Exception:  # the learner's own __str__ may raise anything
        return ""
