"""The first page works as it says: setup, small exercise, self-test, and the times of lessons."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_notebook

from autograder.authoring.starting import verify_start_page

ROOT = Path(__file__).parents[3]
START = ROOT / "course" / "00_start_here.ipynb"
LESSONS = sorted(path for path in (ROOT / "course").glob("*.ipynb") if path != START)
SOLUTIONS = sorted((ROOT / "solutions").glob("*/*.ipynb"))
NO_BREAK = "\u00a0"  # between a number and its unit: a narrow column would part them

# What Colab gives a notebook: its module, no package of ours, and `%pip`, which is recorded here.
COLAB = """\
import importlib.util, sys, types
sys.modules["google.colab"] = types.ModuleType("google.colab")
find_really, installed, asked_pip = importlib.util.find_spec, {installed}, []
def find_spec(name, package=None):
    if name == "autograder" and not (installed or asked_pip):
        return None
    return find_really(name, package)
importlib.util.find_spec = find_spec
get_ipython().register_magic_function(asked_pip.append, magic_name="pip")
"""
OFFLINE = """\
import socket
def refuse(*arguments):
    raise OSError("no network")
socket.getaddrinfo = socket.create_connection = refuse
"""


def read(path: Path) -> NotebookNode:
    notebook: NotebookNode = nbformat.read(path, as_version=4)
    return notebook


def code_cells(path: Path) -> dict[str, str]:
    return {cell.id: cell.source for cell in read(path).cells if cell.cell_type == "code"}


def run_cells(*sources: str) -> list[str]:
    """Return what each cell shows, all run in one fresh kernel; an error is what it shows."""
    notebook = new_notebook(cells=[new_code_cell(source) for source in sources])
    NotebookClient(notebook, kernel_name="python3", timeout=120, allow_errors=True).execute()
    return ["".join(shown(output) for output in cell.outputs) for cell in notebook.cells]


def shown(output: NotebookNode) -> str:
    if output.output_type == "stream":
        return str(output.text)
    if output.output_type == "error":
        return "\n".join(output.traceback)
    return str(output.data["text/plain"])


@pytest.fixture(scope="module")
def cells() -> dict[str, str]:
    return code_cells(START)


@pytest.mark.slow
def test_the_setup_cell_runs_twice_and_offline_without_a_word(cells: dict[str, str]) -> None:
    setup = cells["setup"]

    first, drawn, _, again, drawn_again = run_cells(
        setup, "torch.rand(1)", OFFLINE, setup, "torch.rand(1)"
    )

    assert (first, again) == ("", "")
    assert drawn == drawn_again


@pytest.mark.slow
@pytest.mark.parametrize("installed", [False, True])
def test_on_colab_the_package_is_installed_once_and_only_if_missing(
    cells: dict[str, str], installed: bool
) -> None:
    setup = cells["setup"]

    prelude = COLAB.format(installed=installed)
    _, links, again, asked = run_cells(prelude, setup, setup, "print(asked_pip)")

    # The links of the page do not open there: once it shows some that do.
    assert (links, again) == ("<IPython.core.display.HTML object>", "")
    commands = ast.literal_eval(asked)
    assert len(commands) == (0 if installed else 1)
    for command in commands:
        # Nothing but our package is named, so pip keeps the torch that Colab has.
        assert re.fullmatch(r'install -q "git\+https://github\.com/[\w.-]+/[\w.-]+"', command)


@pytest.mark.parametrize(
    "path", [*LESSONS, *SOLUTIONS], ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_every_notebook_starts_with_the_same_setup_cell(path: Path) -> None:
    def common(source: str) -> list[str]:
        # A notebook imports what it uses, and may ask for a second device: that much may differ.
        own = r"from autograder[\w.]* import \([^)]*\)"
        own += r"|(there = )?(?:second|teaching)_device\(\).*|print\(there\)"
        own += r"|^(import (?!sys$|torch$)|from (?!importlib)).*$"
        # Its own unit, and where processes are forked, a line that hides the GPU from them.
        own += r"|^begin\(\"\w+\"\)$|^# A process that is forked cannot.*$|^os\.environ.*$"
        return [line for line in re.sub(own, "", source, flags=re.M).splitlines() if line.strip()]

    first = next(iter(code_cells(path).values()))
    seed = "_ = torch.manual_seed(0)"
    expected = common(code_cells(START)["setup"])
    if not any("torch.rand" in source for source in code_cells(path).values()):
        # Where torch draws nothing there is nothing to seed, though most notebooks do.
        expected = [line for line in expected if line != seed or seed in first]

    assert common(first) == expected


def test_it_has_every_lesson_and_exercise_with_its_time_and_three_paths() -> None:
    lines = page_text().splitlines()

    assert verify_start_page(ROOT) == []
    # What is in another form than it reads would not be looked at.
    assert len([line for line in lines if line.endswith(f"{NO_BREAK}min |")]) == len(LESSONS)
    assert len([line for line in lines if re.search(r"\d½? \+ \d+½? \|$", line)]) == 3


@pytest.mark.slow
def test_the_self_test_stays_silent_until_its_last_cell() -> None:
    notebook = read(START)
    cells = {cell.id: cell.source for cell in notebook.cells}
    asked = [cells[f"skip-{number}"] for number in range(1, 7)]

    *silent, said = run_cells(cells["setup"], *asked, cells["skip-answers"])

    assert silent == [""] * 7
    stored = next(cell for cell in notebook.cells if cell.id == "skip-answers").outputs
    assert [shown(output) for output in stored] == [said]


def page_text() -> str:
    return "\n".join(cell.source for cell in read(START).cells if cell.cell_type == "markdown")


@pytest.mark.slow
def test_the_small_exercise_says_what_the_page_promises(cells: dict[str, str]) -> None:
    def answer(line: str) -> str:
        return cells["answer"].replace("raise NotImplementedError()", line)

    check = cells["check"]
    results = run_cells(
        cells["setup"], answer("return x * x"), check, answer("return 2 * x[0]"), check,
        answer("return x + x"), check,
    )  # fmt: skip
    wrong_value, wrong_shape, right = results[2::2]

    assert "`twice(values)`" in wrong_value and "given: values = " in wrong_value
    assert "shape" in wrong_shape.splitlines()[0]
    assert right == "passed\n"
