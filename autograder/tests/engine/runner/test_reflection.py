"""A learner's code cannot reach the frames and objects of the runner; honest code notices nothing.

An audit hook stays for the life of a process, so each test has one of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import types
from pathlib import Path

import pytest

from autograder.engine.runner.reflection import _who_is_theirs

ROOT = Path(__file__).parents[4]
SCRIPT = """
import gc, inspect, logging, sys, traceback, types
from autograder.engine.runner.reflection import Reflection
cells = types.ModuleType("__main__")
reflection = Reflection(vars(cells))
for module in (gc, inspect, logging, sys, traceback, types):
    vars(cells)[module.__name__] = module
reflection.start()
try:
    exec(compile({code!r}, "<cell>", "exec"), vars(cells))
except RuntimeError as error:
    print(error)
print(len(reflection.refused))
"""
# As filelock does where torch.compile imports it.
HOOK_OF_A_LIBRARY = """
import filelock
source = "import sys; sys.addaudithook(print)"
exec(compile(source, filelock.__file__, "exec"), vars(filelock))
sys.audit("unheard")
"""


def run(code: str) -> list[str]:
    with tempfile.TemporaryDirectory() as place:
        return run_in(place, code)


def run_in(place: str, code: str) -> list[str]:
    script = SCRIPT.format(code=code)  # of no learner's, so it must lie where things are installed
    done = subprocess.run(
        [sys.executable, "-c", f"exec(compile({script!r}, {sys.prefix + '/grader.py'!r}, 'exec'))"],
        cwd=place, env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return done.stdout.splitlines()


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        pytest.param("sys._getframe().f_back.f_locals", id="names-above"),
        pytest.param("inspect.currentframe().f_back.f_locals", id="names-above-by-inspect"),
        pytest.param("inspect.stack()[-1].frame.f_locals", id="names-above-by-stack"),
        pytest.param(
            "names = {}\nexec('import sys; f = sys._getframe()', names)\n"
            "f = names['f']\nwhile f:\n    f.f_locals\n    f = f.f_back",
            id="names-above-other-globals",
        ),
        pytest.param(
            "import builtins\nplace = id(vars(logging))\nbuiltins.id = lambda each: place\n"
            "sys._getframe(1).f_locals",
            id="names-above-and-builtins-exchanged",
        ),
        pytest.param("gc.get_objects()", id="all-objects"),
        pytest.param("gc.get_referrers(gc)", id="referrers"),
        pytest.param("sys._current_frames()", id="all-frames"),
        pytest.param("(i for i in [1]).gi_frame", id="generator"),
        pytest.param(
            "try:\n    1 / 0\nexcept Exception as e:\n    e.__traceback__.tb_frame", id="trace"
        ),
        pytest.param(
            "import torch\ndef f():\n"
            "    torch._jit_internal.createResolutionCallbackFromFrame(2)('names')\nf()",
            id="resolver-of-torch",
        ),
        pytest.param(
            "from IPython.core.interactiveshell import InteractiveShell\n"
            "def f():\n    InteractiveShell.get_local_scope(None, 2)\nf()",
            id="names-above-by-ipython",
        ),
        pytest.param(
            "try:\n    1 / 0\nexcept Exception as e:\n"
            "    traceback.TracebackException.from_exception(e, capture_locals=True)",
            id="traceback-with-names",
        ),
        pytest.param(
            "import asyncio\nasync def f():\n    asyncio.current_task().get_stack()\n"
            "asyncio.run(f())",
            id="stack-of-a-task",
        ),
        pytest.param(
            "def g():\n    yield w.gi_frame\nw = types.coroutine(lambda: g())()\nnext(w)",
            id="generator-in-a-wrapper",
        ),
        pytest.param(
            "import contextlib, pkgutil\nf = (i for i in [1])\nsys.modules['mine'] = cells = "
            "types.ModuleType('mine')\ncells.f = f\npkgutil.resolve_name('mine:f.gi_frame')",
            id="asked-by-a-go-between",
        ),
        pytest.param(
            "import torch\ntorch.no_grad()(sys._getframe)(0).f_back.f_back.f_locals",
            id="asked-in-a-decorator",
        ),
        pytest.param(
            "import timeit\nlogging.box = []\n"
            "timeit.timeit('import sys; box.append(sys._getframe())', number=1, "
            "globals=vars(logging))\nframe = logging.box[0]\n"
            "while frame:\n    frame.f_locals\n    frame = frame.f_back",
            id="statement-with-the-names-of-a-module",
        ),
        pytest.param(
            "import pathlib\npathlib.Path('tidy.py').write_text("
            "'import sys, torch; __file__ = torch.__file__\\ndef f(): return sys._getframe(1)')\n"
            "sys.path.append('')\nimport tidy\nframe = tidy.f()\n"
            "while frame:\n    frame.f_locals\n    frame = frame.f_back",
            id="module-that-says-it-is-installed",
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
            "def f(): return inspect.currentframe().f_code.co_name, sys._getframe().f_locals\n"
            "assert f() == ('f', {})",
            id="own-frame",
        ),
        pytest.param(
            "def g(): return inspect.currentframe().f_back.f_code.co_name\n"
            "def f(): return g(), inspect.stack()[1].function, sys._getframe(1).f_code.co_name\n"
            "assert f() == ('f', '<module>', '<module>')",
            id="callers",
        ),
        pytest.param(
            "frame, n = sys._getframe(), 0\nwhile frame:\n    frame, n = frame.f_back, n + 1\n"
            "assert n == 2",
            id="up-to-the-top",
        ),
        pytest.param("inspect.stack(), inspect.getframeinfo(sys._getframe())", id="stack"),
        pytest.param("logging.currentframe()", id="logging-frame"),
        pytest.param("assert 'Reflection' not in sys._getframe(1).f_globals", id="above"),
        pytest.param("traceback.print_stack(inspect.currentframe())", id="print-stack"),
        pytest.param(
            "try:\n    1 / 0\nexcept Exception:\n    traceback.print_exc()", id="traceback"
        ),
        pytest.param("traceback.extract_stack()", id="extract-stack"),
        pytest.param("def f(): pass\nf.__code__ = (lambda: 1).__code__", id="own-code"),
        pytest.param("import dataclasses\ndataclasses.make_dataclass('P', ['x'])", id="dataclass"),
        pytest.param("import torch\ntorch.compile(lambda x: x)", id="torch"),
        pytest.param(HOOK_OF_A_LIBRARY, id="hook-of-a-library"),
        pytest.param("gc.collect()", id="collect"),
        pytest.param(
            "import asyncio, timeit\nasync def f():\n    repr(asyncio.current_task())\n"
            "asyncio.run(f(), debug=True)\ntimeit.timeit('1 + 1', globals={}, number=2)",
            id="task-and-timer",
        ),
        pytest.param(
            "import functools, torch\n"
            "@torch.no_grad()\ndef f():\n    logging.warning('here')\n"
            "    return inspect.currentframe().f_code.co_name\nassert f() == 'f'",
            id="decorated",
        ),
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


def test_what_is_installed_may_be_reached_by_a_link(monkeypatch, tmp_path):
    real, link = tmp_path / "real", tmp_path / "link"
    (real / "lib").mkdir(parents=True)
    link.symlink_to(real)
    monkeypatch.setattr(sys, "prefix", str(link))
    is_theirs = _who_is_theirs({}, [])

    for place, installed in ((link, True), (real, True), (tmp_path, False)):
        module = types.ModuleType("imported_since")
        module.__file__ = str(place / "lib" / "imported_since.py")
        monkeypatch.setitem(sys.modules, "imported_since", module)
        source = "import sys; frame = sys._getframe()"
        exec(compile(source, module.__file__, "exec"), vars(module))

        assert is_theirs(module.frame) is not installed
