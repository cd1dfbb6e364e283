"""Grade every hostile, broken and unlucky submission, each between two honest neighbours.

Three classes are graded: the quick cases, the quick cases in the opposite order, and those
that wait for a limit to be reached. The last line counts what was not as it must be.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from autograder.tests.devtools.hostile_cases import Case, read_cases
from autograder.tests.devtools.hostile_class import UNDER_WAY, Class, make_class
from autograder.tests.devtools.hostile_verdicts import (
    KINDS,
    Fault,
    verify_class,
    verify_leavings,
    verify_secrets,
)
from autograder.tests.devtools.hostile_watch import (
    Listener,
    become_reaper,
    differences,
    end_leftovers,
    fingerprint,
    listening,
)
from autograder.tests.support.notebook_fixtures import REPOSITORY

# The kinds of cases whose feedback pages are written and read: pages take longer than grading.
WITH_PAGES = ("leaks", "forged-value/half_characters", "metadata/solution_markers")
SECRETS = {
    "token-of-the-environment": "the grader's environment",
    "password-of-the-home": "the grader's home folder",
    "note-of-the-course": "the course folder",
}
# So long without a submission begun or ended is no busy machine's, but a grader's that hangs.
STALLED_S = 600
# What a grader may write to an instructor's terminal about a class, whatever its learners print.
LOG_BYTES = 20_000


def run_hostile(
    places: Sequence[str] = (), *, jobs: int = 2, once: bool = False, keep: Path | None = None
) -> list[Fault]:
    """Grade the cases in ``places``, all if none is named, and print what is wrong.

    Args:
        jobs: how many submissions at a time.
        once: not in the opposite order as well.
        keep: a folder for the graded classes.
    """
    cases = [case for case in read_cases() if _is_wanted(case, places)]
    quick = [case for case in cases if not case.slow]
    batches = {"quick": quick, "slow": [case for case in cases if case.slow]}
    if not once:
        batches["opposite order"] = quick[::-1]
    faults: list[Fault] = []
    # Short: a socket's path may have 108 bytes.
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        for name, batch in batches.items():
            if batch:
                # What waits for limits leaves the processors to others.
                faults += grade_batch(
                    name, batch, Path(folder) / name[0], jobs * 2 if name == "slow" else jobs
                )
        if keep:
            _keep(Path(folder), keep)
    print(describe_faults(cases, faults), flush=True)
    return faults


def describe_faults(cases: Sequence[Case], faults: Sequence[Fault]) -> str:
    """What is wrong, line by line, and the line of counts."""
    found = sorted(set(faults), key=lambda fault: (fault.where, fault.kind, fault.text))
    counts = [len({fault.where for fault in faults if fault.kind == kind}) for kind in KINDS]
    numbers = " ".join(f"{kind} {count}" for kind, count in zip(KINDS, counts, strict=True))
    return "\n".join([*map(str, found), f"tried {len(cases)} {numbers}"])


def grade_batch(name: str, cases: Sequence[Case], folder: Path, jobs: int) -> list[Fault]:
    """Grade one class of ``cases`` and look at everything around it."""
    home, scratch = folder / "home", folder / "tmp"
    for place in (home, scratch):
        place.mkdir(parents=True)
    (home / ".netrc").write_text("machine example.org password password-of-the-home\n")
    started = time.monotonic()
    become_reaper()
    with listening(home) as listener:
        words = {"HOME": str(home), "PORT": str(listener.port), "SOCKET": listener.name}
        made = make_class(folder / "course", cases, words)
        (made.root / "work" / "notes.txt").write_text("note-of-the-course\n")
        before = _state(made, home)
        found, trouble = _drive(made, home, scratch, jobs)
        left = end_leftovers()
    faults = verify_class(made, found)
    faults += verify_secrets(made, SECRETS)
    faults += verify_leavings(made)
    faults += _verify_surroundings(listener, left, differences(before, _state(made, home)), scratch)
    if trouble:
        print(trouble[-6000:], file=sys.stderr)
        faults.append(Fault("lost", "the class", "the grader failed, or said too much; see above"))
    pace = f"{len(made.seats)} submissions in {found.get('graded_s', 0):.1f} s"
    print(f"{name}: {len(cases)} cases; {pace}; {time.monotonic() - started:.0f} s all in all")
    for fault in faults:
        print(fault, flush=True)  # already here: the whole takes an hour
    return faults


def _drive(made: Class, home: Path, scratch: Path, jobs: int) -> tuple[dict[str, Any], str]:
    """Run `hostile_drive` as an instructor would run the grader; its findings, and its troubles."""
    pages = [seat.student for seat in made.seats if seat.case and _is_wanted(seat.case, WITH_PAGES)]
    result = made.root.parent / "result.json"
    environment = {
        **os.environ,
        "HOME": str(home),
        "TMPDIR": str(scratch),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    environment |= {"COURSE_TOKEN": "token-of-the-environment", "PYTHONPATH": str(REPOSITORY)}
    drive = "autograder.tests.devtools.hostile_drive"
    command = [sys.executable, "-m", drive, str(made.root), str(result)]
    log = made.root.parent / "log.txt"
    with log.open("w") as sink:
        driver = subprocess.Popen(
            [*command, str(jobs), *pages], cwd=made.root, env=environment, stdout=sink, stderr=sink
        )
        while _is_working(driver, result):
            time.sleep(0.5)
        if (code := driver.poll()) is None:
            driver.send_signal(signal.SIGUSR1)
            time.sleep(1)
            driver.kill()
            code = driver.wait()
            sink.write(f"stalled for {STALLED_S} s in {', '.join(_under_way(result))}\n")
    found = (
        json.loads(result.read_text("utf-8")) if result.is_file() else {"outcomes": [], "rows": {}}
    )
    text = log.read_text("utf-8", "replace")
    return found, f"exit code {code}\n{text}" if code or len(text) > LOG_BYTES else ""


def _is_working(driver: subprocess.Popen[bytes], result: Path) -> bool:
    """Whether a grader has not ended, and has begun or ended something of late."""
    noted = result.with_name(UNDER_WAY)
    latest = noted if noted.exists() else result.parent
    return driver.poll() is None and time.time() - latest.stat().st_mtime < STALLED_S


def _under_way(result: Path) -> list[str]:
    """Which submissions a grader had begun and not ended."""
    path = result.with_name(UNDER_WAY)
    lines = [line.split() for line in path.read_text().splitlines()] if path.is_file() else []
    ended = {line[2] for line in lines if line[1] == "-"}
    return [line[2] for line in lines if line[2] not in ended]


def _state(made: Class, home: Path) -> Mapping[str, str]:
    """What grading must leave alone: what was handed in, what was given, and the home folder."""
    state = {f"home: {name}": text for name, text in fingerprint(home).items()}
    for folder in ("solutions", "exercises", "course", "work/submitted"):
        found = fingerprint(made.root / folder)
        state |= {f"{folder}/{name}": text for name, text in found.items()}
    return state


def _verify_surroundings(
    listener: Listener, left: Sequence[str], changes: Sequence[str], scratch: Path
) -> list[Fault]:
    faults = [
        Fault("undeserved", "the network", f"was reached: {said[:200]}") for said in listener.heard
    ]
    faults += [
        Fault("neighbours", "the processes", f"one was left: {command[:200]}") for command in left
    ]
    faults += [Fault("neighbours", "the files", change) for change in changes[:20]]
    # PyTorch makes a folder for compiled kernels when its parts are imported, and leaves it empty.
    remains = [path.name for path in scratch.rglob("*") if "torchinductor" not in path.name]
    if remains:
        faults.append(Fault("neighbours", "temporary files", f"were left: {remains[:10]}"))
    return faults


def _keep(folder: Path, place: Path) -> None:
    """Copy the graded classes to where somebody can look at them; what was handed in stays out."""
    for batch in folder.iterdir():
        ignored = shutil.ignore_patterns("submitted", "listener")
        shutil.copytree(batch, place / batch.name, symlinks=True, ignore=ignored)


def _is_wanted(case: Case, places: Sequence[str]) -> bool:
    return not places or any(place in (case.kind, case.where) for place in places)
