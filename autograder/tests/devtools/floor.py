"""What grading cannot cost less than: import torch, fork, run the cells, judge. No bookkeeping.

python -m autograder.tests.devtools.floor COURSE JOBS
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from autograder.content import CONTENT
from autograder.course.imports import leave_out_slow_imports
from autograder.engine.driver.processes import ForkServer


def main(root: Path, jobs: int) -> None:
    """Run and judge every submission of the course in ``root``, and forget what came of it."""
    leave_out_slow_imports()
    fork_server = ForkServer()
    from autograder.course.graded_assignment import read_assignment
    from autograder.course.outcome import Submission
    from autograder.engine.driver.engine import Engine
    from autograder.engine.sandbox import strongest_level
    from autograder.gradebook.grade_class import submissions_in
    from autograder.rebuild import rebuild

    submissions = submissions_in(root)
    known = {name: read_assignment(root, name) for name in {s.assignment for s in submissions}}

    def grade(submission: Submission) -> None:
        folder = root / "work" / "submitted" / submission.student / submission.assignment
        assignment = known[submission.assignment]
        engine.grade(assignment, rebuild(assignment, folder), submission, seed="floor")

    engine = Engine(strongest_level(), CONTENT, hidden=[root], fork_server=fork_server)
    with engine, ThreadPoolExecutor(jobs) as pool:
        list(pool.map(grade, submissions))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
