"""What a judge says of one test cell, in each of the ways it can end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from autograder.course.findings import Finding
from autograder.course.limits import MIB
from autograder.course.outcome import NOT_JUDGED, Verdict, Why
from autograder.engine.checking import CheckFailure, NotAttempted


def passed(test: str, score: float, *, in_learner_process: bool = False) -> Verdict:
    """The cell ran to its end."""
    return Verdict(test, Why.PASSED, score, in_learner_process=in_learner_process)


def failed(test: str, failure: CheckFailure, why: Why = Why.FAILED) -> Verdict:
    """A check did not pass."""
    if isinstance(failure, NotAttempted):
        why = Why.NOT_ATTEMPTED
    return Verdict(test, why, 0.0, failure.finding)


def untouched(test: str, answer: str) -> Verdict:
    """The answer is as it was released."""
    finding = Finding(
        f"Not attempted yet: `{answer}` is as it was handed out.",
        try_next="write your answer in place of `raise NotImplementedError()`",
    )
    return failed(test, NotAttempted(finding))


def ended(
    test: str, *, timed_out: bool, too_long: bool, what: str, limits: Mapping[str, Any]
) -> Verdict:
    """The learner's process died or hung; ``what`` names the code that ran, in their words."""
    if timed_out:
        problem = f"{what} did not end within {limits['cell_s']:g} seconds and was stopped."
        try_next = "look for a loop that never ends, or for more work than is asked for"
    elif too_long:
        most = limits["reply_bytes"] / MIB
        problem = f"{what} gave the check more than {most:g} MiB, which is more than it reads."
        try_next = "return what is asked for, and nothing larger"
    else:
        problem = f"{what} ended Python itself."
        try_next = (
            "remove calls such as os._exit(), and look for what needs more than there is: "
            f"{limits['memory_mib']} MiB of memory, {limits['cpu_s']} seconds of computing"
        )
    finding = Finding(problem, try_next=try_next)
    why = Why.TIMED_OUT if timed_out else Why.ENDED
    return failed(test, CheckFailure(finding), why)


def damaged(test: str) -> Verdict:
    """What came back from the learner's process was no report of a probe."""
    finding = Finding("What your code sent back could not be read.")
    return failed(test, CheckFailure(finding), Why.ENDED)


def unjudged(test: str, reason: str) -> Verdict:
    """The test could not tell; a person has to look."""
    return Verdict(test, Why.UNJUDGED, None, raised=(NOT_JUDGED, reason))
