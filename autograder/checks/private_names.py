"""The private names of PyTorch that are used anywhere, and what is lost where one is missing.

PyTorch promises none of them. Each is here because nothing public says or does the same. Whoever
needs some asks with `require` before it uses them, so that a release of PyTorch without one ends
in a sentence; `tests/checks/test_private_names.py` holds the list against the sources and against
the PyTorch that is installed.
"""

from __future__ import annotations

import enum
import importlib

import torch

from autograder.course.torch_version import UnfitTorch, require_new_enough


class Need(enum.Enum):
    """What cannot be done without some names: the middle of a sentence."""

    CHECKS = "the checks of this course"
    GRADING = "grading"
    DRAWINGS = "following a graph"
    PROCESSES = "processes that train together"
    DEVICE = "the teaching device"
    # Nothing stops without these.
    FREED_GRAPHS = "saying that a graph was freed"
    CHANGED_TENSORS = "telling which of several saved tensors was changed in place"
    HOOKS = "finding a lost value in what a hook computed"
    SPEED = "a quick first call"
    REPORT = "the report on the teaching device"


_OF_TENSORS = ("_backward_hooks", "_base", "_is_view", "_post_accumulate_grad_hooks", "_version")
_OF_OPERATIONS = (
    "_copy_from", "_copy_from_and_resize", "_pin_memory", "_reshape_alias",
    "_thnn_fused_gru_cell", "_thnn_fused_gru_cell_backward", "_thnn_fused_lstm_cell",
    "_thnn_fused_lstm_cell_backward_impl",
)  # fmt: skip
_OF_ACCELERATORS = (
    "_accelerator_exchangeDevice", "_accelerator_getDeviceIndex",
    "_accelerator_maybeExchangeDevice", "_accelerator_setDeviceIndex",
    "_accelerator_synchronizeDevice",
)  # fmt: skip
PRIVATE_NAMES: dict[Need, tuple[str, ...]] = {
    Need.CHECKS: (
        "torch._C.DisableTorchFunctionSubclass",
        "torch._C.TensorBase",
        "torch._C._FunctionBase",
        *(f"torch._C.TensorBase.{name}" for name in _OF_TENSORS),
        "torch.UntypedStorage._cdata",
    ),
    Need.GRADING: (
        "torch._C._autograd._pop_saved_tensors_default_hooks",
        "torch._C._autograd._top_saved_tensors_default_hooks",
        "torch._C._exit_dual_level",
        "torch._C._len_torch_dispatch_stack",
        "torch._C._len_torch_function_stack",
        "torch._C._pop_torch_function_stack",
        "torch._C._set_grad_enabled",
        "torch._GLOBAL_DEVICE_CONTEXT",
        "torch._disable_dynamo",
        "torch._weights_only_unpickler.Unpickler",
        "torch.autograd.forward_ad._current_level",
        "torch.utils._python_dispatch._pop_mode",
    ),
    Need.DRAWINGS: (
        "torch._C._functions.AccumulateGrad._input_metadata",
        "torch._C._functions.AccumulateGrad._sequence_nr",
    ),
    Need.PROCESSES: ("torch._C._distributed_c10d._create_work_from_future",),
    Need.DEVICE: (
        "torch._C.DisableTorchFunction",
        "torch._C.DispatchKey.CPU",
        "torch._C.DispatchKey.Meta",
        "torch._C.DispatchKeySet",
        *(f"torch._C.{name}" for name in _OF_ACCELERATORS),
        "torch._C._construct_storage_from_data_pointer",
        "torch._C._dispatch_get_registrations_for_dispatch_key",
        "torch._C._dispatch_has_kernel_for_dispatch_key",
        "torch._C._from_dlpack",
        "torch._C._get_privateuse1_backend_name",
        "torch._C._is_multithreading_enabled",
        "torch._C._set_multithreading_enabled",
        "torch._C._to_dlpack",
        "torch._neg_view",
        "torch._ops.OpOverload",
        "torch._C.TensorBase._is_zerotensor",
        "torch.ops.aten._pin_memory.default._op_dk",
        *(f"torch.ops.aten.{name}" for name in _OF_OPERATIONS),
        "torch.storage._StorageBase",
        "torch.utils.backend_registration._setup_privateuseone_for_python_backend",
    ),
    Need.FREED_GRAPHS: (
        "torch._C._autograd.SavedTensor.data",
        "torch._C._autograd.SavedTensor.unpack_hook",
    ),
    Need.CHANGED_TENSORS: ("torch._C._autograd.SavedTensor.unpack",),
    Need.HOOKS: ("torch.autograd.graph._engine_run_backward",),
    Need.SPEED: (
        "torch._decomp.decompositions_for_jvp",
        "torch._dynamo",
        "torch._functorch._aot_autograd.subclass_codegen",
        "torch._inductor.lowering",
        "torch.testing._internal.optests",
    ),
    Need.REPORT: ("torch.testing._internal.common_methods_invocations.op_db",),
}


def missing(need: Need) -> list[str]:
    """The names for ``need`` that the installed PyTorch does not have."""
    return [name for name in PRIVATE_NAMES[need] if not _is_there(name)]


def why_not(need: Need) -> str | None:
    """Why ``need`` cannot be had with the installed PyTorch, in a sentence; None if it can."""
    if not (names := missing(need)):
        return None
    more = f" and {len(names) - 1} more" if names[1:] else ""
    return (
        f"PyTorch {torch.__version__} has no {names[0]}{more}, which {need.value} cannot do "
        "without: `make setup` installs a version that has it."
    )


def require(*needs: Need) -> None:
    """Refuse a PyTorch that is too old, or without a name for one of ``needs``."""
    require_new_enough(torch.__version__)
    for need in needs:
        if (reason := why_not(need)) is not None:
            raise UnfitTorch(reason)


def _is_there(name: str) -> bool:
    parts = name.split(".")
    found = torch
    for number, part in enumerate(parts[1:], start=2):
        try:
            found = getattr(found, part)
        except (AttributeError, RuntimeError):  # the latter is how operations say it
            if not hasattr(found, "__path__"):
                return False
            try:
                found = importlib.import_module(".".join(parts[:number]))
            except ImportError:
                return False
    return True
