"""Facts about a tensor from PyTorch's own class, whatever its own class says about them.

A learner's subclass may define ``requires_grad`` or ``is_leaf`` anew, and ``torch.Tensor`` may
have been patched. The class below it is PyTorch's own; what it defines is taken here, when this
module is imported.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import torch
from torch import Tensor

_OWN: Mapping[str, Any] = MappingProxyType({
    name: getattr(torch._C.TensorBase, name)
    for name in (
        "_backward_hooks", "_is_view", "_post_accumulate_grad_hooks", "_version", "clone", "cpu",
        "detach", "device", "dtype", "grad", "grad_fn", "is_inference", "is_meta", "output_nr",
        "requires_grad", "retains_grad", "shape", "storage_offset", "stride", "untyped_storage",
        "view_as",
    )
})  # fmt: skip
_class_name = vars(type)["__name__"]
_METHODS = frozenset(name for name, own in _OWN.items() if callable(own))


def is_tensor(value: object) -> bool:
    """Whether ``value`` is a tensor; its ``__class__`` is not asked."""
    return issubclass(type(value), Tensor)


def name_of(kind: type) -> str:
    """The name of a class; a class of its own kind may say another one, or none."""
    return str.__str__(_class_name.__get__(kind))


def raw_attribute(tensor: Tensor, name: str, *arguments: Any) -> Any:
    """The attribute ``name`` of ``tensor``, or what its method of this name returns."""
    own = _OWN[name]
    if name in _METHODS:
        method: Callable[..., Any] = own
        return method(tensor, *arguments)
    return own.__get__(tensor)
