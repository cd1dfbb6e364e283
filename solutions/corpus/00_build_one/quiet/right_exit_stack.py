# title: an ExitStack with a callback

from contextlib import ExitStack, contextmanager


@contextmanager
def no_grad():
    with ExitStack() as stack:
        stack.callback(setattr, engine, "recording", engine.recording)
        engine.recording = False
        yield engine
