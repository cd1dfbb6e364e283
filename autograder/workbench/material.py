"""What an exercise is marked with: its tests, hidden ones where they are here, and model answers.

Looked for in this order:
 1. solutions/, in the checkout of somebody who writes or teaches the course;
 2. the marking pack of the unit, which `make publish` puts into the learners' package;
 3. the released exercise: its visible tests, and no model answers.

A pack is one compressed file, so that nobody reads an answer by accident; it is no secret.
"""

from __future__ import annotations

import gzip
import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

import nbformat
from nbformat import NotebookNode

import autograder
from autograder.course.canonical import read_notebook
from autograder.course.graded_assignment import GradedAssignment, read_assignment
from autograder.course.layout import MANIFEST, SOLUTIONS
from autograder.course.limits import Limits
from autograder.course.manifest import read_manifest
from autograder.course.outline import Unit
from autograder.course.problems import AuthorError
from autograder.course.roles import REGIONS, Role, read_roles, visible_source

# Beside the rooms of the package that a sandbox shows to learners' code, not in one of them.
PACKS = Path(autograder.__file__).parent / "packs"
_VERSION = 1
_MARKERS = tuple(f"### {side} {name}" for side in ("BEGIN", "END") for name in REGIONS)


@dataclass(frozen=True)
class Material:
    """One exercise, ready to mark.

    Attributes:
        models: question -> the model answer; empty where there are none.
        is_whole: the hidden tests are among its tests.
    """

    assignment: GradedAssignment
    models: Mapping[str, str] = field(default_factory=dict)
    is_whole: bool = True


def find_material(unit: Unit, course: Path | None) -> Material:
    """The most there is to mark ``unit`` with.

    Args:
        course: the course's folder, if there is one.

    Raises:
        AuthorError: there is nothing.
    """
    if course and (course / SOLUTIONS / MANIFEST).is_file():
        return material_from_solutions(course, unit.id)
    if unit.self_marking and (path := pack_of(unit.id)).is_file():
        return read_pack(path)
    if course and (path := course / unit.exercise).is_file():
        return Material(without_hidden_tests(released_assignment(path, unit.id)), is_whole=False)
    raise AuthorError(
        f"The tests of {unit.id} are not here: not in the course's package, and there is no "
        "course folder around this notebook. The check cells of the page are its visible tests."
    )


def material_from_solutions(course: Path, unit: str) -> Material:
    """Tests and model answers as their authors wrote them."""
    assignment = read_assignment(course, unit)
    source = read_notebook(course / SOLUTIONS / unit / read_manifest(course)[unit].notebook)
    models = {
        view.name: _without_markers(view.source)
        for view in read_roles(source)
        if view.role.is_answer
    }
    return Material(assignment, models)


def released_assignment(path: Path, unit: str) -> GradedAssignment:
    """The exercise as it was released in ``path``, with its visible tests only."""
    notebook: NotebookNode = nbformat.from_dict(read_notebook(path))  # type: ignore[no-untyped-call]
    files = {
        each.name: each.read_bytes()
        for each in sorted(path.parent.iterdir())
        if each.is_file() and each.suffix != ".ipynb" and not each.name.startswith(".")
    }
    return GradedAssignment(unit, notebook, files=files)


def without_hidden_tests(assignment: GradedAssignment) -> GradedAssignment:
    """``assignment`` less the test cells that show nothing: alone, they would always pass."""
    notebook: NotebookNode = nbformat.from_dict(assignment.notebook)  # type: ignore[no-untyped-call]
    notebook.cells = [
        cell
        for cell, view in zip(notebook.cells, read_roles(notebook), strict=True)
        if view.role is not Role.TEST or _runs(visible_source(view.source))
    ]
    return GradedAssignment(assignment.name, notebook, assignment.limits, assignment.files)


def pack_of(unit: str, packs: Path = PACKS) -> Path:
    """Where the marking pack of ``unit`` lies, if there is one."""
    return packs / f"{unit}.json.gz"


def write_packs(course: Path, target: Path) -> list[Path]:
    """Write the pack of every unit that learners may mark into the folder ``target``.

    ``target`` is `packs` in the package that is published. What else lies in it goes: the pack
    of a unit that is graded now must not stay.
    """
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.json.gz"):
        old.unlink()
    written = []
    for name, assignment in read_manifest(course).items():
        if assignment.self_marking:
            path = pack_of(name, target)
            path.write_bytes(packed(material_from_solutions(course, name)))
            written.append(path)
    return written


def packed(material: Material) -> bytes:
    """The file content of a pack: the same for the same material."""
    assignment = material.assignment
    data = {
        "version": _VERSION,
        "unit": assignment.name,
        "notebook": assignment.notebook,
        "limits": asdict(assignment.limits),
        "files": {name: b64encode(each).decode() for name, each in assignment.files.items()},
        "models": dict(material.models),
    }
    return gzip.compress(json.dumps(data, ensure_ascii=False).encode(), mtime=0)


def read_pack(path: Path) -> Material:
    """The material in a pack; ``AuthorError`` if it is damaged or of a newer course."""
    try:
        data = json.loads(gzip.decompress(path.read_bytes()))
        if data["version"] != _VERSION:
            raise ValueError(f"its version is {data['version']}")
        notebook: NotebookNode = nbformat.from_dict(data["notebook"])  # type: ignore[no-untyped-call]
        files = {name: b64decode(each) for name, each in data["files"].items()}
        assignment = GradedAssignment(data["unit"], notebook, Limits(**data["limits"]), files)
        return Material(assignment, data["models"])
    except (OSError, EOFError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise AuthorError(
            f"{path}: cannot be read ({error}). Get the course again (`git pull`, `make lab`)."
        ) from error


def _without_markers(source: str) -> str:
    return "\n".join(line for line in source.split("\n") if line.strip() not in _MARKERS)


def _runs(source: str) -> bool:
    """Whether a text is more than comments."""
    lines = (line.strip() for line in source.split("\n"))
    return any(line and not line.startswith("#") for line in lines)
