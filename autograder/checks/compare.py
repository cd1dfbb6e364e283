"""Checks of values. Each takes a snapshot and what it should be, and raises `CheckFailure`.

Order of judgement: type, shape, dtype, device, value. Only a failed check looks for a
reason, so an unusual but correct answer never meets a remark about how it was written.
"""

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from autograder.checks.findings import CheckFailure, Finding, NotAttempted
from autograder.checks.probe import Seen
from autograder.checks.snapshot import Snapshot, TensorSnapshot
from autograder.checks.texts import kind_of, text_of

# By dtype how far an element may be off: in parts of itself, at least, and in parts of the
# largest element. The last because large terms that nearly cancel leave their rounding behind.
TOLERANCE: dict[torch.dtype, tuple[float, float, float]] = {
    torch.float64: (1e-9, 1e-11, 1e-14),
    torch.float32: (1e-4, 1e-5, 2e-6),
    torch.float16: (1e-2, 1e-3, 2e-3),
    torch.bfloat16: (3e-2, 1e-2, 1e-2),
}
_NUMBERS = (1e-5, 1e-6, 2e-6)  # the same for Python's numbers, which torch computed in float32

Facts = Mapping[str, bool]
Mistakes = Mapping[str, Any]


def check_tensor(
    actual: Snapshot,
    expected: Tensor,
    *,
    name: str,
    mistakes: Mistakes | None = None,
    facts: Facts | None = None,
) -> None:
    """Fail unless ``actual`` is a tensor with the shape, dtype, device and values of ``expected``.

    Args:
        name: what the learner calls it, as in ``"x.grad"``.
        facts: misconception id -> whether its trace was seen; the first true one is named.
        mistakes: misconception id -> the wrong value it leads to; the first that
            reproduces ``actual`` is named. Both are looked at only after a failure.
    """
    _refuse_live(actual, name)
    if not isinstance(actual, TensorSnapshot):
        problem = f"`{name}` is {kind_of(actual)}, not a tensor."
        raise CheckFailure(Finding(problem, misconception=first_true(facts)))
    for what, have, want in (
        ("shape", actual.shape, tuple(expected.shape)),
        ("dtype", actual.dtype, str(expected.dtype)),
        ("device", actual.device, str(expected.device)),
    ):
        if have != want:
            # Evidence of this run only: a line that made a tensor on the CPU.
            made = actual.made_on_cpu if what == "device" and actual.device == "cpu" else ()
            known = _recognise(actual, facts, mistakes)
            raise CheckFailure(
                Finding(
                    f"`{name}` has the wrong {what}.",
                    given=actual.given,
                    seen=str(have),
                    wanted=str(want),
                    where=made[0] if made else None,
                    misconception=known or ("made-on-the-cpu" if made else None),
                )
            )
    if not _equal(actual, expected):
        raise CheckFailure(
            Finding(
                f"`{name}` has the right shape but wrong values.",
                given=actual.given,
                seen=text_of(actual),
                misconception=_recognise(actual, facts, mistakes),
            )
        )


def check_value(
    actual: Snapshot,
    expected: Any,
    *,
    name: str,
    given: str = "",
    mistakes: Mistakes | None = None,
    facts: Facts | None = None,
) -> None:
    """Fail unless ``actual`` is the plain Python value ``expected``, of the same type.

    Numbers may differ by rounding; ``True`` is not ``1``. The expected value is never
    shown. ``mistakes`` and ``facts`` are as in `check_tensor`.
    """
    _refuse_live(actual, name)
    if _plain_equal(actual, expected):
        return
    misconception = first_true(facts) or next(
        (id for id, wrong in (mistakes or {}).items() if _plain_equal(actual, wrong)), None
    )
    if not _same_kind(actual, expected):
        finding = Finding(
            f"`{name}` is {kind_of(actual)}.",
            given=given,
            wanted=kind_of(expected),
            misconception=misconception,
        )
    else:
        finding = Finding(
            f"`{name}` is wrong.", given=given, seen=text_of(actual), misconception=misconception
        )
    raise CheckFailure(finding)


def check_answered(actual: Snapshot, *, name: str) -> None:
    """Fail as *not attempted* while ``actual`` is the stub's ``...`` or ``None``."""
    _refuse_live(actual, name)
    blanks = [actual] if not isinstance(actual, dict | list | tuple) else list(_members(actual))
    if any(blank is None or blank is Ellipsis for blank in blanks):
        some = "" if len(blanks) == 1 else " in some places"
        raise NotAttempted(
            Finding(f"Not attempted yet: `{name}` is still blank{some}.", try_next="fill it in")
        )


def check_that(
    holds: bool,
    problem: str,
    *,
    seen: str | None = None,
    given: str = "",
    try_next: str | None = None,
    misconception: str | None = None,
) -> None:
    """Fail with ``problem`` unless ``holds``: for what no other check says.

    ``misconception`` is for a condition that can fail in one known way only.
    """
    if not holds:
        raise CheckFailure(
            Finding(problem, given=given, seen=seen, misconception=misconception, try_next=try_next)
        )


