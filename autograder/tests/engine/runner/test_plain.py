"""Ordinary test cells: they grade as in a notebook, and forging their report earns nothing."""

from __future__ import annotations

import nbformat
import pytest

from autograder.content import CONTENT
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Outcome, Status, Submission
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import Level, available_levels, strongest_level
from autograder.rebuild import rebuild_text
from autograder.tests.support.engine_fixtures import LIMITS, STUB
from autograder.tests.support.notebook_fixtures import code, make_notebook, solution, test_cell

pytestmark = pytest.mark.slow

SETUP = "import math\n\nimport numpy as np\nimport torch"
RIGHT = "def triple(x):\n    return 3 * x"
WRONG = "def triple(x):\n    return x"
PLAIN = "assert triple(2) == 6\nassert triple(-1) == -3"


@pytest.fixture(scope="module")
def engine():
    with Engine(strongest_level(), CONTENT) as engine:
        yield engine


def grade(engine: Engine, test: str, answer: str, setup: str = SETUP) -> Outcome:
    """The outcome of ``answer`` where ``test``, of two points, is the only test."""
    notebook = make_notebook(
        code(setup, nbgrader={"grade_id": "setup", "locked": True}),
        solution("triple", STUB),
        test_cell("triple-test", test, 2),
    )
    # Processes that test are started once for an assignment of this name.
    assignment = GradedAssignment(f"triple-{hash(test)}", notebook, LIMITS)
    handed_in = nbformat.from_dict(notebook)
    handed_in.cells[1].source = answer
    text = str(nbformat.writes(handed_in)).encode()
    rebuilt = rebuild_text(assignment, text)
    return engine.grade(assignment, rebuilt, Submission("ada", assignment.name), seed="a")


def points(outcome: Outcome) -> float | None:
    assert outcome.status is Status.GRADED, outcome.detail
    return outcome.scores["triple-test"]


@pytest.mark.parametrize(
    "test",
    [
        pytest.param(PLAIN, id="asserts"),
        pytest.param("for n in range(4):\n    y = triple(n)\n    assert y == 3 * n", id="loop"),
        pytest.param(
            "import pytest\nwith pytest.raises(TypeError):\n    triple(None)\n" + PLAIN, id="raises"
        ),
        pytest.param("np.testing.assert_allclose(triple(np.ones(2)), 3)", id="numpy"),
        pytest.param("torch.testing.assert_close(triple(torch.ones(1)), torch.tensor([3.0]))",
                     id="torch"),
        pytest.param("import unittest\nunittest.TestCase().assertEqual(triple(2), 6)",
                     id="unittest"),
        pytest.param("%%time\nassert triple(2) == 6", id="timed"),
        pytest.param("%%capture\nassert triple(2) == 6", id="captured"),
        pytest.param("%time assert triple(2) == 6", id="one-line-timed"),
        pytest.param("async def later():\n    return triple(2)\n\nassert await later() == 6",
                     id="awaits"),
        pytest.param("from __future__ import generators\nfrom __future__ import division\n" + PLAIN,
                     id="two-imports-from-the-future"),
        pytest.param("'''Tests.'''\nfrom __future__ import annotations\n" + PLAIN,
                     id="import-from-the-future-below-a-text"),
        pytest.param("with torch.no_grad():\n    assert triple(2) == 6", id="with"),
        pytest.param("def check(n):\n    assert triple(n) == 3 * n\n\ncheck(1)", id="helper"),
        pytest.param("try:\n    triple(None)\nexcept TypeError:\n    assert triple(2) == 6\nelse:\n"
                     "    assert False", id="try"),
        pytest.param("print('tested')\n" + PLAIN, id="prints"),
    ],
)  # fmt: skip
def test_right_earns_and_wrong_does_not_as_in_a_notebook(engine, test):
    assert points(grade(engine, test, RIGHT)) == 2
    assert points(grade(engine, test, WRONG)) == 0


PATCHED_IN_A_LOOP = """\
for n in (1, 2):
    y = triple(torch.ones(n))
    assert torch.allclose(y, 3 * torch.ones(n))
"""


