"""Comparing what a class got with what each submission deserves."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from autograder.course.outcome import Status
from autograder.tests.devtools.hostile_class import (
    HIDDEN_SECRET,
    SOLUTION_SECRET,
    Class,
    Seat,
    mark_of,
)
from autograder.tests.devtools.hostile_watch import left_in_public

# What the last line counts, in its order.
KINDS = ("undeserved", "neighbours", "lost", "unverdicted", "unflagged")
Scores = Mapping[str, float | None]
_TAG = re.compile(r"<[^>]+>")


@dataclass(frozen=True)
class Fault:
    """One thing that was not as it must be.

    Attributes:
        kind: ``undeserved``: points, or a secret, that were not deserved. ``neighbours``:
            somebody else's result or file is not as it was. ``lost``: deserved points or a
            result are missing. ``unverdicted``: not the status or sentence it must get, or flagged
            for nothing. ``unflagged``: an instructor is not told to look, and must be.
    """

    kind: str
    where: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind:11} {self.where}: {self.text}"


def verify_class(made: Class, found: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with the results of a class; ``found`` is of `hostile_drive`."""
    if not found["outcomes"]:
        return [Fault("lost", "the class", "no submission has an outcome")]
    outcomes = {outcome["student"]: outcome for outcome in found["outcomes"]}
    faults = []
    for seat in made.seats:
        printed = "".join(
            _outputs(path) for path in _files(made.root, "autograded", seat, "*.ipynb")
        )
        seen = list(_verify_seat(seat, outcomes.get(seat.student), found["rows"], printed))
        if seat.case is None:
            seen = [Fault("neighbours", seat.where, fault.text) for fault in seen]
        faults += seen
    if len(outcomes) != len(found["outcomes"]):
        faults.append(Fault("lost", "the class", "a submission has two outcomes"))
    return faults


def _verify_seat(
    seat: Seat, got: Any, rows: Mapping[str, Mapping[str, float]], shown: str
) -> Iterator[Fault]:
    case, recorded = seat.case, rows.get(seat.student, {})
    if got is None:
        yield Fault("lost", seat.where, "no outcome at all")
        return
    said = [got["detail"], *(text for text, *_ in got["notes"])]
    status = case.status if case else Status.GRADED
    if got["status"] != status.value:
        words = " ".join(said)[:600]
        yield Fault("unverdicted", seat.where, f"is {got['status']}, not {status.value}: {words}")
    if status is not Status.GRADED:
        paid = {name: points for name, points in {**recorded, **got["scores"]}.items() if points}
        if paid:
            yield Fault("undeserved", seat.where, f"has points for {_names(paid)}")
    elif got["status"] == status.value:
        yield from _verify_points(seat, got["scores"], said, shown)
        scores = got["scores"]
        if different := {n for n in seat.expected if recorded.get(n) != scores.get(n)}:
            yield Fault("lost", seat.where, f"the gradebook says otherwise of {_names(different)}")
    if not got["level"] and got["status"] == Status.GRADED.value:
        yield Fault("unverdicted", seat.where, "its result does not say how it was locked in")
    flagged = case.flagged if case else False
    if flagged is not None and got["flagged"] is not flagged:
        looked_at = [text for text, _, is_flagged, _ in got["notes"] if is_flagged]
        kind = "unflagged" if flagged else "unverdicted"
        yield Fault(kind, seat.where, f"flagged is {got['flagged']}: {looked_at}")
    for wanted in case.says if case else ():
        if wanted.lower() not in f"{' '.join(said)} {shown}".lower():
            yield Fault("unverdicted", seat.where, f"nobody says {wanted!r}: {said}")


def _verify_points(seat: Seat, scores: Scores, said: Sequence[str], shown: str) -> Iterator[Fault]:
    earned = {name: points or 0.0 for name, points in scores.items()}  # None waits for a person
    more = [n for n, points in earned.items() if points > seat.expected.get(n, 0)]
    less = [n for n, points in seat.expected.items() if points > earned.get(n, 0)]
    words = f" ({' '.join(said)[:400]})" if any(said) else ""
    if more:
        yield Fault("undeserved", seat.where, f"earned {_names(more)}{words}")
    if less:
        # What the tests said is among what the notebook shows.
        yield Fault("lost", seat.where, f"did not earn {_names(less)}{words}: {shown[:4000]}")


def verify_secrets(made: Class, secrets: Mapping[str, str]) -> list[Fault]:
    """Texts that a learner, or a learner's notebook, has and must not have."""
    faults = []
    for seat in made.seats:
        pages = [_page(path) for path in _files(made.root, "feedback", seat, "*.html")]
        sources = [
            path.read_text("utf-8") for path in _files(made.root, "feedback", seat, "*.html")
        ]
        outputs = [
            _outputs(path, own=True) for path in _files(made.root, "autograded", seat, "*.ipynb")
        ]
        shown = "\n".join([*pages, *outputs])
        classmates = {other.canary: f"what {other.student} wrote" for other in made.seats}
        classmates.pop(seat.canary)
        hidden = {HIDDEN_SECRET: "a hidden test", SOLUTION_SECRET: "a solution"}
        for text, what in {**secrets, **hidden, **classmates}.items():
            if text in shown:
                faults.append(Fault("undeserved", seat.where, f"can read {what}"))
        for text in seat.case.never if seat.case else ():
            # A tag does harm only as one; words must not be there however they are written.
            if any(text in page for page in (sources if "<" in text else pages)):
                faults.append(Fault("undeserved", seat.where, f"its page has {text!r}"))
        for path in _all_files(made.root, seat):
            if path.is_symlink():
                faults.append(Fault("undeserved", seat.where, f"left the link {path.name}"))
    return faults


def verify_leavings(made: Class) -> list[Fault]:
    """Files that cases left outside of what belongs to them."""
    faults = []
    everywhere = {path.name: path for path in made.root.rglob("*hostile-mark*")}
    for seat in made.seats:
        mark = mark_of(seat)
        left = [*left_in_public(mark), *(str(p) for n, p in everywhere.items() if mark in n)]
        if left:
            faults.append(Fault("neighbours", seat.where, f"left {', '.join(left)}"))
    return faults


def _files(root: Path, folder: str, seat: Seat, pattern: str) -> list[Path]:
    place = root / "work" / folder / seat.student
    return [path for path in place.rglob(pattern) if path.is_file()] if place.is_dir() else []


def _all_files(root: Path, seat: Seat) -> list[Path]:
    folders = [root / "work" / name / seat.student for name in ("autograded", "feedback")]
    return [path for folder in folders if folder.is_dir() for path in folder.rglob("*")]


def _page(path: Path) -> str:
    return html.unescape(_TAG.sub("", path.read_text("utf-8")))


def _outputs(path: Path, *, own: bool = False) -> str:
    """What the cells of a graded notebook put out, as text; with ``own`` the learner's only."""
    cells = json.loads(path.read_text("utf-8"))["cells"]
    wanted = [c for c in cells if not (own and c["metadata"].get("nbgrader", {}).get("grade"))]
    return json.dumps([cell.get("outputs", []) for cell in wanted], ensure_ascii=False)


def _names(tests: Any) -> str:
    return ", ".join(sorted(tests))
