"""Another nbgrader course is graded as stock nbgrader grades it: locked in, and resumable.

One is nbgrader's own quickstart course, through `nbgrader autograde` and two lines in its
settings. The other is made here, of plain Python and NumPy, and graded where torch is missing.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

import nbformat
import pytest

from autograder.course.layout import CONFIG
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course, register, write_feedback
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.nbgrader_course import read_assignments
from autograder.gradebook.record import read_journal
from autograder.tests.devtools import quickstart
from autograder.tests.devtools.quickstart import HOSTILE, VICTIM, read_rows
from autograder.tests.support.notebook_fixtures import (
    REPOSITORY,
    code,
    make_notebook,
    prose,
    solution,
    test_cell,
)

pytestmark = pytest.mark.slow

MARKER = "mallory_was_here.txt"

NUMPY_SETTINGS = """\
c = get_config()
c.CourseDirectory.course_id = "numbers"
c.Execute.timeout = 6
c.Execute.extra_arguments = ["--log-level=ERROR"]
"""
MEAN = """\
def mean():
    ### BEGIN SOLUTION
    return float(np.loadtxt("numbers.csv").mean())
    ### END SOLUTION
"""
MEAN_TEST = """\
assert mean() == 2
### BEGIN HIDDEN TESTS
assert isinstance(mean(), float)
### END HIDDEN TESTS
"""
# nbgrader gives the number that a test cell ends in.
PARTIAL = "1 if mean() == 2 else 0.5"
# A course may well have a function of that name.
PROBES = """\
import os
execution = os.environ["NBGRADER_EXECUTION"]


def probe(values):
    return values[0]
"""
FIRST = """\
def first(values):
    ### BEGIN SOLUTION
    return probe(values)
    ### END SOLUTION
"""
# Later tests lean on what an earlier one defines.
ASK = """\
def ask(values):
    return first(values)


assert ask([7]) == 7
"""
UNMARKED = {
    "grade": False, "solution": False, "locked": False, "task": False, "schema_version": 3,
}  # fmt: skip
WITHOUT_TORCH = "import sys\nsys.modules['torch'] = None\n"
GRADE = f"""\
{WITHOUT_TORCH}
from autograder.engine.driver import processes
processes._WORK = {WITHOUT_TORCH!r} + processes._WORK
from autograder.cli import main
status = main(["grade"])
assert not any(name.partition(".")[0] == "torch" for name in sys.modules if sys.modules[name])
sys.exit(status)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("quickstart")


@pytest.fixture(scope="module")
def comparison(folder):
    return quickstart.compare(quickstart.make_quickstart(folder), folder / "stock")


@pytest.fixture(scope="module")
def course(folder, comparison):
    return folder / "course101"


def test_every_row_is_the_one_of_stock_nbgrader(comparison):
    assert comparison.differences == {}


def test_the_rows_that_are_compared_say_something(comparison):
    rows = comparison.ours

    assert {row[0] for row in rows} == {VICTIM, "bob", "cyd", "dan", "eve", "gus"}
    assert rows[VICTIM, "score"] == 3 and rows[VICTIM, "max_score"] == 13
    assert rows["bob", "problem1", "late_submission_penalty"] == 0.5
    assert rows["bob", "problem2", "part-a", "auto_score"] == 0
    assert rows["bob", "problem2", "needs_manual_grade"] is False
    assert rows["cyd", "problem2", "part-b", "comment"] == "No response."
    assert rows["gus", "problem1", "correct_squares", "auto_score"] == 0
    assert rows[VICTIM, "problem1", "sum_of_squares_equation", "needs_manual_grade"] is True


def test_what_reaches_the_others_from_stock_is_contained_here(folder, course, comparison):
    reached = {
        root: sorted(path.parent.parent.parent.name for path in root.rglob(MARKER))
        for root in (folder / "stock", course)
    }
    names = {}
    for root in reached:
        with Course(root).gradebook() as gradebook:
            names[root] = {student.first_name for student in gradebook.students}

    assert reached == {folder / "stock": ["autograded", "submitted"], course: []}
    assert names == {folder / "stock": {"mallory was here"}, course: {None}}
    assert read_rows(course)[HOSTILE, "score"] == 3


