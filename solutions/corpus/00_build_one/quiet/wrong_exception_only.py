# title: catches Exception, and Ctrl+C is none
# fails: quiet-hidden [switch-left-off-by-error]

from contextlib import contextmanager


@contextmanager
def no_grad():
    before = engine.recording
    engine.recording = False
    try:
        yield
    except Exception:
        engine.recording = before
        raise
    engine.recording = before
