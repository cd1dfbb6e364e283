"""What became of a check: one line, or a card, in words and as HTML, and the same as data.

The HTML has no script; its text has the colour of the theme around it, light or dark.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from html import escape
from typing import Any

from autograder.content import CATALOGUE, OUTLINE
from autograder.course.devices import listed
from autograder.course.findings import Finding
from autograder.course.outline import Question, TestCell, Unit
from autograder.course.titles import points_text
from autograder.workbench.links import SectionLink, link_to

MIME = "application/vnd.autograd-course.verdict+json"


class Status(enum.StrEnum):
    """How a check ended."""

    PASSED = "passed"
    FAILED = "failed"
    NOT_ATTEMPTED = "not attempted"
    NOT_RUN = "answer did not run"


# The colours can be told from white and from black; the words say the same again.
_COLOURS = {
    Status.PASSED: "#2a9d3f", Status.FAILED: "#d64545",
    Status.NOT_ATTEMPTED: "#888888", Status.NOT_RUN: "#c77d0a",
}  # fmt: skip
_SAID = {
    Status.PASSED: "passed", Status.FAILED: "not passed yet",
    Status.NOT_ATTEMPTED: "not attempted yet", Status.NOT_RUN: "nothing judged",
}  # fmt: skip
# Facts that are code or values, and not sentences.
_CODE = {"given", "you have", "raised", "expected", "where", "PyTorch warned"}


@dataclass(frozen=True)
class Verdict:
    """What became of one run of a check.

    Attributes:
        passed: the visible checks of the question that have passed since its answer ran last,
            this one included.
        tries: how often the check called the answer.
        devices: where that was.
        finding: what the check noticed, if it did not pass.
    """

    unit: Unit
    question: Question
    test: TestCell
    status: Status
    passed: frozenset[str] = frozenset()
    tries: int = 0
    devices: tuple[str, ...] = ()
    finding: Finding | None = None

    @property
    def visible(self) -> tuple[TestCell, ...]:
        """The question's checks that learners can run."""
        return tuple(test for test in self.question.tests if not test.hidden)

    @property
    def all_passed(self) -> bool:
        """Whether every check that learners can run has passed."""
        return all(test.id in self.passed for test in self.visible)

    @property
    def points(self) -> float:
        """What is earned for certain: the points of passed checks that hide nothing."""
        return sum(t.points for t in self.visible if t.id in self.passed and not t.has_hidden)

    @property
    def title(self) -> str:
        """Which check it is, and how it ended."""
        return f"Question {self.question.number}{self._which}: {_SAID[self.status]}"

    @property
    def _which(self) -> str:
        if len(self.visible) < 2 or self.test not in self.visible:
            return ""
        return f", check {self.visible.index(self.test) + 1} of {len(self.visible)}"

    def bundle(self) -> dict[str, Any]:
        """What a notebook shows of it."""
        return {
            "text/plain": self.text(),
            "text/html": self._line() if self.status is Status.PASSED else self._card(),
            MIME: self.to_json(),
        }

    def text(self) -> str:
        """It in plain words: a line, or the finding's."""
        if self.status is Status.PASSED:
            return self._passed()
        facts = [f"  {label}: {text}" for label, text in self._facts()]
        lessons = [f"  {label}: {link.words}" for label, link in self._links()]
        return "\n".join([self.finding.problem if self.finding else self.title, *facts, *lessons])

    def to_json(self) -> dict[str, Any]:
        """It as data, for programs that show it in their own way."""
        return {
            "version": 1,
            "unit": self.unit.id,
            "question": self.question.id,
            "number": self.question.number,
            "title": self.question.title,
            "test": self.test.id,
            "status": self.status.value,
            "points": self.points,
            "of": self.question.points,
            "tests": self.tries,
            "devices": list(self.devices),
            "finding": self._finding_json(),
        }

    def _finding_json(self) -> dict[str, Any] | None:
        if self.finding is None:
            return None
        known = CATALOGUE.get(self.finding.misconception or "")
        links = self._links()
        more = {
            "cause": known.cause if known else None,
            "try_next": self.finding.try_next or (known.try_next if known else None),
            "re_read": links[0][1].to_json() if links else None,
        }
        return {**self.finding.to_json(), **more}

    def _facts(self) -> list[tuple[str, str]]:
        if self.finding is None:
            return []
        return self.finding.facts(CATALOGUE.get(self.finding.misconception or ""), None)

    def _links(self) -> list[tuple[str, SectionLink]]:
        """Sections to read: the mistake's where it was recognised, else the question's own."""
        if self.status is not Status.FAILED or self.finding is None:
            return []
        known = CATALOGUE.get(self.finding.misconception or "")
        section = OUTLINE.find_section(known.section) if known else None
        sections = [section] if section else list(self.question.sections)
        label = "read" if section else "lesson"
        links = (link_to(each) for each in sections)
        return [(label, link) for link in links if link]

    def _passed(self) -> str:
        has_rest = any(test.has_hidden for test in self.question.tests)
        points = f"{self.points:g} of {self.question.points:g} points"
        if not self.all_passed:
            told = f"{points}; the question has another check"
        elif not has_rest:
            told = f"all {points_text(self.question.points)}"
        elif not self.unit.self_marking:
            told = f"{points} so far; hidden tests give the rest when your work is graded"
        elif self.points:
            told = f"{points} so far; `grade_me()` runs the hidden tests for the rest"
        else:
            told = "the points come from hidden tests; `grade_me()` runs them"
        where = f" on {listed(self.devices)}" if self.devices else ""
        return f"Question {self.question.number}{self._which} passed{where} · {told}"

    def _line(self) -> str:
        return _framed(self.status, f"✓ {with_code(self._passed())}")

    def _card(self) -> str:
        head = f'<div style="opacity:.8">{escape(self.title)} · {escape(self.question.title)}</div>'
        problem = self.finding.problem if self.finding else self.title
        rows = [
            (label, f"<code>{escape(text)}</code>" if label in _CODE else with_code(text))
            for label, text in self._facts()
        ]
        rows += [
            (label, f'<a href="{escape(link.href, quote=True)}">{escape(link.text)}</a>')
            for label, link in self._links()
        ]
        lines = "".join(
            f'<tr style="background:none"><th scope="row" style="{_CELL};font-weight:normal;'
            f'opacity:.8;white-space:nowrap">{escape(label)}</th>'
            f'<td style="{_CELL}">{html}</td></tr>'
            for label, html in rows
        )
        table = f'<table style="border-collapse:collapse;margin:.3em 0 0">{lines}</table>'
        said = f'<div style="font-weight:bold">{with_code(problem)}</div>'
        return _framed(self.status, f"{head}{said}{table if rows else ''}")


_CELL = "text-align:left;vertical-align:top;padding:.1em 1em .1em 0;background:none;border:none"


def _framed(status: Status, html: str) -> str:
    style = f"border-left:4px solid {_COLOURS[status]};padding:.2em .8em;margin:.2em 0"
    return f'<div role="status" style="{style}">{html}</div>'


def with_code(text: str) -> str:
    """``text`` as HTML; what stands between backticks as code."""
    parts = [escape(part) for part in text.split("`")]
    if len(parts) % 2 == 0:
        return escape(text)
    return "".join(f"<code>{part}</code>" if i % 2 else part for i, part in enumerate(parts))
