"""Lower layers never import higher ones, and what learners import stays light."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from autograder.engine.guard.integrity import is_ours

PACKAGE = Path(__file__).parents[1]

# Low to high. Standing beside them: __init__, which everything imports, and what makes the
# environment before anything is installed.
LAYERS = (
    "course", "content", "checks", "lab", "rebuild", "engine", "collecting", "workbench",
    "authoring", "gradebook", "cli",
)  # fmt: skip
BEFORE_INSTALLING = ("bootstrap",)
FOR_LEARNERS = ("checks", "lab")
# What kernels import of the workbench; the rest of it is imported inside functions, when asked for.
IN_KERNELS = ("workbench/__init__.py",)
LEARNERS_HAVE = {"torch", "matplotlib", "IPython", "torchviz", "pygraphviz", "autograder"}

# The rooms of the engine, by the process whose code they hold, and what of the engine each may
# import: what stands beside a learner's code leans on nothing that judges, and the other way round.
ENGINE = {
    "protocol": set(),
    "cell_code": set(),
    "checking": set(),
    "fair_time": set(),
    "descendants": set(),
    "sandbox": {"descendants"},
    "guard": {"checking"},
    "runner": {"protocol", "cell_code", "checking", "fair_time", "guard"},
    "judge": {"protocol", "cell_code", "checking", "fair_time", "descendants", "guard"},
    "forkserver": {"protocol", "checking", "guard", "sandbox", "runner", "judge"},
    "driver": {"protocol", "fair_time", "sandbox"},
}
# Where these may not be imported, whatever of them somebody might want.
WITHOUT = {
    "course": {"torch", "nbgrader", "sqlalchemy"},
    "content": {"torch", "nbgrader"},
    "rebuild": {"torch", "nbgrader"},
    "collecting": {"torch"},
    "workbench": {"nbgrader", "sqlalchemy"},
    "engine": {"nbgrader", "sqlalchemy"},
    "engine/driver": {"torch"},
}


def read_imports(path: Path, package: Path, *, lazy: bool = True) -> Iterator[tuple[int, str]]:
    """Line and full module name of every import in a file; those inside functions if ``lazy``."""
    parts = path.relative_to(package.parent).with_suffix("").parts
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree) if lazy else tree.body:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = list(parts[: -node.level]) if node.level else []
            stem = ".".join([*base, node.module] if node.module else base)
            # `from autograder import cli` names a module, `from autograder.cli import main` not.
            yield from ((node.lineno, f"{stem}.{name.name}") for name in node.names)


def source_files(package: Path) -> list[Path]:
    return sorted(
        path for path in package.rglob("*.py") if "tests" not in path.relative_to(package).parts
    )


def layer_of(module: str) -> str | None:
    """The layer a full module name belongs to; None for what is not ours or in no layer."""
    parts = module.split(".")
    if parts[0] != "autograder" or len(parts) < 2:
        return None
    return parts[1]


def verify_layers(package: Path) -> list[str]:
    """Imports that go up, and modules that stand in no layer."""
    problems = []
    for path in source_files(package):
        where = path.relative_to(package)
        own = where.with_suffix("").parts[0]
        if own in BEFORE_INSTALLING:
            allowed: set[str] = set(BEFORE_INSTALLING)
        elif own in LAYERS:
            allowed = set(LAYERS[: LAYERS.index(own) + 1])
        elif own == "__main__":
            allowed = set(LAYERS)
        elif own == "__init__":
            allowed = set()
        else:
            problems.append(f"{where}: stands in no layer")
            continue
        problems += [
            f"{where}:{line}: imports {module}, which is higher"
            for line, module in read_imports(path, package)
            if layer_of(module) in {*LAYERS, *BEFORE_INSTALLING} - allowed
        ]
    return problems


def verify_engine(package: Path) -> list[str]:
    """Imports between the rooms of the engine that its processes do not allow."""
    problems = []
    for path in source_files(package / "engine"):
        room = path.relative_to(package / "engine").with_suffix("").parts[0]
        if room == "__init__":
            allowed: set[str] = set()
        elif room in ENGINE:
            allowed = ENGINE[room] | {room}
        else:
            problems.append(f"engine/{room}: is no room of the engine")
            continue
        problems += [
            f"{path.relative_to(package)}:{line}: imports {module}"
            for line, module in read_imports(path, package)
            if module.startswith("autograder.engine.") and module.split(".")[2] not in allowed
        ]
    return problems


def verify_without(package: Path) -> list[str]:
    """Imports of packages that a room must do without."""
    return [
        f"{path.relative_to(package)}:{line}: imports {module}"
        for room, unwanted in WITHOUT.items()
        for path in source_files(package / room)
        for line, module in read_imports(path, package)
        if module.partition(".")[0] in unwanted
    ]


def files_imported(package: Path, places: Sequence[str]) -> set[Path]:
    """The files of folders or files, and those of the package that they import, directly or not.

    Of the workbench only what is imported at once: it has functions for when all is installed.
    """
    left = [
        path
        for place in places
        for path in ([package / place] if place.endswith(".py") else source_files(package / place))
    ]
    found: set[Path] = set()
    while left:
        path = left.pop()
        if path in found:
            continue
        found.add(path)
        for _, module in read_imports(path, package, lazy=not _of_workbench(path, package)):
            parts = module.split(".")
            if parts[0] == package.name:
                # Each package on the way is imported, too; the last part may be a mere name.
                for end in range(1, len(parts) + 1):
                    stem = package.parent.joinpath(*parts[:end])
                    left += filter(Path.is_file, (stem.with_suffix(".py"), stem / "__init__.py"))
    return found


def _of_workbench(path: Path, package: Path) -> bool:
    return path.is_relative_to(package / "workbench")


def verify_guarded(package: Path) -> list[str]:
    """Modules of ours beside a learner's code that the guard does not watch."""
    names = {
        ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
        for path in files_imported(package, ["engine/runner", "engine/guard"])
    }
    # Two that hold a docstring and nothing else.
    return sorted(name for name in names - {"autograder", "autograder.engine"} if not is_ours(name))


