"""A question begun anew: its answer cell as it was released, and the answer so far kept.

A kernel can change the cell that runs, and no other; so ``start_over()`` is called in the answer
cell itself. Called elsewhere, it puts the text into a new cell. The command line changes the file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from autograder.course.outline import Unit
from autograder.course.problems import AuthorError
from autograder.workbench.beginning import learners_shell
from autograder.workbench.files import HISTORY, keep, write_whole
from autograder.workbench.grading import ask, exercise_here, unit_here
from autograder.workbench.places import started_in
from autograder.workbench.progress import forget_question
from autograder.workbench.runs import runs
from autograder.workbench.showing import Shown

_CALL = re.compile(r"^\s*(?:\w+\.)*start_over\(.*\)\s*$", re.MULTILINE)


def started_over_here(question: str | None) -> Shown:
    """Begin a question of this kernel's notebook anew; what to say of it."""
    shell = learners_shell()
    *before, (cell, text, _) = runs() or [(None, "", 0.0)]
    try:
        unit = unit_here()
        asked = question or (cell if cell in {each.id for each in unit.questions} else None)
        if asked is None:
            raise AuthorError(
                "Which question? Call start_over() in its answer cell, or name it: "
                f'start_over("{unit.questions[0].id}").'
            )
        # The cell that calls this is not the answer, even where it is in its place.
        told = ask("stub", unit, question=asked, runs=before)
        is_here = cell == told["cell"]
        known = [text] if is_here else []
        known += [text for id, text, _ in reversed(before) if id == told["cell"]] if is_here else []
        kept = _kept(unit, asked, [*known, told["answer"] or ""], told)
    except AuthorError as error:
        return Shown(str(error))
    forget_question(unit.id, asked)
    for name in told["names"]:
        shell.user_ns.pop(name, None)  # a check must not meet the answer that is gone
    return Shown(" ".join([_put_back(shell, told, is_here=is_here), *kept]))


def _put_back(shell: Any, told: Mapping[str, Any], *, is_here: bool) -> str:
    if is_here:
        shell.set_next_input(told["stub"], replace=True)
        return "This cell is as it was at first."
    if told["is_code"]:
        shell.set_next_input(told["stub"])
        return (
            "The new cell below holds what the answer cell held at first: copy it into the answer "
            "cell. (Called in that cell, start_over() does so for you.)"
        )
    return f"Write a new text in place of yours. At first the cell said: {told['stub']}."


def _kept(unit: Unit, question: str, known: Sequence[str], told: Mapping[str, Any]) -> list[str]:
    """Keep the first of ``known`` that is an answer, and say where; nothing if none is."""
    stripped = (_CALL.sub("", text).strip("\n") for text in known)
    answer = next((text for text in stripped if text.strip()), "")
    if not answer or answer == told["stub"].strip("\n"):
        return []
    file = exercise_here(unit) or started_in() / Path(unit.exercise).name
    try:
        kept = keep(file, f"{answer}\n".encode(), _name(question, is_code=told["is_code"]))
    except OSError as error:
        raise AuthorError(f"Nothing was changed: your answer cannot be kept ({error}).") from error
    return [f"Your answer is kept: {HISTORY}/{kept.name}, beside this notebook."]


def start_over_in_file(
    unit: Unit, path: Path, question: str, stub: str, progress: Path | None
) -> list[str]:
    """Put ``stub`` into the answer cell of ``question`` in the file at ``path``; what to say.

    Raises:
        AuthorError: the file has no such cell, or several.
    """
    notebook = json.loads(path.read_bytes())
    cells = [
        cell
        for cell in notebook["cells"]
        if cell.get("metadata", {}).get("nbgrader", {}).get("grade_id", cell.get("id")) == question
    ]
    if len(cells) != 1:
        how = "no answer cell" if not cells else f"{len(cells)} cells"
        raise AuthorError(f"{path}: has {how} `{question}`; nothing was changed.")
    [cell] = cells
    source = "".join(cell["source"])
    if source.rstrip("\n") == stub.rstrip("\n"):
        return [f"Question `{question}` is already as it was at first."]
    is_code = cell["cell_type"] == "code"
    kept = keep(path, source.encode(), _name(question, is_code=is_code))
    cell["source"] = stub.splitlines(keepends=True)
    if is_code:
        cell["outputs"], cell["execution_count"] = [], None
    text = json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    write_whole(path, text.encode())
    forget_question(unit.id, question, path=progress)
    return [
        f"Question `{question}` is as it was at first. Your answer is kept: {kept}.",
        "Is the notebook open? Then choose File > Reload Notebook from Disk.",
    ]


def _name(question: str, *, is_code: bool) -> str:
    return f"{question}.py" if is_code else f"{question}.md"
