"""What a cell can leave changed in its shell, and putting it back before the next one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import BuiltinFunctionType, FunctionType, MappingProxyType, ModuleType
from typing import Any, TypeGuard

# Names that IPython or everybody binds anew all the time.
_FREE = "_"
_IMPORTED = ModuleType, FunctionType, BuiltinFunctionType, type


class ShellState:
    """How a shell stands now: its hooks, its namespace, and what the setup bound there."""

    def __init__(self, shell: Any) -> None:
        self._shell = shell
        self._names: dict[str, Any] = shell.user_ns
        self._bound = {n: value for n, value in shell.user_ns.items() if not n.startswith(_FREE)}
        self._builtins = shell.user_ns.get("__builtins__")
        own = shell.user_ns.get("__name__")
        # The names that the setup imported, and modules as they were, for what asks beside a
        # learner's code: a function of torch that was exchanged in the middle of a call would
        # answer in place of torch, and could put the true one back.
        self.imported: Mapping[str, Any] = MappingProxyType(
            {
                name: _as_it_is(value) if _stays(value) else value
                for name, value in self._bound.items()
                if isinstance(value, _IMPORTED) and getattr(value, "__module__", None) != own
            }
        )
        self._lists = [(hooks, list(hooks)) for hooks in _hooks(shell)]
        self._callbacks = {event: list(kept) for event, kept in shell.events.callbacks.items()}
        self._owners = [(owner, _own_callables(owner)) for owner in _owners(shell)]

    def restore_hooks(self) -> None:
        """Take off what cells hooked into the shell; the names they bound stay."""
        shell = self._shell
        if shell.user_ns is not self._names:
            self._names.update(shell.user_ns)
            shell.user_ns = self._names
        self._names["__builtins__"] = self._builtins
        for hooks, kept in self._lists:
            hooks[:] = kept
        shell.input_transformers_post = []
        for event, callbacks in self._callbacks.items():
            shell.events.callbacks[event] = list(callbacks)
        shell.custom_exceptions = ()
        for owner, own in self._owners:
            for name in _own_callables(owner).keys() - own.keys():
                vars(owner).pop(name)
            vars(owner).update(own)

    def rebound(self) -> list[str]:
        """Which names of the setup mean something else now; those of IPython count for nobody."""
        now, hidden = self._names, self._shell.user_ns_hidden
        return [
            name
            for name, value in self._bound.items()
            if now.get(name) is not value and name not in hidden
        ]

    @property
    def bound(self) -> frozenset[str]:
        """The names of the setup."""
        return frozenset(self._bound)

    def module_names(self) -> Callable[[], None]:
        """A function that lets the setup's names of modules mean modules again.

        Another module is left, which may be the learner's choice; no mock is.
        """
        names, modules, module_type, of_type = self._names, sys.modules, ModuleType, type
        bound = [(name, value) for name, value in self._bound.items() if type(value) is ModuleType]

        def put_back() -> None:
            for name, value in bound:
                now: Any = names.get(name, value)
                if of_type(now) is not module_type or modules.get(now.__name__) is not now:
                    names[name] = value

        return put_back

    def restore_names(self) -> None:
        """Let the names of the setup mean again what they meant."""
        self._names.update(self._bound)


def _stays(value: Any) -> TypeGuard[ModuleType]:
    """Whether it is a module; what `sys` has is another thing from one moment to the next."""
    return isinstance(value, ModuleType) and value is not sys


def _as_it_is(module: ModuleType) -> Any:
    """Something with the attributes that ``module`` has now, whatever becomes of them."""
    contents = MappingProxyType(dict(vars(module)))

    class AsItIs:
        __slots__ = ()

        def __getattr__(self, name: str) -> Any:
            return contents[name] if name in contents else getattr(module, name)

    return AsItIs()


def _hooks(shell: Any) -> list[list[Any]]:
    made = shell.input_transformer_manager
    return [
        shell.ast_transformers,
        made.cleanup_transforms,
        made.line_transforms,
        made.token_transformers,
    ]


def _owners(shell: Any) -> list[Any]:
    return [shell, shell.display_formatter, shell.input_transformer_manager, shell.events]


def _own_callables(owner: Any) -> dict[str, Any]:
    """Methods of ``owner`` that were put on the object itself, and hide those of its class."""
    own = vars(owner).items()
    return {name: value for name, value in own if callable(value) and hasattr(type(owner), name)}
