# title: forgot the decorator
# fails: quiet-test [contextmanager-forgotten]
# fails: quiet-hidden [contextmanager-forgotten]

def no_grad():
    before = engine.recording
    engine.recording = False
    try:
        yield
    finally:
        engine.recording = before
