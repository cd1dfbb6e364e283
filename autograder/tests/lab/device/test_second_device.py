"""Mistakes that only a second device catches: caught with it, unseen where there is only the CPU.

Each answer runs through its exercise twice, with the teaching device and with the list of devices
cut to the CPU. That the second run accepts it proves what caught it in the first.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace

import pytest

from autograder.authoring.corpus import CORPUS, read_answer
from autograder.authoring.exercise import Exercise, grade_answers, read_exercise
from autograder.content import CONTENT
from autograder.course.findings import Finding
from autograder.course.outcome import Why
from autograder.course.roles import read_roles
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level
from autograder.tests.support.notebook_fixtures import REPOSITORY

# kind of mistake -> answer in the corpus, and the test cells that only a second device fails
CAUGHT = {
    "new tensor on the default device": ("08_devices/smooth-labels/wrong_default_device", 2),
    "moved, and the result dropped": ("08_devices/fit/wrong_moved_not_kept", 2),
    "CUDA or else the CPU": ("08_devices/smooth-labels/wrong_cuda_if_available", 2),
    'device compared with "cuda"': ("08_devices/smooth-labels/wrong_compared_with_cuda", 2),
    "type without its index": ("08_devices/smooth-labels/wrong_type_without_index", 2),
    "result left on the CPU": ("08_devices/smooth-labels/wrong_back_on_the_cpu", 2),
    "index on the CPU": ("08_devices/pick-scores/wrong_index_on_the_cpu", 2),
    "index elsewhere, values on the CPU": ("08_devices/smooth-labels/wrong_eye_on_the_cpu", 2),
    "targets on the CPU": ("08_devices/pick-scores/wrong_loss_targets_on_the_cpu", 2),
    "leaf lost by .to": ("08_devices/fit/wrong_leaf_lost", 2),
    "leaf lost by .to, in lesson 4": ("04_leaf_gradients/initial-weights/wrong_leaf_moved_away", 2),
    "optimizer before the move": ("08_devices/fit/wrong_optimizer_before_the_move", 2),
    "numpy() without cpu()": ("08_devices/to-numpy/wrong_without_cpu", 2),
    "weights not moved to the data": ("08_devices/parts/wrong_weights_not_moved", 2),
}

# Of the setup cell: from there on no device but the CPU is known to any test.
CUT = """
import autograder.checks.observing.places
autograder.checks.observing.places._second_devices.clear()
torch.cuda.device_count = lambda: 0
torch.cuda.is_available = lambda: False
there = type(there)(())
"""


def without_devices(exercise: Exercise) -> Exercise:
    """The exercise as it would be on a machine that has the CPU alone."""
    notebook = copy.deepcopy(exercise.assignment.notebook)
    for view in read_roles(notebook):
        if view.grade_id == "setup":
            notebook.cells[view.index].source += CUT
    return replace(exercise, assignment=replace(exercise.assignment, notebook=notebook))


def failing(exercises: Mapping[str, Exercise]) -> dict[str, dict[str, Finding]]:
    """Each answer of ``CAUGHT`` -> the test cells it fails, and what they say."""
    found = {}
    with Engine(strongest_level(), CONTENT) as engine:
        for place, _ in CAUGHT.values():
            answer = read_answer(REPOSITORY / CORPUS / f"{place}.py")
            outcome = grade_answers(engine, exercises[answer.unit], [answer])
            found[place] = {
                verdict.test: verdict.finding
                for verdict in outcome.verdicts
                if verdict.finding and verdict.why is Why.FAILED
            }
    return found


@pytest.fixture(scope="module")
def outcomes():
    units = {place.partition("/")[0] for place, _ in CAUGHT.values()}
    exercises = {unit: read_exercise(REPOSITORY, unit) for unit in units}
    with_it = failing(exercises)
    without = failing({unit: without_devices(each) for unit, each in exercises.items()})
    return {place: (with_it[place], without[place]) for place in with_it}


@pytest.mark.slow
@pytest.mark.parametrize("mistake", CAUGHT)
def test_mistake_is_caught_by_the_second_device_and_by_nothing_else(outcomes, mistake):
    place, expected = CAUGHT[mistake]
    with_it, without = outcomes[place]

    caught_by_it_alone = with_it.keys() - without.keys()

    assert len(caught_by_it_alone) == expected
    assert without.keys() < with_it.keys()
    for cell in caught_by_it_alone:
        assert with_it[cell].device == "passes on cpu; fails on sim:1"
