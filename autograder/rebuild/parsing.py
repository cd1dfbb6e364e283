"""The bytes of a submitted notebook as a list of cells, whatever saved them.

Read are formats 1 to 4 and what looks like them. Of a cell only its kind, its text and two hints
at which cell it is are taken; no other field is looked at.
"""

from __future__ import annotations

import codecs
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from autograder.course.limits import NOTEBOOK_BYTES
from autograder.course.outcome import Note
from autograder.rebuild.result import CannotRebuild
from autograder.rebuild.shrinking import without_outputs
from autograder.rebuild.texts import fit, is_text, joined, quoted

# Far more than anybody writes by hand, and few enough to match in no time. Empty cells are soon
# left out; but a file of 8 MiB may hold millions.
_MOST_CELLS = 3000
_MOST_WITH_EMPTY = 50_000
_AGAIN = "Open it in JupyterLab, make sure your answers are there, save it and hand in that file."
_OLDER = (
    "JupyterLab will not open it either. Hand in another copy of it; what was saved last may be in "
    "the hidden folder `.ipynb_checkpoints` beside it."
)
# What a crash or an old Windows leaves behind the end of a file.
_PADDING = "\0\x1a \t\r\n"
# Alone, the middle one is as good as never a mark: it underlines a heading.
MERGE_MARK = re.compile(r"^(<{7} |>{7} |={7}$)", re.MULTILINE)
_KINDS = {"code": "code", "markdown": "markdown", "heading": "markdown", "html": "markdown"}


@dataclass(frozen=True)
class Submitted:
    """One cell that was handed in.

    Attributes:
        kind: ``code``, ``markdown`` or ``raw``.
        grade_id: what its metadata calls it; a hint, for anybody can write there.
        ids: its cell id, and the one that Colab keeps in the metadata; hints, too.
        is_text: whether its source was text, and not, say, a number.
        has_attachments: whether pictures were pasted into it.
    """

    index: int
    kind: str
    text: str
    grade_id: str | None = None
    ids: tuple[str, ...] = ()
    is_text: bool = True
    has_attachments: bool = False
    claims: dict[str, Any] = field(default_factory=dict)


def read_cells(text: bytes) -> tuple[list[Submitted], list[Note]]:
    """The cells of a notebook and what was odd about it; `CannotRebuild` if it is none."""
    if len(text) > NOTEBOOK_BYTES:
        text = without_outputs(text)
    decoded, notes = _decoded(text)
    notebook = _parsed(decoded)
    found = list(_cells(notebook))
    if not found:
        raise CannotRebuild(f"The notebook has no cells. {_AGAIN}")
    lost = 0
    cells: list[Submitted] = []
    for raw in found[:_MOST_WITH_EMPTY]:
        cell, unfit = _cell(raw, len(cells))
        lost += unfit
        if cell.text.strip() or cell.grade_id or not cell.is_text:
            cells.append(cell)
    if len(found) > _MOST_WITH_EMPTY or len(cells) > _MOST_CELLS:
        raise CannotRebuild(
            f"The notebook has {len(found)} cells, and only {_MOST_CELLS} can be graded. "
            "Hand in the notebook of the assignment with your answers in it."
        )
    if lost:
        notes.append(Note(f"{lost} characters that cannot be stored were replaced by `\ufffd`."))
    return cells, notes + _oddities(notebook)


def _decoded(text: bytes) -> tuple[str, list[Note]]:
    if not text.strip(b"\0 \t\r\n"):
        raise CannotRebuild(f"The file is empty. {_AGAIN}")
    encoding = json.detect_encoding(text)
    try:
        return text.decode(encoding), []
    except UnicodeDecodeError:
        decoded = text.decode(encoding, _OLD)
    return decoded, [
        Note(
            "The file is not all UTF-8 text; what is not was read as Windows-1252, the usual other "
            "encoding, or replaced by `\ufffd`."
        )
    ]


