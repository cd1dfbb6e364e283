"""What there is to say about one misconception."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Misconception:
    """One wrong idea: how we say it, one thing to try, and where to read."""

    id: str
    cause: str
    try_next: str
    section: str
