"""The misconceptions a check can recognise: one stable id each, and what to say.

Ids are written into notebook outputs and collected by reports, so an id is never
renamed or reused. ``section`` is the title of the lesson section that treats the
idea, without its number; `make check` proves that each one exists.
"""

from autograder.checks.misconceptions import (
    devices,
    graph,
    hooks,
    leaves,
    numbers,
    recording,
    sharing,
    storage,
    tensors,
)
from autograder.checks.misconceptions.entry import Misconception

__all__ = ["ALL", "CATALOGUE", "Misconception"]

# By idea, in the order in which a course meets them. A new entry goes where its idea is.
ALL = [
    entry
    for topic in (tensors, storage, graph, leaves, hooks, sharing, recording, devices, numbers)
    for entry in topic.ENTRIES
]

CATALOGUE: dict[str, Misconception] = {entry.id: entry for entry in ALL}
