"""A check of predictions that stays a question: it tells how many are wrong, never which."""

from collections.abc import Mapping

from autograder.checks.check_failure import CheckFailure
from autograder.course.findings import Finding


def check_predictions(right: Mapping[str, bool]) -> None:
    """Fail unless all these predictions are ``right``, and say only how many are not.

    A learner alone has to know whether to go on; one who is graded should not be able to
    find the answers by trying one after the other.
    """
    wrong = sum(not is_right for is_right in right.values())
    if not wrong:
        return
    *first, last = right
    letters = f"{', '.join(first)} and {last}" if first else last
    verb = "is" if wrong == 1 else "are"
    raise CheckFailure(
        Finding(
            f"Of your predictions {letters}, {wrong} {verb} wrong.",
            try_next="think each of them through once more; this check does not tell which",
        )
    )
