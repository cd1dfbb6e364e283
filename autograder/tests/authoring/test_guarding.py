"""No way of releasing, ours or nbgrader's, gives learners what the guard refuses."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.authoring.guarding import verify_folder, verify_markers
from autograder.authoring.releasing import generate, read_config, release
from autograder.authoring.textview import make_texts
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.manifest import Assignment
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import (
    ANSWER,
    TEST,
    UNIT,
    make_notebook,
    markdown,
    solution,
    test_cell,
)


@pytest.fixture
def folder(course):
    return course / "solutions" / UNIT


def released_files(course):
    return sorted(path.name for path in (course / "exercises").rglob("*") if path.is_file())


def with_bin_on_path():
    """nbgrader starts `alembic` by name when it opens a gradebook."""
    return f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"


def release_with_api(course, monkeypatch):
    """What formgrader's button does."""
    from nbgrader.apps import NbGraderAPI

    monkeypatch.setenv("PATH", with_bin_on_path())
    api = NbGraderAPI(config=read_config(course))
    try:
        return api.generate_assignment(UNIT)
    finally:
        api.gradebook.close()


def release_with_command(course):
    return subprocess.run(
        [sys.executable, "-m", "nbgrader", "generate_assignment", UNIT, "--force"],
        cwd=course,
        env={**os.environ, "PATH": with_bin_on_path()},
        capture_output=True,
        text=True,
        check=False,
    )


def test_file_that_is_not_listed_stops_the_release(course, folder):
    (folder / "answer_key.py").write_text("square = 9\n", "utf-8")

    with pytest.raises(AuthorError, match=r"answer_key\.py: is not listed"):
        release(course)

    assert released_files(course) == [f"{UNIT}_exercise.ipynb"]


def test_guard_stops_nbgraders_own_converter(course, folder, tmp_path):
    (folder / "answer_key.py").write_text("square = 9\n", "utf-8")
    target = tmp_path / "elsewhere"
    target.mkdir()

    with pytest.raises(AuthorError, match=r"answer_key\.py: is not listed"):
        generate(course, [UNIT], target)

    assert list(target.rglob("*")) == []


@pytest.mark.slow
def test_guard_stops_formgraders_button(course, folder, monkeypatch):
    (folder / "answer_key.py").write_text("square = 9\n", "utf-8")

    result = release_with_api(course, monkeypatch)

    assert result["success"] is False
    assert "answer_key.py: is not listed" in result["log"]
    assert released_files(course) == []


@pytest.mark.slow
def test_guard_stops_the_command_line(course, folder):
    (folder / "answer_key.py").write_text("square = 9\n", "utf-8")

    result = release_with_command(course)

    assert result.returncode == 1
    assert "answer_key.py: is not listed" in result.stderr
    assert released_files(course) == []


