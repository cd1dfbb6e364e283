"""Archives unpacked: the one that a learning platform gives, and what learners packed themselves.

A platform's archive has to be sound. One of a learner may be anything: what is damaged, locked,
too large or packed too often stays as it is, and is handed on as the file that it is.
The folder of what was in an archive has the archive's whole name, ending included: the platform
gave it, and it says whose the content is.
"""

from __future__ import annotations

import shutil
import tarfile
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO

from autograder.course.limits import MIB
from autograder.course.problems import AuthorError, is_full

_ENDINGS = (".zip", ".tar.gz", ".tgz", ".gz", ".tar")
_DEEPEST = 3


@dataclass
class _Room:
    """What may still come out of one learner's archive, and of the archives in it."""

    files: int = 1000
    size: int = 64 * MIB


def unpack_all(source: Path, target: Path, *, say: Callable[[str], None]) -> None:
    """Unpack every archive below ``source`` into ``target``, and copy all other files there.

    Args:
        say: told of each archive of a learner that was not unpacked, and why.

    Raises:
        AuthorError: one of the archives in ``source`` cannot be unpacked.
    """
    for path in sorted(each for each in source.rglob("*") if each.is_file()):
        place = target / path.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        if not is_archive(path.name):
            shutil.copy(path, place)
            continue
        try:
            _unpack(path, place, None)
        except Exception as error:
            raise AuthorError(
                f"{path}: cannot be unpacked: {_reason(error)}. Download it once more, or put what "
                "is in it in its place; nothing was collected."
            ) from error
        for packed in _archives_in(place):
            _unpack_tree(packed, _Room(), 1, say)


def _unpack_tree(path: Path, room: _Room, depth: int, say: Callable[[str], None]) -> None:
    """Unpack the archive of a learner in its place, and those in it."""
    folder = Path(tempfile.mkdtemp(dir=path.parent, prefix="."))
    try:
        if depth > _DEEPEST:
            raise ValueError(f"it is packed more than {_DEEPEST} times")
        _unpack(path, folder, room)
    except Exception as error:  # of a dozen kinds, by what the file is like
        if isinstance(error, OSError) and is_full(error):
            raise
        shutil.rmtree(folder, ignore_errors=True)
        say(f"{path}: is not unpacked: {_reason(error)}")
        return
    path.unlink()
    folder.rename(path)
    for packed in _archives_in(path):
        _unpack_tree(packed, room, depth + 1, say)


def _reason(error: Exception) -> str:
    """One line; Python's own on a file that is no archive at all has five."""
    if isinstance(error, tarfile.ReadError | zipfile.BadZipFile):
        return "it is damaged, or no archive"
    return str(error).partition("\n")[0] or type(error).__name__


def _unpack(path: Path, folder: Path, room: _Room | None) -> None:
    """Write the regular files of an archive into ``folder``, none of them anywhere else."""
    with path.open("rb") as file:
        is_zip = file.read(2) == b"PK"
    for name, size, opened in _members_of_zip(path) if is_zip else _members_of_tar(path):
        place = PurePosixPath(name)
        if place.is_absolute() or ".." in place.parts:
            continue
        if room is not None:
            room.files -= 1
            room.size -= size
            if room.files < 0 or room.size < 0:
                most = f"{_Room.files} files or {_Room.size // MIB} MiB"
                raise ValueError(f"with it there would be more than {most}")
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        with opened() as content, target.open("wb") as written:
            shutil.copyfileobj(content, written)


_Member = tuple[str, int, Callable[[], IO[bytes]]]


def _members_of_zip(path: Path) -> Iterator[_Member]:
    with zipfile.ZipFile(path) as archive:
        for info in archive.infolist():
            if not info.is_dir():
                # Reading ends at this size, whatever else is packed there.
                yield info.filename, info.file_size, partial(archive.open, info)


def _members_of_tar(path: Path) -> Iterator[_Member]:
    with tarfile.open(path) as archive:
        for info in archive:
            if info.isreg():
                yield info.name, info.size, partial(_content, archive, info)


def _content(archive: tarfile.TarFile, info: tarfile.TarInfo) -> IO[bytes]:
    content = archive.extractfile(info)
    assert content is not None  # of a regular file there always is some
    return content


def _archives_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and is_archive(path.name))


def is_archive(name: str) -> bool:
    """Whether ``name`` is that of an archive, or of the folder of what was in one."""
    return name.lower().endswith(_ENDINGS)


def without_ending(name: str) -> str:
    """``name`` without the ending of an archive, if that leaves something."""
    ends = [name[: -len(end)] for end in _ENDINGS if name.lower().endswith(end)]
    return next(filter(None, ends), name)
