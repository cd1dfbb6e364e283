"""What a learner's code gets to see when it asks Python for a frame.

A true frame leads by ``f_back`` to whoever grades. So learners get a likeness of it, made of what
it says at that moment, and of their own frames above it; above these stands what looks like the
top of a program. Python's own modules and installed packages get true frames.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from functools import lru_cache
from types import CodeType, FrameType
from typing import Any

# More than a stack that somebody prints.
_MOST = 200
_TOP = compile("", "<the top>", "exec")
_NAMES_ABOVE = "what is named in the frames above your own code"
_SAID = "f_code", "f_lineno", "f_lasti", "f_globals", "f_locals", "f_builtins"


class Frame:
    """What a frame said of itself when it was asked for; `inspect` takes it for one."""

    __module__ = "__main__"  # where `inspect` looks for its source
    f_trace, f_trace_lines, f_trace_opcodes = None, True, False

    def clear(self) -> None:
        """Nothing: a frame that runs cannot be cleared."""

    def __repr__(self) -> str:
        code: CodeType = vars(self)["f_code"]
        return f"<frame at line {vars(self)['f_lineno']} of {code.co_filename}, {code.co_name}>"


def _hidden(function: Callable[..., Any]) -> Callable[..., Any]:
    """``function``, without a way to what it is made of; see `checks.observing.opaque`."""
    hidden = lru_cache(maxsize=0)(function)
    del hidden.__wrapped__
    return hidden


def give_likenesses(
    is_asked_by_theirs: Callable[[FrameType], bool],
    is_theirs: Callable[[FrameType], bool],
    refusal: Callable[[str], BaseException],
) -> CodeType:
    """From now on let `sys._getframe` give likenesses to a learner's code.

    The code of what does so comes back: it asks for true frames itself.

    Args:
        is_asked_by_theirs: whether a frame that asks does so on behalf of a learner's code.
        refusal: notes what is refused, and gives the exception to be raised.
    """
    # All names are local, and no function of a learner's gets a frame: those of modules and the
    # methods of classes are within a learner's reach.
    get_frame, is_frame, likeness, most = sys._getframe, inspect.isframe, Frame, _MOST
    kind_of, plain, of_class, read, said = type, dict, isinstance, getattr, _SAID
    above, new_object = _NAMES_ABOVE, object.__new__
    at_top = {"f_code": _TOP, "f_lineno": 1, "f_lasti": 0, "f_back": None, "f_builtins": {}}

    @_hidden
    def refuse(_: object) -> Any:
        raise refusal(above)

    class Top(Frame):
        """Whatever is above a learner's code."""

        f_globals = property(lambda _: {"__name__": "__main__"})  # `traceback` asks for it
        f_locals = property(refuse)

    def made(kind: type[Frame], facts: dict[str, Any]) -> Frame:
        new = new_object(kind)
        new.__dict__.update(facts)
        return new

    def is_shown(frame: FrameType) -> bool:
        # The names of a probe are no plain dictionary; a test of asserts has the learner's names.
        plain_names = kind_of(frame.f_globals) is plain
        return plain_names and is_theirs(frame) and frame.f_code.co_filename[:6] != "<test "

    def give(depth: int = 0, /) -> Any:
        wanted, frame = get_frame(depth + 1), get_frame(1)
        if not is_asked_by_theirs(frame):
            return wanted
        shown: list[FrameType] = []
        is_passed = is_own = False
        # First those that ask on a learner's behalf, as `inspect`, then the learner's own.
        while frame is not None and len(shown) < most and (is_shown(frame) or not is_own):
            is_passed, is_own = is_passed or frame is wanted, is_own or is_shown(frame)
            if is_passed:
                shown.append(frame)
            frame = frame.f_back  # type: ignore[assignment]
        found = made(Top, at_top)
        for each in shown[::-1]:
            found = made(likeness, {name: read(each, name) for name in said} | {"f_back": found})
        return found

    sys._getframe = _hidden(give)
    inspect.isframe = lambda found: is_frame(found) or of_class(found, likeness)  # type: ignore[assignment]
    return give.__code__
