"""``python -m autograder.tests.devtools COMMAND``."""

from autograder.cli.command import run_and_leave
from autograder.tests.devtools.commands import main

run_and_leave(main)
