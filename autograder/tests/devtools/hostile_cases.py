"""Hostile, broken and unlucky submissions: plain files that say what each must get.

    hostile/<class>/<name>.py     a header of comments, then the parts (see hostile/README.md)

Here a file becomes a `Case`, and a case a submission: the released notebook with the answers
of an honest learner, changed as the case says.
"""

from __future__ import annotations

import ast
import copy
import json
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat

from autograder.course.outcome import Status
from autograder.course.roles import read_roles
from autograder.tests.devtools.simulated_class import Unit

HOSTILE = Path(__file__).parents[1] / "hostile"
PLACES = ("answer", "scratch", "markdown", "prose", "notebook", "folder")
# Classes whose cases wait for limits to be reached; they are graded in a class of their own.
SLOW = ("resources", "time")

_HEADER = re.compile(r"# (?P<key>[a-z]+): (?P<value>.+)")
_KEYS = {"title", "unit", "others", "status", "loses", "flagged", "says", "never", "run"}
_STATUS = {status.value: status for status in Status}


class CaseError(ValueError):
    """A case file is not of the form."""


@dataclass(frozen=True)
class Part:
    """One thing that the case changes: ``place`` is what, ``at`` is where, ``text`` is to what."""

    place: str
    at: str
    text: str


@dataclass(frozen=True)
class Case:
    """One submission and the verdict it must get.

    Attributes:
        solved: whether the questions it does not touch are answered right, or left as released.
        loses: questions and test cells that earn nothing; ``everything`` is all of them.
        flagged: whether an instructor must be told to look; ``None`` where both are right.
        says: texts that must stand in what is said about the submission.
        never: texts that its learner must not get to see.
    """

    name: str
    kind: str
    title: str
    unit: str
    solved: bool
    status: Status
    loses: tuple[str, ...]
    flagged: bool | None
    says: tuple[str, ...]
    never: tuple[str, ...]
    slow: bool
    parts: tuple[Part, ...] = field(default_factory=tuple)

    @property
    def where(self) -> str:
        """How messages name the case."""
        return f"{self.kind}/{self.name}"

    def expected(self, unit: Unit) -> dict[str, float]:
        """Grade id of each test cell -> the points it must give, if there is a score."""
        known = {"everything", "nothing", *unit.tests, *unit.points}
        if unknown := set(self.loses) - known:
            raise CaseError(f"{self.where}: loses {unknown}, which {unit.name} does not have")
        changed = {part.at for part in self.parts if part.place == "answer"}
        expected = {}
        for question, tests in unit.tests.items():
            blank = not self.solved and question not in changed
            for test in tests:
                lost = blank or not {"everything", question, test}.isdisjoint(self.loses)
                expected[test] = 0.0 if lost else unit.points[test]
        return expected


def read_cases(folder: Path = HOSTILE) -> list[Case]:
    """All cases below ``folder``, in order."""
    return [read_case(path) for path in sorted(folder.glob("*/*.py"))]


def read_case(path: Path) -> Case:
    """The case in one file."""
    head, _, rest = path.read_text("utf-8").partition("\n# in: ")
    facts: dict[str, list[str]] = {}
    for line in head.splitlines():
        header = _HEADER.fullmatch(line)
        if not header or header["key"] not in _KEYS:
            raise CaseError(f"{path}: {line!r} is no line of a header")
        facts.setdefault(header["key"], []).append(header["value"].strip())
    texts = [piece.partition("\n") for piece in rest.split("\n# in: ")] if rest else []
    try:
        flagged = {"yes": True, "no": False, None: None}[_one(facts, "flagged")]
        return Case(
            name=path.stem,
            kind=path.parent.name,
            title=facts["title"][0],
            unit=facts["unit"][0],
            solved={"solved": True, "stub": False}[_one(facts, "others") or "solved"],
            status=_STATUS[_one(facts, "status") or "graded"],
            loses=tuple(re.split(r", *", _one(facts, "loses") or "nothing")),
            flagged=flagged,
            says=tuple(facts.get("says", ())),
            never=tuple(facts.get("never", ())),
            slow=path.parent.name in SLOW or _one(facts, "run") == "slow",
            parts=tuple(_part(place, text, path) for place, _, text in texts),
        )
    except KeyError as error:
        raise CaseError(f"{path}: its header lacks or misspells {error}") from error


