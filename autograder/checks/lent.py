"""What became of what was lent to a learner's code: values, flags, gradients, writes and hooks."""

from collections.abc import Iterator, Mapping

from torch import Tensor

from autograder.checks.observing.snapshot import Snapshot, TensorSnapshot
from autograder.checks.texts import text_of
from autograder.checks.wrong_numbers import counted


def changes_of(before: Mapping[str, Snapshot], after: Mapping[str, Snapshot]) -> dict[str, str]:
    """The names of arguments that are not as they were lent, each with the first difference.

    An argument is lent as `rebuild` makes it: without gradient and hooks, and never written to.
    """
    found = ((name, _change(before[name], after[name])) for name in before)
    return {name: change for name, change in found if change}


def _change(before: Snapshot, after: Snapshot) -> str | None:
    """In words that follow the argument's name: ``requires_grad was False, and is True now``."""
    if isinstance(before, TensorSnapshot) and isinstance(after, TensorSnapshot):
        return next(_changes_of_tensor(before, after), None)
    if isinstance(before, dict) and isinstance(after, dict):
        if before.keys() != after.keys():
            return "it has other keys than before"
        pairs = [(repr(key), before[key], after[key]) for key in before]
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        if len(before) != len(after):
            had = counted(len(before), "entry", "entries")
            return f"it had {had}, and has {len(after)} now"
        pairs = [(str(place), *pair) for place, pair in enumerate(zip(before, after, strict=True))]
    else:
        return "it is another one than before" if before != after else None
    inside = ((place, _change(one, other)) for place, one, other in pairs)
    return next((f"at {place}: {change}" for place, change in inside if change), None)


def _changes_of_tensor(before: TensorSnapshot, after: TensorSnapshot) -> Iterator[str]:
    for what in ("shape", "dtype", "device", "requires_grad"):
        was, now = getattr(before, what), getattr(after, what)
        if was != now:
            yield f"its {what} was {was}, and is {now} now"
    if not _same(before.value, after.value):
        yield "its values are not what they were"
    if after.grad is not None:
        yield f"its .grad was None, and is {text_of(after.grad)} now"
    if not after.is_leaf:
        yield f"it has a history now (grad_fn {after.grad_fn})"
    if after.hooks:
        yield "it has a hook that it did not have"
    if after.version:
        yield "it was written to in place, though its values are the same"


def _same(one: Tensor | None, other: Tensor | None) -> bool:
    if one is None or other is None:
        return one is other
    return bool(((one == other) | ((one != one) & (other != other))).all())
