"""`.venv` is made once, used again at once, and whatever prevents it is said in one sentence.

The real script runs, with real pip and uv, on a project small enough to need no download: its
build backend is a file beside it, and the package index is a port where nobody listens. Where it
matters what uv is told, a script of that name notes it down.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from autograder import bootstrap

FinishedRun = subprocess.CompletedProcess[str]
STAMP = ".venv/autograd-course.json"
UV = str(Path(sys.executable).with_name("uv"))

PROJECT = """
build-system = { requires = [], build-backend = "backend", backend-path = ["."] }
[project]
name = "tiny"
version = "1.0"
dependencies = []
optional-dependencies = { course = [], dev = [] }
"""
BACKEND = '''
"""Builds an empty wheel; the file `mishap` makes it fail in the way a test needs."""
import os, pathlib, time, tomllib, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    if os.path.exists("mishap"):
        exec(pathlib.Path("mishap").read_text())
    needs = tomllib.loads(pathlib.Path("pyproject.toml").read_text())["project"]["dependencies"]
    facts = ["Metadata-Version: 2.1", "Name: tiny", "Version: 1.0"]
    facts += ["Provides-Extra: course", "Provides-Extra: dev"]
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
# As torch: what nobody has.
NEEDS_MORE = PROJECT.replace("dependencies = []\n", 'dependencies = ["not-on-this-machine"]\n', 1)


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for programs, first on the path, in a world without packages."""
    for name in [name for name in os.environ if name.startswith(("PIP_", "UV_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setenv("PIP_RETRIES", "1")
    monkeypatch.setenv("UV_HTTP_RETRIES", "0")
    monkeypatch.setenv("PATH", f"{tmp_path}/programs:/usr/bin:/bin")
    (tmp_path / "programs").mkdir()
    (tmp_path / "programs/uv").symlink_to(UV)
    return tmp_path / "programs"


def write_uv(programs: Path, lines: str) -> None:
    """Put a script in the place of uv."""
    (programs / "uv").unlink()
    (programs / "uv").write_text(f"#!/bin/sh\n{lines}\n")
    (programs / "uv").chmod(0o755)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return write_project(tmp_path / "project with space")


def write_project(root: Path) -> Path:
    (root / "autograder").mkdir(parents=True)
    (root / ".ci").mkdir()
    shutil.copy(bootstrap.__file__, root / "autograder")
    (root / ".ci/constraints.txt").touch()
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "backend.py").write_text(BACKEND)
    return root


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, FinishedRun]:
    """A project whose environment was made by uv, and what was said meanwhile."""
    root = write_project(tmp_path_factory.mktemp("made") / "project")
    path = f"{Path(UV).parent}:/usr/bin:/bin"
    done = subprocess.run(
        command(root), env={"PATH": path, "UV_OFFLINE": "1"}, capture_output=True, text=True
    )
    return root, done


@pytest.fixture
def ready(made: tuple[Path, FinishedRun], project: Path) -> Path:
    """A project with an environment of its own, copied because making one takes seconds."""
    shutil.copytree(made[0], project, symlinks=True, dirs_exist_ok=True)
    (project / STAMP).write_text(json.dumps(stamp(project) | {"root": str(project)}))
    return project


def command(root: Path, extras: str = "course", python: Path | str = sys.executable) -> list[str]:
    return [str(python), str(root / "autograder/bootstrap.py"), extras]


def run(
    root: Path, extras: str = "course", *versions: str, python: Path | str = sys.executable
) -> FinishedRun:
    # Not in the folder of the project: the script goes there by itself.
    return subprocess.run(
        [*command(root, extras, python), *versions],
        cwd="/", capture_output=True, text=True, timeout=180,
    )  # fmt: skip


def stamp(root: Path) -> dict[str, str]:
    content: dict[str, str] = json.loads((root / STAMP).read_text())
    return content


def works(root: Path) -> bool:
    ask = "import importlib.metadata as m; m.version('tiny')"
    return subprocess.run([root / ".venv/bin/python", "-c", ask]).returncode == 0


def assert_one_sentence(said: str, *words: str) -> None:
    assert len(said.strip().splitlines()) == 1, said
    assert "Traceback" not in said
    for word in words:
        assert word in said


# What is wrong before anything is made


def test_an_environment_of_somebody_else_is_left_alone(project: Path) -> None:
    (project / ".venv").mkdir()
    (project / ".venv/precious").write_text("mine")

    done = run(project)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "`.venv`", "move it away", "run `make` again")
    assert [path.name for path in (project / ".venv").iterdir()] == ["precious"]


