"""A lesson is run in a kernel of its own, and a second run stores the same bytes."""

from __future__ import annotations

import pytest

from autograder.authoring.running import run_notebook
from autograder.course.canonical import read_notebook, verify_canonical, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import code, make_notebook, markdown

pytestmark = pytest.mark.slow

PICTURE = """\
%config InlineBackend.figure_formats = ["svg"]
import matplotlib.pyplot as plt
plt.plot([1, 2, 3], [1, 4, 9])
plt.show()"""
WARNING = "import sys, warnings\nwarnings.warn('careful')"


def test_second_run_stores_the_same_bytes(tmp_path):
    path = tmp_path / "lesson.ipynb"
    raises = code("1 / 0", tags=["raises-exception"])
    cells = (markdown("# Title"), code("print(6 * 7)\n{'b', 'a', 'c'}"), code(PICTURE))
    write_notebook(path, make_notebook(*cells, code(WARNING), raises), NotebookKind.LESSON)

    assert run_notebook(path)
    first = path.read_bytes()
    assert not run_notebook(path)

    assert path.read_bytes() == first
    assert verify_canonical(path, NotebookKind.LESSON) == []
    stored = read_notebook(path)
    assert [c.execution_count for c in stored.cells if c.cell_type == "code"] == [1, 2, 3, 4]
    assert stored.cells[1].outputs[0].text == "42\n"
    assert any("image/svg+xml" in output.get("data", {}) for output in stored.cells[2].outputs)
    assert stored.cells[4].outputs[0].ename == "ZeroDivisionError"
    assert str(tmp_path) not in path.read_text("utf-8")


def test_cell_that_raises_unmeant_stores_nothing_and_is_named(tmp_path):
    path = tmp_path / "lesson.ipynb"
    write_notebook(path, make_notebook(code("fine = 1"), code("1 / 0")), NotebookKind.LESSON)
    before = path.read_bytes()

    with pytest.raises(AuthorError, match=r"cell 2 \(`cell-1`\) raised ZeroDivisionError"):
        run_notebook(path)

    assert path.read_bytes() == before


def test_endless_cell_is_stopped(tmp_path):
    path = tmp_path / "lesson.ipynb"
    write_notebook(path, make_notebook(code("while True: pass")), NotebookKind.LESSON)

    with pytest.raises(AuthorError, match="longer than 2 s"):
        run_notebook(path, limit_s=2)
