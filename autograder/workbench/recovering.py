"""Progress whose file was lost, read again from what a learner's notebooks show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from autograder.content import OUTLINE
from autograder.workbench.progress import record_check, record_marks
from autograder.workbench.showing import MARKS
from autograder.workbench.verdicts import MIME as VERDICT


def recover_progress(path: Path) -> None:
    """Write ``path``, the progress file among a learner's copies, anew, if it is not there.

    What their exercises show of checks and marks is entered; predictions are not kept there.
    """
    if path.exists():
        return
    for unit in OUTLINE.units:
        for kind, shown in _shown(path.parent / unit.exercise):
            if kind == VERDICT:
                record_check(unit.id, str(shown["question"]), str(shown["status"]), path=path)
                continue
            for each in shown["questions"]:
                if each["points"] is not None and not each["untested"] and each["verdicts"]:
                    points = {"points": each["points"], "of": each["of"]}
                    if each["state"] != "not attempted":
                        record_marks(unit.id, {each["id"]: points}, path=path)


def _shown(notebook: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The verdicts and marks in a notebook's outputs that can be read."""
    try:
        cells = json.loads(notebook.read_text("utf-8"))["cells"]
        outputs = [output for cell in cells for output in cell.get("outputs", ())]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return
    for output in outputs:
        data = output.get("data") if isinstance(output, dict) else None
        for kind, needed in ((VERDICT, ("question", "status")), (MARKS, ("questions",))):
            shown = data.get(kind) if isinstance(data, dict) else None
            if isinstance(shown, dict) and all(each in shown for each in needed):
                yield kind, shown
