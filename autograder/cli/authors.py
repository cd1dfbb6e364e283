"""Commands of those who write lessons and questions."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli.command import FAILED, OK, positive

if TYPE_CHECKING:
    from autograder.authoring.textview import TextChanges


def release(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.releasing import release
    from autograder.course.manifest import whole_names

    changed = release(root, whole_names(root, args.names))
    made = (
        "exercises/ and the outline are made anew; "
        "the former exercises are in work/exercises-replaced/."
    )
    print(made if changed else "exercises/ and the outline were up to date already.")
    return OK


def check(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.checking import verify_course
    from autograder.course.problems import describe_problems

    problems = verify_course(root)
    print(describe_problems(problems), file=sys.stderr if problems else sys.stdout)
    return FAILED if problems else OK


def map_(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.endings import write_endings
    from autograder.authoring.mapping import write_map

    changed = write_map(root)
    print("course/README.md: tables " + ("written." if changed else "were up to date already."))
    _print_paths(write_endings(root), "every notebook ends with its next step already.")
    return OK


def badges(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.badges import write_badges

    _print_paths(write_badges(root), "every badge is up to date.")
    return OK


def site(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.site import write_site

    pages = write_site(root)
    print(f"{len(pages)} pages; open {pages[0].relative_to(root)}.")
    return OK


def normalise(args: argparse.Namespace, root: Path) -> int:
    from autograder.course.canonical import normalise
    from autograder.course.layout import kind_of, source_paths

    chosen = [(path, kind_of(path, root)) for path in args.paths] or source_paths(root)
    changed = [path for path, kind in chosen if normalise(path, kind)]
    _print_paths(changed, "nothing to normalise.")
    return OK


def text(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.textview import make_texts

    return _print_outcome(make_texts(root, args.paths), "every text is up to date.")


def untext(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.textview import take_texts

    return _print_outcome(take_texts(root, args.paths), "no text was edited.")


def run(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.running import run_notebook
    from autograder.course.layout import NotebookKind, kind_of, lesson_paths
    from autograder.course.problems import AuthorError

    chosen = args.paths or lesson_paths(root)
    for path in chosen:
        if kind_of(path, root) is not NotebookKind.LESSON:
            raise AuthorError(f"{path}: is a solution, stored without outputs; run a lesson.")
    _print_paths([path for path in chosen if run_notebook(path)], "no output changed.")
    return OK


def corpus_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--draws",
        type=positive,
        default=1,
        metavar="N",
        help="try each answer with N seeds: its verdict must not depend on what a test drew",
    )
    parser.add_argument(
        "--first",
        type=positive,
        default=1,
        metavar="K",
        help="number the seeds from K, to try others than the last time",
    )
    parser.add_argument(
        "--cuda",
        action="store_true",
        help="also try, on this machine's GPU, what asks for a second device",
    )


def corpus(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.proof import prove
    from autograder.course.problems import describe_problems

    proof = prove(root, args.places, draws=args.draws, first=args.first, cuda=args.cuda)
    counted = ", ".join(f"{count} {kind}" for kind, count in proof.tried.items())
    if proof.problems:
        print(describe_problems(proof.problems), file=sys.stderr)
    print(f"Answers tried, and graded as learners' are: {counted}.")
    print(proof.silence.describe())
    print(proof.bareness.describe())
    return FAILED if proof.problems else OK


def trial_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder",
        type=Path,
        metavar="FOLDER",
        help="has UNIT/QUESTION/right_*.py and wrong_*.py, each with a `# title:`",
    )


def trial(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.trial import describe_trial, hold_trial

    tried = hold_trial(root, args.folder)
    for one in tried:
        print(*one.lines(), sep="\n", end="\n\n")
    print(describe_trial(tried))
    return FAILED if any(one.fate in ("refused", "accepted", "unjudged") for one in tried) else OK


def mutants_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--into", type=Path, required=True, metavar="FOLDER", help="a new folder, for `trial`"
    )
    parser.add_argument(
        "--each", type=positive, default=16, metavar="N", help="at most N a question (16)"
    )


def mutants(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.mutants import write_mutants

    count = write_mutants(root, args.into, args.places, each=args.each)
    print(f"{count} answers are in {args.into}; grade them with `autograder trial {args.into}`.")
    return OK


def device_report(args: argparse.Namespace, root: Path) -> int:
    from autograder.lab.device.report import compare_devices, describe_report

    report = compare_devices(only=args.names)
    print(describe_report(report))
    problems = report.problems()
    print(*problems, sep="\n", end="\n" if problems else "", file=sys.stderr)
    return FAILED if problems else OK


def _print_paths(paths: Sequence[Path], otherwise: str) -> None:
    print("\n".join(str(path) for path in paths) or otherwise)


def _print_outcome(outcome: TextChanges, otherwise: str) -> int:
    from autograder.course.problems import describe_problems

    if outcome.written or not outcome.refused:
        print("\n".join(outcome.written) or otherwise)
    if outcome.refused:
        print(describe_problems(outcome.refused), file=sys.stderr)
    return FAILED if outcome.refused else OK
