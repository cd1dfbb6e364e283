"""The text view: edits arrive, ids and outputs stay, nothing is overwritten unseen."""

from __future__ import annotations

import json

import pytest

from autograder.authoring.textview import make_texts, notebook_path, take_texts, text_path
from autograder.course.canonical import read_notebook, verify_canonical, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import UNIT


@pytest.fixture
def notebook(course):
    return course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"


@pytest.fixture
def lesson(course):
    return course / "course" / f"{UNIT}.ipynb"


def edit(path, old, new):
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


def ids(path):
    return [cell.id for cell in read_notebook(path).cells]


def test_round_trip_without_an_edit_writes_the_same_bytes(course, notebook, lesson):
    before = notebook.read_bytes(), lesson.read_bytes()
    make_texts(course)
    for path in (notebook, lesson):  # forget what was made, so that both are really taken
        text = text_path(path, course)
        text.write_text(text.read_text("utf-8") + "\n", "utf-8")

    outcome = take_texts(course)

    assert outcome.refused == []
    assert (notebook.read_bytes(), lesson.read_bytes()) == before


def test_edit_arrives_with_ids_and_outputs_kept(course, lesson):
    make_texts(course)
    before = ids(lesson)
    edit(text_path(lesson, course), "# # Squares", "# # Squares and more")

    outcome = take_texts(course)

    assert outcome.written == [f"course/{UNIT}.ipynb"]
    cells = read_notebook(lesson).cells
    assert cells[0].source == "# Squares and more"
    assert cells[2].outputs[0].text == "9\n"
    assert ids(lesson) == before
    assert verify_canonical(lesson, NotebookKind.LESSON) == []


def test_new_cell_and_new_points_arrive(course, notebook):
    make_texts(course)
    text = text_path(notebook, course)
    edit(text, '"points": 2', '"points": 3.5')
    text.write_text(text.read_text("utf-8") + "\n# %%\nextra = 1\n", "utf-8")

    take_texts(course)

    cells = read_notebook(notebook).cells
    assert cells[3].metadata.nbgrader.points == 3.5
    assert cells[-1].source == "extra = 1"
    assert verify_canonical(notebook, NotebookKind.SOLUTION) == []


def test_no_trace_of_jupytext_stays_in_the_notebook(course, notebook):
    make_texts(course)
    edit(text_path(notebook, course), "Write `square(number)`.", "Write it.")

    take_texts(course)

    assert "jupytext" not in notebook.read_text("utf-8")


def test_notebook_changed_since_is_never_overwritten(course, notebook):
    make_texts(course)
    edit(text_path(notebook, course), "Write `square(number)`.", "Write it.")
    changed = read_notebook(notebook)
    changed.cells[0].source = "# Squares, edited in JupyterLab"
    write_notebook(notebook, changed, NotebookKind.SOLUTION)
    before = notebook.read_bytes()

    outcome = take_texts(course)

    assert notebook.read_bytes() == before
    assert outcome.written == []
    (problem,) = outcome.refused
    assert f"solutions/{UNIT}/{UNIT}_exercise.ipynb changed since its text was made" in problem.what
    assert "make text" in problem.what


def test_edited_text_is_never_overwritten(course, notebook):
    make_texts(course)
    text = text_path(notebook, course)
    edit(text, "Write `square(number)`.", "Write it.")
    before = text.read_text("utf-8")
    changed = read_notebook(notebook)
    changed.cells[0].source = "# Other"
    write_notebook(notebook, changed, NotebookKind.SOLUTION)

    outcome = make_texts(course)

    assert text.read_text("utf-8") == before
    (problem,) = outcome.refused
    assert "make untext" in problem.what


def test_running_a_lesson_again_does_not_count_as_a_change(course, lesson):
    make_texts(course)
    edit(text_path(lesson, course), "# # Squares", "# # Squares and more")
    ran = read_notebook(lesson)
    ran.cells[2].outputs[0].text = "nine\n"
    write_notebook(lesson, ran, NotebookKind.LESSON)

    outcome = take_texts(course)

    assert outcome.refused == []
    cells = read_notebook(lesson).cells
    assert cells[0].source == "# Squares and more"
    assert cells[2].outputs[0].text == "nine\n"


def test_same_edit_on_both_sides_is_no_conflict(course, notebook):
    make_texts(course)
    edit(text_path(notebook, course), "Write `square(number)`.", "Write it.")
    changed = read_notebook(notebook)
    question = changed.cells[1]
    question.source = question.source.replace("Write `square(number)`.", "Write it.")
    write_notebook(notebook, changed, NotebookKind.SOLUTION)

    assert take_texts(course).refused == []


def test_text_written_first_makes_a_canonical_notebook(course):
    new = course / ".text" / "solutions" / "02_cubes" / "02_cubes.py"
    new.parent.mkdir(parents=True)
    new.write_text(
        "# %% [markdown]\n# # Cubes\n\n"
        '# %% nbgrader={"grade_id": "cube", "solution": true}\ndef cube(x):\n    return x**3\n',
        "utf-8",
    )

    outcome = take_texts(course)

    assert outcome.written == ["solutions/02_cubes/02_cubes.ipynb"]
    made = course / "solutions" / "02_cubes" / "02_cubes.ipynb"
    assert verify_canonical(made, NotebookKind.SOLUTION) == []
    assert read_notebook(made).cells[1].metadata.nbgrader.schema_version == 3
    assert take_texts(course).written == []


def test_deleted_notebook_does_not_come_back(course, notebook):
    make_texts(course)
    edit(text_path(notebook, course), "Write `square(number)`.", "Write it.")
    notebook.unlink()

    outcome = take_texts(course)

    assert not notebook.exists()
    assert "was deleted" in outcome.refused[0].what


def test_second_make_texts_writes_nothing(course):
    assert len(make_texts(course).written) == 2
    assert make_texts(course).written == []


def test_changed_notebook_gives_a_new_text(course, notebook):
    make_texts(course)
    changed = read_notebook(notebook)
    changed.cells[0].source = "# Other"
    write_notebook(notebook, changed, NotebookKind.SOLUTION)

    outcome = make_texts(course)

    assert outcome.written == [f".text/solutions/{UNIT}/{UNIT}_exercise.py"]
    assert "# # Other" in text_path(notebook, course).read_text("utf-8")


def test_file_outside_the_text_folder_is_refused(course):
    with pytest.raises(AuthorError, match=r"not a file in \.text/"):
        notebook_path(course / "README.md", course)


def test_released_notebook_has_no_text(course):
    with pytest.raises(AuthorError, match="not a notebook in course/ or solutions/"):
        make_texts(course, [course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb"])


def test_damaged_record_is_one_sentence(course):
    make_texts(course)
    (course / ".text" / "made.json").write_text(json.dumps({"a": 1}), "utf-8")

    with pytest.raises(AuthorError, match="delete it"):
        take_texts(course)
