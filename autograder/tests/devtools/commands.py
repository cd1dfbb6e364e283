"""The maintainer's commands, which are not in the wheel: built as those in `autograder.cli` are."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from autograder.cli.command import (
    FAILED,
    NAMES,
    OK,
    Command,
    Operands,
    positive,
    progress,
    run_command,
)


def demo(args: argparse.Namespace, root: Path) -> int:
    from autograder.tests.devtools.demo import describe_demo, make_demo

    with progress("submission") as (report, say):
        demo = make_demo(root, say=say, report=report)
    print(describe_demo(demo))
    return OK


def bench(args: argparse.Namespace, root: Path) -> int:
    from autograder.tests.devtools.bench import run_bench, run_scale

    if args.scale:
        run_scale(root)
    else:
        timing = run_bench(root, students=args.students, sample=args.sample)
        print(timing.describe(), timing.last_line(), sep="\n")
    return OK


def bench_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--students", type=positive, default=180, metavar="N",
        help="size of the class (default: 180)",
    )  # fmt: skip
    parser.add_argument(
        "--sample", type=positive, default=27, metavar="N",
        help="how many of them stock nbgrader grades (default: 27)",
    )  # fmt: skip
    parser.add_argument(
        "--scale", action="store_true",
        help="instead: ours alone, in classes of 10 to 2,000",
    )  # fmt: skip


def cluster(args: argparse.Namespace, root: Path) -> int:
    from tempfile import TemporaryDirectory

    from autograder.tests.devtools.clustering import compare

    with TemporaryDirectory() as name:
        folder = Path(name).resolve()
        compared = compare(root, folder, students=args.students, times=args.times, say=print)
    print(compared.describe())
    return FAILED if compared.differing else OK


def cluster_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--students", type=positive, default=1000, metavar="N",
        help="size of the class (default: 1000)",
    )  # fmt: skip
    parser.add_argument(
        "--times", type=positive, default=1, metavar="N",
        help="how often it is graded in each way, in turns (default: 1)",
    )  # fmt: skip


def many(args: argparse.Namespace, root: Path) -> int:
    from tempfile import TemporaryDirectory

    from autograder.tests.devtools.replaying import run_many

    with TemporaryDirectory() as name:
        course = Path(name).resolve() / "class"
        for line in run_many(root, course, submissions=args.submissions, graded=args.graded):
            print(line, flush=True)
    return OK


def many_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--submissions", type=positive, default=10_000, metavar="N",
        help="size of the class (default: 10000)",
    )  # fmt: skip
    parser.add_argument(
        "--graded", type=positive, default=180, metavar="N",
        help="how many of them are graded; the others have their outcomes (default: 180)",
    )  # fmt: skip


def equal(args: argparse.Namespace, root: Path) -> int:
    from tempfile import TemporaryDirectory

    from autograder.course.manifest import read_manifest
    from autograder.tests.devtools.equality import compare

    with TemporaryDirectory() as folder:
        comparison = compare(root, args.names or list(read_manifest(root)), Path(folder))
    print(comparison.describe())
    return FAILED if comparison.unexplained else OK


def quickstart(args: argparse.Namespace, root: Path) -> int:
    from tempfile import TemporaryDirectory

    from autograder.tests.devtools.quickstart import compare, make_quickstart

    with TemporaryDirectory() as name:
        folder = Path(name).resolve()
        compared = compare(make_quickstart(folder), folder / "stock", times=args.times)
    print(compared.describe())
    return FAILED if compared.differences else OK


def quickstart_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--times", type=positive, default=5, metavar="N",
        help="how often there is each of the 7 kinds of learner (default: 5)",
    )  # fmt: skip


def hostile(args: argparse.Namespace, root: Path) -> int:
    from autograder.tests.devtools.hostile_harness import run_hostile

    faults = run_hostile(args.places, jobs=args.jobs, once=args.once, keep=args.keep)
    return FAILED if faults else OK


def hostile_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--keep", type=Path, metavar="FOLDER", help="leave the graded classes in this folder"
    )
    parser.add_argument("--once", action="store_true", help="not in the opposite order as well")
    parser.add_argument(
        "--jobs", type=positive, default=2, metavar="N",
        help="how many submissions at a time (default: 2)",
    )  # fmt: skip


def labextension(args: argparse.Namespace, root: Path) -> int:
    from autograder.tests.devtools.labextension import (
        BUILT,
        WORKSHOP,
        build,
        changed_files,
        replace_built,
    )

    built = build(root, root / WORKSHOP)
    changed = changed_files(root, built)
    if args.check and changed:
        print(*(f"{BUILT}/{name}: is not what its sources make." for name in changed), sep="\n")
        print("Mended by `make labextension`.")
        return FAILED
    if not changed:
        print(f"{BUILT}/ is up to date.")
        return OK
    replace_built(root, built)
    print(*(f"{BUILT}/{name}" for name in changed), sep="\n")
    return OK


def labextension_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="only compare; 1 when it differs")


def _hostile_place(text: str) -> str:
    """``text``, which must name a kind of hostile cases or one case."""
    from autograder.tests.devtools.hostile_cases import HOSTILE

    if not any((HOSTILE / name).exists() for name in (text, f"{text}.py")):
        raise argparse.ArgumentTypeError(f"{text}: no such case in {HOSTILE}")
    return text


COMMANDS = {
    "bench": Command(bench, "time grading against stock nbgrader", options=bench_options),
    "cluster": Command(
        cluster,
        "compare grading on a local cluster, workers killed, with one machine's two jobs",
        options=cluster_options,
    ),
    "many": Command(
        many,
        "record ten thousand outcomes and read the results: memory and seconds",
        options=many_options,
    ),
    "equal": Command(equal, "compare every grade of the corpus with stock nbgrader's", NAMES),
    "quickstart": Command(
        quickstart,
        "grade nbgrader's own quickstart course with stock nbgrader and with ours",
        options=quickstart_options,
    ),
    "demo": Command(demo, "grade a simulated class into work/demo/ and say where to look"),
    "hostile": Command(
        hostile,
        "grade hostile, broken and unlucky submissions, each between two honest neighbours",
        Operands("places", "CLASS[/CASE]", _hostile_place),
        hostile_options,
    ),
    "labextension": Command(
        labextension,
        "build the JupyterLab extension from its TypeScript",
        options=labextension_options,
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 when all is well, 1 when not, 2 when it was called wrongly."""
    description = "Tools of those who maintain the grader."
    return run_command(COMMANDS, argv, prog="autograder.tests.devtools", description=description)
