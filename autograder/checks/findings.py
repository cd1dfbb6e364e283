"""What a check tells a learner: findings, and the exceptions that carry them."""

from dataclasses import dataclass, replace

from autograder.checks.lessons import where_to_read
from autograder.checks.observing.places import take_where_it_fails
from autograder.content import CATALOGUE

# One line of a finding ends with this tag; reports find recognised misconceptions by it.
TAG = "[misconception: {id}]"


@dataclass(frozen=True)
class Finding:
    """One thing a check noticed, in the words the learner will read.

    ``misconception`` is an id of the catalogue. It is set only when the mistake was
    recognised, and brings its own cause, advice and lesson section.
    """

    problem: str
    given: str | None = None
    device: str | None = None
    seen: str | None = None
    raised: str | None = None
    wanted: str | None = None
    where: str | None = None
    warned: str | None = None
    misconception: str | None = None
    try_next: str | None = None

    def lines(self) -> list[str]:
        """The finding as the lines a learner reads; never more than one idea a line."""
        known = CATALOGUE[self.misconception] if self.misconception else None
        cause = f"{known.cause} {TAG.format(id=known.id)}" if known else None
        labelled = [
            ("given", self.given),
            ("device", self.device),
            ("you have", self.seen),
            ("raised", self.raised),
            ("expected", self.wanted),
            ("where", self.where),
            ("PyTorch warned", self.warned),
            ("likely cause", cause),
            ("try", self.try_next or (known.try_next if known else None)),
            ("re-read", where_to_read(known.section) if known else None),
        ]
        return [self.problem, *(f"  {label}: {text}" for label, text in labelled if text)]

    def __str__(self) -> str:
        tag = f" {TAG.format(id=self.misconception)}" if self.misconception else ""
        return self.problem + tag


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
        return self.finding.lines()


class NotAttempted(CheckFailure):
    """Raised when the answer is still the stub, so that a blank is never called wrong."""
