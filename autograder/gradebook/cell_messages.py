"""What a graded cell told its learner: our finding as data, anything else reduced to its type.

A traceback quotes source lines, and those of a hidden test are nobody's to read: of what is no
finding of ours only the type and the message are shown.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from autograder.course.findings import Finding
from autograder.course.misconceptions import Misconception
from autograder.course.outcome import NOT_JUDGED, STOPPED

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


def messages_of_test(cell: Any, catalogue: Mapping[str, Misconception]) -> list[CellMessage]:
    """What a test cell tells; nothing if it passed in silence."""
    outputs = cell.get("outputs", [])
    if any(output["output_type"] == "error" for output in outputs):
        if found := finding_of(cell):
            return [_of_finding(found, catalogue)]
        return [_by_error(output) for output in outputs if output["output_type"] == "error"]
    # nbgrader takes the points for anything on stderr; without this nobody would know why.
    stderr = "".join(
        _joined(output["text"])
        for output in outputs
        if output["output_type"] == "stream" and output["name"] == "stderr"
    )
    if not stderr:
        return []
    problem = "Something was written to stderr while this check ran, which counts as a failure."
    return [CellMessage(problem, (("written", _cut(stderr)),))]


def finding_of(cell: Any) -> Finding | None:
    """The finding that grading stored with a cell."""
    try:
        return Finding.from_json(cell["metadata"]["autograder"]["finding"])
    except (KeyError, TypeError):
        return None


def devices_of(cell: Any, which: str = "devices") -> tuple[str, ...]:
    """Where the test in ``cell`` went, as grading stored it; empty if that is not known.

    Args:
        which: ``devices``, or ``fails_on`` for those where it fails and loses nothing.
    """
    try:
        return tuple(map(str, cell["metadata"]["autograder"][which]))
    except (KeyError, TypeError):
        return ()


def messages_of_answer(cell: Any) -> list[CellMessage]:
    """What ended a learner's own cell: the exception, and their line where it happened."""
    return [
        _by_exception(output, cell)
        for output in cell.get("outputs", [])
        if output["output_type"] == "error"
    ]


def _of_finding(finding: Finding, catalogue: Mapping[str, Misconception]) -> CellMessage:
    known = catalogue.get(finding.misconception or "")
    facts = finding.facts(known, f"the lesson section “{known.section}”" if known else None)
    return CellMessage(
        problem=_cut(finding.problem),
        facts=tuple((label, _cut(text)) for label, text in facts[:MOST_LINES]),
        misconception=known.id if known else None,
    )


def _by_error(output: Any) -> CellMessage:
    """Of a cell without a stored finding: another program graded it, or something else ended it."""
    if output["ename"] in _OF_CHECKS:
        return CellMessage(_cut(_ANSI.sub("", output.get("evalue", ""))))
    if output["ename"] == NOT_JUDGED:
        reason = _cut(_ANSI.sub("", output.get("evalue", "")))
        problem = "The check could not judge this answer, so a person does."
        return CellMessage(problem, (("it says", reason),))
    return _reduced(output, "The check")


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
