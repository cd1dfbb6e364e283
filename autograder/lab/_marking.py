"""``mark=``: what the text speaks of is drawn strong, everything else quiet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ._graph import Graph, Kind, Node, Weight
from ._memory import Look, Memory

Mark = str | Sequence[str]

ARROW = "<--"  # behind what is marked, in the text drawing


def as_marks(mark: Mark | None) -> list[str]:
    return [mark] if isinstance(mark, str) else list(mark or [])


def mark_graph(graph: Graph, mark: Mark | None) -> None:
    """Make the nodes that ``mark`` names strong, and quiet all that does not touch two of them.

    A tensor is named by one of its names, an operation by its title. Raises ValueError for what
    is not drawn.
    """
    marks = as_marks(mark)
    if not marks or not graph.nodes:
        return
    called = [_called(node) for node in graph.nodes]
    _refuse_unknown(marks, [name for names in called for name in names])
    strong = {place for place, names in enumerate(called) if set(names) & set(marks)}
    for place, node in enumerate(graph.nodes):
        weight = Weight.STRONG if place in strong else Weight.QUIET
        graph.nodes[place] = replace(node, weight=weight)
    for number, edge in enumerate(graph.edges):
        weight = Weight.STRONG if {edge.tail, edge.head} <= strong else Weight.QUIET
        graph.edges[number] = replace(edge, weight=weight)


def _called(node: Node) -> list[str]:
    if node.kind is Kind.OPERATION:
        return [node.title]
    name = node.title.rsplit(" (", 1)[0]  # behind it stands the shape
    return list(dict.fromkeys([*name.split(", "), name]))


def mark_memory(memory: Memory, mark: Mark | None) -> None:
    """Make the facts or tensors that ``mark`` names strong, and quiet the rest.

    A fact is named by its field, such as ``_version``; beside names of tensors, theirs alone are
    meant. Raises ValueError for what is not drawn.
    """
    marks = as_marks(mark)
    looks = [look for storage in memory.storages for look in storage.looks]
    if not marks or not looks:
        return
    names = [name for look in looks for name in _names(look)]
    fields = [field_of(fact) for look in looks for fact in look.facts]
    _refuse_unknown(marks, [*fields, *names])
    has_names = bool(set(marks) & set(names))
    for number, storage in enumerate(memory.storages):
        marked = tuple(_marked(look, marks, has_names=has_names) for look in storage.looks)
        memory.storages[number] = replace(storage, looks=marked)


def _marked(look: Look, marks: Sequence[str], *, has_names: bool) -> Look:
    weight = Weight.NORMAL
    if has_names:
        weight = Weight.STRONG if set(_names(look)) & set(marks) else Weight.QUIET
    strong = tuple(fact for fact in look.facts if field_of(fact) in marks)
    if weight is Weight.QUIET:
        strong = ()
    return replace(look, weight=weight, strong=strong, is_brief=True)


def _names(look: Look) -> list[str]:
    return list(dict.fromkeys([*look.name.split(", "), look.name]))


def field_of(fact: str) -> str:
    """Return what a fact is about: ``_version`` for both "_version 2" and "no _version (…)"."""
    word = fact.removeprefix("not ").removeprefix("no ").split()[0]
    return "stride" if word == "strides" else word


def _refuse_unknown(marks: Iterable[str], known: Iterable[str]) -> None:
    drawn = list(dict.fromkeys(known))
    for mark in marks:
        if mark not in drawn:
            raise ValueError(f"mark={mark!r} is not in the drawing; it has {', '.join(drawn)}.")
