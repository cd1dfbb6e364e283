"""One form for every notebook: what changes nothing for a reader changes nothing in the file."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from autograder.course.canonical import (
    KERNEL,
    canonical_text,
    normalise,
    read_notebook,
    verify_canonical,
    write_notebook,
)
from autograder.course.layout import NotebookKind
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import (
    code,
    make_assignment,
    make_lesson,
    make_notebook,
    markdown,
    solution,
    test_cell,
)


def stream(text, name="stdout"):
    return nbformat.v4.new_output("stream", name=name, text=text)


def reasons(path, kind=NotebookKind.SOLUTION):
    return [problem.what for problem in verify_canonical(path, kind)]


@pytest.mark.parametrize(
    ("notebook", "kind"),
    [
        pytest.param(make_assignment(), NotebookKind.SOLUTION, id="solution"),
        pytest.param(make_lesson(), NotebookKind.LESSON, id="lesson"),
    ],
)
def test_canonical_form_is_kept_by_a_second_pass(tmp_path, notebook, kind):
    path = tmp_path / "notebook.ipynb"
    write_notebook(path, notebook, kind)
    before = path.read_bytes()

    assert not normalise(path, kind)
    assert path.read_bytes() == before
    assert verify_canonical(path, kind) == []


def test_canonical_form_is_what_the_jupyter_server_saves(tmp_path):
    path = tmp_path / "notebook.ipynb"
    write_notebook(path, make_lesson(), NotebookKind.LESSON)
    before = path.read_text("utf-8")

    nbformat.write(nbformat.read(path, as_version=4), path)

    assert path.read_text("utf-8").rstrip("\n") == before.rstrip("\n")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        pytest.param(
            lambda nb: nb.cells[2].outputs.append(stream("9\n")),
            "has a stored output.",
            id="output",
        ),
        pytest.param(
            lambda nb: nb.cells[2].update(execution_count=3), "has an execution count.", id="count"
        ),
        pytest.param(
            lambda nb: nb.metadata.update(jupytext={"formats": "ipynb,py"}),
            "has foreign notebook metadata `jupytext`.",
            id="jupytext",
        ),
        pytest.param(
            lambda nb: nb.metadata.update(colab={}),
            "has foreign notebook metadata `colab`.",
            id="colab",
        ),
        pytest.param(
            lambda nb: nb.cells[0].metadata.update(vscode={"languageId": "python"}),
            "has metadata `vscode` that is not kept.",
            id="vscode",
        ),
        pytest.param(
            lambda nb: nb.cells[3].update(id=nb.cells[2].id),
            "repeats the id of a cell above.",
            id="repeated-id",
        ),
        pytest.param(lambda nb: nb.cells[1].pop("id"), "has no id.", id="no-id"),
        pytest.param(
            lambda nb: nb.update(nbformat_minor=4), "is in format 4.4, not 4.5.", id="old-format"
        ),
        pytest.param(
            lambda nb: nb.metadata.kernelspec.update(display_name="my env"),
            "is not in the canonical form.",
            id="kernel",
        ),
    ],
)
def test_what_does_not_belong_is_named_and_normalise_mends_it(tmp_path, change, says):
    path = tmp_path / "notebook.ipynb"
    write_notebook(path, make_assignment(), NotebookKind.SOLUTION)
    notebook = json.loads(path.read_text("utf-8"))
    node = nbformat.from_dict(notebook)
    change(node)
    path.write_text(json.dumps(node), "utf-8")

    assert says in reasons(path)
    assert {problem.mend for problem in verify_canonical(path, NotebookKind.SOLUTION)} == {
        "make normalise"
    }
    assert normalise(path, NotebookKind.SOLUTION)
    assert verify_canonical(path, NotebookKind.SOLUTION) == []


def test_other_spelling_of_the_same_notebook_is_not_canonical(tmp_path):
    path = tmp_path / "notebook.ipynb"
    write_notebook(path, make_assignment(), NotebookKind.SOLUTION)
    path.write_text(json.dumps(json.loads(path.read_text("utf-8")), indent=4), "utf-8")

    assert reasons(path) == ["is not in the canonical form."]


def test_missing_ids_become_the_same_on_every_machine():
    first = make_notebook(markdown("same"), markdown("same"), code("1 + 1"))
    second = make_notebook(markdown("same"), markdown("same"), code("1 + 1"))
    for notebook in (first, second):
        for cell in notebook.cells:
            del cell["id"]

    assert canonical_text(first, NotebookKind.SOLUTION) == canonical_text(
        second, NotebookKind.SOLUTION
    )
    ids = [cell["id"] for cell in json.loads(canonical_text(first, NotebookKind.SOLUTION))["cells"]]
    assert len(set(ids)) == 3


def test_short_nbgrader_entry_is_completed():
    notebook = make_notebook(solution("answer", "x = 1"), test_cell("answer-test", "assert x", 2))

    answer, test = json.loads(canonical_text(notebook, NotebookKind.SOLUTION))["cells"]

    assert answer["metadata"]["nbgrader"] == {
        "grade": False,
        "grade_id": "answer",
        "locked": False,
        "schema_version": 3,
        "solution": True,
        "task": False,
    }
    assert test["metadata"]["nbgrader"]["locked"] is True
    assert test["metadata"]["nbgrader"]["points"] == 2


def test_lesson_keeps_its_outputs_without_timings_and_split_streams():
    cell = code("run()", outputs=[stream("one\n"), stream("two\n"), stream("oh\n", "stderr")])
    cell.metadata["execution"] = {"iopub.execute_input": "2026-01-01T00:00:00Z"}

    (stored,) = json.loads(canonical_text(make_notebook(cell), NotebookKind.LESSON))["cells"]

    assert [(output["name"], output["text"]) for output in stored["outputs"]] == [
        ("stdout", ["one\n", "two\n"]),
        ("stderr", ["oh\n"]),
    ]
    assert stored["metadata"] == {}


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        pytest.param(
            "File \x1b[32m/home/me/env/lib/python3.11/site-packages/torch/_tensor.py:630\x1b[39m",
            "File \x1b[32msite-packages/torch/_tensor.py:630\x1b[39m",
            id="package",
        ),
        pytest.param(
            "/tmp/ipykernel_3021/99.py:2: UserWarning: careful",
            "/tmp/ipykernel/cell.py:2: UserWarning: careful",
            id="cell",
        ),
        pytest.param(
            "/usr/lib/python3.12/json/decoder.py", "lib/python3/json/decoder.py", id="library"
        ),
        pytest.param("a/b and 1/2 stay", "a/b and 1/2 stay", id="no-path"),
        # An image in an output; a scan from each of its slashes would take minutes.
        pytest.param(
            f"{'/9j' * 300_000} ~/x/site-packages/y",
            f"{'/9j' * 300_000} site-packages/y",
            id="image",
        ),
    ],
)
def test_lesson_does_not_show_where_this_machine_keeps_its_files(text, stored):
    error = nbformat.v4.new_output("error", ename="E", evalue="v", traceback=[text])
    notebook = make_notebook(code("run()", outputs=[error, stream(text)]))

    (cell,) = json.loads(canonical_text(notebook, NotebookKind.LESSON))["cells"]

    assert cell["outputs"][0]["traceback"] == [stored]
    assert cell["outputs"][1]["text"] == [stored]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("not JSON", id="text"),
        pytest.param('{"nbformat": 3, "worksheets": []}', id="format-3"),
        pytest.param("[]", id="list"),
    ],
)
def test_file_that_is_no_notebook_is_one_problem_and_not_a_traceback(tmp_path, text):
    path = tmp_path / "broken.ipynb"
    path.write_text(text, "utf-8")

    (problem,) = verify_canonical(path, NotebookKind.LESSON)

    assert problem.where == path.as_posix()
    with pytest.raises(AuthorError, match="broken.ipynb"):
        read_notebook(path)


def test_notebook_that_breaks_the_format_is_named(tmp_path):
    path = tmp_path / "broken.ipynb"
    notebook = make_assignment()
    notebook.cells[1].cell_type = "marked"

    with pytest.raises(AuthorError, match=r"broken\.ipynb: breaks the notebook format"):
        write_notebook(path, notebook, NotebookKind.SOLUTION)

    path.write_text(json.dumps(notebook), "utf-8")
    assert "breaks the notebook format" in reasons(path)[0]


def test_kernel_entry_is_the_one_every_python_has(tmp_path):
    path = Path(tmp_path, "notebook.ipynb")
    write_notebook(path, make_assignment(), NotebookKind.SOLUTION)

    assert json.loads(path.read_text("utf-8"))["metadata"] == KERNEL
