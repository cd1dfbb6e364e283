"""From a submitted folder, or one file's bytes, to the rebuilt notebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from autograder.course.graded_assignment import GradedAssignment
from autograder.course.limits import WITH_OUTPUTS_BYTES
from autograder.course.outcome import Note
from autograder.rebuild.assembling import assemble
from autograder.rebuild.expected import Given, expected_of
from autograder.rebuild.files import exists, open_folder, other_names, read_beside, read_file
from autograder.rebuild.matching import find_answers, is_of_assignment
from autograder.rebuild.noticing import notes_on
from autograder.rebuild.own_cells import own_cells
from autograder.rebuild.parsing import read_cells
from autograder.rebuild.parts import Chosen
from autograder.rebuild.recognising import recognise
from autograder.rebuild.result import CannotRebuild, OnlyOthers, Rebuilt
from autograder.rebuild.texts import listed, quoted, unfenced

# Nobody hands in more versions than that for somebody else to choose from.
_MOST_NOTEBOOKS = 10


def rebuild(assignment: GradedAssignment, folder: Path) -> Rebuilt:
    """The notebook that was handed in as ``folder``; `CannotRebuild` says why there is none.

    The notebook of the assignment's name counts, or else the one that has its former name.
    Another one in the folder is taken only if it is the one that has answers; where it has more
    of them, a person is asked to look.
    """
    rebuilt = _rebuilt(assignment, folder)
    if not assignment.of_nbgrader:
        return rebuilt
    with open_folder(folder) as opened:
        files, left_out = read_beside(opened, assignment.files)
    notes = rebuilt.notes
    if left_out:
        names = listed([quoted(each).strip("`") for each in left_out])
        notes += (Note(f"{names} beside it: too much, or unreadable, so not there when it ran."),)
    return replace(rebuilt, files=files, notes=notes)


def _rebuilt(assignment: GradedAssignment, folder: Path) -> Rebuilt:
    named: Rebuilt | CannotRebuild | None = None
    with open_folder(folder) as opened:
        name = assignment.file_name
        if not exists(opened, name) and exists(opened, assignment.former_file_name):
            name = assignment.former_file_name
        if exists(opened, name):
            named = _attempt(assignment, opened, name)
            if isinstance(named, Rebuilt) and _has_answers(named, assignment):
                return _with_others_beside(named, assignment, opened, name)
        others, rest = other_names(opened, name, assignment.beside)
        if not others:
            if named is None and any(exists(opened, each) for each in assignment.beside):
                raise OnlyOthers(f"{name} was not handed in, so it earns nothing.")
            return _sound(named or CannotRebuild(_nothing_there(name, rest)))
        if len(others) > _MOST_NOTEBOOKS:  # a whole course, perhaps, with copies of this one
            names = (assignment.file_name, assignment.former_file_name)
            stems = tuple(each.removesuffix(".ipynb") for each in names)
            others = [each for each in others if each.startswith(stems)] or others
        if len(others) > _MOST_NOTEBOOKS:
            raise CannotRebuild(
                f"There are {len(others)} other notebooks in what was handed in. "
                f"Hand in one, named {name}."
            )
        tried = {each: _attempt(assignment, opened, each) for each in others}
    return _only_answered(assignment, name, named, tried)


def rebuild_text(assignment: GradedAssignment, text: bytes, notes: Sequence[Note] = ()) -> Rebuilt:
    """The notebook whose file holds ``text``; `CannotRebuild` says why there is none.

    Args:
        notes: what is known about the submission already.
    """
    expected = expected_of(assignment)
    cells, read = read_cells(text)
    placed = recognise(expected, cells)
    found = find_answers(expected, placed)
    if not is_of_assignment(expected, placed, found):
        raise CannotRebuild(
            f"This is not the notebook of {assignment.name}: its questions are not in it. "
            f"Hand in {assignment.file_name} with your answers."
        )
    texts = {
        given.name: _text(found.chosen[given.name], given)
        for given in expected.answers
        if given.name in found.chosen
    }
    notebook, left_out = assemble(expected, texts, own_cells(placed, found))
    return Rebuilt(
        notebook,
        frozenset([*found.untouched, *found.deleted]),
        frozenset(found.unmatched),
        (*notes, *read, *notes_on(expected, placed, found), *left_out),
    )


def _text(chosen: Chosen, given: Given) -> str:
    if given.view.is_code and not all(each.is_code for each in chosen.cells):
        return unfenced(chosen.text)
    return chosen.text


def _attempt(assignment: GradedAssignment, folder: int, name: str) -> Rebuilt | CannotRebuild:
    try:
        return rebuild_text(assignment, read_file(folder, name, WITH_OUTPUTS_BYTES))
    except CannotRebuild as refusal:
        return refusal


def _with_others_beside(
    named: Rebuilt, assignment: GradedAssignment, folder: int, name: str
) -> Rebuilt:
    """``named``, which counts, with a note on a notebook beside it that one might have meant."""
    former = assignment.former_file_name
    if name != former and exists(folder, former):
        # Neither is a mistake of the learner's: there was a new release meanwhile.
        text = f"`{name}` was graded; `{former}`, its name in an older release, was not."
        named = replace(named, notes=(Note(text), *named.notes))
    if not named.unanswered:
        return named
    try:
        others, _ = other_names(folder, name, assignment.beside)
    except CannotRebuild:  # too many files to look through
        return named
    tried = {each: _attempt(assignment, folder, each) for each in others[:_MOST_NOTEBOOKS]}
    more = [
        quoted(each).strip("`")
        for each, one in tried.items()
        if isinstance(one, Rebuilt) and named.unanswered - one.unanswered - one.unmatched
    ]
    if not more:
        return named
    note = Note(
        f"`{name}` was graded; {listed(more)} beside it answers questions that it "
        "leaves open. A person has to look which of them counts.",
        flagged=True,
    )
    return replace(named, notes=(note, *named.notes))


def _sound(result: Rebuilt | CannotRebuild) -> Rebuilt:
    if isinstance(result, CannotRebuild):
        raise result
    return result


def _has_answers(rebuilt: Rebuilt, assignment: GradedAssignment) -> bool:
    answers = {given.name for given in expected_of(assignment).answers}
    return not answers <= rebuilt.unanswered


def _only_answered(
    assignment: GradedAssignment,
    name: str,
    named: Rebuilt | CannotRebuild | None,
    tried: dict[str, Rebuilt | CannotRebuild],
) -> Rebuilt:
    """The one notebook with answers, under whatever name; else the one that says most."""
    sound = {each: one for each, one in tried.items() if isinstance(one, Rebuilt)}
    answered = {each: one for each, one in sound.items() if _has_answers(one, assignment)}
    first = next(iter(answered), None)
    if first is None:
        if named is not None:
            return _sound(named)
        first = next(iter(sound), None) or next(iter(tried))
        return _renamed(
            _sound(tried[first]), f"The notebook is named {quoted(first)}, not `{name}`."
        )
    if any(one.notebook != answered[first].notebook for one in answered.values()):
        names = listed([quoted(each).strip("`") for each in answered])
        raise CannotRebuild(
            f"There are several notebooks with different answers in what was handed in: {names}. "
            f"Hand in one, named {name}."
        )
    if named is None:
        return _renamed(answered[first], f"The notebook is named {quoted(first)}, not `{name}`.")
    what = "has no answers" if isinstance(named, Rebuilt) else "cannot be read"
    return _renamed(answered[first], f"`{name}` {what}; {quoted(first)} was taken instead.")


def _renamed(rebuilt: Rebuilt, text: str) -> Rebuilt:
    return replace(rebuilt, notes=(Note(text), *rebuilt.notes))


def _nothing_there(name: str, rest: list[str]) -> str:
    rest = [each for each in rest if each != "timestamp.txt"]
    if not rest:
        return f"Nothing was handed in: the folder is empty. Hand in {name}."
    names = listed([quoted(each).strip("`") for each in rest])
    unseen = " Folders are not looked into." if any(each.endswith("/") for each in rest) else ""
    return (
        f"There is no notebook in what was handed in, only {names}.{unseen} Hand in {name} itself."
    )