def test_too_little_disk_is_said_before_anything_is_made(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(project)
    monkeypatch.setattr(bootstrap, "NEEDED_GB", 10**9)

    with pytest.raises(SystemExit, match=r"GB free .* free some space and run `make` again"):
        bootstrap.set_up({"course"})
    assert not (project / ".venv").exists()


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
            command(project), preexec_fn=obey_permissions, capture_output=True, text=True
        )
    finally:
        project.chmod(0o755)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "Cannot write", str(project), "Permission denied")


@pytest.mark.parametrize(
    ("said", "code", "why"),
    [
        ("/bin/python3: No module named venv", 1, "sudo apt install python3-venv"),
        ("Error: Command '[... '-Im', 'ensurepip'", 1, "sudo apt install python3-venv"),
        ("OSError: [Errno 28] No space left on device", 1, "The disk is full: free some space"),
        ("ProxyError('Cannot connect to proxy.')", 1, "set HTTPS_PROXY to"),
        ("SSLError(... because the SSL module is not available.", 1, "built without SSL"),
        ("SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY", 1, "set PIP_CERT to"),
        ("Max retries exceeded with url: /simple/torch/", 1, "No network"),
        ("ERROR: No matching distribution found for torch", 1, "make PYTHON="),
        ("", "-9", "probably for lack of memory: close other programs"),
        ("oh", 3, "mend what the end of work/setup.log names"),
    ],
)
def test_what_a_failed_command_said_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, code: int | str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bootstrap, "LOG", tmp_path / "log")
    (tmp_path / "log").write_text("uv said: ProxyError, before pip succeeded")
    end = "kill -9 $$" if code == "-9" else f"exit {code}"

    with pytest.raises(SystemExit) as ended:
        bootstrap.run(["sh", "-c", f'echo "$0"; {end}', said], may_fail=False)

    assert_one_sentence(str(ended.value), why, "run `make` again.")


# Made, and used again


@pytest.mark.slow
def test_an_environment_is_made_and_what_was_done_is_in_the_log(
    made: tuple[Path, FinishedRun],
) -> None:
    root, done = made

    assert (done.returncode, done.stderr) == (0, "")
    assert works(root)
    assert "uv pip install" in (root / "work/setup.log").read_text()
    assert len(done.stdout.splitlines()) <= 6
    assert "The environment is ready" in done.stdout
    assert (root / ".venv/bin/pip").exists()  # for `%pip install` in a notebook
    assert not (root / ".venv/uv").exists()


def test_second_run_reuses_it_in_silence_and_at_once(ready: Path) -> None:
    with (ready / "pyproject.toml").open("a") as settings:
        settings.write("[tool.ruff]\nline-length = 79\n")  # nothing that is installed
    before = {path: path.stat().st_mtime_ns for path in ready.iterdir()}
    started = time.monotonic()

    done = run(ready)

    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert time.monotonic() - started < 1
    assert {path: path.stat().st_mtime_ns for path in ready.iterdir()} == before


@pytest.mark.slow
def test_it_is_renewed_for_other_versions_and_for_more_extras(ready: Path) -> None:
    (ready / ".ci/constraints.txt").write_text("torch==2.13.0\n")

    first, second, third = run(ready), run(ready, "dev"), run(ready, "course")

    assert "The environment is ready" in first.stdout
    assert "The environment is ready" in second.stdout
    assert third.stdout == ""
    assert stamp(ready)["extras"] == "course,dev"