@pytest.mark.slow
def test_formgraders_button_releases_the_same_bytes_as_ours(course, monkeypatch):
    before = (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes()

    result = release_with_api(course, monkeypatch)

    assert result["success"] is True, result
    assert (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes() == before
    assert (course / "work" / "gradebook.db").is_file()


@pytest.mark.slow
def test_command_line_releases_the_same_bytes_as_ours(course):
    before = (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes()

    result = release_with_command(course)

    assert result.returncode == 0, result.stderr
    assert (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes() == before


def test_file_in_a_deeper_folder_is_refused_too(folder):
    (folder / "data").mkdir()
    (folder / "data" / "key.txt").write_text("9", "utf-8")
    assignment = Assignment(UNIT, "", "", "")

    (problem,) = verify_folder(folder, assignment)

    assert problem.where.endswith("data/key.txt")


def test_listed_file_is_released(course, folder):
    (folder / "data.csv").write_text("1,1\n", "utf-8")
    manifest = course / "solutions" / "assignments.toml"
    text = manifest.read_text("utf-8")
    manifest.write_text(text.replace("lesson =", 'files = ["data.csv"]\nlesson ='), "utf-8")

    release(course)

    assert released_files(course) == [f"{UNIT}_exercise.ipynb", "data.csv"]


def test_editors_leftovers_are_neither_refused_nor_released(course, folder):
    (folder / ".ipynb_checkpoints").mkdir()
    (folder / ".ipynb_checkpoints" / f"{UNIT}-checkpoint.ipynb").write_text("{}", "utf-8")

    release(course)

    assert released_files(course) == [f"{UNIT}_exercise.ipynb"]


def test_metadata_of_other_tools_is_dropped(course, folder):
    path = folder / f"{UNIT}_exercise.ipynb"
    notebook = read_notebook(path)
    notebook.metadata["jupytext"] = {"formats": "ipynb,py:percent"}
    notebook.metadata["colab"] = {"provenance": []}
    notebook.metadata["widgets"] = {"state": {}}
    notebook.cells[0].metadata["vscode"] = {"languageId": "python"}
    notebook.cells[2].metadata["collapsed"] = True
    import nbformat

    nbformat.write(notebook, path)

    release(course)

    released = read_notebook(course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb")
    assert set(released.metadata) == {"kernelspec", "language_info"}
    assert "vscode" not in released.cells[0].metadata
    assert set(released.cells[2].metadata) == {"deletable", "nbgrader", "tags"}


def changed(source, old, new):
    assert old in source
    return source.replace(old, new)


@pytest.mark.parametrize(
    ("cell", "says"),
    [
        pytest.param(
            solution("a", changed(ANSWER, "### END SOLUTION", "### END SOLUTON")),
            "has a marker that nbgrader does not know: `### END SOLUTON`",
            id="misspelt-end",
        ),
        pytest.param(
            solution("a", changed(ANSWER, "### BEGIN SOLUTION", "### begin solution")),
            "has a marker that nbgrader does not know: `### begin solution`",
            id="lower-case",
        ),
        pytest.param(
            test_cell("a-test", changed(TEST, "### BEGIN HIDDEN TESTS", "### BEGIN HIDDEN TEST")),
            "has a marker that nbgrader does not know: `### BEGIN HIDDEN TEST`",
            id="hidden-test",
        ),
        pytest.param(
            test_cell("a-test", changed(TEST, "### BEGIN HIDDEN TESTS", "### HIDDEN TESTS")),
            "has `END HIDDEN TESTS` without its `BEGIN`",
            id="no-begin",
        ),
        pytest.param(
            solution("a", changed(ANSWER, "    ### END SOLUTION\n", "")),
            "has `BEGIN SOLUTION` without its `END`",
            id="no-end",
        ),
        pytest.param(
            test_cell("a-test", ANSWER),
            "has a solution but is not marked as a solution cell",
            id="solution-in-a-test",
        ),
        pytest.param(
            solution("a", TEST),
            "has hidden tests but is not marked as a test cell",
            id="tests-in-a-solution",
        ),
        pytest.param(
            solution("a", changed(ANSWER, "    return", "    ### BEGIN SOLUTION\n    return")),
            "opens `BEGIN SOLUTION` inside `BEGIN SOLUTION`",
            id="nested",
        ),
    ],
)
def test_region_that_would_survive_is_refused(course, folder, cell, says):
    notebook = make_notebook(markdown("# Title"), cell)
    assert says in " ".join(problem.what for problem in verify_markers(notebook, "here"))
    write_notebook(folder / f"{UNIT}_exercise.ipynb", notebook, NotebookKind.SOLUTION)
    before = (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes()

    with pytest.raises(AuthorError, match="cell `a"):
        release(course)

    assert (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").read_bytes() == before


def test_ordinary_comments_are_no_markers():
    source = "# begin with the marks: the solution is at the end\nx = 1  # END of the solver"
    notebook = make_notebook(solution("a", ANSWER), markdown(source))

    assert verify_markers(notebook, "here") == []


def test_text_view_leaves_nothing_in_the_assignments_folder(course, folder):
    make_texts(course)

    assert [path.name for path in folder.iterdir()] == [f"{UNIT}_exercise.ipynb"]
    release(course)
