"""The memory drawing as text: each storage as a table, each tensor with the cells it reads."""

from __future__ import annotations

from ._graph import Weight
from ._marking import ARROW
from ._memory import Memory, Storage, cells_text


def write_text(memory: Memory) -> str:
    """Return the drawing as text; it says everything that the picture says."""
    blocks = ["\n".join(_storage(storage)) for storage in memory.storages]
    if memory.notes:
        blocks.append("\n".join(memory.notes))
    return "\n\n".join(blocks)


def one_sentence(memory: Memory) -> str:
    """Return what a screen reader says before the drawing."""
    parts = []
    for storage in memory.storages:
        names = " and ".join(look.name for look in storage.looks)
        parts.append(f"storage {storage.letter} ({storage.title}), read by {names}")
    return "Memory: " + "; ".join(parts)


def _storage(storage: Storage) -> list[str]:
    lines = [f"Storage {storage.letter}: {storage.title}", *_table(storage)]
    for i, look in enumerate(storage.looks, 1):
        joint, bar = ("└─ ", "   ") if i == len(storage.looks) else ("├─ ", "│  ")
        facts = [f"{fact} {ARROW}" if fact in look.strong else fact for fact in look.facts]
        marked = f" {ARROW}" if look.weight is Weight.STRONG else ""
        lines.append(f"{joint}{look.name}{marked}: {', '.join(facts)}")
        lines.append(f"{bar}reads {cells_text(look)}")
        lines += [f"{bar}{note}" for note in look.notes]
    return lines


def _table(storage: Storage) -> list[str]:
    if not storage.count:
        return []
    columns = [("cell", "value")]
    gaps = dict(storage.gaps())
    for i, cell in enumerate(storage.shown):
        if i in gaps:
            columns.append(_gap(gaps[i]))
        columns.append((str(cell), storage.values[i]))
    if len(storage.shown) in gaps:
        columns.append(_gap(gaps[len(storage.shown)]))
    widths = [max(map(len, column)) for column in columns]
    rows = list(zip(*columns, strict=True))
    if not any(storage.values):
        rows = rows[:1]
    padded = ["  ".join(text.ljust(w) for text, w in zip(row, widths, strict=True)) for row in rows]
    return [f"  {row}".rstrip() for row in padded]


def _gap(count: int) -> tuple[str, str]:
    return f"({count} more)", "…"
