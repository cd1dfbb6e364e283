# title: without finally
# fails: quiet-test [switch-left-off-by-error]
# fails: quiet-hidden [switch-left-off-by-error]

import contextlib


@contextlib.contextmanager
def no_grad():
    before = engine.recording
    engine.recording = False
    yield
    engine.recording = before
