"""What the grading processes leave out of torch is there for whoever wants it, as ever."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from autograder.course.limits import Limits
from autograder.course.outcome import Status
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level
from autograder.tests.support.engine_fixtures import grade

pytestmark = pytest.mark.slow

LEAN = """
from autograder.engine.forkserver.lean_torch import *
import_torch()
import torch
"""
TELL = """
import json, sys, torch
operators = torch._C._dispatch_get_registrations_for_dispatch_key("Meta")
print(json.dumps({
    "modules": sorted(name for name in sys.modules if name.partition(".")[0] == "torch"),
    "operators": sorted(operators),
    "names": sorted(vars(torch)),
    "kind of generators": repr(type(torch.Generator)),
}))
"""
WANTED = {
    "import of a part": "import torch._prims",
    "import of a part of a part": "import torch._refs.fft",
    "import of a name": "from torch._decomp import decomposition_table",
    "import of what leans on it": "import torch._dynamo",
    "look into it": "torch._refs.add",
    "look by a function": "assert torch.broadcast_shapes((2, 1), (3,)) == (2, 3)",
    "first import of it all": "import torch._meta_registrations",
    "by a derivative": "torch.func.jvp(torch.sin, (torch.ones(2),), (torch.ones(2),))",
    "by a text": "import_rest_for(['x = 1', 'y = torch.randperm(4, device=\"meta\")'])",
    "by threads": """
from threading import Thread
names = ("torch._dynamo", "torch._refs", "torch.distributed.tensor")
threads = [Thread(target=__import__, args=[name]) for name in names]
for thread in threads: thread.start()
for thread in threads: thread.join()
""",
}
# What a learner may well write, and what torch needs more for than for computing.
ANSWERS = {
    "a tensor without memory": "assert torch.randperm(4, device='meta').shape == (4,)",
    "a vectorised function": "x = torch.vmap(lambda each: 1 * each)(x)",
    "shapes": "x = x.expand(torch.broadcast_shapes(x.shape, (1,)))",
    "a random generator": "torch.rand(3, generator=torch.Generator().manual_seed(0))",
    "a part that is not public": "x = torch._refs.add(x, 0)",
    "a compiled function": "x = torch.compile(lambda each: each + 0, backend='eager')(x)",
}


def told(program: str) -> Any:
    """What a new Python prints last, as JSON."""
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    return json.loads(ran.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def whole() -> Any:
    """What TELL tells of torch as everybody imports it."""
    return told(TELL)


@pytest.fixture(scope="module")
def engine():
    with Engine(strongest_level()) as engine:
        yield engine


def test_something_is_left_out(whole):
    lean = told(LEAN + TELL)

    missing = set(whole["modules"]) - set(lean["modules"])
    assert {"torch._meta_registrations", "torch._refs", "torch._prims", "torch._decomp"} < missing
    assert len(lean["operators"]) < len(whole["operators"])
    assert lean["names"] == whole["names"]
    assert lean["kind of generators"] == whole["kind of generators"]


@pytest.mark.parametrize("program", WANTED.values(), ids=WANTED)
def test_who_wants_it_gets_all_of_it(whole, program):
    now = told(LEAN + program + TELL)

    assert set(whole["modules"]) <= set(now["modules"])
    assert set(whole["operators"]) <= set(now["operators"])
    assert set(whole["names"]) <= set(now["names"])


def test_modules_know_where_they_come_from():
    told(
        LEAN
        + "import importlib, torch._prims, torch._refs\n"
        + "assert torch._prims is importlib.import_module('torch._prims')\n"
        + "assert torch._prims.__spec__.origin == torch._prims.__file__\n"
        + "assert torch._refs.__spec__.origin == torch._refs.__file__\n"
        + "print(0)"
    )


@pytest.mark.parametrize("line", ANSWERS.values(), ids=ANSWERS)
def test_answers_that_need_it_earn_what_they_should(engine, line):
    answer = f"def double(x):\n    {line}\n    return 2 * x"

    outcome = grade(engine, {"double": answer}, limits=Limits())

    assert outcome.status is Status.GRADED, outcome.detail
    usual = grade(engine, {})
    assert outcome.scores == usual.scores
    assert outcome.notes == usual.notes
