# title: switches on at the end, whatever was before
# fails: quiet-test [switch-forced-on]
# fails: quiet-hidden [switch-forced-on]

import contextlib


@contextlib.contextmanager
def no_grad():
    engine.recording = False
    try:
        yield
    finally:
        engine.recording = True
