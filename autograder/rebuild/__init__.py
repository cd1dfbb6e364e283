"""A submission made anew: the assignment's own cells, with nothing of the learner's but texts.

    folder --files--> bytes --parsing--> cells --recognising--> copies of the assignment's cells
      --matching, parts--> answers --own_cells, assembling--> notebook; noticing says what was odd

Tests, questions, points, ids and order come from the assignment. From the submission come the
texts of answer cells and, within a budget, of the cells that the learner added.
"""

from __future__ import annotations

from autograder.rebuild.rebuilding import rebuild, rebuild_text
from autograder.rebuild.result import CannotRebuild, OnlyOthers, Rebuilt

__all__ = ["CannotRebuild", "OnlyOthers", "Rebuilt", "rebuild", "rebuild_text"]
