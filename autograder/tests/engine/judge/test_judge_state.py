"""One judge for several submissions: only as long as none leaves anything for the next."""

from __future__ import annotations

import os
import random
import signal
import sys

import pytest
import torch

from autograder.content import CONTENT
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Outcome, Status, Submission
from autograder.engine.driver.engine import Engine
from autograder.engine.driver.judge_pool import JudgePool
from autograder.engine.driver.processes import WorkerTemplate
from autograder.engine.guard.torch_state import TorchState
from autograder.engine.judge.judge_state import JudgeState
from autograder.engine.sandbox import strongest_level
from autograder.rebuild import rebuild_text
from autograder.tests.support.device_fixtures import in_a_fork
from autograder.tests.support.engine_fixtures import LIMITS, handed_in
from autograder.tests.support.notebook_fixtures import code, make_notebook, solution, test_cell

GIVEN = """
import functools, os, random, re, sys, threading
import torch
from math import sqrt

numbers, names, limits, WORDS = [1, [2]], {"a": {"b": 1}}, {1, 2}, re.compile("w")
weights = torch.ones(2, requires_grad=True)
layer = torch.nn.Linear(2, 1)
generator = torch.manual_seed(0)

def count(step=[0]):
    step[0] += 1

def make_counter():
    number = 0
    def counter():
        nonlocal number
        number += 1
    return counter

counter = make_counter()

def rebind():
    global WORDS
    WORDS = 5

@torch.no_grad()
def quietly(x):
    return x * 2

class Box:
    kept = []
    size = 1

box = Box()
"""


def namespace_of(given: str) -> dict[str, object]:
    namespace: dict[str, object] = {"__name__": "__main__"}
    exec(given, namespace)
    return namespace


@pytest.fixture
def namespace():
    state = TorchState()
    yield namespace_of(GIVEN)
    state.restore()


@pytest.mark.parametrize(
    "cell",
    [
        pytest.param("pass", id="nothing"),
        pytest.param("numbers = 5\nnew = [1]\ndel names", id="names-of-its-own"),
        pytest.param("[*numbers, names['a'], sqrt(2), WORDS.match('w')]", id="looking"),
        pytest.param("box.size, Box.kept, quietly(weights), layer(torch.ones(2))", id="using"),
        pytest.param("torch.rand(3), random.random(), torch.manual_seed(7)", id="drawing"),
        pytest.param("with torch.no_grad(): (weights * 2).sum()", id="a-mode-that-ends"),
        pytest.param("torch.set_default_dtype(torch.float64)\n"
                     "torch.set_default_dtype(torch.float32)", id="put-back"),
    ],
)  # fmt: skip
def test_honest_use_leaves_nothing(namespace, cell):
    traces = JudgeState(namespace)

    exec(cell, dict(namespace))

    assert not traces.is_dirty()


