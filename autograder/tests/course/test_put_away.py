"""What answers a prediction is stored out of sight, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.course.canonical import canonical_text, read_notebook, verify_canonical
from autograder.course.layout import NotebookKind


def lesson(*, asks: str = "**Predict.** What is it?") -> NotebookNode:
    made = nbformat.v4
    shown = made.new_output("stream", name="stdout", text="8\n")
    cells = [
        made.new_code_cell("print(8)", execution_count=1, outputs=[shown], id="open"),
        made.new_markdown_cell(asks, id="asks"),
        made.new_code_cell("def f(): ...", execution_count=2, id="helper"),
        made.new_code_cell("print(8)", execution_count=3, outputs=[shown], id="hidden"),
        made.new_markdown_cell("<details>Why</details>", id="why"),
        made.new_code_cell("print(8)", execution_count=4, outputs=[shown], id="after"),
    ]
    notebook: NotebookNode = made.new_notebook(cells=cells)
    return notebook


def stored(notebook: NotebookNode) -> NotebookNode:
    """The notebook as a front end reads it from the file."""
    text = canonical_text(notebook, NotebookKind.LESSON)
    found: NotebookNode = nbformat.reads(text, as_version=4)
    return found


def cells_without_output(notebook: NotebookNode) -> list[str]:
    return [c.id for c in notebook.cells if c.cell_type == "code" and not c.outputs]


def test_what_answers_a_prediction_does_not_stand_open() -> None:
    found = stored(lesson())

    assert cells_without_output(found) == ["helper", "hidden"]
    assert found.cells[3].execution_count is None


def test_every_spelling_of_the_question_counts_and_no_mention_of_the_word() -> None:
    asked = ["**3. Predict.** Which?", "Now **Predict** the table.", "x\n\n**Predict**: which?"]

    assert [len(cells_without_output(stored(lesson(asks=text)))) for text in asked] == [2, 2, 2]
    assert len(cells_without_output(stored(lesson(asks="A line with *Predict* asks.")))) == 1


def test_reading_brings_every_output_back_and_writing_repeats_the_bytes(tmp_path: Path) -> None:
    path = tmp_path / "lesson.ipynb"
    path.write_text(canonical_text(lesson(), NotebookKind.LESSON), "utf-8")

    read = read_notebook(path)

    assert [c.get("outputs") for c in read.cells] == [c.get("outputs") for c in lesson().cells]
    assert canonical_text(read, NotebookKind.LESSON) == path.read_text("utf-8")
    assert verify_canonical(path, NotebookKind.LESSON) == []


def test_a_cell_that_was_run_since_keeps_its_new_output(tmp_path: Path) -> None:
    ran = stored(lesson())
    ran.cells[3].outputs = [nbformat.v4.new_output("stream", name="stdout", text="9\n")]
    ran.cells[3].execution_count = 7
    path = tmp_path / "lesson.ipynb"
    nbformat.write(ran, path)

    hidden = read_notebook(path).cells[3]

    assert hidden.outputs[0].text == "9\n"
    assert hidden.execution_count == 7


def test_an_output_that_stands_open_is_no_canonical_form(tmp_path: Path) -> None:
    path = tmp_path / "lesson.ipynb"
    path.write_text(canonical_text(lesson(), NotebookKind.LESSON), "utf-8")
    opened = nbformat.read(path, as_version=4)
    opened.cells[3].outputs = opened.cells[3].metadata.pop("put_away")["outputs"]
    nbformat.write(opened, path)

    assert [problem.mend for problem in verify_canonical(path, NotebookKind.LESSON)] == [
        "make normalise"
    ]


def test_exercises_store_no_output_at_all() -> None:
    text = canonical_text(lesson(), NotebookKind.SOLUTION)

    assert "put_away" not in text
    assert '"outputs": []' in text
