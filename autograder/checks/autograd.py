"""Checks of what autograd knows about a tensor: its gradient, its history, its flags.

A reason is named only when the snapshot shows it; `reasons` has the rules.
"""

from torch import Tensor

from autograder.checks.check_failure import CheckFailure
from autograder.checks.compare import Facts, Instead, Mistakes, check_tensor, first_true
from autograder.checks.observing.snapshot import Snapshot, TensorSnapshot
from autograder.checks.reasons import described, leads_back, why_no_gradient
from autograder.checks.texts import attribute_of, kind_of, text_of
from autograder.course.findings import Finding


def check_gradient(
    of: Snapshot,
    expected: Tensor,
    *,
    name: str,
    loss: Snapshot = None,
    mistakes: Mistakes | None = None,
    facts: Facts | None = None,
    instead: Instead | None = None,
) -> None:
    """Fail unless the tensor ``of`` holds the gradient ``expected``.

    Args:
        of: snapshot of the tensor whose ``.grad`` is judged.
        name: what the learner calls that tensor; the message says ``name.grad``.
        loss: snapshot of the tensor backward() was called on. With it, a gradient
            that never arrived can be told from one that was never asked for.
        mistakes: misconception id -> wrong gradient, as in `check_tensor`.
        facts: misconception id -> whether its trace was seen, as in `check_tensor`.
        instead: other gradients that can be recognised, as in `check_tensor`.
    """
    tensor = _tensor(of, name)
    if tensor.grad is None:
        raise CheckFailure(
            Finding(
                f"`{attribute_of(name, 'grad')}` is None: no gradient is stored there.",
                given=tensor.given,
                seen=f"{name}: {described(tensor)}",
                misconception=first_true(facts) or why_no_gradient(tensor, loss),
            )
        )
    check_tensor(
        tensor.grad,
        expected,
        name=attribute_of(name, "grad"),
        mistakes=mistakes,
        facts=facts,
        instead=instead,
    )


def check_no_gradient(of: Snapshot, *, name: str, facts: Facts | None = None) -> None:
    """Fail if the tensor ``of`` holds a gradient: zeros count as one."""
    tensor = _tensor(of, name)
    if tensor.grad is not None:
        raise CheckFailure(
            Finding(
                f"`{attribute_of(name, 'grad')}` should be None.",
                given=tensor.given,
                seen=text_of(tensor.grad),
                misconception=first_true(facts),
            )
        )


def check_requires_grad(
    actual: Snapshot, expected: bool, *, name: str, facts: Facts | None = None
) -> None:
    """Fail unless ``actual.requires_grad`` is ``expected``."""
    tensor = _tensor(actual, name)
    _check_flag(
        tensor, tensor.requires_grad, expected, what="requires_grad", name=name, facts=facts
    )


def check_leaf(
    actual: Snapshot, expected: bool = True, *, name: str, facts: Facts | None = None
) -> None:
    """Fail unless ``actual.is_leaf`` is ``expected``."""
    tensor = _tensor(actual, name)
    _check_flag(tensor, tensor.is_leaf, expected, what="is_leaf", name=name, facts=facts)


def check_reaches(
    result: Snapshot, leaf: Snapshot, expected: bool = True, *, name: str, leaf_name: str
) -> None:
    """Fail unless the recorded history of ``result`` ends (or does not end) in ``leaf``."""
    tensor, end = _tensor(result, name), _tensor(leaf, leaf_name)
    reaches = leads_back(tensor, end)
    if reaches is None:
        raise CheckFailure(Finding(f"The history of `{name}` is too long to follow."))
    if reaches is not expected:
        raise CheckFailure(
            Finding(
                f"The history of `{name}` {'does not lead' if expected else 'still leads'}"
                f" back to `{leaf_name}`.",
                given=tensor.given,
                seen=described(tensor),
                misconception="graph-cut" if expected else "history-kept",
            )
        )


def check_shares_memory(
    one: Snapshot,
    other: Snapshot,
    expected: bool = True,
    *,
    name: str,
    other_name: str,
    facts: Facts | None = None,
) -> None:
    """Fail unless the two tensors look at the same storage (or, if not expected, do not)."""
    shares = _tensor(one, name).storage == _tensor(other, other_name).storage
    if shares is not expected:
        raise CheckFailure(
            Finding(
                f"`{name}` and `{other_name}` should {'' if expected else 'not '}share memory.",
                given=_tensor(one, name).given,
                misconception=first_true(facts),
            )
        )


def check_same_tensor(
    one: Snapshot, other: Snapshot, *, name: str, other_name: str, facts: Facts | None = None
) -> None:
    """Fail unless both names stand for the very same tensor object."""
    if _tensor(one, name).identity != _tensor(other, other_name).identity:
        raise CheckFailure(
            Finding(
                f"`{name}` is another tensor, not `{other_name}` itself.",
                given=_tensor(one, name).given,
                misconception=first_true(facts),
            )
        )


def _check_flag(
    tensor: TensorSnapshot,
    actual: bool,
    expected: bool,
    *,
    what: str,
    name: str,
    facts: Facts | None,
) -> None:
    if actual is not expected:
        raise CheckFailure(
            Finding(
                f"`{attribute_of(name, what)}` should be {expected}.",
                given=tensor.given,
                seen=described(tensor),
                misconception=first_true(facts),
            )
        )


def _tensor(actual: Snapshot, name: str) -> TensorSnapshot:
    if isinstance(actual, Tensor):
        raise TypeError(f"{name}: a check takes snapshots; return the tensor from a probe")
    if not isinstance(actual, TensorSnapshot):
        raise CheckFailure(Finding(f"`{name}` is {kind_of(actual)}, not a tensor."))
    return actual
