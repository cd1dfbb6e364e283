"""Whose a file in a learning platform's archive is, and which of several counts.

Known are the names that Moodle, Canvas and Blackboard give, and folders of student and
assignment. A name that none of them gives is nobody's: it is left for a person to look at.

An archive is one platform's, which gives its names all on one level. What lies deeper, or what
only looks like a name of another platform, a learner may have made up, with a classmate's name in
it: it is never asked whose it is.
"""

from __future__ import annotations

import enum
import re
import stat
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from os.path import commonprefix
from pathlib import Path, PurePath
from types import MappingProxyType

from autograder.collecting.unpacking import is_archive, without_ending
from autograder.course.layout import former_notebook_of, notebook_of

_MOODLE = re.compile(r"(?P<who>[^/]+?_\d+)_assignsubmission_file(?:_(?P<file>.*))?")
_BLACKBOARD = re.compile(
    r"(?P<head>[^/]*?_[^/_]+)_attempt_(?P<time>\d{4}(?:-\d\d){5})(?:_(?P<file>.+))"
)
_CANVAS = re.compile(r"(?P<who>[^/_]+)(?P<late>_LATE)?_(?P<number>\d+)_(?P<order>\d+)_(?P<file>.+)")
# What browsers and Canvas append to the name of a second file: `name-1`, `name (1)`.
_AGAIN = re.compile(r"(?:-\d+| \(\d+\))$")
_NOT_IN_A_NAME = re.compile(r"[^\w.-]+")
_NOBODYS = frozenset({"__MACOSX", ".ipynb_checkpoints"})


class Platform(enum.Enum):
    """Who gave the names; of two that fit equally many, the first."""

    MOODLE = enum.auto()
    BLACKBOARD = enum.auto()
    CANVAS = enum.auto()
    FOLDERS = enum.auto()


@dataclass(frozen=True)
class Found:
    """A file in an archive: whose it is, what to call it, and when it was handed in.

    Attributes:
        order: a number that rises with the time of the upload, if the name has one.
        time: when it was handed in, if the name says so.
        late: the platform calls it late, without saying how late.
        level: how many folders stand above the name that says whose it is.
    """

    student: str
    file: str
    order: int | None = None
    time: str | None = None
    late: bool = False
    level: int = field(default=0, compare=False)


def find_submissions(root: Path, assignment: str) -> dict[Path, Found]:
    """Whose each file below ``root`` is, without those that need not be collected.

    Of a learner with a notebook, only notebooks are; of one without, everything, so that grading
    can say what was handed in instead. Where it cannot be told which of two files is the later
    one, both are kept under different names: grading takes the only answered one, or says that
    it cannot choose.
    """
    paths = {path: path.relative_to(root) for path in sorted(root.rglob("*")) if _is_own_file(path)}
    columns = _columns(paths.values())
    archives: dict[str, dict[Path, PurePath]] = {}
    for path, place in paths.items():
        top = place.parts[0]
        archives.setdefault(top if is_archive(top) else "", {})[path] = place
    found: dict[Path, Found] = {}
    for inside in archives.values():
        found |= _as_one_platform_says(inside, assignment, columns)
    with_notebook = {named.student for named in found.values() if _is_notebook(named.file)}
    same: dict[tuple[str, str], dict[Path, Found]] = {}
    for path, named in found.items():
        if _is_notebook(named.file) or named.student not in with_notebook:
            same.setdefault((named.student, named.file), {})[path] = named
    taken = set(same)
    return {path: named for files in same.values() for path, named in _latest(files, taken).items()}


def _as_one_platform_says(
    paths: Mapping[Path, PurePath], assignment: str, columns: Mapping[PurePath, str]
) -> dict[Path, Found]:
    """Whose each of ``paths`` is, by the names of the outermost level, as most of them are.

    All that a platform gave are of its kind, made up ones included, so it cannot be outvoted.
    """
    said = {
        platform: {
            path: named
            for path, place in paths.items()
            if (named := name_submission(place, assignment, columns, [platform]))
        }
        for platform in Platform
    }
    levels = [named.level for by_platform in said.values() for named in by_platform.values()]
    level = min(levels, default=0)
    outermost = [
        {path: named for path, named in by_platform.items() if named.level == level}
        for by_platform in said.values()
    ]
    return max(outermost, key=lambda found: len({paths[path].parts[: level + 1] for path in found}))


