"""Refusing a learner's code a look at whoever calls it.

The observing half of a test works in the learner's own process. With the frames of its callers,
or with the garbage collector's list of all objects, code could rewrite what is observed. Python
tells an audit hook of such a look before it happens, and an audit hook cannot be removed.

Python's own modules and installed packages look at frames all the time, so it matters who asks.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]
import logging
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FrameType
from typing import Any

from IPython.core.interactiveshell import InteractiveShell

from autograder.engine.runner.frames import give_likenesses

# Nobody needs these to answer a question, whoever asks on a learner's behalf.
_ALWAYS = frozenset(
    {
        "gc.get_objects",
        "gc.get_referents",
        "gc.get_referrers",
        "sys._current_exceptions",
        "sys._current_frames",
    }
)
# A debugger or profiler hands out every frame there is; honest, and of no use while grading.
_TRACING = {"sys.setprofile": "setprofile", "sys.settrace": "settrace"}
# Installed packages add a hook when they are imported, as filelock does for torch.compile, and do
# not notice that it was not added.
_HOOK = "sys.addaudithook"
_ENGINE = f"{Path(__file__).parents[1]}/"
_FRAMES = frozenset({"ag_frame", "cr_frame", "gi_frame", "tb_frame"})
_CODE = frozenset({"__code__", "__defaults__", "__kwdefaults__"})
# These modules hand frames, or the names in them, to whoever calls them.
_HANDING_OUT = frozenset(
    """
    IPython.core.debugger IPython.core.ultratb IPython.utils.frame _pytest._code.code
    asyncio.base_tasks bdb ctypes executing.executing inspect numpy.distutils.misc_util pdb
    stack_data.core stack_data.utils torch._jit_internal types
    """.split()
)
# So do these, from as many frames up as their argument says.
_HANDING_OUT_BY_DEPTH = {
    InteractiveShell.get_local_scope.__code__: "stack_depth",
    InteractiveShell.var_expand.__code__: "depth",
}
_HANDING_OUT_DIRECTLY = frozenset(
    {
        logging.currentframe.__code__,
        traceback.walk_stack.__code__,
        traceback.walk_tb.__code__,
    }
)


class Reflection:
    """What was looked for, as it comes; nothing is refused before `start`."""

    def __init__(self, namespace: dict[str, Any], ours: Iterable[Mapping[str, Any]] = ()) -> None:
        """Get ready for code in ``namespace``; ``ours`` are names of modules that none leads to."""
        self.refused: list[str] = []
        # Now, in the process that every runner is forked from: it looks at every module.
        self._is_theirs = _who_is_theirs(namespace, ours)

    def start(self) -> None:
        """From now on refuse code of the learner's namespace, and of modules that it made."""
        _give_handlers_no_frame()
        _watch(self.refused, self._is_theirs)


def _give_handlers_no_frame() -> None:
    """Let handlers of signals be called without the frame that they interrupt.

    Python tells no hook of it. `signal.signal` calls this one too.
    """
    register, default = _signal.signal, signal.default_int_handler

    def register_without_frame(number: int, handler: Any) -> Any:
        if handler is default or not callable(handler):
            return register(number, handler)
        return register(number, lambda number, _: handler(number, None))

    _signal.signal = register_without_frame


