"""``python -m autograder COMMAND``."""

from autograder.cli import program

program()
