"""What became of processes that ran a learner's code (see `autograder.lab.in_processes`)."""

from collections.abc import Mapping
from typing import Any

from autograder.checks.check_failure import CheckFailure, NotAttempted
from autograder.checks.compare import first_true
from autograder.checks.failures import is_stub, meaning_of
from autograder.course.findings import Finding


def check_processes(
    outcomes: Any,
    *,
    name: str,
    given: str = "",
    means: Mapping[str, str] | None = None,
    facts: Mapping[str, bool] | None = None,
) -> None:
    """Fail with the exception of the first process that raised one of its own.

    Where one dies, the others raise because it is gone: that one is told of first.

    Args:
        outcomes: of `in_processes`, as a probe returned them.
        name: the function that ran in each, as the learner calls it.
        means: misconception id -> part of an exception's text that has only this cause here.
        facts: as in `check_tensor`.
    """
    failed = [(rank, each["error"]) for rank, each in enumerate(outcomes) if each["error"]]
    if not failed:
        return
    rank, error = min(failed, key=lambda one: (_follows(one[1]["message"]), one[0]))
    if is_stub(error):
        raise NotAttempted(
            Finding(
                f"Not attempted yet: `{error['function']}` still raises NotImplementedError.",
                try_next="write your answer in place of `raise NotImplementedError()`",
            )
        )
    message = str(error["message"])
    line = f"line {error['line_number']} of your cell: {error['line']}" if error["line"] else None
    ended = error["type_name"] == "ProcessEnded"
    raise CheckFailure(
        Finding(
            f"`{name}` did not finish in the process with rank {rank}, of {len(outcomes)}.",
            given=given,
            raised=None if ended else f"{error['type_name']}: {message}",
            seen=message if ended else None,
            where=line,
            misconception=meaning_of(error, means) or first_true(facts),
        )
    )


def _follows(message: str) -> bool:
    return "has ended without calling it" in message
