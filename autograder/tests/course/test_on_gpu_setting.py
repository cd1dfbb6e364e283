"""What a course says of GPUs, and which of its tests that is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from autograder.course.graded_assignment import read_assignment
from autograder.course.manifest import OnGpu, read_manifest_file
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import REPOSITORY

UNIT = '[01_a]\ntitle = "T"\ncan_do = "C"\nlesson = "L"\n'


def read(folder: Path, line: str) -> OnGpu:
    path = folder / "assignments.toml"
    path.write_text(UNIT + line, "utf-8")
    return read_manifest_file(path)["01_a"].on_gpu


def test_nothing_is_done_on_a_gpu_unless_a_course_says_so(tmp_path):
    assert read(tmp_path, "") is OnGpu.NOTHING
    assert read(tmp_path, 'on_gpu = "noted"') is OnGpu.NOTED
    assert read(tmp_path, 'on_gpu = "counts"') is OnGpu.COUNTS


@pytest.mark.parametrize("given", ['"always"', "true", "0", "[]"])
def test_another_word_is_refused_with_those_there_are(tmp_path, given):
    with pytest.raises(AuthorError, match="01_a.on_gpu` is none of nothing, noted, counts"):
        read(tmp_path, f"on_gpu = {given}")


def test_of_a_unit_the_cells_that_draw_on_a_second_device_are_meant():
    found = read_assignment(REPOSITORY, "08_devices").for_second_devices

    assert {"smooth-labels-test", "smooth-labels-hidden", "to-numpy-hidden"} <= found
    assert not found & {"predict-places-test", "loader-for-test", "honest-clock-test"}
    assert read_assignment(REPOSITORY, "15_inside_the_engine").for_second_devices == frozenset()
