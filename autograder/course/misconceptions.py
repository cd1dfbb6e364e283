"""What a course has to say about the wrong ideas that its checks recognise: data, read from files.

    folder/*.toml     [id-of-the-idea]
                      cause = "what is wrong, in a sentence that names it"
                      try = "one thing to do about it"
                      section = "Title of the lesson section, without its number"

Ids are stored with grades and collected by reports, so an id is never renamed or reused.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from autograder.course.problems import AuthorError

_KEYS = {"cause", "try", "section"}


@dataclass(frozen=True)
class Misconception:
    """One wrong idea: how we say it, one thing to try, and where to read."""

    id: str
    cause: str
    try_next: str
    section: str


def read_catalogue(folder: Path) -> dict[str, Misconception]:
    """Every entry of the files in ``folder`` by its id, in order of the files' names.

    Raises:
        AuthorError: a file is not of the form above, or an id stands in two of them.
    """
    found: dict[str, Misconception] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            entries = tomllib.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise AuthorError(f"{path}: cannot be read: {error}.") from error
        for id_, entry in entries.items():
            if id_ in found:
                raise AuthorError(f"{path}: `{id_}` stands in another file already.")
            if not isinstance(entry, dict) or set(entry) != _KEYS:
                raise AuthorError(f"{path}: `{id_}` needs exactly cause, try and section.")
            found[id_] = Misconception(id_, entry["cause"], entry["try"], entry["section"])
    return found
