"""`autograder grade`: a class with all kinds of submissions, graded by the real command."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from autograder.authoring.releasing import release
from autograder.course.outcome import Status, Submission
from autograder.course.problems import AuthorError
from autograder.engine.sandbox import Level
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.record import read_journal
from autograder.gradebook.summary import describe_summary, summarise
from autograder.tests.support.grading_fixtures import UNIT, answer, hand_in_as, make_graded_course

pytestmark = pytest.mark.slow

RIGHT = {
    "double": answer("def double(x):\n    return 2 * x"),
    "leaf": answer("def make_leaf(values):\n    return values.clone().requires_grad_()"),
}
EXITS = RIGHT | {"leaf": answer("def make_leaf(values):\n    import os; os._exit(0)")}
SLOW = RIGHT | {"leaf": answer("import time; time.sleep(0.3)\n" + RIGHT["leaf"].source)}


@pytest.fixture
def course(tmp_path) -> Course:
    course = make_graded_course(tmp_path / "course")
    release(course.root)
    with course.gradebook():  # made here, where what `alembic` says is known
        pass
    return course


def run(course: Course, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "grade"]
    return subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=120)


def scores(course: Course) -> dict[str, dict[str, float | None]]:
    """Student -> grade id -> automatic score, for everybody whom the gradebook knows."""
    with course.gradebook() as gradebook:
        return {
            submission.student.id: {
                grade.name: grade.auto_score for grade in submission.notebooks[0].grades
            }
            for submission in gradebook.assignment_submissions(UNIT)
        }


def test_it_is_said_why_nothing_was_graded(course):
    nobody = run(course)
    hand_in_as(course, "ada", RIGHT)
    first, again = run(course), run(course)
    course.submitted("bob", UNIT).parent.mkdir()
    (course.submitted("bob", UNIT).parent / f"{UNIT}_exercise.ipynb").touch()
    misplaced = run(course)

    assert [done.returncode for done in (nobody, first, again, misplaced)] == [0, 0, 0, 1]
    assert "`make results` shows" in first.stdout and "`make results`" not in again.stdout
    assert nobody.stdout.endswith("work/submitted/STUDENT/ASSIGNMENT/.\n")
    assert again.stdout.endswith("Nothing has changed since it was graded; "
                                 "`make grade ARGS=--force` grades it again.\n")  # fmt: skip
    assert (
        f"bob/{UNIT}_exercise.ipynb is not graded: put it into "
        in misplaced.stdout + misplaced.stderr
    )


def test_a_class_is_graded_and_summed_up(course):
    hand_in_as(course, "ada", RIGHT)
    hand_in_as(course, "bob", EXITS)
    hand_in_as(course, "cyd", {})
    hand_in_as(course, "dot", RIGHT).write_text("<<<<<<< HEAD", "utf-8")
    course.submitted("eve", UNIT).mkdir(parents=True)

    done = run(course)

    assert done.returncode == 1  # two of them need a person
    assert done.stdout.startswith(
        "5 submissions: 3 graded, 0 timed out, 2 not graded, 0 flagged.\n"
    )
    assert f"dot, {UNIT}: not graded: " in done.stdout
    assert f"eve, {UNIT}: not graded: " in done.stdout
    assert done.stderr == ""
    found = scores(course)
    assert sorted(found) == ["ada", "bob", "cyd"]
    assert found["ada"]["double-test"] == 2 and found["ada"]["leaf-hidden"] == 2
    assert found["bob"]["double-test"] == 2 and found["bob"]["leaf-test"] == 0
    assert found["cyd"]["double-test"] == 0
    assert found["cyd"]["leaf-why"] == 0 and found["ada"]["leaf-why"] == 0


def test_only_what_changed_is_graded_again(course):
    for student in ("ada", "bob"):
        hand_in_as(course, student, RIGHT)
    assert run(course).stdout.startswith("2 submissions")
    notebook = course.submitted("bob", UNIT) / f"{UNIT}_exercise.ipynb"
    notebook.write_text(notebook.read_text("utf-8").replace("2 * x", "3 * x"), "utf-8")

    again = run(course)

    assert again.stdout.startswith("1 submission: 1 graded")
    assert scores(course)["bob"]["double-test"] == 0
    assert run(course, "--force", "--student", "ada").stdout.startswith("1 submission: 1 graded")


def test_an_assignment_may_be_called_by_its_number(course):
    hand_in_as(course, "ada", RIGHT)

    assert run(course, "1").stdout.startswith("1 submission: 1 graded")

    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "feedback", "01"]
    pages = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert pages.stdout.startswith("1 page in "), pages.stderr


def test_grading_again_draws_the_same_inputs(course):
    hand_in_as(course, "ada", RIGHT)
    run(course)
    first = read_journal(course.root)[Submission("ada", UNIT)].latest
    run(course, "--force")
    second = read_journal(course.root)[Submission("ada", UNIT)].latest

    assert first.token != second.token
    assert first.seed == second.seed != ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        pytest.param(["no_such_unit"], "no_such_unit: nothing was handed in", id="assignment"),
        pytest.param(["--student", "zoe"], "zoe: nothing was handed in", id="student"),
    ],
)
def test_what_is_not_there_is_named(course, arguments, says):
    hand_in_as(course, "ada", RIGHT)

    done = run(course, *arguments)

    assert done.returncode == 1
    assert done.stdout == ""
    assert says in done.stderr and done.stderr.count("\n") == 1


def test_a_folder_without_an_assignment_stops_nobody(course):
    hand_in_as(course, "ada", RIGHT)
    (course.root / "work" / "submitted" / "ada" / "holiday_pictures").mkdir()

    done = run(course)

    assert "holiday_pictures: not graded: there is no such assignment" in done.stdout
    assert scores(course)["ada"]["double-test"] == 2


def test_folders_of_any_name_stop_nobody(course, capsys):
    hand_in_as(course, "ada", RIGHT)
    submitted = course.root / "work" / "submitted"
    shutil.copytree(submitted / "ada" / UNIT, submitted / "ada" / f"{UNIT.upper()} ")
    for name in (b"\xff", b"new\nline"):
        shutil.copytree(submitted / "ada", os.fsdecode(os.fsencode(submitted) + b"/" + name))

    done = run(course)
    print(describe_summary(summarise(course.root)))

    assert scores(course)["ada"]["double-test"] == scores(course)["new\nline"]["double-test"] == 2
    for said in (done.stdout, capsys.readouterr().out):
        assert "'\\udcff', " in said and "rename the folder" in said
        assert "\\nline" in said and "\nline" not in said
    assert f"ada, '{UNIT.upper()} ': not graded" in done.stdout
    assert f"if it is {UNIT}, rename the folder" in done.stdout


def test_without_a_sandbox_only_trusted_submissions_are_graded(course, monkeypatch):
    hand_in_as(course, "ada", RIGHT)
    monkeypatch.setattr("autograder.gradebook.grade_class.strongest_level", lambda: Level.LIMITS)

    with pytest.raises(AuthorError, match="--trust-submissions"):
        grade_class(course.root)

    (outcome,) = grade_class(course.root, trust=True)
    assert outcome.status is Status.GRADED
    assert outcome.level == "limits"


def test_a_test_cell_that_is_no_python_is_our_fault_and_said_once(course):
    hand_in_as(course, "ada", RIGHT)
    source = course.root / "solutions" / UNIT / f"{UNIT}_exercise.ipynb"
    notebook = json.loads(source.read_text("utf-8"))
    for cell in notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == "double-test":
            cell["source"] = "def ("
    source.write_text(json.dumps(notebook), "utf-8")

    done = run(course)

    assert done.returncode == 1
    assert "`double-test` is not Python" in done.stdout
    assert scores(course) == {}


def test_a_grader_that_is_killed_leaves_no_process_and_goes_on_where_it_was(course):
    students = [f"student-{number}" for number in range(12)]
    for student in students:
        hand_in_as(course, student, SLOW)
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "grade"]
    grader = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    journal = course.root / "work" / "grading" / "journal.jsonl"
    _wait_until(lambda: journal.is_file() and journal.read_bytes().count(b"\n") >= 2)

    grader.send_signal(signal.SIGKILL)
    grader.wait()

    _wait_until(lambda: not _engine_processes(grader.pid))
    kept = len(read_journal(course.root))
    done = run(course)
    assert done.stdout.startswith(f"{12 - kept} submissions: {12 - kept} graded")
    assert sorted(scores(course)) == sorted(students)
    assert {tuple(found.values()) for found in scores(course).values()} == {
        tuple(scores(course)[students[0]].values())
    }


def test_ctrl_c_keeps_what_is_finished_and_says_so(course):
    for number in range(12):
        hand_in_as(course, f"student-{number}", SLOW)
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "grade"]
    grader = subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        # Where the tests run in the background, the shell made them deaf to Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    journal = course.root / "work" / "grading" / "journal.jsonl"
    _wait_until(lambda: journal.is_file() and journal.read_bytes().count(b"\n") >= 2)

    grader.send_signal(signal.SIGINT)
    _, stderr = grader.communicate(timeout=30)

    assert grader.returncode == 130
    said = "Stopped. What is finished is kept; run the same command again for the rest."
    assert stderr.strip() == said
    _wait_until(lambda: not _engine_processes(grader.pid))


def _wait_until(is_so) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def _engine_processes(grader: int) -> list[str]:
    """The processes of the engine that worked for ``grader``, which may be gone."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if f"for-{grader}".encode() in words:
            found.append(entry.name)
    return found
