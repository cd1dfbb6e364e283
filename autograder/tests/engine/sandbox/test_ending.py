"""However a submission ends, or refuses to, nothing of it is left."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from autograder.course.limits import Limits
from autograder.engine.sandbox import CannotLock, Level, _privileges, available_levels, prepare
from autograder.tests.support.sandbox_fixtures import EVERY, WALLED, Sandbox, each_sandbox

pytestmark = pytest.mark.slow

STUBBORN = """
import os, signal, sys, time
for number in range(1, 32):
    if number not in (signal.SIGKILL, signal.SIGSTOP, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
"""
DAEMON = (
    STUBBORN
    + """
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.setsid()
        os.write(1, b"daemon\\n")  # in one piece: who started it may write at the same moment
        time.sleep(60)
    os._exit(0)
os.wait()
"""
)


@each_sandbox(*EVERY)
@pytest.mark.parametrize(
    ("source", "status"),
    [
        pytest.param("pass", 0, id="returns"),
        pytest.param("raise ValueError", 1, id="raises"),
        pytest.param("raise SystemExit(3)", 3, id="exits"),
        pytest.param("raise SystemExit", 0, id="exits-without-a-code"),
        pytest.param("import os; os._exit(7)", 7, id="exits-at-once"),
        pytest.param("import ctypes; ctypes.string_at(0)", -signal.SIGSEGV, id="crashes"),
    ],
)
def test_the_status_says_how_it_ended(sandbox: Sandbox, source: str, status: int) -> None:
    done = sandbox.run(source)

    assert done.ended_itself
    assert done.status == status


@each_sandbox(*EVERY)
def test_what_ignores_every_signal_is_ended(sandbox: Sandbox) -> None:
    done = sandbox.run(STUBBORN + "print('up', flush=True)\nwhile True: pass", until="up\n")

    assert not done.outlived
    assert done.status == -signal.SIGKILL


@each_sandbox(*EVERY)
def test_a_daemon_does_not_outlive_the_end(sandbox: Sandbox) -> None:
    done = sandbox.run(DAEMON + "time.sleep(60)", until="daemon\n")

    assert "daemon" in done.output
    assert not done.outlived


# A name as a process may give itself: no text, and fields of /proc/PID/stat in it.
UNREADABLE = """
import ctypes, sys
if sys.platform == "linux":
    ctypes.CDLL(None).prctl(15, b"\\xff\\xfe) Z 1 1", 0, 0, 0)
"""


@each_sandbox(*EVERY)
def test_a_daemon_whose_name_is_no_text_does_not_outlive_the_end(sandbox: Sandbox) -> None:
    done = sandbox.run(UNREADABLE + DAEMON + "time.sleep(60)", until="daemon\n")

    assert "daemon" in done.output
    assert not done.outlived


@each_sandbox(*EVERY)
def test_whoever_has_a_name_that_is_no_text_keeps_nobody_from_starting(
    sandbox: Sandbox, open_folder: Path
) -> None:
    program = open_folder / os.fsdecode(b"\xff\xfe) Z 1 1")
    shutil.copy(shutil.which("sleep") or "", program)
    user = _privileges.NOBODY if os.geteuid() == 0 else None
    with subprocess.Popen([program, "60"], user=user) as named:
        done = sandbox.run("print('started')")
        named.kill()

    assert done.lines == ["started"]


@each_sandbox(*EVERY)
def test_a_daemon_does_not_outlive_what_started_it(sandbox: Sandbox) -> None:
    done = sandbox.run(DAEMON)

    # Its end of the pipe is closed long before its minute is over, and nobody ended it.
    assert done.ended_itself
    assert done.status == 0


@each_sandbox(*EVERY)
def test_a_fork_bomb_is_ended(sandbox: Sandbox) -> None:
    source = (
        STUBBORN
        + """
print("up", flush=True)
while True:
    try:
        os.fork()
    except OSError:
        pass
"""
    )
    done = sandbox.run(source, until="up\n", limits={"processes": 40})

    assert not done.outlived


@each_sandbox(*EVERY)
def test_what_stopped_itself_is_ended(sandbox: Sandbox) -> None:
    source = "import os, signal; print('up', flush=True); os.kill(os.getpid(), signal.SIGSTOP)"

    done = sandbox.run(source, until="up\n")

    assert not done.outlived


@each_sandbox(*EVERY)
def test_nothing_is_left_on_the_disk(sandbox: Sandbox) -> None:
    place = Path(tempfile.gettempdir())
    source = """
import os
print(os.environ["HOME"], flush=True)
os.mkdir("locked", 0)
for _ in range(2000):
    os.mkdir("deep")
    os.chdir("deep")
"""
    done = sandbox.run(source, limits={"files": 3000, "memory_mib": 4096})

    home = Path(done.lines[0])
    assert len(done.lines) == 1, done.output
    assert sandbox.level == "namespaces" or home.parent == place
    assert not home.exists()


@each_sandbox(*EVERY)
def test_the_starter_keeps_no_descriptor(sandbox: Sandbox) -> None:
    done = sandbox.run("pass")

    assert done.left_open == 0


@each_sandbox(*WALLED)
def test_two_children_of_a_stem_do_not_meet(sandbox: Sandbox, open_folder: Path) -> None:
    first = sandbox.run(
        "import os; open(os.environ['HOME'] + '/note', 'w').write('x'); print(os.environ['HOME'])"
    )
    second = sandbox.run(f"import os; print(os.path.exists({first.lines[0]!r} + '/note'))")

    assert second.lines == ["False"]


def test_what_cannot_be_locked_in_runs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    receiving, sending = os.pipe()

    def refuse(*_: object, **__: object) -> None:
        raise OSError("no such limit")

    monkeypatch.setattr(_privileges, "set_limits", refuse)
    pid = os.fork()
    if pid == 0:
        try:
            stem = prepare(Level.LIMITS)
            stem.start(Limits(), lambda: print(os.write(sending, b"ran")), keep=[sending])
        except CannotLock as error:
            os.write(sending, str(error).encode())
        finally:
            os._exit(0)
    os.close(sending)
    with os.fdopen(receiving, "rb") as pipe:
        said = pipe.read()
    os.waitpid(pid, 0)

    assert said == b"OSError: no such limit"


@pytest.mark.parametrize("level", available_levels())
def test_nothing_outlives_the_process_that_prepared(
    level: Level, open_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(open_folder))
    receiving, sending = os.pipe()

    def work() -> None:
        os.write(sending, b"up")
        time.sleep(60)

    pid = os.fork()
    if pid == 0:
        try:
            prepare(level).start(Limits(), work, keep=[sending])
            os.close(sending)
            time.sleep(60)
        finally:
            os._exit(0)
    os.close(sending)
    assert os.read(receiving, 9) == b"up"

    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)

    assert select.select([receiving], [], [], 10)[0]
    assert os.read(receiving, 9) == b""
    os.close(receiving)
    deadline = time.monotonic() + 10
    while list(open_folder.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert list(open_folder.iterdir()) == []


@pytest.mark.parametrize("level", available_levels())
def test_what_is_killed_and_then_ended_leaves_nothing(
    level: Level, open_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(open_folder))
    receiving, sending = os.pipe()

    def work() -> None:
        for number in range(300):
            os.mkdir(str(number))
        os.write(sending, b"up")
        time.sleep(60)

    pid = os.fork()
    if pid == 0:
        try:
            locked = prepare(level).start(Limits(), work, keep=[sending])
            os.close(sending)
            os.read(receiving, 9)
            locked.kill()
            locked.end()
        finally:
            os._exit(0)
    os.close(sending)
    os.waitpid(pid, 0)

    assert list(open_folder.iterdir()) == []
    assert os.read(receiving, 9) == b""
    os.close(receiving)


@each_sandbox(*EVERY)
def test_threads_of_who_starts_it_are_in_nobodys_way(sandbox: Sandbox) -> None:
    done = sandbox.run(DAEMON + r"os.write(1, b'up\n')", has_threads=True)

    assert "up" in done.lines, done.output
    assert not done.outlived
