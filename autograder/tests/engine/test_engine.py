"""One submission, run and judged: what earns points, what loses them, and what costs nobody."""

from __future__ import annotations

import gc
import os
import re
import signal
import tempfile
import threading
import time
from dataclasses import replace

import pytest

from autograder.content import CONTENT
from autograder.course.limits import Limits
from autograder.course.outcome import Outcome, Status, Submission
from autograder.course.torch_version import UnfitTorch
from autograder.engine.descendants import parents
from autograder.engine.driver import processes
from autograder.engine.driver.engine import Engine
from autograder.engine.sandbox import strongest_level
from autograder.rebuild import rebuild_text
from autograder.tests.support.engine_fixtures import (
    LIMITS,
    RIGHT,
    STUB,
    grade,
    handed_in,
    make_assignment,
)
from autograder.tests.support.notebook_fixtures import code
from autograder.tests.support.noting_cuda import note_cuda

pytestmark = pytest.mark.slow

FULL = {
    "double-test": 2,
    "double-hidden": 1,
    "leaf-test": 3,
    "triple-plain": 4,
    "triple-partial": 2,
    "broken": None,
}

# Catches what is to stop it, for ever.
DEAF = "while True:\n    try:\n        while True: pass\n    except: pass"


@pytest.fixture(scope="module")
def engine():
    with Engine(strongest_level(), CONTENT) as engine:
        yield engine


def lost(outcome: Outcome) -> dict[str, float | None]:
    """The scores that are not full."""
    assert outcome.status is Status.GRADED, outcome.detail
    return {test: score for test, score in outcome.scores.items() if score != FULL[test]}


def said(outcome: Outcome, grade_id: str) -> str:
    """What the cell shows in the graded notebook."""
    assert outcome.notebook is not None
    for cell in outcome.notebook["cells"]:
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == grade_id:
            return "\n".join(
                line for output in cell["outputs"] for line in output.get("traceback", [])
            )
    raise AssertionError(grade_id)


def notes(outcome: Outcome) -> str:
    return "\n".join(note.text for note in outcome.notes)


def test_right_answers_earn_everything(engine):
    outcome = grade(engine, {})

    assert lost(outcome) == {}
    assert said(outcome, "double-test") == ""


def test_a_wrong_answer_loses_its_own_tests_and_is_told_why(engine):
    outcome = grade(engine, {"double": "def double(x):\n    return x * x"})

    assert lost(outcome) == {"double-test": 0, "double-hidden": 0}
    assert "wrong values" in said(outcome, "double-test")


def test_an_untouched_stub_earns_nothing_and_is_called_not_attempted(engine):
    outcome = grade(engine, {"leaf": STUB})

    assert lost(outcome) == {"leaf-test": 0}
    assert "Not attempted yet" in said(outcome, "leaf-test")


def test_the_same_seed_draws_the_same_inputs(engine):
    answer = {"double": "def double(x):\n    return x * x"}

    one, again, other = (grade(engine, answer, seed=seed) for seed in ("a", "a", "b"))

    assert said(one, "double-test") == said(again, "double-test") != said(other, "double-test")


def test_partial_credit_is_the_number_a_test_cell_ends_in(engine):
    outcome = grade(engine, {"triple": "def triple(x):\n    return 3"})

    assert lost(outcome) == {"triple-plain": 0, "triple-partial": 1}


def test_an_ordinary_test_cell_is_marked_as_the_weaker_kind(engine):
    assert "`triple-plain`" in notes(grade(engine, {}))


def test_a_test_that_is_broken_itself_waits_for_a_person(engine):
    outcome = grade(engine, {})

    assert outcome.scores["broken"] is None
    assert outcome.flagged
    assert "KeyError" in notes(outcome)


@pytest.mark.parametrize(
    ("ending", "says"),
    [
        pytest.param("import os; os._exit(0)", "ended Python itself", id="exit"),
        pytest.param("import os; os.abort()", "ended Python itself", id="abort"),
        pytest.param("import ctypes; ctypes.string_at(0)", "ended Python itself", id="segfault"),
        pytest.param("while True: pass", "did not end within 1.5 seconds", id="loop"),
        pytest.param(
            "while True:\n        try:\n            while True: pass\n        except: pass",
            "did not end within",
            id="loop-that-catches-all",
        ),
        pytest.param(
            "class Slow(Exception):\n"
            "        def __str__(self):\n            while True: pass\n"
            "    raise Slow",
            "did not end within 1.5 seconds",
            id="exception-whose-text-never-ends",
        ),
        pytest.param("raise SystemExit(0)", "SystemExit", id="system-exit"),
        pytest.param("return double(x)", "RecursionError", id="recursion"),
    ],
)
def test_an_answer_that_ends_or_hangs_costs_its_own_question_only(engine, ending, says):
    outcome = grade(engine, {"double": f"def double(x):\n    {ending}"})

    assert lost(outcome) == {"double-test": 0, "double-hidden": 0}
    assert says in said(outcome, "double-test")
    is_exception = says in ("SystemExit", "RecursionError")
    assert ("`double-test` was cut short: " in notes(outcome)) is not is_exception


