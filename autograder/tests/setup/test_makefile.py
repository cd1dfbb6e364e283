"""`make` alone explains itself, every task sets itself up, and `make lab` really serves."""

from __future__ import annotations

import contextlib
import http.cookiejar
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from autograder.cli import COMMANDS
from autograder.tests.devtools.commands import COMMANDS as DEVTOOLS

ROOT = Path(__file__).parents[3]
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
FOR_PEOPLE = TARGETS - {"setup-dev", "setup-browser", "setup-labextension"}
WITHOUT_SETUP = {"help", "clean", "lock"}


# Through these the make that runs the tests would speak to the one inside them.
OF_MAKE = ("MAKE", "MFLAGS", "VERSIONS")


def make(
    *arguments: str, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    inherited = {key: value for key, value in os.environ.items() if not key.startswith(OF_MAKE)}
    return subprocess.run(
        ["/usr/bin/env", "make", *arguments],
        cwd=cwd,
        env={**inherited, **(env or {})},
        capture_output=True,
        text=True,
        check=False,
    )


def commands_of(target: str) -> str:
    """What `make target` would run."""
    done = make("--dry-run", target)
    assert done.returncode == 0, done.stderr
    return done.stdout


# The list


def test_make_alone_lists_every_target_with_its_purpose() -> None:
    listed = dict(re.findall(r"^  make (\S+) +(\S.*)$", make().stdout, re.MULTILINE))

    assert set(listed) == FOR_PEOPLE
    assert {"lab", "test", "test-browser", "lessons", "release", "check", "corpus"} < set(listed)
    assert {"demo", "text", "untext", "normalise", "lint", "lock", "badges"} < set(listed)


def test_make_alone_makes_nothing(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)

    assert make(cwd=tmp_path).returncode == 0
    assert [path.name for path in tmp_path.iterdir()] == ["Makefile"]


def test_every_target_is_phony() -> None:
    [phony] = re.findall(r"^\.PHONY: (.*?[^\\])$", MAKEFILE, re.MULTILINE | re.DOTALL)

    assert set(phony.replace("\\\n", " ").split()) == TARGETS


def test_makefile_uses_nothing_newer_than_gnu_make_3_81() -> None:
    newer = r"^\.ONESHELL|!=|\$\(file|::=|^\.EXTRA_PREREQS|&:|\$\(intcmp|\$\(let|^undefine|^private"

    assert re.findall(newer, MAKEFILE, re.MULTILINE) == []


# Every task


@pytest.mark.parametrize("target", sorted(TARGETS - WITHOUT_SETUP))
def test_every_task_first_makes_sure_of_the_environment(target: str) -> None:
    commands = commands_of(target)

    first = commands.index("autograder/bootstrap.py")
    rest = re.search(r"^\.venv/bin/", commands, re.MULTILINE)
    assert rest is None or first < rest.start()


def test_every_command_of_ours_that_make_calls_exists() -> None:
    called = re.findall(r"\$\(AUTOGRADER\) ([\w-]+)", MAKEFILE)
    called_of_devtools = re.findall(r"\$\(DEVTOOLS\) ([\w-]+)", MAKEFILE)

    assert {"release", "check", "normalise", "text", "untext", "corpus"} <= set(called)
    assert set(called) <= set(COMMANDS)
    assert set(called_of_devtools) == set(DEVTOOLS)


def test_every_file_that_make_names_exists() -> None:
    named = set(re.findall(r"\.ci/[\w.]+|autograder/\w+\.py", MAKEFILE))

    assert {".ci/nbval.cfg", ".ci/constraints.txt", "autograder/bootstrap.py"} <= named
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_make_test_runs_everything_and_what_is_cheap_first() -> None:
    commands = commands_of("test")
    steps = [
        "ruff check",
        "ruff format --check",
        "bin/mypy",
        "autograder check",
        '-m "not (browser or alone or cuda)"',
        "-m alone",
        "autograder corpus",
        "--nbval ",
    ]

    places = [commands.index(step) for step in steps]
    assert places == sorted(places)
    assert commands.count("autograder/bootstrap.py") == 1


def test_make_test_fails_when_one_step_fails(tmp_path: Path) -> None:
    """With programs that only say their name, of which one fails."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("ruff", "mypy", "python"):
        fail = "case $* in *corpus*) exit 1;; esac" if name == "python" else ""
        (programs / name).write_text(f'#!/bin/sh\necho "ran {name} $*"\n{fail}\n')
        (programs / name).chmod(0o755)

    done = make("test", "PYTHON=true", f"BIN={programs}")

    assert done.returncode != 0
    assert "ran python -m autograder corpus" in done.stdout
    assert "--nbval" not in done.stdout


# Finding a Python


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the Makefile and a bootstrap that says which Python runs it."""
    (tmp_path / "autograder").mkdir()
    shutil.copy(ROOT / "Makefile", tmp_path)
    script = "import os, sys; print('set up by', os.environ['WHO'], *sys.argv[1:])"
    (tmp_path / "autograder/bootstrap.py").write_text(script)
    for program in ("make", "sh", "env"):
        found = shutil.which(program)
        assert found
        (tmp_path / "path").mkdir(exist_ok=True)
        (tmp_path / "path" / program).symlink_to(found)
    return tmp_path


def add_python(folder: Path, name: str, *, is_new_enough: bool = True) -> None:
    """A Python that says its name to the script, and that its version is too old if it is."""
    folder.mkdir(parents=True, exist_ok=True)
    python = shlex.quote(sys.executable)
    old = "-c 'import sys; sys.version_info, sys.version = (3, 9), \"3.9 \"; exec(sys.argv[1])'"
    too_old = f'if [ "$1" = -c ]; then exec {python} {old} "$2"; fi\n'
    (folder / name).write_text(
        f'#!/bin/sh\nexport WHO={name}\n{"" if is_new_enough else too_old}exec {python} "$@"\n'
    )
    (folder / name).chmod(0o755)


def make_setup(checkout: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return make("setup", *arguments, cwd=checkout, env={"PATH": str(checkout / "path")})


def test_python3_is_used_when_it_is_new_enough(checkout: Path) -> None:
    add_python(checkout / "path", "python3")
    add_python(checkout / "path", "python3.13")

    assert make_setup(checkout).stdout == "set up by python3 course\n"


def test_a_newer_python_beside_an_old_python3_is_found(checkout: Path) -> None:
    add_python(checkout / "path", "python3", is_new_enough=False)
    add_python(checkout / "path", "python3.12")

    assert make_setup(checkout).stdout.startswith("set up by python3.12 ")


def test_the_python_of_the_environment_that_is_there_is_kept(checkout: Path) -> None:
    add_python(checkout / "path", "python3")
    add_python(checkout / ".venv/bin", "python")

    assert make_setup(checkout).stdout.startswith("set up by python ")


def test_the_python_one_names_is_used(checkout: Path) -> None:
    add_python(checkout / ".venv/bin", "python")
    add_python(checkout / "path", "python3.12")

    assert make_setup(checkout, "PYTHON=python3.12").stdout.startswith("set up by python3.12 ")


@pytest.mark.parametrize(
    ("has_old", "says"), [(True, "was not found; python3 is 3.9"), (False, "was not found:")]
)
def test_no_python_that_will_do_is_one_sentence_with_the_remedy(
    checkout: Path, has_old: bool, says: str
) -> None:
    if has_old:
        add_python(checkout / "path", "python3", is_new_enough=False)

    done = make_setup(checkout)
    said = [line for line in done.stderr.splitlines() if not line.startswith("make: ***")]

    assert done.returncode != 0
    assert done.stdout == ""
    assert len(said) == 1
    assert f"Python 3.11 or newer {says}" in said[0]
    assert "install it beside what is there" in said[0]


@pytest.mark.parametrize(
    ("target", "extras"),
    [
        ("lab", "course"),
        ("grade", "course"),
        ("lint", "course,dev"),
        ("test-browser", "course,dev,browser"),
    ],
)
def test_a_task_asks_for_what_it_needs_and_no_more(target: str, extras: str) -> None:
    assert f"autograder/bootstrap.py {extras};" in commands_of(target)


# make lab


class Lab:
    """A running `make lab`, asked as a browser that has its cookie would ask."""

    def __init__(self, url: str) -> None:
        self.url = url
        cookies = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
        # No proxy: the server is on this machine.
        self._browser = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)

    def get(self, path: str) -> tuple[str, str]:
        """Where a request ends up, and the page there."""
        with self._browser.open(f"{self.url}{path}", timeout=20) as answer:
            return answer.url.removeprefix(self.url), answer.read().decode()

    def refusal(self, path: str) -> int:
        """The status of a request that must fail."""
        with pytest.raises(urllib.error.HTTPError) as refused:
            self.get(path)
        with refused.value as answer:
            return answer.code


def free_port() -> int:
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="module", params=["make lab", "Binder"])
def lab(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab in this checkout, with the Python that runs the tests and a home of its own.

    On Binder nobody calls make: there the repository is the home folder, with its .jupyter/.
    """
    port = free_port()
    options = f"--no-browser --allow-root --ip=127.0.0.1 --port={port}"
    options += " --ServerApp.port_retries=0 --IdentityProvider.token=open-sesame"
    keep = {
        key: value for key, value in os.environ.items() if not key.startswith((*OF_MAKE, "JUP"))
    }
    home = tmp_path_factory.mktemp("home")
    log = home / "log"
    programs = Path(sys.executable).parent
    command = ["make", "lab", "PYTHON=true", f"BIN={programs}", f"ARGS={options}"]
    if request.param == "Binder":
        command = [str(programs / "jupyter"), "lab", *options.split()]
        shutil.copytree(ROOT / ".jupyter", home / ".jupyter")
    with log.open("w") as sink:
        server = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**keep, "HOME": str(home)},
            stdout=sink,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    lab = Lab(f"http://127.0.0.1:{port}")
    try:
        deadline = time.monotonic() + 50
        while True:
            assert server.poll() is None and time.monotonic() < deadline, log.read_text()
            with contextlib.suppress(urllib.error.URLError, ConnectionError):
                lab.get("/login?token=open-sesame")
                break
            time.sleep(0.2)
        yield lab
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGKILL)
        server.wait()


@pytest.mark.slow
def test_lab_opens_on_the_learners_own_landing_page(lab: Lab) -> None:
    place, _ = lab.get("/")

    assert place == "/lab/tree/work/mine/course/00_start_here.ipynb"
    copy = ROOT / place.removeprefix("/lab/tree/")
    assert read_sources(copy) == read_sources(ROOT / "course" / copy.name)


def read_sources(path: Path) -> list[str]:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells]


@pytest.mark.slow
def test_lab_serves_the_whole_repository_so_that_links_between_folders_work(lab: Lab) -> None:
    for folder in ("course", "exercises"):
        _, answer = lab.get(f"/api/contents/{folder}")
        names = [item["name"] for item in json.loads(answer)["content"]]

        assert names


@pytest.mark.slow
def test_lab_has_no_news_pop_up_and_no_jupytext(lab: Lab) -> None:
    _, page = lab.get("/lab")
    found = re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert found
    config = json.loads(found[1])

    _, answer = lab.get("/lab/api/settings/@jupyterlab/apputils-extension:notification")
    asked = json.loads(answer)["schema"]["properties"]

    # "none" is the default that asks; seen in a browser: the server's own switch is not enough.
    assert asked["fetchNews"]["default"] == "false"
    assert asked["checkForUpdates"]["default"] is False
    assert "jupyterlab-jupytext" in config["disabledExtensions"]
    extensions = [item["name"] for item in config["federated_extensions"]]
    assert {"@jupyter/nbgrader", "autograd-course"} <= set(extensions)
    assert lab.refusal("/jupytext") == 404


@pytest.mark.slow
def test_formgrader_answers_and_knows_the_assignments(lab: Lab) -> None:
    place, page = lab.get("/formgrader")
    _, answer = lab.get("/formgrader/api/assignments")
    names = [item["name"] for item in json.loads(answer)]

    assert place == "/formgrader/manage_assignments"
    assert "Manage Assignments" in page
    assert {"03_requires_grad_and_the_graph", "04_leaf_gradients"} <= set(names)


@pytest.mark.slow
def test_validate_is_there(lab: Lab) -> None:
    """Its handler answers; a page that does not exist would be 404."""
    assert lab.refusal("/assignments/validate") == 405  # it wants POST


@pytest.mark.slow
def test_the_nbgrader_menu_offers_nothing_that_fails(lab: Lab) -> None:
    """Assignment List and Course List are for JupyterHub: off on both sides, or on on both."""
    _, page = lab.get("/lab")

    for name, path in (("assignment-list", "/assignments"), ("course-list", "/formgraders")):
        assert f'"@jupyter/nbgrader:{name}"' in page
        assert lab.refusal(path) == 404
