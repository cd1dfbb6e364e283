"""What is known of each answer: whether its cell's last run left what a check is to judge.

A cell that stops with an error leaves the names it had not reached as an earlier run bound them.
A check that judged these would speak of an answer that no longer stands on the page. What such a
run did bind is judged as ever: that is how it is graded, too.
"""

from __future__ import annotations

import ast
import linecache
from collections.abc import Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any

from autograder.course.findings import Finding
from autograder.course.outline import Question

_MISSING = object()


@dataclass(frozen=True)
class Stopped:
    """An answer cell whose last run stopped before it bound all its names.

    Attributes:
        left: what these names meant then; as long as one still does, there is nothing to judge.
        is_stub: it stopped where the stub does.
    """

    finding: Finding
    left: Mapping[str, Any]
    is_stub: bool


class Attempts:
    """The answers of one kernel."""

    def __init__(self) -> None:
        self._before: dict[str, dict[str, Any]] = {}
        self._stopped: dict[str, Stopped] = {}

    def begin(self, question: Question, names: Mapping[str, Any]) -> None:
        """The answer cell of ``question`` is about to run."""
        found = {name: names.get(name, _MISSING) for name in question.names}
        self._before[question.id] = found

    def end(
        self, question: Question, source: str, error: BaseException | None, names: Mapping[str, Any]
    ) -> None:
        """It has run, and stopped with ``error`` or not at all."""
        before = self._before.pop(question.id, {})
        self._stopped.pop(question.id, None)
        if error is None:
            return
        reached = _bound_before(source, _line_reached(error, names))
        left = {
            name: value
            for name, value in before.items()
            if names.get(name, _MISSING) is value and name not in reached
        }
        if left or not question.names:
            self._stopped[question.id] = Stopped(_finding(error, names), left, _is_stub(error))

    def stopped(self, question: Question, names: Mapping[str, Any]) -> Stopped | None:
        """Why there is nothing to judge, if there is not."""
        found = self._stopped.get(question.id)
        if found is None:
            return None
        still = any(names.get(name, _MISSING) is value for name, value in found.left.items())
        return found if still or not found.left else None


def learners_frames(
    trace: TracebackType | None, names: Mapping[str, Any]
) -> list[tuple[str, str, int]]:
    """File, function and line of each frame in ``trace`` that ran with the learner's ``names``."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        if trace.tb_frame.f_globals is names:
            found.append((code.co_filename, code.co_name, trace.tb_lineno))
        trace = trace.tb_next
    return found


def _finding(error: BaseException, names: Mapping[str, Any]) -> Finding:
    if _is_stub(error):
        return Finding(
            "Not attempted yet: the answer cell still raises NotImplementedError.",
            try_next="write your answer in place of `raise NotImplementedError()`, and run it",
        )
    said = str(error.msg if isinstance(error, SyntaxError) else error).splitlines()
    name = type(error).__name__
    return Finding(
        "The answer cell stopped with an error, so there is nothing new to check.",
        raised=f"{name}: {said[0]}" if said and said[0] else name,
        where=_where(error, names),
        try_next="fix that, run the answer cell, then run this check again",
    )


def _where(error: BaseException, names: Mapping[str, Any]) -> str | None:
    if isinstance(error, SyntaxError) and error.lineno is not None:
        number, text = error.lineno, (error.text or "").strip()
    else:
        frames = learners_frames(error.__traceback__, names)
        if not frames:
            return None
        file, _, number = frames[-1]
        text = linecache.getline(file, number).strip()
    return f"line {number} of your cell: {text}" if text else f"line {number} of your cell"


def _is_stub(error: BaseException) -> bool:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None or not isinstance(error, NotImplementedError):
        return False
    # PyTorch, too, raises it.
    line = linecache.getline(trace.tb_frame.f_code.co_filename, trace.tb_lineno)
    return line.strip().startswith("raise NotImplementedError")


def _line_reached(error: BaseException, names: Mapping[str, Any]) -> int:
    """The line of the cell's own statement that stopped; 0 if none ran."""
    frames = learners_frames(error.__traceback__, names)
    return next((line for _, name, line in frames if name == "<module>"), 0)


def _bound_before(source: str, line: int) -> set[str]:
    """The names that statements of ``source`` above ``line`` bind."""
    try:
        body = ast.parse(source).body
    except SyntaxError:  # magics, for one: then only what changed is known to be bound
        return set()
    bound: set[str] = set()
    for node in body:
        if (node.end_lineno or 0) >= line:
            break
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            bound.add(node.name)
        elif isinstance(node, ast.Assign):
            bound |= {each.id for each in node.targets if isinstance(each, ast.Name)}
        elif isinstance(node, ast.AnnAssign | ast.AugAssign) and isinstance(node.target, ast.Name):
            bound.add(node.target.id)
    return bound
