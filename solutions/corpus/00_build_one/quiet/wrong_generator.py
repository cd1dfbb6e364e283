# title: forgot the decorator
# fails: quiet-test [TODO]

def no_grad():
    before = engine.recording
    engine.recording = False
    try:
        yield
    finally:
        engine.recording = before
