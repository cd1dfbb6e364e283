"""A notebook without its outputs: a program of its own, for a text may be made to cost a reader
many times its size.

stdin: the bytes of a notebook; stdout: the same one without outputs, the state of widgets and
pasted pictures. What is read is parsed and never run. Ends with another status than 0 if it cannot
be read within limits.
"""

from __future__ import annotations

import gc
import json
import re
import sys
from typing import Any

_MEMORY, _CPU_S = 1 << 30, 10
# As Colab pastes a picture: into the text itself.
_PICTURE = re.compile(r"data:image/[\w.+-]+;base64,[A-Za-z0-9+/=]+")


def main() -> None:
    """Read, drop, write."""
    _limit()
    gc.disable()  # of millions of lists none is a circle
    text = sys.stdin.buffer.read()
    # Bytes that are no UTF-8 go through as they are; whoever reads the result knows what they mean.
    decoded = text.decode(json.detect_encoding(text), "surrogateescape")
    notebook = json.loads(decoded.strip("\ufeff\0\x1a \t\r\n"), parse_int=float, strict=False)
    for holder in _holders(notebook):
        for cell in holder["cells"]:
            if isinstance(cell, dict):
                cell.pop("outputs", None)
                if cell.get("attachments") or _take_pictures_out(cell):
                    cell["attachments"] = True
    if isinstance(metadata := notebook.get("metadata"), dict):
        metadata.pop("widgets", None)
    sys.stdout.buffer.write(_encoded(notebook))


def _take_pictures_out(cell: dict[str, Any]) -> bool:
    """Leave of the pictures in the text of a cell where each was; whether there were any."""
    source = cell.get("source")
    if cell.get("cell_type") != "markdown" or not isinstance(source, str | list):
        return False
    taken = 0
    lines = [source] if isinstance(source, str) else source
    for number, line in enumerate(lines):
        if isinstance(line, str):
            lines[number], found = _PICTURE.subn("picture", line)
            taken += found
    cell["source"] = lines[0] if isinstance(source, str) else lines
    return taken > 0


def _limit() -> None:
    try:
        import resource
    except ImportError:  # Windows, where learners read their own notebooks
        return
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_CPU_S, _CPU_S))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _holders(notebook: Any) -> list[dict[str, Any]]:
    """What has a list of cells: the notebook, or up to format 3 its worksheets."""
    sheets = notebook.get("worksheets")
    holders = [notebook, *(sheets if isinstance(sheets, list) else [])]
    return [
        holder
        for holder in holders
        if isinstance(holder, dict) and isinstance(holder.get("cells"), list)
    ]


def _encoded(notebook: Any) -> bytes:
    try:
        return json.dumps(notebook, ensure_ascii=False).encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:  # half a character, written as `\ud83d`
        return json.dumps(notebook).encode()


if __name__ == "__main__":
    main()
