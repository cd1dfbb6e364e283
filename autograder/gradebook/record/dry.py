"""A recorder that records nothing: for knowing what grading would change."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Self

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.outcome import Outcome, Submission
from autograder.gradebook.record.digests import (
    digest_of_assignment,
    digest_of_folder,
    gpus_wanted,
)
from autograder.gradebook.record.finishing import make_entry
from autograder.gradebook.record.journal import read_journal


class DryRecorder:
    """What a `Recorder` tells of a submission, from the journal alone; takes no lock."""

    def __init__(
        self, root: Path, assignments: Sequence[GradedAssignment], *, say: Callable[[str], None]
    ) -> None:
        from autograder.gradebook.course import Course

        self._submitted = Course(root).submitted
        self._assignments = {each.name: digest_of_assignment(each) for each in assignments}
        self._points = {each.name: each.points for each in assignments}
        self._gpus = gpus_wanted(assignments)
        self._latest = {place: known.latest for place, known in read_journal(root).items()}
        self._say = say

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        return None

    def seed_of(self, submission: Submission, *, new: bool = False) -> str:
        """As `Recorder.seed_of`."""
        known = None if new else self._latest.get(submission)
        return (known.seed if known else "") or secrets.token_hex(16)

    def digest_of(self, submission: Submission) -> str:
        """As `Recorder.digest_of`."""
        return digest_of_folder(self._submitted(submission.student, submission.assignment))

    def is_up_to_date(self, submission: Submission) -> bool:
        """As `Recorder.is_up_to_date`, for a gradebook that nobody put back."""
        known = self._latest.get(submission)
        assignment = self._assignments.get(submission.assignment)
        gpu = self._gpus.get(submission.assignment, "")
        return known is not None and known.is_of(self.digest_of(submission), assignment, gpu=gpu)

    def record(self, *outcomes: Outcome) -> list[Outcome]:
        """The outcomes as they would be recorded."""
        return [self._checked(outcome) for outcome in outcomes]

    def _checked(self, outcome: Outcome) -> Outcome:
        place = outcome.submission
        entry = make_entry(
            outcome,
            self._submitted(place.student, place.assignment),
            points=self._points.get(place.assignment),
            submitted="",
            assignment="",
            seed=outcome.seed,
        )
        return replace(outcome, status=entry.status, detail=entry.detail)
