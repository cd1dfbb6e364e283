"""Which system calls a learner's process is refused: a seccomp filter.

Refused calls fail with an error and nothing is killed, so honest code that tries one of them
only gets an exception. It is a list of what to refuse, because what Python, torch and their
libraries call changes with every version; the walls are namespaces and Landlock, and this
closes what they leave open. Written out here in a hundred lines: the packages that bind
libseccomp need that library installed, which conda and many containers lack.
"""

from __future__ import annotations

import ctypes
import errno
import struct
from collections.abc import Sequence
from dataclasses import dataclass

from autograder.engine.sandbox import _kernel
from autograder.engine.sandbox._calls import number_of

_ALLOW = 0x7FFF0000
_ERROR = 0x00050000
_ARCHITECTURE = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
_X32 = 0x40000000  # a second numbering of the calls on x86_64, which would walk past the filter

# Classic BPF: load a word, and it, jump if equal, jump if greater or equal, jump, return.
_LOAD, _AND, _EQUAL, _AT_LEAST, _JUMP, _RETURN = 0x20, 0x54, 0x15, 0x35, 0x05, 0x06
_NUMBER_AT, _ARCHITECTURE_AT, _ARGUMENTS_AT = 0, 4, 16  # in struct seccomp_data

_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER = 22, 2

_AF_UNIX, _SOCK_SEQPACKET, _SOCK_TYPES = 1, 5, 0xF
_NEW_NAMESPACES = (
    _kernel.CLONE_NEWNS,
    _kernel.CLONE_NEWCGROUP,
    _kernel.CLONE_NEWUTS,
    _kernel.CLONE_NEWIPC,
    _kernel.CLONE_NEWUSER,
    _kernel.CLONE_NEWPID,
    _kernel.CLONE_NEWNET,
)
_TIOCSTI, _TIOCLINUX, _FIOSETOWN, _SIOCSPGRP = 0x5412, 0x541C, 0x8901, 0x8902
_F_SETOWN, _F_SETSIG, _F_SETOWN_EX = 8, 10, 15
_F_SETLEASE, _F_NOTIFY, _F_SETDELEG = 1024, 1026, 1040
_FS_SETFLAGS, _FS_SETXATTR, _FS_ENABLE_VERITY = 0x40086602, 0x401C5820, 0x40806685
_O_TRUNC, _O_ACCMODE = 0o1000, 0o3

# Of no use to a course, and where holes in kernels have been found.
_ALWAYS = """
    ptrace process_vm_readv process_vm_writev process_madvise kcmp pidfd_getfd
    mount umount2 pivot_root chroot mount_setattr move_mount open_tree open_tree_attr fsopen
    fsconfig fsmount fspick unshare setns open_by_handle_at name_to_handle_at file_setattr
    keyctl add_key request_key bpf perf_event_open userfaultfd
    io_uring_setup io_uring_enter io_uring_register
    kexec_load kexec_file_load init_module finit_module delete_module reboot swapon swapoff
    acct quotactl quotactl_fd syslog vhangup settimeofday clock_settime adjtimex clock_adjtime
    sethostname setdomainname iopl ioperm modify_ldt fanotify_init
""".split()
# Would reach other processes of the same user, or outlive the submission.
_SHARED_BY_A_USER = """
    migrate_pages move_pages ioprio_set msgget semget mq_open mq_unlink
""".split()
# Landlock does not cover a file's mode, owner and times. Claiming success changes nothing and
# lets `shutil.copy` and `cp` work.
_OF_FILES = """
    chmod fchmod fchmodat fchmodat2 chown fchown lchown fchownat utime utimes futimesat utimensat
    setxattr lsetxattr fsetxattr setxattrat removexattr lremovexattr fremovexattr removexattrat
""".split()
_SIGNALS = "kill tgkill rt_sigqueueinfo rt_tgsigqueueinfo".split()


@dataclass(frozen=True)
class Rule:
    """Refuse a call; if ``values`` are given, only when an argument is (not) one of them."""

    call: str
    error: int = errno.EPERM
    argument: int = 0
    values: tuple[int, ...] = ()
    unless: bool = False
    mask: int = 0xFFFFFFFF


