"""What is next: after marking an exercise, and in the course."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from autograder.content import CATALOGUE, OUTLINE
from autograder.course.outline import Question, Section, Unit
from autograder.workbench.linking import link_to
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
    return Step(f"{name} ({following.lesson}).", f"{link_to(following.lesson, name)}.")


def _at_question(asked: Question, mark: QuestionMark) -> Step:
    what = f"question {asked.number}, {asked.title}"
    place = _to_read(asked, mark)
    if place is None:
        return Step(f"{what}.", f"{escape(what)}.")
    lesson = OUTLINE.by_id[place.lesson].lesson if place.lesson in OUTLINE.by_id else None
    text = f"{what}; it helps to read {place.heading} first."
    if lesson is None:
        return Step(text, escape(text))
    link = link_to(lesson, place.heading, place.heading)
    return Step(text, f"{escape(what)}; it helps to read {link} first.")


def _to_read(asked: Question, mark: QuestionMark) -> Section | None:
    """Where the recognised mistake is explained, else where the question's idea is."""
    known = CATALOGUE.get(mark.finding.misconception or "") if mark.finding else None
    if known:
        for unit in OUTLINE.units:
            for heading in unit.headings:
                if heading.partition(" ")[2] == known.section:
                    return Section(unit.id, heading)
    return asked.sections[0] if asked.sections else None
