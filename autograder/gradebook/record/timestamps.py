"""When a submission was handed in, by its timestamp.txt, in which anything may be written."""

from __future__ import annotations

import os
import re
import warnings
from datetime import datetime
from pathlib import Path

from autograder.rebuild import CannotRebuild
from autograder.rebuild.files import open_folder, read_file

TIMESTAMP = "timestamp.txt"
# A date, a time, a zone. Zones are names of files: none may be a path to elsewhere.
_PLAUSIBLE = re.compile(r"[0-9A-Za-z:+\-.,]+( +[0-9A-Za-z:+\-.,][0-9A-Za-z:+\-._/]*)*")
_ELSEWHERE = ".."
_LONGEST = 64


class BadTimestamp(ValueError):
    """There is a timestamp.txt, and it says nothing that nbgrader could read."""


def read_timestamp(folder: Path) -> datetime | None:
    """The time in UTC, read as nbgrader reads it; None if nobody wrote one.

    Raises:
        BadTimestamp: there is something else in its place.
    """
    from nbgrader.utils import parse_utc

    if not os.path.lexists(folder / TIMESTAMP):
        return None
    try:
        with open_folder(folder) as descriptor:
            text = read_file(descriptor, TIMESTAMP).decode("utf-8").strip()
    except (CannotRebuild, UnicodeDecodeError) as error:
        raise BadTimestamp(str(error)) from error
    if len(text) > _LONGEST or _ELSEWHERE in text or not _PLAUSIBLE.fullmatch(text):
        raise BadTimestamp(text[:_LONGEST])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a zone that nobody knows
            found: datetime = parse_utc(text)
    except Exception as error:  # dateutil raises half a dozen kinds, by what the text is like
        raise BadTimestamp(text) from error
    return found
