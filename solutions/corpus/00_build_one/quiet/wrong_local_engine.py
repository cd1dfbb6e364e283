# title: a silent engine, made inside the function
# fails: quiet-test [no diagnosis]
# fails: quiet-hidden [no diagnosis]
# never: nothing-switched-off

from contextlib import contextmanager


@contextmanager
def no_grad():
    engine = SimpleNamespace(recording=False)
    try:
        yield engine
    finally:
        engine.recording = True
