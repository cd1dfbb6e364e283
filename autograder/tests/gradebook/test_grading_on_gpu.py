"""`autograder grade --cuda`: a class is looked at once more on a GPU, and loses nothing by it.

`sim:0` is in the place of the GPU, but where this machine's own lack of one is the case.
"""

from __future__ import annotations

import html
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
import torch

from autograder.course import devices
from autograder.course.outcome import Outcome, Submission
from autograder.gradebook.changes import Changes, describe_changes
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import describe, grade_class
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.record import read_journal
from autograder.gradebook.results import read_results
from autograder.tests.support.grading_fixtures import (
    UNIT,
    answer,
    hand_in_as,
    make_course_for_devices,
)

pytestmark = pytest.mark.slow

RIGHT = "def double(x):\n    return x + x\n"
ON_SIM_1 = "def double(x):\n    return 2 * (x if x.device.type == 'cpu' else x.to('sim:1'))\n"
WRONG = "def double(x):\n    return x * x\n"
LEAF = answer("def make_leaf(values):\n    return values.clone().requires_grad_()\n")
CLASS = {"ada": RIGHT, "ben": ON_SIM_1, "cyd": WRONG}


@pytest.fixture
def course(tmp_path: Path) -> Course:
    return make_class(tmp_path / "course")


def make_class(root: Path) -> Course:
    course = make_course_for_devices(root)
    for student, text in CLASS.items():
        hand_in_as(course, student, {"double": answer(text), "leaf": LEAF})
    return course


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "GPU", "sim:0")


def grade(course: Course, *, cuda: bool = True, **more) -> dict[str, Outcome]:
    found = grade_class(course.root, trust=True, cuda=cuda, **more)
    return {outcome.submission.student: outcome for outcome in found}


def scores(course: Course) -> dict[str, float]:
    return {result.student: result.score or 0 for result in read_results(course)}


def gpus(course: Course) -> dict[str, str]:
    return {place.student: known.latest.gpu for place, known in read_journal(course.root).items()}


def flags(course: Course) -> dict[str, bool]:
    with course.gradebook() as gradebook:
        return {
            each.student.id: each.notebooks[0].flagged
            for each in gradebook.assignment_submissions(UNIT)
        }


def set_in_manifest(course: Course, line: str) -> None:
    path = course.root / "solutions" / "assignments.toml"
    path.write_text(
        path.read_text("utf-8").replace('lesson = "', f'{line}\nlesson = "', 1), "utf-8"
    )


@dataclass(frozen=True)
class Looked:
    """A class graded as everywhere, and then once more with a look at the GPU."""

    course: Course
    without: dict[str, Outcome]
    before: dict[str, float]
    outcomes: dict[str, Outcome]
    changes: Changes


@pytest.fixture(scope="module")
def looked(tmp_path_factory: pytest.TempPathFactory) -> Looked:
    course = make_class(tmp_path_factory.mktemp("class") / "course")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(devices, "GPU", "sim:0")
        without, before, changes = grade(course, cuda=False), scores(course), Changes()
        return Looked(course, without, before, grade(course, changes=changes), changes)


def test_what_fails_on_the_gpu_alone_is_flagged_and_costs_nothing(looked):
    assert {each.gpu for each in looked.without.values()} == {""}
    assert looked.outcomes.keys() == CLASS.keys()  # none of them had been looked at
    assert scores(looked.course) == looked.before
    assert gpus(looked.course) == dict.fromkeys(CLASS, "sim:0")
    assert flags(looked.course) == {"ada": False, "ben": True, "cyd": False}
    assert describe_changes(looked.changes) == "Graded again: 3. Nobody's points changed."


