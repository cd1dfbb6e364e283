"""A reader of a lesson guesses before anything is shown, in JupyterLab."""

from __future__ import annotations

import pytest

from autograder.course.predictions import guess_in
from autograder.tests.browser.lab_page import LabPage, Notebook

pytestmark = pytest.mark.browser

LESSON = "course/04_leaf_gradients.ipynb"


def test_a_guess_is_typed_first_and_answered_above_the_output(page: LabPage) -> None:
    notebook = page.open_notebook(LESSON)
    asked = _cell_of(notebook, "4.2-1")

    before = notebook.output(asked)
    notebook.guess(asked, "2")
    page.picture("prediction-wrong")
    wrong = notebook.output(asked)

    assert before == ""
    assert wrong.startswith("You said 2 (x.grad and y.grad are both filled).")
    assert "It came out as 1" in wrong
    assert wrong.index("You said") < wrong.index("x.grad = tensor")


def test_the_landing_page_begins_with_a_drawing(page: LabPage) -> None:
    notebook = page.open_notebook("course/00_start_here.ipynb")
    page.picture("landing-first-screen")
    first = notebook.cells_with("img[alt]")[0]
    height = page.page.viewport_size["height"]
    box = notebook.cells.nth(first).locator("img[alt]").first.bounding_box()

    assert box is not None
    assert box["y"] + box["height"] < height


def _cell_of(notebook: Notebook, key: str) -> int:
    return next(
        number
        for number in notebook.code_cells()
        if (guess_in(notebook.stored.cells[number].source) or ("",))[0] == key
    )