def verify_imports_of_learners(package: Path) -> list[str]:
    """Imports in what learners use, and in what that uses, which their environment may not have."""
    return [
        f"{path.relative_to(package)}:{line}: imports {module}"
        for path in sorted(files_imported(package, [*FOR_LEARNERS, *IN_KERNELS]))
        for line, module in read_imports(path, package, lazy=not _of_workbench(path, package))
        if module.partition(".")[0] not in LEARNERS_HAVE | sys.stdlib_module_names
    ]


def verify_only_standard_library(package: Path) -> list[str]:
    """Imports that cannot work before anything is installed."""
    return [
        f"{name}.py:{line}: imports {module}"
        for name in BEFORE_INSTALLING
        for line, module in read_imports(package / f"{name}.py", package)
        if module.partition(".")[0] not in {"autograder", *sys.stdlib_module_names}
    ]


def test_no_layer_imports_a_higher_one() -> None:
    assert len(source_files(PACKAGE)) > 20
    assert verify_layers(PACKAGE) == []


def test_the_rooms_of_the_engine_import_only_what_their_process_may() -> None:
    assert {path.name for path in (PACKAGE / "engine").iterdir()} >= {"runner", "judge", "driver"}
    assert verify_engine(PACKAGE) == []


def test_all_of_ours_that_runs_beside_a_learners_code_is_guarded() -> None:
    assert verify_guarded(PACKAGE) == []
    for room in ("", "engine"):
        body = ast.parse((PACKAGE / room / "__init__.py").read_text("utf-8")).body
        assert len(body) == 1 and isinstance(body[0], ast.Expr)


def test_each_room_does_without_what_it_must() -> None:
    assert verify_without(PACKAGE) == []


@pytest.mark.slow
def test_gradebook_and_reports_start_without_torch() -> None:
    # It takes more than a second of every command, and no CUDA call may come before a fork.
    program = (
        "import importlib, pkgutil, sys; import autograder.gradebook as gradebook\n"
        "found = list(pkgutil.walk_packages(gradebook.__path__, 'autograder.gradebook.'))\n"
        "for each in found: importlib.import_module(each.name)\n"
        "print(len(found), 'torch' in sys.modules)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    modules, has_torch = ran.stdout.split()
    assert int(modules) > 40 and has_torch == "False", ran.stderr


def test_each_room_says_first_what_may_be_in_it() -> None:
    rooms = [PACKAGE / name for name in LAYERS]
    rooms += [path for path in (PACKAGE / "engine").iterdir() if (path / "__init__.py").is_file()]
    for room in rooms:
        text = ast.get_docstring(ast.parse((room / "__init__.py").read_text("utf-8")))
        assert text and len(text.splitlines()[0]) > 30, room


def test_learners_modules_import_only_what_learners_have() -> None:
    for folder in FOR_LEARNERS:
        assert len(source_files(PACKAGE / folder)) > 3
    assert verify_imports_of_learners(PACKAGE) == []


def test_making_the_environment_needs_nothing_installed() -> None:
    assert verify_only_standard_library(PACKAGE) == []


# Each of them finds what it looks for


@pytest.fixture
def package(tmp_path: Path) -> Path:
    for folder in LAYERS[:-1]:
        (tmp_path / "autograder" / folder).mkdir(parents=True)
        (tmp_path / "autograder" / folder / "__init__.py").touch()
    for room in ("runner", "judge", "driver", "guard"):
        (tmp_path / "autograder" / "engine" / room).mkdir()
    for name in (*BEFORE_INSTALLING, "cli", "__main__", "__init__"):
        (tmp_path / "autograder" / f"{name}.py").touch()
    return tmp_path / "autograder"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        pytest.param("checks/a.py", "import autograder.lab.drawing", id="import"),
        pytest.param("checks/a.py", "from autograder import lab", id="from-package"),
        pytest.param("lab/a.py", "from ..authoring import guarding", id="relative"),
        pytest.param("lab/a.py", "def f():\n    from autograder.cli import main", id="lazily"),
        pytest.param("authoring/deep/a.py", "from ...gradebook import pages", id="deep-relative"),
        pytest.param("engine/a.py", "from autograder.gradebook import pages", id="engine"),
        pytest.param("bootstrap.py", "from autograder.checks import probe", id="bootstrap"),
        pytest.param("__init__.py", "from autograder.checks import probe", id="package-itself"),
        pytest.param("helpers.py", "", id="in-no-layer"),
    ],
)
def test_an_import_that_goes_up_is_found(package: Path, name: str, code: str) -> None:
    assert verify_layers(package) == []
    (package / name).parent.mkdir(exist_ok=True)
    (package / name).write_text(code)

    [problem] = verify_layers(package)

    assert problem.startswith(name)


