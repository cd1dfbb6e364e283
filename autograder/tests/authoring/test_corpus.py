"""A corpus that does not do what it says is noticed, and a blind trial is told as it went.

The course's own corpus is tried by `make corpus`.
"""

import importlib.metadata
import re
import subprocess
import sys

import nbformat
import pytest

from autograder.authoring.corpus import CORPUS, Answer, read_answer
from autograder.authoring.trial import FATES, Tried, describe_trial, hold_trial
from autograder.course.problems import AuthorError
from autograder.course.roles import visible_source

TEST_CELL = """
@probe
def after_backward(values):
    x = make_leaf(values)
    (x * x).sum().backward()
    return {"x": x}

for values in drawn("make-leaf", 2, floats(3)):
    seen = after_backward(values)
    check_leaf(seen["x"], name="x")
    check_gradient(seen["x"], 2 * values, name="x", mistakes={"accumulated-gradient": 4 * values})
"""
RIGHT = "def make_leaf(values):\n    return values.clone().requires_grad_()"
TWICE = """def make_leaf(values):
    x = values.clone().requires_grad_()
    (x * x).sum().backward()
    return x
"""

SETUP = """import torch
from autograder.checks import *
from autograder.lab import teaching_device
teaching_device()
"""

# name of an answer -> its header, its text, and what must be said of it (None: nothing)
ANSWERS = {
    "right_lambda": ("", "make_leaf = lambda v: v.clone().requires_grad_()", None),
    "right_refused": ("", TWICE, "must pass, and fails with [accumulated-gradient]"),
    "wrong_known": ("# fails: make-leaf-test [accumulated-gradient]", TWICE, None),
    "wrong_accepted": (
        "# fails: make-leaf-test [no diagnosis]",
        RIGHT,
        "must fail with [no diagnosis], and passes",
    ),
    "wrong_other_reason": (
        "# fails: make-leaf-test [no diagnosis]",
        TWICE,
        "and fails with [accumulated-gradient]; mend the check, or the header if that is true.",
    ),
    "wrong_unknown_test": (
        "# fails: make-leaf-test [accumulated-gradient]\n# fails: other-test [no diagnosis]",
        TWICE,
        "names `other-test`, which is no test cell of its question",
    ),
    "wrong_ends_process": (
        "# fails: make-leaf-test [no diagnosis]",
        "def make_leaf(values):\n    import os\n    os._exit(3)",
        "ended Python itself",
    ),
    "wrong_near_miss": (
        "# fails: make-leaf-test [no diagnosis]\n# never: accumulated-gradient",
        "def make_leaf(values):\n    return (values * 3).requires_grad_()",
        None,
    ),
    "wrong_far_miss": (
        "# fails: make-leaf-test [no diagnosis]\n# never: flipped-sign",
        "def make_leaf(values):\n    return (values * 3).requires_grad_()",
        "may never be told [flipped-sign], which no answer to its question is told",
    ),
}

# Right wherever the one value drawn is negative, which it is not in a notebook.
LUCKY = "def make_leaf(values):\n    return (-values.abs()).requires_grad_()"
BY_LUCK = TEST_CELL.replace('drawn("make-leaf", 2, floats(3))', 'drawn("one", 1, floats(1))')

# name of a unit -> its test cell, and what must be said of it
TEST_CELLS = {
    "name_outside_a_probe": (TEST_CELL + "\nlearners = make_leaf", "raised NameError"),
    "probe_not_self_contained": (
        "scale = 2\n" + TEST_CELL.replace("(x * x)", "(x * x * scale / scale)"),
        "must pass, and fails with [not attempted]",
    ),
    "number_at_the_end": (TEST_CELL + "\n1", "would be its score"),
    "test_of_nothing": ("pass", "must fail with [not attempted], and passes"),
}


# The same on a second device, which a setup that asks for it has, and on `sim:0` as a GPU.
ON_DEVICES = TEST_CELL.replace("floats(3))", "floats(3), second_device=True)")
ON_ONE = """def make_leaf(values):
    there = "{name}" if values.device.type == "sim" else values.device
    return values.detach().clone().to(there).requires_grad_()
"""
FAILS = "# fails: make-leaf-test [no diagnosis]"
ON_GPU = {
    "right_anywhere": ("", RIGHT, None),
    "right_here": ("", ON_ONE.format(name="sim:1"), "on sim:0: must pass, and fails with"),
    "right_known": ("# on sim: make-leaf-test [no diagnosis]", ON_ONE.format(name="sim:1"), None),
    "wrong_there": (FAILS, ON_ONE.format(name="sim:0"), "on sim:0: must fail with [no diag"),
    "wrong_known": (
        f"{FAILS}\n# on sim: make-leaf-test [passes]",
        ON_ONE.format(name="sim:0"),
        None,
    ),
    "wrong_elsewhere": (
        f"{FAILS}\n# on cuda: make-leaf-test [passes]",
        ON_ONE.format(name="sim:0"),
        "on sim:0: must fail with [no diagnosis], and passes",
    ),
    "wrong_unknown": (
        f"{FAILS}\n# on sim: make-leaf-test [passes]\n# on cuda: other-test [passes]",
        ON_ONE.format(name="sim:0"),
        "names `other-test`, which is no test cell of its question",
    ),
}


