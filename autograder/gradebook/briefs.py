"""Outcomes as a summary of a class wants them: thousands of them weigh little."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from autograder.course.outcome import Outcome, Verdict


class Briefs:
    """Makes outcomes brief. What many of a class have in common is kept once."""

    def __init__(self) -> None:
        self._verdicts: dict[tuple[Verdict, ...], tuple[Verdict, ...]] = {}
        self._scores: dict[tuple[tuple[str, float | None], ...], Mapping[str, float | None]] = {}

    def brief(self, outcome: Outcome) -> Outcome:
        """``outcome`` without its notebook and findings, which are recorded."""
        verdicts = tuple(replace(each, finding=None, raised=None) for each in outcome.verdicts)
        return replace(
            outcome,
            notebook=None,
            gpu_verdicts=(),
            verdicts=self._verdicts.setdefault(verdicts, verdicts),
            scores=self._scores.setdefault(tuple(outcome.scores.items()), outcome.scores),
        )
