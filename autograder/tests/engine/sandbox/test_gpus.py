"""What a submission has more where it may use a GPU, and what stays shut; with other device files
in the place of a GPU's, for few machines have one.
"""

from __future__ import annotations

import socket
import stat
import sys
from pathlib import Path

import pytest

from autograder.engine.sandbox._view import DEVICES, make_view
from autograder.tests.support.sandbox_fixtures import EVERY, WALLED, Sandbox, each_sandbox, worked

pytestmark = pytest.mark.slow


def open_to_everybody() -> str | None:
    """A device file as a GPU's are: anybody may open it, and no submission has it.

    Which one that is differs from machine to machine: /dev/fuse is root's alone on some.
    """
    for name in ("/dev/fuse", "/dev/autofs", "/dev/kvm", "/dev/net/tun"):
        if name not in DEVICES and Path(name).exists():
            if Path(name).stat().st_mode & stat.S_IROTH:
                return name
    return None


OPEN_TO_ALL = open_to_everybody()
# The one is open to everybody, as a GPU's files are; the other takes commands.
STAND_IN = [f"{str(OPEN_TO_ALL)[:-1]}[{str(OPEN_TO_ALL)[-1]}]", "/dev/urandom"]
OPENS = f"os.close(os.open({OPEN_TO_ALL!r}, os.O_RDONLY))"
COMMANDS = "fcntl.ioctl(os.open('/dev/urandom', os.O_RDONLY), 0x80045200, bytes(4))"  # RNDGETENTCNT
LOOKS_UP = "os.listdir('/sys/class')"
MORE = [OPENS, COMMANDS, LOOKS_UP]
# What NVIDIA's driver 580 does in a process that starts CUDA, which it refuses (error 304) if this
# fails: read off a machine with an H100, with strace.
NAMES_A_THREAD = "open(f'/proc/self/task/{os.getpid()}/comm', 'w').write('cuda')"
WAITS = (
    "waiting = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET); "
    "waiting.bind(f'\\0cuda-uvmfd-{os.getpid()}'); waiting.listen()"
)


@pytest.mark.skipif(OPEN_TO_ALL is None, reason="nothing here is like a GPU")
@each_sandbox(*WALLED)
def test_only_who_may_use_a_gpu_reaches_it_and_its_machine(sandbox: Sandbox) -> None:
    assert worked(sandbox, *MORE) == []
    assert worked(sandbox, *MORE, gpus=STAND_IN) == MORE


@each_sandbox(*EVERY)
def test_cuda_may_do_what_it_does_when_it_starts(sandbox: Sandbox) -> None:
    assert worked(sandbox, NAMES_A_THREAD, WAITS, gpus=STAND_IN) == [NAMES_A_THREAD, WAITS]


@each_sandbox(*WALLED)
def test_a_gpu_opens_nothing_else(sandbox: Sandbox) -> None:
    reached = worked(
        sandbox,
        "os.open('/dev/tty', os.O_RDWR)",
        "os.open('/etc/shadow', os.O_RDONLY)",
        "os.open('/sys/kernel/uevent_helper', os.O_WRONLY)",
        "os.open('/sys/power/state', os.O_WRONLY)",
        "open('/sys/new', 'w')",
        "os.mknod('/dev/another')",
        "socket.create_connection(('127.0.0.1', 22), timeout=2)",
        "open('/proc/sys/kernel/hostname', 'w')",
        "open(f'/proc/{os.getppid()}/comm', 'w')",
        gpus=STAND_IN,
    )

    assert reached == []


@each_sandbox(*EVERY)
def test_beside_a_gpu_no_socket_of_another_program_is_reached(
    sandbox: Sandbox, open_folder: Path
) -> None:
    waits, reads = str(open_folder / "waits"), str(open_folder / "reads")
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as waiting,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as reading,
    ):
        for each, place in ((waiting, waits), (reading, reads)):
            each.bind(place)
            Path(place).chmod(0o777)
        waiting.listen()
        reached = worked(
            sandbox,
            f"socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET).connect({waits!r})",
            f"socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM).sendto(b'x', {reads!r})",
            gpus=STAND_IN,
        )

    assert reached == []


@each_sandbox(*WALLED)
def test_address_space_is_limited_only_without_a_gpu(sandbox: Sandbox) -> None:
    # Private, and with nothing reserved for it: it takes addresses alone.
    much = "import mmap; mmap.mmap(-1, 8 << 30, mmap.MAP_PRIVATE | 0x4000)"

    assert worked(sandbox, much) == []
    assert worked(sandbox, much, gpus=STAND_IN) == [much]


@each_sandbox(*WALLED)
def test_a_machine_without_a_gpu_locks_in_as_well(sandbox: Sandbox) -> None:
    assert worked(sandbox, OPENS, LOOKS_UP, gpus=["/dev/no such device"]) == [LOOKS_UP]


@each_sandbox(*EVERY)
def test_where_nothing_hides_its_files_a_gpu_is_hidden_from_cuda(sandbox: Sandbox) -> None:
    hidden = "assert os.environ['CUDA_VISIBLE_DEVICES'] == ''"

    assert worked(sandbox, hidden) == [hidden]


def test_libraries_that_cuda_loads_late_are_in_view_wherever_they_were_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    libraries = tmp_path / "nvidia" / "cudnn" / "lib"  # a namespace package, as pip makes it
    libraries.mkdir(parents=True)
    # Some builds bring an __init__.py, and their package would come before this one.
    elsewhere = [each for each in sys.path if not Path(each, "nvidia").exists()]
    monkeypatch.setattr(sys, "path", [str(tmp_path), *elsewhere])
    monkeypatch.delitem(sys.modules, "nvidia", raising=False)

    assert libraries.parents[1] in make_view([], [], gpu=True).shown
    assert libraries.parents[1] not in make_view([], [], gpu=False).shown
