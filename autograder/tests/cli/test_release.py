"""The command line: one clear message and the exit code; cheap to start."""

from __future__ import annotations

import subprocess
import sys

import pytest

from autograder.authoring.textview import text_path
from autograder.cli import COMMANDS, main
from autograder.course.canonical import read_notebook
from autograder.tests.support.notebook_fixtures import UNIT


def run(course, *words):
    return main(["--course", str(course), *words])


@pytest.mark.slow
def test_check_exits_1_with_every_problem_on_stderr(course, capsys):
    (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").unlink()

    assert run(course, "check") == 1

    err = capsys.readouterr().err
    assert f"exercises/{UNIT}/{UNIT}_exercise.ipynb: is missing." in err
    assert "`make release`" in err


def test_release_says_whether_anything_changed(course, capsys):
    (course / "exercises" / UNIT / f"{UNIT}_exercise.ipynb").unlink()

    assert run(course, "release", UNIT.partition("_")[0]) == 0
    assert run(course, "release") == 0

    made, same = capsys.readouterr().out.splitlines()
    assert made.startswith("exercises/ and the outline are made anew")
    assert same == "exercises/ and the outline were up to date already."


def test_text_and_untext_make_the_round(course, capsys):
    assert run(course, "text") == 0
    text = text_path(course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb", course)
    text.write_text(text.read_text("utf-8").replace("Write `square", "Program `square"), "utf-8")

    assert run(course, "untext") == 0

    assert f"solutions/{UNIT}/{UNIT}_exercise.ipynb" in capsys.readouterr().out
    notebook = read_notebook(course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb")
    assert "Program `square" in notebook.cells[1].source


def test_refused_text_exits_1(course, capsys):
    run(course, "text")
    source = course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    text = text_path(source, course)
    text.write_text(text.read_text("utf-8").replace("# # Squares", "# # Mine"), "utf-8")
    source.write_text(source.read_text("utf-8").replace("# Squares", "# Theirs"), "utf-8")

    assert run(course, "untext") == 1
    assert "changed since its text was made" in capsys.readouterr().err


def test_lesson_is_not_to_be_confused_with_a_solution(course, capsys):
    assert run(course, "run", str(course / "solutions" / UNIT / f"{UNIT}_exercise.ipynb")) == 1
    assert "run a lesson" in capsys.readouterr().err


def test_folder_without_a_course_is_one_sentence(tmp_path, capsys):
    assert run(tmp_path, "release") == 1

    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "no course here" in err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        pytest.param(["realese"], "invalid choice: 'realese'", id="command"),
        pytest.param([], "required: COMMAND", id="nothing"),
        pytest.param(["normalise", "none.ipynb"], "none.ipynb: no such file", id="file"),
        pytest.param(["check", "--fast"], "unrecognized arguments: --fast", id="option"),
    ],
)
def test_wrong_call_exits_2_and_says_what_is_wrong(words, says, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(words)

    assert stopped.value.code == 2
    assert says in capsys.readouterr().err


def test_every_command_explains_itself(capsys):
    for name in COMMANDS:
        with pytest.raises(SystemExit) as stopped:
            main([name, "--help"])
        assert stopped.value.code == 0
    assert COMMANDS["check"].help in capsys.readouterr().out


@pytest.mark.slow
def test_starting_the_command_line_imports_nothing_heavy():
    heavy = "torch nbformat nbgrader nbconvert jupytext nbclient".split()
    program = (
        "import sys; import autograder.cli as cli\n"
        "try: cli.main(['--help'])\nexcept SystemExit: pass\n"
        f"sys.exit(' '.join(name for name in {heavy} if name in sys.modules) or 0)"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
