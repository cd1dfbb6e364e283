"""Answers with one small thing changed, for a trial."""

import ast

import pytest

from autograder.authoring.corpus import read_corpus
from autograder.authoring.mutants import mutants, write_mutants
from autograder.course.problems import AuthorError
from autograder.tests.support.notebook_fixtures import UNIT

ANSWER = """
def mean_loss(net, x):
    net.eval()
    total = 0.0
    for part in x:
        if part is not None:
            total += net(part).sum().item()
    with torch.no_grad():
        x.zero_()
    return torch.add(total, x.detach(), alpha=-2)
"""


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("left out: net.eval()", "    pass"),
        ("train for eval: net.eval", "    net.train()"),
        ("in the other order: net.eval() <-> total = 0.0", "    total = 0.0\n    net.eval()"),
        ("first round only: for part in x", "        break"),
        ("whatever holds: if part is not None", "    for part in x:\n        total +="),
        ("another comparison: part is not None", "        if part is None:"),
        ("without .item(): net(part).sum().item()", "total += net(part).sum()\n"),
        ("mean for sum: net(part).sum", "net(part).mean().item()"),
        ("another operator: total += net(part).sum().item()", "total -= net(part)"),
        ("without the block: with torch.no_grad()", "    x.zero_()\n    return"),
        ("enable_grad for no_grad: torch.no_grad", "with torch.enable_grad():"),
        ("not in place: x.zero_", "x.zero()"),
        ("one more: 2", "alpha=-3"),
        ("without the sign: -2", "alpha=+2"),
        ("without alpha=: torch.add(total, x.detach(), alpha=-2)", "torch.add(total, x.detach())"),
        ("arguments exchanged: torch.add(total, x.detach(), alpha=-2)", "add(x.detach(), total,"),
        ("returned .clone(): return torch.add(total, x.detach(), alpha=-2)", "alpha=-2).clone()"),
    ],
)
def test_each_mutant_differs_in_the_one_thing_it_says(what, line):
    made = dict(mutants(ANSWER))

    assert line in made[what]
    ast.parse(made[what])


def test_no_two_are_alike_and_none_is_the_answer_itself():
    made = [source for _, source in mutants(ANSWER)]

    assert len(set(made)) == len(made) > 30
    assert ast.unparse(ast.parse(ANSWER)) not in made


def test_a_course_gets_the_same_answers_each_time_and_no_more_than_asked_for(
    sound_course, tmp_path
):
    counts = [
        write_mutants(sound_course, tmp_path / name, [f"{UNIT}/square"], each=3)
        for name in ("one", "other")
    ]

    one, other = (read_corpus(tmp_path / name, in_trial=True) for name in ("one", "other"))
    assert one == other
    assert counts == [len(one), len(other)] and 0 < len(one) <= 3
    assert {(answer.unit, answer.question) for answer in one} == {(UNIT, "square")}


@pytest.mark.parametrize(
    ("folder", "place", "says"),
    [
        ("made", "nowhere", "nowhere: is no unit, and no question of one"),
        ("full", UNIT, "is not empty; name a new folder"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is(
    sound_course, tmp_path, folder, place, says
):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("kept")

    with pytest.raises(AuthorError, match=says):
        write_mutants(sound_course, tmp_path / folder, [f"{UNIT}/square", place], each=2)

    assert [path.name for path in tmp_path.rglob("*.*")] == ["mine.txt"]
