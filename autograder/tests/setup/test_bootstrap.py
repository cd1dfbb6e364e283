"""`.venv` is made once, used again at once, and whatever prevents it is said in one sentence.

Every test runs the real script, with real pip, on a project small enough to need no download:
its build backend is a file beside it, and the package index is a port where nobody listens.
"""

from __future__ import annotations

import ast
import contextlib
import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from autograder.setup_log import explain, run_logged

FinishedRun = subprocess.CompletedProcess[str]

SCRIPT = Path(__file__).parents[2] / "bootstrap.py"

PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "tiny"
version = "1.0"
dependencies = []
optional-dependencies = { course = [], dev = [], browser = [] }
"""

BACKEND = '''
"""Builds an empty wheel; the file `mishap` makes it fail in the way a test needs."""
import os, pathlib, time, tomllib, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    if os.path.exists("mishap"):
        exec(pathlib.Path("mishap").read_text())
    needs = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]["dependencies"]
    facts = ["Metadata-Version: 2.1", "Name: tiny", "Version: 1.0"]
    facts += ["Provides-Extra: course", "Provides-Extra: dev", "Provides-Extra: browser"]
    facts += ["Requires-Dist: " + need for need in needs]
    name = "tiny-1.0-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, name), "w") as wheel:
        wheel.writestr("tiny-1.0.dist-info/METADATA", "\\n".join(facts))
        kind = "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
        wheel.writestr("tiny-1.0.dist-info/WHEEL", kind)
        wheel.writestr("tiny-1.0.dist-info/RECORD", "")
    return name

build_wheel = build_editable
'''

OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
    "PIP_RETRIES": "1",
    "PIP_NO_CACHE_DIR": "1",
}
OTHERS = {key: value for key, value in os.environ.items() if not key.startswith("PIP_")}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return write_project(tmp_path)


def write_project(root: Path) -> Path:
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "backend.py").write_text(BACKEND)
    return root


@pytest.fixture(scope="module")
def first_run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, FinishedRun]:
    """A project whose environment was made, and what was said meanwhile."""
    root = write_project(tmp_path_factory.mktemp("made"))
    return root, bootstrap(root)


@pytest.fixture
def ready(first_run: tuple[Path, FinishedRun], project: Path) -> Path:
    """A project with an environment of its own, copied because making one takes seconds."""
    made, _ = first_run
    shutil.copytree(made, project, symlinks=True, dirs_exist_ok=True)
    (project / ".venv/autograd-course.json").write_text(
        json.dumps({**stamp(project), "root": str(project.resolve())})
    )
    return project


def bootstrap(
    root: Path, *arguments: str, extras: str = "course,dev", env: Mapping[str, str] | None = None
) -> FinishedRun:
    return subprocess.run(
        command(root, extras, *arguments),
        env={**OTHERS, **OFFLINE, **(env or {})},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )


def command(root: Path, extras: str = "course,dev", *arguments: str) -> list[str]:
    return [sys.executable, str(SCRIPT), "--root", str(root), "--extras", extras, *arguments]


def patched_python(folder: Path, code: str) -> dict[str, str]:
    """The environment in which Python runs ``code`` before anything else."""
    (folder / "sitecustomize.py").write_text(code)
    return {"PYTHONPATH": str(folder)}


def need(root: Path, requirement: str) -> None:
    settings = PROJECT.replace("dependencies = []\n", f'dependencies = ["{requirement}"]\n', 1)
    (root / "pyproject.toml").write_text(settings)


def stamp(root: Path) -> dict[str, object]:
    content: dict[str, object] = json.loads((root / ".venv/autograd-course.json").read_text())
    return content


def runs(root: Path) -> bool:
    python = root / ".venv/bin/python"
    done = subprocess.run([python, "-c", "import importlib.metadata as m; m.version('tiny')"])
    return done.returncode == 0


def assert_one_sentence(said: str, *words: str) -> None:
    assert len(said.strip().splitlines()) == 1
    assert "Traceback" not in said
    for word in words:
        assert word in said


# The file itself


def test_script_holds_nothing_an_old_python_could_not_read() -> None:
    tree = ast.parse(SCRIPT.read_text())
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Match, ast.AsyncFunctionDef)
    futures = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]

    assert [node.lineno for node in ast.walk(tree) if isinstance(node, newer)] == []
    assert "__future__" not in [node.module for node in futures]
    assert not any(node.posonlyargs for node in ast.walk(tree) if isinstance(node, ast.arguments))


# A wrong Python


def old_pythons() -> list[str]:
    """Real Pythons of this machine that are too old; there may be none."""
    names = [f"python3.{minor}" for minor in range(4, 11)]
    found = [shutil.which(name) for name in names]
    found += [str(path) for path in Path.home().glob(".pyenv/versions/3.[0-9].*/bin/python3")]
    return [path for path in found if path and is_python(path)]


def is_python(path: str) -> bool:
    return subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0


@pytest.mark.slow
def test_real_old_pythons_say_what_to_install(project: Path) -> None:
    for python in [sys.executable, *old_pythons()]:
        too_old = patched_python(project, "import sys; sys.version_info = (3, 9, 1, 'final', 0)")
        env = too_old if python == sys.executable else {}
        done = subprocess.run(
            [python, *command(project)[1:]],
            env={**OTHERS, **env},
            capture_output=True,
            text=True,
            check=False,
        )

        assert done.returncode == 1
        assert_one_sentence(done.stderr, "Python 3.11", "is needed", "make PYTHON=")
        assert not (project / ".venv").exists()


def test_python_without_venv_names_the_package_that_brings_it(project: Path) -> None:
    blocked = patched_python(project, "import sys; sys.modules['ensurepip'] = None")

    done = bootstrap(project, env=blocked)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "sudo apt install python3-venv")
    assert not (project / ".venv").exists()


# Disk and folder


def test_too_little_disk_is_said_before_anything_is_made(project: Path) -> None:
    done = bootstrap(project, "--needed-mib", str(2**40))

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "GB free", "free some space")
    assert not (project / ".venv").exists()


@pytest.mark.slow
def test_disk_that_fills_up_while_installing_is_said(ready: Path) -> None:
    (ready / "mishap").write_text("raise OSError(28, 'No space left on device')")

    done = bootstrap(ready, extras="browser")

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "disk is full", "run `make` again")


def obey_permissions() -> None:
    """Let root meet the permissions that everybody else meets."""
    if os.geteuid() == 0:
        prctl_drop_bounding_capability, dac_override, dac_read_search = 24, 1, 2
        prctl = ctypes.CDLL(None).prctl
        prctl(prctl_drop_bounding_capability, dac_override)
        prctl(prctl_drop_bounding_capability, dac_read_search)


def test_a_folder_one_may_not_write_is_named(project: Path) -> None:
    project.chmod(0o555)
    try:
        done = subprocess.run(
            command(project),
            env={**OTHERS, **OFFLINE},
            preexec_fn=obey_permissions,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        project.chmod(0o755)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "Cannot write", str(project), "Permission denied")


def test_an_environment_of_somebody_else_is_left_alone(project: Path) -> None:
    (project / ".venv").mkdir()
    (project / ".venv/precious").write_text("mine")

    done = bootstrap(project)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "`.venv`", "move it away")
    assert [path.name for path in (project / ".venv").iterdir()] == ["precious"]


# Made, and used again


@pytest.mark.slow
def test_environment_is_made_and_its_long_output_is_in_the_log(
    first_run: tuple[Path, FinishedRun],
) -> None:
    made, done = first_run

    assert done.returncode == 0, done.stderr
    assert runs(made)
    assert "-m pip install" in (made / "work/setup.log").read_text()
    assert len(done.stdout.splitlines()) <= 4
    assert "The environment is ready" in done.stdout
    assert stamp(made)["extras"] == ["course", "dev"]
    assert not (made / ".venv/autograd-course.unfinished").exists()


@pytest.mark.slow
def test_second_run_reuses_it_in_silence_and_at_once(ready: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in ready.iterdir()}
    started = time.monotonic()

    done = bootstrap(ready)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert time.monotonic() - started < 1
    assert {path: path.stat().st_mtime_ns for path in ready.iterdir()} == before


@pytest.mark.slow
def test_settings_that_pip_does_not_read_need_no_new_environment(ready: Path) -> None:
    with (ready / "pyproject.toml").open("a") as settings:
        settings.write("[tool.ruff]\nline-length = 79\n")

    assert bootstrap(ready).stdout == ""


@pytest.mark.slow
def test_changed_locked_versions_renew_the_environment(ready: Path) -> None:
    (ready / ".ci").mkdir()
    (ready / ".ci/constraints.txt").write_text("torch==2.13.0\n")

    assert "The environment is ready" in bootstrap(ready).stdout
    assert bootstrap(ready).stdout == ""


@pytest.mark.slow
def test_a_group_asked_for_later_is_added_to_those_that_are_there(ready: Path) -> None:
    first = bootstrap(ready, extras="browser")
    second = bootstrap(ready, extras="course")

    assert "The environment is ready" in first.stdout
    assert second.stdout == ""
    assert stamp(ready)["extras"] == ["browser", "course", "dev"]


# Failures that must lose nothing


@pytest.mark.slow
def test_without_network_the_environment_that_was_there_stays(ready: Path) -> None:
    before = stamp(ready)
    need(ready, "not-on-this-machine>=1")

    done = bootstrap(ready)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "No network", "run `make` again")
    assert stamp(ready) == before
    assert runs(ready)


@pytest.mark.slow
def test_a_moved_folder_keeps_its_environment_until_the_new_one_stands(
    ready: Path, tmp_path: Path
) -> None:
    before = stamp(ready)
    moved = ready.rename(tmp_path.parent / f"{tmp_path.name}-moved")
    need(moved, "not-on-this-machine>=1")

    failed = bootstrap(moved)

    assert_one_sentence(failed.stderr, "No network")
    assert stamp(moved) == before
    assert runs(moved)

    (moved / "pyproject.toml").write_text(PROJECT)
    # With the environment's own Python, as `make` does it.
    own = [str(moved / ".venv/bin/python"), *command(moved)[1:]]
    subprocess.run(own, env={**OTHERS, **OFFLINE}, stdout=subprocess.DEVNULL, check=True)

    assert stamp(moved)["root"] == str(moved)
    assert runs(moved)
    assert not (moved / ".venv-old").exists()


@pytest.mark.slow
def test_first_run_without_network_can_be_repeated_with_one(project: Path) -> None:
    need(project, "not-on-this-machine>=1")
    failed = bootstrap(project)
    (project / "pyproject.toml").write_text(PROJECT)
    repeated = bootstrap(project)

    assert failed.returncode == 1
    assert_one_sentence(failed.stderr, "No network")
    assert repeated.returncode == 0, repeated.stderr
    assert runs(project)


@contextlib.contextmanager
def hanging(project: Path) -> Iterator[subprocess.Popen[str]]:
    """A run that has got as far as installing, and stays there."""
    (project / "mishap").write_text("open('reached', 'w').close(); time.sleep(40)")
    child = subprocess.Popen(
        command(project, "browser"),
        env={**OTHERS, **OFFLINE},
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        # Where the tests run in the background, the shell made them deaf to Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        wait_until((project / "reached").exists)
        (project / "mishap").unlink()
        yield child
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
        child.wait()
        assert child.stderr is not None
        child.stderr.close()


def wait_until(is_so: Callable[[], bool], limit_s: float = 120) -> None:
    deadline = time.monotonic() + limit_s
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_run_is_made_good_by_the_next(ready: Path, how: signal.Signals) -> None:
    with hanging(ready) as child:
        os.killpg(child.pid, how)  # as Ctrl-C does: everybody in the terminal
        _, said = child.communicate(timeout=120)
    again = bootstrap(ready)

    assert child.returncode == (130 if how is signal.SIGINT else -signal.SIGKILL)
    if how is signal.SIGINT:
        assert_one_sentence(said, "Stopped", "run `make` again")
    assert again.returncode == 0, again.stderr
    assert runs(ready)
    assert bootstrap(ready).stdout == ""


@pytest.mark.slow
def test_second_run_at_the_same_time_waits_for_the_first(ready: Path) -> None:
    (ready / "mishap").write_text("open('reached', 'w').close(); time.sleep(2)")
    first = subprocess.Popen(
        command(ready, "browser"), env={**OTHERS, **OFFLINE}, stdout=subprocess.PIPE, text=True
    )
    wait_until((ready / "reached").exists)
    second = bootstrap(ready, extras="browser")
    said_by_first, _ = first.communicate(timeout=120)

    assert (first.returncode, second.returncode) == (0, 0)
    assert "The environment is ready" in said_by_first
    assert second.stdout.splitlines() == ["Another `make` is setting up here: waiting for it."]


# What is said while it runs, and after


def test_large_downloads_are_announced_and_small_ones_are_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "setup.log"
    lines = "  Downloading torch-2.13.0-cp311.whl (189.2 MB)\n  Downloading six-1.py3.whl (11 kB)"

    code = run_logged([sys.executable, "-c", f"print({lines!r})"], log, folder=tmp_path)

    assert code == 0
    assert capsys.readouterr().out == "  downloading torch (189.2 MB)\n"
    assert lines in log.read_text()


@pytest.mark.parametrize(
    ("code", "says"),
    [
        pytest.param("import os; os.kill(os.getpid(), 9)", "lack of memory", id="killed"),
        pytest.param(
            "print('ERROR: No matching distribution found for torch'); exit(1)",
            "make PYTHON=",
            id="no-version-for-this-python",
        ),
        pytest.param("print('oh'); exit(3)", "exit code 3: the reason ends work/", id="unknown"),
    ],
)
def test_other_failures_are_explained(tmp_path: Path, code: str, says: str) -> None:
    log = tmp_path / "setup.log"

    exit_code = run_logged([sys.executable, "-c", code], log, folder=tmp_path)

    assert exit_code != 0
    assert_one_sentence(explain(log.read_text(), "pip", exit_code), says)
