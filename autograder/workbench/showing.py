"""Tables and texts that a notebook shows, in words first, and as HTML where that is rendered.

The HTML has no script, takes its colours from the theme around it, and is read by a screen reader
as the table it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from autograder.course.devices import checked_on
from autograder.course.outline import Unit
from autograder.workbench.marks import Marks, QuestionMark, State
from autograder.workbench.steps import next_after_marks
from autograder.workbench.verdicts import Status, Verdict, with_code

MARKS = "application/vnd.autograd-course.marks+json"
_SIGNS = {
    State.PASSED: "✓", State.FAILED: "✗", State.NOT_ATTEMPTED: "·",
    State.ANSWERED: "✎", State.UNJUDGED: "?",
}  # fmt: skip
# Green and red that can be read on white and on black.
_COLOURS = {State.PASSED: "#2a9d3f", State.FAILED: "#d64545"}
_CELL = "text-align:left;vertical-align:top;padding:.2em .8em .2em 0"


@dataclass(frozen=True)
class Shown:
    """What a call shows: a text, the same as HTML, and data for programs."""

    text: str
    html: str | None = None
    data: tuple[str, Any] | None = None

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        bundle: dict[str, Any] = {"text/plain": self.text}
        bundle["text/html"] = self.html or f"<div>{escape(self.text)}</div>"
        if self.data:
            bundle[self.data[0]] = self.data[1]
        return bundle

    def __str__(self) -> str:
        return self.text


def plural(count: float, what: str) -> str:
    """``count`` things, as a person writes it."""
    return f"{count:g} {what}" if count == 1 else f"{count:g} {what}s"


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """``rows`` as lines, every column but the last as wide as its widest text."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    padded = (
        [text.ljust(width) for text, width in zip(row[:-1], widths, strict=False)] for row in rows
    )
    lines = ("  ".join([*cells, row[-1]]) for cells, row in zip(padded, rows, strict=True))
    return [line.rstrip() for line in lines]


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """An HTML table; the cells are HTML already."""
    heads = "".join(f'<th scope="col" style="{_CELL}">{escape(text)}</th>' for text in head)
    lines = "".join(
        "<tr>" + "".join(f'<td style="{_CELL}">{cell}</td>' for cell in row) + "</tr>"
        for row in rows
    )
    return (
        '<table style="border-collapse:collapse;font-size:inherit">'
        f"<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table>"
    )


def show_marks(unit: Unit, marks: Marks, *, to_see: str = 'grade_me(show="{}")') -> Shown:
    """The table of all questions, what is wrong with each, and what to do next.

    Args:
        to_see: what shows the model answer of the question that is put into it.
    """
    if marks.detail:
        return Shown(f"{_title(unit)} could not be marked: {marks.detail}\n{marks.of_page}".strip())
    then = next_after_marks(unit, marks)
    data = marks.to_json()
    del data["models"]  # they are shown, and need not lie in the saved notebook twice
    return Shown(
        "\n".join(_text_of(unit, marks, then.text, to_see)),
        _html_of(unit, marks, then.html),
        (MARKS, {**data, "next": then.text}),
    )


def show_model(unit: Unit, question: str, model: str) -> Shown:
    """One model answer."""
    asked = next(each for each in unit.questions if each.id == question)
    head = f"A model answer to question {asked.number}, {asked.title}; yours may well differ."
    return Shown(f"{head}\n\n{model}", f"<div>{escape(head)}{_block(model)}</div>")


def _text_of(unit: Unit, marks: Marks, then: str, to_see: str) -> list[str]:
    rows = [
        (f" {_SIGNS[each.state]} {each.number}", each.title, _points(each), _state(each))
        for each in marks.questions
    ]
    lines = [_total(unit, marks), *columns(rows)]
    for each in marks.questions:
        if (card := _card(unit, each)) is not None:
            lines += ["", f"{card.title}: {card.text()}"]
    if marks.models:
        first, *rest = marks.models
        others = f" (and so for {', '.join(rest)})" if rest else ""
        lines += ["", f"To compare with a model answer: {to_see.format(first)}{others}."]
    return [*lines, "", *_closing(marks), f"Next: {then}"]


def _html_of(unit: Unit, marks: Marks, then: str) -> str:
    rows = [
        (
            f'<span style="color:{_COLOURS.get(each.state, "inherit")}">{_SIGNS[each.state]}</span>'
            f" {each.number}",
            escape(each.title),
            _points(each),
            _cell_of(unit, each, marks.models.get(each.id)),
        )
        for each in marks.questions
    ]
    closing = "".join(f"<div>{with_code(line)}</div>" for line in _closing(marks))
    return (
        f"<div><b>{escape(_total(unit, marks))}</b><div><b>Next:</b> {then}</div>"
        f"{table(('question', '', 'points', 'what became of it'), rows)}"
        f'<div style="opacity:.8">{closing}</div></div>'
    )


def _cell_of(unit: Unit, each: QuestionMark, model: str | None) -> str:
    """What became of a question; behind it, folded, what there is to read."""
    said = with_code(_state(each))
    if (card := _card(unit, each)) is not None:
        return f"<details><summary>{said}</summary>{card.bundle()['text/html']}</details>"
    if model is not None:
        return f"{said}<details><summary>model answer</summary>{_block(model)}</details>"
    return said


def _card(unit: Unit, each: QuestionMark) -> Verdict | None:
    """What a check would show of the question, if it has more to say than its line here."""
    asked = next(question for question in unit.questions if question.id == each.id)
    cells = {cell.id: cell for cell in asked.tests}
    if each.state is not State.FAILED or each.finding is None or each.failed not in cells:
        return None
    return Verdict(unit, asked, cells[each.failed], Status.FAILED, finding=each.finding)


def _state(each: QuestionMark) -> str:
    if each.state is State.ANSWERED:
        return "answered; a person gives the points"
    if each.state is State.PASSED and each.untested:
        return "visible tests passed"
    return each.said or each.state.value


def _points(each: QuestionMark) -> str:
    if each.points is None:
        return f"– of {each.of:g}"
    return f"{each.points:g} of {each.of:g}"


def _total(unit: Unit, marks: Marks) -> str:
    return f"{_title(unit)}: {marks.points:g} of {plural(marks.of, 'point')}."


def _title(unit: Unit) -> str:
    return f"Exercise {unit.number} · {unit.title}"


def _closing(marks: Marks) -> list[str]:
    lines = list(marks.notes)
    if marks.by_hand:
        verb = "is" if marks.by_hand == 1 else "are"
        lines.append(f"Not counted {verb} {plural(marks.by_hand, 'point')} for prose, which only a "
                     "person can give.")  # fmt: skip
    if marks.why_visible_only:
        lines.append(f"{marks.why_visible_only} ({plural(marks.untested, 'point')} not tested.)")
    if where := checked_on(marks.devices):
        lines.append(where)
    return [*lines, marks.of_page]


def _block(text: str) -> str:
    return f'<pre style="white-space:pre-wrap">{escape(text)}</pre>'
