"""Each machine gets the strongest level it really has, and a plain sentence about it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.engine.sandbox import (
    Level,
    _calls,
    _filter,
    _privileges,
    available_levels,
    strongest_level,
)
from autograder.tests.support.sandbox_fixtures import Host, Hosts, Sandbox

linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these to refuse")
READ_COURSE = f"print(open({str(Path(__file__))!r}).read(1))"


def need(here: Host, level: str) -> Sandbox:
    if level not in here.found["levels"]:
        pytest.skip(f"this machine has no {level} even unrefused: {here.found['refusal']}")
    return Sandbox(level, here)


def test_the_strongest_level_comes_first() -> None:
    assert strongest_level() is available_levels()[0]
    assert available_levels()[-1] is Level.LIMITS
    assert [level for level in Level if level.trusted_only] == [Level.LIMITS]


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("platform", ["linux", "darwin"])
def test_each_level_is_described(
    level: Level, platform: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)

    said = level.describe()

    assert said.endswith(".")
    assert ("macOS" in said) == (platform == "darwin" and level is Level.LIMITS)
    assert ("trust" in said) == level.trusted_only


@linux
@pytest.mark.slow
def test_without_namespaces_there_is_landlock(hosts: Hosts) -> None:
    here = hosts.get(refused=["unshare"])
    sandbox = need(here, "landlock")

    assert "namespaces" not in here.found["levels"]
    assert "not permitted" in here.found["refusal"]
    assert "PermissionError" in sandbox.run(READ_COURSE).output
    assert sandbox.run("import torch; print(torch.ones(1))").output == "tensor([1.])\n"


@linux
@pytest.mark.slow
def test_without_mounts_namespaces_do_not_count(hosts: Hosts) -> None:
    here = hosts.get(refused=["mount"])

    assert "namespaces" not in here.found["levels"]


@linux
@pytest.mark.slow
def test_without_either_only_limits_are_left(hosts: Hosts) -> None:
    here = hosts.get(refused=["unshare", "landlock_restrict_self"])

    assert here.found["levels"] == ["limits"]
    done = Sandbox("limits", here).run("import torch; print(torch.ones(1))")
    assert done.output == "tensor([1.])\n"
    assert done.status == 0


@linux
@pytest.mark.slow
@pytest.mark.parametrize("version", [1, 3, 5])
def test_an_older_landlock_walls_in_as_well(
    version: int, hosts: Hosts, open_folder: Path, bystander: subprocess.Popen[bytes]
) -> None:
    sandbox = need(hosts.get(landlock=version, as_nobody=os.geteuid() == 0), "landlock")
    other = open_folder / "other.txt"
    other.write_text("hers")
    if os.geteuid() == 0:
        os.chown(other, _privileges.NOBODY, _privileges.NOBODY)

    done = sandbox.run(f"""
import os, signal, fcntl, subprocess, torch
visible = torch.__file__
for line in (
    "os.kill({bystander.pid}, 9)",
    "os.kill(-1, 9)",
    "signal.pidfd_send_signal(os.pidfd_open({bystander.pid}), 9)",
    "fcntl.fcntl(0, fcntl.F_SETOWN, {bystander.pid})",
    "os.truncate({str(other)!r}, 0)",
    "os.open({str(other)!r}, os.O_RDONLY | os.O_TRUNC)",
    "os.open(visible, os.O_RDONLY | os.O_TRUNC)",
    "os.truncate(visible, 0)",
):
    try:
        exec(line)
        print("worked", line)
    except OSError:
        pass
os.kill(os.getpid(), 0)
open("a", "w").write("mine")
open("a", "w").close()
print(os.path.getsize("a"), subprocess.run(["true"]).returncode)
""")

    assert done.lines == ["0 0"]
    assert bystander.poll() is None
    assert other.read_text() == "hers"


@linux
@pytest.mark.slow
def test_root_does_without_user_namespaces(hosts: Hosts) -> None:
    here = hosts.get(refused=["user namespaces"])
    sandbox = need(here, "namespaces")

    done = sandbox.run("import os; print(os.getuid()); " + READ_COURSE)

    assert not here.found["users"]
    assert "65534" in done.lines
    assert "FileNotFoundError" in done.output


@linux
@pytest.mark.slow
def test_a_kernel_before_mount_setattr_still_mounts_read_only(hosts: Hosts) -> None:
    sandbox = need(hosts.get(refused=["mount_setattr"]), "namespaces")

    done = sandbox.run(
        "import os, torch; print([os.statvfs(each).f_flag & 7 for each in "
        "('/usr', torch.__file__, '/')])"
    )

    # Read-only, no set-uid programs, no devices.
    assert done.lines == ["[7, 7, 7]"]


@linux
@pytest.mark.slow
def test_on_macos_children_run_limited_and_are_ended(hosts: Hosts) -> None:
    here = hosts.get(macos=True)
    sandbox = Sandbox("limits", here)

    done = sandbox.run("import torch; print(torch.ones(1))")
    killed = sandbox.run("import os; print('up', os.fork(), flush=True)\nwhile 1: 0", until="up")

    assert here.found["levels"] == ["limits"]
    assert done.output == "tensor([1.])\n"
    assert not killed.outlived


# The filter


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
@pytest.mark.parametrize("namespaces", [True, False])
@pytest.mark.parametrize("landlock", [0, 1, 7])
def test_a_filter_fits_every_machine(
    machine: str, namespaces: bool, landlock: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platform.machine", lambda: machine)

    program = _filter.compile_rules(
        _filter.rules(namespaces=namespaces, landlock=landlock), machine, 7
    )

    assert len(program) % 8 == 0
    assert 100 < len(program) // 8 < 4096  # the kernel's limit


@pytest.mark.parametrize(
    ("machine", "header"),
    [
        pytest.param("x86_64", "/usr/include/x86_64-linux-gnu/asm/unistd_64.h", id="x86_64"),
        pytest.param("aarch64", "/usr/include/asm-generic/unistd.h", id="aarch64"),
    ],
)
def test_numbers_of_calls_are_the_kernels(
    machine: str, header: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not Path(header).exists():
        pytest.skip(f"{header} is not installed")
    monkeypatch.setattr("platform.machine", lambda: machine)
    defined = re.findall(r"#define __NR(?:3264)?_(\w+)\s+(\d+)", Path(header).read_text())

    known = {name: int(number) for name, number in defined}
    ours = {name: _calls.number_of(name) for name in _calls.names()}

    assert len(known) > 300
    assert {name: known[name] for name in ours if name in known} == {
        name: number for name, number in ours.items() if name in known
    }
