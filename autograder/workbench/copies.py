"""Copies for a learner to work in: what updates the course never touches an answer.

    course/, exercises/  --make_copies-->  work/mine/course/, work/mine/exercises/

A copy that its learner has not changed follows the course; running it is no change. An exercise
with answers is made anew from the new release and these answers, as a submission is; what stood
there is kept in `history/` beside it. Anything else that was changed stays, and that is said.
Every file is written whole or not at all, and the record of what was given last: a run that was
interrupted is simply done again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat

from autograder.course.layout import COPIES, EXERCISES, LESSONS
from autograder.course.problems import AuthorError
from autograder.rebuild import CannotRebuild, Rebuilt, rebuild_text
from autograder.workbench.files import alone_at, keep, write_whole
from autograder.workbench.material import released_assignment
from autograder.workbench.stubs import with_stubs_of

_STATE = ".state.json"
_NOT_COPIED = {".ipynb_checkpoints", "__pycache__", ".DS_Store"}


def make_copies(course: Path) -> list[str]:
    """Make or renew the copies of the course in ``course``; what a learner should know of it.

    Raises:
        AuthorError: something cannot be read or written; what was done so far is sound.
    """
    mine = course / COPIES
    try:
        mine.mkdir(parents=True, exist_ok=True)
        with alone_at(mine / _STATE):
            return _Renewal(course).run()
    except OSError as error:
        raise AuthorError(f"{error.filename or mine}: {error.strerror}.") from error


class _Renewal:
    """One pass over the course."""

    def __init__(self, course: Path) -> None:
        self._course, self._mine = course, course / COPIES
        state = _read_state(self._mine / _STATE)
        # Path -> digest of what was given last, and of the version that was kept from a learner.
        self._given: dict[str, str] = state["given"]
        self._kept: dict[str, str] = state["kept"]
        self._said: list[str] = []

    def run(self) -> list[str]:
        is_new = not (self._mine / _STATE).is_file()
        names = list(_files(self._course))
        for name in names:
            try:
                self._renew(name)
            finally:
                self._write_state()
        for name in set(self._given) - set(names):
            self._remove(name)
        self._write_state()
        where = COPIES.as_posix()
        first = f"Your own copies of lessons and exercises are in {where}/; work there."
        return [first, *self._said] if is_new else self._said

    def _renew(self, name: str) -> None:
        source, copy = self._course / name, self._mine / name
        new = digest(source)
        if not copy.is_file():
            write_whole(copy, source.read_bytes())
        elif self._given.get(name) == new:
            return
        elif (mine := digest(copy)) != new:
            if _is_exercise(name):
                if not self._put_answers(name, mine):
                    return
            elif mine == self._given.get(name):
                write_whole(copy, source.read_bytes())
            else:
                return self._keep(name, new)
        self._given[name] = new
        self._kept.pop(name, None)

    def _put_answers(self, name: str, mine: str) -> bool:
        """Make an exercise anew with the learner's answers in it; whether that could be done."""
        source, copy = self._course / name, self._mine / name
        try:
            assignment = released_assignment(source, source.parent.name)
            answered = with_stubs_of(assignment, copy.read_bytes())
            rebuilt = rebuild_text(assignment, answered)
        except (CannotRebuild, AuthorError) as error:
            self._keep(name, digest(source), f" ({error})")
            return False
        text = _text_of(rebuilt)
        if digest_of(text) == digest(source):
            text = source.read_bytes()
        if digest_of(text) == mine:
            return True
        given_only = mine == self._given.get(name) and text == source.read_bytes()
        if not given_only:
            kept = keep(copy).relative_to(self._course).as_posix()
            lost = ", ".join(f"`{each}`" for each in sorted(rebuilt.unmatched))
            more = f" Not placed: the answer to {lost}; take it from there." if lost else ""
            self._said.append(
                f"{_shown(name)}: the exercise has changed; your answers were put into the new "
                f"one. Your file as it was: {kept}.{more}"
            )
        write_whole(copy, text)
        return True

    def _keep(self, name: str, new: str, why: str = "") -> None:
        """Leave what a learner changed as it is, and say so once for each new version."""
        if self._kept.get(name) != new:
            self._said.append(
                f"{_shown(name)}: you changed it, so it stays as it is{why}. The course has a "
                f"newer version: {name}. To have that instead, rename yours and run `make lab`."
            )
        self._kept[name] = new

    def _remove(self, name: str) -> None:
        """Take away what the course does not have any more, unless it was changed."""
        copy = self._mine / name
        if copy.is_file() and digest(copy) == self._given[name]:
            copy.unlink()
        del self._given[name]

    def _write_state(self) -> None:
        state = {"version": 1, "given": self._given, "kept": self._kept}
        text = json.dumps(state, indent=1, sort_keys=True) + "\n"
        path = self._mine / _STATE
        if not path.is_file() or path.read_text("utf-8") != text:
            write_whole(path, text.encode())


def digest(path: Path) -> str:
    """What tells two versions of a file apart; of a notebook, its cells without their outputs."""
    return digest_of(path.read_bytes(), is_notebook=path.suffix == ".ipynb")


def digest_of(text: bytes, *, is_notebook: bool = True) -> str:
    """`digest` of a file's bytes."""
    if is_notebook:
        try:
            cells = [
                [cell["cell_type"], "".join(cell["source"]).rstrip("\n")]
                for cell in json.loads(text)["cells"]
            ]
            text = json.dumps(cells).encode()
        except (ValueError, KeyError, TypeError, RecursionError):
            pass  # then every byte counts
    return hashlib.sha256(text).hexdigest()


def _files(course: Path) -> Iterator[str]:
    """Everything that learners get in these two folders, as paths from the course's root."""
    for folder in (LESSONS, EXERCISES):
        for path in sorted((course / folder).rglob("*")):
            if path.is_file() and not _NOT_COPIED & set(path.parts):
                yield path.relative_to(course).as_posix()


def _is_exercise(name: str) -> bool:
    return name.startswith(f"{EXERCISES}/") and name.endswith(".ipynb")


def _shown(name: str) -> str:
    return (COPIES / name).as_posix()


def _text_of(rebuilt: Rebuilt) -> bytes:
    for cell in rebuilt.notebook.cells:
        cell.metadata.pop("autograder", None)  # that a cell is the learner's own is no news here
    text: str = nbformat.writes(rebuilt.notebook)  # type: ignore[no-untyped-call]
    return text.encode()


def _read_state(path: Path) -> dict[str, Any]:
    """The record of the last run; without one, copies are told from the course by comparing."""
    try:
        found = json.loads(path.read_text("utf-8"))
        return {
            part: {str(k): str(v) for k, v in found[part].items()} for part in ("given", "kept")
        }
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return {"given": {}, "kept": {}}
