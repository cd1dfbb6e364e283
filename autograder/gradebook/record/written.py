"""A graded notebook as the file that formgrader and feedback read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from autograder.course.outcome import JsonDict


def notebook_text(notebook: JsonDict, sources: Mapping[str, Any]) -> str:
    """The file's content: given cells as nbgrader's OverwriteCells would restore them.

    Their checksums are those of the gradebook, and a task has its mark scheme back. One cell a
    line, without indentation: Python indents JSON ten times slower than it writes it.
    """
    cells = [_restored(cell, sources) for cell in notebook["cells"]]
    rest = {key: value for key, value in notebook.items() if key != "cells"}
    lines = ",\n".join(_dumps(cell) for cell in cells)
    return f'{{"cells": [\n{lines}\n],\n{_dumps(rest)[1:-1]}}}\n'


def _restored(cell: JsonDict, sources: Mapping[str, Any]) -> JsonDict:
    grader = cell["metadata"].get("nbgrader", {})
    source = sources.get(grader.get("grade_id"))
    if source is None:
        return cell
    grader = {**grader, "checksum": source.checksum}
    restored = {**cell, "metadata": {**cell["metadata"], "nbgrader": grader}}
    return {**restored, "source": source.source} if source.locked else restored


def _dumps(found: Any) -> str:
    text = json.dumps(found, ensure_ascii=False, sort_keys=True)
    # JSON may hold half of a surrogate pair, which no file can.
    return text.encode("utf-8", "replace").decode()
