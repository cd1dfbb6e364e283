"""Who has other points than before, when work is graded again: where, and why.

Each changed cell tells what it was lost to before and now. Points that people gave do not change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from autograder.collecting.submissions import printable
from autograder.course.graded_assignment import GradedAssignment
from autograder.course.layout import is_of_nbgrader
from autograder.course.outcome import Outcome, Status, Submission, Verdict, Why
from autograder.gradebook.record import Entry, read_journal
from autograder.gradebook.record.digests import digest_of_assignment
from autograder.gradebook.tables import write_table

FOLDER = Path("work", "reports", "changes")
_COLUMNS = (
    "learner", "unit", "question", "cell", "before", "after", "cause_before", "cause_after",
    "because",
)  # fmt: skip
_SHOWN = 12


@dataclass(frozen=True)
class Change:
    """One test cell of one learner that gives other points now.

    Attributes:
        before, after: points; ``None`` where a person has to give them, or the cell was not there.
        cause_before, cause_after: ``passed``, a misconception, or how it ended.
        because: what is new: the assignment, what was handed in, the drawn inputs, or nothing.
    """

    submission: Submission
    cell: str
    before: float | None
    after: float | None
    cause_before: str
    cause_after: str
    because: str

    @property
    def gained(self) -> float:
        return (self.after or 0.0) - (self.before or 0.0)


@dataclass
class Changes:
    """What grading changed; filled while it goes on.

    Attributes:
        before: the last graded result of each submission that is to be graded again.
        regraded: how many of them were.
    """

    before: dict[Submission, Entry] = field(default_factory=dict)
    found: list[Change] = field(default_factory=list)
    regraded: int = 0
    _assignments: dict[str, str] = field(default_factory=dict)

    def expect(
        self, root: Path, wanted: Iterable[Submission], assignments: Iterable[GradedAssignment]
    ) -> None:
        """Remember how the submissions that are to be graded stood."""
        journal = read_journal(root)
        self._assignments = {each.name: digest_of_assignment(each) for each in assignments}
        self.before = {
            each: known.graded
            for each in wanted
            if (known := journal.get(each)) and known.graded is not None
        }

    def note(self, outcome: Outcome, submitted: str) -> None:
        """Compare a recorded outcome with the result before.

        Args:
            submitted: the digest of what was graded.
        """
        old = self.before.pop(outcome.submission, None)
        if old is None or outcome.status is not Status.GRADED:
            return
        self.regraded += 1
        is_same = self._assignments[outcome.submission.assignment] == old.assignment
        because = "nothing known changed" if is_same else "the assignment changed"
        if outcome.seed != old.seed and is_same:
            because = "other inputs drawn"
        if submitted != old.submitted:
            because = "handed in again"
        causes = _causes(old.verdicts), _causes(outcome.verdicts)
        for cell in [*old.scores, *(set(outcome.scores) - set(old.scores))]:
            before, after = old.scores.get(cell), outcome.scores.get(cell)
            if before != after:
                self.found.append(
                    Change(
                        outcome.submission,
                        cell,
                        before,
                        after,
                        causes[0].get(cell, Why.PASSED.value),
                        causes[1].get(cell, Why.PASSED.value),
                        because,
                    )
                )


def describe_changes(changes: Changes, table: Path | None = None, *, dry: bool = False) -> str:
    """Who rose and who fell, then where and why; every learner by name if nothing was written."""
    if not changes.regraded:
        return ""
    gained: dict[Submission, float] = {}
    for change in changes.found:
        gained[change.submission] = gained.get(change.submission, 0.0) + change.gained
    rose, fell = (sum(sign * each > 0 for each in gained.values()) for sign in (1, -1))
    would = "would change" if dry else "changed"
    again = f"Graded again: {changes.regraded}."
    if not changes.found:
        return f"{again} Nobody's points {would}."
    lines = [f"{again} Points {would} for {len(gained)}: {rose} rise, {fell} fall."]
    lines += _by_cause(changes.found)
    if dry:
        lines += [_line(each) for each in sorted(changes.found, key=_order)]
    if table:
        lines.append(f"Who, where and why: {table}")
    return "\n".join(lines)


def write_changes(root: Path, changes: Sequence[Change]) -> Path | None:
    """One row a changed cell, into a table of this moment; none if nothing changed."""
    if not changes:
        return None
    question_of = _questions(root, {change.submission.assignment for change in changes})
    rows = [
        (
            each.submission.student, each.submission.assignment,
            question_of.get((each.submission.assignment, each.cell), ""), each.cell, each.before,
            each.after, each.cause_before, each.cause_after, each.because,
        )
        for each in sorted(changes, key=_order)
    ]  # fmt: skip
    moment = datetime.now().astimezone().strftime("%Y-%m-%d_%H%M%S")
    return write_table(root / FOLDER / f"{moment}.csv", _COLUMNS, rows)


def _questions(root: Path, units: Iterable[str]) -> dict[tuple[str, str], str]:
    """The question of each cell; another nbgrader course has cells only."""
    if is_of_nbgrader(root):
        return {}
    from autograder.gradebook.report.asked import read_asked  # which imports torch

    return {
        (unit, cell): asked.id
        for unit in units
        for asked in read_asked(root, unit)
        for cell in asked.cells
    }


def _by_cause(changes: Iterable[Change]) -> list[str]:
    counted = Counter(
        (
            each.submission.assignment,
            each.cell,
            f"{_points(each.before)} → {_points(each.after)}",
            f"{each.cause_before} → {each.cause_after}", each.because,
        )
        for each in changes
    )  # fmt: skip
    lines = [
        f"  {number:3d}  {unit}, {cell}: {points} points, {causes} ({because})"
        for (unit, cell, points, causes, because), number in counted.most_common(_SHOWN)
    ]
    rest = len(counted) - _SHOWN
    return [*lines, f"       and {rest} more kinds of change"] if rest > 0 else lines


def _line(change: Change) -> str:
    return (
        f"  {printable(change.submission.student)}, {change.submission.assignment}, {change.cell}: "
        f"{_points(change.before)} → {_points(change.after)}, "
        f"{change.cause_before} → {change.cause_after}"
    )


def _causes(verdicts: Iterable[Verdict]) -> dict[str, str]:
    return {
        each.test: (each.finding and each.finding.misconception) or each.why.value
        for each in verdicts
    }


def _points(value: float | None) -> str:
    return "?" if value is None else f"{value:g}"


def _order(change: Change) -> tuple[str, str, str]:
    return change.submission.assignment, change.submission.student, change.cell
