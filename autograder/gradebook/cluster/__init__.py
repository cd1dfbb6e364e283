"""Submissions graded on the workers of a Dask cluster; the rest happens where it always did.

    here: rebuild ──Rebuilt──> a worker: its own fork server and sandboxes ──Outcome──> here: record

A worker holds nothing: one that is lost costs the time of what it was grading.
"""

from autograder.gradebook.cluster.client import Cluster

__all__ = ["Cluster"]
