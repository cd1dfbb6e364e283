"""Nothing can be written to a class of ours while a learner's code runs."""

from __future__ import annotations

import pytest

from autograder.engine.guard import fingerprint
from autograder.engine.guard.immutable import make_immutable


@pytest.mark.skipif(not fingerprint.IS_READABLE, reason="this Python keeps classes otherwise")
def test_members_stay_and_instances_go_on() -> None:
    class Kept:
        def says(self) -> str:
            return "right"

    one = Kept()
    make_immutable(Kept)

    for write in (setattr, type.__setattr__):
        with pytest.raises(TypeError, match="immutable"):
            write(Kept, "says", lambda self: "wrong")
    with pytest.raises(TypeError):
        Kept.__bases__ = (int,)
    one.own = 1  # type: ignore[attr-defined]
    assert (one.says(), Kept().says()) == ("right", "right")
