"""What was not understood: wrong ideas that were recognised, and failures that nobody named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from autograder.content import CATALOGUE, OUTLINE
from autograder.course.outline import Section
from autograder.gradebook.report.answers import Answers, Written
from autograder.gradebook.report.asked import Asked
from autograder.gradebook.report.facts import Try, UnitFacts
from autograder.gradebook.report.groups import group_by_likeness

# Whether a text may be shown to the class: it names nobody.
MayShow = Callable[[str], bool]
_LONGEST_EXAMPLE = 2000


@dataclass(frozen=True)
class Seen:
    """How many met a wrong idea in one question, of those who tried it."""

    question: Asked
    learners: Sequence[str]
    tried: int


@dataclass(frozen=True)
class Cause:
    """One wrong idea in one unit.

    Attributes:
        tried: learners who tried a question in which it was recognised.
        example: an answer in which it was, which names nobody; ``None`` if there is none such.
    """

    id: str
    text: str
    section: Section | None
    learners: Sequence[str]
    tried: int
    seen: Sequence[Seen]
    example: str | None


@dataclass(frozen=True)
class Alike:
    """Answers that failed without a named cause, and are written alike.

    Attributes:
        forms: how many different normal forms there are among them.
        said: what the checks said most often.
        note: why the code could not be compared, if so.
        evidence: what a check found of ``example``, each with its label.
    """

    learners: Sequence[str]
    forms: int
    said: str
    example: str | None
    note: str = ""
    evidence: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class Unnamed:
    """The failures of one question that no check could explain."""

    question: Asked
    learners: Sequence[str]
    tried: int
    groups: Sequence[Alike]

    @property
    def said(self) -> str:
        """What the checks said most often of each group, if that is one and the same."""
        said = {group.said for group in self.groups}
        return said.pop() if len(said) == 1 else ""


def find_causes(unit: UnitFacts, answers: Answers, may_show: MayShow) -> list[Cause]:
    """The wrong ideas that checks recognised in ``unit``, those of most learners first."""
    met: dict[str, dict[str, list[Try]]] = {}
    for tries in unit.tries.values():
        for one in tries:
            for id in one.misconceptions:
                met.setdefault(id, {}).setdefault(one.question, []).append(one)
    asked = {question.id: question for question in unit.questions}
    causes = []
    for id, by_question in met.items():
        seen = [
            Seen(asked[name], [one.learner for one in tries], len(unit.attempts(name)))
            for name, tries in by_question.items()
        ]
        tried = {one.learner for name in by_question for one in unit.attempts(name)}
        learners = {learner for each in seen for learner in each.learners}
        known = CATALOGUE[id]
        causes.append(
            Cause(
                id,
                known.cause,
                OUTLINE.find_section(known.section),
                sorted(learners),
                len(tried | learners),
                sorted(seen, key=lambda each: -len(each.learners)),
                _example(
                    (_written(answers, one) for tries in by_question.values()
                     for one in sorted(tries, key=lambda one: len(one.misconceptions))), may_show
                ),
            )
        )  # fmt: skip
    return sorted(causes, key=lambda each: (-len(each.learners), each.id))


def find_unnamed(unit: UnitFacts, answers: Answers, may_show: MayShow) -> list[Unnamed]:
    """Failures without a named cause, by question; those of most learners first."""
    found = []
    for question in unit.questions:
        tries = [one for one in unit.tries[question.id] if one.is_unnamed]
        if not tries or question.by_hand:
            continue
        of = {one.learner: _written(answers, one) for one in tries}
        forms = {who: written.form for who, written in of.items() if written and written.form}
        groups = [
            _alike([one for one in tries if one.learner in members], of, may_show)
            for members in group_by_likeness({w: f.form for w, f in forms.items() if f.form})
        ]
        grouped = {learner for group in groups for learner in group.learners}
        if rest := [one for one in tries if one.learner not in grouped]:
            groups.append(_alike(rest, of, may_show, note="not Python, or not there to be read"))
        found.append(
            Unnamed(
                question,
                [one.learner for one in tries],
                len(unit.attempts(question.id)),
                sorted(groups, key=lambda group: (bool(group.note), -len(group.learners))),
            )
        )
    return sorted(found, key=lambda each: -len(each.learners))


def _alike(
    tries: Sequence[Try], of: dict[str, Written | None], may_show: MayShow, note: str = ""
) -> Alike:
    forms = [written.form for one in tries if (written := of[one.learner]) and written.form]
    # What a check says may quote what a learner's code raised, and so anything.
    said = _most_often(
        (cell.problem for one in tries for cell in one.cells if cell.problem), may_show
    )
    why = _most_often((form.why for form in forms if form.why), may_show)
    example = _example((of[one.learner] for one in tries), may_show)
    same = [one for one in tries if (text := of[one.learner]) and _shown(text) == example]
    return Alike(
        [one.learner for one in tries],
        len({form.form for form in forms}),
        said,
        example,
        "; ".join(filter(None, [note, why])),
        _evidence(same, may_show) if example else (),
    )


def _evidence(tries: Iterable[Try], may_show: MayShow) -> tuple[tuple[str, str], ...]:
    """What a check found of one of these, which are written alike; empty if it may not be shown."""
    found = (cell.evidence for one in tries for cell in one.cells if cell.evidence)
    return next((each for each in found if all(may_show(text) for _, text in each)), ())


def _shown(written: Written) -> str:
    return written.form.shown if written.form else ""


def _most_often(texts: Iterable[str], may_show: MayShow) -> str:
    counted = Counter(texts).most_common()
    return next((text for text, _ in counted if may_show(text)), "")


def _written(answers: Answers, one: Try) -> Written | None:
    return answers.get(one.learner, {}).get(one.question)


def _example(written: Iterable[Written | None], may_show: MayShow) -> str | None:
    """The answer that most of them wrote, in its shortest text that may be shown."""
    forms = [each.form for each in written if each and each.form and each.form.form]
    often = Counter(form.form for form in forms)
    for form in sorted(forms, key=lambda each: (-often[each.form], len(each.shown), each.shown)):
        if form.shown and len(form.shown) <= _LONGEST_EXAMPLE and may_show(form.shown):
            return form.shown
    return None
