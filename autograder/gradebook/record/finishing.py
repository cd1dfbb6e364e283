"""From an outcome to the journal's entry, if it is one that may be believed."""

from __future__ import annotations

import math
import secrets
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from autograder.course.outcome import Note, Outcome, Status, Why
from autograder.gradebook.record.journal import Entry
from autograder.gradebook.record.timestamps import TIMESTAMP, BadTimestamp, read_timestamp


def make_entry(
    outcome: Outcome,
    folder: Path,
    *,
    points: Mapping[str, float] | None,
    submitted: str,
    assignment: str,
    seed: str,
) -> Entry:
    """The entry of ``outcome``; a graded one without sound scores becomes our fault.

    Args:
        folder: what was handed in, for its timestamp.
        points: what each test gives; ``None`` if the assignment is unknown.
        submitted, assignment, seed: as in `Entry`.
    """
    entry = Entry(
        token=secrets.token_hex(8),
        submission=outcome.submission,
        status=outcome.status,
        time=datetime.now().astimezone().isoformat(timespec="seconds"),
        notes=outcome.notes,
        level=outcome.level,
        seed=seed,
        detail=outcome.detail,
        submitted=submitted,
        assignment=assignment,
    )
    if outcome.status is not Status.GRADED:
        return entry
    if fault := _fault(outcome, points):
        return replace(entry, status=Status.NOT_GRADED, detail=f"a fault of the grader: {fault}")
    entry = replace(
        entry,
        scores=dict(outcome.scores),
        verdicts=tuple(each for each in outcome.verdicts if each.why is not Why.PASSED),
        unanswered=outcome.unanswered,
        devices=outcome.devices,
        gpu=outcome.gpu,
        missing=outcome.missing,
    )
    try:
        time = read_timestamp(folder)
    except BadTimestamp:
        text = (
            f"Its {TIMESTAMP} is no time that nbgrader can read, so the time of handing in is "
            "unknown. Remove the file: formgrader cannot list the assignment while it is there."
        )
        return replace(entry, notes=(*entry.notes, Note(text, private=True)))
    return replace(entry, timestamp=time.isoformat() if time else "")


def _fault(outcome: Outcome, points: Mapping[str, float] | None) -> str | None:
    """Why the scores of a graded outcome may not be written."""
    if points is None:
        return "nobody asked for this assignment"
    if outcome.notebook is None and not outcome.missing:
        return "it says graded, and gives no notebook"
    for test, most in points.items():
        if test not in outcome.scores:
            return f"it says graded, and gives no score for {test}"
        score = outcome.scores[test]
        if score is not None and not (math.isfinite(score) and 0 <= score <= most):
            return f"it gives {score} of {most:g} points for {test}"
    return None
