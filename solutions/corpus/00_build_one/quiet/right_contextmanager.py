# title: contextmanager and finally

import contextlib


@contextlib.contextmanager
def no_grad():
    before, engine.recording = engine.recording, None
    engine.recording = False
    try:
        yield
    finally:
        engine.recording = before