def test_a_later_test_has_the_helpers_of_one_that_could_not_begin(engine):
    assignment = make_assignment()
    (leaf_test,) = (
        cell
        for cell in assignment.notebook.cells
        if cell.metadata.get("nbgrader", {}).get("grade_id") == "leaf-test"
    )
    leaf_test.source += "\nfor values in drawn('again', 1, floats(2)):\n    doubled\n"
    answers = RIGHT | {"double": "import os; os._exit(0)"}
    rebuilt = rebuild_text(assignment, handed_in(assignment, answers))

    outcome = engine.grade(
        replace(assignment, name="leaning"), rebuilt, Submission("ada", "leaning"), seed="a seed"
    )

    assert outcome.scores["double-test"] == 0
    assert outcome.scores["leaf-test"] == 3


def test_who_hung_in_one_check_is_told_so_by_the_next(engine):
    outcome = grade(engine, {"double": "def double(x):\n    while True: pass"})

    by_an_earlier = "Your code, called by an earlier check of this question, did not end within"
    assert by_an_earlier in said(outcome, "double-hidden")
    how = "has code that a check called and that did not end in time"
    assert f"The cell `double` {how}; the rest was graded without it." in notes(outcome)


def test_what_an_answer_spoils_of_its_process_for_good_costs_no_other_question(engine):
    spoils = (
        "import resource\n\ndef double(x):\n"
        "    resource.setrlimit(resource.RLIMIT_CPU, (1, 1))\n    return 0"
    )
    slow_once = (
        "import time\ncalls = []\n\ndef make_leaf(values):\n"
        "    calls.append(values)\n    until = time.process_time() + 1.05 * (len(calls) == 1)\n"
        "    while time.process_time() < until: pass\n"
        "    return values.clone().requires_grad_()"
    )

    outcome = grade(engine, {"double": spoils, "leaf": slow_once})

    assert lost(outcome) == {"double-test": 0, "double-hidden": 0}


def test_what_a_check_computes_itself_is_not_the_learners_time(engine):
    assignment = replace(make_assignment(), name="slow-check")
    (test,) = (c for c in assignment.notebook.cells if "check_tensor(doubled(values)" in c.source)
    test.source = f"import time\n\n{test.source}\ntime.sleep({LIMITS.cell_s})\n{test.source}"
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))

    outcome = engine.grade(assignment, rebuilt, Submission("ada", "slow-check"), seed="a seed")

    assert lost(outcome) == {}


ENDLESS = """
class Endless(Exception):
    def __str__(self):
        while True: pass
    __repr__ = __str__
"""


@pytest.mark.parametrize(
    "ending",
    [
        pytest.param("import os; os._exit(0)", id="exit"),
        pytest.param("while True: pass", id="loop"),
        pytest.param(
            "while True:\n    try:\n        while True: pass\n    except: pass", id="deaf"
        ),
        pytest.param("import time; time.sleep(1000)", id="sleep"),
        pytest.param("exit()", id="polite-exit"),
        pytest.param("raise SystemExit", id="system-exit"),
        pytest.param("1 / 0", id="raises"),
        pytest.param("input('name? ')", id="input"),
        pytest.param("!sleep 1000", id="shell"),
        pytest.param("this is not python", id="syntax"),
        pytest.param("%no_such_magic", id="magic"),
        pytest.param("print('x' * 100_000_000)", id="flood"),
        pytest.param(f"{ENDLESS}\nEndless()", id="display-that-never-ends"),
        pytest.param(f"{ENDLESS}\nraise Endless", id="exception-whose-text-never-ends"),
    ],
)
def test_a_learners_own_cell_that_ends_or_hangs_costs_nothing(engine, ending):
    outcome = grade(engine, {}, {"setup": ending})

    assert lost(outcome) == {}


