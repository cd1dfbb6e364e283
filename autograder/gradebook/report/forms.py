"""The normal form of learners' code: what stays the same when only names and layout differ.

The parser runs in a child with limits: there are texts that end it, and those cost their own form
only.
"""

from __future__ import annotations

import json
import select
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self

# Longer answers are nobody's; they are not compared.
LONGEST = 20_000
_LIMIT_S = 10.0


@dataclass(frozen=True, slots=True)
class Form:
    """What is known of the text of one answer.

    Attributes:
        form: equal for answers that differ in their own names, remarks and layout only; ``None``
            if the text is no Python.
        size: how many nodes its syntax tree has.
        shown: the text without comments and other remarks, so that nobody is named there.
        why: what kept it from being parsed.
    """

    form: str | None
    size: int = 0
    shown: str = ""
    why: str = ""


_UNPARSED = Form(None, why="could not be parsed")
_TOO_LONG = Form(None, why="too long to be compared")


class Forms:
    """Finds forms; to be closed."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[bytes] | None = None
        self._known: dict[str, Form] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def of(self, sources: Sequence[str]) -> list[Form]:
        """The form of each of ``sources``."""
        fresh = [each for each in dict.fromkeys(sources) if each not in self._known]
        fits = [each for each in fresh if len(each) <= LONGEST]
        found = self._ask(fits) if fits else []
        if found is None:  # one of them ended the child: which?
            found = [(self._ask([each]) or [_UNPARSED])[0] for each in fits]
        self._known |= dict(zip(fits, found, strict=True))
        return [self._known.get(each, _TOO_LONG) for each in sources]

    def _ask(self, sources: Sequence[str]) -> list[Form] | None:
        """Their forms; ``None`` if the child did not survive them."""
        child = self._child or self._start()
        assert child.stdin and child.stdout
        try:
            child.stdin.write(json.dumps(sources).encode() + b"\n")
            child.stdin.flush()
            ready, _, _ = select.select([child.stdout], [], [], _LIMIT_S)
            answer = child.stdout.readline() if ready else b""
            return [Form(**found) for found in json.loads(answer)]
        except (OSError, ValueError):
            self._end()
            return None

    def _start(self) -> subprocess.Popen[bytes]:
        self._child = subprocess.Popen(
            [sys.executable, "-m", "autograder.gradebook.report.forms_child"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        return self._child

    def _end(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._child.communicate()
            self._child = None