def test_nbgrader_writes_its_feedback_of_what_was_graded(course):
    for student in (VICTIM, "bob"):
        write_feedback(Course(course), student, "ps1")

    pages = {
        student: sorted(path.name for path in (course / "feedback" / student).rglob("*.html"))
        for student in (VICTIM, "bob")
    }
    assert pages == {VICTIM: ["problem1.html", "problem2.html"], "bob": ["problem1.html"]}


def test_only_what_has_changed_is_graded_again(course):
    first = {place: known.latest.token for place, known in read_journal(course).items()}
    shutil.copy(
        course / "submitted" / VICTIM / "ps1" / "problem2.ipynb",
        course / "submitted" / "bob" / "ps1" / "problem2.ipynb",
    )

    grade_class(course)

    again = {place: known.latest.token for place, known in read_journal(course).items()}
    changed = {place for place in again if again[place] != first[place]}
    assert {(place.student, place.assignment) for place in changed} == {
        ("bob", "ps1/problem1"),
        ("bob", "ps1/problem2"),
    }
    assert read_rows(course)["bob", "problem2", "part-a", "needs_manual_grade"] is True
    assert sorted(path.name for path in (course / "autograded/bob/ps1").glob("*.ipynb")) == [
        "problem1.ipynb",
        "problem2.ipynb",
    ]


def make_numpy_course(root):
    """Two notebooks whose cells have the same names, a file beside them, and nothing of torch."""
    source = root / "source" / "hw1"
    source.mkdir(parents=True)
    (root / CONFIG).write_text(NUMPY_SETTINGS, "utf-8")
    (source / "numbers.csv").write_text("1\n2\n3\n", "utf-8")
    notebooks = {
        "arrays": [
            code("import numpy as np"),
            solution("answer", MEAN),
            test_cell("answer-test", MEAN_TEST, 2),
            test_cell("partial-test", PARTIAL, 1),
            prose("why", "Because."),
        ],
        "lists": [
            code(PROBES),
            solution("answer", FIRST),
            test_cell("answer-test", ASK),
            test_cell("many-test", "assert ask([7, 8]) == 7"),
            test_cell("again-test", "assert ask([9]) == 9"),
            test_cell("given-test", "assert probe([execution]) == 'autograde'"),
        ],
    }
    for name, cells in notebooks.items():
        for cell in cells:
            if "nbgrader" in cell.metadata:
                cell.metadata.nbgrader = UNMARKED | cell.metadata.nbgrader
        nbformat.write(make_notebook(*cells), source / f"{name}.ipynb")
    return root


def hand_in_numpy(root, student, texts):
    place = root / "submitted" / student / "hw1"
    place.mkdir(parents=True)
    for name, text in texts.items():
        notebook = nbformat.read(root / "release" / "hw1" / f"{name}.ipynb", as_version=4)
        for cell in notebook.cells:
            if text and cell.metadata.get("nbgrader", {}).get("grade_id") == "answer":
                cell.source = text
        nbformat.write(notebook, place / f"{name}.ipynb")
    return place


@pytest.fixture(scope="module")
def numpy_course(tmp_path_factory):
    root = make_numpy_course(tmp_path_factory.mktemp("numpy") / "course")
    register(Course(root), "hw1")
    first = "def first(values):\n    return probe(values)\n"
    helped = "from helper import average\ndef mean():\n    return average('numbers.csv')\n"
    helper = "import numpy as np\ndef average(name):\n    return float(np.loadtxt(name).mean())\n"
    place = hand_in_numpy(root, "ann", {"arrays": helped, "lists": first})
    (place / "helper.py").write_text(helper, "utf-8")
    (place / "numbers.csv").write_text("9\n", "utf-8")  # the course's own counts
    hand_in_numpy(root, "ben", {"arrays": "def mean():\n    return 5\n", "lists": ""})
    endless = "def first(values):\n    while len(values) > 1:\n        pass\n    return values[0]\n"
    hand_in_numpy(root, "cat", {"lists": endless})
    return root


