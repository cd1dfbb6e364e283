"""What a stored output may hold: nothing that changes between runs or between machines."""

from __future__ import annotations

import re
from typing import Any

# A learner's screen shows the place of our kernel, not of ours: one name for all of them.
# ANSI colours may touch a path, so the escape character ends it.
_SITE_PACKAGES = re.compile(r"[~/][^\s\x1b\"'()]*?/(?:site|dist)-packages/")
_LIBRARY = re.compile(r"[~/][^\s\x1b\"'()]*?/lib/python3\.\d+/")
_KERNEL_FILE = re.compile(r"[~/][^\s\x1b\"'()]*?/ipykernel_\d+/\d+\.py")
# Without one of these no path is looked for: an image is one long word with thousands of slashes.
_LANDMARKS = ("-packages/", "/lib/python3.", "/ipykernel_")
_WORD = re.compile(r"[^\s\x1b\"'()]+")
_ADDRESS = re.compile(r"\b0x[0-9a-f]{6,}\b")
_TEXT_TYPES = ("text/", "image/svg+xml")


def settle_outputs(outputs: list[Any]) -> list[Any]:
    """The outputs without timings and paths; neighbouring pieces of one stream joined.

    How a kernel cuts a stream into messages depends on timing.
    """
    settled: list[Any] = []
    for output in outputs:
        kind = output["output_type"]
        output.pop("transient", None)
        if kind == "stream":
            output["text"] = without_paths(_joined(output["text"]))
            last = settled[-1] if settled else None
            if last is not None and last.get("name") == output["name"]:
                last["text"] += output["text"]
                continue
        elif kind == "error":
            output["traceback"] = [without_paths(line) for line in output["traceback"]]
        else:
            output["metadata"] = {k: v for k, v in output["metadata"].items() if k != "execution"}
            for mime, value in output["data"].items():
                if mime.startswith(_TEXT_TYPES):
                    output["data"][mime] = without_paths(_joined(value))
        settled.append(output)
    return settled


def without_paths(text: str) -> str:
    """``text`` with paths that only one machine has replaced by ones that say what they are."""
    return _WORD.sub(_without_path, text) if _has_landmark(text) else text


def _without_path(found: re.Match[str]) -> str:
    word = found[0]
    if not _has_landmark(word):
        return word
    word = _SITE_PACKAGES.sub("site-packages/", word)
    word = _LIBRARY.sub("lib/python3/", word)
    return _KERNEL_FILE.sub("/tmp/ipykernel/cell.py", word)


def _has_landmark(text: str) -> bool:
    return any(landmark in text for landmark in _LANDMARKS)


def text_of(output: Any) -> str:
    """Everything a reader sees of an output as text, for searching."""
    if output["output_type"] == "stream":
        return _joined(output["text"])
    if output["output_type"] == "error":
        return "\n".join([output["evalue"], *output["traceback"]])
    texts = [v for mime, v in output["data"].items() if mime.startswith(_TEXT_TYPES)]
    return "\n".join(_joined(value) for value in texts)


def has_address(text: str) -> bool:
    """Whether ``text`` shows a memory address, which no second run would repeat."""
    return _ADDRESS.search(text) is not None


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)
