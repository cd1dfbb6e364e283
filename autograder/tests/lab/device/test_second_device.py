"""Mistakes that only a second device catches: caught with it, unseen where there is only the CPU.

Each answer runs through its exercise twice, with the teaching device and with the list of devices
cut to the CPU. That the second run accepts it proves what caught it in the first.
"""

from __future__ import annotations

import json

import pytest

from autograder.tests.support.device_fixtures import run_python

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
    "buffer not registered": ("08_devices/standardise/wrong_plain_attributes", 1),
    "numpy() without cpu()": ("08_devices/to-numpy/wrong_without_cpu", 2),
    "weights not moved to the data": ("08_devices/parts/wrong_weights_not_moved", 2),
}

PROGRAM = """
import dataclasses, json
from pathlib import Path
from autograder.course.layout import EXERCISES
from autograder.authoring.corpus import CORPUS, read_answer
from autograder.authoring.proof import read_exercises
from autograder.authoring.rehearsal import in_one_kernel

CUT = '''
import autograder.checks.observing.places
autograder.checks.observing.places._second_devices.clear()
torch.cuda.device_count = lambda: 0
torch.cuda.is_available = lambda: False
there = type(there)(())
'''
exercises = {exercise.unit: exercise for exercise in read_exercises(Path())}

def failing(answer, cut):
    cells = exercises[answer.unit].with_answer(answer.question, answer.source)
    cells = [
        dataclasses.replace(cell, source=cell.source + cut) if cell.grade_id == "setup" else cell
        for cell in cells
    ]
    said = in_one_kernel(cells)().items()
    return {cell: [outcome.fails, outcome.message] for cell, outcome in said if outcome.fails}

found = {}
for place in PLACES:
    answer = read_answer(CORPUS / f"{place}.py")
    found[place] = [failing(answer, ""), failing(answer, CUT)]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def outcomes():
    places = [place for place, _ in CAUGHT.values()]
    done = run_python(f"PLACES = {places!r}\n{PROGRAM}")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.slow
@pytest.mark.parametrize("mistake", CAUGHT)
def test_mistake_is_caught_by_the_second_device_and_by_nothing_else(outcomes, mistake):
    place, expected = CAUGHT[mistake]
    with_it, without = outcomes[place]

    caught_by_it_alone = with_it.keys() - without.keys()

    assert len(caught_by_it_alone) == expected
    assert without.keys() < with_it.keys()
    for cell in caught_by_it_alone:
        said = "\n".join(with_it[cell][1])
        assert "device: passes on cpu; fails on sim:1" in said
