"""One question and all answers to it, and what a marker can do: give, undo, change the rubric."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from sqlalchemy import Engine

from autograder.gradebook.marking.rows import Given, Overtaken, Row, read_rows, write_rows
from autograder.gradebook.marking.rubric import Item, Mark, Rubric, composed
from autograder.gradebook.prose import Answer
from autograder.gradebook.report.asked import Asked


class Refused(Exception):
    """What was asked for cannot be done; the message is for the marker, and nothing was written."""


@dataclass(frozen=True)
class Wish:
    """What a marker wants an answer to have; without points, it waits for them.

    Attributes:
        seen: what the page showed, as `Sheet.state` called it.
    """

    answer: str
    seen: str
    items: tuple[int, ...] = ()
    words: str = ""
    points: float | None = None


@dataclass(frozen=True)
class Sheet:
    """A question as it was read; the rows and the rubric are read anew each time."""

    unit: str
    question: Asked
    answers: Sequence[Answer]
    engine: Engine
    rubric: Rubric

    @cached_property
    def by_key(self) -> dict[str, Answer]:
        return {key_of(answer.text): answer for answer in self.answers}

    @cached_property
    def edition(self) -> str:
        """Another one where somebody's answer is another."""
        return _digest((key, sorted(each.learners)) for key, each in self.by_key.items())

    def state(self) -> dict[str, Any]:
        """Everything that changes while people mark, without a name of a learner."""
        rows, marks, items = self._rows(), self.rubric.marks(), self.rubric.items
        return {
            "edition": self.edition,
            "most": self.question.points,
            "down": self.rubric.counts_down,
            "items": [
                {"id": i.id, "key": i.key, "text": i.text, "points": i.points} for i in items
            ],
            "answers": {
                key: _state(
                    key, [(who, rows[who]) for who in answer.learners if who in rows], marks
                )
                for key, answer in self.by_key.items()
            },
        }

    def give(self, wish: Wish, who: str) -> None:
        """Give everybody with this answer what the wish comes to.

        Raises:
            Refused: somebody else was quicker, or the points cannot be meant.
        """
        answer = self.by_key.get(wish.answer)
        if answer is None:
            raise Refused("This answer was replaced. The page is read anew.")
        rows = {each: row for each, row in self._rows().items() if each in answer.learners}
        if not rows or _seen(rows.items()) != wish.seen:
            raise Refused("Somebody else has just marked this answer. Theirs stands; look again.")
        mark = self._mark(wish, who)
        marks = self.rubric.marks()
        before = {each: _now(row, marks.get(each), wish.answer) for each, row in rows.items()}
        try:
            write_rows(self.engine, {each: (row, mark.given) for each, row in rows.items()})
        except Overtaken:
            raise Refused("Somebody else has just marked this answer. Look again.") from None
        self.rubric.keep(dict.fromkeys(rows, mark), before, who)

    def undo(self, who: str) -> str:
        """Take back what ``who`` did last; the answer that it was about."""
        change = self.rubric.last_change(who)
        if change is None:
            raise Refused("There is nothing of yours to undo.")
        rows = self._rows()
        changes: dict[str, tuple[Row, Given]] = {}
        for learner, after in change.after.items():
            row, before = rows.get(learner), change.before[learner]
            if row is None or row.given != after.given:
                self.rubric.undone(change, taken_back=False)
                raise Refused("That was changed since then; it stays as it is.")
            changes[learner] = (row, before.given)
        try:
            write_rows(self.engine, changes)
        except Overtaken:
            raise Refused("Somebody else has just marked this answer; it stays.") from None
        self.rubric.undone(change, taken_back=True)
        return next(mark.answer for mark in change.after.values())

    def follow(self) -> tuple[int, int]:
        """Bring marks to the rubric as it is now: how many learners' changed, how many could not.

        What was changed in formgrader since stays as it is.
        """
        rows, items, down = self._rows(), self.rubric.items, self.rubric.counts_down
        wanted, left = {}, 0
        for learner, mark in self.rubric.marks().items():
            new = self._worth(mark, items, down=down)
            if learner not in rows or new.given == mark.given:
                continue
            if rows[learner].given == mark.given:
                wanted[learner] = new
            else:
                left += 1
        # All at once: a transaction each costs seconds, and others wait for them. Where somebody
        # was quicker, one by one, so that only theirs stays.
        changed = self._write(rows, wanted)
        for learner, new in wanted.items() if wanted and not changed else ():
            changed |= self._write(rows, {learner: new})
        self.rubric.keep(changed)
        return len(changed), left + len(wanted) - len(changed)

    def _write(self, rows: Mapping[str, Row], marks: Mapping[str, Mark]) -> dict[str, Mark]:
        """What could be written of ``marks``: all of them, or none."""
        try:
            write_rows(self.engine, {who: (rows[who], mark.given) for who, mark in marks.items()})
        except Overtaken:
            return {}
        return dict(marks)

    def _mark(self, wish: Wish, who: str) -> Mark:
        points, most = wish.points, self.question.points
        if points is not None and not 0 <= points <= most:
            raise Refused(f"{points:g} is not between 0 and {most:g}.")
        mark = Mark(wish.answer, wish.items, wish.words.strip(), points, who)
        return self._worth(mark, self.rubric.items, down=self.rubric.counts_down)

    def _worth(self, mark: Mark, rubric: Sequence[Item], *, down: bool) -> Mark:
        """The mark with what it comes to by ``rubric``."""
        items = _chosen(rubric, mark.items)
        points, most = mark.points, self.question.points
        if points is None and any(item.points for item in items):
            start = most if down else 0.0
            points = min(most, max(0.0, start + sum(item.points for item in items)))
        ids = tuple(item.id for item in items)
        given = Given(points, composed(items, mark.words), waits=points is None)
        return replace(mark, items=ids, given=given)

    def _rows(self) -> dict[str, Row]:
        return read_rows(self.engine, self.unit, self.question.id)


def key_of(text: str) -> str:
    """A name for an answer that says nothing of it."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _chosen(items: Iterable[Item], ids: Sequence[int]) -> list[Item]:
    return [item for item in items if item.id in ids]


def _now(row: Row, mark: Mark | None, answer: str) -> Mark:
    """What somebody has now: our own mark if the gradebook still holds it, else its words."""
    if mark is not None and mark.given == row.given:
        return mark
    given = row.given
    return Mark(answer, words=given.comment or "", points=given.points, given=given)


def _state(key: str, rows: Sequence[tuple[str, Row]], marks: dict[str, Mark]) -> dict[str, Any]:
    now = [_now(row, marks.get(who), key) for who, row in rows]
    # Whoever handed in another answer since keeps the points of the old one until it is read.
    stale = any(mark.answer != key and not mark.given.waits for mark in now)
    different = len({mark.given for mark in now}) > 1
    first = now[0] if now else Mark(key)
    return {
        "seen": _seen(rows),
        "open": any(mark.given.waits for mark in now) or stale,
        "different": different,
        "again": stale,
        "points": None if different else first.given.points,
        "comment": first.given.comment or "",
        "items": [] if different else list(first.items),
        "words": "" if different else first.words,
        "byHand": None if different else first.points,
        "who": first.who,
    }


def _seen(rows: Iterable[tuple[str, Row]]) -> str:
    return _digest((who, row.given) for who, row in rows)


def _digest(values: Iterable[object]) -> str:
    return hashlib.sha256("\n".join(sorted(map(repr, values))).encode()).hexdigest()[:16]
