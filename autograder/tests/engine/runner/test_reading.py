"""What is read in a learner's text: cheats are named, honest answers and the course itself not."""

from __future__ import annotations

import time
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
        pytest.param("class A:\n    __array_ufunc__ = f", ["def __array_ufunc__"], id="not-none"),
        pytest.param("x.__class__ = B", ["__class__"], id="class-assigned"),
        pytest.param("type('A', (), {'__bool__': f})", ["__bool__"], id="method-by-name"),
        pytest.param("ip = get_ipython()\nip.events", ["get_ipython().events"], id="shell-kept"),
        pytest.param("get_ipython().events.register(a, b)", ["get_ipython().events"], id="shell"),
        pytest.param("%%python\nimport ctypes", ["ctypes"], id="in-a-magic"),
        pytest.param("np.lib.stride_tricks.as_strided(a)", ["numpy.lib.stride_tricks"],
                     id="numpy-memory"),
        pytest.param("torch.ops.aten._reshape_alias(x, s, s)", ["_reshape_alias"],
                     id="torch-memory"),
        pytest.param("torch.sys.modules", ["sys.modules"], id="module-of-a-module"),
        pytest.param("o = torch.os\no.dup2(1, 2)", ["os.dup2"], id="module-of-a-module-kept"),
        pytest.param("import logging\nlogging.sys.modules", ["sys.modules"],
                     id="module-of-an-imported-one"),
        pytest.param("match f:\n    case object(__code__=c): pass", ["__code__"], id="pattern"),
        pytest.param("from autograder.engine import protocol", ["autograder.engine"], id="grader"),
        pytest.param("match f:\n    case object(f_back=above): pass", ["f_back"], id="pattern"),
        pytest.param("match f:\n    case {'a': 1, **f_back}: pass", ["f_back"], id="rest"),
        pytest.param("class A:\n    __torch_dispatch__: object = f", ["def __torch_dispatch__"],
                     id="annotated"),
        pytest.param("type('A', (), dict(__bool__=f))", ["__bool__"], id="method-by-keyword"),
        pytest.param("A.__bool__ = f", ["__bool__"], id="method-assigned"),
        pytest.param("def f(f_back): global f_locals", ["f_back", "f_locals"], id="other-names"),
        pytest.param("here = get_ipython\nhere().compile", ["get_ipython().compile"],
                     id="shell-by-another-name"),
        pytest.param("from IPython import get_ipython as here\nc: object = here()\nc.compile",
                     ["get_ipython().compile"], id="shell-imported"),
        pytest.param("import IPython\nIPython.get_ipython().compile", ["get_ipython().compile"],
                     id="shell-of-IPython"),
        pytest.param("look(get_ipython())", ["get_ipython(), handed on"], id="shell-handed-on"),
        pytest.param("%%capture\nimport signal", ["signal"], id="below-a-magic"),
        pytest.param("%%time\n%%capture\nimport signal", ["signal"], id="below-two-magics"),
        pytest.param("%timeit -n 3 exec(s)", ["exec"], id="on-the-line-of-a-magic"),
        pytest.param("timeit.timeit('import gc; gc.get_objects()')", ["gc.get_objects"],
                     id="code-in-a-text"),
        pytest.param("getattr(f, '_'.join(['gi', 'frame']))", ["gi_frame"], id="joined-literals"),
        pytest.param("getattr(f, 'f_{}'.format('back'))", ["f_back"], id="format"),
        pytest.param("getattr(f, 'f_%s' % 'back')", ["f_back"], id="percent"),
        pytest.param("getattr(f, f\"f_{'back'}\")", ["f_back"], id="f-string"),
        pytest.param("getattr(f, 'kcab_f'[::-1])", ["f_back"], id="backwards"),
        pytest.param("getattr(f, 'F_BACK'.lower())", ["f_back"], id="lower"),
        pytest.param("w = '_'.join(p)\ngetattr(f, w)", ["getattr() of a name that is put together"],
                     id="put-together-before"),
        pytest.param("run = eval\ndef eval(m): ...", ["eval"], id="own-eval-only-later"),
        pytest.param("def eval(m): ...\ndel eval\neval(t)", ["eval"], id="own-eval-deleted"),
        pytest.param("class A:\n    def eval(s): ...\neval(t)", ["eval"], id="eval-of-a-class"),
        pytest.param("import importlib, sys\nimportlib.reload(sys)",
                     ["importlib.reload, handed on", "sys, handed on"], id="reloads-python"),
        pytest.param("import socket\nsocket.socket(fileno=4)", ["fileno"], id="somebodys-socket"),
        pytest.param("import socket\nsocket.socket(2, 1, 0, 4)", ["socket.socket, handed on"],
                     id="somebodys-socket-by-place"),
        pytest.param("class A: ...\nfor n in ('add', 'bool'):\n    setattr(A, f'__{n}__', f)",
                     ["setattr() of a name that is put together"], id="bool-among-operations"),
        pytest.param("class A: ...\nsetattr(A, name_of(k), f)",
                     ["setattr() of a name that is put together"], id="any-operation"),
        pytest.param("x.linecache.cache", ["linecache"], id="texts-of-cells"),
        pytest.param("exec.__call__(text)", ["exec"], id="attribute-of-exec"),
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
        pytest.param("torch.signal.windows.hann(3)\nstate.sys.modules", id="other-such-modules"),
        pytest.param("import inspect\ninspect.currentframe().f_lineno", id="line-for-a-log"),
        pytest.param("def broken(:\n    ctypes", id="no-Python"),
        pytest.param("def inspect(t): ...\nfor t in all: inspect(t)", id="own-function"),
        pytest.param("def look(sys):\n    return len(sys)", id="own-parameter"),
        pytest.param("(" * 50_000 + ")" * 10_000, id="too-deep"),
        pytest.param("class A(nn.Module):\n    def __len__(self): return 2", id="usual-method"),
        pytest.param("import sys\nIN_COLAB = 'google.colab' in sys.modules", id="colab"),
        pytest.param("'google.colab' in str(get_ipython())", id="colab-by-its-shell"),
        pytest.param(
            "setattr(self, f'fc{k}', 1)\nname = f'w{k}'\ngetattr(self, name)", id="short-own-names"
        ),
        pytest.param(
            "def eval(model): ...\neval(net)\ndef compile(m): ...\ncompile(net)", id="own-eval"
        ),
        pytest.param(
            "class A: ...\nfor n in ('add', 'mul'):\n    setattr(A, f'__{n}__', f)",
            id="operations-of-an-own-class",
        ),
        pytest.param(
            "class A:\n    __array_ufunc__ = None\n    __hash__ = None", id="methods-switched-off"
        ),
        pytest.param("from torch import compile\ncompile(net)", id="imported-compile"),
        pytest.param(
            "import os, socket\nwith socket.socket(socket.AF_INET, socket.SOCK_STREAM) as s:"
            "\n    s.bind(('', 0))\n    port = s.getsockname()[1]",
            id="free-port",
        ),
        pytest.param("print('call eval() before, and exec nothing')", id="text-for-a-person"),
        pytest.param("x = %\\", id="half-a-magic"),
        pytest.param("s = 'a' + 'é'\n" + "!true\n" * 501, id="hundreds-of-magics"),
    ],
)
def test_what_honest_answers_say_is_not(text):
    assert words_in([text], TransformerManager().transform_cell) == []


def test_a_module_that_a_magic_wrote_may_be_loaded_again():
    cells = ["%%writefile tools.py\nx = 1", "import importlib, tools\nimportlib.reload(tools)"]

    assert words_in(cells, TransformerManager().transform_cell) == []


def test_a_long_text_is_read_in_time_and_what_is_not_read_is_said():
    table = "t = (\n" + " +\n".join(f"    '{n},{n * n}\\n'" for n in range(290)) + ")"
    magics = "".join(f"%time x{n} = exec({n})\n" for n in range(440))
    before = time.process_time()

    assert words_in([table] * 3) == []
    assert words_in([magics, "import ctypes"], TransformerManager().transform_cell) == [
        TOO_LONG, "ctypes",
    ]  # fmt: skip
    assert words_in(["exec\n" + "a = a\n" * 10_000] * 9) == ["exec", TOO_LONG]
    assert time.process_time() - before < 5


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
