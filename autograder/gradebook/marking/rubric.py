"""The rubric of each question, and what a mark was made of: work/prose/marking.db.

One transaction a change, so that several servers may have the file open.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.gradebook.marking.rows import Given
from autograder.gradebook.plain import plain

# Keys that the page uses itself are in neither: j k p c r e u 0.
KEYS_OF_ITEMS, KEYS_OF_COMMENTS = "123456789", "asdfgqwtyzxvbhilmno"
LONGEST = 2_000
_TABLES = """
CREATE TABLE IF NOT EXISTS item (
    id INTEGER PRIMARY KEY, unit TEXT, question TEXT, key TEXT, text TEXT, points REAL, gone INTEGER
);
CREATE TABLE IF NOT EXISTS down (unit TEXT, question TEXT, PRIMARY KEY (unit, question));
CREATE TABLE IF NOT EXISTS mark (
    unit TEXT, question TEXT, learner TEXT, mark TEXT, PRIMARY KEY (unit, question, learner)
);
CREATE TABLE IF NOT EXISTS change (
    id INTEGER PRIMARY KEY, unit TEXT, question TEXT, who TEXT, at TEXT, before TEXT, after TEXT,
    undone INTEGER DEFAULT 0
);
"""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the rubric; without points it is a comment to use again."""

    id: int
    key: str
    text: str
    points: float

    def said(self) -> str:
        """As learners read it."""
        return f"{self.text} ({self.points:+g})" if self.points else self.text


@dataclass(frozen=True, slots=True)
class Mark:
    """What one learner was given, and why.

    Attributes:
        answer: the answer that was read.
        points: given by hand, in place of the items' sum.
        given: what this came to, as it went into the gradebook.
    """

    answer: str
    items: tuple[int, ...] = ()
    words: str = ""
    points: float | None = None
    who: str = ""
    given: Given = Given()


Marks = Mapping[str, Mark]


@dataclass(frozen=True)
class Change:
    """What one person did at once: learner -> mark before, and after."""

    id: int
    before: Marks
    after: Marks


