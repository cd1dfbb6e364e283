"""Which wrong ideas the checks recognised in a class, and how many learners had each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from autograder.content import CATALOGUE
from autograder.course.outcome import Status, Submission
from autograder.gradebook.record import Known
from autograder.gradebook.results import Result


def count_misconceptions(
    results: Iterable[Result], journal: Mapping[Submission, Known]
) -> Counter[str]:
    """Misconception id -> number of learners in whose graded work it was recognised."""
    by_student: dict[str, set[str]] = {}
    for result in results:
        known = journal.get(Submission(result.student, result.assignment))
        if result.status is Status.GRADED and known and known.graded:
            findings = [verdict.finding for verdict in known.graded.verdicts]
            found = {each.misconception for each in findings if each and each.misconception}
            by_student.setdefault(result.student, set()).update(found & CATALOGUE.keys())
    return Counter(id for ids in by_student.values() for id in sorted(ids))
