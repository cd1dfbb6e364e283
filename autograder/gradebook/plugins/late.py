"""What late work costs, as the manifest says it: nbgrader asks for each late notebook."""

from __future__ import annotations

from pathlib import Path

from nbgrader.plugins import LateSubmissionPlugin

from autograder.course.lateness import LatePolicy
from autograder.course.manifest import Manifest, read_manifest


class Late(LateSubmissionPlugin):  # type: ignore[misc]
    """The policy of the assignment that is being graded; nbgrader's own where it has none."""

    _manifest: Manifest | None = None

    def late_submission_penalty(
        self, student_id: str, score: float, total_seconds_late: float
    ) -> float | None:
        """Points to take off; ``None`` for none. Extensions are counted in already."""
        if self._manifest is None:
            self._manifest = read_manifest(Path(self.config.CourseDirectory.root))
        # nbgrader's preprocessor and our writer both note there what they are at.
        known = self._manifest.get(self.parent.assignment_id)
        if known is None or known.late == LatePolicy():
            stock: float | None = super().late_submission_penalty(
                student_id, score, total_seconds_late
            )
            return stock
        return known.late.penalty(score, total_seconds_late) or None
