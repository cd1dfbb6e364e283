"""What a check binds is there while a check runs; what it imports stays, as in grading."""

from __future__ import annotations

from autograder.workbench.names_apart import NamesApart

CHECK = "import math\nmade = 'of the check'\ndef helper(): ...\n"


def test_a_check_finds_what_checks_bound_and_the_learner_what_they_did():
    names = {"made": "the learner's", "answer": 1}
    apart = NamesApart(names)

    apart.enter(CHECK)
    exec(CHECK, names)
    with apart.learners():
        during = dict(names)
    left = names["made"]
    apart.leave()
    between = dict(names)
    apart.enter("print(made)")

    assert during["made"] == between["made"] == "the learner's"
    assert "helper" not in during and "helper" not in between
    assert left == names["made"] == "of the check" and "helper" in names
    assert "math" in between and between["answer"] == 1


def test_what_the_answer_binds_while_it_is_asked_is_kept_for_it():
    names = {"made": 0}
    apart = NamesApart(names)
    apart.enter(CHECK)
    exec(CHECK, names)

    with apart.learners():
        names["made"] += 1
    apart.leave()

    assert names["made"] == 1
