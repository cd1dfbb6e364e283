"""The author's and instructor's commands: parse, call one function, print, choose the exit code.

To add one: a function ``name(args, root) -> int`` in `authors` or `instructors` and a line in
``COMMANDS``. Import what it needs inside the function, so that no command pays for another's
imports.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

from autograder.cli import authors, instructors
from autograder.cli.command import (
    FAILED,
    INTERRUPTED,
    NAMES,
    OPERATORS,
    PATHS,
    PLACES,
    Command,
)
from autograder.course.imports import leave_out_slow_imports

COMMANDS = {
    "release": Command(authors.release, "make exercises/ anew from solutions/", NAMES),
    "check": Command(authors.check, "verify the whole course; every problem at once"),
    "map": Command(authors.map_, "write the tables in course/README.md from the manifest"),
    "badges": Command(authors.badges, "write the repository's name into every badge and link"),
    "normalise": Command(authors.normalise, "bring notebooks to their canonical form", PATHS),
    "text": Command(authors.text, "write notebooks as scripts into .text/", PATHS),
    "untext": Command(authors.untext, "bring edited scripts back into their notebooks", PATHS),
    "corpus": Command(authors.corpus, "try every right and wrong answer of the corpus", PLACES),
    "run": Command(authors.run, "run lessons and store their outputs", PATHS),
    "device-report": Command(
        authors.device_report, "measure how faithful the teaching device is", OPERATORS
    ),
    "grade": Command(
        instructors.grade, "grade what was handed in", NAMES, instructors.grade_options
    ),
    "results": Command(
        instructors.results, "say what is known of the class, and write it into tables"
    ),
    "feedback": Command(
        instructors.feedback, "write the pages that learners get", NAMES, instructors.student_option
    ),
    "bench": Command(
        instructors.bench, "time grading against stock nbgrader", options=instructors.bench_options
    ),
    "equal": Command(
        instructors.equal, "compare every grade of the corpus with stock nbgrader's", NAMES
    ),
    "demo": Command(
        instructors.demo, "grade a made-up class into work/demo/ and say where to look"
    ),
}


def program() -> NoReturn:
    """`main` as a program of its own."""
    _have_streams()
    status = FAILED
    with suppress(BrokenPipeError):  # whoever read it has seen enough
        status = main()
        sys.stdout.flush()
    os._exit(status)  # else Python takes all its objects apart first: a tenth of a second


def _have_streams() -> None:
    """Have standard streams, closed ones too, and let them take every text, a wrong name too."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            # Else the next file to be opened, a journal, would have its number.
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)
    for name in ("stdout", "stderr"):
        if (stream := getattr(sys, name)) is None:
            setattr(sys, name, Path(os.devnull).open("w"))
        else:
            stream.reconfigure(errors="backslashreplace")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it did what it says, 1 when not, 2 when it was called wrongly."""
    leave_out_slow_imports()
    args = _parser().parse_args(argv)
    from autograder.course.layout import find_root
    from autograder.course.problems import AuthorError

    try:
        return COMMANDS[args.command].run(args, find_root(args.course))
    except AuthorError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped. What is finished is kept; the same command goes on from here.",
              file=sys.stderr)  # fmt: skip
        return INTERRUPTED
    except ModuleNotFoundError as error:
        print(f"{error.name} is not installed; `make setup` installs it.", file=sys.stderr)
        return FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="autograder", description=__doc__.splitlines()[0])
    parser.add_argument(
        "--course", type=Path, default=Path(), metavar="FOLDER", help="the course (default: here)"
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.help, description=command.help)
        if given := command.takes:
            text = "all of them when none is named"
            sub.add_argument(
                given.name, nargs="*", type=given.type, metavar=given.metavar, help=text
            )
        if command.options:
            command.options(sub)
    return parser
