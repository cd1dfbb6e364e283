"""Why there is no gradient: reasons that the facts of snapshots prove, and no others.

`check_gradient` puts them into its finding, and `autograder.lab.explain` into words.
"""

from collections.abc import Mapping

from autograder.checks.observing.snapshot import Snapshot, TensorSnapshot

_WITH_GRADIENTS = ("float", "bfloat", "complex")


def why_no_gradient(tensor: TensorSnapshot, loss: Snapshot = None) -> str | None:
    """The misconception that explains ``tensor.grad is None``, or None if facts do not tell."""
    if not tensor.is_leaf and not tensor.retains_grad:
        return "grad-of-non-leaf"
    if not tensor.requires_grad:
        return _why_no_flag(tensor)
    if isinstance(loss, TensorSnapshot):
        if not loss.requires_grad:
            return "nothing-requires-grad"
        if leads_back(loss, tensor) is False:
            return "graph-cut"
    return None


def _why_no_flag(tensor: TensorSnapshot) -> str:
    if tensor.version is None:
        return "inference-tensor"
    if not can_require_grad(tensor):
        return "integers-cannot-require-grad"
    return "never-asked-to-record"


def can_require_grad(tensor: TensorSnapshot) -> bool:
    """Whether the element type has gradients at all."""
    return tensor.dtype.removeprefix("torch.").startswith(_WITH_GRADIENTS)


def leads_back(result: TensorSnapshot, tensor: TensorSnapshot) -> bool | None:
    """Whether the history of ``result`` leads to ``tensor``; None if it is too long to know.

    Both must come from one `Observer`. A tensor leads back to itself.
    """
    if result.identity == tensor.identity or tensor.identity in result.leaves:
        return True
    if tensor.origin is not None and tensor.origin in (result.origin, *result.origins):
        return True
    return False if result.history_is_whole else None


def first_cut(
    tensor: TensorSnapshot, through: Mapping[str, Snapshot]
) -> tuple[str | None, str] | None:
    """The two names between which the history is cut; the first is None for ``tensor`` itself.

    ``through`` names tensors on the way from ``tensor`` to the loss, in that order.
    None means that all of them lead back, or that it cannot be known.
    """
    before: str | None = None
    for name, snapshot in through.items():
        leads = leads_back(snapshot, tensor) if isinstance(snapshot, TensorSnapshot) else False
        if leads is None:
            return None
        if not leads:
            return before, name
        before = name
    return None


def described(tensor: TensorSnapshot) -> str:
    """``requires_grad=True, not a leaf (grad_fn MulBackward0)``"""
    leaf = "a leaf" if tensor.is_leaf else f"not a leaf (grad_fn {tensor.grad_fn})"
    return f"requires_grad={tensor.requires_grad}, {leaf}"
