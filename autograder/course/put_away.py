"""Outputs that answer a **Predict** are put away: stored, and not seen until the cell is run.

JupyterLab can hide an output, VS Code and Colab forget that they should. So the outputs of such
cells move into the cells' metadata, which no front end shows: the cell looks as if it had never
been run. Whoever reads notebooks with `read_notebook` gets them back, and nothing else changes.
"""

from __future__ import annotations

import re

from nbformat import NotebookNode

_KEY = "put_away"
# "**Predict.**", "**Predict** the table", "**1. Predict.**"
_ASKS = re.compile(r"\*\*(?:\d+\. )?Predict\b")


def asks(source: str) -> bool:
    """Whether a Markdown cell asks for a prediction."""
    return _ASKS.search(source) is not None


def revealing_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """The code cells that answer a prediction: all from a Predict to the next Markdown cell."""
    found = []
    asked = False
    for cell in notebook.cells:
        if cell.cell_type == "code":
            if asked:
                found.append(cell)
        else:
            asked = cell.cell_type == "markdown" and asks(cell.source)
    return found


def put_away(notebook: NotebookNode) -> None:
    """Move the outputs of the revealing cells out of sight."""
    for cell in revealing_cells(notebook):
        if cell.get("outputs"):
            cell.metadata[_KEY] = {"outputs": cell.outputs, "count": cell.execution_count}
            cell.outputs, cell.execution_count = [], None


def take_out(notebook: NotebookNode) -> None:
    """Undo `put_away`; a cell that was run since keeps its new outputs."""
    for cell in notebook.cells:
        kept = cell.metadata.pop(_KEY, None)
        if kept and not cell.get("outputs"):
            cell.outputs, cell.execution_count = kept["outputs"], kept["count"]