def _watch(refused: list[str], is_theirs: Callable[[FrameType], bool]) -> None:
    # All names are local: those of this module and of builtins are within a learner's reach.
    refuse, text, get_frame, busy = RuntimeError, str, sys._getframe, False
    always, tracing, adding, frames, of_code = _ALWAYS, _TRACING, _HOOK, _FRAMES, _CODE
    walked, direct, by_depth = _HANDING_OUT, _HANDING_OUT_DIRECTLY, _HANDING_OUT_BY_DEPTH
    whole, tracebacks = int, vars(traceback)
    attributes, engine = ("object.__getattr__", "object.__setattr__"), _ENGINE

    def asks_for_frames(frame: FrameType | None, name: str | None) -> bool:
        """Whether what is called ``name`` is asked for by code of theirs, or on its behalf."""
        if frame is not None and frame.f_code in by_depth:
            return reaches_above(frame, frame.f_locals.get(by_depth[frame.f_code]))
        if frame is not None and frame.f_code in direct:
            frame, name = frame.f_back, None
        if frame is not None and frame.f_code is giving:  # who asks it was looked at by itself
            return False
        while frame is not None and not is_theirs(frame):
            # Code that does not name what it asks for was given it, as a decorator or `tree_map`
            # is given a function, and asks for whoever called it; the engine's keeps such lists.
            code = frame.f_code
            if name is None or name in code.co_names or text.startswith(code.co_filename, engine):
                if not hands_out(frame):
                    return shows_names(frame)
                if name is not None:
                    name = code.co_name
                    name = name if text.isidentifier(name) else None  # of a lambda
            frame = frame.f_back
        return frame is not None

    def hands_out(frame: FrameType) -> bool:
        name = frame.f_globals.get("__name__")
        return type(name) is text and name in walked

    def reaches_above(asking: FrameType, depth: Any) -> bool:
        """Whether code of theirs is passed on the way up; below a cell's own code is nothing."""
        if type(depth) is not whole:
            return True
        frame = asking.f_back
        for left in range(depth, 0, -1):
            if frame is None:
                return False
            if is_theirs(frame) and (left > 1 or frame.f_code.co_name != "<module>"):
                return True
            frame = frame.f_back
        return False

    def shows_names(frame: FrameType | None) -> bool:
        """Whether a traceback is made that tells what the names in its frames mean."""
        while frame is not None and frame.f_globals is tracebacks:
            if frame.f_locals.get("capture_locals", False) is not False:
                return True
            frame = frame.f_back
        return False

    def asked_by_theirs(name: str | None, asking: FrameType | None = None) -> bool:
        nonlocal busy
        if busy:  # looking at frames is an event itself
            return False
        busy = True
        try:
            return asks_for_frames(asking or get_frame(2), name)
        finally:
            busy = False

    def refusal(what: str) -> BaseException:
        refused.append(what)
        return refuse(what + " is not available while your work is graded")

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event in always:
            refused.append(event)
        elif event == adding:
            if asked_by_theirs("addaudithook"):
                refused.append(event)
        elif event in tracing:
            if not asked_by_theirs(tracing[event]):
                return
        elif event == "sys._getframe":
            if not asked_by_theirs("_getframe"):
                return
            refused.append(event)
        elif event == "object.__getattr__" and arguments[1] in frames:
            if not asked_by_theirs(arguments[1]):
                return
            refused.append(event)
        elif event == "object.__setattr__":
            module = arguments[0].__module__ if arguments[1] in of_code else None
            if not (type(module) is text and module.startswith("autograder.")):
                return
            refused.append(event)
        elif event[:7] == "ctypes.":
            # Allowed: it is of use elsewhere. But it reaches everything there is in this process.
            if "ctypes" not in refused and asked_by_theirs(None):
                refused.append("ctypes")
            return
        else:
            return
        what = arguments[1] if event in attributes else event
        raise refuse(what + " is not available while your work is graded")

    giving = give_likenesses(lambda frame: asked_by_theirs("_getframe", frame), is_theirs, refusal)
    sys.addaudithook(hook)


def _who_is_theirs(
    namespace: dict[str, Any], ours: Iterable[Mapping[str, Any]]
) -> Callable[[FrameType], bool]:
    """A function that tells frames of a learner's code from those of installed modules."""
    modules = sys.modules
    known = {id(vars(module)) for module in modules.values() if hasattr(module, "__dict__")}
    known.update(map(id, ours))
    known.discard(id(namespace))
    # A module's file is called as it was found, and an environment may be a link to another place.
    prefixes = {Path(place) for place in (sys.prefix, sys.base_prefix)}
    installed = _below(prefixes)
    # What is run with the names of a module need not be its code, nor is `__file__` hard to set.
    places = {Path(__file__).parents[2], *(Path(each) for each in sys.path if each)}
    with_code = ("<frozen ", *installed, *_below(places))
    place_of, kind_of, text = id, type, str  # builtins may mean something else when it is asked

    def is_theirs(frame: FrameType) -> bool:
        if not text.startswith(frame.f_code.co_filename, with_code):
            return True
        found = frame.f_globals
        if place_of(found) in known:
            return False
        module, file = modules.get(found.get("__name__", "")), found.get("__file__")
        real = module is not None and module.__dict__ is found
        return not (real and kind_of(file) is text and text.startswith(file, installed))  # type: ignore

    return is_theirs


def _below(places: set[Path]) -> tuple[str, ...]:
    return tuple({f"{each}/" for place in places for each in (place, place.resolve())})
