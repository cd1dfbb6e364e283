"""What a command is, and how a table of commands becomes a program."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, NoReturn

from autograder.course.imports import leave_out_slow_imports

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130

Run = Callable[[argparse.Namespace, Path], int]


class Operands(NamedTuple):
    """What a subcommand may be given: none means all."""

    name: str
    metavar: str
    type: Callable[[str], object] = str


class Command(NamedTuple):
    """A subcommand: what runs, the line that explains it, and what it may be given.

    With ``of_nbgrader`` it also runs in other nbgrader courses.
    """

    run: Run
    help: str
    takes: Operands | None = None
    options: Callable[[argparse.ArgumentParser], None] | None = None
    of_nbgrader: bool = False


def existing(text: str) -> Path:
    """The path ``text``, which must be a file."""
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"{text}: no such file; paths are taken from {Path.cwd()}")
    return path


def positive(text: str) -> int:
    """The whole number ``text``, which must be 1 or more."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text}: write a whole number from 1 upwards")
    return int(text)


PATHS = Operands("paths", "PATH", existing)
NAMES = Operands("names", "ASSIGNMENT")
UNITS = Operands("names", "UNIT")
OPERATORS = Operands("names", "OPERATOR")
PLACES = Operands("places", "UNIT[/QUESTION[/ANSWER]]")


def run_and_leave(main: Callable[[], int]) -> NoReturn:
    """``main`` as a program of its own: streams that take everything, and a quick end."""
    _have_streams()
    status = FAILED
    with suppress(BrokenPipeError):  # whoever read it has seen enough
        status = main()
        sys.stdout.flush()
    os._exit(status)  # else Python takes all its objects apart first: a tenth of a second


def run_command(
    commands: Mapping[str, Command], argv: Sequence[str] | None, *, prog: str, description: str
) -> int:
    """Run the one of ``commands`` that ``argv`` names; the exit code, after a sentence if not 0."""
    leave_out_slow_imports()
    args = _parser(commands, prog, description).parse_args(argv)
    from autograder.course.layout import find_root
    from autograder.course.problems import AuthorError

    try:
        command = commands[args.command]
        return command.run(args, find_root(args.course, of_nbgrader=command.of_nbgrader))
    except AuthorError as error:
        print(error, file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print("Stopped. What is finished is kept; run the same command again for the rest.",
              file=sys.stderr)  # fmt: skip
        return INTERRUPTED
    except ModuleNotFoundError as error:
        print(
            f"{error.name} is not installed here. `make setup` installs what the course needs; "
            "for anything else, a database's driver say, "
            f"run `.venv/bin/pip install {error.name}`.",
            file=sys.stderr,
        )
        return FAILED


@contextmanager
def progress(unit: str) -> Iterator[tuple[Callable[[int, int], None], Callable[[str], None]]]:
    """A bar with rate and time left, where somebody is looking; and a way to speak above it."""
    from threading import RLock

    from tqdm import tqdm

    # Its own would serve several processes too; Python 3.14 complains that nobody takes it back.
    tqdm.set_lock(RLock())
    with tqdm(unit=unit, disable=None, leave=False) as bar:

        def report(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        yield report, lambda text: tqdm.write(text, file=sys.stderr)


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


def _parser(
    commands: Mapping[str, Command], prog: str, description: str
) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=prog, description=description)
    parser.add_argument(
        "--course", type=Path, default=Path(), metavar="FOLDER", help="the course (default: here)"
    )
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in commands.items():
        sub = subparsers.add_parser(name, help=command.help, description=command.help)
        if given := command.takes:
            text = "all of them when none is named"
            sub.add_argument(
                given.name, nargs="*", type=given.type, metavar=given.metavar, help=text
            )
        if command.options:
            command.options(sub)
    return parser