# A second question, whose wrong answers are handed in beside those of the first.
OTHER_TEST, OTHER_TWICE = (
    text.replace("make_leaf", "make_other").replace("make-leaf", "make-other")
    for text in (TEST_CELL, TWICE)
)


def notebook_with(answer, test=TEST_CELL, *, other=False):
    def cell(source, grade_id, **role):
        new = nbformat.v4.new_code_cell(source)
        new.metadata["nbgrader"] = {"schema_version": 3, "grade_id": grade_id, **role}
        return new

    cells = [
        cell(SETUP, "setup", locked=True),
        cell(answer, "make-leaf", solution=True),
        cell(test, "make-leaf-test", grade=True, locked=True, points=2),
    ]
    if other:
        answer = answer.replace("make_leaf", "make_other")
        cells += [
            cell(answer, "make-other", solution=True),
            cell(OTHER_TEST, "make-other-test", grade=True, locked=True, points=2),
        ]
    return nbformat.v4.new_notebook(cells=cells)


def make_course(root, units, *, other=False):
    """A course of units with one question each, or two: name of the unit -> its test cell."""
    manifest = [f'[{unit}]\ntitle = "T"\ncan_do = "C"\nlesson = "L"\n' for unit in units]
    (root / "solutions").mkdir()
    (root / "solutions" / "assignments.toml").write_text("\n".join(manifest))
    for unit, test in units.items():
        for folder, answer in (("solutions", RIGHT), ("exercises", "raise NotImplementedError()")):
            path = root / folder / unit / f"{unit}_exercise.ipynb"
            path.parent.mkdir(parents=True)
            shown = visible_source(test) if folder == "exercises" else test
            nbformat.write(notebook_with(answer, shown, other=other), path)


GPU_IS = """from autograder.cli import program
from autograder.course import devices
devices.GPU = {gpu!r}
program()
"""


def run_corpus(root, *places, gpu="cuda:0"):
    return run_command(root, "corpus", *places, gpu=gpu)