class Rubric:
    """The rubric and the marks of one question."""

    def __init__(self, root: Path, unit: str, question: str) -> None:
        path = root / "work" / "prose" / "marking.db"
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path, self._of = path, (unit, question)
        with self._open() as connection:
            connection.executescript(_TABLES)

    @property
    def items(self) -> list[Item]:
        """In the order in which they came."""
        with self._open() as connection:
            return self._items(connection)

    @property
    def counts_down(self) -> bool:
        """Whether items change the full points, rather than none."""
        with self._open() as connection:
            select = "SELECT 1 FROM down WHERE unit = ? AND question = ?"
            return connection.execute(select, self._of).fetchone() is not None

    def count_down(self, *, down: bool) -> None:
        with self._open() as connection:
            if down:
                self._count_down(connection)
            else:
                connection.execute("DELETE FROM down WHERE unit = ? AND question = ?", self._of)

    def add(self, text: str, points: float) -> int:
        """A new item under the first free key; its id. The same one twice is one.

        A first item that takes points off starts counting down: from nothing it would take nothing.
        """
        text = _fit(text)
        with self._open() as connection:
            connection.execute("BEGIN IMMEDIATE")  # or another server takes the same key meanwhile
            items = self._items(connection)
            for item in items:
                if (item.text, item.points) == (text, points):
                    return item.id
            taken = {item.key for item in items}
            keys = KEYS_OF_ITEMS + KEYS_OF_COMMENTS if points else KEYS_OF_COMMENTS
            key = next((key for key in keys if key not in taken), "")
            row = (*self._of, key, text, points)
            if points < 0 and not any(item.points for item in items):
                self._count_down(connection)
            insert = "INSERT INTO item (unit, question, key, text, points, gone)"
            return connection.execute(f"{insert} VALUES (?, ?, ?, ?, ?, 0)", row).lastrowid or 0

    def change(self, item: int, text: str, points: float) -> None:
        """Another text or other points; without a text it is gone.

        The only item with points, changed to take some off, starts counting down as a new one does.
        """
        values = (_fit(text), points, not text.strip(), item, *self._of)
        with self._open() as connection:
            connection.execute("BEGIN IMMEDIATE")
            with_points = [each for each in self._items(connection) if each.points]
            if points < 0 and all(each.id == item and each.points > 0 for each in with_points):
                self._count_down(connection)
            connection.execute(
                "UPDATE item SET text = ?, points = ?, gone = ?"
                " WHERE id = ? AND unit = ? AND question = ?",
                values,
            )

    def marks(self) -> dict[str, Mark]:
        """Learner -> what they were given here last; the gradebook may know better."""
        with self._open() as connection:
            select = "SELECT learner, mark FROM mark WHERE unit = ? AND question = ?"
            rows = connection.execute(select, self._of).fetchall()
        return {learner: _read(json.loads(text)) for learner, text in rows}

    def keep(self, marks: Marks, before: Marks | None = None, who: str = "") -> None:
        """Write marks down; with what was there ``before``, so that ``who`` can undo it."""
        with self._open() as connection:
            self._keep(connection, marks)
            if before is not None:
                at = datetime.now().astimezone().isoformat(timespec="seconds")
                row = (*self._of, who, at, _written(before), _written(marks))
                insert = "INSERT INTO change (unit, question, who, at, before, after)"
                connection.execute(f"{insert} VALUES (?, ?, ?, ?, ?, ?)", row)

    def last_change(self, who: str) -> Change | None:
        """What ``who`` did last here and has not undone."""
        with self._open() as connection:
            row = connection.execute(
                "SELECT id, before, after FROM change WHERE unit = ? AND question = ?"
                " AND who = ? AND NOT undone ORDER BY id DESC LIMIT 1",
                (*self._of, who),
            ).fetchone()
        if row is None:
            return None
        before, after = ({k: _read(v) for k, v in json.loads(each).items()} for each in row[1:])
        return Change(row[0], before, after)

    def undone(self, change: Change, *, taken_back: bool) -> None:
        """Do not offer ``change`` again; its marks are those before it, if they were taken back."""
        with self._open() as connection:
            if taken_back:
                self._keep(connection, change.before)
            connection.execute("UPDATE change SET undone = 1 WHERE id = ?", (change.id,))

    def _items(self, connection: sqlite3.Connection) -> list[Item]:
        select = (
            "SELECT id, key, text, points FROM item"
            " WHERE unit = ? AND question = ? AND NOT gone ORDER BY id"
        )
        return [Item(*row) for row in connection.execute(select, self._of)]

    def _count_down(self, connection: sqlite3.Connection) -> None:
        connection.execute("INSERT OR IGNORE INTO down VALUES (?, ?)", self._of)

    def _keep(self, connection: sqlite3.Connection, marks: Marks) -> None:
        connection.executemany(
            "INSERT OR REPLACE INTO mark VALUES (?, ?, ?, ?)",
            [(*self._of, who, json.dumps(asdict(mark))) for who, mark in marks.items()],
        )

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(self._path, timeout=20)
        try:
            with connection:
                yield connection
        finally:
            connection.close()


def composed(items: Sequence[Item], words: str) -> str | None:
    """The comment that learners read: a paragraph for each item, then one's own words."""
    said = [*(item.said() for item in items), _fit(words)]
    return "\n\n".join(each for each in said if each) or None


def _fit(text: str) -> str:
    return plain(text).strip()[:LONGEST]


def _written(marks: Marks) -> str:
    return json.dumps({who: asdict(mark) for who, mark in marks.items()})


def _read(mark: dict[str, Any]) -> Mark:
    fields = {"items": tuple(mark["items"]), "given": Given(**mark["given"])}
    return Mark(**(mark | fields))
