"""A learner's code cannot reach the frames and objects of the runner; honest code notices nothing.

An audit hook stays for the life of a process, so each test has one of its own.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

SCRIPT = """
import gc, inspect, logging, sys, traceback, types
from autograder.engine.runner.reflection import Reflection
cells = types.ModuleType("__main__")
reflection = Reflection(vars(cells))
for module in (gc, inspect, logging, sys, traceback):
    vars(cells)[module.__name__] = module
reflection.start()
try:
    exec(compile({code!r}, "<cell>", "exec"), vars(cells))
except RuntimeError as error:
    print(error)
print(len(reflection.refused))
"""


def run(code: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(code=code)], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        pytest.param("sys._getframe().f_back", id="own-frame"),
        pytest.param("inspect.currentframe()", id="inspect"),
        pytest.param("inspect.stack()", id="inspect-stack"),
        pytest.param("logging.currentframe()", id="logging"),
        pytest.param("list(traceback.walk_stack(None))", id="walk-stack"),
        pytest.param("gc.get_objects()", id="all-objects"),
        pytest.param("gc.get_referrers(gc)", id="referrers"),
        pytest.param("sys._current_frames()", id="all-frames"),
        pytest.param("(i for i in [1]).gi_frame", id="generator"),
        pytest.param("exec('import sys; sys._getframe()', {})", id="other-globals"),
        pytest.param(
            "try:\n    1 / 0\nexcept Exception as e:\n    e.__traceback__.tb_frame", id="trace"
        ),
        pytest.param(
            "import torch\ndef f():\n"
            "    torch._jit_internal.createResolutionCallbackFromFrame(1)('names')\nf()",
            id="resolver-of-torch",
        ),
        pytest.param(
            "from IPython.core.interactiveshell import InteractiveShell\n"
            "def f():\n    InteractiveShell.get_local_scope(None, 1)\nf()",
            id="names-above-by-ipython",
        ),
        pytest.param(
            "try:\n    1 / 0\nexcept Exception as e:\n"
            "    traceback.TracebackException.from_exception(e, capture_locals=True)",
            id="traceback-with-names",
        ),
        pytest.param(
            "from autograder.checks.observing import wire\n"
            "wire.encode.__code__ = (lambda: 0).__code__",
            id="code",
        ),
    ],
)
def test_a_look_at_the_callers_is_refused_and_noted(code: str) -> None:
    told, refused = run(code)

    assert told.endswith(" is not available while your work is graded")
    assert refused == "1"


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        pytest.param("import collections\ncollections.namedtuple('P', 'x y')", id="namedtuple"),
        pytest.param("import typing\ntyping.NamedTuple('P', [('x', int)])", id="typing"),
        pytest.param("logging.warning('here')", id="logging"),
        pytest.param(
            "try:\n    1 / 0\nexcept Exception:\n    traceback.print_exc()", id="traceback"
        ),
        pytest.param("traceback.extract_stack()", id="extract-stack"),
        pytest.param("def f(): pass\nf.__code__ = (lambda: 1).__code__", id="own-code"),
        pytest.param("import dataclasses\ndataclasses.make_dataclass('P', ['x'])", id="dataclass"),
        pytest.param("import torch\ntorch.compile(lambda x: x)", id="torch"),
        pytest.param("gc.collect()", id="collect"),
        pytest.param("import ctypes", id="import-of-ctypes"),
        pytest.param(
            "from IPython.core.interactiveshell import InteractiveShell\n"
            "def f(x):\n    return InteractiveShell.get_local_scope(None, 0)['x']\n"
            "assert f(3) == 3",
            id="own-names-by-ipython",
        ),
    ],
)
def test_honest_code_is_not_disturbed(code: str) -> None:
    assert run(code) == ["0"]


@pytest.mark.slow
def test_another_audit_hook_is_not_added() -> None:
    assert run("sys.addaudithook(print)\nsys.audit('unheard')") == ["1"]


@pytest.mark.slow
def test_a_debugger_is_refused_without_a_word_about_cheating() -> None:
    assert run("sys.settrace(print)")[-1] == "0"


@pytest.mark.slow
def test_memory_reached_through_ctypes_is_noted_once_and_not_refused() -> None:
    assert run("import ctypes\nfor _ in range(3):\n    ctypes.pythonapi.Py_IncRef") == ["1"]


@pytest.mark.slow
def test_a_handler_of_a_signal_gets_no_frame() -> None:
    code = (
        "import signal\nsignal.signal(signal.SIGUSR1, lambda n, frame: print(n == 10, frame))\n"
        "signal.raise_signal(signal.SIGUSR1)\nsignal.signal(signal.SIGUSR1, signal.SIG_DFL)"
    )

    assert run(code) == ["True None", "0"]
