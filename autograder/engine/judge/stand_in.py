"""A device of the judge's own in the place of a GPU that only runners use.

A test makes its inputs on the devices it is given, and computes there what it expects. The judge
may not start CUDA, so the teaching device, whose memory is the CPU's, stands for the GPU; on the
way to a runner and back each is called by the other's name.
"""

from __future__ import annotations

import json
import re
from typing import Any

_LENGTH_BYTES = 8  # of what `checks.observing.wire` writes before its text


class StandIn:
    """Stands for ``gpu``, the GPU's name; for nothing if that is empty."""

    def __init__(self, gpu: str) -> None:
        self.missing: str | None = None
        self._names: dict[str, str] = {}
        if gpu:
            from autograder.checks.observing.places import put_in_place_of_gpus
            from autograder.lab import teaching_device

            there = teaching_device()
            self.missing = there.missing
            if there:
                put_in_place_of_gpus(there.devices[1])
            here = str(there.devices[1]) if there else gpu
            self._names = {here: gpu, gpu: here}
        self._name = re.compile("|".join(rf"{re.escape(name)}(?!\d)" for name in self._names))

    def __bool__(self) -> bool:
        return bool(self._names)

    def in_message(self, message: bytes) -> bytes:
        """A message of `wire` with the other's name wherever one of them is called."""
        if not self:
            return message
        end = _LENGTH_BYTES + int.from_bytes(message[:_LENGTH_BYTES], "little")
        text = self._in_text(message[_LENGTH_BYTES:end].decode("utf-8", "replace")).encode()
        return len(text).to_bytes(_LENGTH_BYTES, "little") + text + message[end:]

    def in_plain(self, plain: Any) -> Any:
        """Plain data, in the same way."""
        return json.loads(self._in_text(json.dumps(plain))) if self else plain

    def _in_text(self, text: str) -> str:
        return self._name.sub(lambda found: self._names[found[0]], text)
