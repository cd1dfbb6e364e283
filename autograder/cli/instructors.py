"""Commands of those who teach: grading, feedback and results."""

from __future__ import annotations

import argparse
import os
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from autograder.cli.command import FAILED, OK, existing, positive, progress


def grade(args: argparse.Namespace, root: Path) -> int:
    from autograder.course.layout import is_of_nbgrader
    from autograder.engine.driver.processes import ForkServer

    with ExitStack() as closing:
        fork_server = None
        if not args.cluster:  # whose workers have their own
            fork_server = closing.enter_context(ForkServer(needs_torch=not is_of_nbgrader(root)))
        report, say = closing.enter_context(progress("submission"))
        # Not sooner: a second passes with imports, which both processes have then in common.
        from autograder.collecting.submissions import find_submissions
        from autograder.course.manifest import whole_names
        from autograder.course.outcome import Status
        from autograder.gradebook.changes import Changes, describe_changes, write_changes
        from autograder.gradebook.grade_class import (
            describe,
            grade_class,
            read_coursework,
        )

        changes = Changes()
        outcomes = grade_class(
            root,
            names=args.names if is_of_nbgrader(root) else whole_names(root, args.names),
            students=args.student,
            jobs=args.jobs,
            force=args.force,
            trust=args.trust_submissions,
            say=say,
            report=report,
            fork_server=fork_server,
            dry=args.dry_run,
            new_seed=args.new_seed,
            cuda=args.cuda,
            changes=changes,
            cluster=args.cluster,
        )
    print(describe(outcomes))
    table = None if args.dry_run else write_changes(root, changes.found)
    if told := describe_changes(changes, table, dry=args.dry_run):
        print(told)
    if args.dry_run:
        print("Nothing was written: `--dry-run`.")
    submitted = read_coursework(root).submitted
    found, lost = find_submissions(submitted)
    if not found:
        place = os.path.relpath(submitted, root)
        print(f"Nothing was handed in: submissions lie in {place}/STUDENT/ASSIGNMENT/.")
    elif not outcomes:
        again = "--force" if is_of_nbgrader(root) else "make grade ARGS=--force"
        print(f"Nothing has changed since it was graded; `{again}` grades it again.")
    elif not (args.dry_run or is_of_nbgrader(root)):
        print("`make results` shows what the class earned; `make feedback` writes learners' pages.")
    is_missing = any(each.status is Status.NOT_GRADED or each.no_gpu for each in outcomes)
    return FAILED if lost or is_missing else OK


def results(args: argparse.Namespace, root: Path) -> int:
    from autograder.gradebook.report.choosing import Chosen
    from autograder.gradebook.summary import describe_summary, summarise

    chosen = Chosen(args.unit, args.student, args.section)
    print(describe_summary(summarise(root, chosen, anonymous=args.anonymous)))
    return OK


def prose(args: argparse.Namespace, root: Path) -> int:
    from autograder.gradebook.prose import enter_points, write_sheets

    if args.enter:
        number = enter_points(root, args.enter)
        print(f"Rows of {args.enter} with points: {number}. These, and their comments, are in the "
              "gradebook; rows without points are not.")  # fmt: skip
        return OK
    if args.mark is not None:
        from autograder.gradebook.marking.server import serve

        say = partial(print, flush=True)  # a pipe keeps the links back
        serve(root, args.unit, args.mark, address=args.address, port=args.port, say=say)
        return OK
    written = write_sheets(root, args.unit, everyone=args.all)
    print("\n".join(map(str, written)) or "No prose waits for points in what was graded so far.")
    return OK


def prose_options(parser: argparse.ArgumentParser) -> None:
    unit_option(parser)
    parser.add_argument(
        "--all", action="store_true", help="also the answers that have points already"
    )
    parser.add_argument(
        "--enter", type=existing, metavar="FILE",
        help="write the points and comments of this filled-in table into the gradebook",
    )  # fmt: skip
    parser.add_argument(
        "--mark", nargs="*", metavar="NAME",
        help="mark in the browser: a link for each of these people, or one for you",
    )  # fmt: skip
    parser.add_argument(
        "--address", default="127.0.0.1",
        help="with --mark: this machine's own address, for markers on other machines",
    )  # fmt: skip
    parser.add_argument(
        "--port", type=int, default=0, help="with --mark: the port (default: a free one)"
    )


def grades(args: argparse.Namespace, root: Path) -> int:
    from autograder.gradebook.platforms.writing import write_grades

    print(*write_grades(root, args.platform, units=args.unit, listed=args.list), sep="\n")
    return OK


