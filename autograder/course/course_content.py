"""What a course brings to its grading besides notebooks: its words, and what learners import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from autograder.course.misconceptions import Misconception


@dataclass(frozen=True)
class CourseContent:
    """One course's own data; the engine gets it and knows no course.

    Attributes:
        catalogue: what there is to say of each misconception, by its id.
        packages: what a learner's code may import, wherever it is installed.
        preloaded: modules that are imported once, before anything is forked, for units whose
            texts a regular expression finds something in: those that answers need, and those
            that PyTorch imports at first use, which would be within a learner's time.
    """

    catalogue: Mapping[str, Misconception]
    packages: tuple[str, ...]
    preloaded: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
