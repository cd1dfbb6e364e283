"""What a command is: what runs, the line that explains it, what it may be given."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130

Run = Callable[[argparse.Namespace, Path], int]


class Operands(NamedTuple):
    """What a subcommand may be given: none means all."""

    name: str
    metavar: str
    type: Callable[[str], object] = str


class Command(NamedTuple):
    """A subcommand: what runs, the line that explains it, and what it may be given."""

    run: Run
    help: str
    takes: Operands | None = None
    options: Callable[[argparse.ArgumentParser], None] | None = None


def existing(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"{text}: no such file; paths are taken from {Path.cwd()}")
    return path


PATHS = Operands("paths", "PATH", existing)
NAMES = Operands("names", "ASSIGNMENT")
OPERATORS = Operands("names", "OPERATOR")
PLACES = Operands("places", "UNIT[/QUESTION[/ANSWER]]")
