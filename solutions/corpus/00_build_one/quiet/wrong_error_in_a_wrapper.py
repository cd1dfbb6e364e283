# title: raises an error of its own in place of the one from the block
# fails: quiet-test [no diagnosis]
# fails: quiet-hidden [no diagnosis]

from contextlib import contextmanager


@contextmanager
def no_grad():
    before = engine.recording
    engine.recording = False
    try:
        yield
    except Exception as error:
        raise RuntimeError(f"error inside no_grad: {error}") from error
    finally:
        engine.recording = before