@pytest.mark.parametrize(
    "cell",
    [
        "numbers.append(2)",
        "numbers[1][0] = 3",
        "names['a']['b'] = 2",
        "limits.add(3)",
        "weights.data[0] = 5",
        "weights.detach().numpy()[0] = 5",
        "weights.grad = torch.ones(2)",
        "(weights * 2).sum().backward()",
        "weights.requires_grad_(False)",
        "layer.weight.detach().zero_()",
        "layer.bias = None",
        "count()",
        "counter()",
        "count.calls = 1",
        "count.__code__ = (lambda: 1).__code__",
        "rebind()",
        "Box.kept.append(1)",
        "Box.size = 2",
        "box.size = 3",
        "torch.set_default_dtype(torch.float64)",
        "torch.set_grad_enabled(False)",
        "torch.relu = abs",
        "torch.Tensor.backward = lambda *_: None",
        "os.environ['MADE_UP_BY_A_TEST'] = '1'",
        "sys.path.append('/nowhere')",
        "threading.Thread(target=threading.Event().wait, daemon=True).start()",
    ],
)
def test_what_the_next_submission_would_meet_is_noticed(namespace, cell, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("MADE_UP_BY_A_TEST", "0")
    traces = JudgeState(namespace)

    exec(cell, dict(namespace))

    assert traces.is_dirty()


@pytest.mark.parametrize(
    "given",
    [
        pytest.param("lines = iter([1, 2])", id="an-iterator"),
        pytest.param("lines = (n for n in (1, 2))", id="a-generator"),
        pytest.param("import collections\nlines = collections.deque([1])", id="hidden-in-c"),
        pytest.param("class A: pass\nclass B(A): __slots__ = 'x'\nlines = B()", id="a-slot"),
        pytest.param("import torch\nlines = torch.zeros(1 << 19)", id="a-large-tensor"),
        pytest.param("import torch\nlines = torch.eye(2).to_sparse()", id="a-sparse-tensor"),
        pytest.param("import made_up", id="somebody's-own-module"),
        pytest.param("lines = list(map(str, range(20_000)))", id="too-much"),
    ],
)
def test_what_cannot_be_compared_counts_as_left(given, tmp_path, monkeypatch):
    (tmp_path / "made_up.py").write_text("number = 1\n")
    monkeypatch.syspath_prepend(tmp_path)

    assert JudgeState(namespace_of(given)).is_dirty()


def test_random_generators_start_again(namespace):
    traces = JudgeState(namespace)
    first = random.random(), torch.rand(1).item()

    traces.is_dirty()

    assert (random.random(), torch.rand(1).item()) == first


@in_a_fork
def test_the_generators_of_a_second_device_start_again_too():
    traces = JudgeState({"__name__": "__main__"})
    first = torch.rand(1, device="sim:1").item()

    traces.is_dirty()

    assert torch.rand(1, device="sim:1").item() == first


SETUP = "from autograder.checks import check_value, probe\n\nseen = []\n"
TEST = """\
@probe
def asked():
    return {"y": double(2)}


check_value(asked()["y"], 4, name="double(2)")
"""
LEAVING = "seen.append(1)\nassert len(seen) == 1, 'somebody was here before'\n" + TEST
RIGHT = {"double": "def double(x):\n    return 2 * x"}


@pytest.fixture
def judges(monkeypatch):
    """The numbers of all judges that were started."""
    numbers: list[int] = []
    start = WorkerTemplate.start_worker

    def start_and_note(template, theirs):
        number = start(template, theirs)
        if len(theirs) == 1:  # a runner has a second line, to its judge
            numbers.append(number)
        return number

    monkeypatch.setattr(WorkerTemplate, "start_worker", start_and_note)
    return numbers


def graded(engine: Engine, test: str) -> Status:
    outcome = outcome_of(engine, test)
    assert outcome.scores == {"double-test": 2}, outcome
    return outcome.status


def outcome_of(engine: Engine, test: str) -> Outcome:
    notebook = make_notebook(
        code(SETUP, nbgrader={"grade_id": "setup", "locked": True}),
        solution("double", "raise NotImplementedError()"),
        test_cell("double-test", test, 2),
    )
    assignment = GradedAssignment("doubling", notebook, LIMITS)
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))
    return engine.grade(assignment, rebuilt, Submission("ada", "doubling"), seed="a seed")


@pytest.mark.slow
def test_one_judge_serves_as_long_as_nothing_is_left(judges):
    with Engine(strongest_level(), CONTENT) as engine:
        assert [graded(engine, TEST) for _ in range(3)] == [Status.GRADED] * 3

    assert len(judges) == 1


@pytest.mark.slow
def test_a_test_that_leaves_something_meets_a_new_judge_each_time(judges):
    with Engine(strongest_level(), CONTENT) as engine:
        assert [graded(engine, LEAVING) for _ in range(3)] == [Status.GRADED] * 3

    assert len(judges) == 3


@pytest.mark.slow
def test_a_judge_that_ended_while_it_waited_is_replaced(judges):
    with Engine(strongest_level(), CONTENT) as engine:
        graded(engine, TEST)
        os.kill(judges[0], signal.SIGKILL)

        assert graded(engine, TEST) is Status.GRADED

    assert len(judges) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("dying", "status"), [(2, Status.GRADED), (4, Status.NOT_GRADED)])
def test_judges_that_end_are_our_fault_and_tried_twice(monkeypatch, dying, status):
    make = JudgePool.new
    ended: list[int] = []

    def new(pool):
        judge = make(pool)
        if len(ended) < dying:
            os.kill(judge.number, signal.SIGKILL)
            ended.append(judge.number)
        return judge

    monkeypatch.setattr(JudgePool, "new", new)
    with Engine(strongest_level(), CONTENT) as engine:
        outcome = outcome_of(engine, TEST)

    assert len(ended) == dying
    assert outcome.status is status, outcome
    assert ("grade it again" in outcome.detail) is (status is Status.NOT_GRADED)
