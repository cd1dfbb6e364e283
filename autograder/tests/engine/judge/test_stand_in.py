"""The device that stands for a GPU in the judge, by its name on the way to a runner and back."""

from __future__ import annotations

import pytest
import torch

from autograder.checks.observing.snapshot import devices_in
from autograder.checks.observing.taking import Observer
from autograder.checks.observing.wire import WireError, decode, encode
from autograder.engine.judge.stand_in import StandIn
from autograder.lab import second_device
from autograder.tests.support.device_fixtures import in_a_fork

GIVEN = {"device": "sim:1", "text": "on cuda:0, not on sim:10 or cuda:01", "é": ["sim:1", 1.5]}


@in_a_fork
def test_a_message_calls_it_by_the_gpus_name_and_its_numbers_stay() -> None:
    x = torch.tensor([1.5, -2.0])
    message = encode(Observer().take({"x": x.to("sim:1"), "y": x, "z": x.to("sim:0"), **GIVEN}))

    there = decode(StandIn("cuda:0").in_message(message))

    assert [there[name].device for name in "xyz"] == ["cuda:0", "cpu", "sim:0"]
    assert there["x"].value.tolist() == [1.5, -2.0]
    assert (there["device"], there["é"]) == ("cuda:0", ["cuda:0", 1.5])
    assert there["text"] == "on sim:1, not on sim:10 or cuda:01"


@in_a_fork
def test_there_and_back_nothing_has_changed() -> None:
    for gpu in ("cuda:0", "sim:0"):
        stand_in = StandIn(gpu)
        message = encode(Observer().take({"x": torch.ones(3).to("sim:1"), **GIVEN}))

        assert decode(stand_in.in_message(stand_in.in_message(message)))["text"] == GIVEN["text"]
        assert list(devices_in(decode(stand_in.in_message(message)))) == [gpu]
        assert stand_in.in_plain(stand_in.in_plain(GIVEN)) == GIVEN


@in_a_fork
def test_what_is_no_message_stays_none() -> None:
    stand_in = StandIn("cuda:0")
    for bad in (b"", b"\1", b"\xff" * 40, (1 << 60).to_bytes(8, "little") + b"{}", bytes(8)):
        with pytest.raises(WireError):
            decode(stand_in.in_message(bad))


def test_without_a_gpu_it_stands_for_nothing() -> None:
    stand_in = StandIn("")

    assert not stand_in
    assert stand_in.in_message(b"sim:1") == b"sim:1"
    assert stand_in.in_plain(GIVEN) is GIVEN


@in_a_fork
def test_checks_that_ask_which_devices_there_are_are_told_of_it_alone() -> None:
    stand_in = StandIn("cuda:0")

    assert stand_in
    assert second_device().devices == (torch.device("sim:1"),)
