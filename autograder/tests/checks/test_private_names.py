"""The list of PyTorch's private names is whole, is there, and missing ones end in a sentence."""

from __future__ import annotations

import ast
import re
import tomllib
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.checks.private_names import PRIVATE_NAMES, Need, missing
from autograder.course.torch_version import LOWEST, UnfitTorch, require_new_enough
from autograder.lab.device.operators import _stand_in_for_expecttest
from autograder.tests.support.device_fixtures import ROOT, run_python
from autograder.tests.test_layers import PACKAGE, source_files

LISTED = {name for names in PRIVATE_NAMES.values() for name in names}
# Modules whose functions are guarded or recognised where they are there; nothing is asked of them.
ONLY_NAMED = {
    "torch._C._autograd", "torch._compile", "torch._dynamo.eval_frame",
    "torch._dynamo.mutation_guard",
    "torch._jit_internal", "torch._tensor", "torch.testing._comparison",
}  # fmt: skip


def private_names_in(path: Path) -> Iterator[str]:
    """The dotted private names of torch in a file, through imports and names bound to them."""
    tree = ast.parse(path.read_text("utf-8"))
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.partition(".")[0] == "torch":
                    known[name.asname or "torch"] = name.name if name.asname else "torch"
                    yield name.name
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "torch":
            for name in node.names:
                known[name.asname or name.name] = f"{node.module}.{name.name}"
                yield f"{node.module}.{name.name}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(r"torch(\.\w+)+", node.value):
                yield node.value

    def dotted(node: ast.AST | None) -> str | None:
        if isinstance(node, ast.Name):
            return known.get(node.id)
        if isinstance(node, ast.Attribute):
            owner = dotted(node.value)
            return f"{owner}.{node.attr}" if owner else None
        return None

    for node in ast.walk(tree):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and (found := dotted(getattr(node, "value", None))):
            known.setdefault(target.id, found)
    yield from filter(None, (dotted(n) for n in ast.walk(tree) if isinstance(n, ast.Attribute)))


def is_private(name: str) -> bool:
    return any(re.match(r"_(?!_)", part) for part in name.split("."))


def is_listed(name: str) -> bool:
    """Listed itself, or a way to what is listed, or the overload of an operation that is."""
    name = re.sub(r"\.(default|device_context)$", "", name)
    return (
        name in LISTED | ONLY_NAMED
        or f"{name}.default._op_dk" in LISTED
        or any(entry.startswith(f"{name}.") for entry in LISTED)
    )


def test_every_private_name_of_torch_in_the_sources_is_in_the_list() -> None:
    used = {
        name: path.relative_to(PACKAGE).as_posix()
        for path in source_files(PACKAGE)
        if path.name != "private_names.py"
        for name in private_names_in(path)
        if is_private(name)
    }

    assert len(used) > 30
    assert {name: path for name, path in used.items() if not is_listed(name)} == {}


def test_every_name_in_the_list_is_used() -> None:
    text = "\n".join(
        path.read_text("utf-8") for path in source_files(PACKAGE) if path.name != "private_names.py"
    )

    last = {name: name.removesuffix("._op_dk").rpartition(".")[2] for name in LISTED}
    assert [name for name, part in last.items() if not re.search(rf"\b{part}\b", text)] == []


@pytest.mark.slow
@pytest.mark.parametrize("need", [pytest.param(need, id=need.name.lower()) for need in Need])
def test_the_installed_torch_has_them(need: Need) -> None:
    if need is Need.REPORT:
        _stand_in_for_expecttest()
    with warnings.catch_warnings(action="ignore"):
        lacking = missing(need)

    # They came with 2.13, and cost no more than a slower first call, or a "perhaps".
    may_lack = {
        Need.SPEED: {
            "torch._functorch._aot_autograd.subclass_codegen",
            "torch._inductor.lowering",
        },
        Need.CHANGED_TENSORS: {"torch._C._autograd.SavedTensor.unpack"},
    }
    assert set(lacking) <= may_lack.get(need, set())


def test_the_lowest_torch_is_the_one_that_pip_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert f"torch>={LOWEST}" in project["dependencies"]


@pytest.mark.parametrize("version", ["2.10.0", "2.10.0a0+git1234", "2.13.0+cpu", "2.100", "3.0.0"])
def test_this_torch_and_newer_ones_are_taken(version: str) -> None:
    require_new_enough(version)


@pytest.mark.parametrize("version", ["1.13.1", "2.6.0+cu124", "2.9.1"])
def test_an_older_torch_is_refused_in_one_sentence(version: str) -> None:
    with pytest.raises(UnfitTorch) as refused:
        require_new_enough(version)

    assert str(refused.value) == (
        f"PyTorch {version} is too old for this course, which needs 2.10 or newer: run "
        "`make setup`, or `pip install 'torch>=2.10'` in an environment of your own."
    )


WITHOUT = [
    pytest.param("torch.__version__ = '2.9.1'", "PyTorch 2.9.1 is too old", id="old"),
    pytest.param(
        "del torch._C.DisableTorchFunctionSubclass",
        "has no torch._C.DisableTorchFunctionSubclass, which the checks of this course cannot do",
        id="name-missing",
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize(("change", "says"), WITHOUT)
@pytest.mark.parametrize("module", ["autograder.checks", "autograder.lab"])
def test_a_notebook_shows_one_sentence_where_a_lesson_imports(change, says, module) -> None:
    done = run_python(
        "from IPython.core.interactiveshell import InteractiveShell\n"
        f"import torch\n{change}\n"
        f"InteractiveShell.instance().run_cell('import {module}')\n"
    )

    lines = done.stdout.strip().splitlines()
    assert len(lines) == 1 and says in lines[0], done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("need", "call", "says"),
    [
        pytest.param(
            Need.DRAWINGS,
            "from autograder.lab import draw_backward\nimport torch\n"
            "x = torch.ones(2, requires_grad=True)\ndraw_backward((x * 2).sum())",
            "has no torch._C._gone, which following a graph cannot do without",
            id="drawing",
        ),
        pytest.param(
            Need.PROCESSES,
            "from autograder.lab import in_processes\nin_processes(print)",
            "has no torch._C._gone, which processes that train together cannot do without",
            id="processes",
        ),
    ],
)
def test_what_a_lesson_calls_says_what_it_lacks(need: Need, call: str, says: str) -> None:
    """A name that is asked for and is not there: PyTorch itself may need the real ones."""
    done = run_python(
        "from IPython.core.interactiveshell import InteractiveShell\n"
        "from autograder.checks.private_names import PRIVATE_NAMES, Need\n"
        f"PRIVATE_NAMES[{need}] += ('torch._C._gone',)\n"
        f"InteractiveShell.instance().run_cell({call!r})\n"
    )

    lines = done.stdout.strip().splitlines()
    assert len(lines) == 1 and says in lines[0], done.stdout + done.stderr


@pytest.mark.slow
def test_without_what_tells_freed_graphs_nothing_is_claimed_of_them() -> None:
    """SavedTensor of PyTorch 2.6 had none of these: then nobody may be told that it was freed."""
    done = run_python(
        "import torch\n"
        "from autograder.checks.observing import history\n"
        "history._raw_attributes = lambda kind: ()\n"
        "x = torch.ones(2, requires_grad=True)\n"
        "y = (x * x).sum(); y.backward()\n"
        "print(history.read_history(y.grad_fn, lambda key, owner: 0).is_freed)\n"
    )

    assert done.stdout.strip() == "None", done.stderr
