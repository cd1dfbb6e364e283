"""Where no picture of a graph can be drawn, lessons are compared by their words, and it is said."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

DRAW = """\
import torch
from autograder.lab import draw_backward, draw_graph
x = torch.ones(3, requires_grad=True)
display(draw_backward((x * 2).sum(), names={"x": x}))
draw_graph(x.exp(), names={"x": x})"""
MISSING = 'raise ImportError("libgobject-2.0.so.0: cannot open shared object file")\n'


@pytest.mark.slow
@pytest.mark.usefixtures("graphviz")
def test_without_a_library_the_words_of_a_lesson_are_compared_and_this_is_said(
    tmp_path: Path,
) -> None:
    (tmp_path / "pygraphviz.py").write_text(MISSING)
    notebook = new_notebook(cells=[new_code_cell(DRAW)])
    NotebookClient(notebook, kernel_name="python3", record_timing=False).execute()
    nbformat.write(notebook, tmp_path / "same.ipynb")
    steps, graph = (output.data for output in notebook.cells[0].outputs)
    assert all("image/svg+xml" in data for data in (steps, graph))
    graph["text/plain"] = graph["text/plain"].replace("x (3,)", "x (4,)")
    nbformat.write(notebook, tmp_path / "other_graph.ipynb")

    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--nbval", "-rfp"]
    command += ["-p", "autograder.tests.support.put_away_outputs", "-c", os.devnull]
    done = subprocess.run(
        [*command, "--rootdir", "."],
        cwd=tmp_path,
        env={**os.environ, "PATH": "", "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=300,
    )

    found = re.findall(r"^(PASSED|FAILED) (\w+)\.ipynb", done.stdout, re.MULTILINE)
    verdicts = {name: verdict for verdict, name in found}
    assert verdicts == {"same": "PASSED", "other_graph": "FAILED"}, done.stdout
    assert done.stdout.count("Their words alone were tested. ") == 1
    assert done.stdout.count("apt install libglib2.0-0") == 1