@pytest.mark.parametrize(
    "spoiling",
    [
        pytest.param("torch.set_grad_enabled(False)", id="grad-mode"),
        pytest.param("torch.set_default_dtype(torch.float64)", id="dtype"),
        pytest.param("torch.set_default_device('meta')", id="device"),
        pytest.param("torch.inference_mode().__enter__()", id="inference"),
        pytest.param("torch.set_num_threads(4)", id="threads"),
        pytest.param("import os; os.chdir('/')", id="folder"),
        pytest.param("import os; os.umask(0o777)", id="file-mask"),
        pytest.param("import warnings; warnings.simplefilter('error')", id="warnings"),
        pytest.param("double = make_leaf = triple = 3", id="rebinds-answers"),
        pytest.param("torch = None", id="rebinds-torch"),
        pytest.param("import sys; sys.setrecursionlimit(60)", id="recursion-limit"),
        pytest.param("import sys; print('x', file=sys.stderr)", id="stderr"),
        pytest.param("import sys; sys.stdout.close()", id="closed-stdout"),
    ],
)
def test_what_a_learners_own_cell_leaves_behind_costs_nothing(engine, spoiling):
    own = dict.fromkeys(["setup", "double", "leaf", "triple"], spoiling)

    assert lost(grade(engine, {}, own)) == {}


def test_a_helper_in_an_own_cell_may_be_used(engine):
    own = {"setup": "def twice(x):\n    return x + x"}

    assert lost(grade(engine, {"double": "def double(x):\n    return twice(x)"}, own)) == {}


@pytest.mark.parametrize(
    "beside",
    [
        pytest.param("torch = sum = None", id="spoils"),
        pytest.param("while True: pass", id="takes-all-the-time"),
        pytest.param("import no_such_package", id="stops-at-an-import"),
        pytest.param("import gc; gc.get_objects()", id="is-refused"),
    ],
)
def test_a_helper_is_there_even_if_own_cells_are_left_out(engine, beside):
    helper = "import math as m\nTWO = 2\ndef twice(x):\n    return x * TWO * m.exp(0)"
    own = {"setup": f"double = 3\n{beside}\n{helper}"}

    assert lost(grade(engine, {"double": "def double(x):\n    return twice(x)"}, own)) == {}


def test_of_a_cell_that_never_ends_the_helpers_are_there_as_well(engine):
    own = {
        "setup": "torch = None\nadd = sum\n\ndef twice(x):\n    return x + x\n\nwhile True: pass"
    }
    answer = "def double(x):\n    return twice(x) + add([])"

    assert lost(grade(engine, {"double": answer}, own)) == {}


def test_no_helper_takes_the_place_of_an_answer(engine):
    own = {
        "double": "torch = None\ndef double(x):\n    return x",
        "leaf": "def make_leaf(values):\n    return values",
    }

    assert lost(grade(engine, {}, own)) == {}


def test_a_learner_is_told_which_own_cell_was_left_out(engine):
    outcome = grade(engine, {}, {"setup": "import os; os._exit(1)"})

    assert "Your own cell, number 3 of the notebook, ended Python itself" in notes(outcome)


def test_only_the_cell_that_changed_something_is_named(engine):
    outcome = grade(engine, {}, {"setup": "torch.set_grad_enabled(False)"})

    assert notes(outcome).count("changed whether gradients are recorded") == 1
    assert "`double` changed" not in notes(outcome)


@pytest.mark.parametrize("own", ["while True: pass", f"{ENDLESS}\nraise Endless"])
def test_a_cell_that_was_stopped_is_noted(engine, own):
    outcome = grade(engine, {}, {"setup": own})

    wanted = "Your own cell, number 3 of the notebook, was stopped at its time limit."
    assert wanted in notes(outcome)


def test_replacing_pytorch_earns_nothing_and_is_flagged(engine):
    cheat = "torch.Tensor.__eq__ = torch.allclose = torch.equal = lambda *a, **k: True\n"
    outcome = grade(engine, {"double": cheat + "def double(x):\n    return x"})

    assert lost(outcome) == {"double-test": 0, "double-hidden": 0}
    assert outcome.flagged
    assert "torch.equal" in notes(outcome)


def test_words_of_cheating_are_flagged_quietly_and_cost_nothing(engine):
    # memset() of ctypes is told to no audit hook.
    right = f"import ctypes\n{RIGHT['double']}"

    outcome = grade(engine, {"double": right})

    (told,) = [note for note in outcome.notes if "ctypes" in note.text]
    assert lost(outcome) == {}
    assert told.flagged
    assert told.private


