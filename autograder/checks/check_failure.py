"""The exceptions that carry a finding out of a check, and how a notebook shows it."""

from dataclasses import replace

from autograder.checks.lessons import where_to_read
from autograder.checks.observing.places import take_where_it_fails
from autograder.content import CATALOGUE
from autograder.course.findings import Finding


class CheckFailure(AssertionError):
    """Raised by a check that does not pass; nbgrader scores the cell 0.

    Jupyter shows the finding instead of a traceback: the failing line is in
    this package, so the traceback would only show our code.
    """

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        # A finding that failed before and is raised again knows its device already.
        self.finding = replace(finding, device=finding.device or take_where_it_fails())

    def _render_traceback_(self) -> list[str]:
        known = CATALOGUE[self.finding.misconception] if self.finding.misconception else None
        return self.finding.lines(known, where_to_read(known.section) if known else None)


class NotAttempted(CheckFailure):
    """Raised when the answer is still the stub, so that a blank is never called wrong."""
