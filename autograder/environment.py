"""The environment in `.venv`: what it is made from, making it, and saying why it cannot be made.

Standard library only: this runs before anything is installed. Whatever can go wrong ends in one
sentence with its remedy, and a former environment stays until a new one stands.

    .venv/autograd-course.json        the stamp: what the environment was made from
    .venv/autograd-course.unfinished  there while packages are being installed
    .venv-old/                        the former environment, put back if the new one fails
    work/setup.log                    what venv and pip said
"""

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from autograder.setup_log import PYTHON_VERSION, explain, run_logged

# Measured with torch's CPU build: 1.6 GiB, and pip keeps its downloads beside it.
NEEDED_MIB = 3000
# With the CUDA libraries that torch brings on Linux unless it is told otherwise.
NEEDED_WITH_CUDA_MIB = 9000


class SetupFailed(Exception):
    """The environment cannot be made; the message is the sentence with the remedy."""


class Environment:
    """Where one environment lives and what it is made from."""

    def __init__(self, root: Path, extras: Sequence[str]) -> None:
        self.root = root.resolve()
        self.extras = {extra for extra in extras if extra}
        self.folder = self.root / ".venv"
        self.former = self.root / ".venv-old"
        self.python = self.folder / "bin" / "python"
        self.stamp = self.folder / "autograd-course.json"
        self.unfinished = self.folder / "autograd-course.unfinished"
        self.constraints = self.root / ".ci" / "constraints.txt"
        self.log = self.root / "work" / "setup.log"

    def ingredients(self) -> dict[str, str]:
        """What must be the same for an environment to be used again."""
        settings = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))
        # Only what pip reads: a changed lint rule must not need the network.
        read_by_pip = {key: settings.get(key) for key in ("build-system", "project")}
        digest = hashlib.sha256(json.dumps(read_by_pip, sort_keys=True).encode())
        if self.constraints.exists():
            digest.update(self.constraints.read_bytes())
        # A virtual environment cannot be moved: its scripts name their own folder.
        return {
            "packages": digest.hexdigest(),
            "python": PYTHON_VERSION,
            "root": str(self.root),
        }

    def read_stamp(self) -> dict[str, Any]:
        """The stamp of the environment that is there; empty when there is none to rely on."""
        if self.unfinished.exists() or not self.python.exists():
            return {}
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) else {}

    def is_ready(self) -> bool:
        stamp = self.read_stamp()
        same = all(stamp.get(key) == value for key, value in self.ingredients().items())
        return same and self.extras <= set(stamp.get("extras", []))

    def is_repairable(self) -> bool:
        """True when pip can bring the environment up to date where it stands."""
        stamp, now = self.read_stamp(), self.ingredients()
        return all(stamp.get(key) == now[key] for key in ("python", "root"))

    def write_stamp(self) -> None:
        stamp = self.ingredients() | {"extras": sorted(self.extras)}
        self.stamp.write_text(json.dumps(stamp), encoding="utf-8")


def run(root: str, extras: Sequence[str], needed_mib: int | None = None) -> int:
    """The exit code of making sure that the environment is there; problems go to stderr."""
    environment = Environment(Path(root), extras)
    try:
        if not environment.is_ready():
            set_up(environment, NEEDED_MIB if needed_mib is None else needed_mib)
    except SetupFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; run `make` again to go on.", file=sys.stderr)
        return 130
    except OSError as error:
        print(
            f"Cannot write {error.filename or environment.root} ({error.strerror}): put the course "
            "in a folder of your own, with room, and run `make` again.",
            file=sys.stderr,
        )
        return 1
    return 0


def set_up(environment: Environment, needed_mib: int) -> None:
    """Make or update the environment; one process at a time in one folder."""
    with _one_at_a_time(environment):
        if environment.is_ready():  # made by the process that was waited for
            return
        _check_is_ours(environment)
        _check_disk(environment, needed_mib)
        started = time.monotonic()
        environment.log.write_text("", encoding="utf-8")
        environment.extras |= set(environment.read_stamp().get("extras", []))
        print("Setting up .venv: a few minutes, mostly downloads. Details: work/setup.log")
        if environment.is_repairable():
            _update(environment)
        else:
            _make_anew(environment)
            _say_what_is_optional()
        print(f"The environment is ready ({time.monotonic() - started:.0f} s).", flush=True)


@contextlib.contextmanager
def _one_at_a_time(environment: Environment) -> Iterator[None]:
    environment.log.parent.mkdir(exist_ok=True)
    with open(environment.log.with_suffix(".lock"), "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another `make` is setting up here: waiting for it.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _check_is_ours(environment: Environment) -> None:
    ours = environment.stamp.exists() or environment.unfinished.exists()
    if os.path.lexists(environment.folder) and not ours:
        raise SetupFailed(
            "`.venv` is there but `make` did not make it: move it away or remove it, and run "
            "`make` again."
        )


def _check_disk(environment: Environment, needed_mib: int) -> None:
    free_mib = shutil.disk_usage(environment.root).free // 2**20
    if free_mib < needed_mib:
        raise SetupFailed(
            f"The disk has {free_mib / 1024:.1f} GB free and the environment needs "
            f"{needed_mib / 1024:.1f} GB: free some space and run `make` again."
        )
    if sys.platform == "linux" and free_mib < NEEDED_WITH_CUDA_MIB:
        print(
            f"The disk has {free_mib / 1024:.1f} GB free: enough for torch's CPU build, maybe not "
            "for its CUDA build (README.md says how to choose)."
        )


def _make_anew(environment: Environment) -> None:
    """Make the environment from nothing, keeping a former one until the new one stands."""
    folder, former = environment.folder, environment.former
    if environment.unfinished.exists():
        shutil.rmtree(folder)
    elif folder.exists():
        shutil.rmtree(former, ignore_errors=True)
        folder.rename(former)
    try:
        folder.mkdir()
        environment.unfinished.touch()
        # When this runs in the .venv's own Python, the one beneath it is meant.
        python = getattr(sys, "_base_executable", sys.executable)
        _run(environment, "venv", [python, "-m", "venv", str(folder)])
        _install(environment)
    except BaseException:
        if former.exists():
            shutil.rmtree(folder, ignore_errors=True)
            former.rename(folder)
        raise
    shutil.rmtree(former, ignore_errors=True)


def _update(environment: Environment) -> None:
    try:
        _install(environment)
    except SetupFailed:
        # pip finds everything first and rolls back: the environment is what it was.
        environment.unfinished.unlink()
        raise


def _install(environment: Environment) -> None:
    """Install the project and its extras; on return the stamp says so."""
    environment.unfinished.touch()
    target = f".[{','.join(sorted(environment.extras))}]"
    command = [str(environment.python), "-m", "pip", "install", "--disable-pip-version-check"]
    command += ["--no-input", "--progress-bar", "off", "--editable", target]
    if environment.constraints.exists():
        command += ["--constraint", str(environment.constraints)]
    _run(environment, "pip", command)
    environment.write_stamp()
    environment.unfinished.unlink()


def _run(environment: Environment, step: str, command: list[str]) -> None:
    code = run_logged(command, environment.log, folder=environment.root)
    if code:
        raise SetupFailed(explain(environment.log.read_text(encoding="utf-8"), step, code))


def _say_what_is_optional() -> None:
    missing = []
    if not shutil.which("nvidia-smi"):
        missing.append("an NVIDIA GPU (everything runs on the CPU)")
    if not shutil.which("bwrap"):
        missing.append("bubblewrap (isolates submissions, for those who grade)")
    if missing:
        print(f"Not found, and not needed to learn: {'; '.join(missing)}.")
