"""Every notebook ends with its next step, and a course in which one does not is found out."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from autograder.authoring.endings import BEGIN, verify_endings, write_endings
from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind, exercise_paths, lesson_paths
from autograder.course.manifest import read_manifest
from autograder.tests.support.notebook_fixtures import REPOSITORY, UNIT

UNITS = list(read_manifest(REPOSITORY))


def exercise(course: Path) -> Path:
    [path] = (course / "solutions" / UNIT).glob("*.ipynb")
    return path


def test_a_second_writing_changes_nothing(course: Path) -> None:
    assert verify_endings(course) == []
    assert write_endings(course) == []


def test_a_stale_end_is_found_and_mended(course: Path) -> None:
    path = course / "course" / f"{UNIT}.ipynb"
    notebook = read_notebook(path)
    notebook.cells[-1].source = notebook.cells[-1].source.replace("Now use it", "Never use it")
    write_notebook(path, notebook, NotebookKind.LESSON)

    [problem] = verify_endings(course)

    assert problem.where == f"course/{UNIT}.ipynb" and problem.mend == "make map release"
    assert write_endings(course) == [path]
    assert verify_endings(course) == []


def test_what_an_author_writes_above_the_block_stays(course: Path) -> None:
    path = course / "course" / f"{UNIT}.ipynb"
    notebook = read_notebook(path)
    notebook.cells[-1].source = "My own last words.\n\n" + notebook.cells[-1].source
    write_notebook(path, notebook, NotebookKind.LESSON)

    write_endings(course)

    above, _, block = read_notebook(path).cells[-1].source.partition(BEGIN)
    assert above.startswith("My own last words.\n\n") and "**Now use it:**" in block


def test_an_exercise_without_its_marking_cells_gets_them_back(course: Path) -> None:
    path = exercise(course)
    notebook = read_notebook(path)
    before = [cell.source for cell in notebook.cells]
    notebook.cells = [cell for cell in notebook.cells if cell.id != "grade-me"]
    write_notebook(path, notebook, NotebookKind.SOLUTION)
    assert len(verify_endings(course)) == 1

    write_endings(course)

    assert [cell.source for cell in read_notebook(path).cells] == before
    assert before[-2] == "grade_me()"


def test_an_ending_that_came_with_a_copied_notebook_is_no_second_one(course: Path) -> None:
    write_endings(course)
    path = exercise(course)
    notebook = read_notebook(path)
    right = [cell.source for cell in notebook.cells]
    ending = copy.deepcopy(notebook.cells[-3:])
    for number, cell in enumerate(ending):
        cell.id = f"copied-{number}"
    notebook.cells[-3:-3] = ending
    write_notebook(path, notebook, NotebookKind.SOLUTION)

    write_endings(course)

    assert [cell.source for cell in read_notebook(path).cells] == right


def test_a_graded_unit_does_not_promise_hidden_tests(course: Path) -> None:
    manifest = course / "solutions" / "assignments.toml"
    head = f"[{UNIT}]\n"
    manifest.write_text(manifest.read_text().replace(head, f"{head}self_marking = false\n"))

    write_endings(course)

    marks = next(cell for cell in read_notebook(exercise(course)).cells if cell.id == "marks")
    assert "when you have handed in" in marks.source


@pytest.mark.parametrize("number", range(len(UNITS)))
def test_the_real_course_leads_from_each_unit_to_the_next(number: int) -> None:
    unit = UNITS[number]
    [lesson] = [path for path in lesson_paths(REPOSITORY) if path.stem == unit]
    [released] = [path for path in exercise_paths(REPOSITORY) if path.parent.name == unit]

    end = read_notebook(lesson).cells[-1].source
    assert f"](../exercises/{unit}/{released.name})" in end
    end = read_notebook(released).cells[-1].source
    if number + 1 < len(UNITS):
        assert f"](../../course/{UNITS[number + 1]}.ipynb)" in end
    else:
        assert "last unit" in end
    assert released.name in end