def test_words_are_read_before_a_learner_can_send_others(engine):
    own = {"double": "import os, stat\nfor each in range(3, 20):\n"
           "    try:\n        if stat.S_ISSOCK(os.fstat(each).st_mode):\n"
           "            body = b'{\"words\": [\"nothing at all\"]}'\n"
           "            os.write(each, len(body).to_bytes(8, 'little') + body)\n"
           "    except OSError:\n        pass"}  # fmt: skip

    outcome = grade(engine, {}, own)

    assert "`os.write`" in notes(outcome)
    assert "nothing at all" not in notes(outcome)


def test_what_the_course_itself_wrote_is_not_read_for_words(engine):
    assignment = replace(make_assignment(), name="given")
    given = code("import signal, ctypes", nbgrader={"grade_id": "given", "locked": True})
    assignment.notebook.cells.insert(6, given)
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))

    outcome = engine.grade(assignment, rebuilt, Submission("ada", "given"), seed="a seed")

    assert lost(outcome) == {}
    assert [note.text for note in outcome.notes if note.may_be_honest] == []


def test_learners_who_are_trusted_are_not_looked_at(engine):
    answers = {"double": f"import ctypes, torch\ntorch.allclose = print\n{RIGHT['double']}"}
    trusted = replace(make_assignment(), name="trusted", trusted=True)
    rebuilt = rebuild_text(trusted, handed_in(trusted, RIGHT | answers))

    outcome = engine.grade(trusted, rebuilt, Submission("ada", "trusted"), seed="a seed")

    assert lost(outcome) == {}
    assert notes(outcome).count("allclose") == notes(outcome).count("ctypes") == 0
    assert "allclose" in notes(grade(engine, answers))


def test_output_is_kept_within_its_budget(engine):
    outcome = grade(engine, {}, {"setup": "print('x' * 10_000_000)"})

    assert outcome.notebook is not None
    assert len(str(outcome.notebook)) < 2 * LIMITS.output_bytes
    assert "all cells together may put out 1,048,576 bytes" in str(outcome.notebook)


def test_more_outputs_than_there_may_be_are_cut_and_that_is_said(engine):
    outcome = grade(engine, {}, {"setup": "for n in range(300): display(n)"})

    assert outcome.notebook is not None
    assert "a cell may put out 200 things" in str(outcome.notebook)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        pytest.param("return torch.zeros(5_000_000)", "more than 16 MiB", id="reply"),
        pytest.param("import os; os.abort()", "3072 MiB of memory, 60 seconds", id="ended"),
    ],
)
def test_a_verdict_names_the_limit(engine, body, says):
    outcome = grade(engine, {"double": f"def double(x):\n    {body}"})

    assert lost(outcome) == {"double-test": 0, "double-hidden": 0}
    assert says in said(outcome, "double-test")


def test_a_submission_past_its_whole_limit_is_timed_out_without_a_score(engine):
    limits = Limits(cell_s=20, wall_s=1)
    started = time.monotonic()

    outcome = grade(engine, {"leaf": "while True: pass"}, limits=limits)

    assert outcome.status is Status.TIMED_OUT
    assert "after 1 seconds" in outcome.detail
    assert dict(outcome.scores) == {}
    assert time.monotonic() - started < 15


@pytest.mark.parametrize("after_s", [0, 0.2, 0.5, 1, 1.2, 1.4, 1.6, 2, 3])
def test_an_engine_that_is_ended_while_it_gets_ready_leaves_nothing_open(after_s):
    before = set(threading.enumerate())
    with Engine(strongest_level(), CONTENT, soon=[make_assignment()]):
        time.sleep(after_s)

    for thread in set(threading.enumerate()) - before:
        thread.join(10)
        assert not thread.is_alive()
    gc.collect()  # what was left open is a warning now, and that an error


@pytest.mark.parametrize(
    ("change", "says"),
    [
        pytest.param(
            "torch.__version__ = '2.9.1'", "PyTorch 2.9.1 is too old for this course", id="old"
        ),
        pytest.param(
            "del torch._C._len_torch_dispatch_stack",
            "has no torch._C._len_torch_dispatch_stack, which grading cannot do without",
            id="name-missing",
        ),
        pytest.param(
            "sys.modules['torch'] = None", "torch is not installed: `make setup`", id="missing"
        ),
    ],
)
def test_a_torch_that_will_not_do_is_said_before_anything_is_graded(
    change, says, monkeypatch, capfd
):
    monkeypatch.setattr(processes, "_WORK", f"import sys, torch\n{change}\n{processes._WORK}")

    with Engine(strongest_level(), CONTENT, soon=[make_assignment()]) as engine:
        for _ in range(2):  # the second one, too, hears why
            with pytest.raises(UnfitTorch, match=re.escape(says)):
                grade(engine, {})

    assert "Traceback" not in capfd.readouterr().err


