"""What grading a class costs, in whole commands, on one machine.

    stock      `nbgrader autograde` with nbgrader's own settings, on a sample of the class
    ours       `autograder grade`, on the whole class
    startup    `autograder grade` again, when one submission more has come in
    floor      what no grader can save that runs these answers and judges them apart (see `floor`)

Stock nbgrader would take half an hour for the class. Its time for one submission is that of the
sample, in which each unit occurs equally often; its start-up is measured apart and counted once.
The others are measured in turns, before and after stock, and their medians count.
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
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import default_jobs
from autograder.tests.devtools.equality import read_rows
from autograder.tests.devtools.floor_work import write_work
from autograder.tests.devtools.simulated_class import FIRST_STUDENT, make_simulated_class
from autograder.tests.devtools.stock import make_stock_copy, run_nbgrader, run_program

SIZES = (10, 100, 500, 2000)
# How often ours is measured, before and after stock: a machine is not as fast all the time.
_BEFORE, _AFTER = 2, 2
# How often stock is started with nothing to grade.
_STARTS = 3


@dataclass(frozen=True)
class StockTiming:
    """Seconds that stock nbgrader takes to start, and for each submission of a sample."""

    sample: int
    start_s: float
    each_s: float


@dataclass(frozen=True)
class Timing:
    """Seconds that one class takes in each way."""

    submissions: int
    stock: StockTiming
    ours_s: float
    floor_s: float
    startup_s: float

    @property
    def stock_s(self) -> float:
        """What stock nbgrader would take for the class."""
        return self.stock.start_s + self.submissions * self.stock.each_s

    def describe(self) -> str:
        """The class as a few lines."""
        rows = [
            ("nbgrader autograde", self.stock_s),
            ("autograder grade", self.ours_s),
            ("the floor", self.floor_s),
        ]
        lines = [
            f"  {what:19}{seconds:8.2f} s {1000 * seconds / self.submissions:8.1f} ms each"
            for what, seconds in rows
        ]
        lines[0] += f", from {self.stock.sample} of them and {self.stock.start_s:.1f} s to start"
        return "\n".join(
            [
                f"{self.submissions} submissions:",
                *lines,
                f"  {'one more submission':19}{self.startup_s:8.2f} s",
            ]
        )

    def last_line(self) -> str:
        """How many times as fast as stock, how many times the floor, and seconds to start."""
        return (
            f"course_ratio {self.stock_s / self.ours_s:.1f} "
            f"over_floor {self.ours_s / self.floor_s:.2f} startup {self.startup_s:.1f}"
        )


@dataclass(frozen=True)
class Round:
    """Seconds of one turn: the floor, the whole class, and one submission more."""

    floor_s: float
    ours_s: float
    startup_s: float


def run_bench(root: Path, *, students: int, sample: int) -> Timing:
    """Grade a class of the course in ``root`` in every way."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary).resolve() / "ours"
        names = make_simulated_class(root, folder, students)
        work = folder.with_name("work.json")
        rounds = [_round(folder, work) for _ in range(_BEFORE)]
        stock = _time_stock(folder, names, min(sample, students))
        rounds += [_round(folder, work) for _ in range(_AFTER)]
    return Timing(
        students,
        stock,
        ours_s=median(each.ours_s for each in rounds),
        floor_s=median(each.floor_s for each in rounds),
        startup_s=median(each.startup_s for each in rounds),
    )


def run_scale(root: Path, sizes: Sequence[int] = SIZES) -> None:
    """Grade classes of several sizes: time each, and the most memory our command took."""
    for size in sizes:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary).resolve() / "ours"
            make_simulated_class(root, folder, size)
            started = time.monotonic()
            memory_mib = most_memory_mib(
                subprocess.Popen(_grade(folder), stdout=subprocess.DEVNULL)
            )
            seconds = time.monotonic() - started
        print(
            f"{size:5} submissions {seconds:8.2f} s {1000 * seconds / size:8.1f} ms each"
            f" {memory_mib:6.0f} MiB in the command's own process",
            flush=True,
        )


def most_memory_mib(process: subprocess.Popen[bytes]) -> float:
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


def _round(ours: Path, work: Path) -> Round:
    """One turn on a fresh copy of the class."""
    with tempfile.TemporaryDirectory(dir=ours.parent) as temporary:
        copy = Path(shutil.copytree(ours, Path(temporary, "ours")))
        ours_s, _ = _timed(lambda: run_program(copy, *_grade(copy)))
        write_work(copy, work)
        floor_s, said = _timed(lambda: run_program(copy, *_floor(work)))
        require_same_work(said, copy)
        submitted = copy / "work" / "submitted"
        shutil.copytree(submitted / FIRST_STUDENT, submitted / "student-late")
        startup_s, _ = _timed(lambda: run_program(copy, *_grade(copy)))
    return Round(floor_s, ours_s, startup_s)


def require_same_work(floor_said: str, graded: Path) -> None:
    """A floor that left out cells or tests would be lower than anybody can go."""
    rows = read_rows(Course(graded))
    points = sum(points or 0 for row, points in rows.items() if row[-1] == "auto_score")
    ours = f"{len({row[:2] for row in rows})} submissions earned {points:g} points"
    if floor_said.strip() != ours:
        raise AuthorError(f"The floor did other work than ours: {floor_said.strip()}, not {ours}.")


def _time_stock(ours: Path, names: Sequence[str], sample: int) -> StockTiming:
    """Stock nbgrader on the first submissions of the class, of each unit equally many."""
    root = make_stock_copy(ours, ours.with_name("stock")).root
    size = max(sample // len(names), 1) * len(names)
    for folder in sorted((root / "work" / "submitted").iterdir())[size:]:
        shutil.rmtree(folder)

    def autograde(name: str) -> float:
        return _timed(lambda: run_nbgrader(root, "autograde", name))[0]

    whole_s = sum(map(autograde, names))
    # By now all is graded, and stock leaves it alone.
    start_s = median(map(autograde, names[:_STARTS]))
    return StockTiming(size, start_s, (whole_s - len(names) * start_s) / size)


def _grade(course: Path) -> list[str]:
    return [sys.executable, "-m", "autograder", "--course", str(course), "grade"]


def _floor(work: Path) -> list[str]:
    module = "autograder.tests.devtools.floor"
    return [sys.executable, "-m", module, str(work), str(default_jobs())]


def _timed(run: Callable[[], subprocess.CompletedProcess[str]]) -> tuple[float, str]:
    """How many seconds ``run`` takes, and what its command prints."""
    os.sync()  # nobody waits for what another one wrote
    started = time.monotonic()
    done = run()
    seconds = time.monotonic() - started
    if done.returncode:
        raise AuthorError(f"{' '.join(map(str, done.args))} failed.\n{done.stderr[-2000:]}")
    return seconds, done.stdout
