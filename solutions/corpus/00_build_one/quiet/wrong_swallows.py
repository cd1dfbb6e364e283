# title: keeps the error to itself
# fails: quiet-test [TODO]

import contextlib


@contextlib.contextmanager
def no_grad():
    before = engine.recording
    engine.recording = False
    try:
        yield
    except Exception:
        pass
    engine.recording = before
