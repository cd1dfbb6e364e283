"""A gradebook that cannot be used: what the database says of it, and what an instructor can do."""

from __future__ import annotations

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DatabaseError

_UPGRADE = "Another version of nbgrader made it: keep a copy, then run `nbgrader db upgrade`."
_REMEDIES = {
    "locked": "Another program is using it, perhaps formgrader: when it is done, try again.",
    "no such column": _UPGRADE,
    "has no column": _UPGRADE,
    "no such table": _UPGRADE,
    "full": "Make room, then run the same command again.",
    "disk i/o": "Look after the disk, then run the same command again.",
    "readonly": "Make the file and its folder writable, then run the same command again.",
    "unable to open": "Make the file and its folder writable, then run the same command again.",
    "malformed": "Put back a copy of it, then run the same command again.",
    "not a database": "Put back a copy of it, then run the same command again.",
}


def explain(url: str, error: DatabaseError) -> str:
    """Which gradebook it is, what is wrong with it, and the remedy."""
    said = str(error.orig)
    known = (mend for sign, mend in _REMEDIES.items() if sign in said.lower())
    remedy = next(known, "Mend that, then run the same command again.")
    shown = make_url(url).render_as_string(hide_password=True)
    return f"{shown.removeprefix('sqlite:///')}: {said}. {remedy}"
