"""Every way to get the packages agrees with pyproject.toml: the locked versions, conda, Binder, CI.

Solving a conda environment needs conda and its network; what can be wrong before that is here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

from autograder import bootstrap

ROOT = Path(__file__).parents[3]

PLATFORMS = {
    "linux": {"sys_platform": "linux", "platform_machine": "x86_64", "os_name": "posix"},
    "mac": {"sys_platform": "darwin", "platform_machine": "arm64", "os_name": "posix"},
    "linux-on-arm": {"sys_platform": "linux", "platform_machine": "aarch64", "os_name": "posix"},
}
PYTHONS = ("3.11.9", "3.12.1", "3.13.0", "3.14.0")

# conda-forge's name for what PyPI calls otherwise.
CONDA_NAMES = {"torch": "pytorch-cpu", "matplotlib": "matplotlib-base"}
# The conda environment, which is Binder's, is for learning and teaching.
NOT_IN_CONDA = {"dev", "test", "browser", "cluster", "labextension"}


def read_project() -> dict[str, Any]:
    settings: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    return settings


def direct_requirements(*, without: frozenset[str] = frozenset()) -> list[Requirement]:
    """What pyproject.toml asks for, in every group but those of ``without``."""
    project = read_project()["project"]
    groups = {"": project["dependencies"], **project["optional-dependencies"]}
    return [
        Requirement(line)
        for group, lines in groups.items()
        if group not in without
        for line in lines
    ]


def applies(requirement: Requirement, machine: Mapping[str, Any]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(dict(machine))


def machines() -> list[Any]:
    cases = []
    for python in PYTHONS:
        for name, facts in PLATFORMS.items():
            versions = {
                "python_version": python.rpartition(".")[0],
                "python_full_version": python,
                "implementation_name": "cpython",
                "platform_python_implementation": "CPython",
            }
            machine = {**default_environment(), **facts, **versions}
            cases.append(pytest.param(machine, id=f"{name}-{python}"))
    return cases


# The locked versions


def read_locked(path: Path = ROOT / ".ci" / "constraints.txt") -> list[Requirement]:
    lines = path.read_text("utf-8").splitlines()
    return [Requirement(line) for line in lines if line and not line.startswith("#")]


def verify_locked(
    wanted: list[Requirement], locked: list[Requirement], machine: Mapping[str, Any]
) -> list[str]:
    """Dependencies that are not locked to exactly one version in their range."""
    problems = []
    for requirement in wanted:
        if not applies(requirement, machine):
            continue
        versions = [
            next(iter(line.specifier)).version
            for line in locked
            if canonicalize_name(line.name) == canonicalize_name(requirement.name)
            and applies(line, machine)
        ]
        if len(versions) != 1:
            problems.append(f"{requirement.name}: locked to {versions}, not to one version")
        elif Version(versions[0]) not in requirement.specifier:
            problems.append(f"{requirement.name}: {versions[0]} is not {requirement.specifier}")
    return problems


@pytest.mark.parametrize("machine", machines())
def test_every_direct_dependency_is_locked_inside_its_range(machine: Mapping[str, Any]) -> None:
    wanted = direct_requirements()

    assert len(wanted) > 10
    assert verify_locked(wanted, read_locked(), machine) == []


@pytest.mark.parametrize(
    ("wanted", "locked", "says"),
    [
        pytest.param("new-package>=1", "torch==2.13.0", "new-package: locked to []", id="missing"),
        pytest.param("torch>=99", "torch==2.13.0", "2.13.0 is not >=99", id="out-of-range"),
        pytest.param(
            "torch>=2", "torch==2.13.0; sys_platform == 'win32'", "locked to []", id="elsewhere"
        ),
    ],
)
def test_a_dependency_that_is_not_locked_is_found(wanted: str, locked: str, says: str) -> None:
    machine = {**default_environment(), **PLATFORMS["linux"]}

    [problem] = verify_locked([Requirement(wanted)], [Requirement(locked)], machine)

    assert says in problem


def test_locked_versions_are_exact_and_name_no_place() -> None:
    text = (ROOT / ".ci" / "constraints.txt").read_text("utf-8")

    for requirement in read_locked():
        assert re.fullmatch(r"==[\w.]+", str(requirement.specifier)), requirement
        assert requirement.url is None
    assert not re.search(r"https?:|file:|\+cpu|--|^/", text, re.MULTILINE)


def test_torch_is_locked_to_the_version_the_lessons_were_run_with() -> None:
    """The pin is for `make lock` alone: whoever uses uv in the checkout chooses their own."""
    [pin] = re.findall(r"^TORCH := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)

    assert f"torch=={pin}" in [f"{line.name}{line.specifier}" for line in read_locked()]
    assert "uv" not in read_project()["tool"]


def test_project_itself_pins_nothing() -> None:
    """A Colab or conda user keeps the torch that is there."""
    for requirement in direct_requirements():
        bounds = {part.operator for part in requirement.specifier}
        assert bounds == ({">=", "<"} if requirement.name == "nbgrader" else {">="}), requirement


# conda and Binder


def read_conda() -> tuple[list[str], list[str]]:
    """The lines of environment.yml for conda, and those for pip."""
    lines = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))["dependencies"]
    [by_pip] = [line["pip"] for line in lines if isinstance(line, dict)]
    return [line for line in lines if isinstance(line, str)], by_pip


def verify_conda(wanted: list[Requirement], conda: list[str], by_pip: list[str]) -> list[str]:
    """Dependencies that environment.yml does not name with the range of pyproject.toml."""
    ranges = {name: SpecifierSet(rest) for name, rest in map(split_conda, conda)}
    lines = [Requirement(line) for line in by_pip if not line.startswith("-")]
    ranges |= {line.name: line.specifier for line in lines}
    problems = []
    for requirement in wanted:
        name = CONDA_NAMES.get(requirement.name, requirement.name)
        if name not in ranges:
            problems.append(f"{name} is missing")
        elif ranges[name] != requirement.specifier:
            problems.append(f"{name}{ranges[name]}: pyproject.toml says {requirement.specifier}")
    return problems


def split_conda(line: str) -> tuple[str, str]:
    name = re.match(r"[\w-]+", line)
    assert name
    # conda's single `=` is a prefix match.
    return name[0], re.sub(r"^=(?!=)(.*)", r"==\1.*", line[name.end() :])


def test_environment_yml_names_every_direct_dependency_with_its_range() -> None:
    conda, by_pip = read_conda()
    wanted = direct_requirements(without=frozenset(NOT_IN_CONDA))

    assert len(wanted) >= 9
    assert verify_conda(wanted, conda, by_pip) == []
    assert "-e ." in by_pip


def test_learners_get_no_tools_of_those_who_change_something() -> None:
    groups = read_project()["project"]["optional-dependencies"]
    dev = {Requirement(line).name for line in groups["dev"]}
    course = {Requirement(line).name for line in groups["course"]}
    conda, by_pip = read_conda()
    binder = {re.split(r"[^\w-]", line)[0] for line in [*conda, *by_pip]}

    assert course == {"jupyterlab", "nbgrader", "nh3", "tqdm"}
    assert dev >= {"mypy", "ruff", "pytest", "hypothesis", "nbval", "jupytext", "uv"}
    assert dev & (course | binder) == set()


@pytest.mark.parametrize(
    ("conda", "by_pip", "says"),
    [
        pytest.param([], [], "pytorch-cpu is missing", id="missing"),
        pytest.param(["pytorch-cpu>=2.4"], [], "pyproject.toml says >=2.10", id="too-old"),
        pytest.param([], ["torch>=2.10"], "pytorch-cpu is missing", id="with-cuda-by-pip"),
    ],
)
def test_a_dependency_that_environment_yml_lacks_is_found(
    conda: list[str], by_pip: list[str], says: str
) -> None:
    [problem] = verify_conda([Requirement("torch>=2.10")], conda, by_pip)

    assert says in problem


def test_conda_takes_only_conda_forge_and_a_python_we_support() -> None:
    settings = yaml.safe_load((ROOT / "environment.yml").read_text("utf-8"))
    pythons = dict(map(split_conda, read_conda()[0]))["python"]
    supported = SpecifierSet(read_project()["project"]["requires-python"])

    assert settings["channels"] == ["conda-forge"]
    assert Version(pythons.strip("=.*")) in supported


@pytest.mark.slow
def test_binder_recognises_the_repository_and_writes_its_dockerfile(tmp_path: Path) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    for name in filter(None, tracked):
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / name)

    done = subprocess.run(
        [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    dockerfile = done.stdout + done.stderr

    assert done.returncode == 0, dockerfile
    assert "Building conda environment for python=3.12" in dockerfile
    # `-e .` needs the repository: it must be copied before the environment is made.
    copied = f"COPY --chown={os.getuid()}:{os.getgid()} src/"
    made = 'env update -p ${NB_PYTHON_PREFIX} --file "environment'
    assert 0 < dockerfile.index(copied) < dockerfile.index(made)


# Continuous integration


def read_jobs(workflow: str = "test") -> dict[str, Any]:
    path = ROOT / ".github" / "workflows" / f"{workflow}.yml"
    jobs: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))["jobs"]
    return jobs


def test_workflow_has_the_jobs_that_contributors_expect() -> None:
    assert set(read_jobs()) == {
        "lint",
        "locked",
        "lowest",
        "newest",
        "release-in-sync",
        "lessons",
        "labextension",
        "browser",
    }
    pythons = [version.rpartition(".")[0] for version in PYTHONS]
    assert read_jobs()["locked"]["strategy"]["matrix"]["python"] == pythons
    for versions in ("lowest", "newest"):
        assert read_jobs()[versions]["env"] == {"VERSIONS": versions}
        assert versions in bootstrap.CHOICES


def test_each_weekly_run_tries_draws_that_no_other_tried() -> None:
    (job,) = read_jobs("draws").values()
    draws, first = re.fullmatch(
        r"--draws (\d+) --first \$\{\{ github\.run_number \}\}(0+)", job["env"]["ARGS"]
    ).groups()  # type: ignore[union-attr]

    assert 1 < int(draws) <= int(f"1{first}")


def test_workflow_runs_nothing_but_targets_of_the_makefile() -> None:
    action = yaml.safe_load((ROOT / ".github/actions/python/action.yml").read_text("utf-8"))
    jobs = [*read_jobs().values(), *read_jobs("draws").values()]
    steps = [step for job in jobs for step in job["steps"]]
    commands = [step["run"] for step in [*steps, *action["runs"]["steps"]] if "run" in step]
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))

    assert len(commands) >= 5
    for command in commands:
        make, target = command.split()
        assert make == "make"
        assert target in targets


def test_ci_run_passes_the_exit_code_of_make_test_on(tmp_path: Path) -> None:
    """In a clone whose `make test` fails, it fails, and pytest's closing line is there to see."""
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "run", tmp_path / ".ci")
    closing = "===== 1 failed, 2 passed in 0.01s ====="
    (tmp_path / "Makefile").write_text(f"test:\n\t@echo '{closing}'\n\t@exit 3\n")
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for arguments in (["init", "-q"], ["add", "."], ["commit", "-qm", "Fail"]):
        subprocess.run([*git, *arguments], cwd=tmp_path, check=True)
    (tmp_path / "Makefile").write_text("test:\n\t@echo 'not committed, so not run'\n")

    done = subprocess.run(
        [tmp_path / ".ci" / "run"], cwd="/", capture_output=True, text=True, check=False
    )

    assert done.returncode == 2  # make's own code for a recipe that failed
    assert done.stdout.count(closing) == 2
    assert "not committed" not in done.stdout
