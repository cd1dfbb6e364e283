"""A submission looked at once more on a GPU: `sim:0` in its place, and GPUs that refuse.

Everything but the GPU is real: the processes, the sandbox, the judge for which `sim:1` stands for
the GPU's name.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from autograder.content import CONTENT
from autograder.course import devices
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.manifest import OnGpu
from autograder.course.outcome import Outcome, Status, Submission, Verdict, Why
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import available_levels, strongest_level
from autograder.rebuild import rebuild_text
from autograder.tests.support.engine_fixtures import LIMITS, RIGHT, handed_in, make_assignment

pytestmark = pytest.mark.slow

GPU = "sim:0"
ON_A_SECOND_DEVICE = """

for values in drawn("there", 2, floats(2), second_device=True):
    seen = doubled(values)
    check_tensor(seen["y"], 2 * values, name="double(x)")
    check_that(seen["place"] == str(values.device), f"It was on {seen['place']}.")
"""
HIDDEN = """
for values in drawn("more", 1, floats(3), second_device=True):
    check_tensor(doubled(values)["y"], 2 * values, name="double(x)")
"""
# What each answer is to show stands beside it.
ONLY_HERE = "def double(x):\n    return 2 * (x.to('sim:1') if x.device.type == 'sim' else x)"
ONLY_THERE = "def double(x):\n    return 2 * (x.to('sim:0') if x.device.type == 'sim' else x)"
BREAKS_HERE = (
    "def double(x):\n    if x.device.index == 0:\n        import os; os._exit(1)\n    return 2 * x"
)


def make(on_gpu: OnGpu = OnGpu.NOTED, *, setup: str = "") -> GradedAssignment:
    """The assignment, asking for a second device in both tests of `double`."""
    assignment = make_assignment(replace(LIMITS, cell_s=10, wall_s=60))
    for cell in assignment.notebook.cells:
        name = cell.metadata.get("nbgrader", {}).get("grade_id")
        if name == "setup":
            cell.source = cell.source.replace("check_tensor", "check_tensor, check_that")
            cell.source += (
                f"\nfrom autograder.lab import teaching_device\n\nteaching_device()\n{setup}"
            )
        elif name == "double-test":
            cell.source = cell.source.replace(
                '{"y": double(values)}',
                '{"y": double(values), "place": str(double(values).device)}',
            )
            cell.source += ON_A_SECOND_DEVICE
        elif name == "double-hidden":
            cell.source += HIDDEN
    return replace(assignment, on_gpu=on_gpu)


def grade(
    engine: Engine, answers: Mapping[str, str], assignment: GradedAssignment | None = None
) -> Outcome:
    assignment = assignment or make()
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT | dict(answers)))
    return engine.grade(assignment, rebuilt, Submission("ada", "doubling"), seed="a seed")


@pytest.fixture(scope="module")
def stand_in():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(devices, "GPU", GPU)
        yield


@pytest.fixture(scope="module")
def engine(stand_in):
    with Engine(strongest_level(), CONTENT) as engine:
        yield engine


def of(outcome: Outcome, test: str = "double-test") -> Verdict:
    assert outcome.status is Status.GRADED, outcome.detail
    return next(each for each in outcome.verdicts if each.test == test)


def flagged(outcome: Outcome) -> list[str]:
    return [note.text for note in outcome.notes if note.flagged and note.cell != "broken"]


def test_a_right_answer_passes_there_too(engine):
    outcome = grade(engine, {})

    assert (outcome.gpu, outcome.no_gpu) == (GPU, "")
    assert of(outcome).devices == of(outcome, "double-hidden").devices == ("cpu", "sim:0", "sim:1")
    assert of(outcome, "leaf-test").devices == ("cpu",)
    assert flagged(outcome) == []


def test_what_fails_there_alone_is_noted_and_costs_nothing(engine):
    outcome = grade(engine, {"double": ONLY_HERE})

    assert (of(outcome).why, of(outcome).score) == (Why.PASSED, 2)
    assert (of(outcome).devices, of(outcome).fails_on) == (("cpu", "sim:0", "sim:1"), ("sim:0",))
    assert [each.partition(": ")[0] for each in flagged(outcome)] == [
        "On sim:0 `double-test` fails", "On sim:0 `double-hidden` fails",
    ]  # fmt: skip
    assert "sim:0" in flagged(outcome)[0].partition(": ")[2]
