"""The wrong-answer corpus: plain files that prove what the tests of each question tell apart.

    corpus/<unit>/<question>/right_*.py     earns everything, however unusual
    corpus/<unit>/<question>/wrong_*.py     loses exactly the test cells it names

A file is the text of the question's answer cell under a header of comments:

    # title: forgot to clear the gradient
    # fails: accumulate-twice-test [accumulated-gradient]
    # fails: accumulate-twice-hidden [no diagnosis]
    # on cuda: accumulate-twice-test [passes]
    # since torch 2.14: accumulate-twice-test [limit-itself-left-out]
    # never: gradient-replaced

What is not said of a kind of device holds there too. ``since`` is for an operation that PyTorch
changed: what earned everything before is a wrong answer from that version on. ``never`` is for a
near miss: a misconception that leaves the same sign, which this learner does not have. Whoever
brings ``fails`` up to date after a change of the checks cannot make it a cause by oversight.
"""

from __future__ import annotations

import importlib.metadata
import re
from dataclasses import dataclass, field
from pathlib import Path

from autograder.course.problems import AuthorError
from autograder.course.torch_version import release_of

# Beside the questions that it proves.
CORPUS = Path("solutions/corpus")

NO_DIAGNOSIS = "no diagnosis"
NOT_ATTEMPTED = "not attempted"

PASSES = "passes"

_HEADER = re.compile(r"# (?P<key>title|fails|never|on [a-z]+|since torch [\d.]+): (?P<value>.+)")
_FAILS = re.compile(r"(?P<cell>\S+) \[(?P<outcome>[^\]]+)\]")


@dataclass(frozen=True)
class Answer:
    """One answer to one question, and what its test cells must say.

    Attributes:
        kind: ``"right"`` or ``"wrong"``, with the installed PyTorch.
        fails: grade id of each test cell that must lose its points -> the misconception
            id it must name, ``"no diagnosis"`` or ``"not attempted"``.
        source: the text of the answer cell.
        on: kind of device -> grade ids of cells that say something else there -> what that is,
            as in ``fails``, or ``"passes"``.
        never: misconceptions that look like this one and may not be named.
    """

    unit: str
    question: str
    name: str
    kind: str
    title: str
    source: str
    fails: dict[str, str] = field(default_factory=dict)
    on: dict[str, dict[str, str]] = field(default_factory=dict)
    never: frozenset[str] = frozenset()

    @property
    def named(self) -> set[str]:
        """The misconceptions that it must be told, on one device or another."""
        said = [*self.fails.values()]
        for cells in self.on.values():
            said += cells.values()
        return set(said) - {NO_DIAGNOSIS, NOT_ATTEMPTED, PASSES}

    @property
    def where(self) -> str:
        """How messages name the answer: its path below the corpus."""
        return f"{self.unit}/{self.question}/{self.name}"

    def wanted(self, cell: str, device: str = "cpu") -> str | None:
        """What ``cell`` must say on ``device``; ``None`` if it must pass."""
        said = self.on.get(device.partition(":")[0], {}).get(cell, self.fails.get(cell))
        return None if said == PASSES else said


def read_corpus(folder: Path, *, in_trial: bool = False) -> list[Answer]:
    """All answers below ``folder``, in order.

    Args:
        in_trial: nobody knows yet which cells they fail, so a wrong one need not say.

    Raises:
        AuthorError: a file's name or header is not of the form above.
    """
    paths = sorted(folder.glob("*/*/*.py"))
    return [read_answer(path, in_trial=in_trial) for path in paths]


def read_answer(path: Path, *, in_trial: bool = False) -> Answer:
    """The answer in one file."""
    lines = path.read_text("utf-8").splitlines()
    titles: list[str] = []
    never: set[str] = set()
    fails: dict[str, str] = {}
    since: dict[str, str] = {}
    on: dict[str, dict[str, str]] = {}
    while lines and (header := _HEADER.fullmatch(lines[0])):
        lines.pop(0)
        if header["key"] == "title":
            titles.append(header["value"].strip())
        elif header["key"] == "never":
            never.add(header["value"].strip())
        elif failing := _FAILS.fullmatch(header["value"].strip()):
            said = since if header["key"].startswith("since") else fails
            if header["key"].startswith("on "):
                said = on.setdefault(header["key"].removeprefix("on "), {})
            if said is not since or _is_installed(header["key"]):
                said[failing["cell"]] = failing["outcome"]
        else:
            key = header["key"]
            raise AuthorError(f"{path}: write `# {key}: <test cell> [<misconception id>]`.")
    kind = path.stem.partition("_")[0]
    if kind not in ("right", "wrong"):
        raise AuthorError(f"{path}: name it right_*.py or wrong_*.py.")
    if len(titles) != 1:
        raise AuthorError(f"{path}: needs one `# title: ...` line at its top.")
    if (kind == "wrong") is not bool(fails) and not in_trial:
        rule = "wrong needs a `# fails:` line" if kind == "wrong" else "right may not fail"
        raise AuthorError(f"{path}: an answer called {rule}.")
    answer = Answer(
        unit=path.parent.parent.name,
        question=path.parent.name,
        name=path.stem,
        kind="wrong" if since else kind,
        title=titles[0],
        source="\n".join(lines).strip("\n"),
        fails=fails | since,
        on=on,
        never=frozenset(never),
    )
    if both := sorted(answer.never & answer.named):
        raise AuthorError(f"{path}: fails with [{both[0]}], and may never be told it.")
    return answer


def _is_installed(since: str) -> bool:
    """Whether the installed PyTorch is of the version in ``since torch X.Y``, or newer."""
    return release_of(importlib.metadata.version("torch")) >= release_of(since)
