"""What the authors' page shows works as it stands."""

from __future__ import annotations

import re

import pytest

from autograder.authoring.badges import write_badges
from autograder.authoring.checking import verify_course
from autograder.authoring.endings import write_endings
from autograder.authoring.mapping import write_map
from autograder.authoring.outlining import make_outline
from autograder.authoring.proof import prove
from autograder.authoring.releasing import release
from autograder.authoring.running import run_notebook
from autograder.authoring.textview import take_texts, text_path
from autograder.course.canonical import read_notebook
from autograder.tests.support.notebook_fixtures import REPOSITORY, UNIT

PAGE = REPOSITORY / "solutions" / "README.md"
FAILS = "# fails: accumulate-twice-test [no diagnosis]"
ANSWERS = {
    "right_power.py": """\
# title: squared by a power
def gradient_after_two(x):
    x.pow(2).sum().backward()
    x.pow(2).sum().backward()
    return x.grad
""",
    "wrong_double.py": f"""\
# title: called once
{FAILS}
def gradient_after_two(x):
    x.pow(2).sum().backward()
    return x.grad
""",
    "wrong_sign.py": f"""\
# title: downhill
{FAILS}
def gradient_after_two(x):
    (-2 * x * x).sum().backward()
    return x.grad
""",
}


@pytest.mark.slow
def test_the_lesson_shown_is_a_lesson_as_it_stands(course):
    shown = shown_under("# %% [markdown]\n# # N ")
    lesson = course / "course" / f"{UNIT}.ipynb"
    lesson.unlink()
    text = text_path(lesson, course)
    text.parent.mkdir(parents=True)
    named = shown.replace("NN_topic", UNIT).replace("01_tensors.ipynb", "README.md")
    section = named.replace("N.1 A section that a question links to", "1.1 Squaring")
    text.write_text(re.sub(r"\bN\b(?= ·)", "1", section), "utf-8")

    assert take_texts(course).refused == []
    write_badges(course)
    write_endings(course)
    run_notebook(lesson)
    release(course)

    assert verify_course(course, catalogue={"doubled": "Squaring"}) == []
    [unit] = make_outline(course).units
    assert unit.lesson_minutes == 30
    cells = [cell for cell in read_notebook(lesson).cells if cell.cell_type == "code"]
    assert cells[0].metadata["cellView"] == "form"
    assert cells[1].outputs[0].text == "tensor(6.)\n"


@pytest.mark.slow
def test_the_exercise_shown_is_one_as_it_stands(course):
    shown = shown_under("# %% [markdown]\n# # Exercise N ").replace("NN_topic", UNIT)
    section = re.compile(r"\[N\.1 .*?\)")
    assert section.search(shown)
    named = section.sub(f"[1.1 Squaring](../../course/{UNIT}.ipynb#1.1-Squaring)", shown)
    notebook = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    notebook.unlink()
    text = text_path(notebook, course)
    text.parent.mkdir(parents=True)
    text.write_text(re.sub(r"\bN\b", "1", named), "utf-8")
    manifest = course / "solutions" / "assignments.toml"
    listed = manifest.read_text("utf-8").replace('square-why = ["Q1"]\n', "")
    manifest.write_text(listed.replace("square = ", "accumulate-twice = "), "utf-8")
    answers = course / "solutions" / "corpus" / UNIT
    (answers / "square").rename(answers / "accumulate-twice")
    for answer in (answers / "accumulate-twice").iterdir():
        answer.write_text(ANSWERS[answer.name], "utf-8")

    assert take_texts(course).refused == []
    write_badges(course)
    write_endings(course)
    write_map(course)
    release(course)

    assert verify_course(course, catalogue={"doubled": "Squaring"}) == []
    cells = read_notebook(notebook).cells
    locked = [cell.metadata["nbgrader"]["locked"] for cell in cells if "nbgrader" in cell.metadata]
    assert locked == [True, True, False, True]  # setup, question, answer, test
    proof = prove(course)
    assert proof.problems == []
    assert dict(proof.tried) == {"stub": 1, "solution": 1, "right": 1, "wrong": 2}


def shown_under(begins: str) -> str:
    """The one block of Python on the page that begins so."""
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    [shown] = [block for block in blocks if block.startswith(begins)]
    return str(shown)