def rules(*, namespaces: bool, landlock: int, gpu: bool = False) -> list[Rule]:
    """What to refuse with or without namespaces, at a version of Landlock, and beside a GPU.

    Where there is neither, what would only close gaps of Landlock stays allowed.
    """
    found = [Rule(call) for call in _ALWAYS]
    # Memory that belongs to no process, so that no limit counts it.
    found += [Rule("shmget"), Rule("memfd_create", errno.ENOSYS)]
    # Its flags lie in memory that a filter cannot read; libc falls back to clone.
    found.append(Rule("clone3", errno.ENOSYS))
    found += [Rule("clone", values=(flag,), mask=flag) for flag in _NEW_NAMESPACES]
    found.append(Rule("ioctl", argument=1, values=(_TIOCSTI, _TIOCLINUX)))
    # Whoever opens a file after its owner took a lease on it waits for most of a minute. Python's
    # own files are mostly those of the user who grades, whom a submission runs as.
    found.append(Rule("fcntl", argument=1, values=(_F_SETLEASE, _F_NOTIFY, _F_SETDELEG)))
    if namespaces:
        return [*found, Rule("socket", values=(_AF_UNIX,), unless=True)]
    # Sockets of other programs of this user have names in the file system.
    found += _no_way_to_others() if gpu else [Rule("socket")]
    found += [Rule(call) for call in _SHARED_BY_A_USER]
    found += [Rule(call, 0) for call in _OF_FILES]
    # Nor a file's flags, which need it open for reading only; one of them makes it unchangeable.
    found.append(Rule("ioctl", argument=1, values=(_FS_SETFLAGS, _FS_SETXATTR, _FS_ENABLE_VERITY)))
    # Nor watching a folder, which tells the names of what is opened and made in it.
    found.append(Rule("inotify_add_watch"))
    found += [
        Rule(call, values=(0,), unless=True)
        for call in ("prlimit64", "sched_setaffinity", "sched_setscheduler", "sched_setparam")
    ]
    found += [Rule("sched_setattr", values=(0,), unless=True)]
    found += [Rule("setpriority", values=(0,), unless=True)]
    found += [Rule("setpriority", argument=1, values=(0,), unless=True)]
    if 0 < landlock < 6:
        found += _no_signals_to_others()
    if 0 < landlock < 3:
        found += [Rule("truncate"), Rule("openat2", errno.ENOSYS)]
        found += [
            Rule(call, argument=place, values=(_O_TRUNC,), mask=_O_TRUNC | _O_ACCMODE)
            for call, place in (("open", 1), ("openat", 2))
        ]
    return found


def _no_way_to_others() -> list[Rule]:
    """CUDA waits at a socket of this kind when it starts; one that never connects sends nothing."""
    return [
        Rule("socket", values=(_AF_UNIX,), unless=True),
        Rule("socket", argument=1, values=(_SOCK_SEQPACKET,), unless=True, mask=_SOCK_TYPES),
        Rule("connect"),
    ]


def _no_signals_to_others() -> list[Rule]:
    """Refuse signals but those to the process itself, whose id is filled in when locking.

    Newer versions of Landlock let a process signal those it started as well.
    """
    found = [Rule(call, values=(OWN_ID, 0), unless=True) for call in _SIGNALS]
    found += [Rule("tkill"), Rule("pidfd_send_signal")]
    # A file that reports to a process does so by a signal of one's choice.
    found.append(Rule("fcntl", argument=1, values=(_F_SETOWN, _F_SETSIG, _F_SETOWN_EX)))
    found.append(Rule("ioctl", argument=1, values=(_FIOSETOWN, _SIOCSPGRP)))
    return found


OWN_ID = -1


def compile_rules(found: Sequence[Rule], machine: str, own_id: int = 0) -> bytes:
    """The filter program for ``found``."""
    program = [
        (_LOAD, 0, 0, _ARCHITECTURE_AT),
        (_EQUAL, 1, 0, _ARCHITECTURE[machine]),
        (_RETURN, 0, 0, _ERROR | errno.ENOSYS),
        (_LOAD, 0, 0, _NUMBER_AT),
        (_AT_LEAST, 0, 1, _X32),
        (_RETURN, 0, 0, _ERROR | errno.ENOSYS),
    ]
    for rule in found:
        number = number_of(rule.call)
        if number is not None:
            program += _compiled(rule, number, own_id)
    program.append((_RETURN, 0, 0, _ALLOW))
    return b"".join(struct.pack("=HBBI", *instruction) for instruction in program)


def _compiled(rule: Rule, number: int, own_id: int) -> list[tuple[int, int, int, int]]:
    refuse = (_RETURN, 0, 0, _ERROR | rule.error)
    if not rule.values:
        return [(_EQUAL, 0, 1, number), refuse]
    # Arguments are 64 bits wide; the kernel takes the lower half of those looked at here.
    tests = [(_LOAD, 0, 0, _ARGUMENTS_AT + 8 * rule.argument), (_AND, 0, 0, rule.mask)]
    values = [own_id if value == OWN_ID else value for value in rule.values]
    for place, value in enumerate(values, start=1):
        # Leap over the tests left and what follows them: the refusal, or the jump past it.
        tests.append((_EQUAL, len(values) - place + 1, 0, value))
    if not rule.unless:
        tests.append((_JUMP, 0, 0, 1))
    tests += [refuse, (_LOAD, 0, 0, _NUMBER_AT)]
    return [(_EQUAL, 0, len(tests), number), *tests]


def refuse_calls(program: bytes) -> None:
    """Install a compiled filter, for good, here and in what is started from here."""
    code = ctypes.create_string_buffer(program, len(program))
    head = struct.pack("@HP", len(program) // 8, ctypes.addressof(code))  # struct sock_fprog
    pointer = ctypes.create_string_buffer(head, len(head))
    _kernel.prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.addressof(pointer))
