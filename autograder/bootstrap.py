"""Make the environment in `.venv`, or see within a moment that it is already right.

    python3 autograder/bootstrap.py --extras course,dev

`make` runs this before every task, with whatever Python there is. So this file is written in a
dialect that any Python 3 can read: a Python which is too old is named in a sentence, not in a
SyntaxError. The work itself is in `environment.py`.
"""

import argparse
import os
import sys
from typing import List, Tuple

OLDEST_PYTHON = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def verify_python(version: Tuple[int, ...], executable: str) -> List[str]:
    """What is wrong with this Python; empty when it will do."""
    if tuple(version[:2]) < OLDEST_PYTHON:
        facts = OLDEST_PYTHON + (executable,) + tuple(version[:2])
        return [
            "Python {}.{} or newer is needed and {} is {}.{}: install a newer Python beside it "
            "and run `make` again, naming it if it is not found: "
            "`make PYTHON=python3.12`.".format(*facts)
        ]
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        # Debian and Ubuntu ship Python without them.
        return [
            "{} has no venv module: on Debian and Ubuntu run `sudo apt install python3-venv`, "
            "elsewhere install Python from python.org, and run `make` again.".format(executable)
        ]
    return []


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the environment in .venv.")
    parser.add_argument("--root", default=ROOT, help="the repository")
    parser.add_argument("--extras", default="course,dev", help="groups of pyproject.toml")
    parser.add_argument("--needed-mib", type=int, help="free disk to ask for")
    arguments = parser.parse_args()
    problems = verify_python(sys.version_info[:3], sys.executable)
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        return 1
    # The folder of this file is first on the path, and it is full of names of ours.
    sys.path[0] = ROOT
    from autograder import environment

    return environment.run(arguments.root, arguments.extras.split(","), arguments.needed_mib)


if __name__ == "__main__":
    sys.exit(main())
