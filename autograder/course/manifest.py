"""The one manifest, solutions/assignments.toml: what is released, what each question grades."""

from __future__ import annotations

import enum
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.course.lateness import LatePolicy, read_due, read_policy
from autograder.course.layout import MANIFEST, SOLUTIONS, notebook_of
from autograder.course.limits import Limits
from autograder.course.problems import AuthorError


class OnGpu(enum.StrEnum):
    """What becomes of an answer that passes as it is graded and fails on a GPU."""

    NOTHING = "nothing"  # no GPU is asked for
    NOTED = "noted"  # an instructor reads it
    COUNTS = "counts"  # its points are lost


@dataclass(frozen=True)
class Row:
    """One row of the curriculum: an idea, and the lesson sections that teach it."""

    id: str
    title: str
    sections: tuple[str, ...]


@dataclass(frozen=True)
class Assignment:
    """One folder of solutions/: its lesson, its files, its curriculum, its questions.

    ``self_marking``: learners may have its hidden tests and model answers.
    ``on_gpu``: what becomes of answers that fail on a GPU.
    ``trusted``: nobody is suspected of forging results, so nothing guards against it.
    ``due``: with its zone; ``late``: what late work costs, if it is due some day.
    """

    name: str
    title: str
    can_do: str
    lesson: str
    files: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    questions: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    limits: Limits = Limits()
    self_marking: bool = True
    on_gpu: OnGpu = OnGpu.NOTHING
    trusted: bool = False
    due: datetime | None = None
    late: LatePolicy = LatePolicy()

    @property
    def notebook(self) -> str:
        """The file that nbgrader converts."""
        return f"{notebook_of(self.name)}.ipynb"

    @property
    def allowed_files(self) -> frozenset[str]:
        """Every path the folder may contain, relative to it."""
        return frozenset({self.notebook, *self.files})


Manifest = Mapping[str, Assignment]

_KEYS = {
    "title", "can_do", "lesson", "files", "rows", "questions", "limits", "self_marking", "on_gpu",
    "trusted", "due", "late",
}  # fmt: skip
# Of all assignments; no folder may be called so.
_LATE, _TRUSTED = "late", "trusted"


def read_manifest(root: Path) -> Manifest:
    """The manifest of the course in ``root``, checked for form."""
    return read_manifest_file(root / SOLUTIONS / MANIFEST)


def read_manifest_file(path: Path) -> Manifest:
    """The manifest in ``path``, checked for form; ``AuthorError`` names the entry that is off."""
    try:
        entries = tomllib.loads(path.read_text("utf-8"))
    except OSError as error:
        raise AuthorError(f"{path}: cannot be read ({error.strerror}).") from error
    except tomllib.TOMLDecodeError as error:
        raise AuthorError(f"{path}: is not TOML: {error}.") from error
    try:
        policy = read_policy(entries.pop(_LATE, {}), _LATE)
        trusted = _flag(entries.pop(_TRUSTED, False), _TRUSTED)
        return {
            name: _assignment(name, entry, policy, trusted=trusted)
            for name, entry in entries.items()
        }
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        detail = f"{error.args[0]}" if error.args else str(error)
        raise AuthorError(f"{path}: {detail}; solutions/README.md shows the form.") from error


def whole_name(text: str, known: Iterable[str]) -> str | None:
    """The assignment of ``known`` that ``text`` means: its name, or the number it begins with."""
    for name in known:
        number = name.partition("_")[0]
        if text in (name, number, number.lstrip("0") or "0"):
            return name
    return None


def whole_names(root: Path, texts: Iterable[str]) -> list[str]:
    """``texts``, with the name of an assignment for its number; what means none stays."""
    manifest = read_manifest(root)
    return [whole_name(text, manifest) or text for text in texts]


def _assignment(
    name: str, entry: dict[str, Any], policy: LatePolicy, *, trusted: bool
) -> Assignment:
    if not isinstance(entry, dict):
        raise TypeError(f"`{name}` is not a table")
    if unknown := sorted(set(entry) - _KEYS):
        raise ValueError(f"`{name}` has an unknown key `{unknown[0]}`")
    return Assignment(
        name=name,
        title=_text(entry, "title", name),
        can_do=_text(entry, "can_do", name),
        lesson=_text(entry, "lesson", name),
        files=_texts(entry.get("files", []), f"{name}.files"),
        rows=tuple(_row(name, key, row) for key, row in entry.get("rows", {}).items()),
        questions={
            key: _texts(rows, f"{name}.questions.{key}")
            for key, rows in entry.get("questions", {}).items()
        },
        limits=_limits(entry.get("limits", {}), f"{name}.limits"),
        self_marking=_flag(entry.get("self_marking", True), f"{name}.self_marking"),
        on_gpu=_on_gpu(entry.get("on_gpu", OnGpu.NOTHING.value), f"{name}.on_gpu"),
        trusted=_flag(entry.get(_TRUSTED, trusted), f"{name}.{_TRUSTED}"),
        due=read_due(entry.get("due"), f"{name}.due"),
        late=read_policy(entry.get("late", {}), f"{name}.late", policy),
    )


def _row(name: str, key: str, row: dict[str, Any]) -> Row:
    where = f"{name}.rows.{key}"
    if not isinstance(row, dict) or set(row) != {"title", "sections"}:
        raise ValueError(f"`{where}` needs exactly `title` and `sections`")
    return Row(key, _text(row, "title", where), _texts(row["sections"], f"{where}.sections"))


def _limits(given: dict[str, Any], where: str) -> Limits:
    for key, value in given.items():
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if key not in Limits.__dataclass_fields__ or not number or value <= 0:
            known = ", ".join(Limits.__dataclass_fields__)
            raise ValueError(f"`{where}.{key}` is not a number above 0 for one of {known}")
    return Limits(**given)


def _flag(given: Any, where: str) -> bool:
    if not isinstance(given, bool):
        raise ValueError(f"`{where}` is neither true nor false")
    return given


def _on_gpu(given: Any, where: str) -> OnGpu:
    if given not in tuple(OnGpu):
        raise ValueError(f"`{where}` is none of {', '.join(OnGpu)}")
    return OnGpu(given)


def _text(entry: dict[str, Any], key: str, where: str) -> str:
    if not isinstance(entry.get(key), str) or not entry[key].strip():
        raise ValueError(f"`{where}` needs a `{key}`, a text")
    return str(entry[key])


def _texts(found: Any, where: str) -> tuple[str, ...]:
    if not isinstance(found, list) or not all(isinstance(item, str) for item in found):
        raise ValueError(f"`{where}` is not a list of texts")
    return tuple(found)
