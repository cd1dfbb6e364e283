"""The program's commands: parse, call one function, print, choose the exit code.

To add one: a function ``name(args, root) -> int`` in `authors`, `instructors` or `learners` and a
line in ``COMMANDS``. Import what it needs inside the function, so that no command pays for
another's imports.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from autograder.cli import authors, instructors, learners
from autograder.cli.command import (
    NAMES,
    OPERATORS,
    PATHS,
    PLACES,
    UNITS,
    Command,
    run_and_leave,
    run_command,
)

COMMANDS = {
    "progress": Command(learners.progress, "show what you have done, and what is next"),
    "start-over": Command(
        learners.start_over,
        "give a question back as it was; your answer is kept",
        options=learners.start_over_options,
    ),
    "mine": Command(learners.mine, "make or renew your own copies, in work/mine/"),
    "mark": Command(
        learners.mark,
        "mark your own exercises, hidden tests included",
        UNITS,
        learners.mark_options,
    ),
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
}


def program() -> NoReturn:
    """`main` as a program of its own."""
    run_and_leave(main)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it did what it says, 1 when not, 2 when it was called wrongly."""
    return run_command(COMMANDS, argv, prog="autograder", description=__doc__.splitlines()[0])
