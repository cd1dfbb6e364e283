"""What a submission cannot do: reach out, change what is not its own, or become anybody."""

from __future__ import annotations

import os
import socket
import subprocess
from pathlib import Path

import pytest

from autograder.engine.sandbox import _privileges
from autograder.tests.support.sandbox_fixtures import WALLED, Sandbox, each_sandbox, worked

pytestmark = pytest.mark.slow


@each_sandbox(*WALLED)
def test_no_network_can_be_reached(sandbox: Sandbox, open_folder: Path) -> None:
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(open_folder / "daemon.sock"))
    listening.listen()
    (open_folder / "daemon.sock").chmod(0o777)
    abstract = socket.socket(socket.AF_UNIX)
    abstract.bind(f"\0autograder-{os.getpid()}")
    abstract.listen()
    with listening, abstract:
        reached = worked(
            sandbox,
            "socket.create_connection(('127.0.0.1', 22), timeout=2)",
            "socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b'x', ('127.0.0.1', 53))",
            "socket.socket(socket.AF_INET6)",
            "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
            "socket.socket(socket.AF_PACKET, socket.SOCK_RAW)",
            "socket.getaddrinfo('pytorch.org', 443)",
            f"socket.socket(socket.AF_UNIX).connect({str(open_folder / 'daemon.sock')!r})",
            f"socket.socket(socket.AF_UNIX).connect('\\0autograder-{os.getpid()}')",
        )

    assert reached == []


@each_sandbox(*WALLED)
def test_no_signal_reaches_another_process(
    sandbox: Sandbox, bystander: subprocess.Popen[bytes]
) -> None:
    reached = worked(
        sandbox,
        f"os.kill({bystander.pid}, signal.SIGKILL)",
        f"os.kill({os.getpid()}, 0)",
        "os.kill(os.getppid(), 0) if os.getppid() else os.kill(2, 0)",
        f"signal.pidfd_send_signal(os.pidfd_open({bystander.pid}), signal.SIGKILL)",
        f"os.setpriority(os.PRIO_PROCESS, {bystander.pid}, 19)",
        f"os.sched_setaffinity({bystander.pid}, [0])",
        f"resource.prlimit({bystander.pid}, resource.RLIMIT_NOFILE, (3, 3))",
    )
    sandbox.run("import os, signal; os.kill(-1, signal.SIGKILL)")

    assert reached == []
    assert bystander.poll() is None


@each_sandbox(*WALLED)
def test_other_processes_cannot_be_traced_or_read(
    sandbox: Sandbox, bystander: subprocess.Popen[bytes]
) -> None:
    reached = worked(
        sandbox,
        f"call('ptrace', 16, {bystander.pid}, 0, 0)",
        "call('ptrace', 0, 0, 0, 0)",
        f"call('process_vm_readv', {bystander.pid}, 0, 0, 0, 0, 0)",
        f"open('/proc/{bystander.pid}/mem', 'rb')",
    )

    assert reached == []


@each_sandbox(*WALLED)
def test_nothing_can_be_written_outside(sandbox: Sandbox, open_folder: Path) -> None:
    import torch

    other = open_folder / "other.txt"
    other.write_text("hers")
    other.chmod(0o666)
    places = [
        open_folder / "new",
        Path(torch.__file__).with_name("planted.py"),
        Path("/tmp/planted"),
        Path("/usr/planted"),
        Path("/planted"),
        Path("/dev/shm") / f"planted-{os.getpid()}",
    ]

    reached = worked(
        sandbox,
        f"open({str(other)!r}, 'a')",
        f"os.truncate({str(other)!r}, 0)",
        f"os.remove({str(other)!r})",
        f"os.rename({str(other)!r}, 'mine')",
        f"os.link({str(other)!r}, 'mine')",
        *(f"open({str(place)!r}, 'w')" for place in places),
    )
    left = [place for place in places if place.exists()]

    assert left == []
    assert other.read_text() == "hers"
    # A shared memory folder and /tmp of its own are fine.
    assert [line for line in reached if "/dev/shm" not in line and "/tmp/pl" not in line] == []


