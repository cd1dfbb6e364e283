# title: notes what was there when it has switched off already
# fails: quiet-test [noted-after-the-switch]
# fails: quiet-hidden [noted-after-the-switch]
# never: switch-left-off

from contextlib import contextmanager


@contextmanager
def no_grad():
    engine.recording = False
    before = engine.recording
    try:
        yield
    finally:
        engine.recording = before