def test_where_a_user_has_no_home_matplotlib_leaves_no_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", None)
    monkeypatch.setattr(processes, "_has_home", lambda: False)

    with processes.ForkServer() as fork_server:
        fork_server.import_modules(["matplotlib.font_manager"])
        assert list(tmp_path.glob("*/fontlist*"))

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("killed", [["fork server"], ["templates"], ["fork server", "templates"]])
@pytest.mark.parametrize("seems_to_live", [False, True])
def test_processes_that_are_killed_are_started_again(killed, seems_to_live, capfd, monkeypatch):
    if seems_to_live:  # a large process takes its time to die
        monkeypatch.setattr(processes.ForkServer, "instead", lambda self: self)
    with Engine(strongest_level(), CONTENT) as engine:
        expected = [grade(engine, {}), grade(engine, {"leaf": STUB})]
        fork_server = engine._fork_server._process.pid
        templates = [pid for pid, parent in parents() if parent == fork_server]
        assert len(templates) == 2
        for which in killed:
            for pid in {"fork server": [fork_server], "templates": templates}[which]:
                os.kill(pid, signal.SIGKILL)  # as a kernel does that is out of memory

        again = [grade(engine, {}), grade(engine, {"leaf": STUB})]
        another = grade(engine, {}, name="another")

    assert again == expected
    assert another.status is Status.GRADED
    assert "Traceback" not in capfd.readouterr().err


def test_a_set_up_cell_may_leave_a_thread_behind(engine):
    assignment = make_assignment()
    assignment.notebook.cells[1].source += (
        "\nimport threading, time\n"
        "threading.Thread(target=time.sleep, args=[1000], daemon=True).start()"
    )
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))

    outcome = engine.grade(
        replace(assignment, name="threads"), rebuilt, Submission("ada", "x"), seed="s"
    )

    assert lost(outcome) == {}


# What torch's CUDA build maps more than its CPU build, before anything is computed.
MAPPED = "import mmap\nlibraries = mmap.mmap(-1, 3 << 30)"


@pytest.mark.parametrize("setup", [pytest.param("", id="small"), pytest.param(MAPPED, id="large")])
@pytest.mark.parametrize("gib", [1, 2])
def test_memory_counts_from_what_was_mapped_before_the_first_cell(engine, setup, gib):
    limits = replace(LIMITS, memory_mib=1536)
    assignment = make_assignment(limits)
    assignment.notebook.cells[1].source += f"\n{setup}"
    answer = f"def double(x):\n    torch.empty({gib} << 28)\n    return 2 * x"
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT | {"double": answer}))

    outcome = engine.grade(
        replace(assignment, name=f"{setup[:6]}-{gib}"), rebuilt, Submission("ada", "x"), seed="s"
    )

    assert lost(outcome) == ({} if gib == 1 else {"double-test": 0, "double-hidden": 0})


ON_A_SECOND_DEVICE = """\
for values in drawn("there", 2, floats(2), second_device=True):
    check_tensor(doubled(values)["y"], 2 * values, name="double(x)")
"""


@pytest.mark.parametrize("trial", ["", "torch.cuda.device_count()"], ids=["graded", "noticed"])
def test_nothing_asks_cuda_before_a_fork(trial, tmp_path, monkeypatch):
    """Neither fork server, nor templates, nor judges: their forks could not use a GPU any more.

    The driver imports no torch at all (`test_layers.py`).
    """
    noted = note_cuda(tmp_path, monkeypatch, trial=trial)
    assignment = make_assignment()
    assignment.notebook.cells[
        1
    ].source += (
        "\nfrom autograder.lab import teaching_device\n\nteaching_device()\ntorch.manual_seed(0)\n"
    )
    [test] = [each for each in assignment.notebook.cells if each.source.startswith("@probe\ndef d")]
    test.source += f"\n{ON_A_SECOND_DEVICE}"
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))

    with Engine(strongest_level(), CONTENT) as engine:
        for _ in range(2):  # once more in the same judge, which looks at what the first one left
            outcome = engine.grade(assignment, rebuilt, Submission("ada", "x"), seed="s")

    assert lost(outcome) == {}
    assert outcome.devices == ("cpu", "sim:1")
    assert [note.partition(" ")[0] for note in noted.cuda][:1] == ["device_count"] * bool(trial)