@pytest.mark.slow
def test_a_moved_folder_gets_an_environment_of_its_own(ready: Path) -> None:
    moved = ready.rename(ready.with_name("moved"))
    (moved / STAMP).write_text(json.dumps(stamp(moved) | {"extras": ["course", "dev"]}))  # as once

    done = run(moved, python=moved / ".venv/bin/python")

    assert done.returncode == 0, done.stderr
    assert stamp(moved)["root"] == str(moved)
    assert stamp(moved)["extras"] == "course,dev"
    assert works(moved)
    assert not (moved / ".venv-old").exists()


# Failures that must lose nothing


@pytest.mark.slow
def test_without_network_the_environment_that_was_there_stays(ready: Path) -> None:
    before = stamp(ready)
    (ready / "pyproject.toml").write_text(NEEDS_MORE)

    done = run(ready)

    assert done.returncode == 1
    assert_one_sentence(done.stderr, "No network", "run `make` again")
    assert stamp(ready) == before
    assert works(ready)


@pytest.fixture
def hanging(ready: Path) -> Iterator[subprocess.Popen[str]]:
    """A run that has got as far as installing, and stays there."""
    (ready / "mishap").write_text("open('reached', 'w').close(); time.sleep(3)")
    child = subprocess.Popen(
        command(ready, "dev"),
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
        # Where the tests run in the background, the shell made them deaf to Ctrl-C.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    wait_until((ready / "reached").exists)
    (ready / "mishap").unlink()
    with child:
        yield child


def wait_until(is_so: Callable[[], bool], limit_s: float = 120) -> None:
    deadline = time.monotonic() + limit_s
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_run_is_made_good_by_the_next(
    ready: Path, hanging: subprocess.Popen[str], how: signal.Signals
) -> None:
    os.killpg(hanging.pid, how)  # as Ctrl-C does: everybody in the terminal
    _, said = hanging.communicate(timeout=120)

    again = run(ready, "dev")

    assert hanging.returncode == (130 if how is signal.SIGINT else -signal.SIGKILL)
    if how is signal.SIGINT:
        assert_one_sentence(said, "Stopped", "run `make` again")
    assert again.returncode == 0, again.stderr
    assert works(ready)
    assert run(ready, "dev").stdout == ""


@pytest.mark.slow
def test_second_run_at_the_same_time_waits_for_the_first(
    ready: Path, hanging: subprocess.Popen[str]
) -> None:
    second = run(ready, "dev")

    assert second.stdout.splitlines() == ["Another `make` is setting up here: waiting for it."]
    assert (hanging.wait(), second.returncode) == (0, 0)


# uv, and pip where uv is not or does not succeed


@pytest.mark.slow
@pytest.mark.parametrize("uv", ["exit 1", None])
def test_where_uv_cannot_be_had_or_fails_pip_does_it(
    ready: Path, outside: Path, uv: str | None
) -> None:
    write_uv(outside, uv or "")
    if uv is None:
        (outside / "uv").unlink()

    done = run(ready, "dev")

    assert (done.returncode, done.stderr) == (0, "")
    assert stamp(ready)["extras"] == "course,dev"
    assert works(ready)


def told(ready: Path, outside: Path, does: str = "") -> list[str]:
    """What uv is told, call by call: its arguments and the variables for it."""
    write_uv(outside, f'(echo "$@"; env) > "$0.$$"; {does}')
    assert run(ready, "dev").returncode == 0
    calls = sorted(outside.glob("uv.*"), key=lambda path: path.stat().st_mtime_ns)
    return [path.read_text() for path in calls]


@pytest.mark.slow
def test_uv_is_told_what_pip_is_told(
    ready: Path, outside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = "[global]\nproxy = http://a.b:1\nindex-url = http://weaker\ncert = /c.pem\n"
    (tmp_path / "pip.conf").write_text(f"{settings}[install]\nfind-links =\n  /one\n  /two\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(tmp_path / "pip.conf"))
    monkeypatch.setenv("PIP_EXTRA_INDEX_URL", "http://x http://y")
    monkeypatch.setenv("PIP_CONSTRAINT", "mine.txt")
    monkeypatch.setenv("PIP_TRUSTED_HOST", "")
    (ready / "mine.txt").touch()

    [call] = told(ready, outside)

    assert "--constraint=mine.txt --constraint=.ci/constraints.txt --editable=.[course,dev]" in call
    said = dict(re.findall(r"^((?:UV|SSL|ALL)_\w+)=(.*)$", call, re.MULTILINE))
    assert said == said | {
        "ALL_PROXY": "http://a.b:1",
        "SSL_CERT_FILE": "/c.pem",
        "UV_DEFAULT_INDEX": "http://127.0.0.1:9/simple",
        "UV_FIND_LINKS": "/one,/two",
        "UV_INDEX": "http://x http://y",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
    }
    assert "UV_INSECURE_HOST" not in said


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is one build only")
@pytest.mark.parametrize("is_in_reach", [True, False])
def test_uv_chooses_the_build_of_torch_if_nobody_said_where_torch_is(
    ready: Path, outside: Path, monkeypatch: pytest.MonkeyPatch, is_in_reach: bool
) -> None:
    monkeypatch.delenv("PIP_INDEX_URL")

    trial, call = told(
        ready, outside, "" if is_in_reach else 'case "$*" in *dry-run*) exit 1;; esac'
    )

    assert "--torch-backend=auto --dry-run" in trial
    assert "UV_HTTP_RETRIES=0" in trial
    assert ("--torch-backend=auto" in call) is is_in_reach


@pytest.mark.slow
@pytest.mark.parametrize(
    ("versions", "option"),
    [("lowest", "--resolution=lowest-direct"), ("newest", "--upgrade")],
)
def test_other_versions_are_installed_to_be_tested_and_the_locked_ones_come_back(
    ready: Path, outside: Path, versions: str, option: str
) -> None:
    write_uv(outside, 'echo "$@" > "$0.$$"')

    chosen, again, back = run(ready, "course", versions), run(ready, "course", versions), run(ready)

    calls = sorted(outside.glob("uv.*"), key=lambda path: path.stat().st_mtime_ns)
    first, last = (path.read_text() for path in calls)
    assert f" {option} --editable=.[course]" in first and "constraint" not in first
    assert "--constraint=.ci/constraints.txt --editable=.[course]" in last
    assert [done.returncode for done in (chosen, again, back)] == [0, 0, 0]
    assert again.stdout == ""


def test_versions_that_do_not_exist_are_refused(project: Path) -> None:
    done = run(project, "course", "latest")

    assert (done.returncode, done.stderr) == (
        1,
        "VERSIONS=latest: there are locked, lowest, newest.\n",
    )


# What is said while it runs


def test_large_downloads_and_stages_are_told_and_a_long_silence_is_broken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "LOG", tmp_path / "log")
    monkeypatch.setattr(bootstrap, "PATIENCE_S", 0.05)
    (tmp_path / "log").touch()
    lines = ["Resolved 3 packages in 1ms", "Downloading torch (181.4MiB)", " + six==1"]
    lines += ["  Downloading torch-2.13.0-cp311.whl (189.2 MB)", "  Downloading six.whl (11 kB)"]

    code = bootstrap.run(["sh", "-c", 'echo "$0"; sleep 0.2', "\n".join(lines)])

    assert code == 0
    wanted = [lines[0], lines[1], lines[3].strip()]
    assert (
        capsys.readouterr().out.split("\n  ...")[0]
        == "".join(f"  {line}\n" for line in wanted)[:-1]
    )
    assert all(line in (tmp_path / "log").read_text() for line in lines)
