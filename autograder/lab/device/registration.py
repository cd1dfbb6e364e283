"""Make the teaching device a device of this process's PyTorch, once."""

from __future__ import annotations

import threading
from typing import Any

import torch

from . import selection
from .fallback import kernel_named, run_on_host
from .kernels import OWN, pin_memory
from .memory import NAME, allocate
from .module import DeviceModule

_lock = threading.Lock()
# The registrations live as long as these objects.
_libraries: list[torch.library.Library] = []
# Once asked, the answer stays: half a registration cannot be undone or repeated.
_outcome: list[str | None] = []

_UNNAMED = "privateuseone"


def register() -> str | None:
    """Register the device if it is not yet; None, or in one sentence why that cannot be."""
    with _lock:
        if not _outcome:
            # Asked for in the middle of a `no_grad`, it is tried out all the same.
            with torch.inference_mode(False), torch.enable_grad():
                _outcome.append(_find_missing() or _register())
        return _outcome[0]


def _register() -> str | None:
    from torch.utils import backend_registration

    _use_calling_threads()
    try:
        backend_registration._setup_privateuseone_for_python_backend(
            NAME, backend_module=DeviceModule()
        )
        _add_kernels()
        _add_storage_methods()
        _follow_the_index()
        _add_accelerator()
        _try_out()
    except Exception as error:  # whatever another torch objects to, the course goes on
        told = f"{type(error).__name__}: {error}".splitlines()[0].rstrip(".")
        return f"PyTorch {torch.__version__} does not take the teaching device: {told}."
    return None


def _try_out() -> None:
    """Use what the device stands on once: raises where this torch behaves differently."""
    x = torch.ones(2, device=torch.device(NAME, 1), requires_grad=True)
    (x.view(2) * 3).sum().backward()  # type: ignore[no-untyped-call]
    if x.grad is None or x.grad.tolist() != [3, 3] or x.grad.device != x.device:
        raise RuntimeError("a first backward on it gave a wrong gradient")


def _find_missing() -> str | None:
    taken = torch._C._get_privateuse1_backend_name()
    if taken != _UNNAMED:
        return f"PyTorch has room for one added device type, and '{taken}' has it in this process."
    return None


def _add_kernels() -> None:
    library: Any = torch.library.Library
    fallback = library("_", "IMPL")
    fallback.fallback(run_on_host, "PrivateUse1")
    kernels = library("aten", "IMPL")
    for op, kernel in OWN.items():
        kernels.impl(op, kernel, "PrivateUse1")
    for bit in ("Conjugate", "Negative"):
        # `_copy_from` is what resolves a lazy conjugate: resolving one for it would never end.
        kernels.impl("_copy_from", torch.library.fallthrough_kernel, bit)
    for name in _decomposed_by_pytorch():
        kernels.impl(name, kernel_named(name), "PrivateUse1")
    kernels.impl("_pin_memory", pin_memory, "CPU")
    _libraries.extend((fallback, kernels))


def _decomposed_by_pytorch() -> list[str]:
    """Operations that have a kernel for the CPU and, for devices without one, a decomposition.

    The CPU's kernel is wanted here too: it rounds as the CPU does, and is one call, not several.
    """
    has: Any = torch._C._dispatch_has_kernel_for_dispatch_key
    return [
        name
        for name in torch._C._dispatch_get_registrations_for_dispatch_key("CPU")
        if name.startswith("aten::")
        and not has(name, "CompositeImplicitAutograd")
        and (
            has(name, "CompositeExplicitAutograd")
            or has(name, "CompositeExplicitAutogradNonFunctional")
        )
    ]


def _add_storage_methods() -> None:
    """Let `torch.UntypedStorage(n, device="sim")` make memory of ours.

    PyTorch's C++ side asks for the allocator of the device there, and one added in Python has
    none: it would end the process. Saving, loading and deepcopy make their storages this way.
    """
    storage: Any = torch.UntypedStorage
    make_elsewhere = storage.__new__

    def make(cls: Any, *args: Any, **kwargs: Any) -> Any:
        device = kwargs.get("device")
        if device is None or torch.device(device).type != NAME:
            return make_elsewhere(cls, *args, **kwargs)
        index = selection.index_of(device)
        if args and not isinstance(args[0], int):
            values = make_elsewhere(cls, *args)
            return allocate(values.nbytes(), index).copy_(values)
        return allocate(args[0] if args else kwargs.get("size", 0), index)

    def to_sim(self: Any, device: Any = None, non_blocking: bool = False) -> Any:
        return self.to(device=torch.device(NAME, selection.index_of(device)))

    storage.__new__ = make
    setattr(torch.storage._StorageBase, NAME, to_sim)
    is_sim = property(lambda self: self.device.type == NAME)
    setattr(torch.storage._StorageBase, f"is_{NAME}", is_sim)


def _follow_the_index() -> None:
    """Let `x.new_tensor(...)` be on the device of ``x``, as it is for CUDA.

    PyTorch's C++ side keeps the type and makes the index the current one, which is always 0 here.
    """
    make = torch.Tensor.new_tensor

    def new_tensor(self: torch.Tensor, *args: Any, **kwargs: Any) -> torch.Tensor:
        if self.device.type == NAME and kwargs.get("device") is None:
            kwargs["device"] = self.device
        return make(self, *args, **kwargs)

    setattr(torch.Tensor, "new_tensor", new_tensor)  # noqa: B010


def _add_accelerator() -> None:
    """Let `torch.accelerator` say what is true: PyTorch's C++ side believes in one device."""
    c: Any = torch._C
    c._accelerator_getDeviceIndex = selection.current
    c._accelerator_setDeviceIndex = selection.select_for_good
    c._accelerator_exchangeDevice = selection.select_for_good
    c._accelerator_maybeExchangeDevice = selection.select_for_good
    c._accelerator_synchronizeDevice = selection.checked
    for name in ("isAllocatorInitialized", "getMemoryInfo", "emptyHostCache", "setStream"):
        setattr(c, f"_accelerator_{name}", _refuse)


def _refuse(*_: object) -> None:
    raise NotImplementedError(
        f"The teaching device '{NAME}' has no streams, memory statistics or caches: there is no "
        "hardware they could speak of."
    )


def _use_calling_threads() -> None:
    """Let backward run in the thread that calls it, as it does for the CPU.

    PyTorch starts a thread for each device of other types that it knows when the first backward
    runs. It would know one of our two, and a process with such a thread can no longer be forked
    and run backward. So the first backward runs now, before the device is there.
    """
    torch.ones((), device="cpu", requires_grad=True).backward()  # type: ignore[no-untyped-call]
    torch._C._set_multithreading_enabled(False)
