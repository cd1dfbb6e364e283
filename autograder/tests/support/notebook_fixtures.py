"""Notebooks and small courses built in code, for tests: nothing checked in as JSON."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import nbformat
from nbformat import NotebookNode

from autograder.course.canonical import KERNEL, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.titles import SETUP_TITLE

REPOSITORY = Path(__file__).resolve().parents[3]
UNIT = "01_squares"
BADGES = "<!-- badges -->\n<!-- /badges -->"

MANIFEST = """\
[01_squares]
title = "Squares"
can_do = "square a number and say why"
lesson = "course/01_squares.ipynb"

[01_squares.rows]
Q1 = { title = "Squaring a number", sections = ["1.1 Squaring"] }

[01_squares.questions]
square = ["Q1"]
square-why = ["Q1"]
"""

QUESTION = """\
## Question 1: the square

**Difficulty** ●○○ · **5 minutes**

Write `square(number)`.
"""
HINTS = """\
<details><summary>Idea</summary>

Multiply the number with itself.
</details>

<details><summary>Place</summary>

It is one line.
</details>

<details><summary>Code</summary>

The operator is `*`.
</details>
"""
ANSWER = '''\
def square(number):
    """Return the number times itself."""
    ### BEGIN SOLUTION
    product_of_number = number * number
    return product_of_number
    ### END SOLUTION
'''
TEST = """\
from autograder.checks import drawn, integers

for number in drawn("square", 3, integers(1, 9)):
    assert square(number) == number**2
### BEGIN HIDDEN TESTS
for number in drawn("square-hidden", 3, integers(1, 9)):
    assert square(-number) == number**2, "hidden"
### END HIDDEN TESTS
"""
SETUP = f"""\
{SETUP_TITLE}
from autograder.workbench import begin

print(3 * 3)
begin("{UNIT}")
"""
PROSE_QUESTION = """\
## Question 2: why

**Difficulty** ●●○ · **5 minutes**

Why is a square never negative?
"""
PROSE = "Both factors have the same sign, so their product is not negative."


def markdown(source: str, **extra: Any) -> NotebookNode:
    """A markdown cell; ``extra`` goes into its metadata."""
    cell: NotebookNode = nbformat.v4.new_markdown_cell(source.rstrip("\n"), metadata=extra)
    return cell


def code(source: str, *, outputs: list[Any] | None = None, **extra: Any) -> NotebookNode:
    """A code cell; ``extra`` goes into its metadata."""
    cell: NotebookNode = nbformat.v4.new_code_cell(
        source.rstrip("\n"), metadata=extra, outputs=outputs or []
    )
    return cell


def solution(grade_id: str, source: str) -> NotebookNode:
    """A cell that learners fill in."""
    return code(source, nbgrader={"grade_id": grade_id, "solution": True})


def test_cell(grade_id: str, source: str, points: float = 1) -> NotebookNode:
    """A cell that is graded by running."""
    return code(source, nbgrader={"grade_id": grade_id, "grade": True, "points": points})


test_cell.__test__ = False  # type: ignore[attr-defined]


def prose(grade_id: str, source: str, points: float = 1) -> NotebookNode:
    """A cell that a person grades."""
    grader = {"grade_id": grade_id, "grade": True, "solution": True, "points": points}
    return markdown(source, nbgrader=grader)


def make_notebook(*cells: NotebookNode) -> NotebookNode:
    """A notebook of these cells, with ids that do not change from run to run."""
    notebook: NotebookNode = nbformat.v4.new_notebook(
        cells=list(cells), metadata=nbformat.from_dict(KERNEL)
    )
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
    return notebook


def make_assignment() -> NotebookNode:
    """The notebook of a sound assignment: a code question and a prose question."""
    return make_notebook(
        markdown("# Squares\n\n[The lesson](../../course/01_squares.ipynb#1.1-Squaring)"),
        markdown(QUESTION),
        solution("square", ANSWER),
        test_cell("square-test", TEST, 2),
        markdown(HINTS),
        markdown(PROSE_QUESTION),
        prose("square-why", PROSE),
    )


def make_lesson() -> NotebookNode:
    """A sound lesson with one section, one executed cell, and a link to its exercise."""
    stream = nbformat.v4.new_output("stream", name="stdout", text="9\n")
    run = code(SETUP, outputs=[stream])
    run.execution_count = 1
    return make_notebook(
        markdown("# Squares"),
        markdown("## 1.1 Squaring"),
        run,
        markdown("[The exercise](../exercises/01_squares/01_squares_exercise.ipynb)"),
    )


CORPUS_ANSWERS = {
    "right_power.py": "# title: the power operator\ndef square(number):\n    return number**2\n",
    "wrong_double.py": "# title: doubled\n# fails: square-test [no diagnosis]\n"
    "def square(number):\n    doubled_by_mistake = number + number\n"
    "    return doubled_by_mistake\n",
    "wrong_sign.py": "# title: sign lost\n# fails: square-test [no diagnosis]\n"
    "def square(number):\n    return abs(number) * number\n",
}


def make_course(root: Path) -> Path:
    """A sound course of one unit in ``root``, released; a copy of the real package's settings."""
    from autograder.authoring.badges import write_badges
    from autograder.authoring.endings import write_endings
    from autograder.authoring.mapping import MARKS, write_map
    from autograder.authoring.releasing import release

    (root / "solutions" / UNIT).mkdir(parents=True)
    (root / "solutions" / "assignments.toml").write_text(MANIFEST, "utf-8")
    write_notebook(
        root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb",
        make_assignment(),
        NotebookKind.SOLUTION,
    )
    write_notebook(root / "course" / f"{UNIT}.ipynb", make_lesson(), NotebookKind.LESSON)
    tables = "\n".join(MARKS)
    (root / "course" / "README.md").write_text(f"# Lessons\n\n{BADGES}\n\n{tables}\n", "utf-8")
    corpus = root / "solutions" / "corpus" / UNIT / "square"
    corpus.mkdir(parents=True)
    for name, text in CORPUS_ANSWERS.items():
        (corpus / name).write_text(text, "utf-8")
    (root / "autograder").mkdir()
    (root / "autograder" / "__init__.py").write_text('"""A learner\'s package."""\n', "utf-8")
    for name in ("nbgrader_config.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(REPOSITORY / name, root / name)
    built = Path("autograder", "labextension", "built")  # pyproject.toml names its files
    shutil.copytree(REPOSITORY / built, root / built)
    front = f"# A course\n\n{BADGES}\n\n[Lessons](course/README.md)\n"
    (root / "README.md").write_text(front, "utf-8")
    write_endings(root)
    release(root)
    write_map(root)
    write_badges(root)
    return root
