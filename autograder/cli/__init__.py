"""The commands of the course; COMMAND --help says more of each.

Each command is parsed here, calls one function, prints, and chooses the exit code.

To add one: a function ``name(args, root) -> int`` in `learners` and a line in ``COMMANDS``, or in
`authors` or `instructors` and a line in ``TEACHING``. Import what it needs inside the function,
so that no command pays for another's imports.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import NoReturn

from autograder.cli import learners
from autograder.cli.command import UNITS, Command, run_and_leave, run_command

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
}
# The learners' half of a course, which `make publish` writes, has no other commands.
if find_spec("autograder.cli.teaching"):
    from autograder.cli.teaching import TEACHING

    COMMANDS |= TEACHING


def program() -> NoReturn:
    """`main` as a program of its own."""
    run_and_leave(main)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it did what it says, 1 when not, 2 when it was called wrongly."""
    return run_command(COMMANDS, argv, prog="autograder", description=__doc__.splitlines()[0])
