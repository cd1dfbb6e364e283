"""What is next: after marking an exercise, and in the course."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from autograder.content import CATALOGUE, OUTLINE
from autograder.course.outline import Question, Unit
from autograder.workbench.links import link_to, page_link
from autograder.workbench.marks import Marks, QuestionMark, State


@dataclass(frozen=True)
class Step:
    """One thing to do, in words and as HTML with links."""

    text: str
    html: str


def next_after_marks(unit: Unit, marks: Marks) -> Step:
    """Mend the first mistake, answer the first open question, or go on to the next unit."""
    asked = {question.id: question for question in unit.questions}
    for state in (State.FAILED, State.UNJUDGED, State.NOT_ATTEMPTED):
        for each in marks.questions:
            if each.state is state:
                return _at_question(asked[each.id], each)
    return after_unit(unit)


def after_unit(unit: Unit) -> Step:
    """The unit behind ``unit``, seen from its exercise; or that this was the last one."""
    places = [each.id for each in OUTLINE.units]
    at = places.index(unit.id) if unit.id in places else -1
    if at == len(places) - 1:
        text = "this was the last unit; progress() shows what is left to do"
        return Step(f"{text}.", escape(f"{text}."))
    following = OUTLINE.units[at + 1]
    name = f"lesson {following.number}, {following.title}"
    return Step(f"{name} ({following.lesson}).", f"{page_link(following.lesson, name)}.")


def _at_question(asked: Question, mark: QuestionMark) -> Step:
    what = f"question {asked.number}, {asked.title}"
    known = CATALOGUE.get(mark.finding.misconception or "") if mark.finding else None
    # Where the recognised mistake is explained, else where the question's idea is.
    section = OUTLINE.find_section(known.section) if known else None
    section = section or next(iter(asked.sections), None)
    if section is None or (link := link_to(section)) is None:
        return Step(f"{what}.", escape(f"{what}."))
    there = f'<a href="{escape(link.href)}">{escape(link.text)}</a>'
    return Step(
        f"{what}; it helps to read {link.words} first.",
        f"{escape(what)}; it helps to read {there} first.",
    )
