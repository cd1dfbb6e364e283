"""A class graded by `--jobs 2`, by `--cluster local:2`, and by a cluster whose workers are killed.

Each is the whole command, in a fresh copy of one class; inputs are drawn from the same seeds.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median

from autograder.course.findings import Finding
from autograder.course.outcome import Submission
from autograder.course.problems import AuthorError
from autograder.engine.descendants import parents
from autograder.gradebook.course import Course
from autograder.gradebook.record import Entry, read_journal
from autograder.gradebook.record.journal import FOLDER, JOURNAL
from autograder.tests.devtools.equality import Rows, read_rows
from autograder.tests.devtools.simulated_class import make_simulated_class

ALONE, CLUSTER = ["--jobs", "2"], ["--cluster", "local:2"]
# Parts of the class after which a worker is killed.
_KILLED_AFTER = (0.3, 0.6)
_LOOK_S = 0.5


@dataclass
class Run:
    """One way of grading the class, and what came of it.

    Attributes:
        killed: how many workers were killed meanwhile.
        entries: what the journal says, without what two runs never share.
        rows: what the gradebook says.
    """

    seconds: float = 0.0
    killed: int = 0
    entries: dict[Submission, Entry] = field(default_factory=dict)
    rows: Rows = field(default_factory=dict)

    def differing(self, other: Run) -> set[Submission]:
        """The submissions of which journal or gradebook say something else, in whatever words."""
        places = self.entries.keys() | other.entries.keys()
        found = {place for place in places if _gist(self, place) != _gist(other, place)}
        rows = self.rows.keys() | other.rows.keys()
        return found | {
            Submission(student=row[1], assignment=row[0])
            for row in rows
            if self.rows.get(row, "no such row") != other.rows.get(row, "no such row")
        }

    def told_otherwise(self, other: Run) -> set[Submission]:
        """Those with the same result, told with other numbers: answers that race do that."""
        both = self.entries.keys() & other.entries.keys()
        return {place for place in both if self.entries[place] != other.entries[place]} - (
            self.differing(other)
        )


@dataclass(frozen=True)
class Compared:
    """What came of all runs.

    Attributes:
        differing: submissions of which journal or gradebook say something else in one of them.
        told: those with the same result, told with other numbers.
        ratio: how many times as fast as one machine's two jobs the cluster was.
        killed: how many workers were killed.
    """

    students: int
    differing: Set[Submission]
    told: Set[Submission]
    ratio: float
    killed: int

    def describe(self) -> str:
        """The last line."""
        return (
            f"cluster: {self.students} submissions, {len(self.differing)} differ, "
            f"{len(self.told)} told otherwise, ratio {self.ratio:.2f} (local:2 / jobs=2), "
            f"killed {self.killed}"
        )


def compare(
    root: Path, folder: Path, *, students: int, times: int, say: Callable[[str], None]
) -> Compared:
    """Grade in turns, ``times`` each, then once while workers are killed."""
    make_simulated_class(root, folder / "class", students)
    alone: list[Run] = []
    cluster: list[Run] = []
    for _ in range(times):
        for what, runs in ((ALONE, alone), (CLUSTER, cluster)):
            runs.append(_graded(folder, what))
            load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
            say(f"{' '.join(what)}: {runs[-1].seconds:.0f} s (load {load})")
    killed = _graded(folder, CLUSTER, killed_after=[part * students for part in _KILLED_AFTER])
    say(f"{' '.join(CLUSTER)}, {killed.killed} workers killed: {killed.seconds:.0f} s")
    others = [*cluster, killed]
    differing = set().union(*(alone[0].differing(each) for each in others))
    told = set().union(*(alone[0].told_otherwise(each) for each in others)) - differing
    for how, places in (("differs", differing), ("is told otherwise", told)):
        for place in sorted(places)[:10]:
            say(f"{how}: {place.student}, {place.assignment}")
    ratio = median(run.seconds for run in alone) / median(run.seconds for run in cluster)
    return Compared(students, differing, told, ratio, killed.killed)


def _graded(folder: Path, what: Sequence[str], killed_after: Sequence[float] = ()) -> Run:
    """The class graded in a copy that is thrown away, with the seeds of the first time."""
    copy, journal = folder / "copy", FOLDER / JOURNAL
    shutil.copytree(folder / "class", copy)
    if (first := folder / JOURNAL).exists():  # seeds are taken from it, and it counts for no more
        (copy / FOLDER).mkdir(parents=True)
        shutil.copy(first, copy / journal)
    known = _lines(copy / journal)
    os.sync()
    left, run, started = list(killed_after), Run(), time.monotonic()
    command = [sys.executable, "-m", "autograder", "--course", str(copy), "grade", *what]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as grading:
        while grading.poll() is None:
            if left and _lines(copy / journal) - known >= left[0]:
                del left[0]
                run.killed += _kill_a_worker(grading.pid)
            with suppress(subprocess.TimeoutExpired):
                grading.wait(_LOOK_S)
    run.seconds = time.monotonic() - started
    if grading.returncode:
        raise AuthorError("The class could not be graded; what went wrong is above.")
    if not first.exists():
        shutil.copy(copy / journal, first)
    run.entries = {
        place: replace(each.latest, token="", time="") for place, each in read_journal(copy).items()
    }
    run.rows = read_rows(Course(copy))
    shutil.rmtree(copy)
    return run


def _gist(run: Run, place: Submission) -> Entry | None:
    """What the journal says of a submission: of each finding no more than which idea it names."""
    if (entry := run.entries.get(place)) is None:
        return None
    verdicts = (
        replace(
            each, finding=each.finding and Finding("", misconception=each.finding.misconception)
        )
        for each in entry.verdicts
    )
    return replace(entry, verdicts=tuple(verdicts))


def _lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def _kill_a_worker(client: int) -> bool:
    """Kill the oldest Dask worker below ``client``; whether there was one."""
    parent_of = dict(parents())

    def is_below(pid: int) -> bool:
        return pid == client or (pid in parent_of and is_below(parent_of[pid]))

    # The last word of a fork server's command says whose it is.
    workers = [
        parent
        for pid, parent in parent_of.items()
        if is_below(pid) and parent != client and _last_word(pid) == f"for-{parent}"
    ]
    if workers:
        os.kill(min(workers), signal.SIGKILL)
    return bool(workers)


def _last_word(pid: int) -> str:
    try:
        return Path("/proc", str(pid), "cmdline").read_bytes().split(b"\0")[-2].decode()
    except (OSError, IndexError):
        return ""