def feedback(args: argparse.Namespace, root: Path) -> int:
    from autograder.course.manifest import whole_names
    from autograder.gradebook.pages.writing import write_pages

    names = whole_names(root, args.names)
    with progress("page") as (report, _):
        pages = write_pages(root, names=names, students=args.student, report=report)
    print(f"{len(pages)} page{'s' * (len(pages) != 1)} in {pages[0].parents[2]}.")
    if args.moodle:
        from autograder.gradebook.platforms.writing import write_feedback_zips

        said = write_feedback_zips(root, names, args.student, args.list)
        print(*said, sep="\n")
    return OK


def publish(args: argparse.Namespace, root: Path) -> int:
    from autograder.authoring.publishing import publish

    done = publish(
        root,
        args.to,
        repository=args.repository,
        with_solutions=args.with_solutions,
        new_history=args.new_history,
    )
    new = "committed" if done.changed else "nothing new since"
    print(
        f"{args.to}: {done.files} files, {new} {done.commit[:12]}; "
        f"{done.objects} objects of its history hold nothing that learners should not get."
    )
    if done.packs:
        print(
            f"Learners can mark {', '.join(done.packs)} themselves: hidden tests and model answers "
            "of these are in autograder/packs/. In a graded class set `self_marking = false` in "
            "solutions/assignments.toml, run `make map release`, and publish with "
            "ARGS=--new-history."
        )
    if done.left_out:
        print(f"Without hidden tests and answers: {', '.join(done.left_out)}.")
    return OK


def publish_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "to", metavar="TO", help="a folder, new or published to before, or a git remote"
    )
    parser.add_argument(
        "--repository", metavar="OWNER/NAME",
        help="what badges and install lines name (default: TO on GitHub, else pyproject.toml's)",
    )  # fmt: skip
    parser.add_argument(
        "--with-solutions", action="store_true",
        help="also the solved notebooks of units that learners mark themselves",
    )  # fmt: skip
    parser.add_argument(
        "--new-history", action="store_true",
        help="begin the history of TO anew, and drop what it held",
    )  # fmt: skip


def student_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--student", action="append", default=[], metavar="STUDENT",
        help="only this student's; may be repeated",
    )  # fmt: skip


def unit_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--unit", action="append", default=[], metavar="UNIT",
        help="only this unit, by number or name; may be repeated",
    )  # fmt: skip


def list_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--list", type=existing, metavar="FILE",
        help="what the platform exported: its gradebook, or Moodle's grading worksheet",
    )  # fmt: skip


def grades_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("platform", choices=("canvas", "moodle"), help="where the grades go")
    list_option(parser)
    unit_option(parser)


def feedback_options(parser: argparse.ArgumentParser) -> None:
    student_option(parser)
    parser.add_argument(
        "--moodle", action="store_true",
        help="also zips for Moodle's \"Upload multiple feedback files in a zip\"",
    )  # fmt: skip
    list_option(parser)


def results_options(parser: argparse.ArgumentParser) -> None:
    unit_option(parser)
    student_option(parser)
    parser.add_argument(
        "--section", action="append", default=[], metavar="SECTION",
        help="only this section of the class, as work/roster.csv names it; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--anonymous", action="store_true",
        help="without names, to share: into a folder of its own",
    )  # fmt: skip


def grade_options(parser: argparse.ArgumentParser) -> None:
    student_option(parser)
    parser.add_argument(
        "--jobs", type=positive, metavar="N",
        help="how many submissions at a time (default: one more than processors)",
    )  # fmt: skip
    parser.add_argument(
        "--force", action="store_true",
        help="grade again what has not changed since it was graded",
    )  # fmt: skip
    parser.add_argument(
        "--dry-run", action="store_true",
        help="grade, show whose points would change, and write nothing",
    )  # fmt: skip
    parser.add_argument(
        "--new-seed", action="store_true",
        help="grade again with other inputs than before, after the old ones became known",
    )  # fmt: skip
    parser.add_argument(
        "--cuda", action="store_true",
        help="also look, on a GPU, at answers that ask for a second device; takes no points",
    )  # fmt: skip
    parser.add_argument(
        "--cluster", metavar="ADDRESS",
        help="grade on a Dask cluster: its scheduler's address, or local:N for N workers here",
    )  # fmt: skip
    parser.add_argument(
        "--trust-submissions", action="store_true",
        help="grade even where this machine cannot lock submissions in",
    )  # fmt: skip
