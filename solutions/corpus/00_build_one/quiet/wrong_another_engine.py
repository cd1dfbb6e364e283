# title: puts another engine in its place for a while
# fails: quiet-test [no diagnosis]
# fails: quiet-hidden [no diagnosis]
# never: nothing-switched-off

import contextlib
from types import SimpleNamespace

@contextlib.contextmanager
def no_grad():
    global engine
    before = engine
    engine = SimpleNamespace(recording=False)
    try:
        yield
    finally:
        engine = before
