"""The notebook in a submitted folder, and nothing else of it.

Everything is opened below a descriptor of the folder, links are not followed, and what is not a
regular file is not read: a link could lead to a classmate's work, a pipe would never end.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path

from autograder.course.limits import NOTEBOOK_BYTES
from autograder.rebuild.result import CannotRebuild

_FLAGS = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)
_MOST_NAMES = 10_000
# Files that a learner hands in beside the notebook.
_MOST_BESIDE, _MOST_BESIDE_BYTES = 100, 16 << 20
_LINKED = (
    "The submitted folder is a link to another place, which is not followed. "
    "Hand in the notebook itself."
)
# What browsers and learning platforms make of the name of a notebook.
_ENDINGS = (".ipynb", ".ipynb.txt", ".ipynb.json", ".json")


@contextmanager
def open_folder(folder: Path) -> Iterator[int]:
    """A descriptor of the submitted ``folder``; neither it nor its learner's may be a link."""
    try:
        if folder.parent.is_symlink():
            raise CannotRebuild(_LINKED)
        descriptor = os.open(folder, _FLAGS | getattr(os, "O_DIRECTORY", 0))
    except FileNotFoundError:
        raise CannotRebuild("Nothing was handed in: the folder is missing.") from None
    except OSError as error:
        if folder.is_symlink():
            raise CannotRebuild(_LINKED) from None
        raise CannotRebuild(f"The submitted folder cannot be opened ({error.strerror}).") from error
    try:
        yield descriptor
    finally:
        os.close(descriptor)


def read_file(folder: int, name: str, most: int = NOTEBOOK_BYTES) -> bytes:
    """The bytes of the regular file ``name``; of a file that is larger than ``most``, one more."""
    try:
        # Without O_NONBLOCK, opening a pipe would wait for somebody to write into it.
        descriptor = os.open(name, _FLAGS | getattr(os, "O_NONBLOCK", 0), dir_fd=folder)
    except OSError as error:
        if _is_kind(folder, name, stat.S_ISLNK):
            raise CannotRebuild(
                "The notebook is a link to another file, which is not followed. "
                "Hand in the notebook itself."
            ) from None
        raise CannotRebuild(f"The notebook cannot be opened ({error.strerror}).") from error
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise CannotRebuild(
                "What has the name of the notebook is not a file. Hand in the notebook itself."
            )
        parts: list[bytes] = []
        missing = most + 1
        while missing and (part := os.read(descriptor, missing)):
            parts.append(part)
            missing -= len(part)
        return b"".join(parts)
    except OSError as error:
        raise CannotRebuild(f"The notebook cannot be read ({error.strerror}).") from error
    finally:
        os.close(descriptor)


def read_beside(folder: int, taken: Collection[str]) -> tuple[dict[str, bytes], list[str]]:
    """The files beside the notebooks, and the names of those that are too much or unreadable.

    Folders are not looked into, and links are not followed.

    Args:
        taken: names that do not count.
    """
    found: dict[str, bytes] = {}
    left_out: list[str] = []
    room = _MOST_BESIDE_BYTES
    with os.scandir(folder) as entries:
        names = sorted(each.name for each in entries if each.is_file(follow_symlinks=False))
    for name in names:
        if name in taken or name.startswith(".") or name.lower().endswith(".ipynb"):
            continue
        try:
            content = read_file(folder, name)
        except CannotRebuild:
            left_out.append(name)
            continue
        if len(content) > min(room, NOTEBOOK_BYTES) or len(found) >= _MOST_BESIDE:
            left_out.append(name)
        else:
            found[name] = content
            room -= len(content)
    return found, left_out


def exists(folder: int, name: str) -> bool:
    """Whether there is anything of that name, a broken link too, or may be: reading it tells."""
    try:
        os.stat(name, dir_fd=folder, follow_symlinks=False)
    except FileNotFoundError:
        return False
    except OSError:
        pass
    return True


def other_names(
    folder: int, name: str, beside: Collection[str] = ()
) -> tuple[list[str], list[str]]:
    """Names of files other than ``name``: those that may be a notebook, and all others.

    Args:
        beside: notebooks of other assignments, which count as neither.
    """
    found: list[tuple[int, str]] = []
    rest: list[str] = []
    try:
        with os.scandir(folder) as entries:
            for number, entry in enumerate(entries):
                if number >= _MOST_NAMES:
                    raise CannotRebuild(
                        f"The submitted folder holds more than {_MOST_NAMES} files. "
                        f"Hand in one notebook, named {name}."
                    )
                if entry.name in (name, *beside) or entry.name.startswith((".", "~")):
                    continue
                rank = _rank(entry.name)
                if rank is not None and entry.is_file(follow_symlinks=False):
                    found.append((rank, entry.name))
                else:
                    rest.append(entry.name + "/" * entry.is_dir(follow_symlinks=False))
    except OSError as error:
        raise CannotRebuild(f"The submitted folder cannot be read ({error.strerror}).") from error
    best = min((rank for rank, _ in found), default=0)
    return sorted(each for rank, each in found if rank == best), sorted(rest)


def _rank(name: str) -> int | None:
    low = name.lower()
    return next((rank for rank, end in enumerate(_ENDINGS) if low.endswith(end)), None)


def _is_kind(folder: int, name: str, is_it: Callable[[int], bool]) -> bool:
    try:
        return is_it(os.stat(name, dir_fd=folder, follow_symlinks=False).st_mode)
    except (OSError, ValueError):
        return False
