# title: forgets the yield
# fails: quiet-test [yield-forgotten]
# fails: quiet-hidden [yield-forgotten]

import contextlib


@contextlib.contextmanager
def no_grad():
    before = engine.recording
    engine.recording = False
    engine.recording = before
