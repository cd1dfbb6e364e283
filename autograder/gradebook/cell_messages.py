"""What a graded cell told its learner, read back from the outputs nbgrader stored.

Our checks store a finding: a problem, then one ``  label: text`` an entry. Anything else that
ended a cell is reduced to its type and message, because a traceback quotes source lines, and
those of a hidden test are nobody's to read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from autograder.course.outcome import STOPPED

# As `autograder.checks.findings.TAG` writes it; importing that would load torch.
_TAG = re.compile(r"\s*\[misconception: ([a-z0-9-]+)\]")
_LABELLED = re.compile(r"  ([A-Za-z][A-Za-z -]{1,24}): (.*)", re.DOTALL)
_ANSI = re.compile(r"\x1b\[[0-9;?]*[ -/]*[@-~]")
_OF_CHECKS = {"CheckFailure", "NotAttempted"}
# What the notebook's author put into a message is short; what a learner's exception says may
# be anything, as long as they like.
LONGEST = 300
MOST_LINES = 12


@dataclass(frozen=True)
class CellMessage:
    """One thing a cell said: what is wrong, labelled facts, the misconception if recognised."""

    problem: str
    facts: tuple[tuple[str, str], ...] = ()
    misconception: str | None = None

    @property
    def text(self) -> str:
        """All of it as one text, to search in."""
        return "\n".join([self.problem, *(text for _, text in self.facts)])


def messages_of_test(outputs: Iterable[Any]) -> list[CellMessage]:
    """What the outputs of a test cell tell; nothing if it passed in silence."""
    told = [_by_error(output) for output in outputs if output["output_type"] == "error"]
    # nbgrader takes the points for anything on stderr; without this nobody would know why.
    stderr = "".join(
        _joined(output["text"])
        for output in outputs
        if output["output_type"] == "stream" and output["name"] == "stderr"
    )
    if stderr and not told:
        told.append(
            CellMessage(
                "Something was written to stderr while this check ran, which counts as a failure.",
                (("written", _cut(stderr)),),
            )
        )
    return told


def messages_of_answer(cell: Any) -> list[CellMessage]:
    """What ended a learner's own cell: the exception, and their line where it happened."""
    return [
        _by_exception(output, cell)
        for output in cell.get("outputs", [])
        if output["output_type"] == "error"
    ]


def _by_error(output: Any) -> CellMessage:
    entries = [_ANSI.sub("", entry) for entry in output.get("traceback", [])]
    labelled = [_LABELLED.fullmatch(entry) for entry in entries[1:]]
    if output["ename"] not in _OF_CHECKS or not entries or not all(labelled):
        return _reduced(output, "The check")
    facts = [(found[1], found[2]) for found in labelled[:MOST_LINES] if found]
    tags = [tag[1] for _, text in facts if (tag := _TAG.search(text))]
    return CellMessage(
        problem=_cut(_TAG.sub("", entries[0])),
        facts=tuple((label, _cut(_TAG.sub("", text))) for label, text in facts),
        misconception=tags[0] if tags else None,
    )


def _by_exception(output: Any, cell: Any) -> CellMessage:
    told = _reduced(output, "This cell")
    line = _line_at_fault(output, cell)
    return replace(told, facts=(*told.facts, ("where", line))) if line else told


def _reduced(output: Any, what: str) -> CellMessage:
    """Type and message of an exception that no check of ours raised."""
    name, message = (_cut(_ANSI.sub("", output.get(key, ""))) for key in ("ename", "evalue"))
    if name == "NotImplementedError":
        return CellMessage("Not attempted yet: the answer still raises NotImplementedError.")
    if name == STOPPED:
        return CellMessage(f"{what} was stopped: it ran past the time limit.")
    if name == "AssertionError":
        return CellMessage(f"{what} failed.", (("it says", message),) if message else ())
    return CellMessage(
        f"{what} was stopped by an exception.",
        (("raised", _cut(f"{name}: {message}" if message else name)),),
    )


def _line_at_fault(output: Any, cell: Any) -> str | None:
    """The line of ``cell`` that its traceback points at, quoted from the cell, never from it."""
    lines = cell["source"].split("\n")
    own = re.compile(rf"Cell In\[{cell.get('execution_count')}\], line (\d+)")
    found = own.search(_ANSI.sub("", "\n".join(output.get("traceback", []))))
    if not found or not 1 <= (number := int(found[1])) <= len(lines):
        return None
    return _cut(f"line {number} of this cell: {lines[number - 1].strip()}")


def _joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)


def _cut(text: str) -> str:
    text = text.strip()
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
