"""What a learner can run: the environment is sound, every lesson runs, and drawings are drawn.

`make test` runs it in the learners' half of a course, where there is nothing else of its tests.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
import torch
from nbclient import NotebookClient

import autograder

COURSE = Path(autograder.__file__).parents[1]
LESSONS = sorted((COURSE / "course").glob("*.ipynb"))
if (COURSE / "autograder" / "authoring").is_dir():
    LESSONS = LESSONS[:1]  # where the course is made `make lessons` runs all of them
EXERCISES = sorted((COURSE / "exercises").glob("*/*.ipynb"))


def run(notebook: nbformat.NotebookNode, folder: Path) -> nbformat.NotebookNode:
    # Not its own folder: what a lesson writes would lie in the course.
    return NotebookClient(
        notebook, timeout=900, resources={"metadata": {"path": str(folder)}}
    ).execute()


def test_gradients_are_computed() -> None:
    x = torch.tensor([1.0, 2.0], requires_grad=True)
    (x * x).sum().backward()

    assert x.grad is not None and x.grad.tolist() == [2.0, 4.0]


def test_graphs_are_drawn_as_pictures() -> None:
    program = (
        "import torch; from autograder.lab import draw_graph; "
        "drawn = draw_graph(torch.ones(1, requires_grad=True) * 2); "
        "print('MulBackward0' in str(drawn)); print('image/svg+xml' in drawn._repr_mimebundle_())"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", "True"], (
        "Graphs appear as text only: the picture needs pygraphviz and the libraries behind it."
    )


@pytest.mark.slow
@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_the_lesson_runs(path, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    notebook = nbformat.read(path, as_version=4)

    ran = run(notebook, tmp_path)

    unasked = [
        output["ename"]
        for cell in ran.cells
        if cell.cell_type == "code" and "raises-exception" not in cell.metadata.get("tags", [])
        for output in cell.outputs
        if output.output_type == "error"
    ]
    assert unasked == []


@pytest.mark.slow
@pytest.mark.parametrize("path", EXERCISES, ids=lambda path: path.stem)
def test_the_exercise_begins(path, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    notebook = nbformat.read(path, as_version=4)
    notebook.cells = [cell for cell in notebook.cells if cell.cell_type == "code"][:1]

    ran = run(notebook, tmp_path)

    assert [o for o in ran.cells[0].outputs if o.output_type == "error"] == []


def test_every_notebook_can_be_opened() -> None:
    assert LESSONS and EXERCISES
    for path in (*LESSONS, *EXERCISES):
        assert json.loads(path.read_text("utf-8"))["nbformat"] == 4
