"""Every answer of the corpus earns exactly what it should; and a broken corpus is noticed."""

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest

from autograder.notebooks.problems import AuthorError
from autograder.release.corpus import CORPUS, read_answer

ROOT = Path(__file__).parents[2]

TEST_CELL = """
@probe
def after_backward(values):
    x = make_leaf(values)
    (x * x).sum().backward()
    return {"x": x}

for values in drawn("make-leaf", 2, floats(3)):
    seen = after_backward(values)
    check_leaf(seen["x"], name="x")
    check_gradient(seen["x"], 2 * values, name="x", mistakes={"accumulated-gradient": 4 * values})
"""
RIGHT = "def make_leaf(values):\n    return values.clone().requires_grad_()"
TWICE = """def make_leaf(values):
    x = values.clone().requires_grad_()
    (x * x).sum().backward()
    return x
"""


@pytest.fixture
def small_course(tmp_path):
    """A course of one question; returns a function that adds an answer and proves the corpus."""
    (tmp_path / "solutions").mkdir()
    manifest = '[01_leaves]\ntitle = "Leaves"\ncan_do = "make one"\nlesson = "01"\n'
    (tmp_path / "solutions" / "assignments.toml").write_text(manifest)
    for folder, answer in (("solutions", RIGHT), ("exercises", "raise NotImplementedError()")):
        path = tmp_path / folder / "01_leaves" / "01_leaves.ipynb"
        path.parent.mkdir(parents=True)
        nbformat.write(notebook_with(answer), path)

    def prove_answer(name, header, source):
        path = tmp_path / CORPUS / "01_leaves" / "make-leaf" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# title: {name}\n{header}\n{source}")
        # In a process of its own: a fork of this one could hang in torch's threads.
        return run_corpus(tmp_path)

    prove_answer.root = tmp_path
    return prove_answer


def notebook_with(answer, test=TEST_CELL):
    def cell(source, grade_id, **role):
        new = nbformat.v4.new_code_cell(source)
        new.metadata["nbgrader"] = {"schema_version": 3, "grade_id": grade_id, **role}
        return new

    return nbformat.v4.new_notebook(
        cells=[
            cell("import torch\nfrom autograder.checks import *", "setup", locked=True),
            cell(answer, "make-leaf", solution=True),
            cell(test, "make-leaf-test", grade=True, locked=True, points=2),
        ]
    )


def run_corpus(root, *places):
    return subprocess.run(
        [sys.executable, "-m", "autograder", "--course", root, "corpus", *places],
        capture_output=True,
        text=True,
        timeout=600,
    )


@pytest.mark.slow
def test_every_answer_of_the_course_earns_exactly_what_it_should():
    proof = run_corpus(ROOT)

    assert proof.returncode == 0, proof.stderr
    assert " 0 wrong" not in proof.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "header", "source", "says"),
    [
        pytest.param("right_a", "", TWICE, "must pass, and fails", id="right-refused"),
        pytest.param(
            "wrong_a",
            "# fails: make-leaf-test [no diagnosis]",
            RIGHT,
            "must fail with [no diagnosis], and passes",
            id="wrong-accepted",
        ),
        pytest.param(
            "wrong_b",
            "# fails: make-leaf-test [no diagnosis]",
            TWICE,
            "fails with [accumulated-gradient]",
            id="another-reason",
        ),
        pytest.param(
            "wrong_c",
            "# fails: make-leaf-test [accumulated-gradient]\n# fails: other-test [no diagnosis]",
            TWICE,
            "names `other-test`, which is no test cell",
            id="unknown-test",
        ),
        pytest.param(
            "wrong_d",
            "# fails: make-leaf-test [no diagnosis]",
            "def make_leaf(values):\n    import os\n    os._exit(3)",
            "its process ended before the test did",
            id="process-ended",
        ),
    ],
)
def test_an_answer_that_does_not_do_what_its_header_says_is_reported(
    small_course, name, header, source, says
):
    proof = small_course(name, header, source)

    assert proof.returncode == 1
    assert says in proof.stderr


@pytest.mark.slow
def test_answers_that_do_what_their_headers_say_are_counted(small_course):
    small_course("right_lambda", "", "make_leaf = lambda v: v.clone().requires_grad_()")

    proof = small_course("wrong_a", "# fails: make-leaf-test [accumulated-gradient]", TWICE)

    assert (proof.returncode, proof.stderr) == (0, "")
    assert "1 stub, 1 solution, 1 right, 1 wrong" in proof.stdout


@pytest.mark.slow
@pytest.mark.parametrize(
    ("test", "says"),
    [
        pytest.param(
            TEST_CELL + "\nmake_leaf",
            "in two processes",
            id="a-learners-name-outside-a-probe",
        ),
        pytest.param(
            "scale = 2\n" + TEST_CELL.replace("(x * x)", "(x * scale)"),
            "in two processes",
            id="a-probe-that-is-not-self-contained",
        ),
        pytest.param(TEST_CELL + "\n1", "would be its score", id="a-number-at-the-end"),
        pytest.param(TEST_CELL + "\nimport sys; print(1, file=sys.stderr)", "stderr", id="stderr"),
        pytest.param("pass", "must fail with [not attempted], and passes", id="test-of-nothing"),
    ],
)
def test_a_test_cell_that_breaks_the_rules_is_reported(small_course, test, says):
    for folder, answer in (("solutions", RIGHT), ("exercises", "raise NotImplementedError()")):
        path = small_course.root / folder / "01_leaves" / "01_leaves.ipynb"
        nbformat.write(notebook_with(answer, test), path)

    proof = run_corpus(small_course.root)

    assert proof.returncode == 1
    assert says in proof.stderr


@pytest.mark.slow
def test_a_place_that_does_not_exist_is_said(small_course):
    proof = run_corpus(small_course.root, "01_leaves/nothing")

    assert proof.returncode == 1
    assert "01_leaves/nothing: no such answer" in proof.stderr


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("maybe_a", "# title: x\n", "name it right"),
        ("right_a", "x = 1\n", "needs one `# title"),
        ("right_a", "# title: x\n# fails: a [b]\n", "may not fail"),
        ("wrong_a", "# title: x\n", "needs a `# fails:` line"),
        ("wrong_a", "# title: x\n# fails: a b\n", r"write `# fails: <test cell>"),
    ],
)
def test_a_header_that_is_not_of_the_form_is_refused(tmp_path, name, text, says):
    path = tmp_path / f"{name}.py"
    path.write_text(text)

    with pytest.raises(AuthorError, match=says):
        read_answer(path)


def test_the_header_is_not_part_of_the_answer(tmp_path):
    path = tmp_path / "01_unit" / "question" / "wrong_sign.py"
    path.parent.mkdir(parents=True)
    path.write_text("# title: sign\n# fails: q-test [flipped-sign]\n\ndef f():\n    return -1\n")

    answer = read_answer(path)

    assert answer.where == "01_unit/question/wrong_sign"
    assert answer.fails == {"q-test": "flipped-sign"}
    assert answer.source == "def f():\n    return -1"