def _as_windows_1252(error: UnicodeError) -> tuple[str, int]:
    """The letters that bytes which are no UTF-8 stand for in most files that are not."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    found = error.object[error.start : error.end]
    encoding = "cp1252" if error.encoding == "utf-8" else "ascii"
    return found.decode(encoding, "replace"), error.end


_OLD = "autograder.windows-1252"
codecs.register_error(_OLD, _as_windows_1252)


def _bare(text: str) -> str:
    """Without what some programs put around it: marks of the byte order, more than one, padding."""
    return text.lstrip("\ufeff").rstrip(_PADDING)


def _parsed(text: str) -> dict[str, Any]:
    try:
        # Whole numbers as floats: Python refuses to read those of thousands of digits.
        notebook = json.loads(_bare(text), parse_int=float, strict=False)
    except RecursionError:
        raise CannotRebuild(f"The notebook is nested too deeply to be read. {_AGAIN}") from None
    except ValueError as error:
        raise CannotRebuild(_why_no_json(text)) from error
    if not isinstance(notebook, dict):
        raise CannotRebuild(f"The file is not a notebook. {_AGAIN}")
    return notebook


def _why_no_json(text: str) -> str:
    start = text.lstrip("\ufeff \t\r\n")[:200].lower()
    if len(set(MERGE_MARK.findall(text))) == 3:
        return (
            "The notebook holds the marks of a merge that was not finished (`<<<<<<<`). "
            f"Choose one version of each part. {_AGAIN}"
        )
    if start.startswith("pk\x03\x04"):
        return "The file is a zip archive with another name. Unpack it and hand in the notebook."
    if start.startswith(("<!doctype", "<html", "<?xml", "%pdf")):
        return (
            "The file is a page made from a notebook, not the notebook. Hand in the file whose "
            "name ends in .ipynb."
        )
    if start.startswith("{"):
        return (
            "The notebook is damaged: it is not valid JSON, as if a part were cut off or "
            f"edited by hand. {_OLDER}"
        )
    return f"The file is not a notebook. {_AGAIN}"


def _cells(notebook: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Its cells; up to format 3 they lie in worksheets."""
    sheets = notebook.get("worksheets")
    holders = [notebook, *(sheets if isinstance(sheets, list) else [])]
    for holder in holders:
        cells = holder.get("cells") if isinstance(holder, dict) else None
        if isinstance(cells, list):
            yield from (cell for cell in cells if isinstance(cell, dict))


def _cell(raw: dict[str, Any], index: int) -> tuple[Submitted, int]:
    kind = raw.get("cell_type")
    source = raw.get("source")
    if source is None:  # up to format 3
        source = raw.get("input", raw.get("text", raw.get("code")))
    text, lost = fit(joined(source))
    metadata = raw.get("metadata")
    metadata = metadata if isinstance(metadata, dict) else {}
    grader = metadata.get("nbgrader")
    grader = grader if isinstance(grader, dict) else {}
    grade_id = grader.get("grade_id")
    ids = [given for given in (raw.get("id"), metadata.get("id")) if isinstance(given, str)]
    cell = Submitted(
        index=index,
        kind=_KINDS.get(kind, "raw") if isinstance(kind, str) else "raw",
        text=text,
        grade_id=grade_id if isinstance(grade_id, str) else None,
        ids=tuple(ids),
        is_text=is_text(source),
        has_attachments=bool(raw.get("attachments")),
        claims=grader,
    )
    return cell, lost


def _oddities(notebook: dict[str, Any]) -> list[Note]:
    notes = []
    version = notebook.get("nbformat")
    if version != 4:
        shown = f"{version:g}" if isinstance(version, float) else "unknown"
        notes.append(
            Note(f"The notebook is in the format {shown}, not 4; it was read all the same.")
        )
    metadata = notebook.get("metadata")
    kernel = metadata.get("kernelspec") if isinstance(metadata, dict) else None
    language = kernel.get("language") if isinstance(kernel, dict) else None
    if isinstance(language, str) and language and "python" not in language.lower():
        notes.append(
            Note(
                f"The notebook was saved for the language {quoted(language)}; it is run as Python."
            )
        )
    return notes