def _one(facts: Mapping[str, list[str]], key: str) -> str | None:
    return next(iter(facts.get(key, [])), None)


def _part(header: str, text: str, path: Path) -> Part:
    place, _, at = header.strip().partition(" ")
    if place not in PLACES:
        raise CaseError(f"{path}: `# in: {header}` names no place; there are {PLACES}")
    return Part(place, at, text.strip("\n"))


def make_submission(
    case: Case, unit: Unit, folder: Path, words: Mapping[str, str], canary: str = ""
) -> None:
    """Write the submission of ``case`` into ``folder``; ``words`` replace ``{{WORD}}`` in it.

    ``canary`` is a text of the learner's own that no other learner may get to see.
    """
    notebook = honest_notebook(case, unit, canary)
    for part in case.parts:
        _change(notebook, part, unit, words)
    written = json.dumps(notebook, ensure_ascii=False, indent=1).encode()
    for part in case.parts:
        if part.place == "notebook":
            damaged = _function(part, "damage", words)(json.loads(written))
            written = damaged if isinstance(damaged, bytes) else json.dumps(damaged).encode()
    folder.mkdir(parents=True)
    (folder / f"{unit.name}_exercise.ipynb").write_bytes(written)
    for part in case.parts:
        if part.place == "folder":
            _function(part, "spoil", words)(folder)


def honest_notebook(case: Case, unit: Unit, canary: str = "") -> Any:
    """The released notebook, answered by somebody honest or nobody."""
    notebook = copy.deepcopy(unit.released)
    for cell in read_roles(notebook):
        if case.solved and cell.name in unit.answers:
            notebook.cells[cell.index].source = unit.solution(cell.name).source
        elif case.solved and cell.name in unit.prose:
            notebook.cells[cell.index].source = f"{unit.prose[cell.name]}\n{canary}"
    return notebook


def _change(notebook: Any, part: Part, unit: Unit, words: Mapping[str, str]) -> None:
    text = fill_in(part.text, words)
    if part.place in ("answer", "prose"):
        if part.place == "answer" and "{{SOLUTION}}" in text:
            text = text.replace("{{SOLUTION}}", unit.solution(part.at).source)
        text = ast.literal_eval(text) if part.place == "prose" else text
        notebook.cells[_index(notebook, part.at)].source = text
    elif part.place in ("scratch", "markdown"):
        new = (
            nbformat.v4.new_code_cell if part.place == "scratch" else nbformat.v4.new_markdown_cell
        )
        source = text if part.place == "scratch" else ast.literal_eval(text)
        cell = new(source)
        cell.id = f"own-{len(notebook.cells)}"
        notebook.cells.insert(_gap(notebook, part.at), cell)


def _gap(notebook: Any, at: str) -> int:
    """Where a new cell goes: ``first`` (below the setup), ``last``, ``before X``, ``after X``."""
    if at == "last":
        return len(notebook.cells)
    side, _, name = ("after", "", "setup") if at == "first" else at.partition(" ")
    return _index(notebook, name) + {"before": 0, "after": 1}[side]


def _index(notebook: Any, name: str) -> int:
    return next(cell.index for cell in read_roles(notebook) if cell.grade_id == name)


def cell_of(notebook: Any, name: str) -> Any:
    """For cases that damage: the cell of ``notebook``, plain JSON, with the grade id ``name``."""
    return next(
        cell
        for cell in notebook["cells"]
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == name
    )


def fill_in(text: str, words: Mapping[str, str]) -> str:
    """``text`` with the words of this run, such as where the course lies."""
    for word, meaning in words.items():
        text = text.replace(f"{{{{{word}}}}}", meaning)
    return text


def _function(part: Part, name: str, words: Mapping[str, str]) -> Callable[[Any], Any]:
    namespace: dict[str, Any] = {"cell_of": cell_of, "json": json, "os": os, "Path": Path}
    exec(compile(fill_in(part.text, words), f"<{name}>", "exec"), namespace)
    function: Callable[[Any], Any] = namespace[name]
    return function
