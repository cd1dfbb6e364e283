"""What a submission cannot see: the course, other people's work, secrets, other processes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import autograder
from autograder.engine.sandbox._view import make_view
from autograder.tests.support.sandbox_fixtures import SECRET, WALLED, Sandbox, each_sandbox

pytestmark = pytest.mark.slow

PACKAGE = Path(autograder.__file__).parent
COURSE = PACKAGE.parent

TRY = """
import os
for path in {paths!r}:
    for what in (os.listdir, lambda path: open(path, "rb").read(1)):
        try:
            print(path, "is open:", what(path))
        except OSError:
            pass
print("tried")
"""


def reached(sandbox: Sandbox, *paths: Path | str, **more) -> list[str]:
    done = sandbox.run(TRY.format(paths=[str(path) for path in paths]), **more)
    assert done.lines[-1:] == ["tried"], done.output
    return done.lines[:-1]


@each_sandbox(*WALLED)
def test_the_course_around_the_package_cannot_be_read(sandbox: Sandbox) -> None:
    inside = [
        COURSE / name for name in ("pyproject.toml", "solutions", "work", ".git", "README.md")
    ]
    package = [PACKAGE / name for name in ("engine", "gradebook", "cli", "authoring", "tests")]
    present = [path for path in inside + package if path.exists()]
    assert len(present) > 3

    assert reached(sandbox, *present) == []


@each_sandbox(*WALLED)
def test_another_submission_and_the_gradebook_cannot_be_read(
    sandbox: Sandbox, open_folder: Path
) -> None:
    other = open_folder / "submitted" / "ada" / "answer.ipynb"
    other.parent.mkdir(parents=True)
    other.write_text("hers")
    gradebook = open_folder / "gradebook.db"
    gradebook.touch()

    assert reached(sandbox, other, other.parent, gradebook, open_folder) == []


@each_sandbox(*WALLED)
def test_what_lies_hidden_in_a_visible_folder_cannot_be_read(
    sandbox: Sandbox, open_folder: Path
) -> None:
    for name in ("data/open.txt", "data/course/answers.txt", "data/course/env/lib.txt"):
        (open_folder / name).parent.mkdir(parents=True, exist_ok=True)
        (open_folder / name).write_text("x")
    data = open_folder / "data"
    more = {"visible": [data, data / "course/env"], "hidden": [data / "course"]}

    seen = reached(
        sandbox,
        *(data / name for name in ("open.txt", "course/answers.txt", "course/env/lib.txt")),
        **more,
    )

    assert [Path(line.split()[0]).name for line in seen] == ["open.txt", "lib.txt"]


@each_sandbox(*WALLED)
def test_the_machines_own_files_cannot_be_read(sandbox: Sandbox) -> None:
    paths = ["/etc/shadow", "/root/.bashrc", "/root/.ssh", "/var", "/home", "/boot", "/run", "/mnt"]
    # A folder on the way to Python itself can be seen, with nothing else in it.
    on_the_way = {str(folder) for folder in Path(sys.prefix).resolve().parents}

    assert reached(sandbox, *(path for path in paths if path not in on_the_way)) == []


@each_sandbox(*WALLED)
def test_the_environment_is_clean_also_in_memory(sandbox: Sandbox) -> None:
    done = sandbox.run("import os; print(os.environ); print(open('/proc/self/environ').read())")

    assert done.status == 0, done.output
    assert "HOME" in done.output
    assert SECRET not in done.output


@each_sandbox(*WALLED)
def test_no_descriptor_is_open_but_those_kept(sandbox: Sandbox) -> None:
    done = sandbox.run("import os; print(sorted(map(int, os.listdir('/proc/self/fd'))))")

    found = eval(done.output)
    # Standard streams, the pipe that was kept, and the listing itself.
    assert found[:3] == [0, 1, 2] and len(found) <= 5, done.output


@each_sandbox(*WALLED)
def test_standard_input_is_empty(sandbox: Sandbox) -> None:
    done = sandbox.run("import sys; print(repr(sys.stdin.read()))")

    assert done.output == "''\n"


@each_sandbox("namespaces")
def test_only_its_own_processes_are_seen(sandbox: Sandbox) -> None:
    done = sandbox.run("import os; print([each for each in os.listdir('/proc') if each.isdigit()])")

    assert done.output in ("['1']\n", "[]\n")


@each_sandbox("landlock")
def test_other_processes_are_not_listed(sandbox: Sandbox) -> None:
    paths = ["/proc", f"/proc/{os.getpid()}/cmdline", f"/proc/{os.getpid()}/environ"]

    assert reached(sandbox, *paths) == []


@each_sandbox("landlock")
def test_sockets_and_mounts_of_the_machine_are_not_listed(sandbox: Sandbox) -> None:
    names = ("net/unix", "net/tcp", "mountinfo", "mounts", "mountstats", "ns/net")
    places = ("/proc/self", f"/proc/self/task/{os.getpid()}", "/proc/thread-self")

    assert reached(sandbox, *(f"{place}/{name}" for place in places for name in names)) == []


def test_settings_that_may_hold_passwords_are_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pip.conf", "etc/jupyter/jupyter_server_config.json", "lib/module.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(sys, "prefix", str(tmp_path))

    grants = make_view([], []).grants()

    assert [path for path in grants if tmp_path in path.parents] == [tmp_path / "lib"]


@each_sandbox(*WALLED)
def test_what_learners_import_is_there(sandbox: Sandbox) -> None:
    done = sandbox.run(
        "import autograder.checks, autograder.lab.drawing, torch, IPython, matplotlib.pyplot\n"
        "import subprocess, sys\n"
        "again = 'import torch, IPython; print(torch.ones(1)); import autograder.gradebook'\n"
        "print(subprocess.run([sys.executable, '-c', again], capture_output=True, text=True))"
    )

    assert "tensor([1.])" in done.output
    assert "PermissionError" in done.output or "No module named" in done.output


@each_sandbox("namespaces")
def test_another_python_imports_the_checks(sandbox: Sandbox) -> None:
    done = sandbox.run(
        "import os; os.system('python -c \"import autograder.checks as c; print(c)\"')"
    )

    assert "checks/__init__.py" in done.output