@each_sandbox(*WALLED)
def test_modes_owners_and_times_of_other_files_stay(sandbox: Sandbox, open_folder: Path) -> None:
    import torch

    other = open_folder / "other.txt"
    other.touch()
    os.utime(other, (1, 1))
    if os.geteuid() == 0:
        os.chown(other, _privileges.NOBODY, _privileges.NOBODY)
    seen = Path(torch.__file__)
    before = [(path.stat().st_mode, path.stat().st_mtime) for path in (other, seen)]

    worked(
        sandbox,
        *(
            line.format(str(path))
            for path in (other, seen)
            for line in ("os.chmod({!r}, 0)", "os.utime({!r}, (5, 5))", "os.chown({!r}, 0, 0)")
        ),
        f"os.fchmod(os.open({str(seen)!r}, os.O_RDONLY), 0)",
    )

    assert [(path.stat().st_mode, path.stat().st_mtime) for path in (other, seen)] == before


@each_sandbox(*WALLED)
def test_nobody_who_opens_a_file_has_to_wait_for_a_lease(sandbox: Sandbox) -> None:
    own = "os.open('own', os.O_RDONLY | os.O_CREAT)"

    reached = worked(
        sandbox,
        *(f"fcntl.fcntl({own}, fcntl.F_SETLEASE, {kind})" for kind in (0, 1)),
        "fcntl.fcntl(os.open('.', os.O_RDONLY), fcntl.F_NOTIFY, 4)",
    )

    assert reached == []


@each_sandbox("landlock")
def test_flags_of_files_stay(sandbox: Sandbox) -> None:
    own = "os.open('own', os.O_RDONLY | os.O_CREAT)"

    reached = worked(
        sandbox,
        *(
            f"fcntl.ioctl({own}, {number}, b'\\0' * 128)"
            for number in (0x40086602, 0x401C5820, 0x40806685)
        ),
    )

    assert reached == []


@each_sandbox("landlock")
def test_no_folder_can_be_watched(sandbox: Sandbox, open_folder: Path) -> None:
    watch = "call('inotify_add_watch', ctypes.CDLL(None).inotify_init(), {!r}, 0xFFF)"

    reached = worked(sandbox, *(watch.format(bytes(place)) for place in (open_folder, Path("/"))))

    assert reached == []


@each_sandbox(*WALLED)
def test_no_privilege_can_be_had(sandbox: Sandbox) -> None:
    reached = worked(
        sandbox,
        "call('unshare', 0x10000000)",
        "call('unshare', 0x40000000)",
        "call('mount', b'none', b'/', b'tmpfs', 0, None)",
        "call('umount2', b'/proc', 2)",
        "call('setns', os.open('/proc/self/ns/user', os.O_RDONLY), 0)",
        "call('syscall', ctypes.c_long(435), 0, 0)",
        "call('syscall', ctypes.c_long(425), 1, 0)",
        "call('shmget', 0, ctypes.c_size_t(1 << 20), 0o1600)",
        "os.memfd_create('x')",
        "os.setuid(0)",
        "os.chroot('.')",
        "os.setgroups([0])",
        "socket.sethostname('x')",
        "resource.setrlimit(resource.RLIMIT_NPROC, (10**6, 10**6))",
    )
    done = sandbox.run("print(open('/proc/self/status').read())")

    assert reached == []
    capabilities = [line.split()[1] for line in done.lines if line.startswith(("CapE", "CapP"))]
    # At the lesser level root's own Python may need the right to enter folders, to read only.
    allowed = {0, 4} if sandbox.level == "landlock" else {0}
    assert {int(each, 16) for each in capabilities} <= allowed
    assert "NoNewPrivs:\t1" in done.lines