def name_submission(
    path: PurePath,
    assignment: str,
    columns: Mapping[PurePath, str] = MappingProxyType({}),
    platforms: Collection[Platform] = tuple(Platform),
) -> Found | None:
    """Whose the file at ``path`` in an archive is, or ``None`` if the path does not say.

    The outermost name that says it counts.

    Args:
        columns: as `_columns` finds them.
        platforms: whose names are known.
    """
    if path.name.startswith(".") or not _NOBODYS.isdisjoint(path.parts):
        return None
    for place, part in enumerate(path.parts):
        is_file = place == len(path.parts) - 1
        column = columns.get(PurePath(*path.parts[:place]), "")
        for platform in platforms:
            if found := _by(platform, part, "" if is_file else path.name, assignment, column):
                return replace(found, level=place)
        by_folders = Platform.FOLDERS in platforms
        if by_folders and part == assignment and place and not is_file:
            student = unicodedata.normalize("NFC", without_ending(path.parts[place - 1]))
            return Found(student, _file(path.name, assignment), level=place - 1)
    return None


def _columns(paths: Iterable[PurePath]) -> dict[PurePath, str]:
    """Folder of an archive of Blackboard's -> what all names in it begin with: the column's name.

    Both that name and those of learners may hold underscores; only together do they tell where
    the one ends: nobody may get the work of another whose name ends alike.
    """
    heads: dict[PurePath, set[str]] = {}
    for path in paths:
        for place, part in enumerate(path.parts):
            if named := _BLACKBOARD.fullmatch(part):
                heads.setdefault(PurePath(*path.parts[:place]), set()).add(named["head"])
                break
    return {
        folder: commonprefix(sorted(found)).rpartition("_")[0] + "_"
        for folder, found in heads.items()
        if len(found) > 1
    }


def _by(platform: Platform, name: str, inside: str, assignment: str, column: str) -> Found | None:
    """Whose ``platform`` says that ``name`` is; ``inside`` is the file, if not itself."""
    if platform is Platform.MOODLE and (named := _MOODLE.fullmatch(name)):
        return Found(_student(named["who"]), _file(inside or named["file"] or "", assignment))
    if platform is Platform.BLACKBOARD and (named := _BLACKBOARD.fullmatch(name)):
        day, clock = named["time"][:10], named["time"][11:].replace("-", ":")
        file = _file(inside or named["file"], assignment)
        head = named["head"]
        known = len(column) > 1 and head.startswith(column)
        who = head[len(column) :] if known else head.rpartition("_")[2]
        return Found(_student(who), file, time=f"{day} {clock}")
    if platform is Platform.CANVAS and (named := _CANVAS.fullmatch(name)):
        student = _student(f"{named['who']}_{named['number']}")
        file = _file(inside or named["file"], assignment)
        return Found(student, file, int(named["order"]), late=bool(named["late"]))
    return None


def _latest(same: dict[Path, Found], taken: set[tuple[str, str]]) -> dict[Path, Found]:
    """Of the notebooks of one learner with one name: the latest, or all under other names.

    Args:
        taken: learners and names of files that are given already.
    """
    if len(same) == 1:
        return same
    times = {path: named.time or named.order for path, named in same.items()}
    if None not in times.values() and len(set(times.values())) == len(times):
        latest = max(same, key=lambda path: (same[path].time or "", same[path].order or 0))
        return {latest: same[latest]}
    renamed = {}
    numbers = count(1)
    for path, named in same.items():
        names = (f"{PurePath(named.file).stem} ({number}){path.suffix}" for number in numbers)
        file = next(name for name in names if (named.student, name) not in taken)
        taken.add((named.student, file))
        renamed[path] = replace(named, file=file)
    return renamed


def _student(name: str) -> str:
    """A learner as the name of a folder; the number in it keeps those of one name apart."""
    plain = unicodedata.normalize("NFC", name).strip()
    return _NOT_IN_A_NAME.sub("-", plain).strip(".-") or "nameless"


def _file(name: str, assignment: str) -> str:
    known = PurePath(name)
    plain = _AGAIN.sub("", known.stem)
    names = (notebook_of(assignment), former_notebook_of(assignment))
    stem = plain if plain in names else known.stem
    return f"{stem or names[0]}{known.suffix}"


def _is_notebook(name: str) -> bool:
    return name.lower().endswith(".ipynb")


def _is_own_file(path: Path) -> bool:
    """Whether it is a plain file that came with the archive.

    A link in an archive could lead to the solutions, and copying would follow it.
    """
    try:
        known = path.lstat()
    except OSError:
        return False
    return stat.S_ISREG(known.st_mode) and known.st_nlink == 1
