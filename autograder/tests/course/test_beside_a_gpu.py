"""What learners run on a machine with a GPU: the programs of lesson 08, and checks in exercises."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell

from autograder.course.canonical import read_notebook
from autograder.course.graded_assignment import SECOND_DEVICE
from autograder.course.layout import solution_paths
from autograder.tests.conftest import VISIBLE_GPUS

pytestmark = [pytest.mark.cuda, pytest.mark.slow]

ROOT = Path(__file__).parents[3]
WHERE = "from autograder.checks import every_device\nprint(*every_device(second=True))"
LESSON = ROOT / "course" / "08_devices.ipynb"
FOR_SECOND_DEVICES = [
    path for path in solution_paths(ROOT) if SECOND_DEVICE.search(path.read_text())
]


@pytest.fixture(scope="module")
def environment() -> dict[str, str]:
    """This process's, with the GPUs that other tests do not see."""
    found = {name: value for name, value in os.environ.items() if name != "CUDA_VISIBLE_DEVICES"}
    if VISIBLE_GPUS is not None:
        found["CUDA_VISIBLE_DEVICES"] = VISIBLE_GPUS
    if run("import torch\nprint(torch.cuda.device_count())", found) == "0\n":
        pytest.skip("there is no GPU here")
    return found


def run(program: str, environment: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def program_of_the_lesson(name: str) -> tuple[str, str]:
    """The program that a cell of lesson 08 calls ``name``, and the rest of the cell."""
    [cell] = [c for c in read_notebook(LESSON).cells if c.source.startswith(f'{name} = """')]
    _, program, rest = cell.source.split('"""', 2)
    return program, rest


def test_copies_do_what_the_stored_run_did(environment: dict[str, str]) -> None:
    program, rest = program_of_the_lesson("copies")

    assert run(program, environment) in rest


def test_a_clock_that_does_not_wait_measures_the_putting(environment: dict[str, str]) -> None:
    program, _ = program_of_the_lesson("clocks")

    put, took = map(float, re.findall(r"([\d.]+) ms", run(program, environment)))
    assert put < took / 2


@pytest.mark.parametrize("path", FOR_SECOND_DEVICES, ids=lambda path: path.parent.name)
def test_model_answers_pass_their_checks_on_it(path: Path, environment: dict[str, str]) -> None:
    notebook: NotebookNode = read_notebook(path)
    notebook.cells.append(new_code_cell(WHERE))
    client = NotebookClient(notebook, kernel_name="python3", timeout=300)
    client.resources = {"metadata": {"path": str(path.parent)}}

    client.execute(env=environment)  # raises what a check raises

    assert notebook.cells[-1].outputs[0].text.startswith("cpu cuda:0")
