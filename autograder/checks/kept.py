"""Right numbers that the learner's code computed, and that did not get where they belong."""

import ast

from torch import Tensor

from autograder.checks.from_lent import is_lent
from autograder.checks.observing.snapshot import TensorSnapshot
from autograder.checks.rounding import tensors_equal

# What hands numbers on and computes none: a line that keeps a copy is not where they got lost.
HANDED_ON = {"__deepcopy__", "alias", "clone", "copy_", "cpu", "detach", "detach_", "set_", "to"}
# A line that puts several things together: its result is none of them.
_PUT_TOGETHER = (ast.Tuple, ast.List, ast.Set, ast.Dict)


def not_kept(actual: TensorSnapshot, expected: Tensor) -> tuple[str, str | None] | None:
    """The learner's line that computes ``expected``, where ``actual`` is something else.

    With it comes the misconception that the line itself shows, if it does: the result of a
    method without underscore is thrown away. None if no line computes ``expected``, or if that
    is so plain a value that it comes up by the way, or what was lent: then it should have stayed
    as it was, and a line that has it, such as ``x[...]``, has got nothing right.
    """
    wanted = expected.detach().cpu()
    numbers = wanted.flatten().tolist()
    if len(set(numbers)) < 2 or not set(numbers) - {0, 1} or is_lent(actual.run.lent, wanted):
        return None
    found: list[tuple[int, str, bool, bool]] = []
    computed = actual.run.repeat()
    begun = None
    for place, (number, text, operation, value) in enumerate(computed):
        if not place or computed[place - 1][0] != number:
            begun = operation
        # What a `return` computed last has left its function: it belongs to another call.
        then = computed[place + 1] if place + 1 < len(computed) else None
        goes_on = then is not None and then[0] == number and then[2] != begun
        stays = (goes_on or not text.startswith("return ")) and not _puts_together(text)
        if stays and operation not in HANDED_ON and tensors_equal(value, expected):
            found.append((number, text, goes_on, _is_thrown_away(text, operation)))
    if _has_new_gaps(actual, expected):  # equal by the way, such as w in `w + (w - w) / 0`
        found = [each for each in found if not each[2]]
    if not found:
        return None
    # A result thrown away says most, one on the way to another result least.
    number, text, goes_on, thrown = min(found, key=lambda each: (not each[3], each[2]))
    # Perhaps it was lost, perhaps changed, perhaps kept, and is another tensor; or it is that of
    # another of several calls.
    what = "the right numbers appear in it" if goes_on else "a result of it is right"
    end = "but the tensor that is checked has other numbers in the end"
    line = f"line {number} of your cell; {what}, {end}: {text}"
    return line, "result-not-kept" if thrown else None


def _has_new_gaps(actual: TensorSnapshot, expected: Tensor) -> bool:
    have = actual.value
    finite = bool(expected.isfinite().all())
    return finite and have is not None and not bool(have.isfinite().all())


def _puts_together(text: str) -> bool:
    try:
        (statement,) = ast.parse(text).body
    except (SyntaxError, ValueError):
        return False
    return isinstance(getattr(statement, "value", None), _PUT_TOGETHER)


def _is_thrown_away(text: str, operation: str) -> bool:
    """Whether the line is nothing but a call of ``operation``, which changes nothing in place."""
    try:
        (statement,) = ast.parse(text).body
    except (SyntaxError, ValueError):
        return False
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return False
    called = statement.value.func
    return (
        isinstance(called, ast.Attribute)
        and called.attr == operation
        and not operation.endswith("_")
    )
