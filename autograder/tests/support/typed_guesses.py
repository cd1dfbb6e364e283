"""A pytest plugin for nbval: it runs a lesson as somebody does who types a guess everywhere.

The lesson's own run must answer each guess, and show otherwise what is stored, as without one.
The cell is then run once more, as learners do: the answer must be the same.
"""

from __future__ import annotations

import ast
from typing import Any

import pytest

from autograder.course.predictions import guess_in
from autograder.workbench.predicting import MIME

GUESS = "1"  # a number, and of some choices the first
LIMIT = 300  # seconds
# Where the second run may give something else, and the cell says so.
OTHERWISE_AGAIN = {"9.6-2": "memory that the first run freed is there to be used"}
# Its processes are started by a helper that a copy of the kernel would have to start afresh.
IN_PLACE = "13_processes"


def pytest_configure(config: pytest.Config) -> None:
    """From now on nbval types guesses, and hears what becomes of them."""
    from nbval import plugin as nbval

    read, hear = nbval.nbformat.read, nbval.IPyNbFile.get_kernel_message
    compare = nbval.IPyNbCell.compare_outputs

    def read_and_type(*arguments: Any, **settings: Any) -> Any:
        notebook = read(*arguments, **settings)
        for cell in notebook.cells:
            if cell.cell_type == "code" and (asked := guess_in(cell.source)):
                line = f"# guess {asked[0]}:"
                cell.source = cell.source.replace(line, f"{line} {GUESS}", 1)
        return notebook

    def hear_updates(*arguments: Any, **settings: Any) -> Any:
        """The next message; nbval leaves out those that bring what is shown up to date."""
        message = hear(*arguments, **settings)
        if MIME in message["content"].get("data", {}):
            message["msg_type"] = "display_data"
        return message

    def compare_beside_the_notes(cell: Any, run: Any, *more: Any, **settings: Any) -> Any:
        notes = [each["data"] for each in run if MIME in each.get("data", {})]
        others = [each for each in run if MIME not in each.get("data", {})]
        same = compare(cell, others, *more, **settings)
        if guess_in(cell.cell.source) and not any(_is_answered(each[MIME]) for each in notes):
            said = notes[-1]["text/plain"] if notes else "nothing"
            cell.comparison_traceback.append(f"The guess {GUESS} was not answered: {said}")
            return False
        return same and answers_again(cell, notes)

    def answers_again(cell: Any, notes: list[dict[str, Any]]) -> bool:
        """Whether the cell, run once more, gives the same answer to its guess."""
        asked = guess_in(cell.cell.source)
        if not asked or asked[0] in OTHERWISE_AGAIN:
            return True
        first = notes[-1]["text/plain"]
        again = _answer_again(cell, notes[-1][MIME]["unit"])
        if again != first:
            cell.comparison_traceback.append(
                f"Run again, the cell answers the guess otherwise.\nFirst: {first}\nThen: {again}"
            )
        return bool(again == first)

    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    patch.setattr(nbval.nbformat, "read", read_and_type)
    patch.setattr(nbval.IPyNbFile, "get_kernel_message", hear_updates)
    patch.setattr(nbval.IPyNbCell, "compare_outputs", compare_beside_the_notes)


def _answer_again(cell: Any, unit: str) -> str:
    """The answer after a second run, after which the notebook goes on as if there had been none."""
    function = "answer_again" if unit == IN_PLACE else "answer_in_a_copy"
    module = "__import__('autograder.tests.support.cell_again', fromlist=[''])"
    found = cell.parent.kernel.kc.execute(
        "",
        silent=True,
        user_expressions={"again": f"{module}.{function}({cell.cell.source!r})"},
        reply=True,
        timeout=LIMIT,
    )["content"]["user_expressions"]["again"]
    return str(ast.literal_eval(found["data"]["text/plain"]) if "data" in found else found)


def _is_answered(note: dict[str, Any]) -> bool:
    return note.get("right") is not None