def test_imports_that_go_down_or_stay_are_allowed(package: Path) -> None:
    (package / "gradebook/a.py").write_text("from . import b\nfrom ..checks import wire\n")
    (package / "cli.py").write_text("from autograder.gradebook import pages\nimport torch\n")

    assert verify_layers(package) == []


@pytest.mark.parametrize(
    ("room", "code"),
    [
        pytest.param("runner", "from autograder.engine.judge import verdicts", id="runner-judge"),
        pytest.param("judge", "from autograder.engine.runner import runner", id="judge-runner"),
        pytest.param("guard", "from ..runner import shell", id="guard-runner"),
        pytest.param("driver", "from autograder.engine.forkserver import x", id="driver-server"),
    ],
)
def test_an_import_of_another_processs_code_is_found(package: Path, room: str, code: str) -> None:
    assert verify_engine(package) == []
    (package / "engine" / room / "a.py").write_text(code)

    [problem] = verify_engine(package)

    assert problem.startswith(f"engine/{room}/a.py:1")


def test_an_unguarded_module_beside_a_learners_code_is_found(package: Path) -> None:
    (package / "engine" / "runner" / "a.py").write_text("from autograder.rebuild.b import f\n")
    (package / "rebuild" / "b.py").write_text("def f(): ...\n")

    assert verify_guarded(package) == ["autograder.rebuild", "autograder.rebuild.b"]


def test_what_a_room_must_do_without_is_found(package: Path) -> None:
    assert verify_without(package) == []
    (package / "course" / "a.py").write_text("def f():\n    import torch\n")

    assert verify_without(package) == ["course/a.py:2: imports torch"]


def test_a_heavy_import_behind_what_learners_import_is_found(package: Path) -> None:
    (package / "lab/a.py").write_text("from autograder.course.b import f\n")
    assert verify_imports_of_learners(package) == []
    (package / "course/b.py").write_text("import nbformat\n")

    assert verify_imports_of_learners(package) == ["course/b.py:1: imports nbformat"]


@pytest.mark.parametrize("code", ["import nbgrader", "def f():\n    from numpy import zeros"])
def test_a_heavy_import_in_learners_modules_is_found(package: Path, code: str) -> None:
    assert verify_imports_of_learners(package) == []
    (package / "lab/a.py").write_text(f"import torch, json\n{code}\n")

    [problem] = verify_imports_of_learners(package)

    assert problem.startswith("lab/a.py")


def test_an_installed_package_in_the_bootstrap_is_found(package: Path) -> None:
    (package / "bootstrap.py").write_text("import tomllib, packaging")

    assert verify_only_standard_library(package) == ["bootstrap.py:1: imports packaging"]


# What importing costs

COST = """
import sys, time
import torch
before = set(sys.modules)
started = time.process_time()
import {module}
spent_s = time.process_time() - started
print(spent_s)
print(*sorted({{name.partition(".")[0] for name in set(sys.modules) - before}}))
"""


def import_cost(module: str) -> tuple[float, set[str]]:
    """CPU seconds beyond torch's own import, and the top-level packages that came with it."""
    done = subprocess.run(
        [sys.executable, "-c", COST.format(module=module)],
        capture_output=True,
        text=True,
        check=True,
    )
    spent_s, names = done.stdout.splitlines()
    return float(spent_s), set(names.split())


@pytest.mark.slow
@pytest.mark.parametrize(
    "module", ["autograder", "autograder.checks", "autograder.lab", "autograder.workbench"]
)
def test_importing_what_learners_use_costs_little_beyond_torch(module: str) -> None:
    spent_s, came_along = import_cost(module)
    installed = came_along - sys.stdlib_module_names - {"autograder"}

    assert installed.isdisjoint(
        {"nbgrader", "sqlalchemy", "jupyter_server", "matplotlib", "IPython", "nbformat"}
    )
    assert spent_s < 0.5


@pytest.mark.slow
def test_the_cost_of_an_import_is_really_seen() -> None:
    spent_s, came_along = import_cost("nbgrader.api")

    assert {"nbgrader", "sqlalchemy"} <= came_along
    assert spent_s > 0.1
