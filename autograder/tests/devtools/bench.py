"""Stock nbgrader against our engine, in one run on one machine, as whole commands.

    tiny      one autograd function, one test cell, 40 students
    course    40 students, the units in turn, with right and wrong answers of the corpus

Each class is graded by `nbgrader autograde`, by `autograder grade`, and by the floor: a process
that imports torch, forks, runs the cells and judges them, and writes nothing. Ours and the floor
take seconds: they are measured a few times, before and after stock, and the median counts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from autograder.course.problems import AuthorError
from autograder.gradebook.grade_class import default_jobs
from autograder.tests.devtools.stock import make_stock_copy, run_nbgrader, run_program
from autograder.tests.devtools.workloads import make_course, make_tiny

STUDENTS = 40
SIZES = (10, 100, 500, 2000)
# How often ours is measured, before and after stock: a machine is not as fast all the time.
_BEFORE, _AFTER = 3, 2


@dataclass(frozen=True)
class Timing:
    """Seconds that one class took in each way."""

    name: str
    submissions: int
    stock_s: float
    ours_s: float
    floor_s: float
    stock_pages_s: float
    our_pages_s: float

    @property
    def ratio(self) -> float:
        """How many times faster than stock nbgrader."""
        return self.stock_s / self.ours_s

    @property
    def over_floor(self) -> float:
        """How many times what cannot be avoided."""
        return self.ours_s / self.floor_s

    def describe(self) -> str:
        """The class as a few lines."""
        rows = [
            ("nbgrader autograde", self.stock_s),
            ("autograder grade", self.ours_s),
            ("the floor", self.floor_s),
            ("nbgrader generate_feedback", self.stock_pages_s),
            ("autograder feedback", self.our_pages_s),
        ]
        lines = [f"{self.name}: {self.submissions} submissions"]
        lines += [
            f"  {what:27}{seconds:8.2f} s {1000 * seconds / self.submissions:9.1f} ms each"
            for what, seconds in rows
        ]
        pages = self.stock_pages_s / self.our_pages_s
        lines.append(
            f"  grading {self.ratio:.1f} times as fast as stock and {self.over_floor:.2f} times "
            f"the floor; feedback {pages:.1f} times as fast"
        )
        return "\n".join(lines)


def run_bench(root: Path, *, students: int = STUDENTS) -> list[Timing]:
    """Both classes, graded in every way; each is printed when it is done."""
    timings = []
    for name, make in (("tiny", make_tiny), ("course", make_course)):
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary).resolve() / "ours"
            assignments = make(root, folder, students)
            timing = _time(name, folder, assignments, students)
        print(timing.describe(), end="\n\n", flush=True)
        timings.append(timing)
    return timings


def run_scale(root: Path, sizes: Sequence[int] = SIZES) -> None:
    """Grade the tiny class in several sizes: time each, and the most memory our command took."""
    for size in sizes:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary).resolve() / "ours"
            (assignment,) = make_tiny(root, folder, size)
            _stock_s(folder, "generate_assignment", assignment, "--force", "--create")
            started = time.monotonic()
            command = [sys.executable, "-m", "autograder", "--course", str(folder), "grade"]
            memory_mib = _most_memory_mib(subprocess.Popen(command, stdout=subprocess.DEVNULL))
            seconds = time.monotonic() - started
        print(
            f"{size:5} submissions {seconds:8.2f} s {1000 * seconds / size:8.1f} ms each"
            f" {memory_mib:6.0f} MiB in the command's own process",
            flush=True,
        )


def _most_memory_mib(process: subprocess.Popen[bytes]) -> float:
    """The peak of ``process``, without its children; it has ended afterwards."""
    status = Path("/proc", str(process.pid), "status")
    most = 0.0
    while process.poll() is None:
        lines = status.read_text("utf-8").splitlines() if status.exists() else []
        found = [line.split()[1] for line in lines if line.startswith("VmHWM:")]
        most = max([most, *(int(kib) / 1024 for kib in found)])
        time.sleep(0.05)
    if process.returncode:
        raise AuthorError("The class could not be graded; what went wrong is above.")
    return most


def last_line(timings: Sequence[Timing]) -> str:
    """``ratio R over_floor F course_ratio C``, F being the worse of the two classes."""
    tiny, course = timings
    worse = max(timing.over_floor for timing in timings)
    return f"ratio {tiny.ratio:.1f} over_floor {worse:.2f} course_ratio {course.ratio:.1f}"


def _time(name: str, ours: Path, assignments: Sequence[str], students: int) -> Timing:
    stock = make_stock_copy(ours, ours.with_name("stock")).root
    for course in (stock, ours):  # both gradebooks have to know the questions: not timed
        for assignment in assignments:
            _stock_s(course, "generate_assignment", assignment, "--force", "--create")
    rounds = [_round(ours) for _ in range(_BEFORE)]
    stock_s = sum(_stock_s(stock, "autograde", name) for name in assignments)
    stock_pages_s = sum(_stock_s(stock, "generate_feedback", name) for name in assignments)
    rounds += [_round(ours) for _ in range(_AFTER)]
    floor_s, ours_s, our_pages_s = (median(times) for times in zip(*rounds, strict=True))
    return Timing(name, students, stock_s, ours_s, floor_s, stock_pages_s, our_pages_s)


def _round(ours: Path) -> tuple[float, float, float]:
    """Seconds for the floor, for grading and for the pages, of a fresh copy of the class."""
    python, jobs = (sys.executable, "-m"), str(default_jobs())
    with tempfile.TemporaryDirectory(dir=ours.parent) as temporary:
        copy = Path(shutil.copytree(ours, Path(temporary, "ours")))
        command = (*python, "autograder", "--course", str(copy))
        return (
            _seconds(copy, *python, "autograder.tests.devtools.floor", str(copy), jobs),
            _seconds(copy, *command, "grade"),
            _seconds(copy, *command, "feedback"),
        )


def _stock_s(folder: Path, *arguments: str) -> float:
    return _timed(lambda: run_nbgrader(folder, *arguments))


def _seconds(folder: Path, *command: str) -> float:
    """How long ``command`` takes in ``folder``."""
    return _timed(lambda: run_program(folder, *command))


def _timed(run: Callable[[], subprocess.CompletedProcess[str]]) -> float:
    os.sync()  # nobody waits for what another one wrote
    started = time.monotonic()
    done = run()
    seconds = time.monotonic() - started
    if done.returncode:
        raise AuthorError(f"{' '.join(map(str, done.args))} failed.\n{done.stderr[-2000:]}")
    return seconds
