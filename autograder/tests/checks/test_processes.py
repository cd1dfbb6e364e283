"""What became of several processes is told as one finding."""

from __future__ import annotations

from typing import Any

import pytest

from autograder.checks import CheckFailure, check_processes
from autograder.checks.check_failure import NotAttempted


def outcome(type_name: str = "", message: str = "", *, line: str | None = "f(w)") -> dict[str, Any]:
    if not type_name:
        return {"returned": 1, "error": None, "calls": [], "printed": ""}
    error = {
        "type_name": type_name, "bases": [type_name, "Exception"], "message": message,
        "function": "answer", "line_number": 2, "line": line, "by_learner": True,
        "grad_exchanged": False,
    }  # fmt: skip
    return {"returned": None, "error": error, "calls": [], "printed": ""}


def failure(*outcomes: dict[str, Any], **more: Any) -> Any:
    with pytest.raises(CheckFailure) as raised:
        check_processes(list(outcomes), name="answer(x)", **more)
    return raised.value.finding


def test_processes_that_came_to_their_end_pass() -> None:
    check_processes([outcome(), outcome()], name="answer(x)")


def test_the_first_exception_is_told_as_the_learners() -> None:
    finding = failure(outcome(), outcome("KeyError", "'w'"))

    assert finding.problem == "`answer(x)` did not finish in the process with rank 1, of 2."
    assert finding.raised == "KeyError: 'w'"
    assert finding.where == "line 2 of your cell: f(w)"
    assert finding.misconception is None


def test_who_raises_because_another_is_gone_is_not_the_culprit() -> None:
    gone = "process 0 calls all_reduce, and process 1 has ended without calling it"

    finding = failure(outcome("RuntimeError", gone), outcome("KeyError", "'w'"))

    assert "rank 1" in finding.problem


def test_a_known_text_names_its_misconception() -> None:
    text = "element 0 of tensors does not require grad and does not have a grad_fn"

    finding = failure(outcome("RuntimeError", text))

    assert finding.misconception == "nothing-requires-grad"


def test_a_text_may_have_a_meaning_of_its_own_here() -> None:
    finding = failure(outcome("RuntimeError", "so it goes"), means={"an-idea": "it goes"})

    assert finding.misconception == "an-idea"


def test_facts_are_looked_at_last() -> None:
    finding = failure(outcome("RuntimeError", "?"), facts={"no": False, "an-idea": True})

    assert finding.misconception == "an-idea"


def test_a_process_that_died_has_raised_nothing() -> None:
    finding = failure(outcome("ProcessEnded", "the process was killed by signal 9", line=None))

    assert finding.raised is None
    assert finding.seen == "the process was killed by signal 9"


def test_a_stub_is_not_attempted() -> None:
    stub = outcome("NotImplementedError", line="raise NotImplementedError()")

    with pytest.raises(NotAttempted):
        check_processes([stub], name="answer(x)")
