# title: swallows a KeyboardInterrupt
# fails: quiet-test [error-swallowed-by-the-generator]
# fails: quiet-hidden [error-swallowed-by-the-generator]
# never: error-swallowed-by-the-block

import contextlib

@contextlib.contextmanager
def no_grad():
    before, engine.recording = engine.recording, False
    try:
        yield
    except KeyboardInterrupt:
        pass
    finally:
        engine.recording = before