def run_command(root, *words, gpu="cuda:0"):
    """The command, in a process of its own: a fork of this one could hang in torch's threads."""
    return subprocess.run(
        [sys.executable, "-c", GPU_IS.format(gpu=gpu), "--course", root, *words],
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture(scope="module")
def tried_answers(tmp_path_factory):
    """The command's output for a course whose first question has all of ``ANSWERS``."""
    root = tmp_path_factory.mktemp("answers")
    make_course(root, {"leaves": TEST_CELL}, other=True)
    folder, other = (root / CORPUS / "leaves" / name for name in ("make-leaf", "make-other"))
    folder.mkdir(parents=True)
    other.mkdir()
    for name, (header, source, _) in ANSWERS.items():
        (folder / f"{name}.py").write_text(f"# title: {name}\n{header}\n{source}")
        if name.startswith("wrong"):
            header = "# fails: make-other-test [accumulated-gradient]"
            (other / f"{name}.py").write_text(f"# title: {name}\n{header}\n{OTHER_TWICE}")
    return run_corpus(root)


@pytest.fixture(scope="module")
def tried_test_cells(tmp_path_factory):
    """The command's output for a course with a unit for each of ``TEST_CELLS``."""
    root = tmp_path_factory.mktemp("cells")
    make_course(root, {unit: test for unit, (test, _) in TEST_CELLS.items()})
    return run_corpus(root)


@pytest.fixture(scope="module")
def tried_on_gpu(tmp_path_factory):
    """The command's output for all of ``ON_GPU``, with `sim:0` as the GPU."""
    root = tmp_path_factory.mktemp("gpu")
    make_course(root, {"leaves": ON_DEVICES})
    folder = root / CORPUS / "leaves" / "make-leaf"
    folder.mkdir(parents=True)
    for name, (header, source, _) in ON_GPU.items():
        (folder / f"{name}.py").write_text(f"# title: {name}\n{header}\n{source}")
    return run_corpus(root, "--cuda", gpu="sim:0")


def said_of(place, output):
    return "\n".join(part for part in output.split("\n") if part.startswith(place))


@pytest.mark.slow
def test_a_unit_changed_since_its_release_is_refused_with_the_command(tmp_path):
    make_course(tmp_path, {"leaves": TEST_CELL, "other": TEST_CELL})
    path = tmp_path / "solutions" / "leaves" / "leaves_exercise.ipynb"
    path.write_text(path.read_text().replace("import torch", "import torch as t"))

    done = run_corpus(tmp_path)

    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr == (
        "exercises/leaves/ is older than solutions/leaves/.\nRun `make release` first.\n"
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_is_reported_if_and_only_if_it_does_not_do_what_its_header_says(
    tried_answers, name
):
    said = said_of(f"leaves/make-leaf/{name}", tried_answers.stderr)

    assert (ANSWERS[name][2] or "") in said
    assert bool(said) is (ANSWERS[name][2] is not None)


@pytest.mark.slow
def test_an_answer_is_not_reported_for_one_beside_it_that_ends_the_process(tried_answers):
    assert said_of("leaves/make-other", tried_answers.stderr) == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", ON_GPU)
def test_on_a_gpu_an_answer_does_what_it_does_elsewhere_or_what_its_header_says_of_it(
    tried_on_gpu, name
):
    said = said_of(f"leaves/make-leaf/{name}", tried_on_gpu.stderr)

    assert (ON_GPU[name][2] or "") in said
    assert bool(said) is (ON_GPU[name][2] is not None)
    assert "solution" not in tried_on_gpu.stderr


@pytest.mark.slow
def test_a_gpu_that_is_not_there_is_said(tmp_path):
    make_course(tmp_path, {"leaves": ON_DEVICES})

    tried = run_corpus(tmp_path, "--cuda", gpu="sim:7")

    assert tried.returncode == 1
    assert re.fullmatch(r"Nothing can be tried on sim:7: .+\.\n", tried.stderr)


@pytest.mark.slow
def test_the_answers_tried_are_counted_and_a_problem_fails_the_command(tried_answers):
    assert tried_answers.returncode == 1
    assert "2 stub, 2 solution, 2 right, 14 wrong" in tried_answers.stdout
    assert "1 of 14 wrong answers pass the visible checks" in tried_answers.stdout


@pytest.mark.slow
@pytest.mark.parametrize("unit", TEST_CELLS)
def test_a_test_cell_that_breaks_the_rules_is_reported(tried_test_cells, unit):
    assert TEST_CELLS[unit][1] in said_of(unit, tried_test_cells.stderr)


@pytest.mark.slow
def test_a_place_that_does_not_exist_is_said(tmp_path):
    make_course(tmp_path, {"leaves": TEST_CELL})

    tried = run_corpus(tmp_path, "leaves/nothing")

    assert tried.returncode == 1
    assert tried.stderr.startswith("leaves/nothing: no such answer")


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("maybe_a", "# title: x\n", "name it right"),
        ("right_a", "x = 1\n", "needs one `# title"),
        ("right_a", "# title: x\n# fails: a [b]\n", "may not fail"),
        ("wrong_a", "# title: x\n", "needs a `# fails:` line"),
        ("wrong_a", "# title: x\n# fails: a b\n", r"write `# fails: <test cell>"),
        ("wrong_a", "# title: x\n# on cuda: a b\n", r"write `# on cuda: <test cell>"),
        ("wrong_a", "# title: x\n# fails: a [b]\n# never: b\n", "may never be told it"),
        ("right_a", "# title: x\n# on cuda: a [b]\n# never: b\n", "may never be told it"),
    ],
)
def test_a_header_that_is_not_of_the_form_is_refused(tmp_path, name, text, says):
    path = tmp_path / f"{name}.py"
    path.write_text(text)

    with pytest.raises(AuthorError, match=says):
        read_answer(path)


def test_the_header_is_not_part_of_the_answer(tmp_path):
    path = tmp_path / "01_unit" / "question" / "wrong_sign.py"
    path.parent.mkdir(parents=True)
    path.write_text("# title: sign\n# fails: q-test [flipped-sign]\n\ndef f():\n    return -1\n")

    answer = read_answer(path)

    assert answer.where == "01_unit/question/wrong_sign"
    assert answer.fails == {"q-test": "flipped-sign"}
    assert answer.source == "def f():\n    return -1"


@pytest.mark.parametrize(
    ("version", "kind", "fails"),
    [
        ("2.13.0", "right", {}),
        ("2.14.1+cu130", "wrong", {"q-test": "limit-itself-left-out"}),
        ("3.0.0", "wrong", {"q-test": "limit-itself-left-out"}),
    ],
)
def test_an_answer_is_wrong_from_the_pytorch_on_that_changed_it(
    tmp_path, monkeypatch, version, kind, fails
):
    path = tmp_path / "right_clamp.py"
    path.write_text("# title: x\n# since torch 2.14: q-test [limit-itself-left-out]\nx = 1\n")
    monkeypatch.setattr(importlib.metadata, "version", lambda package: version)

    answer = read_answer(path)

    assert (answer.kind, answer.fails) == (kind, fails)


