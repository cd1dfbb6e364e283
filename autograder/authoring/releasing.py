"""solutions/ -> exercises/: all assignments in one process, beside the old release, then swapped.

    solutions/  --nbgrader + guard-->  work/release-*/  --rename-->  exercises/

The release is a function of solutions/ alone: the folder is replaced whole, so nothing that
belongs to a removed assignment stays, and a crash leaves the old release or the new one.
"""

from __future__ import annotations

import logging
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from autograder.authoring.corpus import CORPUS
from autograder.authoring.guarding import verify_folder, verify_markers
from autograder.authoring.outlining import write_outline
from autograder.course.canonical import read_notebook
from autograder.course.layout import CONFIG, EXERCISES, MANIFEST, SOLUTIONS, relative
from autograder.course.manifest import Manifest, read_manifest
from autograder.course.problems import AuthorError, Problem, describe_problems


class SourcesRefused(AuthorError):
    """Sources that may not be released, each reason a problem of its own."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__(describe_problems(problems))
        self.problems = problems


_REPLACED = "exercises-replaced"


def release(root: Path, names: Sequence[str] = ()) -> bool:
    """Make exercises/ anew, or only ``names`` in it, and the outline; whether that changed any."""
    released = root / EXERCISES
    with fresh_release(root, names) as fresh:
        if names and released.is_dir():
            for other in released.iterdir():
                if other.is_dir() and other.name not in names:
                    shutil.copytree(other, fresh / other.name)
        outlined = write_outline(root)
        if not verify_same(fresh, released):
            return outlined
        _swap(fresh, released, root / "work" / _REPLACED)
    return True


@contextmanager
def fresh_release(root: Path, names: Sequence[str] = ()) -> Iterator[Path]:
    """A release of every assignment, or of ``names``, in a temporary folder, gone afterwards."""
    manifest = read_manifest(root)
    for name in names:
        if name not in manifest:
            known = ", ".join(manifest) or "none"
            raise AuthorError(f"{name}: no such assignment in {SOLUTIONS}/{MANIFEST} ({known}).")
    # What nbgrader and the guard would refuse one after the other is said here all at once.
    refused = verify_sources(root, manifest, names)
    if refused:
        raise SourcesRefused(refused)
    # Beside exercises/, so that the swap is a rename within one file system.
    (root / "work").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="release-", dir=root / "work"))
    try:
        (folder / EXERCISES).mkdir()
        generate(root, sorted(names or manifest), folder / EXERCISES)
        yield folder / EXERCISES
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def generate(
    root: Path,
    assignments: list[str],
    target: Path,
    *,
    in_gradebook: bool = False,
    with_hidden: bool = False,
) -> None:
    """Run nbgrader's own converter for each assignment.

    Args:
        in_gradebook: enter the cells into nbgrader's database, which is else not opened.
        with_hidden: leave hidden tests and mark schemes in; not for learners.
    """
    from nbgrader.converters import GenerateAssignment
    from nbgrader.coursedir import CourseDirectory
    from nbgrader.utils import capture_log

    if set("[]*?") & set(str(root)):
        raise AuthorError(f"{root}: nbgrader cannot find a course below a folder with [, ], * or ?"
                          " in its name; move the course.")  # fmt: skip
    config = read_config(root)
    config.SaveCells.enabled = in_gradebook  # what nbgrader's own --no-db switches off besides
    if with_hidden:
        config.ClearHiddenTests.enabled = config.ClearMarkScheme.enabled = False
    for name in assignments:
        course = CourseDirectory(config=config, root=str(root), assignment_id=name)
        course.release_directory = str(target)
        converter = GenerateAssignment(coursedir=course, config=config)
        converter.force, converter.no_database = True, not in_gradebook
        converter.log = logging.getLogger(f"{__name__}.nbgrader")
        converter.log.setLevel(logging.INFO)
        converter.log.propagate = False
        result = capture_log(converter)
        if not result["success"]:
            raise AuthorError(
                f"{course.source_directory}/{name}/: nbgrader could not release it.\n"
                f"{_reason(result.get('log', '') or result['error'])}"
            )


def read_config(root: Path) -> Any:
    """The settings in nbgrader_config.py, as nbgrader's own commands would load them."""
    from traitlets.config.loader import PyFileConfigLoader

    if not (root / CONFIG).is_file():
        raise AuthorError(f"{root / CONFIG}: is missing, so no release can be made.")
    try:
        return PyFileConfigLoader(CONFIG, path=str(root)).load_config()
    except (ModuleNotFoundError, AuthorError):
        raise
    except Exception as error:  # whatever an instructor wrote there
        raise AuthorError(f"{root / CONFIG}: {type(error).__name__}: {error}.") from error


def verify_sources(root: Path, manifest: Manifest, names: Sequence[str] = ()) -> list[Problem]:
    """What the guard refuses in the folders of solutions/, or of ``names`` among them."""
    folders = {path.name for path in (root / SOLUTIONS).iterdir() if path.is_dir()} - {CORPUS.name}
    folders -= {".ipynb_checkpoints"}
    problems = []
    for name in sorted(names or folders | set(manifest)):
        folder = root / SOLUTIONS / name
        for problem in verify_folder(folder, manifest.get(name)):
            where = problem.where.replace(f"{root.as_posix()}/", "", 1)
            problems.append(Problem(where, problem.what, problem.mend))
        for path in sorted(folder.glob("*.ipynb")):
            problems += verify_markers(read_notebook(path), relative(path, root))
    return problems


def verify_same(fresh: Path, released: Path) -> list[Problem]:
    """Where the release that stands differs from a fresh one, byte for byte."""
    mend = "make release"
    if not released.is_dir():
        return [Problem(f"{EXERCISES}/", "does not exist.", mend)]
    problems = []
    ours = {path.relative_to(fresh) for path in fresh.rglob("*")}
    theirs = {
        path.relative_to(released)
        for path in released.rglob("*")
        if not {".ipynb_checkpoints", "__pycache__"} & set(path.parts)
    }
    for path in sorted(ours | theirs):
        where = f"{EXERCISES}/{path.as_posix()}"
        if path not in theirs:
            problems.append(Problem(where, "is missing.", mend))
        elif path not in ours:
            problems.append(Problem(where, "belongs to no assignment of solutions/.", mend))
        elif (fresh / path).is_dir() != (released / path).is_dir():
            problems.append(
                Problem(where, "is a folder on one side and a file on the other.", mend)
            )
        elif (fresh / path).is_file() and (fresh / path).read_bytes() != (
            released / path
        ).read_bytes():
            problems.append(Problem(where, "differs from a fresh release.", mend))
    return problems


def _swap(fresh: Path, released: Path, replaced: Path) -> None:
    """Put ``fresh`` in the place of ``released``; what stood there is kept once, in work/."""
    shutil.rmtree(replaced, ignore_errors=True)
    if released.exists():
        released.rename(replaced)
    try:
        fresh.rename(released)
    except OSError:
        if replaced.exists():
            replaced.rename(released)
        raise


def _reason(log: str) -> str:
    """What the last exception in nbgrader's log says, without its traceback."""
    lines = [line.rstrip() for line in log.splitlines()]
    frames = [number for number, line in enumerate(lines) if line.startswith("      File ")]
    if not frames:
        return "\n".join(lines)
    # nbgrader indents a traceback by four: frames by six or more, the exception by four.
    message: list[str] = []
    for line in lines[frames[-1] :]:
        if line.startswith("["):
            break
        if message or re.match(r"    \S", line):
            message.append(line[4:])
    return "\n".join(message).strip().rpartition("ReleaseRefused: ")[2]
