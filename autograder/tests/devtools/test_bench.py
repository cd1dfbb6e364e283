"""The benchmark: what it prints of its timings, and a floor that does all of the work."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import grade_class
from autograder.tests.devtools.bench import StockTiming, Timing, require_same_work
from autograder.tests.devtools.floor_work import write_work
from autograder.tests.devtools.simulated_class import make_simulated_class
from autograder.tests.devtools.stock import run_program
from autograder.tests.support.notebook_fixtures import REPOSITORY

# What tests lean on differs most in these: tensors alone, hooks, a second device. That the floor
# does the work of every unit, each run of the benchmark says (`require_same_work`).
UNITS = ["01_tensors", "05_retain_grad_and_hooks", "08_devices"]
TIMING = Timing(180, StockTiming(27, 4.0, 5.0), ours_s=20.0, floor_s=16.0, startup_s=4.44)


def test_stock_is_scaled_to_the_class_and_started_once():
    assert TIMING.stock_s == 4 + 180 * 5


def test_the_last_line_has_the_three_numbers():
    assert TIMING.last_line() == "course_ratio 45.2 over_floor 1.25 startup 4.4"


def test_each_way_of_grading_has_its_line():
    lines = TIMING.describe().splitlines()

    assert lines[0] == "180 submissions:"
    assert re.search(r"nbgrader autograde +904\.00 s .* from 27 of them and 4\.0 s to", lines[1])
    assert re.search(r"autograder grade +20\.00 s +111\.1 ms each", lines[2])
    assert re.search(r"the floor +16\.00 s +88\.9 ms each", lines[3])
    assert re.search(r"one more submission +4\.44 s", lines[4])


# The floor


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A graded class: two submissions to the first unit, and one to each of the others."""
    folder = tmp_path_factory.mktemp("bench") / "course"
    assert make_simulated_class(REPOSITORY, folder, len(UNITS) + 1, UNITS) == UNITS
    grade_class(folder)
    write_work(folder, folder.with_name("work.json"))
    return folder


@pytest.mark.slow
def test_the_floor_is_told_nothing_that_it_has_to_look_up(folder):
    units = json.loads(folder.with_name("work.json").read_text("utf-8"))["units"]

    assert sorted(len(unit["submissions"]) for unit in units) == [1] * (len(UNITS) - 1) + [2]
    assert all(each["cells"] and each["seed"] for unit in units for each in unit["submissions"])
    assert all(unit["setup"] for unit in units)


@pytest.mark.slow
def test_the_floor_earns_the_points_that_ours_earns(folder):
    work = folder.with_name("work.json")
    module = "autograder.tests.devtools.floor"
    done = run_program(folder, sys.executable, "-m", module, str(work), "2")

    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(rf"{len(UNITS) + 1} submissions earned [1-9]\d* points\n", done.stdout)
    require_same_work(done.stdout, folder)
    with pytest.raises(AuthorError, match="did other work than ours: 9 submissions"):
        require_same_work("9 submissions earned 1 points", folder)
    assert len(Course(folder).submissions()) == len(UNITS) + 1
