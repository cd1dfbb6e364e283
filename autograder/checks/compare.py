"""Checks of values. Each takes a snapshot and what it should be, and raises `CheckFailure`.

Order of judgement: type, shape, dtype, device, value. Only a failed check looks for a
reason, so an unusual but correct answer never meets a remark about how it was written.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import torch
from torch import Tensor

from autograder.checks.check_failure import CheckFailure, NotAttempted
from autograder.checks.differences import (
    difference_of_kinds,
    difference_of_sizes,
    difference_of_tensors,
    difference_of_values,
    share_of_right,
)
from autograder.checks.failures import is_stub
from autograder.checks.kept import not_kept
from autograder.checks.observing.snapshot import ObjectSnapshot, Snapshot, TensorSnapshot
from autograder.checks.probe import Seen
from autograder.checks.rounding import leaves_of, tensors_equal, values_equal
from autograder.checks.texts import kind_of, text_of
from autograder.course.findings import VALUES, Finding

# What stands in a variable when the parentheses of a call were forgotten.
UNCALLED = ("builtin_function_or_method", "function", "method", "method-wrapper")
Facts = Mapping[str, bool]
Mistakes = Mapping[str, Any]
Instead = Mapping[str, Any]


def check_tensor(
    actual: Snapshot,
    expected: Tensor,
    *,
    name: str,
    mistakes: Mistakes | None = None,
    facts: Facts | None = None,
    instead: Instead | None = None,
) -> None:
    """Fail unless ``actual`` is a tensor with the shape, dtype, device and values of ``expected``.

    Args:
        name: what the learner calls it, as in ``"x.grad"``.
        mistakes: misconception id -> the wrong value it leads to; the first that
            reproduces ``actual`` is named. ``None`` is passed over: for inputs that do not
            show the mistake.
        facts: misconception id -> whether its trace was seen; the first true one is named,
            if no mistake was. Both are looked at only after a failure.
        instead: other values that can be recognised, each under what it is, as in ``"the sum,
            not the mean"``. For a slip that needs no lesson: it is told as a fact, if no
            misconception was named.
    """
    _refuse_live(actual, name)
    if not isinstance(actual, TensorSnapshot):
        problem = f"`{name}` is {kind_of(actual)}, not a tensor."
        uncalled = isinstance(actual, ObjectSnapshot) and actual.type_name in UNCALLED
        advice = "call it, with `()` behind its name" if uncalled else None
        raise CheckFailure(Finding(problem, misconception=first_true(facts), try_next=advice))
    for what, have, want in (
        ("shape", actual.shape, tuple(expected.shape)),
        ("dtype", actual.dtype, str(expected.dtype)),
        ("device", actual.device, str(expected.device)),
    ):
        if have != want:
            # Evidence of this run only: a line that made a tensor on the CPU.
            made = actual.run.made_on_cpu if what == "device" and actual.device == "cpu" else ()
            known = _recognise(actual, facts, mistakes)
            raise CheckFailure(
                Finding(
                    f"`{name}` has the wrong {what}.",
                    given=actual.given,
                    seen=str(have),
                    wanted=str(want),
                    noticed=None if known else difference_of_tensors(actual, expected),
                    where=made[0] if made else None,
                    misconception=known or ("made-on-the-cpu" if made else None),
                )
            )
    if not tensors_equal(actual, expected):
        line, thrown_away = not_kept(actual, expected) or (None, None)
        known = thrown_away or _recognise(actual, facts, mistakes)
        raise CheckFailure(
            Finding(
                f"`{name}` has the right shape but wrong values.",
                given=actual.given,
                seen=text_of(actual),
                noticed=None if known else _noticed(actual, expected, instead),
                where=line,
                misconception=known,
                compared=VALUES,
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
    instead: Instead | None = None,
    is_told: bool = False,
) -> None:
    """Fail unless ``actual`` is the plain Python value ``expected``, of the same type.

    Numbers may differ by rounding; ``True`` is not ``1``. ``mistakes``, ``facts`` and
    ``instead`` are as in `check_tensor`, but facts come first, and ``None`` is a value like any
    other. The expected value is shown only if it ``is_told``: where the question says it itself,
    as of a type or a flag. A shape is expected as a ``torch.Size``: it is compared as a tuple, and
    what is said of it speaks of dimensions.
    """
    _refuse_live(actual, name)
    is_shape = isinstance(expected, torch.Size)
    expected = tuple(expected) if is_shape else expected
    if values_equal(actual, expected):
        return
    misconception = first_true(facts) or next(
        (id for id, wrong in (mistakes or {}).items() if values_equal(actual, wrong)), None
    )
    if not _same_kind(actual, expected):
        finding = Finding(
            f"`{name}` is {kind_of(actual)}.",
            given=given,
            wanted=kind_of(expected),
            misconception=misconception,
        )
    else:
        known = next((what for what, v in (instead or {}).items() if values_equal(actual, v)), None)
        # Beside a text that is shown a difference would be noise; of a prediction (nothing was
        # given to anybody's code) it would be the answer, but for words in place of yes or no, and
        # for how many of several numbers are right.
        plain = is_told and isinstance(expected, str)
        flags = isinstance(expected, list | tuple) and all(isinstance(e, bool) for e in expected)
        if given:
            difference = difference_of_sizes if is_shape else difference_of_values
            told = None if plain else difference(actual, expected)
        elif flags:
            told = difference_of_kinds(actual, expected)
        else:
            told = share_of_right(actual, expected)
        finding = Finding(
            f"`{name}` is wrong.",
            given=given,
            seen=text_of(actual),
            wanted=text_of(expected) if is_told else None,
            noticed=None if misconception else f"this is {known}" if known else told,
            misconception=misconception,
            compared=VALUES,
        )
    raise CheckFailure(finding)


def check_answered(actual: Snapshot, *, name: str) -> None:
    """Fail as *not attempted* while ``actual`` is the stub's ``...`` or ``None``.

    Beside other answers ``None`` was typed: no stub has it there.
    """
    _refuse_live(actual, name)
    blanks = [actual] if not isinstance(actual, dict | list | tuple) else list(leaves_of(actual))
    if any(each is ... for each in blanks) or (blanks and all(each is None for each in blanks)):
        some = "" if len(blanks) == 1 else " in some places"
        raise NotAttempted(
            Finding(f"Not attempted yet: `{name}` is still blank{some}.", try_next="fill it in")
        )


def check_that(
    holds: bool,
    problem: str,
    *,
    seen: Any = None,
    given: str = "",
    try_next: str | None = None,
    misconception: str | None = None,
) -> None:
    """Fail with ``problem`` unless ``holds``: for what no other check says.

    ``seen`` is a text, or a value, which is put into words as everywhere. ``misconception`` is
    for a condition that can fail in one known way only.
    """
    if not holds:
        words = seen if seen is None or isinstance(seen, str) else text_of(seen)
        raise CheckFailure(
            Finding(
                problem, given=given, seen=words, misconception=misconception, try_next=try_next
            )
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
    if error["missing_name"] or is_stub(error):
        seen.require_no_error()
    if type_name not in error["bases"] or mentions not in error["message"]:
        said = f"{error['type_name']}: {error['message']}".splitlines()[0]
        problem = f"{name} should raise {type_name}, and raised something else."
        raise CheckFailure(Finding(problem, given=seen.given, raised=said))


def check_unchanged(seen: Seen, *names: str) -> None:
    """Fail unless the learner's code left these arguments as they were lent.

    That is their values, shape, dtype, device and flag; and nobody wrote to them, hung a hook on
    them or left them a gradient.
    """
    changed = seen.changed
    for name in names:
        if name in changed:
            is_tensor = isinstance(seen.sent[name], Tensor)
            raise CheckFailure(
                Finding(
                    f"Your code changed its argument `{name}`, which belongs to the caller.",
                    given=seen.given,
                    noticed=changed[name],
                    try_next=_leave_alone(changed[name])
                    if is_tensor
                    else "work on a copy of it"
                    + ", and of what is in it" * changed[name].startswith("at "),
                )
            )


def _leave_alone(change: str) -> str:
    """What to do instead of the ``change`` of a tensor, in the words of `lent.changes_of`."""
    if change.startswith("its requires_grad"):
        return (
            "no requires_grad_() and no detach_() on what is not yours: "
            "detach() gives a tensor on the same numbers, with a flag of its own"
        )
    if change.startswith(("its .grad", "it has a history")):
        return "work on a leaf of your own: .detach().clone(), and set requires_grad there"
    if change.startswith("it has a hook"):
        return "keep the handle of the hook, and remove() it when you are done"
    return (
        "work on a new tensor: take a .clone(), or write nothing in place: "
        "no trailing underscore, no `-=`, no `x[...] =`"
    )


def _refuse_live(actual: Snapshot, name: str) -> None:
    if isinstance(actual, Tensor):
        raise TypeError(f"{name}: a check takes snapshots; return the tensor from a probe")


def _noticed(actual: TensorSnapshot, expected: Tensor, instead: Instead | None) -> str | None:
    for what, value in (instead or {}).items():
        if isinstance(value, Tensor) and tensors_equal(actual, value):
            return f"this is {what}"
    return difference_of_tensors(actual, expected)


def _recognise(
    actual: TensorSnapshot, facts: Facts | None, mistakes: Mistakes | None
) -> str | None:
    for misconception, wrong in (mistakes or {}).items():
        if isinstance(wrong, Tensor) and tensors_equal(actual, wrong):
            return misconception
    return first_true(facts)


def first_true(facts: Facts | None) -> str | None:
    """The first misconception whose trace was seen, if any."""
    return next((misconception for misconception, seen in (facts or {}).items() if seen), None)


def _same_kind(actual: Snapshot, expected: Any) -> bool:
    number = isinstance(actual, int | float) and not isinstance(actual, bool)
    return type(actual) is type(expected) or (isinstance(expected, float) and number)
