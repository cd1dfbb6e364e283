"""Import torch without what only tensors without memory need, a quarter of its time.

``import torch`` ends with `torch._meta_registrations`, which tells the shapes of results on the
``meta`` device, and with what that imports: the building stones of torch.compile and of export.
Nothing that computes numbers asks them. Here they are imported as soon as

- something looks into one of them,
- something else of torch is imported, which may lean on them,
- the text of a notebook speaks of what may need them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

LEFT_OUT = "torch._meta_registrations"
# What comes with it and stands in a package that is there.
_WITH_IT = (
    "torch._decomp",
    "torch._prims",
    "torch._prims_common.wrappers",
    "torch._refs",
    "torch.testing._internal.common_dtype",
    "torch.utils._content_store",
)
# What may need it in a text; rather too much than too little: it costs a third of a second, once.
NEEDING = re.compile(
    r"meta|compile|dynamo|export|[fF]ake|\bfx\b|jit|skip_init|library|nested|jagged|dispatch"
    r"|decomp|functionali[sz]|prims|_refs|torch\.ops|symbolic|SymInt"
)


def import_torch() -> None:
    """Import torch, for now without the rest. Call it before anything else imports torch."""
    if "torch" in sys.modules:
        return
    sys.modules[LEFT_OUT] = ModuleType(LEFT_OUT)  # torch imports it, and asks nothing of it
    torch: Any = import_module("torch")
    del sys.modules[LEFT_OUT]
    # The one thing of the rest that is wanted at once: without it nobody can make a generator.
    torch._C._set_generator_metaclass(import_module("torch._opaque_base").OpaqueBaseMeta)
    for name in (LEFT_OUT, *_WITH_IT):
        package, _, last = name.rpartition(".")
        if name not in sys.modules:
            setattr(import_module(package), last, _Later(name))
    sys.meta_path.insert(0, _RestFirst())


def import_rest() -> None:
    """Import what `import_torch` left out, if it did."""
    import_module(LEFT_OUT)


def import_rest_for(sources: Iterable[str]) -> None:
    """Import what was left out if one of ``sources`` may need it."""
    if any(NEEDING.search(source) for source in sources):
        import_rest()


class _Later(ModuleType):
    """Stands for a module in its package; whoever wants something of it gets the module's."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # asked of all modules there are, by those who look for one
            raise AttributeError(name)
        import_rest()
        return getattr(import_module(self.__name__), name)


class _RestFirst:
    """Of all finders the first: before anything else of torch is imported, the rest is."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None, so that others find it, unless the rest brought ``name`` along."""
        if not name.startswith("torch.") or name == LEFT_OUT:
            return None
        was_there = name in sys.modules
        import_rest()
        if was_there or name not in sys.modules:
            return None
        module = sys.modules[name]
        spec = ModuleSpec(name, _Found(module))
        # Where a module came while it was looked for, `import` goes by that module's own.
        module.__spec__ = spec
        return spec


class _Found(Loader):
    """Loads a module that is there; importing it once more would register its operators twice."""

    def __init__(self, module: ModuleType) -> None:
        self._module, self._spec = module, module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, whatever ``spec`` says."""
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is to be done but to give back the module what it knew of itself."""
        module.__spec__ = self._spec
