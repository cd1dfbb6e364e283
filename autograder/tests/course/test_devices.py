"""The phrase that says on which devices something was checked."""

from __future__ import annotations

import pytest

from autograder.course.devices import checked_on, together


@pytest.mark.parametrize(
    ("devices", "says"),
    [
        pytest.param((), "", id="unknown"),
        pytest.param(("cpu",), "Checked on cpu.", id="cpu"),
        pytest.param(
            ("cpu", "sim:1"),
            "Checked on cpu and sim:1 (sim is the teaching device), and on no GPU.",
            id="teaching-device",
        ),
        pytest.param(("cpu", "cuda:0"), "Checked on cpu and cuda:0.", id="gpu"),
        pytest.param(
            ("cpu", "cuda:0", "sim:1"),
            "Checked on cpu, cuda:0 and sim:1 (sim is the teaching device).",
            id="both",
        ),
    ],
)
def test_the_phrase(devices, says):
    assert checked_on(devices) == says


def test_of_several_tests_each_device_is_named_once_and_the_cpu_first():
    found = together([("sim:1",), (), ("cpu", "sim:1"), ("sim:0",)])

    assert found == ("cpu", "sim:0", "sim:1")
