"""A judge whose driver goes, as with Ctrl-C, or that gets no runner, judges nobody."""

from __future__ import annotations

import os
import socket

import pytest

from autograder.course.roles import read_roles
from autograder.engine.driver.plan import cells_to_judge, job_for_judge
from autograder.engine.judge.judge import Judge
from autograder.engine.judge.judge_state import JudgeState
from autograder.engine.judge.stand_in import StandIn
from autograder.engine.judge.test_cells import make_test_cells
from autograder.engine.protocol import (
    Gone,
    Message,
    receive_from,
    receive_mark,
    send_json,
    tell_who_sends,
)
from autograder.rebuild import rebuild_text
from autograder.tests.support.engine_fixtures import RIGHT, handed_in, make_assignment


@pytest.fixture
def lines():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        yield ours, theirs


def make_judge(driver: socket.socket) -> Judge:
    """A judge, and its job sent by ``driver``."""
    assignment = make_assignment()
    rebuilt = rebuild_text(assignment, handed_in(assignment, RIGHT))
    namespace = {"__name__": "__main__"}
    tests, _ = make_test_cells(cells_to_judge(assignment), namespace)
    send_json(driver, job_for_judge(rebuilt, read_roles(rebuilt.notebook), assignment, "a seed"))
    return Judge(tests, namespace, JudgeState(namespace), StandIn(""))


def test_a_judge_that_waits_for_a_runner_when_the_driver_goes_says_that_it_is_gone(lines):
    driver, line = lines
    judge = make_judge(driver)
    driver.shutdown(socket.SHUT_WR)

    with pytest.raises(Gone):
        judge.serve(line)


def test_a_runner_that_ends_before_it_begins_is_no_learners_fault(lines):
    driver, line = lines
    judge = make_judge(driver)
    for_judge, for_runner = socket.socketpair()
    for_runner.close()
    socket.send_fds(driver, [Message.RUNNER], [for_judge.fileno()])
    for_judge.close()

    with pytest.raises(Gone, match="before it began"):
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


@pytest.mark.skipif(not hasattr(socket, "SO_PASSCRED"), reason="only Linux tells who sends")
def test_the_process_of_a_runner_is_known_before_it_runs_anything_of_a_learner(lines):
    ours, theirs = lines
    tell_who_sends(ours)
    with open(os.devnull) as file:
        socket.send_fds(theirs, [Message.WAITING], [file.fileno()])

    mark, descriptor, pid = receive_from(ours)

    assert descriptor is not None
    os.close(descriptor)
    assert (mark, pid) == (Message.WAITING, os.getpid())


def test_without_a_descriptor_or_a_wish_to_know_there_is_neither(lines):
    ours, theirs = lines
    theirs.send(Message.WAITING)

    assert receive_from(ours) == (Message.WAITING, None, 0)