def check_ran(
    seen: Seen, *, means: Mapping[str, str] | None = None, facts: Facts | None = None
) -> None:
    """Fail with the learner's exception if there was one.

    Args:
        means: misconception id -> part of the exception's text, for a text that has only
            this one cause in this question. It overrides what the text means elsewhere.
        facts: as in `check_tensor`; they name the reason where the text, such as
            ``unsupported operand type(s) ... 'NoneType'``, could mean many things.
    """
    try:
        seen.require_no_error(means=means)
    except NotAttempted:
        raise
    except CheckFailure as failure:
        known = failure.finding.misconception or first_true(facts)
        raise CheckFailure(replace(failure.finding, misconception=known)) from None


def check_raises(seen: Seen, type_name: str, *, mentions: str = "", name: str) -> None:
    """Fail unless the probe raised ``type_name`` with a message that has ``mentions``."""
    error = seen.error
    if error is None:
        problem = f"{name} should raise {type_name}, and raised nothing."
        raise CheckFailure(Finding(problem, given=seen.given))
    if error["missing_name"] or (error["by_learner"] and "NotImplementedError" in error["bases"]):
        seen.require_no_error()
    if type_name not in error["bases"] or mentions not in error["message"]:
        said = f"{error['type_name']}: {error['message']}".splitlines()[0]
        problem = f"{name} should raise {type_name}, and raised something else."
        raise CheckFailure(Finding(problem, given=seen.given, raised=said))


def check_unchanged(seen: Seen, *names: str) -> None:
    """Fail if the learner's code changed one of these arguments: values, shape or flag."""
    for name in names:
        if name in seen.changed:
            raise CheckFailure(
                Finding(
                    f"Your code changed its argument `{name}`, which belongs to the caller.",
                    given=seen.given,
                    try_next="work on a new tensor: operations without a trailing underscore",
                )
            )


def _refuse_live(actual: Snapshot, name: str) -> None:
    if isinstance(actual, Tensor):
        raise TypeError(f"{name}: a check takes snapshots; return the tensor from a probe")


def _equal(actual: TensorSnapshot, expected: Tensor) -> bool:
    wanted = expected.detach().cpu()
    if actual.value is None or actual.value.shape != wanted.shape:
        return False
    if actual.value.dtype != wanted.dtype:
        return False
    rtol, atol, of_largest = TOLERANCE.get(wanted.dtype, (0.0, 0.0, 0.0))
    if of_largest and wanted.numel():
        largest = wanted.double().abs().nan_to_num(nan=0, posinf=0).max().item()
        atol = max(atol, of_largest * largest)
    return torch.allclose(actual.value, wanted, rtol=rtol, atol=atol, equal_nan=True)


def _recognise(
    actual: TensorSnapshot, facts: Facts | None, mistakes: Mistakes | None
) -> str | None:
    for misconception, wrong in (mistakes or {}).items():
        if isinstance(wrong, Tensor) and _equal(actual, wrong):
            return misconception
    return first_true(facts)


def first_true(facts: Facts | None) -> str | None:
    """The first misconception whose trace was seen, if any."""
    return next((misconception for misconception, seen in (facts or {}).items() if seen), None)


def _plain_equal(actual: Snapshot, expected: Any) -> bool:
    rtol, atol, of_largest = _NUMBERS
    sizes = [abs(leaf) for leaf in _members(expected) if isinstance(leaf, float)]
    largest = max((size for size in sizes if math.isfinite(size)), default=0.0)
    return _tree_equal(actual, expected, rtol, max(atol, of_largest * largest))


def _tree_equal(actual: Snapshot, expected: Any, rtol: float, atol: float) -> bool:
    if isinstance(expected, float) and isinstance(actual, int | float):
        close = abs(actual - expected) <= atol + rtol * abs(expected)
        return not isinstance(actual, bool) and (close or actual == expected)
    if isinstance(expected, list | tuple):
        return (
            type(actual) is type(expected)
            and len(actual) == len(expected)
            and all(_tree_equal(*pair, rtol, atol) for pair in zip(actual, expected, strict=True))
        )
    if isinstance(expected, dict):
        return (
            isinstance(actual, dict)
            and actual.keys() == expected.keys()
            and all(_tree_equal(actual[key], expected[key], rtol, atol) for key in expected)
        )
    return type(actual) is type(expected) and bool(actual == expected)


def _same_kind(actual: Snapshot, expected: Any) -> bool:
    number = isinstance(actual, int | float) and not isinstance(actual, bool)
    return type(actual) is type(expected) or (isinstance(expected, float) and number)


def _members(tree: Snapshot) -> list[Snapshot]:
    if isinstance(tree, dict):
        return [leaf for value in tree.values() for leaf in _members(value)]
    if isinstance(tree, list | tuple):
        return [leaf for value in tree for leaf in _members(value)]
    return [tree]
