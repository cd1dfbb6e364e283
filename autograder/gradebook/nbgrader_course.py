"""Another nbgrader course: its assignments as its settings and sources have them.

    nbgrader_config.py --verify_settings--> what cannot be graded here, said before grading
    source/ps1/*.ipynb --generate--> what learners got, hidden tests in it --> GradedAssignment

Each notebook is graded by itself, as ``ps1/problem1``.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import nbformat
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpecManager, NoSuchKernel
from nbformat import NotebookNode
from nbgrader.converters import Autograde
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import ClearHiddenTests, Execute

from autograder.authoring.releasing import generate
from autograder.course.canonical import read_notebook
from autograder.course.course_content import CourseContent
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.layout import CONFIG
from autograder.course.limits import MIB, Limits
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import Coursework
from autograder.gradebook.record.journal import FOLDER

CONTENT = CourseContent(catalogue={}, packages=())
_OF_TORCH = re.compile(r"^[ \t]*(?:import|from)[ \t]+(torch|autograder)\b", re.MULTILINE)
# In place of nbgrader's own steps, one of our two lines.
_REFUSE = "autograder.gradebook.plugins.autograde.Refuse"
# They go to each template in one message.
_MOST_BYTES = 64 * MIB
_STOCK = "or take our two lines out of nbgrader_config.py, and nbgrader grades as it comes"


def read_coursework(root: Path) -> Coursework:
    """What there is to grade in the course in ``root``."""
    course = Course(root)
    submitted = course.root / str(course.nbgrader.coursedir.submitted_directory)
    return Coursework(submitted, read_folders(course), CONTENT, partial(read_assignments, course))


def read_folders(course: Course) -> list[str]:
    """The assignments: folders of the sources that hold notebooks."""
    source = _source(course)
    return sorted({path.parent.name for path in source.glob("*/*.ipynb")})


def read_assignments(course: Course, folders: Sequence[str]) -> list[GradedAssignment]:
    """The notebooks of the assignments ``folders``, ready to grade.

    Raises:
        AuthorError: something in the settings or the sources cannot be graded; all there is.
    """
    if problems := [*_verify_settings(course), *_verify_sources(course, folders)]:
        raise AuthorError("\n".join(problems))
    (course.root / FOLDER).mkdir(parents=True, exist_ok=True)
    made = Path(tempfile.mkdtemp(prefix="reading-", dir=course.root / FOLDER))
    try:
        generate(course.root, list(folders), made, with_hidden=True)
        found = [each for name in folders for each in _read_folder(course, name, made / name)]
    finally:
        shutil.rmtree(made, ignore_errors=True)
    if problems := [problem for each in found for problem in _verify(each)]:
        raise AuthorError("\n".join(problems))
    return found


def _read_folder(course: Course, folder: str, made: Path) -> Iterator[GradedAssignment]:
    paths = sorted(made.glob("*.ipynb"))
    names = {path.name for path in paths}
    files = {name: path.read_bytes() for name, path in _files(course, folder)}
    for path in paths:
        notebook: NotebookNode = nbformat.from_dict(read_notebook(path))  # type: ignore[no-untyped-call]
        for index, cell in enumerate(notebook.cells):  # those of older formats have no ids
            cell.setdefault("id", f"given-{index}")
        yield GradedAssignment(
            f"{folder}/{path.stem}",
            notebook,
            _limits(course, notebook),
            files,
            beside=frozenset(names - {path.name}),
            of_nbgrader=True,
        )


def _source(course: Course) -> Path:
    return course.root / str(course.nbgrader.coursedir.source_directory)


def _files(course: Course, folder: str) -> Iterator[tuple[str, Path]]:
    """What lies beside the notebooks, as nbgrader would copy it: its name there, and where."""
    ignored = [*course.nbgrader.coursedir.ignore, "*.ipynb"]
    learners = Autograde(config=course.nbgrader.config).exclude_overwriting.get(folder, [])
    source = _source(course) / folder
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source)
        left_out = any(fnmatchcase(part, each) for part in name.parts for each in ignored)
        if path.is_file() and not left_out and name.as_posix() not in learners:
            yield name.as_posix(), path


def _limits(course: Course, notebook: NotebookNode) -> Limits:
    """nbgrader's limit of each cell, and so much for the whole that no cell has less."""
    cell_s = _cell_s(course) or Limits().cell_s
    cells = sum(cell.cell_type == "code" for cell in notebook.cells)
    whole_s = max(Limits().wall_s, cell_s * (cells + 1))
    return Limits(wall_s=whole_s, cell_s=cell_s, scratch_s=cell_s, cpu_s=int(whole_s))


