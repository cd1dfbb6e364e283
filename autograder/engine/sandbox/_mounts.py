"""Roots that hold only what is to be seen, read-only, and a small writable folder for each child.

/                     tmpfs, read-only; the host's is gone
/usr, /lib, ...       bind mounts, read-only, no set-uid programs, no devices
/dev                  null, zero, full, random, urandom, GPUs where they may be used; shm is in the
                      child's own tmpfs
/proc                 of the child's own processes, where the machine allows to mount it; writable
                      where GPUs may be used
/learner              the child's own tmpfs, limited in bytes and in files
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from autograder.engine.sandbox import _kernel
from autograder.engine.sandbox._kernel import (
    MS_BIND,
    MS_NODEV,
    MS_NOEXEC,
    MS_NOSUID,
    MS_PRIVATE,
    MS_RDONLY,
    MS_REC,
    MS_REMOUNT,
)
from autograder.engine.sandbox._privileges import LEARNER
from autograder.engine.sandbox._view import View

HOME = Path("/learner")
WORK = HOME / "work"
TMP = HOME / ".tmp"
_SHM = HOME / ".shm"
# Inodes of the home and the folders in it, which are not the learner's to count.
_OWN_FILES = 4

_LOCKED = MS_NOSUID | MS_NODEV
_FILES = {
    "etc/passwd": "learner:x:{id}:{id}::{home}:/bin/sh\nroot:x:0:0::/:/bin/false\n",
    "etc/group": "learner:x:{id}:\nroot:x:0:\n",
    "etc/hosts": "127.0.0.1 localhost\n",
    "etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
}


def enter_root(view: View) -> None:
    """Give this process a root of its own; ask for a mount namespace first.

    The host's /proc stays reachable for `mount_proc`, which must follow.
    """
    _kernel.mount("none", "/", flags=MS_REC | MS_PRIVATE)
    _kernel.mount("tmpfs", "/tmp", "tmpfs", _LOCKED, "mode=755")
    os.mkdir("/tmp/new")
    os.mkdir("/tmp/old")
    _kernel.pivot_root("/tmp", "/tmp/old")
    os.chdir("/")
    _kernel.mount("tmpfs", "/new", "tmpfs", _LOCKED, "mode=755")
    _fill(Path("/new"), Path("/old"), view)
    os.mkdir("/new/old")
    _kernel.pivot_root("/new", "/new/old")
    os.chdir("/")
    _kernel.unmount("/old")
    os.rmdir("/old")
    _kernel.mount("none", "/", flags=MS_REMOUNT | MS_BIND | MS_RDONLY | _LOCKED)


def mount_proc(*, writable: bool = False) -> bool:
    """Show the processes of this process's own namespace; no processes at all if refused.

    Where it is ``writable``, a process may write what the kernel lets it of its own.
    """
    kept = 0 if writable else MS_RDONLY
    try:
        _kernel.mount("proc", "/proc", "proc", kept | _LOCKED | MS_NOEXEC)
    except OSError:
        _kernel.mount("tmpfs", "/proc", "tmpfs", MS_RDONLY | _LOCKED | MS_NOEXEC, "nr_inodes=1")
        return False
    return True


def mount_home(mebibytes: int, files: int, owner: int) -> None:
    """Mount an empty folder with limits, and make what programs expect in it."""
    options = f"size={mebibytes}m,nr_inodes={files + _OWN_FILES},mode=700,uid={owner},gid={owner}"
    _kernel.mount("tmpfs", str(HOME), "tmpfs", _LOCKED, options)


def make_folders() -> None:
    """Make the folders inside the home; as its owner, so that they are the learner's."""
    for folder in (WORK, TMP, _SHM):
        folder.mkdir()


def _fill(new: Path, old: Path, view: View) -> None:
    for folder in ("dev", "etc", "proc", f".{HOME}"):
        (new / folder).mkdir(parents=True)
    for name, text in _FILES.items():
        (new / name).write_text(text.format(id=LEARNER, home=HOME))
    tmp = Path("/tmp")
    if not any(tmp in path.parents for path in (*view.shown, *(link for link, _ in view.links))):
        (new / "tmp").symlink_to(TMP)  # else what lies there is shown there, read-only
    (new / "dev/shm").symlink_to(_SHM)
    for name, file in (("fd", "fd"), ("stdin", "fd/0"), ("stdout", "fd/1"), ("stderr", "fd/2")):
        (new / "dev" / name).symlink_to(f"/proc/self/{file}")
    for device in view.devices:
        _bind(old / device[1:], new / device[1:], MS_RDONLY | MS_NOSUID | MS_NOEXEC)
    empty = []
    for path, seen in view.places():
        inside = new / path.relative_to("/")
        if seen:
            _bind(old / path.relative_to("/"), inside, MS_RDONLY | _LOCKED)
        elif inside.is_dir():
            _kernel.mount("tmpfs", str(inside), "tmpfs", _LOCKED, "mode=755")
            empty.append(inside)
        elif inside.exists():
            _bind(old / "dev/null", inside, MS_RDONLY | MS_NOSUID)
    for link, target in view.links:
        at = new / link.relative_to("/")
        if not os.path.lexists(at):
            at.parent.mkdir(parents=True, exist_ok=True)
            at.symlink_to(target)
    for place in empty:
        _kernel.mount("none", str(place), flags=MS_REMOUNT | MS_BIND | MS_RDONLY | _LOCKED)
    # As it is; `mount_proc` covers it.
    _kernel.mount(str(old / "proc"), str(new / "proc"), flags=MS_BIND | MS_REC)


def _bind(source: Path, target: Path, flags: int) -> None:
    if not target.exists():
        if source.is_dir():
            target.mkdir(parents=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
    _kernel.mount(str(source), str(target), flags=MS_BIND | MS_REC)
    try:
        _kernel.restrict_mounts(str(target), flags)
    except OSError:
        _restrict_one_by_one(target, flags)


def _restrict_one_by_one(target: Path, flags: int) -> None:
    """What `restrict_mounts` does, for kernels before 5.12."""
    for line in Path("/old/proc/self/mountinfo").read_text().splitlines():
        fields = line.split()
        place = Path(re.sub(r"\\(\d{3})", lambda found: chr(int(found[1], 8)), fields[4]))
        if place == target or target in place.parents:
            # What the host forbids on a mount may not be left out, or the kernel refuses.
            kept = sum(_BY_NAME.get(name, 0) for name in fields[5].split(","))
            _kernel.mount("none", str(place), flags=MS_REMOUNT | MS_BIND | flags | kept)


_BY_NAME = {
    "ro": MS_RDONLY,
    "nosuid": MS_NOSUID,
    "nodev": MS_NODEV,
    "noexec": MS_NOEXEC,
    "noatime": 1024,
    "nodiratime": 2048,
    "relatime": 1 << 21,
}