def test_the_summary_says_what_was_looked_at_and_what_differs(looked, stand_in):
    said = describe(looked.outcomes.values()).splitlines()

    assert said[0] == "3 submissions: 3 graded, 0 timed out, 0 not graded, 1 flagged."
    assert said[1] == (
        f"  ben, {UNIT}: On sim:0 `double-test` fails: `double(x)` has the wrong device "
        "(you have: sim:1; expected: sim:0)."
    )
    assert said[-1] == (
        "Looked at again on sim:0: 2. There a submission can also open the GPU's device files and "
        "read /sys, and its memory is not limited."
    )


def test_a_page_says_where_a_check_passed_and_where_it_fails(looked):
    pages = {path.parts[-3]: as_text(path) for path in write_pages(looked.course.root)}

    assert "Passed on cpu, sim:0 and sim:1." in pages["ada"]
    assert "Passed on cpu and sim:1; it fails on sim:0, which costs no points." in pages["ben"]
    assert "On sim:0" not in pages["ben"]  # why it fails may tell of hidden tests
    assert "costs no points" not in pages["ada"] + pages["cyd"]


def test_only_what_was_not_looked_at_is_graded_again(course, stand_in):
    grade(course, students=["ada"])
    assert grade(course).keys() == {"ben", "cyd"}

    hand_in_as(course, "dot", {"double": answer(RIGHT), "leaf": LEAF})
    assert grade(course).keys() == {"dot"}
    assert grade(course) == grade(course, cuda=False) == {}
    assert grade(course, dry=True) == {}


def test_the_same_command_tries_those_again_that_a_gpu_refused(course, monkeypatch):
    monkeypatch.setattr(devices, "GPU", "sim:7")
    refused = grade(course)
    before = scores(course)
    monkeypatch.setattr(devices, "GPU", "sim:0")
    looked = grade(course)

    assert {name: bool(each.no_gpu) for name, each in refused.items()} == {
        "ada": True, "ben": True, "cyd": False,
    }  # fmt: skip
    assert looked.keys() == {"ada", "ben", "cyd"}
    assert {each.no_gpu for each in looked.values()} == {""}
    assert scores(course) == before


def test_a_course_may_let_a_gpu_count(course, stand_in):
    grade(course)
    before = scores(course)
    set_in_manifest(course, 'on_gpu = "counts"')
    changes = Changes()
    grade(course, cuda=False, changes=changes)

    assert {name: before[name] - score for name, score in scores(course).items()} == {
        "ada": 0, "ben": 2, "cyd": 0,
    }  # fmt: skip
    [change] = changes.found
    assert (change.submission, change.cell) == (Submission("ben", UNIT), "double-test")
    assert change.because == "the assignment changed"
    page = next(as_text(path) for path in write_pages(course.root) if "ben" in path.parts)
    assert "passes on cpu; fails on sim:0" in page


def test_a_course_may_always_look_at_a_gpu(course, stand_in):
    set_in_manifest(course, 'on_gpu = "noted"')

    assert grade(course, cuda=False)["ben"].flagged


def test_it_is_said_if_there_was_nothing_to_look_at(course, stand_in):
    said = describe(grade(course, students=["cyd"]).values())

    assert said.endswith("No answer got as far as a second device, so none was looked at on sim:0.")


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
def test_a_machine_without_a_gpu_grades_all_the_same_and_says_so(course):
    command = [sys.executable, "-m", "autograder", "--course", str(course.root), "grade", "--cuda"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)

    assert done.returncode == 1
    assert done.stdout.startswith("3 submissions: 3 graded, 0 timed out, 0 not graded, 0 flagged.")
    [line] = [each for each in done.stdout.splitlines() if "cuda:0" in each]
    assert re.fullmatch(
        r"Not looked at on cuda:0, though that was asked for: 2 \(.+\)\. Their grades are as "
        r"without a GPU; the same command tries these again\.",
        line,
    )
    assert scores(course) == {"ada": 6, "ben": 6, "cyd": 3}


def as_text(path: Path) -> str:
    text = re.sub(r"<(style|script).*?</\1>", "", path.read_text("utf-8"), flags=re.DOTALL)
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", text)))