@pytest.mark.slow
def test_a_verdict_that_depends_on_what_was_drawn_is_found_by_more_draws(tmp_path):
    make_course(tmp_path, {"leaves": BY_LUCK})
    folder = tmp_path / CORPUS / "leaves" / "make-leaf"
    folder.mkdir(parents=True)
    header = "# title: always negative\n"
    (folder / "wrong_negative.py").write_text(
        f"{header}# fails: make-leaf-test [no diagnosis]\n{LUCKY}"
    )

    said = run_corpus(tmp_path, "--draws", "8").stderr

    seeds = re.findall(r"wrong_negative, cell `make-leaf-test`, seed `(.+?)`: must fail", said)
    assert 0 < len(seeds) < 7
    others = run_corpus(tmp_path, "--draws", "8", "--first", "100").stderr
    tried = set(re.findall(r"cell `make-leaf-test`, seed `draw (\d+)`: must fail", others))
    assert tried and tried <= {str(number) for number in range(100, 107)}


# name of an answer of a blind trial -> its text, what becomes of it, and a line it is told
TRIED = {
    "right_lambda": ("make_leaf = lambda v: v.clone().requires_grad_()", "passed", None),
    "right_refused": (TWICE, "refused", "likely cause:"),
    "wrong_known": (TWICE, "cause", "likely cause:"),
    "wrong_accepted": (RIGHT, "accepted", None),
    "wrong_raises": ("def make_leaf(values):\n    return 1 / 0", "evidence", "ZeroDivisionError"),
    "wrong_ends": ("def make_leaf(values):\n    import os\n    os._exit(3)", "evidence", "ended"),
    "wrong_value": (
        "def make_leaf(values):\n    return values.pow(4.5).nan_to_num(0.7).requires_grad_()",
        "bare",
        "you have:",
    ),
}


@pytest.fixture(scope="module")
def trial(tmp_path_factory):
    """The command's output for a folder with all of ``TRIED``, which is no part of the course."""
    root, folder = tmp_path_factory.mktemp("course"), tmp_path_factory.mktemp("trial")
    make_course(root, {"leaves": TEST_CELL, "others": TEST_CELL})
    (folder / "leaves" / "make-leaf").mkdir(parents=True)
    for name, (source, _, _) in TRIED.items():
        (folder / "leaves" / "make-leaf" / f"{name}.py").write_text(f"# title: {name}\n{source}")
    return run_command(root, "trial", folder)


@pytest.mark.slow
@pytest.mark.parametrize("name", TRIED)
def test_a_trial_prints_what_becomes_of_an_answer_and_what_it_is_told(trial, name):
    _, fate, told = TRIED[name]
    blocks = {block.partition(":")[0]: block for block in trial.stdout.split("\n\n")}
    said = blocks[f"leaves/make-leaf/{name}"]

    assert said.startswith(f"leaves/make-leaf/{name}: {fate}\n  # {name}")
    assert (told or "") in said
    assert ("make-leaf-test:" in said) is (told is not None)


@pytest.mark.slow
def test_a_trial_ends_in_a_table_and_fails_for_what_is_refused_or_accepted(trial):
    heads, counts = trial.stdout.split("\n")[-3:-1]

    assert trial.returncode == 1
    assert heads.split() == ["unit", *FATES, "flagged"]
    assert counts.split() == ["leaves", "1", "1", "1", "1", "2", "1", "0", "0"]


@pytest.mark.parametrize(
    ("place", "says"),
    [
        ("nothing.txt", "holds no <unit>/<question>/right_*.py or wrong_*.py"),
        ("leaves/other/right_a.py", "leaves/other/right_a: answers a question that does not exist"),
        ("other/make-leaf/right_a.py", "answers a question that does not exist"),
    ],
)
def test_a_trial_of_nothing_is_refused(tmp_path, place, says):
    make_course(tmp_path, {"leaves": TEST_CELL})
    path = tmp_path / "trial" / place
    path.parent.mkdir(parents=True)
    path.write_text(f"# title: a\n{RIGHT}")

    with pytest.raises(AuthorError, match=re.escape(says)):
        hold_trial(tmp_path, tmp_path / "trial")


def test_an_answer_that_could_not_be_judged_ends_no_trial():
    answer = Answer("leaves", "make-leaf", "wrong_slow", "wrong", "slow", "")
    unjudged = Tried(answer, (), "The machine had too little time.", ["It used `ctypes`."])

    assert list(unjudged.lines()) == [
        "leaves/make-leaf/wrong_slow: unjudged",
        "  # slow",
        "  The machine had too little time.",
        "  flagged: It used `ctypes`.",
    ]
    assert describe_trial([unjudged]).split()[-2:] == ["1", "1"]
