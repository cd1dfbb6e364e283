"""Commands of those who learn: marks, progress, a question begun anew, copies to work in."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.command import FAILED, OK

if TYPE_CHECKING:
    from autograder.course.outline import Unit


def mark(args: argparse.Namespace, root: Path) -> int:
    from autograder.engine.driver.processes import ForkServer

    server = None if args.show else ForkServer()
    try:
        from autograder.workbench.command_line import mark_units, model_of

        chosen = [find_unit(name) for name in args.names]
        if args.show:
            print(model_of(root, chosen, args.show))
            return OK
        return OK if mark_units(root, chosen, server) else FAILED
    finally:
        if server:
            server.close()


def mine(args: argparse.Namespace, root: Path) -> int:
    from autograder.course.torch_version import require_installed
    from autograder.workbench.copies import make_copies

    require_installed()
    for sentence in make_copies(root):
        print(sentence)
    return OK


def progress(args: argparse.Namespace, root: Path) -> int:
    from autograder.course.layout import COPIES
    from autograder.workbench.overview import overview

    print(overview(root / COPIES / "progress.json"))
    return OK


def start_over(args: argparse.Namespace, root: Path) -> int:
    from autograder.workbench.command_line import start_over

    print(*start_over(root, find_unit(args.unit), args.question), sep="\n")
    return OK


def start_over_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("unit", metavar="UNIT", help="its number, or its name")
    parser.add_argument("question", metavar="QUESTION", help="its name, as marking gives it")


def mark_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--show", metavar="QUESTION", help="show the model answer of a question you have tried"
    )


def find_unit(text: str) -> Unit:
    """The unit whose number, name or notebook ``text`` is."""
    from autograder.content import OUTLINE
    from autograder.course.manifest import whole_name
    from autograder.course.problems import AuthorError

    units = {unit.id: unit for unit in OUTLINE.units}
    if name := whole_name(Path(text).stem.removesuffix("_exercise"), units):
        return units[name]
    known = ", ".join(unit.number for unit in OUTLINE.units)
    raise AuthorError(f"{text}: there is no such exercise; there are {known}.")
