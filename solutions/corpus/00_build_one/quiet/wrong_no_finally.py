# title: without finally
# fails: quiet-test [TODO]

import contextlib


@contextlib.contextmanager
def no_grad():
    before = engine.recording
    engine.recording = False
    yield
    engine.recording = before
