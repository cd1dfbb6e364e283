"""``python -m autograder.workbench``: one request of a learner's kernel; see `marking`."""

from __future__ import annotations

import json
import sys
from contextlib import redirect_stdout

from autograder.course.imports import leave_out_slow_imports
from autograder.engine.driver.processes import ForkServer


def main() -> None:
    """Read a request from the standard input, and write the answer to the standard output."""
    request = json.load(sys.stdin)
    leave_out_slow_imports()
    with redirect_stdout(sys.stderr):  # whatever is printed meanwhile is no answer
        # It imports torch while this process imports the rest.
        server = ForkServer() if request["do"] == "mark" else None
        try:
            from autograder.workbench.marking import answer_request

            answer = answer_request(request, server)
        except ModuleNotFoundError as error:
            answer = {"error": f"{error.name} is not installed here; marking needs it."}
        finally:
            if server:
                server.close()
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
