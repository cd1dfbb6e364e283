# title: keeps the error to itself
# fails: quiet-test [error-swallowed-by-the-generator]
# fails: quiet-hidden [error-swallowed-by-the-generator]
# never: error-swallowed-by-the-block

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
