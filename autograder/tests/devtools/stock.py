"""The same course with nbgrader as it comes, to compare with: nothing of ours but the questions."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from autograder.course.layout import CONFIG
from autograder.gradebook.course import Course

_CONFIG = """\
c = get_config()
c.CourseDirectory.root = {root!r}
c.CourseDirectory.course_id = "autograd-course"
c.CourseDirectory.source_directory = "solutions"
c.CourseDirectory.release_directory = "exercises"
c.CourseDirectory.submitted_directory = "work/submitted"
c.CourseDirectory.autograded_directory = "work/autograded"
c.CourseDirectory.feedback_directory = "work/feedback"
c.CourseDirectory.db_url = "sqlite:///" + {root!r} + "/work/gradebook.db"
c.Exchange.root = {root!r} + "/work/exchange"
# ipykernel warns on stderr that it listens on this machine, which would cost points.
c.Execute.extra_arguments = ["--log-level=ERROR"]
"""


def make_stock_copy(root: Path, folder: Path) -> Course:
    """A copy of the course in ``root``, graded or not, whose settings are names only."""
    shutil.copytree(root, folder)
    (folder / CONFIG).write_text(_CONFIG.format(root=str(folder.resolve())), "utf-8")
    return Course(folder)


def run_nbgrader(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """nbgrader's own command in the course in ``root``, with the settings there."""
    return run_program(root, str(Path(sys.executable).with_name("nbgrader")), *arguments)


def run_program(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run ``command`` in ``folder``; this environment's programs are found first."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
