# title: unittest.mock can do that already

from unittest.mock import patch


def no_grad():
    """Return an object for `with`: engine.recording is False inside the block."""
    return patch.object(engine, "recording", False)
