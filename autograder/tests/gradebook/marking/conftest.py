"""A class with prose, recorded once and copied for each test, and its question to mark."""

from __future__ import annotations

import shutil

import pytest

from autograder.gradebook.course import Course
from autograder.gradebook.marking.sheets import Sheets
from autograder.tests.gradebook.test_prose import TEXTS, record
from autograder.tests.support.grading_fixtures import UNIT
from autograder.tests.support.record_fixtures import make_released_course


@pytest.fixture(scope="session")
def recorded(tmp_path_factory):
    course = make_released_course(tmp_path_factory.mktemp("marking") / "course")
    record(course, TEXTS)
    return course.root


@pytest.fixture
def course(recorded, tmp_path):
    return Course(shutil.copytree(recorded, tmp_path / "course"))


@pytest.fixture
def sheets(course):
    with course.gradebook() as gradebook:
        yield Sheets(course.root, gradebook.engine, [UNIT])
