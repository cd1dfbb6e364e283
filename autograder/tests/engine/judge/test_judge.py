"""A judge whose driver goes, as with Ctrl-C: that is no fault to print a traceback of."""

from __future__ import annotations

import socket

import pytest

from autograder.course.roles import read_roles
from autograder.engine.driver.plan import cells_to_judge, job_for_judge
from autograder.engine.judge.judge import Judge
from autograder.engine.judge.judge_state import JudgeState
from autograder.engine.judge.stand_in import StandIn
from autograder.engine.judge.test_cells import make_test_cells
from autograder.engine.protocol import Gone, receive_mark, send_json
from autograder.rebuild import rebuild_text
from autograder.tests.support.engine_fixtures import RIGHT, handed_in, make_assignment


@pytest.fixture
def lines():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def test_a_judge_that_waits_for_a_runner_when_the_driver_goes_says_that_it_is_gone(lines):
    driver, line = lines
    assignment = make_assignment()
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))
    namespace = {"__name__": "__main__"}
    tests, _ = make_test_cells(cells_to_judge(assignment), namespace)
    judge = Judge(tests, namespace, JudgeState(namespace), StandIn(""))
    send_json(driver, job_for_judge(rebuilt, read_roles(rebuilt.notebook), assignment, "a seed"))
    driver.shutdown(socket.SHUT_WR)

    with pytest.raises(Gone):
        judge.serve(line)


def test_the_end_of_the_other_side_is_no_mark(lines):
    driver, line = lines
    driver.close()

    assert receive_mark(line, descriptors=1) == (b"", [])


def test_neither_is_the_end_of_one_that_left_something_unread(lines):
    driver, line = lines
    line.send(b"unread")
    driver.close()

    assert receive_mark(line, descriptors=1) == (b"", [])
