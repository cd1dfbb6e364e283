"""Texts of a submission, made fit to be stored, shown and compared."""

from __future__ import annotations

import re
from typing import Any

from autograder.course.titles import without_title

# What SQLite, JSON or a page of HTML cannot hold: control characters but tab, line end and form
# feed; halves of a surrogate pair; the two code points that are no characters.
_UNFIT = re.compile("[\x00-\x08\x0b\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
_REPLACEMENT = "\ufffd"
_LINE_END = re.compile("\r\n?")
_FENCED = re.compile(r"```[^\n`]*\n(.*)\n```", re.DOTALL)
_ADDRESS = re.compile(r"git\+https://github\.com/[\w.-]+/[\w.-]+")
_NAME_SHOWN = 60
# In parentheses, comments may have some; nothing is given back, or it would be read once for each.
_IMPORT = re.compile(
    r"^(?:import[ \t][^\n(]+|from[ \t]+[\w.]+[ \t]+import[ \t]*+"
    r"(?:\((?:[^()#]++|#[^\n]*+)*+\)|[^\n(]+))",
    re.MULTILINE,
)


def joined(source: Any) -> str:
    """The text of a cell's ``source``, which is a string or a list of lines, perhaps in lists."""
    if isinstance(source, str):
        return source
    lines = [line for line in _parts(source) if isinstance(line, str)]
    # Some programs write the list without the line ends that belong into it.
    bare = not any("\n" in line or "\r" in line for line in lines)
    bare = bare and any(len(line) > 1 for line in lines)
    return ("\n" if bare else "").join(lines)


def is_text(source: Any) -> bool:
    """Whether there is any text in it; or nothing at all, which is an empty text."""
    parts = _parts(source)
    return any(isinstance(part, str) for part in parts) or all(part is None for part in parts)


def _parts(source: Any) -> list[Any]:
    if not isinstance(source, list):
        return [source]
    return [part for item in source for part in (item if isinstance(item, list) else [item])]


def fit(text: str) -> tuple[str, int]:
    """``text`` as it can be stored, with plain line ends, and how many characters it lost."""
    if "\r" in text:
        text = _LINE_END.sub("\n", text)
    text, lost = _UNFIT.subn(_REPLACEMENT, text)
    return text.rstrip("\n"), lost


def unfenced(text: str) -> str:
    """``text`` without the fence of a code block around all of it."""
    found = _FENCED.fullmatch(text.strip())
    return found[1] if found else text


def squeezed(text: str) -> str:
    """``text`` without white space and title: equal if texts differ in nothing a learner wrote.

    Checks have had a title since they are folded; what was handed out before has none. And what
    is handed out installs the course from the place it was published to, whatever its name.
    """
    return _ADDRESS.sub("", "".join(without_title(text).split()))


def imports_in(text: str) -> list[str]:
    """The imports at top level of ``text``, each as it is written there."""
    return _IMPORT.findall(text)


def quoted(name: str) -> str:
    """A name that a learner chose, fit to stand in a sentence."""
    name = " ".join(_UNFIT.sub(_REPLACEMENT, name).replace("`", "'").split())
    return f"`{name if len(name) <= _NAME_SHOWN else name[: _NAME_SHOWN - 1] + '…'}`"


def listed(names: list[str], most: int = 5) -> str:
    """Some names as part of a sentence."""
    shown = ", ".join(f"`{name}`" for name in names[:most])
    return shown if len(names) <= most else f"{shown} and {len(names) - most} more"
