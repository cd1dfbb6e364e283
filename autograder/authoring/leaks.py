"""Nothing a learner gets holds an answer: not exercises/, not course/, not the package.

A *secret* is what learners must not find: the lines of a solution, of a hidden test, of a model
answer in prose, of an answer in the corpus. Lines an author shows anyway are no secret.

Two rules, because a lesson teaches the very idioms that an answer uses:
- one line is enough where only the release writes (exercises/), and for hidden tests anywhere;
- elsewhere it takes several lines of a secret in a row, or a line of it below the `def` of the
  function that the question asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.course.canonical import read_notebook
from autograder.course.layout import EXERCISES, LESSONS, SOLUTIONS, relative
from autograder.course.manifest import Manifest
from autograder.course.outputs import text_of
from autograder.course.problems import Problem
from autograder.course.roles import (
    HIDDEN_TESTS,
    MARK_SCHEME,
    SOLUTION,
    CellView,
    place_of,
    read_roles,
    region_source,
    visible_source,
)

_SHORT = 12
_ROW, _ROW_LENGTH = 4, 60  # lines in a row, and their letters, that are no coincidence
_BELOW_DEF = 25
# Lines that many answers share: they tell nothing.
_TRIVIAL = re.compile(r"^(#|def |class |import |from |@|return None$|\"\"\"|else:|try:)")
# Often a coincidence: a hint, or a lesson, has a line that an answer has too.
_REMEDY = "write that line otherwise on one side, if only with other names"
_DEF = re.compile(r"^def (\w+)\(", re.MULTILINE)


@dataclass(frozen=True)
class Secret:
    """Lines that no learner may get, in order, and the functions they answer."""

    of: str
    lines: tuple[str, ...]
    functions: frozenset[str] = frozenset()
    alone: bool = False  # whether one line is a leak wherever it stands
    alone_in_release: bool = False


@dataclass(frozen=True)
class Public:
    """A text that learners get; ``released`` when only the release writes it."""

    where: str
    text: str
    released: bool = False


def verify_no_leaks(root: Path, manifest: Manifest, package: dict[str, str]) -> list[Problem]:
    """Secrets of the course that stand in a lesson, an exercise or the package."""
    secrets = list(read_secrets(root, manifest))
    problems = [
        Problem(f"the wheel, {name}", "ships tests; exclude them in pyproject.toml.")
        for name in package
        if name.startswith("autograder/tests/")
    ]
    texts = [*read_public(root), *(Public(f"the wheel, {n}", text) for n, text in package.items())]
    return problems + list(find_leaks(secrets, texts))


def find_leaks(secrets: Sequence[Secret], texts: Iterable[Public]) -> Iterator[Problem]:
    """Where a text shows a secret, by the rules above."""
    with_line: dict[str, list[int]] = {}
    for number, secret in enumerate(secrets):
        for line in set(secret.lines):
            with_line.setdefault(line, []).append(number)
    for public in texts:
        lines = meaningful(public.text)
        # Nearly always none: every rule needs a line in common.
        for number in sorted({n for line in set(lines) for n in with_line.get(line, ())}):
            if found := _leak(secrets[number], public, lines):
                what = f"shows {secrets[number].of}: `{found}`; {_REMEDY}."
                yield Problem(public.where, what)


def read_secrets(root: Path, manifest: Manifest) -> Iterator[Secret]:
    """Every secret of the course, without the lines that an author shows learners anyway."""
    notebooks = {}
    for name, assignment in manifest.items():
        path = root / SOLUTIONS / name / assignment.notebook
        if path.is_file():
            notebooks[name] = read_roles(read_notebook(path))
    shown = {
        line
        for cells in notebooks.values()
        for cell in cells
        if cell.is_code and not _is_all_answer(cell)
        for line in meaningful(visible_source(cell.source))
    }
    for name, cells in notebooks.items():
        for cell in cells:
            yield from _cell_secrets(name, cell, shown)
    for answer in read_corpus(root / CORPUS):
        lines = tuple(line for line in meaningful(answer.source) if line not in shown)
        yield Secret(f"the corpus's {answer.where}", lines, frozenset(_DEF.findall(answer.source)))


def read_public(root: Path) -> Iterator[Public]:
    """What learners get as files: each cell of a notebook, each other file whole."""
    for folder in (EXERCISES, LESSONS):
        for path in sorted((root / folder).rglob("*")):
            if not path.is_file() or ".ipynb_checkpoints" in path.parts:
                continue
            where, released = relative(path, root), folder == EXERCISES
            if path.suffix != ".ipynb":
                yield Public(where, path.read_text("utf-8", errors="replace"), released)
                continue
            notebook = read_notebook(path)
            yield Public(f"{where}, metadata", _texts_in(notebook.metadata), released)
            for cell in notebook.cells:
                texts = [cell.source, *(text_of(output) for output in cell.get("outputs", []))]
                texts.append(_texts_in(cell.metadata))
                yield Public(f"{where}, {place_of(cell)}", "\n".join(texts), released)


def meaningful(text: str) -> list[str]:
    """The lines of a text that tell something, without their indent and spacing."""
    lines = (" ".join(line.split()) for line in text.split("\n"))
    return [line for line in lines if len(line) >= _SHORT and not _TRIVIAL.match(line)]


def _texts_in(value: Any) -> str:
    """Every text within nested metadata, one below the other."""
    if isinstance(value, dict):
        return "\n".join(_texts_in(item) for item in value.values())
    if isinstance(value, list):
        return "\n".join(_texts_in(item) for item in value)
    return value if isinstance(value, str) else ""


def _cell_secrets(assignment: str, cell: CellView, shown: set[str]) -> Iterable[Secret]:
    where = f"of {assignment}, `{cell.name}`"
    if cell.role.is_answer:
        answer = cell.source if _is_all_answer(cell) else region_source(cell.source, SOLUTION)
        lines = tuple(line for line in meaningful(answer) if line not in shown)
        functions = frozenset(_DEF.findall(cell.source))
        yield Secret(f"the solution {where}", lines, functions, alone_in_release=True)
    for region, what in ((HIDDEN_TESTS, "a hidden test"), (MARK_SCHEME, "a mark scheme")):
        hidden = meaningful(region_source(cell.source, region))
        lines = tuple(line for line in hidden if line not in shown)
        yield Secret(f"{what} {where}", lines, alone=True)


def _is_all_answer(cell: CellView) -> bool:
    """nbgrader replaces the whole of an answer cell that marks no region."""
    return cell.role.is_answer and not region_source(cell.source, SOLUTION)


def _leak(secret: Secret, public: Public, lines: list[str]) -> str | None:
    """The line that gives ``secret`` away in ``public``, or ``None``."""
    if secret.alone or (public.released and secret.alone_in_release):
        return next((line for line in lines if line in secret.lines), None)
    return _in_a_row(secret.lines, lines) or _below_def(secret, public.text)


def _in_a_row(secret: tuple[str, ...], lines: list[str]) -> str | None:
    size = min(_ROW, len(secret))
    for start in range(len(secret) - size + 1):
        row = list(secret[start : start + size])
        if sum(map(len, row)) < _ROW_LENGTH:
            continue
        if any(lines[at : at + size] == row for at in range(len(lines) - size + 1)):
            return row[0]
    return None


def _below_def(secret: Secret, text: str) -> str | None:
    for match in _DEF.finditer(text):
        if match.group(1) in secret.functions:
            below = text[match.start() :].split("\n")[1 : 1 + _BELOW_DEF]
            found = [line for line in meaningful("\n".join(below)) if line in secret.lines]
            if found:
                return found[0]
    return None