@pytest.mark.parametrize(
    ("test", "cheat"),
    [
        pytest.param(
            PLAIN,
            """\
import json

def triple(x):
    json.dumps = lambda *a, **k: '{"marks": [0, 1], "error": null, "score": null}'
    return x
""",
            id="report",
        ),
        pytest.param(
            PLAIN,
            """\
import sys

def triple(x):
    theirs = sys.modules["autograder.engine.runner.plain"]
    real = theirs.json.dumps
    theirs._facts = lambda error: None
    theirs.json.dumps = lambda report: real({**report, "error": None, "marks": [0, 1]})
    return x
""",
            id="parts-of-the-report",
        ),
        pytest.param(
            PLAIN,
            """\
class Bad(AssertionError):
    def __str__(self):
        import json
        json.dumps = lambda *a, **k: '{"marks": [0, 1], "error": null, "score": null}'
        return ""

def triple(x):
    raise Bad
""",
            id="report-from-the-text-of-an-exception",
        ),
        pytest.param(
            PATCHED_IN_A_LOOP,
            "def triple(x):\n    torch.allclose = lambda *a: True\n    return x",
            id="torch-in-the-call",
        ),
        pytest.param(
            "assert np.allclose(triple(np.ones(2)), 3)",
            "np.allclose = lambda *a: True\n" + WRONG,
            id="numpy",
        ),
        pytest.param(
            "assert math.isclose(triple(2), 6)",
            "math.isclose = lambda *a: True\n" + WRONG,
            id="math",
        ),
        pytest.param(
            "np.testing.assert_allclose(triple(np.ones(2)), 3)",
            "import numpy.testing\nnp.testing.assert_allclose = lambda *a: None\n" + WRONG,
            id="numpy-testing",
        ),
        pytest.param(
            "assert torch.equal(triple(torch.ones(1)), torch.tensor([3.0]))",
            "from unittest.mock import MagicMock\ntorch = MagicMock()\n" + WRONG,
            id="mock",
        ),
        pytest.param(
            "assert abs(triple(2) - 6) < 1e-6",
            "import builtins\n__builtins__ = {**vars(builtins), 'abs': lambda x: 0}\n" + WRONG,
            id="other-builtins",
        ),
        pytest.param(
            PLAIN,
            "import os\n\ndef triple(x):\n    for name, each in list(globals().items()):\n"
            "        if name.startswith('_mark_'):\n            each(0), each(1)\n    os._exit(0)",
            id="marks-and-exit",
        ),
    ],
)
def test_replacing_what_asserts_lean_on_earns_nothing(engine, test, cheat):
    assert points(grade(engine, test, cheat)) == 0


def test_a_number_of_points_without_end_waits_for_a_person(engine):
    test = "points = triple(1)\npoints"

    assert points(grade(engine, test, "def triple(x):\n    return 10**400")) is None


def test_a_forged_number_does_not_end_the_judge(engine):
    cheat = """\
import json

class Number(float):
    pass

def triple(x):
    return Number("inf")
"""
    assert points(grade(engine, "triple(1)", cheat)) is None


def test_names_of_modules_that_a_learner_chose_stay(engine):
    answer = "import cmath as math\n\ndef triple(x):\n    return 3 * x * abs(math.exp(0j))"

    assert points(grade(engine, PLAIN, answer)) == 2


def test_a_setup_with_a_magic_sets_up_the_judge_as_well(engine):
    probed = """\
@probe
def tripled(x):
    return {"y": triple(x)}


check_tensor(tripled(torch.ones(2))["y"], torch.full((2,), 3.0), name="y")
"""
    setup = "%matplotlib inline\nimport torch\nfrom autograder.checks import check_tensor, probe"

    assert points(grade(engine, probed, RIGHT, setup)) == 2
    assert points(grade(engine, probed, WRONG, setup)) == 0


