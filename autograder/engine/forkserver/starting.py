"""Starts the fork server, or tells the driver in a sentence why it cannot be."""

from __future__ import annotations

import os
import socket
from importlib.util import find_spec
from typing import NoReturn

from autograder.course.torch_version import UnfitTorch
from autograder.engine.protocol import send_json


def main(descriptor: int, *, needs_torch: bool) -> NoReturn:
    """Serve the driver behind the socket ``descriptor``; if that cannot be, say why and end."""
    try:
        if needs_torch or find_spec("torch"):
            _require_torch()
        from autograder.engine.forkserver.forkserver import main as serve

        serve(descriptor)
    except UnfitTorch as unfit:
        send_json(socket.socket(fileno=descriptor), {"unfit": str(unfit)})
        os._exit(1)


def _require_torch() -> None:
    try:
        import torch  # noqa: F401
    except ModuleNotFoundError as error:
        raise UnfitTorch(f"{error.name} is not installed: `make setup` installs it.") from error
    except (ImportError, OSError) as error:  # a library that it was built for is missing
        reason = str(error).partition("\n")[0]
        raise UnfitTorch(
            f"PyTorch is installed and cannot be imported ({reason}): `make clean`, then "
            "`make setup`, installs it anew."
        ) from error
