"""The author's and instructor's commands: parse, call one function, print, choose the exit code.

To add one: a function ``_name(args, root) -> int`` below and a line in ``COMMANDS``. Import what
it needs inside the function, so that no command pays for another's imports.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from autograder.notebooks.textview import Outcome

OK, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130

Run = Callable[[argparse.Namespace, Path], int]


@dataclass(frozen=True)
class Operands:
    """What a subcommand may be given: none means all."""

    name: str
    metavar: str
    type: Callable[[str], object] = str


@dataclass(frozen=True)
class Command:
    """A subcommand: what runs, the line that explains it, and what it may be given."""

    run: Run
    help: str
    takes: Operands | None = None
    options: Callable[[argparse.ArgumentParser], None] | None = None


def _release(args: argparse.Namespace, root: Path) -> int:
    from autograder.release.releasing import release

    changed = release(root, args.names)
    made = "exercises/ was made anew; what stood there is in work/exercises-replaced/."
    print(made if changed else "exercises/ was up to date already.")
    return OK


def _check(args: argparse.Namespace, root: Path) -> int:
    from autograder.notebooks.problems import describe_problems
    from autograder.release.checking import verify_course

    problems = verify_course(root)
    print(describe_problems(problems), file=sys.stderr if problems else sys.stdout)
    return FAILED if problems else OK


def _map(args: argparse.Namespace, root: Path) -> int:
    from autograder.release.mapping import write_map

    changed = write_map(root)
    print("course/README.md: tables " + ("written." if changed else "were up to date already."))
    return OK


def _badges(args: argparse.Namespace, root: Path) -> int:
    from autograder.release.badges import write_badges

    _print_paths(write_badges(root), "every badge is up to date.")
    return OK


def _normalise(args: argparse.Namespace, root: Path) -> int:
    from autograder.notebooks.canonical import normalise
    from autograder.notebooks.layout import kind_of, source_paths

    chosen = [(path, kind_of(path, root)) for path in args.paths] or source_paths(root)
    changed = [path for path, kind in chosen if normalise(path, kind)]
    _print_paths(changed, "nothing to normalise.")
    return OK


def _text(args: argparse.Namespace, root: Path) -> int:
    from autograder.notebooks.textview import make_texts

    return _print_outcome(make_texts(root, args.paths), "every text is up to date.")


def _untext(args: argparse.Namespace, root: Path) -> int:
    from autograder.notebooks.textview import take_texts

    return _print_outcome(take_texts(root, args.paths), "no text was edited.")


def _run(args: argparse.Namespace, root: Path) -> int:
    from autograder.notebooks.canonical import Kind
    from autograder.notebooks.layout import kind_of, lesson_paths
    from autograder.notebooks.problems import AuthorError
    from autograder.notebooks.running import run_notebook

    chosen = args.paths or lesson_paths(root)
    for path in chosen:
        if kind_of(path, root) is not Kind.LESSON:
            raise AuthorError(f"{path}: is a solution, stored without outputs; run a lesson.")
    _print_paths([path for path in chosen if run_notebook(path)], "no output changed.")
    return OK


def _corpus(args: argparse.Namespace, root: Path) -> int:
    from autograder.notebooks.problems import describe_problems
    from autograder.release.proof import prove

    proof = prove(root, args.places)
    counted = ", ".join(f"{count} {kind}" for kind, count in proof.tried.items())
    if proof.problems:
        print(describe_problems(proof.problems), file=sys.stderr)
    print(f"Answers tried in one kernel and in two processes: {counted}.")
    return FAILED if proof.problems else OK


def _existing(text: str) -> Path:
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"{text}: no such file; paths are taken from {Path.cwd()}")
    return path


PATHS = Operands("paths", "PATH", _existing)
NAMES = Operands("names", "ASSIGNMENT")
OPERATORS = Operands("names", "OPERATOR")
PLACES = Operands("places", "UNIT[/QUESTION[/ANSWER]]")


def _demo(args: argparse.Namespace, root: Path) -> int:
    from autograder.reports.demo import describe_demo, make_demo

    with _progress("submission") as (report, say):
        demo = make_demo(root, say=say, report=report)
    print(describe_demo(demo))
    return OK


def _grade(args: argparse.Namespace, root: Path) -> int:
    from autograder.grading.grading import describe, grade_class, safe_level
    from autograder.grading.outcome import Status

    with _progress("submission") as (report, say):
        outcomes = grade_class(
            root,
            names=args.names,
            students=args.student,
            jobs=args.jobs,
            force=args.force,
            trust=args.trust_submissions,
            say=say,
            report=report,
        )
    print(describe(outcomes, safe_level(trust=args.trust_submissions)))
    return FAILED if any(outcome.status is Status.NOT_GRADED for outcome in outcomes) else OK


def _results(args: argparse.Namespace, root: Path) -> int:
    from autograder.reports.summary import describe_summary, summarise

    print(describe_summary(summarise(root)))
    return OK


def _feedback(args: argparse.Namespace, root: Path) -> int:
    from autograder.grading.pages.writing import write_pages

    with _progress("page") as (report, _):
        pages = write_pages(root, names=args.names, students=args.student, report=report)
    print(f"{len(pages)} pages in {pages[0].parents[2]}.")
    return OK


@contextmanager
def _progress(unit: str) -> Iterator[tuple[Callable[[int, int], None], Callable[[str], None]]]:
    """A bar with rate and time left, where somebody is looking; and a way to speak above it."""
    from tqdm import tqdm

    with tqdm(unit=unit, disable=None, leave=False) as bar:

        def report(done: int, total: int) -> None:
            bar.total = total
            bar.update(done - bar.n)

        yield report, lambda text: tqdm.write(text, file=sys.stderr)


def _student_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--student", action="append", default=[], metavar="STUDENT",
        help="only this student's; may be repeated",
    )  # fmt: skip


def _grade_options(parser: argparse.ArgumentParser) -> None:
    _student_option(parser)
    parser.add_argument(
        "--jobs", type=_positive, default=os.cpu_count() or 1, metavar="N",
        help="how many submissions at a time (default: one for each processor)",
    )  # fmt: skip
    parser.add_argument(
        "--force", action="store_true",
        help="grade again what has not changed since it was graded",
    )  # fmt: skip
    parser.add_argument(
        "--trust-submissions", action="store_true",
        help="grade even where this machine cannot lock submissions in",
    )  # fmt: skip


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text}: write a whole number from 1 upwards")
    return int(text)


def _bench(args: argparse.Namespace, root: Path) -> int:
    from autograder.reports.bench import last_line, run_bench, run_scale

    if args.scale:
        run_scale(root)
    else:
        print(last_line(run_bench(root, students=args.students)))
    return OK


def _bench_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--students", type=_positive, default=40, metavar="N",
        help="size of each class (default: 40)",
    )  # fmt: skip
    parser.add_argument(
        "--scale", action="store_true",
        help="instead: ours alone, in classes of 10 to 2,000",
    )  # fmt: skip


def _equal(args: argparse.Namespace, root: Path) -> int:
    from tempfile import TemporaryDirectory

    from autograder.release.manifest import read_manifest
    from autograder.reports.equality import compare

    with TemporaryDirectory() as folder:
        comparison = compare(root, args.names or list(read_manifest(root)), Path(folder))
    print(comparison.describe())
    return FAILED if comparison.unexplained else OK


def _device_report(args: argparse.Namespace, root: Path) -> int:
    from autograder.lab.device.report import compare_devices, describe_report

    report = compare_devices(only=args.names)
    print(describe_report(report))
    problems = report.problems()
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    return FAILED if problems else OK


COMMANDS = {
    "release": Command(_release, "make exercises/ anew from solutions/", NAMES),
    "check": Command(_check, "verify the whole course; every problem at once"),
    "map": Command(_map, "write the tables in course/README.md from the manifest"),
    "badges": Command(_badges, "write the repository's name into every badge and link"),
    "normalise": Command(_normalise, "bring notebooks to their canonical form", PATHS),
    "text": Command(_text, "write notebooks as scripts into .text/", PATHS),
    "untext": Command(_untext, "bring edited scripts back into their notebooks", PATHS),
    "corpus": Command(_corpus, "try every right and wrong answer of the corpus", PLACES),
    "run": Command(_run, "run lessons and store their outputs", PATHS),
    "device-report": Command(
        _device_report, "measure how faithful the teaching device is", OPERATORS
    ),
    "grade": Command(_grade, "grade what was handed in", NAMES, _grade_options),
    "results": Command(_results, "say what is known of the class, and write it into tables"),
    "feedback": Command(_feedback, "write the pages that learners get", NAMES, _student_option),
    "bench": Command(_bench, "time grading against stock nbgrader", options=_bench_options),
    "equal": Command(_equal, "compare every grade of the corpus with stock nbgrader's", NAMES),
    "demo": Command(_demo, "grade a made-up class into work/demo/ and say where to look"),
}


# nbformat imports jsonschema, which builds a parser of internationalised addresses for a check
# that no notebook needs: a second of every command. Without the module it leaves that check out.
_NOT_NEEDED = "rfc3987_syntax"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it did what it says, 1 when not, 2 when it was called wrongly."""
    sys.modules.setdefault(_NOT_NEEDED, None)  # type: ignore[arg-type]
    args = _parser().parse_args(argv)
    from autograder.notebooks.layout import find_root
    from autograder.notebooks.problems import AuthorError

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


def _print_paths(paths: Sequence[Path], otherwise: str) -> None:
    print("\n".join(str(path) for path in paths) or otherwise)


def _print_outcome(outcome: Outcome, otherwise: str) -> int:
    from autograder.notebooks.problems import describe_problems

    if outcome.written or not outcome.refused:
        print("\n".join(outcome.written) or otherwise)
    if outcome.refused:
        print(describe_problems(outcome.refused), file=sys.stderr)
    return FAILED if outcome.refused else OK
