"""Commands of those who teach: grading, feedback, results, and what they cost."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from autograder.cli.command import FAILED, OK


def demo(args: argparse.Namespace, root: Path) -> int:
    from autograder.tests.devtools.demo import describe_demo, make_demo

    with _progress("submission") as (report, say):
        demo = make_demo(root, say=say, report=report)
    print(describe_demo(demo))
    return OK


def grade(args: argparse.Namespace, root: Path) -> int:
    from autograder.engine.driver.processes import ForkServer

    with ForkServer() as fork_server, _progress("submission") as (report, say):
        # Not sooner: a second passes with imports, which both processes have then in common.
        from autograder.collecting.submissions import find_submissions
        from autograder.course.outcome import Status
        from autograder.gradebook.grade_class import describe, grade_class, safe_level

        outcomes = grade_class(
            root,
            names=args.names,
            students=args.student,
            jobs=args.jobs,
            force=args.force,
            trust=args.trust_submissions,
            say=say,
            report=report,
            fork_server=fork_server,
        )
    print(describe(outcomes, safe_level(trust=args.trust_submissions)))
    found, lost = find_submissions(root / "work" / "submitted")
    if not found:
        print("Nothing was handed in: submissions lie in work/submitted/STUDENT/ASSIGNMENT/.")
    elif not outcomes:
        print("Nothing has changed since it was graded; `--force` grades it again.")
    return FAILED if lost or any(each.status is Status.NOT_GRADED for each in outcomes) else OK


def results(args: argparse.Namespace, root: Path) -> int:
    from autograder.gradebook.summary import describe_summary, summarise

    print(describe_summary(summarise(root)))
    return OK


def feedback(args: argparse.Namespace, root: Path) -> int:
    from autograder.gradebook.pages.writing import write_pages

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


def student_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--student", action="append", default=[], metavar="STUDENT",
        help="only this student's; may be repeated",
    )  # fmt: skip


def grade_options(parser: argparse.ArgumentParser) -> None:
    student_option(parser)
    parser.add_argument(
        "--jobs", type=_positive, metavar="N",
        help="how many submissions at a time (default: one more than processors)",
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


def bench(args: argparse.Namespace, root: Path) -> int:
    from autograder.tests.devtools.bench import last_line, run_bench, run_scale

    if args.scale:
        run_scale(root)
    else:
        print(last_line(run_bench(root, students=args.students)))
    return OK


def bench_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--students", type=_positive, default=40, metavar="N",
        help="size of each class (default: 40)",
    )  # fmt: skip
    parser.add_argument(
        "--scale", action="store_true",
        help="instead: ours alone, in classes of 10 to 2,000",
    )  # fmt: skip


def equal(args: argparse.Namespace, root: Path) -> int:
    from tempfile import TemporaryDirectory

    from autograder.course.manifest import read_manifest
    from autograder.tests.devtools.equality import compare

    with TemporaryDirectory() as folder:
        comparison = compare(root, args.names or list(read_manifest(root)), Path(folder))
    print(comparison.describe())
    return FAILED if comparison.unexplained else OK
