"""What is read in a learner's text: cheats are named, honest answers and the course itself not."""

from __future__ import annotations

from pathlib import Path

import pytest
from IPython.core.inputtransformer2 import TransformerManager

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.course.canonical import read_notebook
from autograder.course.layout import LESSONS, SOLUTIONS
from autograder.course.roles import read_roles
from autograder.engine.runner.reading import MOST_CHARACTERS, TOO_LONG, words_in

ROOT = Path(__file__).parents[4]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("import ctypes", ["ctypes"], id="import"),
        pytest.param("import os.path as p, ctypes as c", ["ctypes"], id="import-as"),
        pytest.param("from signal import alarm", ["signal"], id="import-from"),
        pytest.param("import os as o\no.fork()", ["os.fork"], id="alias"),
        pytest.param("from os import fork as f", ["os.fork"], id="member"),
        pytest.param("import sys\ns = sys\ns.modules", ["sys.modules"], id="rebound"),
        pytest.param("import sys\nlook(sys)", ["sys, handed on"], id="handed-on"),
        pytest.param("torch.sys.modules", ["sys.modules"], id="imported-by-a-module"),
        pytest.param(
            "find('autograder.engine.runner')", ["autograder.engine"], id="our-modules-as-text"
        ),
        pytest.param("sys = 1\nimport sys\nlook(sys)", ["sys, handed on"], id="own-and-imported"),
        pytest.param("import gc\ngc.get_objects()", ["gc.get_objects"], id="collector"),
        pytest.param("frame.f_back.f_locals", ["f_locals", "f_back"], id="frames"),
        pytest.param("getattr(frame, 'f_back')", ["f_back"], id="literal"),
        pytest.param("getattr(frame, 'f_' + 'back')", ["f_back"], id="literals-added-up"),
        pytest.param("getattr(frame, ''.join(parts))", ["getattr() of a name that is put together"],
                     id="joined"),
        pytest.param("f.ｆ_back", ["f_back"], id="other-letters-of-the-same-name"),
        pytest.param("exec(text)", ["exec"], id="code-from-text"),
        pytest.param("run = eval", ["eval"], id="eval-handed-on"),
        pytest.param("class A:\n    def __bool__(s): return 1", ["def __bool__"], id="method"),
        pytest.param("class A:\n    __class__ = int", ["def __class__"], id="class-attribute"),
        pytest.param("x.__class__ = B", ["__class__"], id="class-assigned"),
        pytest.param("type('A', (), {'__bool__': f})", ["__bool__"], id="method-by-name"),
        pytest.param("ip = get_ipython()\nip.events", ["get_ipython().events"], id="shell-kept"),
        pytest.param("get_ipython().events.register(a, b)", ["get_ipython().events"], id="shell"),
        pytest.param("%%python\nimport ctypes", ["ctypes"], id="in-a-magic"),
        pytest.param("np.lib.stride_tricks.as_strided(a)", ["numpy.lib.stride_tricks"],
                     id="numpy-memory"),
        pytest.param("from autograder.engine import protocol", ["autograder.engine"], id="grader"),
    ],
)  # fmt: skip
def test_what_cheating_needs_is_named(text, words):
    assert words_in([text], TransformerManager().transform_cell) == words


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("# f_back, ctypes, exec", id="comment"),
        pytest.param("net.eval()\ntorch.compile(net)\nre.compile('a')", id="methods-of-such-names"),
        pytest.param("signal = torch.ones(2)\nsignal.sum()\ncode.names", id="variables"),
        pytest.param("setattr(self, f'layer{k}', nn.Linear(2, 2))", id="own-names"),
        pytest.param("import os, sys, gc\nos.path.join('a')\nsys.stdout\ngc.collect()", id="usual"),
        pytest.param("%timeit x + 1\n!ls\n%matplotlib inline", id="magics"),
        pytest.param("import inspect\ninspect.currentframe().f_lineno", id="line-for-a-log"),
        pytest.param("def broken(:\n    ctypes", id="no-Python"),
        pytest.param("def inspect(t): ...\nfor t in all: inspect(t)", id="own-function"),
        pytest.param("def look(sys):\n    return len(sys)", id="own-parameter"),
        pytest.param("(" * 50_000 + ")" * 10_000, id="too-deep"),
        pytest.param("class A(nn.Module):\n    def __len__(self): return 2", id="usual-method"),
    ],
)
def test_what_honest_answers_say_is_not(text):
    assert words_in([text], TransformerManager().transform_cell) == []


def test_a_module_of_one_cell_is_known_in_the_next():
    assert words_in(["import os as system", "system.fork()"]) == ["os.fork"]


def test_a_cell_too_long_to_be_read_is_said_to_be():
    assert words_in(["x = 1\n" + "#" * MOST_CHARACTERS]) == [TOO_LONG]


@pytest.mark.slow
def test_fewer_than_one_right_answer_in_a_hundred_is_looked_at():
    right = [answer for answer in read_corpus(ROOT / CORPUS) if answer.kind == "right"]

    looked_at = [answer.where for answer in right if words_in([answer.source])]

    assert len(right) > 500
    assert len(looked_at) < len(right) / 100, looked_at


@pytest.mark.slow
def test_of_the_course_itself_only_what_teaches_old_code_is():
    named = {}
    for path in [*(ROOT / LESSONS).glob("*.ipynb"), *(ROOT / SOLUTIONS).glob("*/*.ipynb")]:
        cells = [
            view.source
            for view in read_roles(read_notebook(path))
            if view.is_code and (view.role.is_answer or path.parent.name == LESSONS)
            if "# @title Setup" not in view.source
        ]
        if words := words_in(cells, TransformerManager().transform_cell):
            named[path.stem] = words

    assert named == {"14_migrating_old_code": ["compile", "exec"]}