def answers_first(stub: str = STUB) -> GradedAssignment:
    """Two answers, then a test of each."""
    notebook = make_notebook(
        code(SETUP, nbgrader={"grade_id": "setup", "locked": True}),
        solution("triple", "factor = 3\n" + stub),
        solution("double", "def double(x):\n    raise NotImplementedError()"),
        test_cell("triple-test", "assert triple(2) == 6", 2),
        test_cell("double-test", "assert double(2) == 4", 2),
        solution("six-times", stub),
        test_cell("six-times-test", "assert six_times(1) == 6", 2),
    )
    return GradedAssignment("answers-first", notebook, LIMITS)


SIX_TIMES = "def six_times(x):\n    return 2 * factor * x"


@pytest.mark.parametrize(
    ("answers", "earned"),
    [
        pytest.param({"triple": RIGHT}, {"triple-test"}, id="first"),
        pytest.param({"double": "def double(x):\n    return 2 * x"}, {"double-test"}, id="second"),
        pytest.param({}, set(), id="none"),
        pytest.param({"six-times": SIX_TIMES}, {"six-times-test"}, id="uses-what-a-stub-gives"),
        pytest.param(
            {"triple": "def triple(x):\n    while True: pass",
             "double": "def double(x):\n    return 2 * x"},
            {"double-test"},
            id="first-hangs",
        ),
    ],
)  # fmt: skip
def test_of_several_answers_before_their_tests_each_earns_its_own(engine, answers, earned):
    assignment = answers_first()
    handed_in = nbformat.from_dict(assignment.notebook)
    handed_in = nbformat.reads(nbformat.writes(handed_in), as_version=4)
    for cell in handed_in.cells:
        grade_id = cell.metadata.get("nbgrader", {}).get("grade_id")
        cell.source = answers.get(grade_id, cell.source)
    rebuilt = rebuild_text(assignment, str(nbformat.writes(handed_in)).encode())

    outcome = engine.grade(assignment, rebuilt, Submission("ada", "answers-first"), seed="a")

    assert {name for name, score in outcome.scores.items() if score} == earned


FILES = {"data/numbers.csv": b"2,3", "given.py": b"FACTOR = 3"}
READS = """\
import torch
from autograder.checks import check_tensor, probe
from given import FACTOR

numbers = [float(each) for each in open("data/numbers.csv").read().split(",")]
"""
READ_BY_TESTS = """\
@probe
def read():
    return {"y": triple(torch.tensor(numbers)), "file": open("data/numbers.csv").read()}


assert read()["file"] == open("data/numbers.csv").read()
check_tensor(read()["y"], FACTOR * torch.tensor(numbers), name="y")
"""
READ_BESIDE = "assert open('data/numbers.csv').read() == '2,3' and triple(2) == 2 * FACTOR"


@pytest.mark.parametrize("level", [each for each in available_levels() if each is not Level.LIMITS])
def test_files_beside_the_notebook_are_there_and_each_has_its_own(level):
    notebook = make_notebook(
        code(READS, nbgrader={"grade_id": "setup", "locked": True}),
        solution("triple", STUB),
        test_cell("triple-test", READ_BY_TESTS, 2),
        test_cell("triple-plain", READ_BESIDE, 2),
    )
    assignment = GradedAssignment("files", notebook, LIMITS, FILES)
    right = 'import given\n\nassert open("data/numbers.csv").read() == "2,3"\n\n' + RIGHT
    spoils = 'open("data/numbers.csv", "w").write("0")\n' + RIGHT

    def grade_here(answer: str) -> dict[str, float | None]:
        handed_in = nbformat.reads(nbformat.writes(notebook), as_version=4)
        handed_in.cells[1].source = answer
        rebuilt = rebuild_text(assignment, str(nbformat.writes(handed_in)).encode())
        return dict(own.grade(assignment, rebuilt, Submission("a", "files"), seed="a").scores)

    with Engine(level, CONTENT) as own:
        assert grade_here(spoils) == {"triple-test": 0, "triple-plain": 0}
        assert grade_here(right) == {"triple-test": 2, "triple-plain": 2}
