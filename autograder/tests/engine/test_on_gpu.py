"""A submission looked at once more on a GPU: `sim:0` in its place, and GPUs that refuse.

Everything but the GPU is real: the processes, the sandbox, the judge for which `sim:1` stands for
the GPU's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
import torch

from autograder.content import CONTENT
from autograder.course import devices
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.manifest import OnGpu
from autograder.course.outcome import Outcome, Status, Submission, Verdict, Why
from autograder.engine.driver import processes
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import available_levels, strongest_level
from autograder.rebuild import rebuild_text
from autograder.tests.support.engine_fixtures import LIMITS, RIGHT, handed_in, make_assignment
from autograder.tests.support.noting_cuda import note_cuda

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


def test_what_fails_there_loses_its_points_if_a_gpu_counts(engine):
    outcome = grade(engine, {"double": ONLY_HERE}, make(OnGpu.COUNTS))

    assert (of(outcome).why, outcome.scores["double-test"]) == (Why.FAILED, 0)
    assert (of(outcome).devices, of(outcome).fails_on) == (("cpu", "sim:0", "sim:1"), ())
    assert (finding := of(outcome).finding)
    assert finding.device == "passes on cpu; fails on sim:0"
    assert outcome.scores["leaf-test"] == 3


def test_what_a_gpu_alone_takes_is_noted(engine):
    outcome = grade(engine, {"double": ONLY_THERE}, make(OnGpu.COUNTS))

    assert (of(outcome).why, of(outcome).devices) == (Why.FAILED, ("cpu", "sim:1"))
    assert flagged(outcome)[0].startswith("On sim:0 `double-test` passes, and fails on sim:1: ")


@pytest.mark.parametrize("on_gpu", [OnGpu.NOTED, OnGpu.COUNTS])
def test_an_answer_that_ends_its_process_there_loses_nothing(engine, on_gpu):
    outcome = grade(engine, {"double": BREAKS_HERE}, make(on_gpu))

    assert (of(outcome).why, of(outcome).fails_on) == (Why.PASSED, ("sim:0",))
    assert "ended Python itself" in flagged(outcome)[0]


def test_a_process_in_which_a_test_failed_is_asked_no_more(engine):
    """After some errors, an index out of range is one, CUDA answers nothing in that process."""
    spoils_the_next = (
        "spoilt = []\n\ndef double(x):\n    if x.device.index == 0 and len(x) == 2:\n"
        "        spoilt.append(1)\n    assert not spoilt\n    return 2 * x"
    )

    outcome = grade(engine, {"double": spoils_the_next})

    assert of(outcome).fails_on == ("sim:0",)
    assert of(outcome, "double-hidden").fails_on == ()


def test_what_failed_before_it_came_to_a_second_device_is_not_looked_at_again(engine):
    outcome = grade(engine, {"double": "def double(x):\n    return x * x"})

    assert (outcome.gpu, outcome.devices) == (GPU, ("cpu",))
    assert flagged(outcome) == []


def test_a_test_finds_the_names_of_another_one_of_its_question(engine):
    """The hidden test calls the probe of the visible one, which ends before a second device."""
    only_for_three = "def double(x):\n    return 2 * x if len(x) == 3 else x"

    outcome = grade(engine, {"double": only_for_three})

    assert of(outcome).why is Why.FAILED
    assert of(outcome, "double-hidden").devices == ("cpu", "sim:0", "sim:1")
    assert flagged(outcome) == []


def test_nobody_is_asked_where_no_test_wants_a_second_device(engine):
    plain = replace(make_assignment(), name="plain", on_gpu=OnGpu.NOTED)

    outcome = grade(engine, {}, plain)

    assert (outcome.gpu, outcome.no_gpu, outcome.devices) == ("", "", ("cpu",))


@pytest.mark.parametrize("level", available_levels(), ids=lambda level: level.value)
def test_each_level_can_use_a_gpu(stand_in, level):
    with Engine(level, CONTENT) as engine:
        outcome = grade(engine, {"double": ONLY_HERE})

    assert (outcome.no_gpu, of(outcome).fails_on) == ("", ("sim:0",))


@pytest.mark.parametrize("visible", [None, "1,2"])
def test_who_uses_a_gpu_sees_those_that_the_instructor_sees(stand_in, monkeypatch, visible):
    """The others see none; only what uses a GPU runs the setup locked in, as nobody."""
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    if visible is not None:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", visible)
    refuses_others = (
        "import os, torch\nif os.environ.get('USER') == 'learner' and "
        f"os.environ.get('CUDA_VISIBLE_DEVICES') != {visible!r}:\n    torch.ones = None"
    )

    with Engine(strongest_level(), CONTENT) as engine:
        outcome = grade(engine, {}, make(setup=refuses_others))

    assert (outcome.gpu, outcome.no_gpu) == (GPU, "")


# GPUs that refuse
SHORT = "import autograder.engine.forkserver.forkserver as f\nf._GPU_S = 2.0\n"
WITHOUT = "Torch not compiled with CUDA enabled"


def starts(monkeypatch) -> list[str]:
    """Of each runner that was to use a GPU, what it said."""
    found = []
    start = processes.WorkerTemplate.start_worker

    def noted(template, theirs):
        try:
            return start(template, theirs)
        except processes.NoGpu as refused:
            found.append(str(refused))
            raise

    monkeypatch.setattr(processes.WorkerTemplate, "start_worker", noted)
    return found


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        pytest.param("torch.ones = None", "'NoneType' object is not callable", id="raises"),
        pytest.param("os._exit(3)", "its process ended while it started", id="dies"),
        pytest.param(
            "import time; time.sleep(600)", "it did not start within 2 seconds", id="hangs"
        ),
    ],
)
def test_a_gpu_that_refuses_says_why_and_nothing_is_lost(stand_in, monkeypatch, how, reason):
    """Only what uses a GPU runs the setup locked in, as nobody: there it goes wrong."""
    monkeypatch.setattr(processes, "_WORK", SHORT + processes._WORK)
    where = "import os, torch\nif os.environ.get('USER') == 'learner':\n    " + how
    said = starts(monkeypatch)

    with Engine(strongest_level(), CONTENT) as engine:
        outcomes = [grade(engine, {"double": ONLY_HERE}, make(setup=where)) for _ in range(2)]

    for outcome in outcomes:
        assert (outcome.gpu, outcome.no_gpu) == ("", reason)
        assert (of(outcome).why, of(outcome).devices) == (Why.PASSED, ("cpu", "sim:1"))
        assert outcome.scores["leaf-test"] == 3
        assert flagged(outcome) == []
    assert said == [reason]  # of the second nobody asked it again


@pytest.mark.skipif(torch.cuda.is_available(), reason="this machine has a GPU")
def test_a_machine_without_a_gpu_says_so(monkeypatch):
    monkeypatch.setattr(devices, "GPU", "cuda:0")

    with Engine(strongest_level(), CONTENT) as engine:
        outcome = grade(engine, {})

    assert outcome.no_gpu == WITHOUT or "NVIDIA" in outcome.no_gpu
    assert of(outcome).why is Why.PASSED


# CUDA cannot be used in a fork of a process that asked it for anything.

BACKWARD = "torch.ones(1, requires_grad=True).sum().backward()"


@pytest.mark.parametrize("gpu", [GPU, "cuda:0"])
def test_nothing_asks_cuda_before_the_fork_of_what_uses_it(gpu, tmp_path, monkeypatch):
    """Neither fork server, nor templates, nor judges; and nothing that forks users of a GPU has
    counted the GPUs, as a first backward does."""
    monkeypatch.setattr(devices, "GPU", gpu)
    noted = note_cuda(tmp_path, monkeypatch)

    with Engine(strongest_level(), CONTENT) as engine:
        outcomes = [
            grade(engine, {"double": answer}, make(setup="torch.manual_seed(0)"))
            for answer in (RIGHT["double"], ONLY_HERE)
        ]

    if gpu == GPU:
        assert [of(outcome).fails_on for outcome in outcomes] == [(), (GPU,)]
    assert noted.cuda == []
    assert [note for note in noted.counting if is_before_a_user_of_gpus(note)] == []
    assert noted.counting != []  # those of the others, whose setups register the teaching device


@pytest.mark.parametrize(
    ("where", "trial"),
    [
        pytest.param("cuda", "torch.cuda.is_available()", id="cuda"),
        pytest.param("counting", BACKWARD, id="backward"),
        pytest.param("counting", "torch.accelerator.is_available()", id="accelerator"),
    ],
)
def test_what_asks_cuda_before_a_fork_is_noticed(where, trial, stand_in, tmp_path, monkeypatch):
    noted = note_cuda(tmp_path, monkeypatch, trial=trial)

    with Engine(strongest_level(), CONTENT) as engine:
        grade(engine, {})

    assert noted.cuda if where == "cuda" else any(map(is_before_a_user_of_gpus, noted.counting))


def is_before_a_user_of_gpus(note: str) -> bool:
    """Whether it was noted in the fork server, or in a template of runners that use a GPU."""
    return bool(note.strip()) and ("in _serve_template" not in note or "in _gpu_template" in note)