def _cell_s(course: Course) -> float | None:
    limit = Execute(config=course.nbgrader.config).timeout
    return float(limit) if limit and limit > 0 else None


def _verify_settings(course: Course) -> Iterator[str]:
    """What nbgrader_config.py asks for that grading here does not do."""
    config = course.nbgrader.config
    if course.nbgrader.coursedir.directory_structure != (
        usual := CourseDirectory.directory_structure.default_value
    ):
        yield _said("CourseDirectory.directory_structure", f"set it to `{usual}`")
    usual_steps, steps = Autograde(), Autograde(config=config)
    for name in ("sanitize_preprocessors", "autograde_preprocessors"):
        known = {*map(_name_of, getattr(usual_steps, name)), _REFUSE}
        if not known.issuperset(map(_name_of, getattr(steps, name))):
            yield _said(f"Autograde.{name}", "take it out: none of these steps is run")
    for hook in ("pre_convert_hook", "post_convert_hook"):
        if hook in config.Autograde:
            yield _said(f"Autograde.{hook}", "take it out: it would not be called")
    clearing = ClearHiddenTests(config=config)
    for name in ("begin_test_delimeter", "end_test_delimeter"):
        usual = ClearHiddenTests.class_traits()[name].default_value
        if getattr(clearing, name) != usual:
            yield _said(f"ClearHiddenTests.{name}", f"write `{usual}` in the tests, and leave it")
    if _cell_s(course) is None:
        yield _said("Execute.timeout", "set it to a number of seconds that a cell may take")


def _name_of(step: object) -> str:
    """A step of nbgrader's, which settings name by its class or by that class's name."""
    return f"{step.__module__}.{step.__qualname__}" if isinstance(step, type) else str(step)


def _said(setting: str, remedy: str) -> str:
    return f"{CONFIG}: {setting} is not as grading here needs it: {remedy}; {_STOCK}."


def _verify_sources(course: Course, folders: Iterable[str]) -> Iterator[str]:
    """What is wrong with the files of assignments, before any of them is released."""
    known = read_folders(course)
    for folder in folders:
        if folder not in known:
            yield f"{folder}: no such assignment; there are {', '.join(known)}."
        size = sum(path.stat().st_size for _, path in _files(course, folder))
        if size > _MOST_BYTES:
            yield (
                f"{folder}: {size // MIB} MiB lie beside its notebooks, and each submission gets "
                f"a copy: {_MOST_BYTES // MIB} MiB at most; make them smaller, {_STOCK}."
            )
        for path in sorted((_source(course) / folder).glob("*.ipynb")):
            if "AUTOTEST" in path.read_text("utf-8"):  # else made anew with every release
                yield (
                    f"{folder}/{path.stem}: has AUTOTEST lines: run `nbgrader "
                    f"generate_source_with_tests {folder}` once, set "
                    "CourseDirectory.source_directory to the folder it makes, and release "
                    "from there."
                )


def _verify(assignment: GradedAssignment) -> Iterator[str]:
    """What of an assignment cannot be graded by this Python."""
    name = assignment.name
    if unfit := _unfit_kernel(assignment.notebook.metadata.get("kernelspec", {})):
        yield f"{name}: {unfit}; {_STOCK}."
    code = "\n".join(cell.source for cell in assignment.cells if cell.is_code)
    if (found := _OF_TORCH.search(code)) and not find_spec("torch"):
        yield f"{name}: it imports {found[1]}, and PyTorch is not installed: `pip install torch`."


def _unfit_kernel(wanted: Any) -> str:
    """Why a notebook that wants this kernel cannot be run by this Python; empty if it can."""
    kernel = wanted.get("name", NATIVE_KERNEL_NAME)
    if kernel == "python":  # whichever there is
        kernel = NATIVE_KERNEL_NAME
    try:
        spec = KernelSpecManager().get_kernel_spec(kernel)
    except NoSuchKernel:
        return f"its kernel `{kernel}` is not installed here: choose another one in JupyterLab"
    if spec.language != "python":
        return f"its kernel `{kernel}` is one for {spec.language}, and only Python is graded here"
    program = spec.argv[0] if spec.argv else ""
    if Path(program).is_absolute() and Path(program).parent != Path(sys.executable).parent:
        return (
            f"its kernel `{kernel}` is another Python, {program}: install this package there and "
            "grade from there"
        )
    return ""
