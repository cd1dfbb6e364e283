"""What the authors' page shows works as it stands."""

from __future__ import annotations

import re

import pytest

from autograder.authoring.badges import write_badges
from autograder.authoring.checking import verify_course
from autograder.authoring.endings import write_endings
from autograder.authoring.outlining import make_outline
from autograder.authoring.releasing import release
from autograder.authoring.running import run_notebook
from autograder.authoring.textview import take_texts, text_path
from autograder.course.canonical import read_notebook
from autograder.tests.support.notebook_fixtures import REPOSITORY, UNIT

PAGE = REPOSITORY / "solutions" / "README.md"


@pytest.mark.slow
def test_the_lesson_shown_is_a_lesson_as_it_stands(course):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    [shown] = [block for block in blocks if block.startswith("# %% [markdown]\n# # N ")]
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
