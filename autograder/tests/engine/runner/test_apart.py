"""What observes is a copy of its own; no name leads to it, and the known modules stay as is."""

from __future__ import annotations

import sys

import torch

from autograder.checks.observing import observer, wire
from autograder.engine.runner.apart import loaded_apart

PACKAGE = "autograder.checks.observing"


def test_what_is_exchanged_in_the_known_modules_does_not_reach_the_copy(monkeypatch):
    found, _ = loaded_apart(PACKAGE, "observer")
    request = wire.encode({})
    monkeypatch.setattr(wire, "_plain", lambda tree, memory: {"is": "forged"})

    reply = found.run(lambda: {"x": torch.ones(2)}, request)

    assert b"forged" not in reply
    assert b'"storage_bytes": 8' in reply


def test_the_known_modules_are_what_they_were_and_the_copy_is_in_no_list():
    before = {**sys.modules}

    found, names = loaded_apart(PACKAGE, "observer")

    assert {**sys.modules} == before
    assert sys.modules["autograder.checks"].observing is sys.modules[PACKAGE]
    assert vars(found) in names
    assert vars(observer) not in names
    assert len(names) > 5