@pytest.fixture(scope="module")
def without_torch(numpy_course):
    stock = numpy_course.with_name("stock")
    shutil.copytree(numpy_course, stock)
    done = subprocess.run(
        [sys.executable, "-c", GRADE],
        cwd=numpy_course,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(REPOSITORY)},
        capture_output=True,
        text=True,
        check=False,
    )
    quickstart.autograde(stock, "hw1")
    return done, read_rows(numpy_course), read_rows(stock)


def test_a_course_is_graded_where_torch_is_missing_as_stock_grades_it(without_torch):
    done, ours, stock = without_torch

    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 submissions: 6 graded" in done.stdout
    assert ours == stock


def test_cells_of_the_same_name_in_two_notebooks_keep_their_own_points(without_torch):
    _, rows, _ = without_torch

    assert rows["ann", "score"] == rows["ann", "max_score"] - 1 == 7
    assert rows["ben", "arrays", "answer-test", "auto_score"] == 0
    assert rows["ben", "arrays", "partial-test", "auto_score"] == 0.5
    # Its answer is as released, and this test is of something that was given.
    assert rows["ben", "lists", "answer-test", "auto_score"] == 0
    assert rows["ben", "lists", "given-test", "auto_score"] == 1


def test_after_an_endless_call_later_tests_have_what_earlier_ones_defined(without_torch):
    _, rows, _ = without_torch

    cells = ("answer-test", "many-test", "again-test", "given-test")
    scores = {cell: rows["cat", "lists", cell, "auto_score"] for cell in cells}
    assert scores == {"answer-test": 1, "many-test": 0, "again-test": 1, "given-test": 1}


@pytest.fixture
def small_course(tmp_path):
    return make_numpy_course(tmp_path / "course")


@pytest.mark.parametrize(
    "setting, said",
    [
        pytest.param(
            'CourseDirectory.directory_structure = "{assignment_id}/{nbgrader_step}/{student_id}"',
            "CourseDirectory.directory_structure is not as",
            id="folders",
        ),
        pytest.param(
            "Autograde.autograde_preprocessors.append('mine.Steps')",
            "autograde_preprocessors .* none of these steps is run",
            id="steps",
        ),
        pytest.param(
            "Autograde.sanitize_preprocessors = ['mine.Clean']",
            "sanitize_preprocessors .* none of these steps is run",
            id="cleaning",
        ),
        pytest.param(
            "Autograde.post_convert_hook = 'os.path.join'",
            "it would not be called",
            id="hook",
        ),
        pytest.param("Execute.timeout = None", "a number of seconds", id="no-limit"),
        pytest.param(
            "ClearHiddenTests.begin_test_delimeter = 'SECRET'",
            "write `BEGIN HIDDEN TESTS` in the tests",
            id="markers",
        ),
    ],
)
def test_a_setting_that_cannot_be_followed_is_said_before_grading(small_course, setting, said):
    with (small_course / CONFIG).open("a") as config:
        config.write(f"c.{setting}\n")

    with pytest.raises(AuthorError, match=said):
        read_assignments(Course(small_course), ["hw1"])


@pytest.mark.parametrize(
    "change, said",
    [
        pytest.param(
            lambda notebook: notebook.metadata.update(
                kernelspec={"name": "ir", "display_name": "R"}
            ),
            "hw1/lists: its kernel `ir` is not installed here",
            id="kernel",
        ),
        pytest.param(
            lambda notebook: notebook.cells.append(code("### AUTOTEST 1 + 1")),
            "hw1/lists: has AUTOTEST lines",
            id="autotest",
        ),
        pytest.param(
            lambda notebook: notebook.cells.append(code("import torch")),
            "hw1/lists: it imports torch, and PyTorch is not installed",
            id="torch",
        ),
    ],
)
def test_a_notebook_that_cannot_be_graded_is_said_before_grading(
    small_course, change, said, monkeypatch
):
    monkeypatch.setitem(sys.modules, "torch", None)
    path = small_course / "source" / "hw1" / "lists.ipynb"
    notebook = nbformat.read(path, as_version=4)
    change(notebook)
    nbformat.write(notebook, path)

    with pytest.raises(AuthorError, match=said):
        read_assignments(Course(small_course), ["hw1"])
