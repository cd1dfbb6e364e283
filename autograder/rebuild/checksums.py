"""Whether a cell is as some release of nbgrader's made it.

Every release writes a checksum of text, points and purpose beside each cell. A cell that still
bears its own was not edited: if it is not as the assignment is now, the assignment was changed
after it was handed out. Somebody could compute a new checksum for a made up cell, and would gain
nothing: neither text nor points are taken from a submission.
"""

from __future__ import annotations

import hashlib

from autograder.course.titles import without_title
from autograder.rebuild.parsing import Submitted


def is_as_released(cell: Submitted, text: str) -> bool:
    """Whether ``cell``, with ``text`` in it, bears its own checksum.

    The first releases with titles had the checksum of what stands below the title.
    As `nbgrader.utils.compute_checksum` of nbgrader 0.9; test_checksums.py compares the two.
    """
    claims = cell.claims
    grade = claims.get("grade", False)
    parts = [
        cell.kind,
        str(grade),
        str(claims.get("solution", False)),
        str(not claims.get("solution") and bool(grade or claims.get("locked", False))),
        str(claims.get("grade_id")),
    ]
    if grade:
        try:
            parts.append(str(float(claims.get("points") or 0)))
        except (TypeError, ValueError):
            return False
    return claims.get("checksum") in {_md5([each, *parts]) for each in (text, without_title(text))}


def _md5(parts: list[str]) -> str:
    made = hashlib.md5("".join(parts).encode(errors="replace"), usedforsecurity=False)
    return made.hexdigest()
