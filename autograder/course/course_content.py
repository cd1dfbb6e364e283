"""What a course brings to its grading besides notebooks: its words, and what learners import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from autograder.course.misconceptions import Misconception


@dataclass(frozen=True)
class CourseContent:
    """One course's own data; the engine gets it and knows no course.

    Attributes:
        catalogue: what there is to say of each misconception, by its id.
        packages: what a learner's code may import, wherever it is installed.
        preloaded: modules that are imported once, before anything is forked: those that many
            answers need, or that PyTorch imports at first use, which would be within a
            learner's time.
    """

    catalogue: Mapping[str, Misconception]
    packages: tuple[str, ...]
    preloaded: tuple[str, ...] = ()
